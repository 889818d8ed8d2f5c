"""What games share: plain functions and Structs between the kernel and the games. A part has at least two users."""
