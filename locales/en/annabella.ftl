### Annabella in English. One file, three sections: speech, notices, screen.
### The German words of D.2.1 (Anna, eins, Springer ...) are not here: they are the same in every language.

## Speech: how players, pieces, squares and times are said

player = { $color ->
    [white] White
   *[black] Black
}
actor = { $who ->
    [white] White
    [black] Black
    [white_assistant] White's assistant
    [black_assistant] Black's assistant
    [arbiter] The arbiter
   *[program] The program
}
piece = { $color ->
    [white] { $role ->
        [king] white king
        [queen] white queen
        [rook] white rook
        [bishop] white bishop
        [knight] white knight
       *[pawn] white pawn
    }
   *[black] { $role ->
        [king] black king
        [queen] black queen
        [rook] black rook
        [bishop] black bishop
        [knight] black knight
       *[pawn] black pawn
    }
}
role = { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
nothing = nothing
sheet-language = { $code ->
    [de] German
    [es] Spanish
    [fr] French
    [it] Italian
    [pt] Portuguese
    [nl] Dutch
    [ca] Catalan
    [gl] Galician
    [ro] Romanian
    [da] Danish
    [no] Norwegian
    [sv] Swedish
    [is] Icelandic
    [fi] Finnish
    [et] Estonian
    [pl] Polish
    [cs] Czech
    [sk] Slovak
    [hu] Hungarian
    [hr] Croatian
    [sr] Serbian
    [sl] Slovene
    [ru] Russian
    [uk] Ukrainian
    [bg] Bulgarian
    [el] Greek
    [tr] Turkish
    [fig] figurines
   *[en] English
}
announced = { $color ->
    [white] White: { $words }. { $mv }.
   *[black] Black: { $words }. { $mv }.
}
again = Again: { $sentence }
corrected = Corrected. { $sentence }
square-holds = { $square } { $piece }
square-empty = { $square } empty
board-difference = { $square }: White's board { $white }, Black's board { $black }
ply-start = the start of the game
nothing-more = nothing more
board-difference-both = { $square }: both boards { $piece }
clocks-unchanged = as they stand
clocks-as-then = White { $white }, counter { $whitemoves }; Black { $black }, counter { $blackmoves }
check-square = { $square } { $stands } instead of { $should }
do-turn-round = turn the whole board round
do-lift = lift the { $piece } from { $square }
do-move = move the { $piece } from { $from } to { $to }
do-place = put a { $piece } on { $square }
cause-behind = { $plies ->
    [one] the last half-move has not been executed
   *[other] the last { $plies } half-moves have not been executed
}
cause-not-executed = { $mv } was not executed
cause-unrecorded = { $moves } was executed and stands on no scoresheet
cause-executed-as = { $mv } was executed as { $from } { $to }
cause-wrong-promotion = { $mv } was executed with a { $role }
cause-castled-to = { $side ->
    [king] { $mv } was executed as castling on the king's side
   *[queen] { $mv } was executed as castling on the queen's side
}
cause-rook-forgotten = { $mv } was executed without the rook
cause-en-passant-left = { $mv } was executed and the pawn on { $square } left on the board
cause-turned = { $how ->
    [half] the whole board is turned round
    [quarter] the whole board is turned by a quarter
    [files] the a-file and the h-file have changed places
   *[ranks] the first and the eighth rank have changed places
}
cause-colors-exchanged = the white and the black pieces have changed places
cause-knocked-over = several pieces look knocked over: { $squares }
cause-displaced = the { $piece } stands on { $stands } instead of { $should }
cause-wrong-piece = on { $square } stands a { $stands } instead of a { $should }
cause-missing = the { $piece } on { $square } is missing
cause-extra = on { $square } stands a { $piece } too many
slip-omitted = { $color ->
    [white] White's scoresheet lacks { $plies ->
        [one] one half-move
       *[other] { $plies } half-moves
    } after { $last }
   *[black] Black's scoresheet lacks { $plies ->
        [one] one half-move
       *[other] { $plies } half-moves
    } after { $last }
}
slip-doubled = { $color ->
    [white] White's scoresheet has { $plies ->
        [one] one half-move
       *[other] { $plies } half-moves
    } too many after { $last }
   *[black] Black's scoresheet has { $plies ->
        [one] one half-move
       *[other] { $plies } half-moves
    } too many after { $last }
}
slip-swapped = two half-moves after { $last } are swapped; the position after them is the same
slip-one-entry = only one entry after { $last } differs; everything later agrees with either
slip-one-entry-on = { $color ->
    [white] only one entry after { $last } differs; everything later agrees if White's is wrong
   *[black] only one entry after { $last } differs; everything later agrees if Black's is wrong
}
hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
time-of = { $player }: { $time }
time-then = then { $period }
time-with = { $period } with { $bonus }
time-none = no time is kept
time-moves = { $moves ->
    [one] 1 move in { $time }
   *[other] { $moves } moves in { $time }
}
time-all-moves = all moves in { $time }
time-cumulative = { $time } added before each move
time-delay = { $time } of delay for each move
time-us-delay = { $time } of delay before the clock counts down
time-byo-yomi = byo-yomi, { $times ->
    [one] once { $time }
   *[other] { $times } times { $time }
}
time-canadian = { $moves ->
    [one] 1 move in { $time }, anew each time
   *[other] { $moves } moves in { $time }, anew each time
}
time-hourglass = an hourglass of { $time }
time-up = no limit, the clocks count up
time-repeats = the last period again and again
time-turns-at-zero = the next period begins at zero
time-freezes = both clocks stop at zero
time-call = { $left } left.
time-calls-on = You will be told when there is left: { $marks }.
time-calls-tone = A tone will tell you when there is left: { $marks }.
time-calls-off = You will be told the time only when you ask.
clock-used-and-left = { $who ->
    [you] You have used { $used }; { $left } left.
    [white] White has used { $used }; { $left } left.
   *[black] Black has used { $used }; { $left } left.
}
clock-used = { $who ->
    [you] You have used { $used }; there is no limit.
    [white] White has used { $used }; there is no limit.
   *[black] Black has used { $used }; there is no limit.
}
clock-entered = { $who ->
    [you] By the clock on the table, as last entered, you have { $left } left.
    [white] By the clock on the table, as last entered, White has { $left } left.
   *[black] By the clock on the table, as last entered, Black has { $left } left.
}
clock-not-entered = The time is kept by the clock on the table; none has been entered.
clock-flag = { $who ->
    [you] Your flag has fallen.
    [white] White's flag has fallen.
   *[black] Black's flag has fallen.
}
clock-byo-yomi = { $times ->
    [one] The last byo-yomi time.
   *[other] { $times } byo-yomi times.
}
clock-moves = { $moves ->
    [0] No moves completed.
    [one] 1 move completed.
   *[other] { $moves } moves completed.
}
clock-moves-to-control = { $moves ->
    [0] No moves completed
    [one] 1 move completed
   *[other] { $moves } moves completed
}, { $more } to the time control.
report-line = { $time } { $who }: { $sentence }
report-private = { $color ->
    [white] { $time } to White alone: { $sentence }
   *[black] { $time } to Black alone: { $sentence }
}
board-of = { $color ->
    [white] White's board:
   *[black] Black's board:
}

## Notices: what happened, what was refused and what would be right

opened = { $named ->
    [no] A new game.
    [goes-on] { "" }
   *[yes] { $white } plays White, { $black } plays Black.
} Time: { $time }. Laws of { $laws }.
reopened = The game goes on after { $plies ->
    [0] no completed half-moves
    [one] one completed half-move
   *[other] { $plies } completed half-moves
}, { $gap } after the last record. The clocks stand as last recorded; the arbiter starts them with go.
torn = The last line of the record was torn and has been cut off; everything before it is whole.
time-missing = { $gap } are missing: the computer slept, the program was stopped, or the clock of the computer was set. Both clocks are stopped as they were before; the arbiter decides (6.10).
play-begun = Play has begun.
completed = { $color ->
    [white] White has completed { $mv }.
   *[black] Black has completed { $mv }.
}
touched = { $color ->
    [white] White has touched: { $list }.
   *[black] Black has touched: { $list }.
}
touch-disregarded = { $color ->
    [white] White has announced a move that the pieces touched before do not allow (4.3).
   *[black] Black has announced a move that the pieces touched before do not allow (4.3).
}
repeated = { $who } repeated it as announced.
repetition-differed = { $who } repeated { $repeated }, but { $announced } was announced.
withdrawn = { $mv } is taken back.
executed = { $color ->
    [white] On White's board: { $what }.
   *[black] On Black's board: { $what }.
}
recorded = { $color ->
    [white] On White's scoresheet: { $text }.
   *[black] On Black's scoresheet: { $text }.
}
recorded-unreadable = { $color ->
    [white] On White's scoresheet: { $text }. It means no move there.
   *[black] On Black's scoresheet: { $text }. It means no move there.
}
recorded-ambiguous = { $color ->
    [white] On White's scoresheet: { $text }. It may mean several moves.
   *[black] On Black's scoresheet: { $text }. It may mean several moves.
}
struck = { $color ->
    [white] White's scoresheet is struck from half-move { $ply } on.
   *[black] Black's scoresheet is struck from half-move { $ply } on.
}
draw-offered = { $color ->
    [white] White offers a draw.
   *[black] Black offers a draw.
}
draw-declined = { $color ->
    [white] White declines the draw.
   *[black] Black declines the draw.
}
arbiter-called = { $who } calls the arbiter.
clocks-stopped = Both clocks are stopped.
clocks-started = { $color ->
    [white] White's clock is running.
   *[black] Black's clock is running.
}
clocks-set = The clocks are set: White { $white }, Black { $black }.
time-added = { $color ->
    [white] White's clock is given { $time }.
   *[black] Black's clock is given { $time }.
}
time-controls-set = The clocks were set wrongly; now: { $time }. What was used counts.
period-set = { $color ->
    [white] White is in period { $period }.
   *[black] Black is in period { $period }.
}
player-absent = { $color ->
    [white] White has not arrived.
   *[black] Black has not arrived.
}
player-arrived = { $color ->
    [white] White has arrived.
   *[black] Black has arrived.
}
default-time-passed = { $color ->
    [white] White has not arrived within the default time of { $time } and loses unless the arbiter decides otherwise (6.7).
   *[black] Black has not arrived within the default time of { $time } and loses unless the arbiter decides otherwise (6.7).
}
counter-set = { $color ->
    [white] White has completed { $moves } moves by the counter.
   *[black] Black has completed { $moves } moves by the counter.
}
flag-fell = { $color ->
    [white] White's flag has fallen.
   *[black] Black's flag has fallen.
}
boards-differ = The two boards differ ({ $article }) on { $count ->
    [one] one square
   *[other] { $count } squares
}: { $squares }.
board-difference-said = { $difference }.
boards-agree = The two boards agree again.
illegal-move = { $color ->
    [white] Illegal move by White ({ $article }): { $mv }. It is number { $count }.
   *[black] Illegal move by Black ({ $article }): { $mv }. It is number { $count }.
}
illegal-move-hint = { $color ->
    [white] Arbiter: rule accept goes back before it and gives White { $time }; rule reject lets it stand.
   *[black] Arbiter: rule accept goes back before it and gives Black { $time }; rule reject lets it stand.
}
empty-press = { $color ->
    [white] White pressed the clock without having made a move ({ $article }).
   *[black] Black pressed the clock without having made a move ({ $article }).
}
empty-press-counts = It counts as an illegal move, number { $count }.
empty-press-hint = { $color ->
    [white] Arbiter: rule accept gives White { $time }; rule reject does not count it. Then go.
   *[black] Arbiter: rule accept gives Black { $time }; rule reject does not count it. Then go.
}
empty-press-loses = { $color ->
    [white] Arbiter: rule accept loses the game for White; rule reject does not count it.
   *[black] Arbiter: rule accept loses the game for Black; rule reject does not count it.
}
empty-press-left-to-arbiter = The arbiter decides whether to penalise it. Then go.
irregularity-upheld = { $color ->
    [white] It counts as an illegal move by White.
   *[black] It counts as an illegal move by Black.
}
irregularity-dismissed = The arbiter lets it stand.
flag-claimed = { $color ->
    [white] White's
   *[black] Black's
} flag is claimed to have fallen.
ruling-postponed = The arbiter decides case { $case } later.
case-open = Case { $case }: { $kind ->
    [illegal] illegal move by { $color }
    [empty] clock pressed without a move by { $color }
    [touch] touched piece not played by { $color }
    [offer] draw offered by { $color }
    [flag] flag claimed by { $color }
   *[records] boards or scoresheets differ
} ({ $article }).
retraced = The game is back after { $plies ->
    [0] no completed half-moves
    [one] one completed half-move
   *[other] { $plies } completed half-moves
}. Both boards and both sheets are set to it. The clocks stand until go.
board-adjusted = { $color ->
    [white] White's board now stands as the scoresheets have it.
   *[black] Black's board now stands as the scoresheets have it.
}
note-written = Noted: { $text }.
game-ended = { $score ->
    [score-1-0] White wins, 1-0
    [score-0-1] Black wins, 0-1
    [score-draw] Draw, 1/2-1/2
    [score-both-lose] Both lose, 0-0
   *[other] The result is { $text }
}: { $reason ->
    [checkmate] checkmate
    [resignation] resignation
    [stalemate] stalemate
    [dead_position] a position in which nobody can mate
    [agreement] by agreement
    [time] a flag has fallen
    [illegal_moves] illegal moves
    [fivefold] the same position for the fifth time
    [seventy_five_moves] seventy-five moves without a capture or pawn move
   *[arbiter] as the arbiter declared
} ({ $article }).
sheets-part = The two scoresheets part ({ $article }) after { $last }: White's has { $white }, Black's has { $black }.
sheets-agree = The two scoresheets agree again.
move-impossible = { $color ->
    [white] On White's board that move cannot be made.
   *[black] On Black's board that move cannot be made.
}
line-replaced = From half-move { $ply } on, what the scoresheets have is what was played.
instruction = { $color ->
    [white] White's board, { $n } of { $of }: { $what }.
   *[black] Black's board, { $n } of { $of }: { $what }.
}
board-cause = { $color ->
    [white] White's board: { $cause }.
   *[black] Black's board: { $cause }.
}
sheets-slip = The scoresheets: { $slip }.
candidates = This would explain what stands on both boards: { $moves }.
check-right = { $color ->
    [white] White's board stands as it should.
   *[black] Black's board stands as it should.
}
check-wrong = { $color ->
    [white] White's board: { $squares }.
   *[black] Black's board: { $squares }.
}
proposal-nothing = Boards and scoresheets agree.
proposal-boards-wrong = The scoresheets agree to { $last }; { $color ->
    [white] White has the move
   *[black] Black has the move
}. The boards are put right, the clocks stay; retrace or adjust does it.
proposal-sheet-right = { $color ->
    [white] Both boards stand as White's scoresheet has it. Black's scoresheet is put right; retrace does it.
   *[black] Both boards stand as Black's scoresheet has it. White's scoresheet is put right; retrace does it.
}
proposal-sheets-only = Both boards stand alike, and both scoresheets lead there from { $last }. The arbiter rules which is right; strike and record correct the other.
proposal-back = { $ground ->
    [illegal] The scoresheets have an illegal move.
    [incomplete] One scoresheet stops early.
    [unreadable] An entry cannot be read.
   *[differ] The scoresheets differ.
} Proposed: back to the position after { $last }, { $color ->
    [white] White to move
   *[black] Black to move
}; clocks { $clocks }; retrace does it.
report-struck = { $color ->
    [white] Struck on White's scoresheet: { $entries }.
   *[black] Struck on Black's scoresheet: { $entries }.
}
no-mate = { $who ->
    [nobody] Nobody can mate
   *[opponent] The opponent cannot mate
}: { $proof ->
    [terminal] no move is left.
    [material] there is too little material.
   *[closure] everything that can still arise was examined, in { $states } states.
}

refused-already-begun = Play has already begun.
refused-not-begun = Play has not begun yet.
refused-not-begun-hint = Say begin, or enter the first move.
refused-game-over = The game is over.
refused-clocks-stopped = The clocks are stopped.
refused-clocks-stopped-hint = The arbiter starts them with go.
refused-clocks-running = The clocks are not stopped.
refused-clock-not-running = { $color ->
    [white] White's clock is not running; pressing it changes nothing.
   *[black] Black's clock is not running; pressing it changes nothing.
}
refused-not-your-move = { $color ->
    [white] White has the move.
   *[black] Black has the move.
}
refused-not-yours-arbiter = That is for the arbiter to say.
refused-not-yours-arbiter-hint = Put arbiter: before it if you speak for him.
refused-not-yours-player = { $color ->
    [white] That is for White to say.
   *[black] That is for Black to say.
}
refused-nothing-announced = No move is announced.
refused-nothing-announced-hint = Enter the move first.
refused-not-completed = { $mv } is announced and not completed.
refused-not-completed-hint = An empty line completes it, correct and a move changes it, undo takes it back.
refused-too-late = The clock has been pressed; a slip of the tongue can be corrected only before that.
refused-too-late-hint = Call the arbiter.
refused-mirroring = Following the opponent's move on one's own board is no touching (D.2.3).
refused-own-move = The opponent repeats a move, not the player who made it.
refused-no-offer = No draw is offered.
refused-own-offer = One cannot answer one's own offer.
refused-already-offered = The draw is offered already.
refused-answer-the-offer = The opponent's draw offer is open: accept or decline it first.
refused-agreement-too-early = A draw can be agreed only when both players have made a move.
refused-flag-not-fallen = No flag has fallen.
refused-not-a-time = That is no time a clock can show.
refused-no-such-ply = There are { $plies ->
    [0] no half-moves
    [one] one half-move
   *[other] { $plies } half-moves
} so far.
refused-no-such-period = { $periods ->
    [0] The time control has no periods.
    [one] The time control has one period.
   *[other] The time control has { $periods } periods.
}
refused-already-said = That is how it is already.
refused-nothing-open = There is nothing to rule on.
refused-rule-first = The arbiter first rules on what was found.
refused-rule-first-hint = rule accept does what the Laws provide, rule reject lets it stand where that can be played on.
refused-nothing-on-board = { $color ->
    [white] Nothing stands on { $square } on White's board.
   *[black] Nothing stands on { $square } on Black's board.
}
refused-not-his-duty = The assistant of a sighted player moves and announces, no more (D.2.11).
refused-nothing-there = No piece of the player on the move stands on { $square }.

unreadable-empty = There is no move in that.
unreadable-not-understood = I do not understand { $part }.
unreadable-not-understood-hint = Enter a move, as e4, Nf3, e2e4 or springer felix drei, or help.
unreadable-ambiguous = That can be several moves: { $moves }.
unreadable-ambiguous-hint = Enter one of them with both squares.
unreadable-no-such-piece = No { $role } can go to { $square }.
unreadable-not-there = That piece does not stand on { $square }.
unreadable-promotion = The piece that the pawn becomes is missing.
unreadable-promotion-hint = Enter it after the square, as { $square }Q or { $square } dame.
unreadable-only-legal-in = That is no legal move in the language of this scoresheet; in { $language } it would be one.
unreadable-only-legal-in-hint = Enter it in the sheet's own letters, or with both squares if it was really played.
unreadable-foreign-letter = { $letter } is no piece letter on this scoresheet.
unreadable-foreign-letter-hint = In { $language } it would be a move; nothing was changed.
pieces = { $player }: { $list }.
no-moves = No move has been completed.
last-move = { $player }: { $words }. { $mv }.
moves = { $list }.
status-before = Play has not begun.
status = { $color ->
    [white] White has the move
   *[black] Black has the move
}{ $step ->
    [announced] ; it is announced.
    [repeated] ; it is announced and repeated.
    [executed] ; it is announced, repeated and executed on both boards.
   *[to-move] ; nothing is announced.
}
nothing-changed = Nothing had to be changed.
incomplete = After { $word } something is missing or not understood. Say help { $word }.
goodbye = The game is saved in { $file }. Go on with { $resume }.
goodbye-over = The game is saved in { $file }.

mate-given = { $color ->
    [white] White has given mate.
   *[black] Black has given mate.
}
mate-can = { $color ->
    [white] White can still mate
   *[black] Black can still mate
}, { $plies ->
    [one] in one half-move
   *[other] in { $plies } half-moves
}: { $line }.
mate-wins = { $color ->
    [white] So White wins if Black's flag falls (6.9), if Black resigns (5.1.2) or completes a second illegal move (7.5.5).
   *[black] So Black wins if White's flag falls (6.9), if White resigns (5.1.2) or completes a second illegal move (7.5.5).
}
mate-cannot = { $color ->
    [white] White cannot mate by any series of legal moves
   *[black] Black cannot mate by any series of legal moves
}: { $why ->
    [terminal] no legal move is left
    [material] the material does not suffice
   *[closure] everything that can still arise was examined, in { $states ->
        [one] one state
       *[other] { $states } states
    }
}.
mate-draws = { $color ->
    [white] So the game is drawn if Black's flag falls (6.9), if Black resigns (5.1.2) or completes a second illegal move (7.5.5).
   *[black] So the game is drawn if White's flag falls (6.9), if White resigns (5.1.2) or completes a second illegal move (7.5.5).
}
mate-dead = Neither player can mate: the game is drawn (5.2.1, 5.2.2).
mate-open = { $color ->
    [white] Whether White can still mate is not determined
   *[black] Whether Black can still mate is not determined
}, after { $steps } moves tried; the arbiter decides.
mate-no-diagram = { $text } is no diagram that can be played on: { $why ->
    [text] it is no FEN
    [no-king] a king is missing
    [many-kings] a player has more than one king
    [pawn-on-last-rank] a pawn stands on the first or last rank
    [wrong-side-in-check] the player who has no move is in check
   *[otherwise] its parts do not agree
}.

trouble-not-created = The file { $path } cannot be created: { $why }. Choose another with --journal.
trouble-not-opened = The file { $path } cannot be opened: { $why }.
trouble-not-written = The file { $path } cannot be written: { $why }.
trouble-locked = The game in { $path } is being played by another Annabella; close that one first.
trouble-damaged = Line { $line } of { $path } is damaged; nothing was changed. Keep the file for the arbiter.
trouble-not-a-journal = { $path } is not the record of a game.
trouble-not-a-position = { $text } is no position from which a game can be played; a FEN with one king each is needed.
trouble-not-a-time-control = { $text } is no time control: { $why ->
    [empty] nothing is written
    [unreadable] { $part } cannot be read
    [no-time] a period gives no time
    [negative] a time is below nought
    [too-long] it is above 100 hours
    [too-many-periods] it has too many periods
    [no-moves] a period is for no moves
   *[misplaced] these periods cannot follow each other
}; write 90+30, 40/90+30,30+30, 15+10, 5d3 or none.
trouble-not-a-language = { $text } is no language of the interface; there are en, es and de.
trouble-not-a-sheet-language = { $text } is no language of a scoresheet; there are { $known }.
trouble-script-line = Line { $line } of the script cannot be read: { $text }.
trouble-no-terminal = This face needs a terminal; use --face lines.
trouble-no-unfinished-game = There is no unfinished game to resume.
trouble-wrong-value = { $text } is no value of { $option }; there are { $known }.
trouble-settings-line = Line { $line } of { $path } is left out. { $why }
trouble-not-toml = This is not a line of TOML: { $why }.
trouble-command-line = { $why }. annabella --help says what can be asked.
trouble-not-a-pgn = { $path } is no PGN that can be read: { $why }.
trouble-not-a-move = { $text }: { $why }
voice-fell-back = { $why ->
    [no-process] The voice program is missing
    [process-died] The voice program ended
    [process-frozen] The voice program did not answer
    [process-flooded] The voice program did not stop sending
    [no-library] The espeak-ng library is missing
    [no-system-voice] There is no system voice
    [system-broken] The system voice refused a sentence
    [system-silent] The system voice is silent
    [no-device] There is no sound device
    [device-busy] Another program holds the sound device
    [device-lost] The sound device is gone
    [device-frozen] The sound device takes no sound
   *[other] The voice failed
}; { $engine ->
    [embedded] the embedded voice speaks instead.
   *[system] the system voice speaks instead.
}
voice-failed = { $why ->
    [no-process] The voice program is missing
    [process-died] The voice program ended
    [process-frozen] The voice program did not answer
    [process-flooded] The voice program did not stop sending
    [no-library] The espeak-ng library is missing
    [no-system-voice] There is no system voice
    [system-broken] The system voice refused a sentence
    [system-silent] The system voice is silent
    [no-device] There is no sound device
    [device-busy] Another program holds the sound device
    [device-lost] The sound device is gone
    [device-frozen] The sound device takes no sound
   *[other] The voice failed
}: nothing is heard. The game goes on in text.
voice-restored = The voice is heard again.
headphones-lost = { $why ->
    [device-busy] Another program holds the headphones
    [no-library] The espeak-ng library is missing
    [device-frozen] The headphones take no sound
    [not-private] The sound system may move what is heard on the headphones to another device
   *[other] The headphones are gone
}: what is for one player only is shown and not spoken.
recording = Announcements and repetitions are recorded from the microphone in { $path }: { $used } of { $limit } megabytes are used, { $free } are free on the disk.
not-recorded = { $ply ->
    [0] Nothing is recorded.
   *[other] Nothing is recorded of half-move { $ply }.
}
plays = Half-move { $ply } as it was recorded.
hear-recorded = Half-move { $ply }: { $seconds } seconds.
hear-space = { $used } megabytes are used, { $free } are free on the disk.
unknown-sound = { $kind ->
    [voice] There is no voice { $name }
   *[device] There is no output device { $name }
}{ $nearest ->
    [none] .
   *[other] ; nearest to it: { $nearest }. annabella voices names all.
}
recording-failed = { $why ->
    [disk-full] The room for recordings is used up
    [file] The recording cannot be written
   *[other] There is no microphone
}: nothing is recorded.
voice-hint = If a screen reader says these lines too, type voice off: use one or the other.
lesson = { $number ->
    [1] Lesson 1 of 10. Announce White's move: type e4 and press Enter.
    [2] Lesson 2. The opponent repeats it and makes it on his board; then press Enter on an empty line: the move is recorded and the clock pressed.
    [3] Lesson 3. Moves may be typed as they are spoken: bauer eva sieben eva fuenf, or ba ev 7 ev 5.
    [4] Lesson 4. To hear it once more say again, or a.
    [5] Lesson 5. Press Enter on an empty line to complete it.
    [6] Lesson 6. Feel a square of your board: what e4, or wt e4.
    [7] Lesson 7. Feel the whole board: board, or b; o is an empty square.
    [8] Lesson 8. Ask for your clock: clock, or t. Nobody tells you the time unasked.
    [9] Lesson 9. Offer a draw: draw.
    [10] Lesson 10. Now the opponent: decline.
   *[other] That was all. Say help for all words, or go on playing; quit leaves.
}
practice-over = The practice game was not recorded.
ask-setting = { $key ->
    [white] Name of White
    [black] Name of Black
    [blind] Who is blind or visually disabled? 1, White. 2, Black. 3, both. 4, nobody
    [time] Time control, as 90+30, 15+10, 5d3 or none
    [laws] Edition of the Laws, 2009, 2014, 2018 or 2023
   *[sheets] Languages of the two scoresheets, White's first, as en, es de or fr fig
}{ $known ->
    [yes] ; Enter takes { $default }.
   *[no] ; Enter leaves it open.
}
ask-heard = A sentence was spoken. Was it heard? 1, yes. 2, no, the game goes on in text. Enter takes 1.
ask-resume = There is an unfinished game, { $file }. 1, go on with it. 2, start a new one. Enter takes 1.
setting-unset = { $key } is not set.
greeting = Annabella announces the moves aloud.

compare-languages = Sheet A is read in { $a }, sheet B in { $b }.
compare-nothing-common = The two sheets have no half-moves in common.
compare-common = The two sheets have { $plies ->
    [one] one half-move
   *[other] { $plies } half-moves
} in common; the last is { $mv }.
compare-has-the-move = { $color ->
    [white] White has the move. Position: { $fen }.
   *[black] Black has the move. Position: { $fen }.
}
compare-next = Sheet { $sheet } goes on with { $mv }, in line { $line }.
compare-ends = Sheet { $sheet } ends there.
compare-illegal = Sheet { $sheet }, line { $line }: { $mv } is illegal.
compare-impossible = Sheet { $sheet }, line { $line }: no piece can do { $mv }.
compare-ambiguous = Sheet { $sheet }, line { $line }: { $mv } may be { $moves }.
compare-missing = Sheet { $sheet }, line { $line }: nothing is written for { $mv }.
compare-unreadable = Sheet { $sheet }, line { $line }: { $mv } cannot be read.
compare-foreign-letter = Sheet { $sheet }, line { $line }: { $mv } cannot be read, for { $letter } is no piece letter in { $language }.
compare-no-promotion = Sheet { $sheet }, line { $line }: { $mv } does not say what the pawn becomes.
compare-elsewhere = Read in { $language }, { $count ->
    [one] one entry of sheet { $sheet } that is listed here
   *[other] { $count } entries of sheet { $sheet } that are listed here
} would be legal; nothing was assumed.
compare-lost = Sheet { $sheet }: from { $mv } on nothing can be followed.
compare-odd-number = Sheet { $sheet }, line { $line }: number { $written } stands where { $expected } would follow.
compare-would-agree = If that entry means what the other sheet says, they have { $plies } half-moves in common.
compare-verdict = { $verdict ->
    [agree] The sheets agree.
    [differ] The sheets differ.
    [incomplete] The sheets agree as far as both go; one lacks half-moves.
   *[unreadable] The sheets cannot be compared further: an entry cannot be read.
}
compare-pair = { $pair }: { $verdict ->
    [agree] agree, { $plies } half-moves
    [differ] differ after { $plies } half-moves
    [incomplete] one lacks half-moves after { $plies }
   *[unreadable] cannot be read after { $plies } half-moves
}.
compare-pairs = Of { $pairs } pairs { $agree } agree, { $differ } differ, { $incomplete } are incomplete, { $unreadable } cannot be read.
compare-ask-language = In which language is sheet { $sheet } written ({ $ways })?
compare-language-unclear = Sheet { $sheet } means different moves in different languages; say which it is written in with { $option } ({ $ways }).
compare-language-unfit = Sheet { $sheet } fits no one language; say which it is written in with { $option } (nearest: { $ways }).
compare-empty = { $file } is empty; a scoresheet as PGN or a list of moves is needed.
compare-binary = { $file } is no text; a scoresheet as PGN or a list of moves is needed.
compare-no-moves = There are no moves in { $file }; a scoresheet as PGN or a list of moves is needed.
compare-too-long = { $file } has more half-moves than any game.
compare-no-common-start = The two sheets do not begin from the same position.
compare-no-pairs = There are no pairs of sheets in { $file }; give two sheets, or a folder with game.a.txt and game.b.txt, or two folders with the same names in both.
spelled = { $list }.
sheet-empty = Nothing is written on it.
recalled = { $back ->
    [0] The last one: { $sentence }
   *[other] { $back } back: { $sentence }
}
understood = It is so.
felt-brief = { $what }.
felt-square = { $square }: { $what }.
felt-rank = Rank { $rank }: { $list }.
felt-file = { $file }: { $list }.
felt-diagonal = { $from } to { $to }: { $list }.
felt-kind = { $piece }: { $list }.
felt-captured = { $color ->
    [white] White has lost: { $list }.
   *[black] Black has lost: { $list }.
}
felt-not-yours = One feels one's own board; the arbiter and the assistants may ask about the other.
hint-casual-only = That is told in a friendly game only.
hint-attacks = { $square } is attacked by { $list }.
hint-moves = From { $square } it can go to { $list }.
help = Enter a move, as e4, Nf3, e2e4 or springer felix drei; an empty line completes it. Say help and a word for more about it, or again, board, where, moves, clock.
help-players = Players: repeat, correct, undo, press, draw, accept, decline, resign, claim flag, arbiter. Put white:, black: or arbiter: in front to say who speaks.
help-asking-board = About the board: board b, where w, what wt, rank rk, file fi, diagonal dg, white wp, black bp, mine mi, theirs th, captured cp, walk wk.
help-asking-game = About the game: again a, last l, earlier er, later lt, spell sl, moves m, from fr, sheet sh, clock t, times tm, number n, offer o, status s, who wh, law lw.
help-arbiter = The arbiter: begin, stop, go, clock, add, counter, rule, retrace, adjust, check, result, both lose, note.
help-program = The program: lang, cells, verbosity, calls, voice, quiet, hear, face, quit.
help-word = { $word ->
    [begin] begin: play begins and White's clock starts; the first move does the same.
    [announce] announce e4, or e4 alone: the move that the player has made.
    [strike] strike 3: one's own scoresheet is struck from its third half-move on.
    [add] add 2:00 to white: the arbiter gives that player more time.
    [counter] counter white 12: the arbiter sets how many moves that player has completed.
    [both] both lose: the arbiter declares the game lost by both.
    [note] note and a text: the arbiter has it written into the record.
    [time] time 90+30: the arbiter puts a wrongly set time control right.
    [period] period white 2: the arbiter sets the period that player is in.
    [absent] absent white: that player is not there.
    [arrived] arrived white: that player has arrived.
    [pieces] pieces, pi: one's own pieces, one kind a sentence; pieces white, pieces black.
    [attacks] attacks e4, at: what attacks that square, in a friendly game only.
    [help] help, h: what can be said; help and a word says what it does.
    [board] board, b: the eight ranks of one's own board, from the eighth down; capitals are White's, o is an empty square.
    [where] where knights, where N, w: the squares on which such pieces stand; N asks for White's, n for Black's.
    [what] what e4, wt: what stands on that square.
    [rank] rank 4, rk: what stands on that rank.
    [file] file e, file Eva, fi: what stands on that file.
    [diagonal] diagonal e4, dg: what stands on both diagonals through that square.
    [white] white, wp: all White's pieces, one kind a sentence. white: in front of a command says that White speaks.
    [black] black, bp: all Black's pieces, one kind a sentence. black: in front of a command says that Black speaks.
    [mine] mine, mi: one's own pieces, one kind a sentence.
    [theirs] theirs, th: the opponent's pieces, one kind a sentence.
    [captured] captured, cp: what is missing from the board.
    [walk] walk, walk e4, wk: a hand on the board; h goes left, j down, k up, l right, and each square is said. Any other key ends it.
    [again] again, a: what was not heard to its end, else the last announcement, once more.
    [last] last, l: the last completed move.
    [earlier] earlier, er: the sentence before, and so on back.
    [later] later, lt: the way back from earlier.
    [spell] spell, sl: the last announced move letter by letter.
    [moves] moves, moves 10, m: all moves, or the last ten.
    [from] from 12, fr: the moves from number 12 on.
    [sheet] sheet, sh: one's own scoresheet as it is written.
    [clock] clock, t: one's own clock; clock opponent, clock both. The arbiter sets both with clock white 1:00:00 black 1:00:00.
    [times] times, tm: the time used for each move.
    [number] number, n: how many moves are completed.
    [offer] offer, o: whether a draw is offered.
    [who] who, wh: who plays, and who is blind.
    [status] status, s: who has the move and how far it has come.
    [law] law D.2.1, lw: what that article is about.
    [repeat] repeat, r: the opponent repeats the move; repeat e5 where he said something else.
    [correct] correct e4, c e4: puts a slip of the tongue right before the clock is pressed.
    [undo] undo, u: takes back what is announced and not completed.
    [touch] touch e2, lift e5: the player on the move has touched those pieces; a blind player, taken them out of their holes.
    [lift] lift e5: a blind player has taken that piece out of its hole; touch e5 says the same of a sighted one.
    [press] press, p: presses the clock that runs. An empty line repeats, executes, records and presses at once.
    [execute] execute black h6, x: what was really done on that board.
    [record] record white Nf3: what was really written on that sheet.
    [draw] draw: offers a draw.
    [accept] accept: accepts the draw.
    [decline] decline: declines the draw.
    [resign] resign: the player gives up.
    [claim] claim flag: says that the opponent's flag has fallen.
    [arbiter] arbiter: calls the arbiter and stops the clocks.
    [stop] stop: the arbiter stops both clocks.
    [go] go: the arbiter starts the clock of the player who has the move.
    [rule] rule accept, rule reject: the arbiter decides on what is open.
    [retrace] retrace, retrace 14: back to the last common half-move, or to that one.
    [adjust] adjust, adjust black: the board now stands as the scoresheets have it.
    [check] check, check black: compares the boards.
    [result] result 1-0: the arbiter declares the result.
    [calls] calls 10m 5m 30s: you are told when that much is left; calls tone 5m: by a tone; calls off: no more. Off by default.
    [lang] lang es: the language of these sentences; en, es, de.
    [cells] cells 40: the cells of the braille display.
    [verbosity] verbosity brief, normal or full: how much is said of a move, and in an answer.
    [voice] voice off, on, system or embedded: which voice speaks from now on.
    [face] face screen, lines or hybrid: the same game shown in another way; hybrid has boards above and lines below.
    [quiet] quiet, z, or the key Esc: everything is silent at once; again says what was cut off.
    [hear] hear 12, hr 12: plays what was recorded at the board for half-move 12; hear alone, the last one.
    [quit] quit, q: leaves; the game is saved and can be resumed.
   *[other] There is no help on { $word }. Say help for all words.
}
law = { $key ->
    [aD-2-1] { $article }: moves are announced aloud, repeated by the opponent and executed on his board, in German names and figures.
    [aD-2-2] { $article }: the blind player has a board of his own, with holes and pieces that can be told apart by touch.
    [aD-2-3] { $article }: on the blind player's board a move is made when the piece is in another hole, a captured piece is off the board and the move is announced.
    [aD-2-4] { $article }: only then may the opponent's clock be started.
    [aD-2-8] { $article }: a slip of the tongue is put right at once, before the opponent's clock is started.
    [aD-2-9] { $article }: where the two boards differ, they are put right with the help of both scoresheets and the arbiter; back to the last common move if need be.
    [aD-2-10] { $article }: the blind player may have an assistant, who may say what time and how many moves are left only when asked.
    [a6-8] { $article }: a flag is down when the arbiter sees it or a player rightly claims it.
    [a7-5] { $article }: what happens after an illegal move, and what time the opponent gets.
    [a9-1] { $article }: how a draw is offered and accepted.
   *[other] Nothing is noted here about article { $article }. The arbiter has the Laws.
}

confirm = { $what ->
    [resign] { $who } resigns?
    [accept] { $who } accepts the draw?
    [claim] { $who } claims that the flag has fallen?
    [press] { $who } pressed the clock without a move?
   *[result] The result is declared?
} 1, no. 2, yes. Type a number.
not-done = Not done.

## Screen: labels and key help

command-words = quit: exit, bye

reply-yes = yes
reply-no = no

screen-terms = { $time }, Laws of { $laws }
screen-at-the-keys = At the keys: { $who }
screen-anybody-at-the-keys = At the keys: everybody
screen-help-key = ? for keys
screen-side = { $color }: { $name }
screen-side-blind = { $color }: { $name }, blind
screen-side-unnamed-blind = { $color }, blind
screen-flag-down = flag down
screen-runs = runs
screen-no-time = no time limit
screen-not-entered = not entered
screen-sheet = { $color ->
    [white] White's sheet ({ $language })
   *[black] Black's sheet ({ $language })
}
screen-before-play = Play has not begun.
screen-to-move = { $color ->
    [white] White has the move.
   *[black] Black has the move.
}
screen-announced = { $color ->
    [white] White has announced { $mv }. Not repeated.
   *[black] Black has announced { $mv }. Not repeated.
}
screen-repeated = { $color ->
    [white] White's { $mv } is repeated. Not made on both boards.
   *[black] Black's { $mv } is repeated. Not made on both boards.
}
screen-executed = { $color ->
    [white] White's { $mv } is made on both boards. Not completed.
   *[black] Black's { $mv } is made on both boards. Not completed.
}
screen-differing = { $squares ->
    [one] One square differs.
   *[other] { $squares } squares differ.
}
screen-illegal-open = { $color ->
    [white] An illegal move by White is open.
   *[black] An illegal move by Black is open.
}
screen-empty-press-open = { $color ->
    [white] White's press without a move is open.
   *[black] Black's press without a move is open.
}
screen-offer-open = { $color ->
    [white] White's draw offer stands.
   *[black] Black's draw offer stands.
}
screen-period = Period { $period }: White { $white }, Black { $black } to the control.
screen-last-period = Period { $period }: all moves.
screen-period-of = { $color ->
    [white] White, period { $period }: { $moves } to the control.
   *[black] Black, period { $period }: { $moves } to the control.
}
screen-last-period-of = { $color ->
    [white] White, period { $period }: all moves.
   *[black] Black, period { $period }: all moves.
}
screen-byo-yomi = { $color ->
    [white] White's byo-yomi times: { $times }.
   *[black] Black's byo-yomi times: { $times }.
}
screen-key = { $act ->
    [enter] say the line; an empty one completes the move
    [selection] a hand on the board
    [press_selection] lift, or put down
    [drop_selection] hand off the board
    [speaker] who speaks
    [help] these keys
    [boards] whose boards
    [turn] seen from where
    [pieces] the pieces
    [coordinates] the coordinates
    [theme] the colours
    [scale] one big board
    [scroll_back] scroll back
    [scroll_forward] scroll forward
    [sheets_back] sheets back
    [sheets_forward] sheets forward
    [earlier] the line before
    [later] the line after
    [backspace] letter before
    [delete] letter here
    [delete_word] word before
    [clear] clear the line
    [left] left
    [right] right
    [home] to the beginning
    [end] to the end
    [redraw] draw anew
    [silence] silence at once
    [suspend] to the shell
   *[leave] leave, go on later
}
screen-sheets-differ = The scoresheets differ from { $at } on.
screen-arbiter-rules = Arbiter: { "rule accept" } or { "rule reject" }.
screen-touched = Touched: { $list }.
screen-clocks-wait = { "go" } starts the clocks.
screen-choose-promotion = Promote: choose a piece with the arrow keys and Enter.
screen-more-above = ▲ more: PgUp
screen-more-below = ▼ { $rows } newer
screen-watching = Watching only
screen-how-to-begin = Type a move; Enter announces it. ? shows the keys, help the words.
screen-page-keys = { $left ->
    [0] Esc closes
   *[other] ▼ { $left } more: PgDn. Esc closes
}
watch-played = The game is being played again.
watch-not-played = Nobody is playing this game now. The clocks show the last recorded times.
watch-deleted = The record has been deleted. The game is shown as it was last.
watch-damaged = The record is damaged. The game is shown as it was last.
watch-replaced = The file now holds another game. The game is shown as it was last.
screen-first-line = Annabella. With a screen reader or a braille display, start it with --accessible.

## The record and other files

recorded-in = Recorded in { $file }.
record-loss = { $why ->
    [deleted] The record { $from } was deleted.
    [folder-gone] The folder of the record { $from } is gone.
    [replaced] Another file stands in the place of the record { $from }.
    [shortened] Something was cut off the record { $from }.
    [lengthened] Another program has written to the record { $from }.
    [no-room] There is no room left for the record { $from }.
    [not-synced] The disk did not keep the record { $from }: { $detail }.
   *[not-written] The record { $from } cannot be written: { $detail }.
}
record-moved = { record-loss } The whole game is recorded in { $to } from now on.
record-lost = Not saved! { record-loss } The game goes on; every move tries to save again.
record-late = Not saved yet! The disk has not answered for two seconds. The game goes on.
record-saved-again = Everything is saved again, in { $to }.
record-not-locked = This disk knows no locks: take care that no other program writes to the record.
record-folder-not-synced = This disk does not confirm new files: copy the record elsewhere when the game is over.
record-nowhere = Not saved! The record is on no disk. Keep the moves that have been printed, or write them down.
record-torn = The last line of { $path } was never finished; it is left out.
record-no-end = The end of { $path } is not marked: the game is being played, was broken off, or lines are missing.
record-later-version = From line { $line } on, { $path } was written by a later Annabella, version { $version } of the record; only what comes before is read. Please install the newest Annabella.
record-unknown-kind = Line { $line } of { $path } tells something that this Annabella does not know: { $kind }. Only what comes before is read. Please install the newest Annabella.
record-locked-by = The game in { $path } is being played by another Annabella, process { $process }; close that one first.
record-watched-gone = The record { $path } is gone or damaged; what is shown here is the last that could be read.
file-exists = The file { $path } exists already and is left as it is. Choose another name.
file-not-ordinary = { $path } is not an ordinary file. Choose the name of a new file.
file-is-the-record = { $path } is the record itself. Choose another name.
not-printed = Not everything could be written to the output: { $why }.
file-not-readable = { $path } is not a file that can be read: it is a folder, a pipe or a device.
file-too-large = { $path } is too large to be what is asked for; it was not read.
pgn-elsewhere = { $wanted } is not ours and is left as it is; the PGN is in { $file }.
