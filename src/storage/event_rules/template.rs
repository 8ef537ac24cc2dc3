//! The file of rules with which somebody begins: everything that can be said, with a comment.

/// A file of rules in which every key is explained; what is switched off by `#` is as it is without it.
pub const TEMPLATE: &str = r##"# The rules of an event for Annabella. Check this file with: annabella event FILE
# Play with it: annabella play --event FILE, or with pairings: annabella play --event FILE --round 3 --board 12
# What begins with # is switched off.

[event]
name = "Spring Open"
site = "Madrid"
# date = 2026-11-22
# round = 1
# board = 1
# A list of pairings as a pairing program exports it (TRF), beside this file:
# pairings = "open.trf"

[rules]
# The edition of the Laws: 2009, 2014, 2018, 2023.
laws = 2023
# 90+30, 40/90+30,30+30, 15+10, 5d3 (delay), fide-rapid, none, or two as "5 vs 3+2".
time = "90+30"
# What that time makes the game by the Laws: standard, rapid or blitz. Only checked.
# class = "standard"
# How a rapid or blitz game is supervised (A.4, B.2): adequate, or none.
# supervision = "adequate"
# How late a player may arrive before he loses (6.7): 0s, 30m, 1h.
default-time = "0s"
# Whose clock is used: own, or external for a clock on the table.
# clock = "own"
# A draw may be agreed only once each player has made so many moves (9.1.1). 0: at any time.
# agreement-after = 30
# Instead of that: free, or forbidden without the arbiter's consent; he consents with the word accept.
# agreement = "forbidden"
# That the rules of the quickplay finish apply was announced (2014: G; since: Guidelines III). Not with an increment.
# quickplay-announced = false
# What a game gives (10.1): 1-1/2-0, or 3-1-0.
# points = "3-1-0"
# The language of the numbers in which ranks are announced, where the arbiter decides otherwise (D.2.1): de, en, es, fr,
# it, pt, nl.
# ranks = "de"
# Whether others may look on with annabella watch: allowed, or forbidden.
# watching = "allowed"
# A friendly game, in which the program may help.
# casual = false
# Chess960: an array from 0 to 959.
# chess960 = 518
# The position from which the game starts, as FEN.
# from = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

[white]
# name = "Garcia, Ana"
# blind = false
# Cannot hear what is announced; a blind opponent then has an assistant (D.2.11).
# deaf = false
# What the player's assistant may do, and whether he may be asked for times and numbers of moves (D.2.10): any of
# move,announce,record,press,ask,formalities, or none.
# assistant = "move,announce"
# The language of the scoresheet: en, es, de, fr, it, pt, nl, fig ...
# sheet = "es"
# What is kept for this player by itself: sheet,board, sheet, board, none.
# keeps = "sheet,board"
# Another time control than the opponent's:
# time = "120+30"

[black]
# name = "Weber, Jonas"
# blind = true
# assistant = "none"
# sheet = "de"

# Who plays whom, one block for each board:
# [[pairing]]
# round = 1
# board = 1
# white = "Garcia, Ana"
# black = "Weber, Jonas"

# What holds for a player in every round:
# [[player]]
# name = "Weber, Jonas"
# blind = true
# sheet = "de"
"##;
