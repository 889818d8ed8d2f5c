"""Companion mode: for a group that has the box. Dice, cards and figures are on their own table; this is the app alone.

It runs the same scenario by the same clock, with the same texts. What it cannot know (where figures stand, what dice
show, who holds what) it asks for when it needs it, and it offers nothing that cannot be; what it would do itself at our
table it tells the group to do.
"""
