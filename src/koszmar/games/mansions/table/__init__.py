"""What a player sees and reads of Mansions of Madness."""
