### Annabella in English. One file, four sections: speech, notices, screen, words.
### The German words of D.2.1 (Anna, eins, Springer ...) are not here: they are the same in every language.
###
### A message may name another one, { player }, which then sees the same variables. What only other messages name may
### exist in one language alone. Numbers choose their form with [one] and *[other], or whatever the language needs.

## Speech: how players, pieces, squares, moves and times are said

player = { $color ->
    [white] White
   *[black] Black
}
opponent = { $color ->
    [white] Black
   *[black] White
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
    [white] white { role }
   *[black] black { role }
}
role = { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
counted-pieces = { $count ->
    [one] { role }
   *[other] { $count } { $role ->
        [king] kings
        [queen] queens
        [rook] rooks
        [bishop] bishops
        [knight] knights
       *[pawn] pawns
    }
}
rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
points-in-words = { $points ->
    [none] no point
    [half] half a point
   *[one] one point
}
position-fault = { $why ->
    [text] not a FEN
    [no-king] a king is missing
    [many-kings] a player has more than one king
    [pawn-on-last-rank] a pawn stands on the first or last rank
    [wrong-side-in-check] the player who does not have the move is in check
    [over] the game would be over at once, with checkmate or stalemate
    [dead] the game would be over at once: neither player could mate by any moves
   *[otherwise] its parts contradict each other
}
duty = { $duty ->
    [move] moving the pieces
    [announce] announcing
    [record] keeping the scoresheet
    [press] pressing the clock
    [ask] asking for time and moves
    [claim] claiming a flag or reporting a touched piece
   *[seal] the formalities of an adjournment
}
roles-role = { $kind ->
    [player] the player
    [blind-assistant] the blind player's assistant
    [sighted-assistant] the sighted player's assistant
    [arbiter] the arbiter
   *[program] the program
}
roles-own-side = { $who } for their own side
nothing = nothing
empty = empty
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
half-moves = { $plies ->
    [one] one half-move
   *[other] { $plies } half-moves
}
move-announced-move-first = { $mv }. { player }: { $words }.
move-announced-in-words = { player }: { $words }.
move-announced = { player }: { $words }. { $mv }.
again = Again: { $sentence }
again-times = Again, { $times }: { $sentence }
announcement-corrected = Corrected. { $sentence }
piece-on-square = { piece } on { $square }
square-holds = { $square } { $piece }
square-empty = { $square } empty
board-difference = { $square }: White's board { $white }, Black's board { $black }
ply-start = the start of the game
nothing-more = nothing more
board-difference-both = { $square }: both boards { $piece }
clocks-unchanged = unchanged
clocks-as-then = White { $white }, counter { $white_moves }; Black { $black }, counter { $black_moves }
check-square = { $square }: { $stands }, should be { $should }
do-turn-round = turn the whole board round
do-lift = lift the { piece } from { $square }
do-move = move the { piece } from { $from } to { $to }
do-place = put a { piece } on { $square }
cause-behind = { $plies ->
    [one] the last half-move has not been executed
   *[other] the last { $plies } half-moves have not been executed
}
cause-not-executed = { $mv } was not executed
cause-unrecorded = { $moves } was executed but is on neither scoresheet
cause-executed-as = { $mv } was executed as { $from } { $to }
cause-wrong-promotion = { $mv } was executed with promotion to a { role }
cause-castled-to = { $side ->
    [king] { $mv } was executed as castling kingside
   *[queen] { $mv } was executed as castling queenside
}
cause-rook-forgotten = { $mv } was executed without moving the rook
cause-en-passant-left = { $mv } was executed, but the pawn on { $square } was left on the board
cause-turned = { $how ->
    [half] the whole board is turned by 180 degrees
    [quarter] the whole board is turned by 90 degrees
    [files] the board is mirrored: the a-file and the h-file are swapped
   *[ranks] the board is mirrored: the first and the eighth rank are swapped
}
cause-colors-exchanged = the white and the black pieces are swapped
cause-knocked-over = several pieces seem to have been knocked over{ $squares ->
    [none] { "" }
   *[other] : { $squares }
}
cause-set-up-wrongly = pieces that never moved have changed places{ $squares ->
    [none] { "" }
   *[other] : { $squares }
}
cause-displaced = the { piece } is on { $stands }, should be on { $should }
cause-wrong-piece = { $square }: { $stands }, should be { $should }
cause-missing = the { piece } on { $square } is missing
cause-extra = extra { piece } on { $square }
on-sheet-of = on { player }'s scoresheet
on-sheet-named = on scoresheet { $sheet }
moves-and = { $moves } and { $last }
slip-missing = { $moves } { $count ->
    [one] is
   *[other] are
} missing { $on }
slip-repeated = { $entries } { $count ->
    [one] is
   *[other] are
} written twice { $on }
slip-surplus = { $entry } { $on } is one entry too many
slip-exchanged = { $one } and { $other } are exchanged { $on }
slip-castling = { $entry } { $on } castles to the wrong side; right is { $mv }
slip-letters = { $entry } { $on } is { $mv } in the letters of another language ({ $language })
slip-wrong = { $entry } is written for { $mv } { $on }
slip-either = { $one } { $on } or { $other } { $there }{ $later ->
    [no] { "" }
   *[yes] , and everything later fits either version
}
slip-open = { $entries }: it is open which half-move was made{ $later ->
    [no] { "" }
   *[yes] , and everything later fits several
}
slip-either-order = { $one } and { $other } are in the opposite order on the other scoresheet{ $later ->
    [no] { "" }
   *[yes] , and everything later fits either version
}
stroke-correct = correct { $from } to { $to }
stroke-write-in = write in { $moves } after { $last }
stroke-strike = strike out { $entry }, half-move { $ply }
stroke-exchange = exchange { $one } and { $other }
stroke-strike-rest = strike out everything from { $from } on
slips-of-two-games = The two scoresheets have little in common: they may be of two different games.
slips-agreed = { $slips }; { $how ->
    [with-it] with it both agree to { $last }.
    [with-them] with them both agree to { $last }.
   *[corrected] once that is put right, both agree to { $last }.
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
duration-before = { $before }, { $last }
duration = { $before }, { $last }
half-points = { $whole ->
    [0] a half
   *[other] { $whole } and a half
}
time-of = { $player }: { $time }
time-then = then { $period }
time-with = { $period } with { $bonus }
time-none = no clock
time-moves = { $moves ->
    [one] 1 move in { $time }
   *[other] { $moves } moves in { $time }
}
time-all-moves = all moves in { $time }
time-cumulative = { $time } added for each move
time-delay = a delay of { $time } for each move
time-us-delay = a delay of { $time } before the clock counts down
time-byo-yomi = byo-yomi, { $times ->
    [one] once { $time }
   *[other] { $times } times { $time }
}
time-canadian = { $moves ->
    [one] 1 move in { $time }, repeating
   *[other] { $moves } moves in { $time }, repeating
}
time-hourglass = an hourglass of { $time }
time-up = no limit, the clocks count up
time-repeats = the last period repeats
time-turns-at-zero = the next period begins when the clock reaches zero
time-freezes = both clocks stop when one reaches zero
time-call = { $left } left.
time-calls-on = Your time is announced when you have this much left: { $marks }.
time-calls-tone = You will hear a tone when you have this much time left: { $marks }.
time-calls-off = Your time is given only when you ask.
clock-short = { $color ->
    [white] White
   *[black] Black
} { $time } { $unit ->
    [hours] hours
    [minutes] minutes
   *[seconds] seconds
}{ $runs ->
    [yes] { "" }, running
   *[no] { "" }
}.
clock-used-and-left = { $who ->
    [you] You have { $left } left; used: { $used }.
    [white] White has { $left } left; used: { $used }.
   *[black] Black has { $left } left; used: { $used }.
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
clock-not-entered = The time is kept by the clock on the table; its times have not been entered yet.
times-on-the-table = The time of each move is not known: the clock on the table keeps it.
clock-flag = { $who ->
    [you] Your flag has fallen.
    [white] White's flag has fallen.
   *[black] Black's flag has fallen.
}
clock-byo-yomi = { $times ->
    [one] The last byo-yomi period.
   *[other] { $times } byo-yomi periods left.
}
moves-from-boards = From the board: { $list }.
moves-completed = { $moves ->
    [0] No moves completed
    [one] 1 move completed
   *[other] { $moves } moves completed
}
clock-moves = { moves-completed }.
clock-moves-to-control = { moves-completed }, { $more } to the time control.
report-heading = Arbiter's report: { $white } against { $black }, { $begun }
report-incidents = { $count ->
    [0] No incidents.
   *[other] Incidents, with the last half-move and the clocks of White and Black:
}
with-colon = { $label }:
report-line = { $time } { $who }: { $sentence }
report-line-by = { $time } ({ $who }) { $sentence }
report-line-alone = { $time } { $sentence }
report-sensed = { $who }, { $source ->
    [lever] by the lever
   *[board] from the board
}
report-private = { $time } to { player } alone: { $sentence }
both-boards = Both boards:
board-of = { player }'s board:
voice-why = { $why ->
    [no-process] The voice program is missing
    [process-died] The voice program ended unexpectedly
    [no-alsa-library] The ALSA library is missing (libasound.so.2, in the package libasound2)
    [process-frozen] The voice program did not answer
    [process-flooded] The voice program sent too much
    [no-library] The espeak-ng library is missing
    [no-system-voice] There is no system voice
    [no-reader] No screen reader accepts sentences here
    [system-broken] The system voice refused a sentence
    [system-silent] The system voice is silent
    [no-device] There is no audio device
    [device-busy] Another program is using the audio device
    [device-lost] The audio device was disconnected
    [device-of-a-listener] The default audio device is a player's headphones; choose the loudspeaker of the room with --device
    [device-frozen] The audio device does not respond
   *[other] The voice failed
}
result-score = { $score ->
    [score-1-0] White wins
    [score-0-1] Black wins
    [score-draw] Draw
    [score-both-lose] Both lose
    [score-half-0] Half a point for White, none for Black
    [score-0-half] Half a point for Black, none for White
   *[other] Result
}
result-reason = { $reason ->
    [checkmate] checkmate
    [resignation] resignation
    [stalemate] stalemate
    [dead_position] dead position, neither player can checkmate
    [agreement] by agreement
    [time] a flag has fallen
    [both_flags] both flags are down and it is not known which fell first
    [both_flags_at_the_claim] both flags have fallen
    [threefold] the same position for the third time
    [fifty_moves] fifty moves without a capture or pawn move
    [illegal_moves] illegal moves
    [quickplay] quickplay finish
    [fivefold] the same position for the fifth time
    [seventy_five_moves] seventy-five moves without a capture or pawn move
    [sealed_move] the sealed move is ambiguous or not legal
    [forfeit] not played
    [illegal_position] both kings still in check, or a pawn still on its last rank, after another completed move
    [not_given] the reason is not recorded
   *[arbiter] as the arbiter declared
}
takes = takes
check = check
checkmate = checkmate
castles-kingside = castling kingside
castles-queenside = castling queenside
guidelines-article = Guidelines { $number }
article-in-words = article { $number }
castling-rights = { $side ->
    [both] on both sides
    [king] kingside
    [queen] queenside
   *[none] none
}
claim-after = after { $mv }
claim-before-start = before the first recorded move
law-title = { $key ->
    [moves_alternate] players move in turn
    [touch_move] touched pieces
    [promotion_choice] choice of the promotion piece
    [checkmate] checkmate
    [resignation] resignation
    [stalemate] stalemate
    [dead_position] dead position
    [agreement] draw by agreement
    [press] pressing the clock
    [help_for_a_disability] an assistant for the clock
    [default_time] default time
    [flag_fall] when a flag has fallen
    [loss_on_time] loss on time
    [both_flags] both flags down
    [both_flags_at_the_claim] both flags down at the claim
    [clocks_set_wrongly] wrong setting of the clock
    [interruption] stopping the clocks
    [illegal_move] illegal move
    [illegal_move_penalty] penalty for an illegal move
    [empty_press] press without a move
    [agreement_by_the_rules] draws and the rules of the event
    [draw_offer] draw offer
    [repeated_offers] disturbing offers and claims
    [threefold] threefold repetition
    [threefold_intended] the next move repeats the position
    [threefold_standing] the last move repeated the position
    [fifty_moves] fifty moves
    [fifty_moves_intended] fiftieth move intended
    [fifty_moves_standing] fifty moves made
    [claim_after_touch] no claim after touching
    [claim] procedure of a claim
    [wrong_claim] wrong claim
    [fivefold] fivefold repetition
    [seventy_five_moves] seventy-five moves
    [signed_result] signing the result
    [arbiters_role] the arbiter's role
    [two_boards] two boards
    [announcement] announcing moves
    [blind_touch] when the blind player has touched a piece
    [blind_move_made] when the blind player's move is made
    [sighted_players_moves] the sighted player's moves
    [blind_players_clock] clock of the blind player
    [blind_players_record] scoresheet of the blind player
    [blind_press] when the opponent's clock is started
    [slip_of_the_tongue] slip of the tongue
    [boards_differ] different boards
    [scoresheets_differ] different scoresheets
    [blind_players_assistant] the blind player's assistant
    [sighted_players_assistant] the sighted player's assistant
    [sealing] sealing a move
    [opening_the_envelope] opening the envelope
    [sealed_move] the sealed move
    [late_at_the_resumption] coming late to the resumption
    [envelope_missing] the envelope is missing
    [quickplay] quickplay finish
    [quickplay_without_arbiter] quickplay finish without an arbiter
    [increment_request] request for an increment
    [recorded_in_advance] a move recorded in advance
    [sheets_after_flag] scoresheets after a fallen flag
    [sheets_not_reconstructed] scoresheets that cannot be completed
    [bystanders] irregularities seen by others
    [warning] warning
    [time_to_opponent] time given to the opponent
    [time_taken] time taken from the offender
    [points_to_opponent] points given to the opponent
    [points_taken] points taken from the offender
    [game_declared_lost] game declared lost
    [expulsion] expulsion from the event
    [supervision] supervision of rapid chess and blitz
    [adjusting] adjusting pieces
    [touch_in_castling] touching king and rook
    [rook_touched_first] rook touched before the king
    [touch_without_move] touched pieces that cannot move
    [assistant_who_moves] an assistant who moves the pieces
    [right_to_complain] right to complain of a touch
    [two_hands] moving with two hands
    [legal_move] legal and illegal moves
    [unsupervised_illegal_move] illegal moves in rapid chess without supervision
    [unsupervised_illegal_move_in_blitz] illegal moves in blitz without supervision
    [wrong_set_up] wrong initial position
    [board_turned] chessboard placed wrongly
    [reversed_colors] reversed colours
    [displaced_pieces] displaced pieces
    [position_reinstated] position to be reinstated
    [unsupervised_complaint] complaints without supervision
    [unsupervised_illegal_position] illegal position without supervision
    [looks_at_record] looks at the arbiter's record
    [fine] fine
    [exclusion] exclusion from rounds
    [same_hand] pressing with the hand that moved
    [handling_the_clock] handling the clock
    [stopped_without_reason] clocks stopped without a reason
    [pieces_put_back] displaced pieces set up again
    [displacement_penalised] penalty for displacing pieces
    [recording_duty_ends] end of the duty to record
    [disrepute] bringing chess into disrepute
    [leaving_the_playing_area] leaving the playing area
    [forbidden_during_play] notes, advice, devices and smoking
    [notes_and_advice] notes and advice
    [device] electronic devices
    [finished_players] players who have finished
    [persistent_refusal] persistent refusal to follow the Laws
    [both_guilty] both players refuse
    [appeal] appeal
    [times_determined] the clock times after an irregularity
    [pawn_not_replaced] pawn left on its last rank
    [reply_before_recording] replying before recording
    [adjusting_on_own_time] adjusting on one's own time
    [same_position] when a position is the same
   *[other] no title
}
law-text = { $article }, { $title }. { $text }
laws-listed = Articles of the Laws of { $laws } that the program applies:
rank-in-words = Rank { $rank }. { $pieces }
numbered-in-words = { $color ->
    [white] move { $number }, { $mv }
   *[black] Black's move { $number }, { $mv }
}

event-part = { $tag ->
    [Event] Event: { $value }
    [Site] site: { $value }
    [Date] date: { $value }
    [Round] round: { $value }
   *[Board] board: { $value }
}
castling-typed = { $side ->
    [long] 0-0-0
   *[short] 0-0
}

## Notices: what happened, what was refused and what would be right

opened = { $named ->
    [no] A new game.
    [goes-on] { "" }
   *[yes] { $white } plays White, { $black } plays Black.
} Time: { $time }. Laws of { $laws }.
record-reopened = The record continues { $plies ->
    [0] from its start
   *[other] after { $last }
}, { $gap } after its last entry. The clocks show the last recorded times.
torn = The last line of the record was incomplete and has been removed; the rest is intact.
time-missing = Unaccounted time: { $gap }. The computer slept, the program was stopped, or the computer's clock was changed. Both clocks are stopped at their earlier readings; the arbiter decides ({ $article }).
session-announced = The session ends { $after } after this record began.
session-announced-before-play = The session ends { $after } after play begins.
seal-required = The session is over. { player } seals a move.
move-sealed = { player } has sealed a move and may change it until the clock is stopped.
game-adjourned = The game is adjourned. { player } has sealed move { $number }.
reply-sealed = { player } has sealed a reply. { opponent }'s clock is running.
envelope-closed = The envelope is closed. Only its passphrase opens it.
resumption-set = Resumption: { $text }.
game-resumed = The game is resumed from the position before the sealed move, with the times of the adjournment.
envelope-opened = The envelope is open. { player } has sealed { $text }.
envelope-opened-ambiguous = The envelope is open. { player } has sealed { $text }, which can mean several moves.
envelope-opened-unreadable = The envelope is open. { player } has sealed { $text }, which cannot be read ({ $article }). Arbiter: type { word-result } and the score if it is no legal move, or open as and the move.
envelope-lost = The envelope is missing. { player } says which move was sealed. Arbiter: type open as and that move.
envelope-players = Envelope: { $white } against { $black }.
envelope-sealer = { player } has sealed move { $number }.
envelope-position = Position before it: { $position }.
envelope-time = { player } has used { $used } and has { $left } left.
envelope-time-used = { player } has used { $used }.
envelope-no-resumption = It does not say when and where the game is resumed. Arbiter: type { word-envelope } and both.
not-sealed = { $trouble ->
    [no-move] That cannot be read as a move, and it is not sealed. Type { word-seal } and the move.
    [empty] This braille has no move. Type { word-seal } and one move, as text or in cells.
    [unreadable] These braille cells do not have the form of a move. Write the piece, the square and nothing else, for example the cells of Nf3.
    [several] These braille cells have more than one move. Only one move is sealed.
    [too-long] This braille file is too long for one move. At most 64 kilobytes are allowed.
    [not-a-file] That is a folder, a pipe or a device. Name a braille file with one move, ending in brf or brl.
   *[not-opened] The braille file cannot be read: { $why }. Name a file with one move, ending in brf or brl.
}
sealed-asked = { $is ->
    [known] You have sealed { $text }. It may be changed until the clock is stopped.
    [nothing] Nothing is sealed yet. Type { word-seal } and the move.
   *[hidden] Others see this terminal: the sealed move is not shown here. { word-seal } and a move change it.
}
passphrase = { $notice ->
    [asked] Arbiter, enter a passphrase for the envelope on the next line. It is not shown.
    [asked-of-the-sealer] You choose the passphrase of the envelope yourself: nobody opens it without that. Type it on the next line; it is not shown. { word-later } puts it off, { word-quit } leaves.
    [again] Enter the same passphrase once more.
    [not-the-same] The two passphrases were not the same, or nothing was entered. Enter a passphrase again.
    [too-short] That passphrase is too short. Enter one of six characters or more.
    [put-off] The envelope is not closed. { word-envelope } asks for its passphrase again.
    [to-open] Arbiter, enter the passphrase of the envelope on the next line. It is not shown. An empty line leaves it closed.
    [not-opened] The envelope stays closed.
    [wrong] That is not the passphrase of this envelope. Type { word-open } to try again, or { word-envelope } { word-lost } if it is no longer known.
    [damaged] The sealed letter in the record is damaged and cannot be opened. Type { word-envelope } { word-lost }, then the move that was sealed, as in { "open as Nf3" }.
    [foreign] This letter belongs to another game or another move. Type { word-envelope } { word-lost }, then the move that was sealed, as in { "open as Nf3" }.
    [not-kept] The sealed move is not in an envelope and is not kept. It must be sealed again when the game is resumed.
   *[not-encrypted] The envelope cannot be closed on this computer. Write the sealed move on paper and type { word-envelope } { word-lost }.
}
pin-set = From now on the arbiter's words need the PIN. Each line asks for it.
pin-refused = That is not the PIN.
pin-refused-elsewhere = Somebody at another terminal gave a wrong PIN.
pin = { $notice ->
    [new] Arbiter, enter a PIN for this game on the next line. It has four characters or more, better six, and is not shown.
    [again] Enter the same PIN once more.
    [not-the-same] The two PINs were not the same. Enter a PIN again.
    [too-short] A PIN has four characters or more. Enter a PIN again.
    [asked] Arbiter, enter the PIN on the next line. It is not shown. An empty line leaves things as they are.
    [not-given] No PIN was entered. Nothing was done.
    [asked-once-more] Enter the PIN again. An empty line leaves things as they are.
    [wait] There were too many wrong PINs. Enter the PIN again in { $wait }. An empty line leaves things as they are.
    [not-checked] The PIN of this record cannot be checked: it asks for more memory or time than Annabella ever uses. Nothing was done.
   *[not-hashed] This computer provides no random numbers. The game has no PIN.
}
chess960-array = Chess960, array { $number }.
chess960-position = Chess960, from a given position.
chess960-rest = All other squares are empty.
play-begun = Play has begun.
clock-pressed = { $color ->
    [white] White pressed.
   *[black] Black pressed.
}
move-completed-move-first = { $mv } done.
move-completed = { player } has completed { $mv }.
move-imported = { player }: { $mv }, taken over from a PGN.
pieces-touched = { player } has touched: { $list }.
touch-disregarded = { player } has announced a move that the touched pieces do not allow ({ $article }).
touch-disregarded-hint = Arbiter: { word-claim } { word-touch } { $squares } makes it a case to be ruled on.
move-repeated = { $who } repeated the move as announced.
repetition-differed = { $who } repeated { $repeated }, but { $announced } was announced.
announcement-withdrawn = { $mv } is taken back.
executed = On { player }'s board: { $what }.
recorded = On { player }'s scoresheet: { $text }.
recorded-unreadable = On { player }'s scoresheet: { $text }. It cannot be read as a move.
recorded-in-advance = It was written before the move was made ({ $article }).
recorded-ambiguous = On { player }'s scoresheet: { $text }. It can mean several moves.
struck = { player }'s scoresheet is struck out from half-move { $ply } on.
strike-due = { player }'s scoresheet no longer counts from half-move { $ply } on; { player } strikes out the rest.
entry-correction-due = On { player }'s scoresheet half-move { $ply } counts as { $to }; { player } corrects the entry.
entry-write-in-due = On { player }'s scoresheet half-move { $ply } counts as { $to }; { player } writes it in.
entry-strike-due = On { player }'s scoresheet the entry before half-move { $ply } no longer counts; { player } strikes it out.
exchange-due = On { player }'s scoresheet half-moves { $ply } and { $other } count as exchanged; { player } exchanges them.
entry-corrected = On { player }'s scoresheet half-move { $ply } now is { $to }.
entry-struck = On { player }'s scoresheet the surplus entry before half-move { $ply } is struck out.
sheet-corrected = { player }'s scoresheet is corrected.
draw-offered = { player } offers a draw.
draw-declined = { player } declines the draw offer.
offer-open-again = { player }'s draw offer is open again.
arbiter-called = { $who } calls the arbiter.
clocks-stopped = Both clocks are stopped.
clocks-started = { player }'s clock is running.
clocks-set = The clocks are set: White { $white }, Black { $black }.
time-added = { player }'s clock is given { $time }.
time-taken = { player }'s clock loses { $time }.
set-on-the-table = Set it on the clock on the table.
time-controls-set = The time control was set wrongly. It is now: { $time }. Time already used is kept.
period-set = { player } is in period { $period }.
player-absent = { player } has not arrived.
player-arrived = { player } has arrived.
default-time-passed = { player } has not arrived within the default time of { $time } and loses, unless the arbiter decides otherwise ({ $article }).
counter-set = The arbiter has set { player }'s move counter.
flag-fell = { player }'s flag has fallen.
boards-differed = The two boards differ ({ $article }) on { $count ->
    [one] one square
   *[other] { $count } squares
}{ $more ->
    [0] : { $squares }.
   *[other] : { $squares } and { $more } more.
}
boards-differed-from-sheets = Both boards are the same, but differ from the scoresheets on { $count ->
    [one] one square
   *[other] { $count } squares
}{ $more ->
    [0] : { $squares }.
   *[other] : { $squares } and { $more } more.
}
illegal-moves-set = { $color ->
    [white] White
   *[black] Black
} has completed { $count ->
    [0] no illegal move
    [one] one illegal move
   *[other] { $count } illegal moves
}.
board-difference-said = { $difference }.
boards-agreed = The two boards agree again.
half-move-counted = { player } has made { $mv } on the own board: it counts as made there.
illegal-move-found = Illegal move number { $count } by { player } ({ $article }): { $mv }.
cases-explain = Arbiter: see { word-cases }.
arbiter-decides = The arbiter decides.
illegal-move-found-hint = Arbiter: { word-rule } { word-accept } goes back to the position before it and gives { player } { $time }{ $stands ->
    [no] ; the move captured a king and cannot stand
    [king] ; a pawn cannot become a king, and the move cannot stand
   *[yes] ; { word-rule } { word-reject } lets the move stand
}.
illegal-move-found-times = With { word-rule } { word-accept } the clocks then show { $white } for White and { $black } for Black: the time used for the move counts. Before the move they showed { $white_before } and { $black_before }. Other times: { word-clock }.
empty-press-found = { player } pressed the clock without having made a move ({ $article }).
illegal-move-number = Illegal move number { $count }.
empty-press-found-hint = Arbiter: { word-rule } { word-accept } gives { player } { $time }; with { word-rule } { word-reject } it does not count. Then { word-go }.
empty-press-found-loses = Arbiter: with { word-rule } { word-accept } { player } loses the game; with { word-rule } { word-reject } it does not count.
empty-press-found-left-to-arbiter = The arbiter decides whether to penalise it. Then { word-go }.
case-accepted = It counts as an illegal move by { player }.
case-rejected = The arbiter lets it stand.
flag-claimed = { player }'s flag is claimed to have fallen.
ruling-postponed = The arbiter decides case { $case } later{ $play ->
    [waits] ; until then the clocks stay stopped
   *[goes-on] { "" }
}.
ruling-taken-back = The arbiter takes back the ruling on case { $case }: it is open again. Boards, scoresheets and counts are as they were before it.
result-signed = { player } signs the result.
offer-improper = The offer is valid, though not made between move and clock ({ $article }).
offer-forbidden = By the rules of this event no draw may be offered yet without the arbiter's consent ({ $article }).
offer-repeated = This is draw offer number { $count } by { player } ({ $article }).
claim-repeated = This is wrong draw claim number { $count } by { player } ({ $article }).
result-taken-back = The result is taken back; the game goes on.
illegal-move-found-queen-hint = Arbiter: the queen stays. { word-rule } { word-accept } gives { player } { $time }; with { word-rule } { word-reject } it does not count.
no-clock-hint = Arbiter: this game has no clock, so no time is given. { word-rule } { word-accept } { $accepted ->
    [back] goes back to the position before the move
    [queen] counts it, and the queen stays
   *[counts] counts it
}; a { word-penalty } can be given too. With { word-rule } { word-reject } it does not count.
queen-leaves-no-move = { $mated ->
    [yes] With that queen { player } is checkmated, but not by a legal move ({ $article }): the arbiter decides, { "result 1-0" } or { "result 1/2-1/2" }.
   *[no] With that queen { player } has no legal move: the arbiter declares the game drawn or decides otherwise with { "result 1/2-1/2" }.
}
illegal-move-found-loses = Arbiter: { word-rule } { word-accept } ends the game, { $outcome ->
    [drawn] drawn, because the opponent cannot checkmate by any series of legal moves
   *[lost] lost by { player }
}{ $stands ->
    [no] ; the move captured a king and cannot stand
    [king] ; a pawn cannot become a king, and the move cannot stand
   *[yes] ; { word-rule } { word-reject } lets the move stand
}.
touch-move-ends = { $mv } breaks the touch-move rule and would end the game ({ $article }). Arbiter: { word-rule } { word-accept } takes the move back; { word-rule } { word-reject } lets it end the game.
penalty-given = { $kind ->
    [warning] { player } is warned by the arbiter ({ $article }).
    [time] Penalty against { player } ({ $article }): { opponent }'s clock is given { $amount }.
    [take] Penalty against { player } ({ $article }): { player }'s clock loses { $amount }.
    [points] Penalty against { player } ({ $article }): { $amount } is taken off { player }'s result.
    [opponent-points] Penalty against { player } ({ $article }): { $amount } is added to { opponent }'s result, as far as both together then have no more than the game gives.
    [opponent-points-back] The penalty against { player } is taken back: nothing is added to { opponent }'s result ({ $article }).
    [points-back] The penalty against { player } is taken back: nothing is taken off { player }'s result ({ $article }).
    [loss-shared] Penalty against { player } ({ $article }): the game is lost, and { opponent } gets { $amount }.
    [loss] Penalty against { player } ({ $article }): the game is lost.
    [fine] Penalty against { player } ({ $article }): a fine announced in advance.
    [exclusion] Penalty against { player } ({ $article }): exclusion from { $amount }.
   *[expulsion] Penalty against { player } ({ $article }): expulsion from the event.
}
ruling-explained = The arbiter's reason in case { $case }: { $text }.
supervision-set = { $adequate ->
    [yes] This game is supervised adequately: illegal moves are penalised as the competition rules say ({ $article }).
   *[no] This game is not supervised adequately: an illegal move is put right only before the opponent has made the next move ({ $article }).
}
assistant-set = { $has ->
    [no] { player } no longer has an assistant ({ $article }).
   *[yes] { player } has an assistant for: { $duties } ({ $article }).
}
two-hands-found = { player } made a move with two hands ({ $article }).
complaint-accepted = The arbiter accepts the complaint of case { $case }.
adjusting-announced = { player } adjusts pieces.
touch-claimed = { player } is said to have touched: { $list }.
article-reported = { $who } reports { $color ->
    [nobody] { $about }
   *[other] { player }: { $about }
} ({ $article }).
silent-press-claimed = { player } is said to have pressed the clock without announcing the move ({ $announce }, { $press }){ $executed ->
    [yes] ; executed meanwhile: { $mv }
   *[no] { "" }
}.
appeal-made = { player } appeals against { $case ->
    [none] the result
   *[other] the ruling on case { $case }
} ({ $article }).
illegal-move-claimed = It is claimed that { player }'s { $mv } was illegal ({ $article }).
correction-proposed = { player } claims that { $mv } was illegal. It is too late for that, unless the opponent agrees: { word-accept } goes back before it, { word-decline } lets it stand ({ $article }).
correction-agreed = Both players agree: the illegal move is put right.
correction-declined = The opponent does not agree: the move stands.
draw-accepted = { player } accepts the draw. By the rules of this event the arbiter must consent ({ $article }).
consent-hint = Both players agree. { word-rule } { word-accept } consents, and the game is drawn; with { word-rule } { word-reject } it goes on after { word-go }.
consent-refused = The arbiter does not consent to the draw.
cases-by-number = If several cases are open, put the number after { word-rule }, as in { "rule 1 accept" }.
no-open-case = No case is open.
case-state = { $state ->
    [accepted] It was accepted.
    [rejected] It was rejected.
    [stands] It was left to stand.
    [taken-up] It was taken up.
    [withdrawn] It no longer applies.
   *[unanswered] It was not answered.
}
counted-against = { player }: { $illegal ->
    [0] no illegal moves
    [one] one illegal move
   *[other] { $illegal } illegal moves
} counted{ $looks ->
    [0] { "" }
    [one] ; the arbiter's record was shown once
   *[other] ; the arbiter's record was shown { $looks } times
}.
record-shown = The arbiter's record, look { $look } of { $most }.
touch-claim-hint = Arbiter: with { word-rule } { word-accept } the pieces were touched, they bind, and a move against them is taken back; with { word-rule } { word-reject } they were not.
reported-hint = Arbiter: { word-rule } { word-accept } finds it so, { word-rule } { word-reject } does not; a { word-penalty } can be given while the case is open. Then { word-go }.
displaced-hint = Arbiter: { word-rule } { word-accept } takes the { $time } since then from { player }, who sets the pieces up on their own time; { word-rule } { word-reject } takes nothing; a { word-penalty } can be given too. Then { word-go }.
silent-hint = Arbiter: with { word-rule } { word-accept } the press does not count: { player } is warned and announces the move{ $times ->
    [none] { "" }
   *[other] , and the clocks show { $times }
}. With { word-rule } { word-reject } the press counts. Time for the opponent: { word-add }. Then { word-go }.
appeal-hint = It is kept with the record for those who decide on appeals. { word-rule } { word-accept } or { word-rule } { word-reject } enters their decision.
default-time-hint = Arbiter: with { word-rule } { word-accept } { player } loses, and so does the opponent if absent after the default time too; with { word-rule } { word-reject }, or { word-arrived }, the game goes on.
default-time-waived = { player } does not lose for coming late.
appeal-decided = The appeal of case { $case } is { $how ->
    [allowed] allowed
   *[dismissed] dismissed
}.
late-illegal-move-hint = It waits for the opponent: { word-accept } or { word-decline }.
unclaimed-hint = The opponent may claim it until making the next move; then it stands. { word-rule } { word-accept } intervenes and penalises it; { word-rule } { word-reject } lets it stand.
wrong-start-claimed = { $who } claims that { $what ->
    [setup] the pieces were set up wrongly at the beginning
    [board] the chessboard is placed wrongly
    [colours] the game began with the colours reversed
   *[clock] the clock is set wrongly
} ({ $article }).
set-up-kept = The pieces on { $squares } stood wrongly from the beginning. Each player has made { $moves } moves or more: the game goes on with the pieces as they stand ({ $article }).
set-up-kept-king = { player } may no longer castle.
set-up-kept-rook = { player } may not castle with the rook on { $square }.
wrong-start-hint = Arbiter: { $what ->
    [setup] with { word-rule } { word-accept } the game is cancelled and a new one begins; with { word-rule } { word-reject } it goes on.
    [board] with { word-rule } { word-accept } the position is transferred to a board placed correctly and the game goes on; with { word-rule } { word-reject } the board stays.
    [colours] { $rule ->
        [new-game] with { word-rule } { word-accept } the game is cancelled and a new one begins with the right colours; with { word-rule } { word-reject } it goes on.
       *[arbiter] the game goes on with { word-rule } { word-reject }, unless you rule otherwise: with { word-rule } { word-accept } it is cancelled and a new one begins with the right colours.
    }
   *[clock] with { word-rule } { word-accept } the claim is right: set { word-time }, { word-clock } and { word-counter }, then { word-go }; with { word-rule } { word-reject } the setting stays.
}
replacement-hint = The new game has its own record and the full times; { word-clock } sets others, { word-begin } starts it.
game-cancelled = The game is cancelled ({ $article }). { $exchanged ->
    [yes] A new game is played with the colours exchanged.
   *[no] A new game is played.
}
replacement-begun = New game{ $named ->
    [yes] : { $white } has White, { $black } has Black
   *[no] { "" }
}. The arbiter starts it with { word-begin }.
is-cancelled = This game was cancelled ({ $article }); another is played in its place.
is-cancelled-in = This game was cancelled ({ $article }); the game in its place is in { $file }.
flag-claim-hint = Arbiter: with { word-rule } { word-accept } the flag has fallen and the game is lost, or drawn if the opponent cannot checkmate; { word-rule } { word-both }: both flags are down and it is not known which fell first; { word-rule } { word-reject } rejects the claim, then { word-go }.
records-differ-hint = Arbiter: { word-rule } { word-accept } applies the proposal; { word-rule } { word-reject } leaves everything as it is.
records-differ-more = { $why ->
    [board_turned] A board placed wrongly is turned, the position is transferred, and the game goes on.
    [wrong_set_up] If the pieces stood like this from the beginning, { word-claim } { word-setup } starts a new game.
    [set_up_stays] If the pieces stood like this from the beginning, it is too late for a new game: show on both boards how they stand, then type { word-claim } { word-setup }. The game goes on like that, without castling for a king or with a rook that stood wrongly.
    [reversed_colors] If the game began like this, { word-claim } { word-colours } starts a new game if the Laws say so.
    [displaced_pieces] The player who knocked pieces over sets them up on their own time; you may give a { word-penalty }.
   *[position_reinstated] The position before that is restored, or the last one that can be identified.
}
touch-binds = { $rule ->
    [moves] The piece on { $own } must move ({ $article }).
    [captured] The piece on { $enemy } must be captured ({ $article }).
    [captures] The piece on { $own } must capture the one on { $enemy } ({ $article }).
    [castles] King and rook were touched: castling on that side must be played ({ $article }).
    [king] Castling on that side is illegal: the king must make another move ({ $article }).
   *[free] None of these pieces can be moved or captured: any legal move may be played ({ $article }).
}
why-illegal = { $why ->
    [nothing] None of the player's pieces stands on { $square }.
    [own] One of the player's own pieces, a { role }, stands on { $square }.
    [king] A king is never captured.
    [not-its-move] A { role } does not move like that.
    [blocked] The path is blocked by the { role } on { $square }.
    [no-capture] There is nothing to capture on { $square }.
    [no-en-passant] It can no longer be captured en passant.
    [not-promoted] The pawn on its last rank was not replaced by a piece.
    [wrong-promotion] It cannot become that piece.
    [left-in-check] The player's own king is left in check by the { role } on { $square }.
    [into-check] The king moves to a square attacked by the { role } on { $square }.
    [no-castling] Castling on that side is no longer possible: king or rook has moved.
    [castling-in-check] Castling while in check by the { role } on { $square }.
   *[castling-through] Castling through { $through }, attacked by the { role } on { $square }.
}
case-open = Case { $case }: { $kind ->
    [illegal] illegal move by { player }
    [hands] move made with two hands by { player }
    [touched] { player } is said to have touched a piece
    [late] { player } proposes to put an illegal move right
    [unclaimed] illegal move by { player }, not claimed so far
    [unclaimed-press] clock pressed without a move by { player }, not claimed so far
    [empty] clock pressed without a move by { player }
    [touch] touched piece not played by { player }
    [offer] draw offered by { player }
    [claimed-move] declared move not played by { player }
    [threefold] draw claimed by { player }, the same position for the third time
    [fifty] draw claimed by { player }, fifty moves
    [quickplay] draw claimed by { player } in the quickplay finish
    [increment] increment requested by { player }
    [flag] flag claimed by { player }
    [setup] pieces set up wrongly at the beginning
    [board] chessboard placed wrongly
    [colours] game that began with the colours reversed
    [clock] clock set wrongly
    [reported] { player }: { $about }
    [reported-nobody] { $about }
    [silent] clock pressed by { player } without announcing the move
    [appeal] appeal by { player }
    [default-time] { player } absent after the default time
   *[records] boards or scoresheets differ
} ({ $article }).
draw-claimed = { player } claims a draw: { $rule ->
    [threefold] the same position for the third time
   *[fifty] fifty moves without a capture or pawn move
}{ $manner ->
    [intended] , with the move { $mv } written down
   *[standing] { "" }
} ({ $article }).
draw-claim-judged-wrong = The claim is wrong ({ $article }). { player }'s draw offer stays open.
draw-claim-judged-brief = { player }'s claim is wrong ({ $article }){ $time ->
    [none] { "" }
   *[other] : { opponent }'s clock is given { $time }
}{ $manner ->
    [intended] ; the move written down, { $mv }, must be played
   *[standing] { "" }
}; the draw offer stays open.
draw-claim-judged-wrong-intended = { draw-claim-judged-wrong } The move written down, { $mv }, must be played.
claim-intended = Claim checked. Intended move: { $mv }.
claim-position = The claimed position: { player } has the move. Castling still possible for White: { $white }; for Black: { $black }.
claim-occurrences = This position stood { $count ->
    [one] once
   *[other] { $count } times
}: { $list }. Three times are needed.
claim-alike = Not counted: { $place }. The same pieces stood on the same squares, but { $why ->
    [turn] the other player had the move
    [castling] the castling rights were different
   *[en-passant] a pawn could be captured en passant
}.
claim-quiet = Claim checked: { $count ->
    [one] one half-move
   *[other] { $count } half-moves
} without a capture or pawn move, since { $since }. 100 are needed.
claimed-move-found = { player } has announced another move than the one written down for the claim ({ $article }).
claimed-move-found-hint = Arbiter: { word-rule } { word-accept } takes { $mv } back, and the move written down must be played; { word-rule } { word-reject } lets { $mv } stand.
quickplay-claimed = { player } claims a draw: { $ground ->
    [normal-means] the opponent cannot win by normal means
   *[no-effort] the opponent makes no effort to win
} ({ $article }). The arbiter decides.
quickplay-hint = Arbiter: { word-rule } { word-accept } draws the game; { word-rule } { word-postpone }, then { word-go }, decides later, even after a flag has fallen; { word-rule } { word-reject } gives the opponent two minutes.
quickplay-claimed-without-arbiter = { player } claims a draw: { $ground ->
    [normal-means] the opponent cannot win by normal means
   *[no-effort] the opponent makes no effort to win
} ({ $article }). There is no arbiter: the claim ends the game, and an arbiter decides on it later.
quickplay-form = Write down: { $color ->
    [white] White has the move
   *[black] Black has the move
}; White: { $white }; Black: { $black }; { $fen }.
quickplay-form-checked = { $ground ->
    [normal-means] { player } checks the final position and signs it.
   *[no-effort] { player } checks the final position and the scoresheet, which must be up to date, and signs both.
}
quickplay-without-arbiter-hint = The arbiter who decides later: { word-rule } { word-accept } draws the game; { word-rule } { word-reject } rejects the claim, then { "result 1-0" } or { "result 0-1" } gives the result.
increment-requested = { player } asks for an increment of 5 seconds for each move of both players, which is also a draw offer ({ $article }).
increment-hint = Arbiter: the offer is accepted or declined first; then { word-rule } { word-accept } gives both players 5 seconds for each move from now on, and the opponent two minutes; { word-rule } { word-reject } changes nothing, then { word-go }.
increment-given = From now on each move adds { $time } to its player's clock.
claim-rejected = The arbiter rejects the claim.
retraced = The game is back at { $plies ->
    [0] the first position
   *[other] the position after { $last }
}. { $kept ->
    [yes] Set both boards to it; the scoresheets that the program writes are changed already.
   *[no] Set both boards to it; both scoresheets are changed already.
} The clocks stay stopped; the arbiter starts them with { word-go }.
retraced-in-brief = The game is back at { $plies ->
    [0] the first position
   *[other] the position after { $last }
}.
times-after-going-back = The clocks now show White { $white }, Black { $black }; before, they showed White { $white_before }, Black { $black_before }. Other times: { word-clock }.
board-adjusted = { player }'s board now stands as the scoresheets have it.
board-step-done = { $left ->
    [0] All is done on { player }'s board.
   *[other] Next on { player }'s board, { $left } to go: { $what }.
}
board-connected = { $back ->
    [yes] { player }'s electronic board is back.
   *[no] { player }'s board: { $device }, { $number ->
        [none] without a number
       *[other] number { $number }
    }, lies { $lies ->
        [turned] turned
       *[straight] straight
    }.
}
board-lost = { player }'s electronic board is gone. Type the moves until it is back.
board-ignored = What { player }'s electronic board shows no longer counts. Type the moves; { word-eboard } { word-on } lets it count again.
board-read = What { player }'s electronic board shows counts again.
eboard-state = { player }'s electronic board { $state ->
    [read] answers
    [ignored] answers, but does not count
   *[lost] is gone
}{ $lies ->
    [turned] ; it lies turned.
    [straight] ; it lies straight.
   *[unknown] .
}
eboard-as-expected = It stands as it should.
eboard-not-begun = Play has not begun. { $clock ->
    [board] Start the clock on the board, or type { word-begin }.
   *[other] Type { word-begin }.
}
eboard-gone = { player }'s electronic board is gone.
eboard-otherwise = { player }'s electronic board: { $squares }{ $more ->
    [0] .
    [one] ; and one more square.
   *[other] ; and { $more } more squares.
}
eboard-none = There is no electronic board. Start the program with --white-board or --black-board.
eboard-not-completed = { player } pressed the clock, but no move stands on the electronic board: { $squares }{ $more ->
    [0] .
    [one] ; and one more square.
   *[other] ; and { $more } more squares.
} Nothing is completed.
board-clock-goes-on = The program cannot stop the clock of the electronic board. Stop it by hand.
board-correction-due = { player }'s board is to be corrected to match the scoresheets.
board-correction-confirmed = Arbiter: { word-adjust } confirms that it is done.
cases-void = { $count ->
    [one] Case { $cases } no longer applies: its move is taken back.
   *[other] Cases { $cases } no longer apply: their moves are taken back.
}
table-set = At the keyboard: { $seat ->
    [everybody] everybody
   *[one] { $who }
}.
pressing = { $press ->
    [with-move] Announcing a move presses the clock too.
   *[separately] Enter presses the clock.
}
note-written = Noted: { $text }.
game-ended = { result-score }, { $text }: { result-reason } ({ $article }).
game-ended-in-words = { result-score }: { result-reason }.
had-ended = It had ended { $text }: { result-reason }.
points-given = By the points of this event White gets { $white } and Black { $black }.
sheets-differed = The two scoresheets differ ({ $article }) after { $last }. White: { $white }. Black: { $black }.
sheets-differed-from-announced = Both scoresheets have { $written } after { $last }, but { $announced } was announced ({ $article }).
sheets-differed-one-from-announced = { player }'s scoresheet has { $written } after { $last }, but { $announced } was announced ({ $article }).
sheets-agreed = The two scoresheets agree again.
sheets-incomplete = { $who ->
    [white] White's scoresheet is not up to date ({ $article }): White completes it before touching a piece, on White's own time, with the opponent's scoresheet if wanted.
    [black] Black's scoresheet is not up to date ({ $article }): Black completes it before touching a piece, on Black's own time, with the opponent's scoresheet if wanted.
   *[both] Neither scoresheet is up to date ({ $article }): both players complete theirs while the clocks are stopped.
}
sheet-lacks = Not written on { player }'s scoresheet: { half-moves }.
sheet-updated = { player }'s scoresheet is up to date.
sheet-behind = { player } moves although { player }'s scoresheet is not up to date ({ $article }).
taken-for-an-assistant = Nothing is taken off the clock of a disabled player for an assistant: is it for something else? Otherwise give { player } the time back with { word-add } ({ $article }).
sheets-incomplete-hint = Arbiter: { $moves ->
    [one] 1 move is complete
   *[other] { $moves } moves are complete
} by this record; if evidence is missing, the next move is the first of the next period, { "period white 2" } ({ $article }). { $clocks ->
    [one] The clock of the player who has the move runs on.
   *[both] When both have written, type { word-go }.
}
move-impossible = That move cannot be made on { player }'s board.
line-replaced = From half-move { $ply } on, the moves on the scoresheets count as played.
instruction = { player }'s board, { $n } of { $of }: { $what }.
sheet-write = { player }'s scoresheet: write { $moves }.
sheet-order = { player }'s scoresheet: { $what }.
sheet-still-due = Still to be done on { player }'s scoresheet: { $list }.
board-cause = { player }'s board: { $cause }.
candidates = These moves would explain both boards: { $moves }.
check-right = { player }'s board stands as it should.
check-wrong = { player }'s board: { $squares }.
proposal-nothing = Boards and scoresheets agree.
proposal-boards-wrong = The scoresheets agree up to { $last }; { player } has the move. The boards must be put right; the clocks keep their times. Arbiter: { word-retrace } applies this.
proposal-two-readings = The boards stand as the moves were announced; only the scoresheets differ. { word-rule } { word-accept } sets the boards as the scoresheets have it; { word-rule } { word-reject } keeps the boards, and the scoresheets must be corrected.
proposal-sheet-right = Both boards stand as { $as ->
    [announced] was announced
   *[sheet] { player }'s scoresheet has it
}. { opponent }'s scoresheet must be corrected. Arbiter: { word-retrace } applies this.
proposal-sheets-only = Both boards are the same, and both scoresheets lead to them from { $last }. The arbiter rules which scoresheet is right; the other is corrected with { word-strike } and { word-record }.
proposal-both-sheets-wrong = Both boards stand as was announced. Both scoresheets must be corrected. Arbiter: { word-retrace } applies this.
late-half-move = All that is left is { $mv }, which { player } has made on the own board: { word-go } counts it.
proposal-back = { $ground ->
    [illegal] The scoresheets have an illegal move.
    [incomplete] One scoresheet stops early.
    [unreadable] An entry cannot be read.
   *[differ] The scoresheets differ.
} Proposal: back to the position after { $last }, { player } to move; clocks: { $clocks }. Type { word-retrace } to apply.
report-struck = Struck out on { player }'s scoresheet: { $entries }.
no-mate = { $who ->
    [nobody] Nobody can checkmate
   *[opponent] The opponent cannot checkmate
}: { $proof ->
    [terminal] no move is left.
    [material] there is too little material.
   *[closure] every position that can still arise was examined, in { $states ->
        [one] one state
       *[other] { $states } states
    }.
}

refused-already-begun = Play has already begun.
refused-not-begun = Play has not begun yet.
refused-game-over = The game is over.
refused-result-stands = There is already a result. { "result *" } takes it back.
refused-no-result = There is no result to take back.
refused-promotion-chosen = The promotion piece stands on the board: the choice is final.
refused-clocks-stopped = The clocks are stopped.
refused-clocks-running = The clocks are not stopped.
refused-has-arrived = { player } has made a move in this session. { word-absent } is for a player who has not come yet.
refused-clock-not-running = { player }'s clock is not running; pressing it changes nothing.
refused-not-your-move = { player } has the move.
refused-not-yours = Only the arbiter can say that.
refused-not-yours-hint = Put { "arbiter:" } in front if you speak for the arbiter.
refused-not-yours-color = Only { player } can say that.
refused-nothing-announced = No move is announced.
refused-nothing-announced-hint = Enter the move first.
refused-not-executed = { $missing ->
    [piece] A piece of { player } is still in the hand, so the move is not made.
    [capture] The captured piece is still on { player }'s board, so the move is not made.
   *[move] The move is not on { player }'s board yet, so it is not made.
}
refused-not-executed-hint = Say that it was executed with { word-execute } { $mv }, then press.
refused-already-completed = { $mv } is { $completed ->
    [no] made
   *[yes] completed
}.
refused-already-completed-hint = With { word-retrace } { $number } the arbiter goes back to the position before it.
refused-not-completed = { $mv } is announced but not completed.
refused-not-completed-hint = An empty line completes it, { word-correct } and a move changes it, { word-undo } takes it back.
refused-too-late-to-correct = It is too late: a slip of the tongue is put right at once, before the clock is pressed or the opponent replies.
refused-too-late-to-correct-hint = Call the arbiter.
refused-adjusts-on-own-time = Only the player who has the move adjusts pieces, with their own clock running and before announcing.
refused-adjusting = { player } has announced adjusting: touching a piece now has no consequence.
refused-not-touched = Name one to four squares that were touched, as in { "claim touch e2" }.
refused-right-to-complain-lost = It is too late to claim this: a piece has been touched or a move made since.
refused-illegal-move-stands = It is too late to claim this: the illegal move stands.
refused-result-stands-unless-taken-back = The result stands; the arbiter may take it back with { "result *" } first.
refused-not-illegal = { $mv } was legal.
refused-nothing-touched-there = No piece stood on { $square } that could have been touched.
refused-of-whom = The player is missing after the article: { word-white } or { word-black }.
refused-not-pressed = { player } has not completed the last move with a press.
refused-no-such-article = { $sentence }
refused-none-illegal = There is no completed illegal move to claim.
refused-too-late-for-complaint = Without adequate supervision { $what ->
    [setup] a wrong set-up
    [board] a board placed wrongly
   *[clock] a wrong setting of the clock
} can be claimed only before each player has made { $moves } moves.
refused-too-late-for-complaint-castling = { refused-too-late-for-complaint } The game goes on; a player may not castle with a king or rook that was placed wrongly. If they still stand like that, show it on both boards and claim it again: the game then goes on with the pieces as they stand.
refused-colors-stay = Once each player has made { $moves } moves, the colours stay as they are and the game goes on.
refused-no-looks = The arbiter's record is shown only in supervised rapid and blitz games.
refused-looked-enough = You have been shown the record { $times } times; more would disturb the opponent.
refused-only-the-opponent-claims = Without adequate supervision only the opponent may claim that.
refused-only-both-together = It is too late: only both players together may put this right.
refused-not-agreed-duty = That is not among this assistant's duties: { duty }.
refused-blind-player-has-assistant = The sighted player may have an assistant only if the blind player has none.
refused-assistant-needed = Against an opponent who cannot hear a blind player must have an assistant.
roles-heading = Who may say what. A blind player's assistant has the duties that were agreed, or all of them if nothing was agreed ({ $blind }); a sighted player has an assistant only if the blind player has none ({ $sighted }).
roles-row = { $words }: { $who }.
roles-row-with-duty = { $words }: { $who }. For an assistant, the duty is: { duty }.
refused-no-points = A penalty in points is 1/2 or 1; 0 takes one back, and no penalty in points was given.
refused-no-rounds = Say how many rounds, as in { "penalty exclusion 1 to white" }.
refused-no-such-penalty = The Laws of { $laws } have no such penalty.
refused-too-little-time = { player }'s clock does not have that much time left: take less.
refused-not-rapid-or-blitz = Supervision makes a difference in rapid and blitz games only.
refused-mirroring = Making the opponent's move on one's own board does not count as touching a piece.
refused-own-move = The opponent repeats a move, not the player who made it.
refused-no-offer = No draw is offered.
refused-own-offer = You cannot answer your own draw offer.
refused-already-offered = A draw has already been offered.
refused-answer-the-offer = The opponent's draw offer is open: { word-accept } or { word-decline } it first.
refused-agreement-too-early = A draw can be agreed only when both players have made a move.
refused-move-is-sealed = The session is over: { player }'s move is sealed, not played.
refused-sealed-move-forgotten = The sealed move was not in an envelope when the program ended, and is not known. { player } seals a move again.
refused-adjourned = The game is adjourned.
refused-not-adjourned = The game is not adjourned.
refused-nothing-to-seal = There is no move to seal now.
refused-nothing-to-seal-hint = The arbiter ends the session by typing { word-adjourn }.
refused-too-late-to-seal = The clock is stopped: the sealed move can no longer be changed.
refused-no-envelope = There is no envelope.
refused-envelope-not-opened = The envelope is opened before play goes on.
refused-replier-absent = The envelope is opened only when { player } is there.
refused-replier-absent-hint = { player }'s clock is running. Type { word-arrived } when the player comes.
refused-move-unknown = This envelope cannot be opened.
refused-no-increment-request = The Laws of 2009 have no request for an increment; claim a draw instead: { word-claim } { word-quickplay }.
refused-both-flags-not-announced = Since 2018 two fallen flags draw a game only if the quickplay rules were announced; the arbiter rules which flag fell first: { word-rule } { word-accept } or { word-rule } { word-reject }.
refused-flag-not-fallen = No flag has fallen.
refused-claim-without-the-move = Only the player who has the move can claim a draw: { player }.
refused-claim-after-touch = After touching a piece, no draw can be claimed on this move.
refused-already-claimed = This has already been claimed and judged in this position.
refused-claimed-move-first = The move written down for the claim must be played first: { $mv }.
refused-intended-move-illegal = { $squares } is not a legal move here. Nothing was claimed; give another move, or claim without one.
refused-nothing-to-sign = There is no result to sign yet.
refused-no-quickplay-finish = The rules of the quickplay finish do not apply here: they need the last period without increment, no blitz and, since 2014, an announcement.
refused-quickplay-too-early = This can be claimed only with less than two minutes left on your clock, before the flag falls.
refused-not-a-time = That is not a time that a clock can show.
refused-no-clock = This game is played without a clock: no time can be given or taken.
refused-no-moves-kept = No moves are kept in this game: it is the clock alone. Without --moves none they are kept.
refused-no-such-ply = { $plies ->
    [0] There are no half-moves so far.
    [one] There is only one half-move so far.
   *[other] There are only { $plies } half-moves so far.
}
refused-no-such-period = { $periods ->
    [0] The time control has no periods.
    [one] The time control has only one period.
   *[other] The time control has only { $periods } periods.
}
refused-already-said = That is so already.
refused-nothing-open = There is nothing to rule on.
refused-which-case = Several cases are open.
refused-which-case-hint = { $open } Say on which you rule, as in { "rule 1 accept" }.
refused-nothing-to-retrace = Boards and scoresheets agree: there is nothing to put right.
refused-nothing-to-retrace-hint = { "retrace 1" } goes back to the position after White's move 1.
refused-nothing-to-retrace-so-far = { $lacks } The boards agree, and the scoresheets as far as they are written.
refused-nothing-to-retrace-so-far-hint = { "retrace 1" } goes back to the position after White's move 1.
refused-king-captured = A king is never captured: that move cannot stand.
refused-king-captured-hint = { word-rule } { word-accept } goes back to the position before it.
refused-pawn-became-king = A pawn never becomes a king: that move cannot stand.
refused-pawn-became-king-hint = { word-rule } { word-accept } goes back to the position before it.
refused-no-such-case = There is no case { $case }.
refused-no-such-case-hint = { $open } { word-cases } lists every case and its outcome.
refused-case-closed = Case { $case } is already closed.
refused-case-closed-hint = { word-cases } lists every case and its outcome.
refused-ruling-to-take-back = No move is announced.
refused-ruling-to-take-back-hint = { word-rule } { $case } { word-undo } takes back the ruling on case { $case }.
refused-nothing-ruled-on = No case has been ruled on.
refused-case-not-ruled-on = Case { $case } is open: there is no ruling on it to take back.
refused-ruling-ended-the-game = The ruling on case { $case } ended the game.
refused-ruling-ended-the-game-hint = { word-result } { "*" } takes the result back, and the case is open again.
refused-too-late-to-take-back = The ruling on case { $case } can no longer be taken back: play has gone on since.
refused-too-late-to-take-back-hint = These words put it right: { word-retrace }, { word-clock }, { word-add }, { word-take }, { word-counter }.
refused-ruled-on-since = Case { $since } was ruled on after case { $case }.
refused-ruled-on-since-hint = { word-rule } { $since } { word-undo } takes that ruling back first.
refused-rule-first = First a ruling is needed.
refused-adjust-first = A board is still to be put right.
refused-sheet-correction-due = Still to be done on { player }'s scoresheet: { $due }. { word-adjust } confirms that it is done.
refused-entry-not-due = Only what is still to be done on { player }'s scoresheet can be written now: { $due }.
refused-nothing-to-put-right = Nothing is to be put right on { player }'s board or scoresheet.
refused-no-move-left = The player to move has no legal move.
refused-nothing-on-board = Nothing stands on { $square } on { player }'s board.
refused-not-assistants-duty = The assistant of a sighted player may only move and announce.
refused-nothing-there = No piece of the player who has the move stands on { $square }.

unreadable-empty = That has no move in it.
unreadable-not-understood = I do not understand { $part }.
unreadable-not-understood-hint = Enter a move, as e4, Nf3, e2e4 or springer felix drei, or { word-help }.
unreadable-ambiguous = That can mean several moves: { $moves }.
unreadable-ambiguous-hint = Enter one of them with both squares.
unreadable-ambiguous-castling-hint = Enter { "castle kingside" } or { "castle queenside" }.
unreadable-capture-without-file = A pawn that captures names the file it comes from.
unreadable-capture-without-file-hint = Enter { $mv }.
unreadable-king-or-castling = The king can step to { $square } or castle to that side.
unreadable-king-or-castling-hint = Enter { $step } for the step of the king, { castling-typed } for castling.
unreadable-no-such-piece = No { role } can go to { $square }.
unreadable-no-such-piece-hint = Enter both squares if it was really played.
unreadable-not-there = That piece does not stand on { $square }.
unreadable-promotion = The piece that the pawn becomes is missing.
unreadable-promotion-hint = Enter it after the square, as { $square } queen; { $square }P if the pawn was left there.
unreadable-promotion-to-king = A pawn cannot become a king.
unreadable-promotion-to-king-hint = Enter another piece after the square, as { $square } queen.
unreadable-only-legal-in = That is not a legal move in the language of this scoresheet; in { $language } it would be one.
unreadable-only-legal-in-hint = Enter it in the scoresheet's own letters, or with both squares if it was really played.
unreadable-foreign-letter = { $letter } is not a piece letter on this scoresheet.
unreadable-foreign-letter-hint = In { $language } it would be a move; nothing was changed.
pieces = { $player }: { $list }.
no-moves = No move has been completed.
moves = { $list }.
status-before = Play has not begun.
status-to-move = { player } has the move.
status-announced = { player } has announced { $mv }. Not repeated.
status-repeated = { player }'s { $mv } is repeated. Not executed on both boards.
status-executed = { player }'s { $mv } is executed on both boards. Not completed.
status-arbiter-called = { $who } has called the arbiter.
awaited-beginning = Type { word-begin }, or enter the first move.
awaited-beginning-elsewhere = Play begins with { word-begin }, or with the first move.
awaited-sealed-move = { player } seals the next move with { word-seal } and the move.
awaited-end-of-session = { player } has sealed a move. With { word-press } the game is adjourned.
awaited-envelope-closed = The envelope is not closed: { word-envelope } asks for its passphrase.
awaited-resumption = The arbiter resumes it by typing { word-reopen }.
awaited-arrival = That is possible only when { player } is there: the arbiter types { word-arrived } and the colour.
awaited-envelope-opened = The arbiter types { word-open }.
awaited-sealed-move-entered = The sealed move is not known: the arbiter types it, as in { "open as Nf3" }.
awaited-ruling = The arbiter decides: { word-rule } { word-accept } or { word-rule } { word-reject }.
awaited-ruling-on = The arbiter decides: { word-rule } { $case } { word-accept } or { word-rule } { $case } { word-reject }.
awaited-ruling-on-records = The arbiter has this put right with { word-retrace }.
awaited-correction = When { player }'s board is right, the arbiter confirms it with { word-adjust }.
awaited-steps = Still to be done on { player }'s board: { $list }. { word-done } ticks a step off.
awaited-claimed-move = { player } must play { $mv }, the move written down for the claim ({ $article }).
awaited-sheet-correction = When { player }'s scoresheet is right, { word-adjust } confirms it; so does the next entry.
awaited-scoresheet = { player } brings the scoresheet up to date with { word-record }.
awaited-result = No legal move is left: the arbiter declares the result with { word-result }.
awaited-clocks = The arbiter starts the clocks with { word-go }.
awaited-seat = { $running ->
    [yes] { $who } is cut off. The arbiter may stop the clocks: { word-stop }.
   *[no] { $who } is cut off.
}
awaited-answer = { player } answers with { word-accept } or { word-decline }.
awaited-differences = Boards or scoresheets still differ. With { word-retrace } the arbiter has them put right.
awaited-execution = { $mv } is not on { player }'s board yet: { word-execute } { $mv }.
awaited-completion = An empty line completes the move.
awaited-completion-elsewhere = { player } completes the move.
awaited-press = { player }'s last move is not completed: { word-press }.
awaited-repetition = { $mv } is not repeated yet: { word-repeat } { $mv }.
awaited-repetition-elsewhere = { $mv } is not repeated yet.
awaited-signature = { player } has not signed the result: { word-sign }.
awaited-signature-elsewhere = { player } has not signed the result.
awaited-rematch = { player } answers the offer of a rematch with { word-accept } or { word-decline }.
awaited-more = More with { word-cases }.
nothing-changed = Nothing had to be changed.
misread-missing = Something is missing after { $typed }. { $sentence }
misread-trailing = I do not understand { $rest } after { $typed }. { $sentence }
misread-unknown = I do not understand { $text }. Did you mean { $meant }?
misread-several-moves = One move at a time: enter { $first } first, and { $second } when it is completed.
misread-trailing-long = I do not understand { $rest } after { $typed }. { word-help } { $typed } lists what can follow.
misread-no-such-square = There is no square { $square }.
misread-which-player = { $typed } is for one player; put { "white:" } or { "black:" } in front.
misread-letter-or-word = { $typed } may be the word { $word } or the letter of a move. Nothing was changed. Enter { $word } { $rest }, or the move without a space.
misread-owed-first = { opponent }'s move { $squares } is not yet executed on { player }'s board. Execute it first, or enter both squares.
misread-said = { $saying ->
    [score] A player resigns with { word-resign } or offers a draw with { word-draw }; the arbiter declares the result: { word-result } 1-0.
    [time] { word-clock } says what your clock shows.
    [flag] The opponent's flag is claimed with { word-claim } { word-flag }.
    [referee] { word-arbiter } calls the arbiter and stops the clocks.
    [illegal] { word-claim } { word-illegal } says that the opponent's last move was illegal.
    [mate] That need not be said. Enter the move; mate and stalemate end the game by themselves.
    [in-check] Annabella does not say whether there is check. { word-where } and { word-what } tell what stands on your board.
    [fen] annabella export --to fen writes the position; { word-board } says what stands on your board.
    [version] Annabella { $version }.
    [looks] On the screen F4 to F7 change pieces, coordinates, colours and size.
    [mouse] The mouse is switched on with the option --mouse when the program is started.
    [hint] Annabella never helps a player.
    [pin] The arbiter's PIN is chosen when a game is begun, with the option --pin.
   *[descriptive] Moves are entered by the names of the squares: e4, or e2e4.
}
misread-rank-missing = In { $text } the rank is missing: a number from 1 to 8.
misread-other-language = { $text } is { $language }. Here it is { $typed }.
finish-record = Record: { $file }.
finish-pgn = PGN: { $file }.
finish-next = Now possible: { word-replay }, { word-rematch }, { word-print }, { word-print } { word-brf }, { word-quit }.
finish-next-without-rematch = Now possible: { word-replay }, { word-print }, { word-print } { word-brf }, { word-quit }.
match-so-far = Match so far: { $white } { $whitepoints }, { $black } { $blackpoints }.
rematch-offered = { player } offers a rematch with the colours reversed{ $answers ->
    [no] { "" }
   *[yes] : { word-accept } or { word-decline }
}.
rematch-declined = { player } declines the rematch.
rematch-begun = Rematch with the colours reversed{ $named ->
    [no] { "" }
   *[yes] : { $white } plays White, { $black } plays Black
}.
rematch-of = It is a rematch of the game in { $file }.
rematch-not-played = The rematch was not played; no record is kept of it. The game before it is saved in { $file }.
sheets-printed = The scoresheets to be printed are in { $file }.
braille-printed = The game in braille, for an embosser, is in { $file }.
pgn-copied = The PGN is on the clipboard, where the terminal allows that. It can be pasted at lichess.org/paste.
walk-keys = h goes left, j down, k up, l right; Esc ends this.
only-after-the-end = That is possible once the game is over.
not-recorded = Nothing is recorded of this game.
replay-begin = Replay of { $plies ->
    [one] one half-move
   *[other] { $plies } half-moves
}, before the first.
replay-words = { word-next } goes on, { word-back } goes back, { word-replay } 12 goes to move 12, { word-quit } leaves; or the arrow keys and Esc.
replay-at = { $number } { $sentence } Clocks: White { $white }, Black { $black }.
replay-left = The replay is over. The game stands as it ended.
goodbye = The game is saved in { $file }. To continue: { $resume }.
goodbye-over = { $pgn ->
    [yes] The game is saved in { $file }, its PGN beside it.
   *[no] The game is saved in { $file }.
}

mate-given = { player } has given checkmate.
mate-can = { player } can still checkmate in { half-moves }: { $line }.
mate-wins = So { player } wins if { opponent }'s flag falls ({ $flag }), if { opponent } resigns ({ $resignation }) or completes a second illegal move ({ $illegal }).
mate-cannot = { player } cannot checkmate by any series of legal moves: { $why ->
    [terminal] no legal move is left
    [material] there is too little material
   *[closure] every position that can still arise was examined, in { $states ->
        [one] one state
       *[other] { $states } states
    }
}.
mate-draws = So the game is drawn if { opponent }'s flag falls ({ $flag }), if { opponent } resigns ({ $resignation }) or completes a second illegal move ({ $illegal }).
mate-dead = Neither player can checkmate: the game is drawn ({ $stalemate }, { $dead }).
mate-open = It is not known whether { player } can still checkmate; { $steps ->
    [one] one move was
   *[other] { $steps } moves were
} tried. The arbiter decides.
mate-no-diagram = { $text } is not a valid position: { position-fault }.

trouble-file-not-created = The file { $path } cannot be created: { $why }. Choose another with --journal.
trouble-record-folder-made = The folder { $path } did not exist and was created.
trouble-file-missing = There is no file { $path }.
trouble-file-not-opened = The file { $path } cannot be opened: { $why }.
trouble-file-not-written = The file { $path } cannot be written: { $why }.
trouble-file-locked = The game in { $path } is open in another Annabella; close it there first.
trouble-file-damaged = Line { $line } of { $path } is damaged; nothing was changed. Keep the file for the arbiter.
trouble-not-a-journal = { $path } is not the record of a game.
trouble-not-a-position = { $text } is not a position to play from: { position-fault }. Enter a FEN, for example rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1.
trouble-not-a-time-control = { $text } is not a time control: { $why ->
    [empty] nothing is written
    [unreadable] { $part } cannot be read
    [no-time] a period gives no time
    [negative] a time is negative
    [too-long] it is above 100 hours
    [too-many-periods] it has too many periods
    [no-moves] a period has no moves
   *[misplaced] these periods cannot follow each other
}. Enter for example 90+30, 40/90+30,30+30, 15+10, 5d3 or none.
trouble-two-readings = { $of ->
    [minutes-or-hours] { $text } may be minutes or hours.
    [minutes-or-seconds] { $text } may be minutes or seconds.
   *[moves-or-increment] { $text } may be a number of moves in a number of minutes, or minutes with seconds for each move.
} Enter { $first } or { $second }.
trouble-not-a-name = { $text } is not accepted as a name. A name is not a word of the program and has no digits.
trouble-perhaps-a-word = Did you mean the word { $word }? If { $text } is the name, type it again.
trouble-not-a-language = Unknown interface language { $text }. Available: { $known }.
trouble-name-too-long = The name that begins with { $beginning } is too long; a name has at most 100 characters.
trouble-not-printable = { $text } contains a character that cannot be printed. Enter it without that character.
trouble-not-a-sheet-language = Unknown scoresheet language { $text }. Available: { $known }.
trouble-not-a-federation = { $text } is not the code of a federation, which has three letters, for example ESP.
trouble-not-a-fide-id = { $text } is not a FIDE ID, which has only digits, for example 2200082.
trouble-script-line = Line { $line } of the script cannot be read: { $text }.
trouble-script-line-why = Line { $line } of the script: { $why }
trouble-watch-needs-terminal = annabella watch shows the screen of a game and needs a terminal; annabella show prints it instead.
trouble-replay-needs-terminal = annabella show --replay needs a terminal; annabella show --ply prints one position.
trouble-no-terminal = The screen view needs a terminal; use --face lines.
trouble-not-for-a-terminal = That is not text, and would spoil the terminal. Name a file: -o FILE, or type { word-print } in the game.
trouble-other-suffix = { $path } has the ending of { $suffix }, but the form is { $form }. Give both the same.
trouble-old-console = This console can only show lines; use --face lines.
trouble-no-pictures = This Annabella was built without pictures of the pieces; use --pictures off, or build it with --features pictures.
trouble-no-unfinished-game = There is no unfinished game to resume.
trouble-assistant-needed = { player } is blind and the opponent cannot hear: { player } must have an assistant ({ $article }).
trouble-wrong-value-alike = Invalid value { $text } for { $option }; did you mean { $alike }? Possible values: { $known }.
trouble-wrong-value = Invalid value { $text } for { $option }. Possible values: { $known }.
trouble-not-a-choice = { $text } is not one of the choices. Type a number from 1 to { $count }.
trouble-terms-contradict = { $one } and { $other } contradict each other. Leave one of them out or change it.
trouble-not-paired = The event has no game at board { $board } of round { $round }. annabella event FILE shows how many games are paired.
event-fault = { $path }, line { $line }: { $why }
event-not-utf8 = This is not UTF-8 text. Save the file as UTF-8.
event-unknown-key = Unknown key { $key }. Possible keys: { $known }.
event-missing = { $key } is missing. A pairing has round, board, white and black.
event-not-a-pairing-line = This is not a list of pairings in TRF format. Export it as TRF16 or TRF26.
event-explained-time = Time: { $time }.
event-explained-laws = Laws of { $laws }; by its time control it is { $class ->
    [rapid] a rapid game
    [blitz] a blitz game
   *[standard] a standard game
}.
event-explained-no-default-time = A player who arrives after the start loses, unless the arbiter decides otherwise.
event-explained-default-time = A player who arrives more than { $time } late loses, unless the arbiter decides otherwise.
event-explained-agreement = A draw may be agreed once each player has made { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
event-explained-consent = A draw may be agreed only with the consent of the arbiter ({ $article }).
event-explained-supervision = { $how ->
    [none] It is not supervised as the competition rules require.
   *[adequate] It is supervised as the competition rules require.
}
event-explained-quickplay = The rules of the quickplay finish apply.
event-explained-points = A win gives 3 points, a draw 1, a loss none.
event-explained-ranks = The ranks are announced with these words: { $words }.
event-explained-deaf = { player } cannot hear what is announced.
event-explained-assistant = { $any ->
    [no] { player } has no assistant.
   *[yes] The assistant of { player } may do this: { $duties }; { $ask ->
        [no] the assistant may not be asked for times and numbers of moves.
       *[yes] the assistant may be asked for times and numbers of moves.
    }
}
event-explained-not-watched = Watching with annabella watch is not allowed.
no-moves-kept = No moves are kept in this game.
event-explained-table-clock = A clock on the table keeps the time.
event-explained-casual = It is a friendly game, in which the program may help.
event-explained-position = The game begins from a given position.
event-explained-pairings = { $count ->
    [0] No game is paired.
    [one] One game is paired.
   *[other] { $count } games are paired.
}
event-written = { $path } was written. Edit it, then check it with annabella event.
event-result-written = The result was written to { $path }.
trouble-no-randomness = The system provides no random numbers: { $why }. Choose the array yourself: --chess960 518.
trouble-settings-line = Line { $line } of { $path } is ignored. { $why }
trouble-settings-kept = Nothing is written to { $path } until this is put right. { $why }
trouble-theme-line = { $path }, line { $line }: { $why } The usual colours are used.
trouble-theme-not-read = { $why } The usual colours are used.
trouble-little-contrast = { $ink } on { $ground } has a contrast of { $contrast } to 1; at least 3 to 1 is needed.
trouble-not-toml = This is not TOML: { $why }. Write the key, an equals sign and the value, texts in quotation marks.
trouble-unknown-argument = There is no option { $text }.
trouble-unknown-argument-alike = There is no option { $text }; did you mean { $alike }?
trouble-unknown-command = There is no command { $text }.
trouble-unknown-command-alike = There is no command { $text }; did you mean { $alike }?
trouble-pgn-for-record = { $file } is a PGN file, not the record of a game. To make a record of it: annabella import { $file }.
trouble-pgn-for-command = { $file } is a PGN file, not a command. To make records of its games: annabella import { $file }.
trouble-arguments-excess = { $text } is one word too many.
trouble-arguments-twice = { $option } is given more than once. Give it once.
trouble-arguments-conflict = { $one } and { $other } cannot both be given. Leave one of them out.
trouble-arguments-missing = { $arguments } is missing.
trouble-arguments-no-text = The text after { $option } is missing: { $option } { $form }.
trouble-arguments-before-command = Options come after the command: annabella { $command } { $options }.
trouble-arguments-unknown-part = { $command } knows no { $text }; it takes { $known }.
trouble-arguments-incomplete = After { $command } one of these is missing: { $known }.
trouble-no-such-topic = { $text } is neither a command nor a word that is typed in a game. annabella help lists the commands.
trouble-record-for-command = { $file } is the record of a game, not a command. To go on with it: annabella resume { $file }. To look at it: annabella show { $file }.
trouble-wrong-form = Invalid value { $text } for { $option }. It is written like this: { $example }.
trouble-no-such-setting = There is no setting { $text }. annabella settings lists them all.
trouble-no-such-setting-alike = There is no setting { $text }; did you mean { $alike }? annabella settings lists them all.
trouble-arguments-no-value = The value of { $option } is missing. Possible values: { $known }.
trouble-command-line = { $why }.
trouble-board-not-there = There is no port { $path }. Run annabella boards for the ports there are.
trouble-board-busy = Another program has the port { $path }. Close it there first.
trouble-board-no-rights = You have no right to open { $path }. Add yourself to the group { $group } and log in again.
trouble-board-not-a-port = { $path } cannot be opened as a serial port: { $why }.
trouble-board-other-device = { $path } answers, but not like a { $make } board. Run annabella boards for the ports there are.
trouble-board-silent = Nothing answers at { $path }. Check the cable, and whether the board is switched on.
trouble-board-none-found = No DGT board was found. Name its port, as dgt:/dev/ttyACM0; annabella boards lists the ports.
trouble-board-several = More than one board was found: { $paths }. Name the port of each, as dgt:/dev/ttyACM0.
trouble-board-same-port = Both players have the board at { $path }. Name another port for one of them.
trouble-board-no-board-for-clock = The clock is to be that of an electronic board, but no board is named. Name one with --white-board or --black-board.
trouble-board-no-clock-on-board = The clock is to be that of an electronic board, and none hangs on the board at { $paths }. Connect it, or leave out --clock board.
trouble-board-not-a-recording = Line { $line } of { $path } is not part of a recording of a board.
port-not-asked = { $device } does not look like a DGT board and was not asked. To ask it: annabella boards dgt:{ $path }.
board-answers = { $device }: a { $make } board, { $number ->
    [none] without a number
   *[other] number { $number }
}, { $version ->
    [none] version unknown
   *[other] version { $version }
}.
board-lies = { $lies ->
    [turned] It lies turned.
   *[straight] It lies straight.
}
board-clock = Its clock shows { $left } on the left and { $right } on the right, { $runs ->
    [yes] and is running
   *[no] and stands still
}.
board-without-clock = It has no clock.
board-followed = What changes on the board is printed now. Press Enter to end.
board-not-there = The board is gone.
board-there-again = The board is back.
trouble-not-a-pgn = { $path }, line { $line }, game { $game }: { $why }
pgn-no-game = This is no game: there is neither a tag nor a move.
pgn-unclosed = What begins here with { $sign } never ends.
pgn-tag = { $text } is not a tag. A tag has a name, and a value in quotation marks.
pgn-sign = { $text } has no meaning here and is left out.
pgn-start = { $fen } is no position from which a game can be played.
pgn-word = In place of move { $at } there is { $text }, which is no move. A PGN has English piece letters: K, Q, R, B, N.
pgn-move = Move { $at } { $text } is not legal there, or several pieces could make it.
pgn-number = Move { $at } has the number { $text }. A move may be missing.
pgn-results = The tag Result says { $tag }, but the moves end with { $text }. The result is left open.
pgn-result = The moves end with { $text }, but by the Laws the result of the last move is { $result }. The result is left open.
pgn-variant = This is a game of { $name }, not of chess.
trouble-not-a-move = { $text }: { $why }
trouble-sound-fell-back = { voice-why }; { $engine ->
    [embedded] the built-in voice speaks instead.
   *[system] the system voice speaks instead.
}
trouble-sound-failed = { trouble-sound-silent } The game goes on in text.
trouble-sound-silent = { voice-why }: nothing can be heard.
trouble-sound-restored = Sound works again.
trouble-sound-headphones-lost = { $why ->
    [device-busy] Another program is using the headphones
    [no-library] The espeak-ng library is missing
    [device-frozen] The headphones do not respond
    [not-private] The sound system may move what is heard on the headphones to another device
   *[other] The headphones were disconnected
}: what is meant for one player is shown and not spoken.
trouble-sound-recording = Announcements and repetitions are recorded from the microphone in { $path }. Megabytes used: { $used } of { $limit }; free on the disk: { $free }.
trouble-sound-not-recorded = { $ply ->
    [0] Nothing has been recorded.
   *[other] There is no recording of half-move { $ply }.
}
plays = Half-move { $ply } as it was recorded.
hear-recorded = Half-move { $ply }: { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
hear-space = Megabytes used: { $used }; free on the disk: { $free }.
trouble-sound-unknown-name = { $kind ->
    [voice] There is no voice { $name }
   *[device] There is no output device { $name }
}{ $nearest ->
    [none] .
   *[other] ; similar: { $nearest }. annabella voices lists them all.
}
trouble-sound-recording-failed = { $why ->
    [disk-full] The space for recordings is used up
    [file] The recording cannot be written
   *[other] There is no microphone
}: nothing is recorded.
lines-instead = No boards can stand above the sentences here; plain lines follow.
lines-hint = With a screen reader, type { word-face } { word-lines }: then nothing is repeated.
voice-hint = If a screen reader reads these lines too, type { word-voice } { word-off } so that only one of them speaks.
lesson = { $number ->
    [1] Lesson 1 of 17. Announce White's move: type e4 and press Enter. { word-next } goes to the next lesson, { word-back } to the one before, { word-again } repeats.
    [2] Lesson 2. The opponent repeats the move and makes it on the other board. Then press Enter on an empty line: the move is recorded and the clock is pressed.
    [3] Lesson 3. Moves may be typed as they are spoken: bauer eva sieben eva fuenf, or ba ev 7 ev 5.
    [4] Lesson 4. To hear it once more type { word-again }, or a.
    [5] Lesson 5. The opponent repeats another move: { "repeat e6" }, or r e6. That raises the alarm.
    [6] Lesson 6. A slip of the tongue is put right before the clock is pressed: { "correct e6" }.
    [7] Lesson 7. What is announced can be taken back: { word-undo }, or u.
    [8] Lesson 8. Announce e5 once more.
    [9] Lesson 9. Press Enter on an empty line to complete it.
    [10] Lesson 10. Ask for one square of your board: { "what e4" }, or wt e4.
    [11] Lesson 11. Ask where pieces are: { "where pawns" }, or w pawns.
    [12] Lesson 12. Ask for the whole board: board, or b.
    [13] Lesson 13. Ask for your clock: clock, or t. The time is never given unasked. { "black: clock" } asks for another player.
    [14] Lesson 14. What was said before: { word-earlier }, or er.
    [15] Lesson 15. Silence at once: { word-quiet }, or z.
    [16] Lesson 16. Offer a draw: draw.
    [17] Lesson 17. Now the opponent: { word-decline }.
   *[other] That was all. Type { word-help } for all words, or go on playing; { word-quit } leaves.
}
lesson-not-this = That comes in a later lesson.
practice-over = The practice game was not recorded.
ask-face = { $choices ->
    [3] How should Annabella appear? 1, screen. 2, plain lines for a screen reader or braille. 3, plain lines with a voice.
   *[other] How should Annabella appear? 1, screen. 2, plain lines for a screen reader or braille.
}
ask-voice = Should Annabella speak in addition to your screen reader? 1, no. 2, yes.
ask-typist = Who types? 1, White. 2, Black. 3, the blind player's assistant. 4, everybody.
ask-resume = Continue { $white } against { $black }{ $known ->
    [yes] , after { $after }
   *[no] { "" }
}, { $day ->
    [today] today
    [yesterday] yesterday
   *[other] { $date }
} { $time }? 1, yes. 2, no, a new game.
ask-terms = { $blind ->
    [white] White is blind
    [black] Black is blind
    [both] Both are blind
   *[none] Nobody is blind
}, { $time }{ $others }. 1, play. 2, change.
ask-terms-white = White: { $name }.
ask-terms-black = Black: { $name }.
ask-terms-both = { $white } against { $black }.
ask-blind = Who is blind or visually disabled? 1, White. 2, Black. 3, both. 4, nobody.
ask-setting = { $key ->
    [white] Name of White.
    [black] Name of Black.
    [time] Time control, for example 90+30, 15+10, 5d3 or none.
    [laws] Edition of the Laws: { $editions }.
   *[sheets] Languages of the two scoresheets, White's first, for example en, es de or fr fig.
}
ask-seats = Does anybody take part from another terminal? 1, no. 2, yes.
ask-heard = Two words were spoken. Did you hear them? 1, yes. 2, no, the game goes on in text.
ask-enter-takes = Enter: { $value }.
ask-enter-skips = Enter skips this.
ask-help = { $key ->
    [face] The screen shows boards, clocks and scoresheets. Plain lines are one sentence for one event, for a screen reader or a braille display.
    [voice] Your screen reader reads the lines. Annabella can also announce the moves aloud.
    [keys] A question that names nobody is asked for the person who types.
    [resume] The game goes on where it was left; its clocks stay stopped until the arbiter starts them.
    [terms] 1 begins the game. 2 asks for the names, who is blind, the time control, the Laws, the scoresheets, and whether anybody takes part from another terminal. Any other term can be typed as in a script: agreement after 30, white sheet es.
    [white] A name, without digits. Enter keeps the name, - removes it.
    [black] A name, without digits. Enter keeps the name, - removes it.
    [blind] The blind player hears the announcements and asks about their own board.
    [time] Minutes+seconds for each move: 90+30. A delay: 5d3. No clock: none.
    [laws] The edition of FIDE's Laws by which the game is played.
    [sheets] One language for both, or White's and then Black's: es de. For figurines: fig.
    [seats] Everybody then joins from a terminal of their own with annabella join.
   *[heard] 1, if you heard Anna eins. 2 switches the voice off.
} Type a number or a text, { word-back } for the question before, { word-quit } to leave.
setting-unset = { $key }: not set.
setting-default = { $key }: { $default }, by default.
settings-file = These settings are in { $path }. Themes of your own are files in { $themes }, with names that end in .toml.
welcome = Annabella: chess between a blind and a sighted player, announced, timed and recorded for both.
welcome-more = It says every move aloud, runs the clock, and keeps both boards and both scoresheets.
welcome-questions = Enter takes what is proposed; { word-help } explains a question.
how-to-begin = Type a move, then Enter.

compare-languages = Scoresheet A is read in { $a }, scoresheet B in { $b }.
compare-nothing-common = The two scoresheets have no half-moves in common.
compare-common = The two scoresheets have { half-moves } in common; the last is { $mv }.
compare-has-the-move = { player } has the move. Position: { $fen }.
compare-next = Scoresheet { $sheet } goes on with { $mv }, in line { $line }.
compare-ends = Scoresheet { $sheet } ends there.
compare-no-entries = Scoresheet { $sheet } is empty.
compare-after-the-end = The game is over there; scoresheet { $sheet } has { $count ->
    [one] one more entry.
   *[other] { $count } more entries.
}
compare-proposed = What follows is a proposal; the arbiter decides.
compare-nothing-fits = After that nothing on the two scoresheets fits together: they may be of two different games.
compare-illegal = Scoresheet { $sheet }, line { $line }: { $mv } is illegal.
compare-impossible = Scoresheet { $sheet }, line { $line }: no piece can make the move { $mv }.
compare-ambiguous = Scoresheet { $sheet }, line { $line }: { $mv } can be { $moves }.
compare-missing = Scoresheet { $sheet }, line { $line }: nothing is written for { $mv }.
compare-unreadable = Scoresheet { $sheet }, line { $line }: { $mv } cannot be read.
compare-foreign-letter = Scoresheet { $sheet }, line { $line }: { $mv } cannot be read, because { $letter } is not a piece letter in { $language }.
compare-no-promotion = Scoresheet { $sheet }, line { $line }: { $mv } does not say what the pawn becomes.
compare-elsewhere = Read in { $language }, { $count ->
    [one] one listed entry of scoresheet { $sheet }
   *[other] { $count } listed entries of scoresheet { $sheet }
} would be legal; this was not assumed.
compare-lost = Scoresheet { $sheet }: from { $mv } on no move can be followed.
compare-odd-number = Scoresheet { $sheet }, line { $line }: the number is { $written }, but should be { $expected }.
compare-would-agree = If that entry means what the other scoresheet says, they have { half-moves } in common.
compare-verdict = { $verdict ->
    [agree] The scoresheets agree.
    [differ] The scoresheets differ.
    [incomplete] The scoresheets agree as far as both go; one is missing half-moves.
   *[unreadable] The scoresheets cannot be compared further: an entry cannot be read or played.
}
compare-pair = { $pair }: { $verdict ->
    [agree] agree, { half-moves }
    [differ] differ after { half-moves }
    [incomplete] one stops after { half-moves }
   *[unreadable] cannot be read after { half-moves }
}.
compare-pairs = Pairs: { $pairs }. Agree: { $agree }. Differ: { $differ }. Incomplete: { $incomplete }. Cannot be read: { $unreadable }.
compare-ask-language = In which language is scoresheet { $sheet } written ({ $ways })?
compare-language-unclear = Scoresheet { $sheet } means different moves in different languages; give its language with { $option } ({ $ways }).
compare-language-unfit = Scoresheet { $sheet } matches no single language; give its language with { $option } (nearest: { $ways }).
compare-empty = { $file } is empty; a scoresheet as PGN or a list of moves is needed.
compare-binary = { $file } is not a text file; a scoresheet as PGN or a list of moves is needed.
compare-no-moves = There are no moves in { $file }; a scoresheet as PGN or a list of moves is needed.
compare-too-long = { $file } is too long: it has more half-moves than any game can have.
compare-no-common-start = The two scoresheets do not begin from the same position.
compare-no-pairs = There are no pairs of scoresheets in { $file }; give two files, or a folder with game.a.txt and game.b.txt, or two folders with the same file names.
spelled = { $list }.
sheet-empty = Nothing is written on the scoresheet.
recalled = { $back ->
    [0] The last sentence: { $sentence }
   *[other] { $back } back: { $sentence }
}
understood = Done.
rate-set = { $rate } words a minute.
volume-set = Volume { $volume }.
felt-brief = { $what }.
felt-square = { $square }: { $what }.
felt-rank = Rank { $rank }: { $list }.
felt-file = { $file }: { $list }.
felt-diagonal = { $from } to { $to }: { $list }.
felt-kind = { $piece }: { $list }.
felt-captured = { player } has lost: { $list }.
felt-not-yours = You can ask only about your own board; the arbiter and the assistants may ask about both.
hint-casual-only = Available in casual games only.
hint-attacks = { $square } is attacked by { $list }.
hint-moves = From { $square } it can move to { $list }.
help = Enter a move, as e4, Nf3, e2e4 or springer felix drei; an empty line completes it. Five words that help: { $words }.
help-headings = More words: type { word-help } and a number. { $headings } { word-help } and a word says what it does.
help-group = { $heading }: { $words }.
help-speakers = Put white:, black: or arbiter: in front to say who speaks.
help-word = { $word ->
    [begin] begin: play begins and White's clock starts; the first move does the same.
    [announce] announce e4, e4: announces the move that the player has made.
    [strike] strike 3: strikes out your own scoresheet from its third half-move on.
    [add] add 2:00 to white, add 2:00 to both: the arbiter gives more time, with a reason if there is one.
    [take] take 2:00 from white: the arbiter takes that time from the player's clock.
    [penalty] penalty warning to white: the arbiter warns White; a reason may follow every penalty. penalty time 2:00 to white: the opponent gets the time. penalty take 2:00 to white: White loses the time. penalty points 1/2 to white: White loses half a point. penalty opponent-points 1/2 to white: the opponent gets half a point. penalty loss to white, penalty fine to white, penalty exclusion 1 to white, penalty expulsion to white: the game is lost, a fine, exclusion from a round, expulsion.
    [assistant] assistant black, assistant black none: the arbiter says that a player has an assistant from now on, or no longer. The duties may follow, with commas, as in the terms.
    [supervision] supervision none, supervision adequate: the arbiter says how a rapid or blitz game is supervised.
    [counter] counter white 12, counter illegal white 1: the arbiter sets how many moves that player has completed, or how many illegal ones.
    [both] both lose: the arbiter declares the game lost by both.
    [note] note lights failed: the arbiter has this written in the record.
    [time] time 90+30: the arbiter corrects a time control that was set wrongly.
    [period] period white 2: the arbiter sets the period that player is in.
    [adjourn] adjourn: the session is over and the player on the move seals; adjourn at 4:00:00: the session lasts that long.
    [seal] seal Nf3: writes the move for the envelope, in letters or in braille cells; seal move.brf: reads it from that braille file (brf or brl). It is neither shown nor spoken before the envelope is opened.
    [envelope] envelope: what is written on the envelope; envelope Sunday ten o'clock: when the game is resumed; envelope lost: it is missing.
    [open] open: opens the envelope; open as Nf3: what the sealed move was, if it cannot be read.
    [reopen] reopen: goes on with an adjourned game.
    [absent] absent white: that player is not there.
    [arrived] arrived white: that player has arrived.
    [pieces] pieces, pi, pieces white: your own pieces, or those of a colour, one sentence for each kind.
    [attacks] attacks e4, at: what attacks that square, in casual games only.
    [help] help, h: the words you can type; help and a word explains that word.
    [board] board, b: the eight ranks of your own board, from the eighth down; capitals are White's, o is an empty square.
    [where] where knights, where N, w: the squares on which such pieces stand; N asks for White's, n for Black's.
    [what] what e4, wt: what stands on that square.
    [rank] rank 4, rk: what stands on that rank.
    [file] file e, file Eva, fi: what stands on that file.
    [diagonal] diagonal e4, dg: what stands on both diagonals through that square.
    [white] white, wp: all White's pieces, one sentence for each kind. white: in front of a command says that White speaks.
    [black] black, bp: all Black's pieces, one sentence for each kind. black: in front of a command says that Black speaks.
    [mine] mine, mi: your own pieces, one sentence for each kind.
    [theirs] theirs, th: the opponent's pieces, one sentence for each kind.
    [captured] captured, cp: what is missing from the board.
    [walk] walk, walk e4, wk: go over the board square by square; h goes left, j down, k up, l right, and each square is said. Enter says the square again; any other key ends it.
    [again] again, a: repeats what was cut off, otherwise the last announcement.
    [last] last, l: the last completed move.
    [earlier] earlier, er: the sentence before the last one; again, the one before that.
    [later] later, lt: after earlier, the next sentence again.
    [spell] spell, sl: the last announced move letter by letter.
    [moves] moves, moves 10, m: all moves, or the last ten.
    [from] from 12, fr: the moves from number 12 on.
    [sheet] sheet, sh: your own scoresheet as it is written.
    [clock] clock, t, clock opponent, clock both, clock white 1:00:00 black 1:00:00: your own clock, the opponent's, both; with times, the arbiter sets both clocks or one.
    [times] times, tm: the time used for each move.
    [number] number, n: how many moves are completed.
    [offer] offer, o: whether a draw is offered.
    [who] who, wh: who plays, and who is blind.
    [cases] cases, cs: every open case with its number, its article and who decides; for the arbiter also what each ruling would do, and the cases already ruled on.
    [look] look: in supervised rapid and blitz the player who has the move is shown the arbiter's record, five times in a game.
    [status] status, s: who has the move, what is open and what the game waits for.
    [law] law D.2.1, lw: what that article is about.
    [laws] laws, laws glossary, laws glossary blitz: the articles that the program applies; the terms of the Laws in the available languages.
    [sign] sign: a player signs the result when the game is over.
    [repeat] repeat e5, r e5, r: the opponent repeats e5, or the move as announced. repeat alone says the last announcement again.
    [correct] correct e4: corrects a slip of the tongue before the clock is pressed.
    [undo] undo, u: takes back what is announced and not completed.
    [touch] touch e2, lift e2: the player who has the move has touched those pieces; a blind player has lifted them out of their holes.
    [lift] lift e2: a blind player has lifted that piece out of its hole; touch e5 says this of a sighted player.
    [press] press, p: presses the running clock. An empty line repeats, executes, records and presses in one go. press with-move: from now on every move presses the clock with its announcement. press separately: it does not.
    [execute] execute black h6, x: what was really done on that board.
    [record] record white Nf3: what was really written on that scoresheet.
    [draw] draw: offers a draw.
    [accept] accept: accepts the draw offer.
    [decline] decline: declines the draw offer.
    [resign] resign: the player resigns.
    [claim] claim flag: the opponent's flag has fallen. claim threefold, claim fifty: a draw by the same position for the third time, or by fifty moves. claim threefold g1f3: the same with that move, which is written down and not played. claim illegal, claim illegal 21: the opponent's last move, or move 21, was illegal. claim touch e2: the opponent touched that piece. claim two-hands: the opponent moved with two hands. claim setup, claim board, claim colours, claim clock: the pieces were set up wrongly, the board is placed wrongly, the colours are reversed, the clock is set wrongly. claim quickplay, claim quickplay no-effort: a draw in the quickplay finish; add no-arbiter if there is no arbiter. { word-claim } { word-silent }: the opponent pressed the clock without announcing the move. { word-claim } 11.5: the opponent breaks that article; words may follow.
    [request] request increment: in the quickplay finish, asks for five seconds a move for both; it is also a draw offer.
    [jadoube] jadoube: with your own clock running you only adjust pieces; until you announce a move, touching a piece has no consequence.
    [arbiter] arbiter: calls the arbiter and stops the clocks.
    [stop] stop: the arbiter stops both clocks.
    [go] go: the arbiter starts the clock of the player who has the move.
    [rule] rule accept, rule reject, rule postpone, rule both, rule 2 accept: the arbiter rules on the only open case, or on the case with that number; both means that both flags are down and it is not known which fell first. { word-rule } 1 { word-undo } takes the ruling on case 1 back, until the next half-move is made.
    [retrace] retrace, retrace 1, retrace 1..., retrace ply 2: back to the last common position, to the position after White's move 1, after Black's move 1, or after two half-moves.
    [adjust] adjust, adjust black: the board now stands as the scoresheets have it.
    [done] done: the next step that puts your board or scoresheet right is carried out.
    [step] step: the next step that puts your board or scoresheet right.
    [check] check, check black: checks a board against the scoresheets.
    [result] result 1-0, result draw: the arbiter declares the result; after the end, result alone shows the result and the files.
    [calls] calls 10m 5m 30s, calls tone 5m, calls off: announces when that much time is left, in words or by a tone, or turns this off. Off by default.
    [lang] lang es: the language of these sentences.
    [cells] cells 40: from 8 to 255, the cells of your braille display; with 20 or fewer, moves and boards are written in signs.
    [notation] notation words, notation signs: how moves, boards and times are written: knight f3, or Nf3. The spoken announcement does not change.
    [rate] rate 200: from 100 to 400 words a minute, for the person who asks.
    [volume] volume 80: from 0 to 200, 100 being normal, for the person who asks.
    [faster] faster: 25 words a minute more, for the person who asks.
    [slower] slower: 25 words a minute fewer, for the person who asks.
    [louder] louder: a step louder, for the person who asks.
    [softer] softer: a step softer, for the person who asks.
    [verbosity] verbosity brief, verbosity normal, verbosity full: how much is said about a move and in an answer.
    [voice] voice off, voice on, voice system, voice embedded: whether a voice speaks, and which one.
    [face] face screen, face lines, face hybrid: the same game shown in another way; hybrid has boards above and lines below.
    [eboard] eboard, eboard off, eboard on: whether the electronic board answers and what differs on it; from now on it does not count, or counts again. Name a colour where both boards are electronic.
    [quiet] quiet, z: stops all speech at once, as the key Esc does; again repeats what was cut off.
    [hear] hear 12, hr 12, hear: plays the recording of half-move 12; without a number, the last recording.
    [quit] quit, q: leaves; the game is saved and can be resumed.
    [am] i am black, i am white, i am assistant, i am everybody: who sits at this keyboard; a question that names nobody is asked for that person.
    [save] save: every move is saved at once; there is nothing to do.
    [pgn] pgn: the game is written as PGN beside its record when it ends; annabella export writes it at any time.
    [flip] flip: the key F3 turns the boards.
    [settings] settings: the shell command annabella settings shows and changes the settings that are kept.
    [new] new: { word-quit } leaves this game, and annabella begins another.
    [next] next: in the practice game, the next lesson.
    [back] back: in the practice game, the lesson before. { word-undo } takes back what is announced and not completed.
    [replay] replay, replay 12: after the end, goes through the game half-move by half-move, or from move 12 on; next and back, or the arrow keys, go on.
    [rematch] rematch: after the end, another game with the colours reversed, on the same terms and in a record of its own; the score is kept.
    [print] print, print brf: after the end, writes both scoresheets as a PDF, or the game in braille for an embosser, and says where it is.
    [unseat] unseat white: the arbiter takes the seat at another terminal from who sits there, so that somebody else may have it.
    [report] { word-report } 11.5 { word-white }: the arbiter reports White under that article, a case with its number; words may follow. { word-laws } lists the articles.
    [appeal] { word-appeal }, { word-appeal } 2 and words: you appeal against the newest ruling, or that on case 2, also after the end; it is kept with the record.
   *[other] There is no help for { $word }. Type help for all words.
}
law-summary = { $key ->
    [moves_alternate] The players move in turn, White first. A player has the move as soon as the opponent's move is made, even before the clock is pressed.
    [touch_move] A piece touched with the intention of moving it must be moved, a touched piece of the opponent captured, if that is legal; otherwise the player is free.
    [promotion_choice] The piece a pawn becomes is chosen when it touches the square; then the choice is final.
    [checkmate] Checkmate ends the game at once, before the clock is pressed, if the move was made according to the Laws.
    [resignation] A player who resigns loses, and the game is over at once.
    [resignation_draws] A player who resigns loses, and the game is over at once; it is a draw if the opponent cannot checkmate by any series of legal moves.
    [stalemate] The game is drawn at once when the player to move has no legal move and is not in check.
    [dead_position] The game is drawn at once when neither player can checkmate by any series of legal moves.
    [agreement] The players may agree on a draw during the game.
    [agreement_after_moves] The players may agree on a draw during the game, once both have made a move.
    [press] A move is completed when its player presses the clock, or when the move ends the game. Pressing is allowed even after the opponent has replied.
    [help_for_a_disability] A player who cannot use the clock may have an assistant for it, whom the arbiter accepts; the arbiter adjusts the clock fairly, but never that of a disabled player.
    [default_time] A player who arrives after the default time loses, unless the arbiter decides otherwise.
    [flag_fall] A flag has fallen when the arbiter sees it or a player rightly claims it.
    [flag_fall_by_claim] A flag has fallen when the arbiter sees it or a player rightly claims it; in rapid chess and blitz without enough arbiters only a player's claim counts, and the claimant's own flag must not have fallen.
    [loss_on_time] A player who has not completed the required moves in time loses; it is a draw if the opponent cannot checkmate by any series of legal moves.
    [both_flags] If both flags are down and it is not known which fell first, play goes on, except in the last period; there the game is drawn.
    [both_flags_at_the_claim] In rapid chess and blitz without enough arbiters: if both flags have fallen when one is claimed, the game is drawn.
    [clocks_set_wrongly] If the clock is found to be set wrongly, it is stopped and the arbiter corrects the setting, the times and the move counter.
    [interruption] A player stops the clocks only to call the arbiter; the arbiter decides when play goes on.
    [illegal_move] After a completed illegal move the position before it is restored and the touched piece must be moved, if it can.
    [illegal_move_penalty] For an illegal move the opponent is given time: { $standard } in standard chess, { $rapid } in rapid chess, { $blitz } in blitz. Illegal move number { $losing } of a player loses; it is a draw if the opponent cannot checkmate.
    [empty_press] Pressing the clock without having moved is improper; the arbiter judges it.
    [empty_press_illegal] Pressing the clock without having moved is treated as an illegal move.
    [agreement_by_the_rules] The rules of the event may forbid agreeing on a draw before a certain move, or without the arbiter.
    [draw_offer] A draw is offered after making a move and before pressing the clock. At another time the offer is valid too. It has no conditions, cannot be withdrawn, and stands until it is accepted, declined, or answered by touching a piece.
    [repeated_offers] Unreasonable or repeated offers and claims disturb the opponent; the arbiter judges them.
    [threefold] The player who has the move may claim a draw when the same position is about to appear, or has just appeared, for at least the third time. It is the same when the same player has the move, the same pieces stand on the same squares, and castling rights and en passant captures are the same.
    [threefold_intended] The player writes down the move that makes the position appear for the third time, declares it to the arbiter and does not play it. What is written cannot be changed.
    [threefold_standing] The position has just appeared for the third time, and the claimant has the move.
    [fifty_moves] The player who has the move may claim a draw when each player has made, or will have made with the next move, the last fifty moves without a capture or a pawn move.
    [fifty_moves_intended] The player writes down the move that completes the fifty, declares it to the arbiter and does not play it. What is written cannot be changed.
    [fifty_moves_standing] The last fifty moves of each player are made, and the claimant has the move.
    [claim_after_touch] A player who touches a piece with the intention of moving it loses the right to claim a draw on that move.
    [claim] The clocks are stopped while a claim of a draw is checked. The claim cannot be withdrawn and is a draw offer too. If it is correct, the game is drawn at once.
    [wrong_claim] After a wrong claim the opponent is given time: { $standard_claim } in standard chess, { $rapid_claim } in rapid chess, { $blitz_claim } in blitz. The claimant's own time does not change, and a move that was written down for the claim must be played.
    [fivefold] The game is drawn, without a claim, when the same position has appeared at least five times.
    [fivefold_alternate] The game is drawn, without a claim, when the same position has appeared five times in a row at alternate moves of each player.
    [seventy_five_moves] The game is drawn, without a claim, when each player has made the last seventy-five moves without a capture or a pawn move; a mate by the last of them prevails.
    [seventy_five_moves_completed] The game is drawn, without a claim, when each player has completed the last seventy-five moves without a capture or a pawn move; a mate by the last of them prevails.
    [signed_result] When the game is over both players sign both scoresheets with the result. Even a wrong result stands, unless the arbiter decides otherwise.
    [arbiters_role] The arbiter sees that the Laws are observed and acts in the best interest of the event; the arbiter decides what the Laws do not settle.
    [two_boards] Each player may demand two boards, the sighted player a normal one, the blind player one made for the blind. The organizer may adapt these rules.
    [announcement] Moves are announced aloud, repeated by the opponent and executed on the opponent's board, in German names and figures.
    [blind_touch] On the board of the blind player a piece counts as touched when it is taken out of its hole.
    [blind_move_made] On the blind player's board a move is made when the piece is in another hole, a captured piece is off the board and the move is announced.
    [sighted_players_moves] For touching and moving, the ordinary rules apply to the sighted player.
    [blind_players_clock] A clock made for the blind is admissible.
    [blind_players_record] The blind player may keep the scoresheet in Braille or by hand, or record the moves with a device.
    [blind_press] Only when the blind player's move is made and announced may the opponent's clock be started.
    [slip_of_the_tongue] A slip of the tongue is corrected at once, before the opponent's clock is started.
    [boards_differ] If the two boards differ, they are put right with the help of both scoresheets and the arbiter, going back to the last common move if necessary.
    [scoresheets_differ] If the two scoresheets differ too, the moves are retraced to the point where they agree, and the arbiter sets the clocks accordingly.
    [blind_players_assistant] The blind player may have an assistant, who may move, announce, record and press the clock for the player, and says times and moves only when asked. The assistant never offers, accepts or claims a draw.
    [sighted_players_assistant] If the blind player has no assistant, the sighted player may have one, who only moves and announces.
    [sighted_players_assistant_deaf] If the blind player has no assistant, the sighted player may have one, who only moves and announces. An assistant is compulsory against an opponent who cannot hear.
    [sealing] When a session ends, the player who has the move writes it in unambiguous notation, puts both scoresheets into an envelope, seals it and then stops the clock; until then the move may be changed.
    [opening_the_envelope] The envelope is opened only when the player who must reply is present; the sealed move is made on the board and that player's clock is started.
    [sealed_move] A player who has sealed a move that is ambiguous, illegal, or wrong beyond any possible meaning loses. Not if the game has ended already, or if the opponent cannot checkmate: then it is drawn.
    [late_at_the_resumption] A player who comes to the resumption later than the default time loses, unless the arbiter decides otherwise; in 2009 that is one hour if the event has no other time. If the sealed move ended the game, that result stands.
    [envelope_missing] If the envelope is missing, the game goes on from the adjourned position with the noted times; times that are not known are set by the arbiter. The player who sealed plays the move that, by that player's word, was sealed. If the position cannot be established, the game is annulled and a new one is played.
    [quickplay] In the last period a player with less than two minutes may claim a draw if the opponent makes no effort to win or cannot win by normal means. The arbiter agrees, decides later, or rejects; after a rejection the opponent gets two minutes.
    [quickplay_without_arbiter] If there is no arbiter, a claim in the quickplay finish ends the game. The final position is written down, with an up-to-date scoresheet if the opponent is said to make no effort; the opponent checks both, and an appointed arbiter decides.
    [increment_request] In the quickplay finish the player who has the move may ask for an increment of five seconds for both, which is also a draw offer. If it is declined and the arbiter agrees, both get it and the opponent two minutes.
    [recorded_in_advance] A move is written down once it is made. Only a player who claims a draw with the next move, or seals it, writes it before.
    [sheets_after_flag] Once a flag has fallen, players who did not record bring their scoresheets up to date: both with the clocks stopped, one alone on that player's own time and before touching a piece. If no sheet is complete, the game is reconstructed under the arbiter.
    [sheets_not_reconstructed] If the scoresheets cannot be brought up to date, the next move is the first of the following period, unless there is evidence that more moves were made.
    [bystanders] Anybody else who sees an irregularity may inform only the arbiter; an assistant too.
    [warning] The arbiter may warn a player.
    [time_to_opponent] The arbiter may add time to the opponent's clock.
    [time_taken] The arbiter may take time from the offender's clock.
    [points_to_opponent] The arbiter may raise the opponent's points, up to the most that the game can give.
    [points_taken] The arbiter may lower the offender's points.
    [game_declared_lost] The arbiter may declare the game lost for the offender, and decides the opponent's points.
    [expulsion] A player may be expelled from the event.
    [supervision] The full competition rules apply in rapid chess and blitz only if enough arbiters watch: one for at most three games of rapid chess, one for each game of blitz.
    [adjusting] The player who has the move may adjust pieces after saying so.
    [touch_in_castling] A player who touches the king and then a rook must castle with it, if that is legal; a player who touches the rook first may not castle with it on that move.
    [rook_touched_first] A player who touches a rook and then the king may not castle with that rook on that move; the rook must move if it can.
    [touch_without_move] If none of the touched pieces can be moved or captured, the player may make any legal move.
    [assistant_who_moves] A player who cannot move the pieces may have an assistant for that, whom the arbiter accepts.
    [right_to_complain] A player can no longer claim that the opponent touched a piece after touching a piece with the intention of moving it.
    [two_hands] A move is made with one hand; two hands are penalised.
    [legal_move] A move is legal when the piece may move that way and the player's own king is not left in check.
    [unsupervised_illegal_move] In rapid chess without enough arbiters an illegal move can be claimed only until the claimant has made the next move.
    [unsupervised_illegal_move_in_blitz] In blitz without enough arbiters an illegal move can be claimed only until the claimant has made the next move.
    [wrong_set_up] A game in which the initial position of the pieces is found to have been wrong is cancelled, and a new game is played.
    [board_turned] If the chessboard is found to be placed wrongly, the game goes on, and the position is transferred to a board placed correctly.
    [reversed_colors] A game begun with the colours reversed goes on, unless the arbiter rules otherwise.
    [reversed_colors_new-game] A game begun with the colours reversed is stopped and a new one played with the right colours, if the players have not both made ten moves; after that it goes on.
    [displaced_pieces] A player who displaces pieces sets them up again on their own time; the clock may be stopped and the arbiter called, who may penalise the player.
    [position_reinstated] If pieces are found displaced, the position before that is restored; if it cannot be determined, the game goes on from the last position that can be identified.
    [unsupervised_complaint] In rapid chess and blitz without enough arbiters the set-up, the board and the clock can no longer be complained about once both players have made { $complaints } moves; a wrongly placed king or rook then does not castle.
    [unsupervised_illegal_position] In rapid chess and blitz without enough arbiters an arbiter who sees both kings in check or a pawn on its last rank waits until the next move is completed; if the position is still illegal, the arbiter declares a draw.
    [unsupervised_illegal_position_at_once] In rapid chess and blitz without enough arbiters an arbiter who sees both kings in check or a promotion that is not completed intervenes, if possible.
    [looks_at_record] In supervised rapid chess and blitz the player who has the move may ask to be shown the record of the arbiter, five times in a game; more often disturbs the opponent.
    [fine] The arbiter may impose a fine that was announced in advance.
    [exclusion] The arbiter may exclude a player from one round or more.
    [same_hand] A player presses the clock with the hand that made the move, and keeps no finger on or above the button.
    [handling_the_clock] The clock is handled properly: not hit, lifted, knocked over or pressed before the move. The arbiter may penalise the player.
    [stopped_without_reason] A player who stops the clocks to call the arbiter must have a reason; the arbiter judges it and may penalise the player.
    [pieces_put_back] A player who displaces pieces sets up the right position again on their own time.
    [displacement_penalised] The arbiter may penalise the player who displaced pieces.
    [recording_duty_ends] With less than five minutes left in a period and less than 30 seconds added for each move, a player need not record until the period ends.
    [disrepute] The players do nothing that brings the game of chess into disrepute.
    [leaving_the_playing_area] No player leaves the playing venue without the arbiter's permission, nor the playing area while having the move.
    [forbidden_during_play] During play notes, advice, other boards, electronic devices and smoking outside the place for it are forbidden; the arbiter may penalise the player.
    [notes_and_advice] During play a player uses no notes, sources or advice and analyses no game on another board.
    [device] A player has no electronic device that the arbiter has not approved; a device found on the player, or its sound, loses the game unless the rules of the event are milder.
    [finished_players] A player whose game is over counts as a spectator.
    [persistent_refusal] A player who persistently refuses to follow the Laws loses the game; the arbiter decides the opponent's score.
    [both_guilty] If both players persistently refuse to follow the Laws, both lose the game.
    [appeal] A player may appeal against a ruling of the arbiter, unless the rules of the event say otherwise, also after signing the result.
    [times_determined] Where the Laws leave the times open, the arbiter sets both clocks by best judgement, or leaves them as they are, and adjusts the move counter where needed.
    [pawn_not_replaced] Who moves a pawn to its last rank, presses the clock and has not replaced the pawn has made an illegal move; the pawn becomes a queen of its colour.
    [reply_before_recording] A player may reply before writing down the opponent's move, but writes down the own move before making the next one.
    [adjusting_on_own_time] Only the player whose clock is running may adjust pieces.
    [same_position] The same player has the move, pieces of the same kind and colour stand on the same squares, and all pieces have the same possible moves: a capture en passant that was possible once, or a castling right lost since, makes it another position.
   *[other] There is no summary of this article.
}
law-listed = { $article }, { $title }.
no-such-article = The program applies no article { $article } of the Laws of { $laws }. { word-laws } lists those that it applies.
article-alike = Did you mean one of these: { $articles }?
no-such-term = The glossary does not have the word { $word }.
glossary-entry = { $term }: { $others }.

confirm = { $what ->
    [leave] A clock is running. Leave the game? It has been saved.
    [loses-the-sealed-move] The envelope is not closed: if you leave, the sealed move is lost and must be sealed again. Leave the game?
    [leaves-the-envelope-open] The envelope is not closed. Leave the game all the same?
    [rematch] Another game begins with the colours reversed. Is that right?
    [resign] { $who } resigns. Is that right?
    [accept] { $who } { $proposal ->
        [correction] agrees that the illegal move is put right
       *[draw] accepts the draw
    }. Is that right?
    [decline] Two things are proposed. { $who } declines { $proposal ->
        [correction] to put the illegal move right
       *[draw] the draw
    }. Is that right?
    [ruling] This ruling ends or cancels the game. Is that right?
    [claim] { $who } claims that the flag has fallen. Is that right?
    [draw-claim] { $who } { $claim ->
        [threefold] claims a draw: the same position for the third time
        [fifty] claims a draw: fifty moves without a capture or pawn move
        [increment] asks for an increment
       *[quickplay] claims a draw in the quickplay finish
    }{ $intended ->
        [yes] , with the move { $mv } written down
       *[no] { "" }
    }. Is that right?
    [press] { $who } pressed the clock without a move. Is that right?
    [clock] Less than half of the time shown now would remain: { $times }. Is that right?
    [take] { $times } is more than half of the time shown now. Is that right?
    [retrace] The game goes back. Is that right?
    [silent] { $who } pressed the clock without announcing the move. Is that right?
   *[result] The result { $score } is declared. Is that right?
} 1, no. 2, yes. Type a number.
confirm-times = The clocks would then show { $times }; now they show { $now }.
not-done = Not done.
only-watching = You are only watching this game: you can ask about it, and { word-quit } leaves.
only-while-playing = That can be done only while a game is played; it changes nothing here.
line-too-long = That is too much at once: a line holds at most { $commands } commands and { $bytes } bytes.
not-reached = Not carried out: { $text }.
words-that-fit = Possible words: { $words }.
seated = At this keyboard: { $who }.
seated-everybody = At this keyboard: everybody.
seat-joined = { $who }: this seat has joined the game.
seat-joined-watching = You are watching this game.
seat-taken = { $who } has joined from another terminal.
seat-free = { $who } has left the other terminal.
seat-asked = Somebody else asks for this seat. They have it when you leave it with { word-quit }.
seat-asked-arbiter = { $who }: somebody else asks for that seat. The arbiter gives it to them with { word-unseat }.
seat-waits = Somebody sits there. They and the arbiter are asked; this waits for a minute. Ctrl+C ends it.
seat-watcher-changed = { $change ->
    [taken] Somebody is watching from another terminal.
    [left] Somebody no longer watches.
    [lost] A terminal of somebody who watches is cut off.
   *[back] A terminal of somebody who watches is connected again.
}
seat-not-here = { $why ->
    [only_at_the_host] That is done where the game is hosted, not at this seat.
    [only_a_player] A rematch is offered by a player: { word-rematch }.
    [nobody_sits] Nobody sits there at another terminal.
    [another_speaker] { $who }: this seat speaks for nobody else.
   *[host_gone] That was not carried out: the game is not being hosted now.
}
seat-slow = { $who }: what comes from that terminal arrives more than a tenth of a second late: { $ms } milliseconds.
terminal-is = { $state ->
    [empty] { $who } has left the other terminal; nobody sits there.
    [cut_off] { $who } is cut off: nothing comes from that terminal.
    [slow] { $who } sits at another terminal; what comes from there arrives { $ms } milliseconds late.
   *[connected] { $who } sits at another terminal.
}
seat-sits-there = { $who } sits at another terminal, and says that there.
seat-too-late = Something happened before that arrived; it was not carried out.
seat-sends-too-much = More comes from this seat than is answered at once: it is answered more slowly.
seat-host-gone = The connection to the game is gone. This seat waits, and goes on by itself when the game does.
seat-host-silent = The program that hosts the game does not answer. The seat is left all the same.
seat-host-back = The connection to the game is back.
seat-join-hint = Others join from another terminal with { $command }.
seat-sit-hint = { $command } takes White's seat, --as black that of Black, --as arbiter that of the arbiter.
seats-choice = Several games offer seats. Type the number of one.
seat-left = You have left this seat. The game goes on without it.
in-hall = This game is sent to the hall, as board { $board } of round { $round }.
not-in-hall = This game is not in the hall, and goes on. { $why }
trouble-hall = { $why ->
    [not_an_address] The address of the server cannot be read. It looks like nats://hall.example.
    [not_resolved] No computer of that name is known.
    [credentials] The server does not accept that user, password or key.
    [credentials_file] The file with the credentials cannot be read.
    [tls] The server does not take encrypted connections that can be trusted.
    [not_allowed] The server does not allow this user to do that.
    [no_jet_stream] The server keeps no messages. JetStream must be switched on there.
    [not_kept] The server cannot keep what is sent.
    [other_stream] Another program uses the names of the hall at that server.
    [later_version] What was sent there is from a later version of Annabella.
    [claimed] Another game is sent there as this board.
    [differs] Another program sends another end of this game to the hall.
    [not_readable] What was sent as this board cannot be read.
    [other_board] The record that was sent there is that of another board.
    [same_pair] Another board has a result of these two players in this round.
    [gone] The hall had this board, and has it no longer.
    [no_record] The record of the game cannot be read.
    [no_program] This Annabella was built without the hall. The packages have it; from the source: ./x hall, or cargo install with --features hall.
    [program_gone] The process that speaks to the hall has ended.
   *[not_reached] The server does not answer.
}
trouble-hall-needs-board = The hall must know which board this is: --round 3 --board 12.
hall-row = Round { $round }, board { $board }: { $white } against { $black }, { $plies ->
    [one] { $plies } half-move
   *[other] { $plies } half-moves
}, { $state ->
    [over] over, { $result }
    [silent] silent
    [adjourned] adjourned
    [differs] the boards differ
    [arbiter] the arbiter is needed
    [playing] playing
   *[stopped] stopped
}.
hall-row-without-game = Round { $round }, board { $board }: { $state ->
    [missing] { $white } against { $black }, nothing has come
   *[other] no game can be read
}.
hall-last = Last half-move: { $mv }.
hall-age = These clocks are a copy; the board was last heard { $span } ago.
hall-unsaved = The board cannot save its record.
hall-silent = Nothing has been heard of it for { $span }.
hall-flag-near = { player } has less than a minute.
hall-flag-fallen = { player }'s flag has fallen.
hall-seat-lost = { $who } is cut off.
hall-news = Board { $board }, { $white } against { $black }: { $what ->
    [gone] not in the hall any more
    [not_saved] look at its record
    [differs] the boards differ
    [arbiter] the arbiter is needed
    [flag_fallen] a flag has fallen
    [flag_near] a flag is near
    [silent] silent
    [adjourned] adjourned
    [over] over, { $result }
   *[settled] settled
}.
hall-news-without-game = Board { $board }: { $what ->
    [gone] not in the hall any more
    [silent] silent
   *[other] look at its record
}.
hall-news-of-many = { $count } boards { $what ->
    [gone] are not in the hall any more
    [not_saved] with a record to look at
    [differs] whose boards differ
    [arbiter] where the arbiter is needed
    [flag_fallen] where a flag has fallen
    [flag_near] where a flag is near
    [silent] are silent
    [adjourned] are adjourned
    [over] are over
   *[settled] are settled
}: { $boards }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}.
hall-count = { $boards ->
    [0] No boards
    [one] { $boards } board
   *[other] { $boards } boards
}: { $needing ->
    [0] none needs you
    [one] { $needing } needs you
   *[other] { $needing } need you
}, { $playing } playing, { $over } over.
hall-not-paired = The list has no game of { $white } against { $black } in round { $round }; its result is not in the file.
hall-no-such-board = No board is numbered { $typed }, and no player's name contains it.
hall-help = Type the number of a board or a part of a name. An empty line lists the boards that need you, all lists all boards, absent those where play has not begun or a player is absent, matches the matches of teams; way and a number says that you are on the way there; note, a number and a text has that board write it down, with the PIN of its game; { word-quit } leaves.
hall-lost = Nothing comes from the hall now. { $why }
hall-back = The hall is connected again.
hall-waits = Waiting for { $span }.
hall-no-resumption = When and where the game is resumed is not noted.
hall-on-the-way = { $who } is on the way.
hall-way = { $who } is on the way to board { $board }.
hall-no-way = Nobody is on the way to board { $board } any more.
hall-note = { $fate ->
    [written] Board { $board } has written the note down.
    [wrong_pin] That is not the PIN of board { $board }; it has written nothing down.
    [not_secret] Nothing was sent to board { $board }: others on the network could read the PIN. Use tls:// for the server.
   *[not_taken] Board { $board } has not taken the note: it does not answer, or its game has no PIN.
}
hall-match = Round { $round }, match { $number }: { $first } { $own }, { $second } { $other }{ $open ->
    [0] .
    [one] ; { $open } game is not over.
   *[other] ; { $open } games are not over.
}
hall-empty = The hall is empty: no board has sent anything yet.
hall-input-over = Nothing more can be typed here, so the hall is left. annabella hall --once shows all boards once.
hall-none-of = { $what ->
    [matches] No matches of teams are known. --pairings names the list that has them.
   *[absent] Play has begun at every board, and nobody is absent.
}
hall-not-arrived = { $count ->
    [one] At one board
   *[other] At { $count } boards
} play has not begun or a player is absent: { $boards }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}.
hall-played-twice = Several boards have a game of { $white } against { $black } in round { $round }: { $boards }. No result of it is in the file.
hall-other-board = The record sent as board { $boards } of round { $round }, { $white } against { $black }, does not say that it is of that board; its result is not in the file.
hall-nothing = No board fits.
trouble-seat-not-offered = The game { $file } offers no seats now. It offers them when it is started with --seats: annabella play --seats, or annabella resume --seats.
trouble-seat-not-opened = No seats can be offered: { $why }.
trouble-seat-not-own = The folder { $folder } is not yours alone, or another user offers that game. Nothing was sent there.
trouble-seat-no-ssh = ssh cannot be started: { $why }.
trouble-seat-broken = The connection to the game broke.
trouble-seat-not-understood = What came from there is not a game that this Annabella can read.
trouble-seat-ended = { $why ->
    [unseated] The arbiter has freed this seat for somebody else.
    [host_left] The game was left where it is hosted.
    [version] That game is hosted by another version of Annabella.
    [not_understood] The host did not understand what this seat sent.
    [line_too_long] A line was too long, or it was not text.
    [silent] This seat said nothing for too long.
    [full] There are no more seats in that game.
    [another_user] That game belongs to another user of this computer.
    [taken] Somebody sits there already.
    [no_such_role] That game has no assistant: an assistant belongs to the only blind player.
    [watching_forbidden] The rules of this event do not allow watching this game.
    [pin_needed] The arbiter's seat needs the PIN.
    [pin_wrong] That is not the PIN.
    [pin_later] There were too many wrong PINs. Try again in one minute.
   *[language] The host does not speak that language.
}

## Screen: labels and key help

screen-terms = { $time }, Laws of { $laws }
screen-at-the-keys = At the keyboard: { $who }
screen-anybody-at-the-keys = At the keyboard: anybody
screen-help-key = ? for keys
screen-side = { $color }: { $name }
screen-side-blind = { $color }: { $name }, blind
screen-side-unnamed-blind = { $color }, blind
screen-points = { $points } { $form ->
    [zero] points
    [half] point
   *[one] point
}
screen-no-room = There is no room for a board: it needs { $needed } columns and rows, and this window has { $there }.
screen-flag-down = flag down
screen-board-of = { player }'s board
screen-sign = { $sign ->
    [voice] no voice
    [seats] seats { $there }/{ $all }
    [cases] cases: { $there }
    [saved] not saved
    [hall] not in the hall
   *[pin] PIN
}
screen-pin-needed = The arbiter's words need the PIN.
screen-captured = Captured: { $pieces }
screen-no-time = no time limit
screen-not-entered = not entered
screen-sheet = { player }'s sheet ({ $language })
screen-differing = { $squares ->
    [one] One square differs.
   *[other] { $squares } squares differ.
}
screen-offer-open = { player }'s draw offer is open.
screen-period = Period { $period }: White { $white }, Black { $black } to the control.
screen-last-period = Period { $period }: all moves.
screen-period-of = { player }, period { $period }: { $moves } to the control.
screen-last-period-of = { player }, period { $period }: all moves.
screen-byo-yomi = { player }'s byo-yomi periods: { $times }.
screen-key-name = { $key ->
    [enter] Enter
    [backspace] Bksp
    [delete] Del
    [page-up] PgUp
    [page-down] PgDn
    [home] Home
    [end] End
   *[ctrl] Ctrl
}
screen-key = { $act ->
    [enter] enter the line; an empty one completes the move
    [begin_selection] to the board
    [selection] move over the board
    [press_selection] lift, or put down
    [drop_selection] leave the board
    [cases] the arbiter's panel
    [speaker] who speaks
    [help] these keys
    [complete] complete the word
    [boards] whose boards
    [turn] seen from which side
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
    [redraw] redraw
    [silence] silence
    [suspend] to the shell
    [copy] copy the PGN
    [replay_forward] one half-move on
    [replay_back] one half-move back
    [replay_first] to the start of the game
    [replay_last] to the end of the game
    [leave_replay] leave the replay
   *[leave] leave, resume later
}
help-heading = { $group ->
    [players] Players
    [board] About the board
    [game] About the game
    [arbiter] The arbiter
    [program] The program
   *[end] After the game
}
screen-key-group = { $group ->
    [play] Playing
    [line] The line
    [read] Reading
    [look] Looks
   *[program] The program
}
screen-words-title = { word-help } and a word says what it does.
screen-sheets-differ = The scoresheets differ from { $at } on.
screen-touched = Touched: { $list }.
screen-choose-promotion = Promote: type the letter of the piece, or choose with the arrow keys and Enter.
screen-more-above = ▲ more: PgUp
screen-more-below = ▼ { $rows } newer
ask-choice = { $choice ->
    [face-1] screen
    [face-2] lines
    [face-3] lines and voice
    [voice-1] no
    [voice-2] yes
    [keys-1] White
    [keys-2] Black
    [keys-3] assistant
    [keys-4] everybody
    [resume-1] yes
    [terms-1] play
    [blind-1] White
    [blind-2] Black
    [blind-3] both
    [blind-4] nobody
    [seats-1] no
   *[heard-1] yes
}
ask-terms-laws = Laws of { $laws }
ask-terms-sheets = scoresheets { $sheets }
screen-watching = Watching only
screen-match = Match { $white } : { $black }
screen-replay = Replay: half-move { $ply } of { $plies }. ← → Home End, Esc leaves.
screen-how-to-begin = Type a move; Enter announces it. ? shows the keys, help the words.
screen-copy = { $key } copies PGN.
screen-page-keys = { $left ->
    [0] Esc closes
   *[other] ▼ { $left } PgDn · Esc closes
}
screen-cases-title = The arbiter's cases (F9)
watch-played = The game is being played again.
trouble-watching-forbidden = The rules of this event do not allow watching this game.
watch-not-played = This game is not being played now. The clocks show the last recorded times.
watch-deleted = The record has been deleted. The game is shown as it last was.
watch-damaged = The record is damaged. The game is shown as it last was.
watch-replaced = The file now holds another game. The game is shown as it last was.
screen-first-line = Annabella. With a screen reader or a braille display, start it with --accessible.
hall-words-all = all
hall-words-absent = absent
hall-words-matches = matches
hall-words-way = way
hall-words-note = note
hall-column = { $column ->
    [board] Board
    [white] White
    [black] Black
    [clocks] Clocks
    [result] Result
    [last] Last
   *[state] State
}
hall-filter = { $filter ->
    [needing] Shown: those that need you
    [not_arrived] Shown: not there yet
    [playing] Shown: in play
    [over] Shown: over
   *[all] Shown: all
}
hall-keys = Enter: open   Tab: which are shown   ?: all keys   Ctrl+C: leave
hall-all-keys =
    Enter: opens the board; Esc closes it
    Up, Down, PgUp, PgDn, Home, End: select a board
    Letters, digits: search by a part of a name or by the number
    Tab: shows all, those that need you, those not there yet, those in play, those that are over
    Esc: shows all again
    F2: you are on the way to the selected board, or not any more
    F3: the matches of teams
    F4: a note that the selected board writes down, with the PIN of its game
    Ctrl+C: leaves
    Any key leads back.
hall-results = Results of round { $round }
hall-search = Search: { $text }
hall-note-typed = Note for board { $board }: { $text }
hall-state = { $state ->
    [gone] GONE
    [not_saved] RECORD
    [differs] DIFFERS
    [arbiter] ARBITER
    [flag_fallen] FLAG FELL
    [flag_near] flag near
    [silent] SILENT
    [adjourned] adjourned
    [unreadable] RECORD
    [missing] not there
    [playing] playing
    [over] { $result }
   *[stopped] stopped
}
recorded-in = Recorded in { $file }.
is-recorded = The game is being recorded. When you leave, its file is named.
record-loss = { $why ->
    [deleted] The record { $from } was deleted.
    [folder-gone] The folder of the record { $from } no longer exists.
    [replaced] The record { $from } was replaced by another file.
    [shortened] The record { $from } was shortened.
    [lengthened] Another program has written to the record { $from }.
    [no-answer] The disk of { $from } no longer answers.
    [no-room] There is no space left for the record { $from }.
    [not-synced] The disk did not store the record { $from }: { $detail }.
   *[not-written] The record { $from } cannot be written: { $detail }.
}
trouble-record-moved = { record-loss } From now on the whole game is recorded in { $to }.
trouble-record-lost = Not saved! { record-loss } The game goes on; every move tries to save again.
trouble-record-late = Not saved yet! The disk has not answered for two seconds. The game goes on.
trouble-record-copied = Meanwhile the whole game is recorded in { $to } too.
trouble-record-saved-again = Everything is saved again, in { $to }.
trouble-record-not-locked = This disk cannot lock files: make sure that no other program writes to the record.
trouble-record-folder-not-synced = This disk does not confirm new files: copy the record elsewhere when the game is over.
trouble-record-nowhere-at-the-end = Not saved! The record is on no disk. Keep the moves that were printed, or write them down.
trouble-record-torn-end = The last line of { $path } is incomplete and is ignored.
trouble-record-no-end = The end of { $path } is not marked: the game is being played, was broken off, or lines are missing.
trouble-record-unknown-version = From line { $line } on, { $path } is in version { $version } of the record, which this Annabella cannot read; only the lines before it are read. Please install the newest Annabella.
trouble-record-unknown-kind = Line { $line } of { $path } has an entry that this Annabella does not know: { $kind }. Only the lines before it are read. Please install the newest Annabella.
trouble-record-locked-by = The game in { $path } is open in another Annabella, process { $process }; close it there first.
trouble-record-exists = The file { $path } already exists and is left unchanged. Choose another name.
trouble-record-not-a-file = { $path } is not an ordinary file. Choose the name of a new file.
trouble-record-is-the-record = { $path } is the record itself. Choose another name.
trouble-record-not-printed = Not all of the output could be written: { $why }.
trouble-record-not-readable = { $path } is not a file that can be read: it is a folder, a pipe or a device.
trouble-record-held = { $path } is in use by another program; close it there first.
trouble-record-too-large = { $path } is too large and was not read.
games-entry = { $number }: { $white } against { $black }, { $begun }. { $plies ->
    [0] No moves.
    [one] One half-move, { $last }.
   *[other] { $plies } half-moves, last { $last }.
} { $sentence }
games-no-date = no date
sheet-letters-missing = The PDF has no letters for { $letters }: a question mark stands for each. The HTML sheet, annabella export --to html, has them all.
games-not-begun = Not begun.
games-unfinished = Unfinished; { $color ->
    [white] White
   *[black] Black
} has the move.
games-being-played = Being played now.
games-cancelled = Cancelled; another game is played in its place.
games-over = { result-score }, { $text }: { result-reason }.
games-unreadable = { $number }: { $why }
trouble-record-no-game = There is no such recorded game.
trouble-record-no-such-game = No recorded game matches { $text }. The command annabella games lists them all.
games-removed = { $count ->
    [one] One record of a game that was never begun was
   *[other] { $count } records of games that were never begun were
} removed.
import-done = Imported to { $file }.
import-possible = Game { $game }: { $white } against { $black }, { $plies }. It can be recorded.
import-counts = { $games } games: { $whole } whole, { $cut } in part, { $refused } refused.
import-open-end = The moves end with *. The result { $result } is that of the tag Result.
import-letters = The moves are read in the letters of { $language }.
import-false-rights = { $fen } gives rights to castle or to capture en passant that this position cannot have. They are left out.
import-went-on = The game was over before move { $at }. It is taken over up to there.
import-broken-off = { $why } The moves before it are recorded.
import-progress = { $games } games read
unsaved = Not saved! The record is on no disk now.
unsaved-late = Not saved yet! The disk does not answer.
pgn-elsewhere = { $wanted } was not written by Annabella and is left unchanged; the PGN is in { $file }.
trouble-record-line-too-long = That line is too long; none of it was done. A line has at most 10,000 characters.
nothing-played = Nothing was played; no record is kept.
record-words = Write these words on both scoresheets; they prove this record: { $words }.
record-words-adjourned = To be written on the envelope and on both scoresheets, the words of this record: { $words }.
seat-lost = { $who } is cut off: nothing comes from that terminal.
seat-regained = { $who } is connected again.
record-left = The program was left here.
record-closed = The record was closed here.
clocks-after-gap = The clocks are proposed without the { $gap } in between: White { $white }, Black { $black }. If { $color ->
    [white] White
   *[black] Black
} is to be charged with them: clock white { $white_with } black { $black_with }. The arbiter decides.
paper = { $word ->
    [clocks] Clocks
    [move] Move
    [event] Event
    [site] Site
    [date] Date
    [round] Round
    [board] Board
    [time-control] Time control
    [number] No.
    [time] Time
    [result] Result
    [record-words] Words of the record
    [language] Language
    [opening] Opening
   *[time-left] Time left
}
scoresheet-of = { $color ->
    [white] White's scoresheet
   *[black] Black's scoresheet
}
scoresheet-moves = Moves { $first } to { $last }
scoresheet-page = Page { $page } of { $pages }
scoresheet-signature = { $who ->
    [white] Signature of White
    [black] Signature of Black
   *[arbiter] Signature of the arbiter
}
scoresheet-signed = signed by { $name }
braille-provisional = Castling and promotion are written provisionally: the braille code for them is not confirmed.
verify-whole = { $path } is complete: { $lines ->
    [one] one line, linked
   *[other] { $lines } lines, each linked
} to all before it, and the record is closed.
verify-open = { $path } is open: { $lines ->
    [one] one line is as it was
   *[other] { $lines } lines are as they were
} written, but the end is not marked. The game is being played, was left or broken off, or lines are missing at the end.
verify-closed-early = { $path } is closed, and every line is as it was written, but its game is not over.
verify-cut = { $path } is cut off: it ends in the middle of line { $line }.
verify-edited = { $path } was changed: line { $line } is not as it was written, or a line before it is missing.
verify-words = The words up to line { $line }: { $words }.
verify-words-found = The words on paper match this record up to line { $line }.
verify-words-not-found = The words on paper do not match this record.
verify-words-changed = { $lines ->
    [one] One line follows
   *[other] { $lines } lines follow
} after them, and the result is another: { $before } then, { $now } now.
key-passphrase = { $notice ->
    [new] Enter a passphrase for the new key. It is not shown. An empty line leaves the key without one.
    [again] Enter the same passphrase once more.
   *[asked] Enter the passphrase of the key. It is not shown.
}
key-made = The new key is { $key }. { $secret } is secret: keep it where only you can read it. { $public } is for everybody.
trouble-signing-not-a-key = { $path } holds no key.
trouble-signing-wrong-passphrase = That is not the passphrase of this key. Nothing was signed.
trouble-signing-passphrases-differ = The two passphrases were not the same. No key was made.
trouble-signing-no-passphrase = No passphrase could be read: { $why }.
trouble-signing-not-made = This computer provides no random numbers or too little memory. Nothing was made.
trouble-signing-not-whole = { $path } is not a complete record: only the record of a finished game that was left can be signed. annabella verify says more.
record-signed = { $path } is signed with the key { $key }. The signature is { $signature }.
signature-none = There is no signature beside it.
signature-by = It is signed with the key { $key }. The arbiter knows whose key that is.
signature-by-the-one-asked = It is signed with the key { $key }, the one you gave.
signature-by-another = It is signed with the key { $key }, which is not the one you gave.
signature-unchecked = The signature beside it does not contain its key, whose number is { $number }: give the public key with --key to check it.
signature-wrong = The signature beside it does not belong to this record as it is now.
repaired = { $path } holds the first { $lines ->
    [one] line
   *[other] { $lines } lines
}. Line { $line } is damaged; it and what follows, { $left ->
    [one] one line
   *[other] { $left } lines
} in all, are left out. The damaged file was not changed.
repaired-torn = { $path } holds { $lines ->
    [one] the one whole line
   *[other] all { $lines } whole lines
}; the unfinished last line is left out. The damaged file was not changed.
repaired-whole = Nothing was damaged; { $path } is a copy of { $lines ->
    [one] one line
   *[other] { $lines } lines
}.
lines-not-understood = { $lines ->
    [one] One line is sound, but another version of Annabella wrote it and this one does not understand it.
   *[other] { $lines } lines are sound, but another version of Annabella wrote them and this one does not understand them.
}

## Command line: the pages of help, how a command is called

usage-options = OPTIONS
usage-command = COMMAND
usage-of-command = Usage: { $usage }; annabella { $command } --help says more.
usage-of-all = annabella --help lists the commands, annabella play --help the options of a game.
help-page-about = Chess over the board between a blind or visually disabled player and a sighted opponent. Annabella announces the moves, and keeps clock, scoresheets and boards.
help-page-more = annabella alone asks a few questions and begins a game. annabella help COMMAND shows the options of a command, annabella help WORD what a word does that is typed in a game.
help-page-heading = { $part ->
    [play] Play
    [look-back] Look back
    [trust] Trust
    [devices] Voice and boards
    [laws] Laws and events
    [program] Program
    [game] Game
    [record] Record
    [interface] Interface
    [screen] Screen
    [sound] Sound
    [arguments] Arguments
    [options] Options
    [examples] Examples
    [usage] Usage
    [name] Name
    [synopsis] Synopsis
    [description] Description
    [commands] Commands
    [files] Files
    [environment] Environment
    [exit-status] Exit status
   *[see-also] See also
}
help-page-file = { $file ->
    [games] The records of the games and their PGN, unless --journal names another file.
    [settings] What is remembered for the next game.
    [index] The list of the games; it can be deleted at any time.
   *[spare] Where a record goes on if its file is lost while the game is played, unless --spare names another folder.
}
help-page-variable = { $variable ->
    [accessible] With 1 the game is shown in plain lines, as with --accessible.
    [no-color] If it is set, the screen has no colours.
    [language] The language of the interface, unless --lang or the settings name one.
    [term] The kind of the terminal. With dumb the game is shown in plain lines, with linux the pieces are letters.
   *[folders] The folders in place of ~/.local/share, ~/.config, ~/.cache and ~/.local/state.
}
exit-code = { $command ->
    [verify] Exit code 0: the record is whole and closed, 1: it was edited or cut off, 2: the game is still open.
    [compare] Exit code 0: the scoresheets agree, 1: they differ or one lacks half-moves, 2: they cannot be read.
    [can-mate] Exit code 0: decided, 1: not determined, 2: a diagram cannot be read.
    [boards] Exit code 0: a board answers, 1: no board does, 2: a port cannot be opened.
   *[other] Exit code 0: done, 1: it failed, 2: the command line or a file is wrong. Standard error says why.
}

## Words: what can be typed. The English words always work

# What begins a line.
word-begin = begin
word-announce = announce
word-repeat = repeat
word-correct = correct
word-press = press
word-undo = undo, take back, takeback
word-touch = touch
word-lift = lift
word-execute = execute
word-record = record
word-strike = strike
word-check = check
word-board = board, position
word-eboard = eboard, electronic board
word-draw = draw, offer draw, offer a draw
word-accept = accept
word-decline = decline
word-resign = resign, give up
word-claim = claim
word-report = report
word-appeal = appeal
word-request = request
word-arbiter = arbiter
word-stop = stop, pause, halt
word-go = go
word-clock = clock, time left, clocks, how much time, how much time left, my time
word-add = add
word-take = take
word-penalty = penalty
word-supervision = supervision
word-jadoube = jadoube, j'adoube, i adjust
word-counter = counter
word-time = time
word-period = period
word-absent = absent
word-arrived = arrived
word-rule = rule
word-retrace = retrace
word-adjust = adjust
word-done = done, step done
word-step = step, next step
word-result = result
word-both = both
word-note = note
word-adjourn = adjourn
word-seal = seal
word-envelope = envelope
word-open = open
word-reopen = reopen
word-again = again
word-last = last, last move, previous move, what was played
word-moves = moves, history
word-number = number
word-times = times
word-calls = calls
word-status = status, whose turn, whose move, whose turn is it, whose move is it, turn, my turn, where am i, who is to move, who moves, who has the move, is it my turn, who won, who has won, what is the result, what is the score, has the game ended
word-cases = cases, case
word-look = look
word-help = help, ?, what can i do
word-white = white
word-black = black
word-pieces = pieces
word-mine = mine
word-theirs = theirs
word-where = where
word-what = what, which piece, what piece, square
word-rank = rank
word-file = file
word-diagonal = diagonal
word-captured = captured, material, captured pieces
word-walk = walk
word-attacks = attacks
word-earlier = earlier
word-later = later
word-from = from
word-offer = offer
word-who = who
word-sheet = sheet, scoresheet, score sheet
word-spell = spell
word-law = law
word-laws = laws
word-sign = sign
word-lang = lang, language
word-cells = cells
word-verbosity = verbosity
word-notation = notation
word-rate = rate
word-volume = volume
word-faster = faster
word-slower = slower
word-louder = louder
word-softer = softer, quieter
word-quiet = quiet
word-hear = hear
word-voice = voice
word-face = face
word-am = am, i am, i'm
word-quit = quit, exit, bye, leave
word-save = save
word-pgn = pgn
word-flip = flip, rotate
word-settings = settings, preferences
word-new = new, new game
word-next = next, skip
word-back = back
word-replay = replay, replay game
word-rematch = rematch, play again
word-print = print
word-unseat = unseat

# What only follows another word.
word-white-assistant = white-assistant, white's assistant
word-black-assistant = black-assistant, black's assistant
word-assistant = assistant
word-everybody = everybody, everyone
word-flag = flag
word-threefold = threefold, repetition
word-fifty = fifty, fifty moves, 50
word-quickplay = quickplay
word-no-effort = no-effort
word-no-arbiter = no-arbiter
word-increment = increment
word-glossary = glossary
word-reject = reject
word-postpone = postpone
word-lose = lose
word-two-hands = two-hands
word-silent = silent
word-warning = warning
word-points = points
word-opponent-points = opponent-points
word-loss = loss
word-fine = fine
word-exclusion = exclusion
word-expulsion = expulsion
word-setup = setup, set-up, set up
word-colours = colours, colors
word-adequate = adequate
word-none = none
word-illegal = illegal
word-ply = ply, half-move
word-tone = tone
word-to = to, for
word-of = of
word-on = on, auto, yes
word-off = off, no
word-own = own
word-opponent = opponent, opponents
word-king = king, kings
word-queen = queen, queens
word-rook = rook, rooks
word-bishop = bishop, bishops
word-knight = knight, knights
word-pawn = pawn, pawns
word-takes = takes, captures
word-en-passant = en-passant, en passant, in passing
word-castle = castle, castles, castling, rochade
word-kingside = kingside, short
word-queenside = queenside, long
word-brief = brief
word-normal = normal
word-full = full
word-screen = screen
word-lines = lines
word-hybrid = hybrid
word-system = system
word-embedded = embedded
word-lost = lost
word-at = at
word-as = as
word-words = words
word-signs = signs
word-with-move = with-move
saying-score = 1-0, 0-1, 1/2, 1/2-1/2, ½, ½-½, 0.5-0.5, 1:0, 0:1
saying-time = what time is it
saying-flag = flag, flag fell, flag down, flag has fallen, time over, out of time, time is up
saying-referee = referee, umpire, ref, call the arbiter, call arbiter, call the referee
saying-illegal = illegal, illegal move, that is illegal, that was illegal
saying-mate = mate, checkmate, check mate, stalemate, stale mate
saying-in-check = am i in check, is it check, who is in check, is there check, in check, is the king in check
saying-fen = fen, epd
saying-version = version, --version, about
saying-looks = theme, theme dark, theme light, theme contrast, theme mono, dark, light, big, bigger, zoom, colours, colors
saying-mouse = mouse, mouse on
saying-hint = hint, best move, eval, evaluate, evaluation, analysis, analyse, analyze, engine, legal moves, what should i play
saying-pin = pin, arbiter pin
saying-descriptive = descriptive
word-separately = separately
word-brf = brf, braille
word-small = is, are, was, were, the, my, your, there, on, in, has, have, been, do, does, i, we, it, now, please, me, tell, show, say, stands, standing, square, which, how, to
word-hear-again = that, this, again, move, last, announcement, once, more, slowly, loudly, what, was, said, you, could, can

# How a question is answered.
reply-yes = yes, y
reply-no = no, n
