### Haunt 6. All wording is our own.

haunt-06 = Inheritance
haunt-06-intro = The invitation had a second page. To the last of you who leaves this house alive it leaves everything: the land, the money, the name. One of you read it weeks ago, and has already thinned out the family. The proofs lie about the house, two of a kind. So do you all, in your own way.
haunt-06-setup = The haunt revealer puts the eight Trait tokens (Evidence) face up on different tiles, the two of a pair in different regions. Number tokens 1 to { $players } are dealt face down, one each: whoever has the 1 is the traitor. The player to the left of the haunt revealer takes the first turn.
haunt-06-goal = Heroes: the traitor is dead. Traitor: all heroes are dead.
haunt-06-end-hero = The will burns with a small green flame. Nobody inherits anything, and those who are left walk down the drive together, quarrelling about who takes the wheel.
haunt-06-end-traitor = The sole heir signs in a steady hand, blots the ink, and asks the notary whether the carpets could be cleaned before Monday.
haunt-06-uncover = Uncover
    .text = If you hold an Evidence and its twin is on your tile or held by somebody on your tile: roll that trait. 5+: the highest Number token that is still face down is turned up.
haunt-06-pick-up = Pick up Evidence
    .text = Take an Evidence from your tile. It is free, as often as you like.
haunt-06-confess = Reveal yourself
    .text = On your own turn the traitor may turn up the 1: heal all traits, gain 1 Might.
haunt-06-rule-attacks = Everybody may attack everybody, and every other explorer on your tile is an obstacle. Once the traitor is revealed, heroes no longer hinder each other, but they may still attack each other. You may look at your own Number token and say about it what you like.
haunt-06-rule-evidence = Evidence may be traded, and falls on the tile where its holder dies.
haunt-06-rule-guilt = At the end of your turn, if you did not attack, take two dice of Mental damage; not a revealed traitor. If it would kill a hidden traitor, the traitor is revealed instead.
haunt-06-rule-revealed = Revealed in any way, the traitor heals all traits and gains 1 Might. Dying turns your Number token up.
token-06-number = Number token
token-06-evidence-might = Evidence of Might
token-06-evidence-speed = Evidence of Speed
token-06-evidence-knowledge = Evidence of Knowledge
token-06-evidence-sanity = Evidence of Sanity
prompt-06-pair = { $seat }, which pair of Evidence do you use?
event-06-number = The Number token of { $seat } is a { $number }.
lore-06-number =
    { $number ->
        [1] Your Number token: 1. You are the traitor.
       *[other] Your Number token: { $number }. You are a hero.
    }
