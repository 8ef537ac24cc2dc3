### Annabella in italiano. Un file, cinque sezioni: voce, avvisi, schermo, riga di comando, parole.
### Termini delle Regole e dei tornei italiani: donna, traversa, casa, formulario, avere il tratto, patta, arbitro.

## Speech: how players, pieces, squares, moves and times are said

player = { $color ->
    [white] Bianco
   *[black] Nero
}
opponent = { $color ->
    [white] Nero
   *[black] Bianco
}
the-player = { $color ->
    [white] Il Bianco
   *[black] Il Nero
}
the-player-inside = { $color ->
    [white] il Bianco
   *[black] il Nero
}
player-of = { $color ->
    [white] del Bianco
   *[black] del Nero
}
player-to = { $color ->
    [white] al Bianco
   *[black] al Nero
}
the-opponent-inside = { $color ->
    [white] il Nero
   *[black] il Bianco
}
opponent-of = { $color ->
    [white] del Nero
   *[black] del Bianco
}
actor = { $who ->
    [white] Il Bianco
    [black] Il Nero
    [white_assistant] L'assistente del Bianco
    [black_assistant] L'assistente del Nero
    [arbiter] L'arbitro
   *[program] Il programma
}
piece = { $role ->
    [queen] { role } { $color ->
        [white] bianca
       *[black] nera
    }
    [rook] { role } { $color ->
        [white] bianca
       *[black] nera
    }
   *[other] { role } { $color ->
        [white] bianco
       *[black] nero
    }
}
role = { $role ->
    [king] re
    [queen] donna
    [rook] torre
    [bishop] alfiere
    [knight] cavallo
   *[pawn] pedone
}
counted-pieces = { $count ->
    [one] { role }
   *[other] { $count } { $role ->
        [king] re
        [queen] donne
        [rook] torri
        [bishop] alfieri
        [knight] cavalli
       *[pawn] pedoni
    }
}
rounds = { $count ->
    [one] un turno
   *[other] { $count } turni
}
points-in-words = { $points ->
    [none] nessun punto
    [half] mezzo punto
   *[one] un punto
}
why-illegal-by = { $role ->
    [queen] dalla { role }
    [rook] dalla { role }
    [bishop] dall'{ role }
   *[other] dal { role }
}
the-piece = { $role ->
    [queen] la { piece }
    [rook] la { piece }
    [bishop] l'{ piece }
   *[other] il { piece }
}
a-piece = { $role ->
    [queen] una { piece }
    [rook] una { piece }
   *[other] un { piece }
}
position-fault = { $why ->
    [text] non è un FEN
    [no-king] manca un re
    [many-kings] un giocatore ha più di un re
    [pawn-on-last-rank] un pedone è sulla prima o sull'ultima traversa
    [wrong-side-in-check] è sotto scacco il giocatore che non ha il tratto
    [over] la partita sarebbe subito finita, con scaccomatto o stallo
    [dead] la partita sarebbe subito finita: nessuno dei due potrebbe dare matto con alcuna serie di mosse
   *[otherwise] le sue parti si contraddicono
}
duty = { $duty ->
    [move] muovere i pezzi
    [announce] annunciare
    [record] tenere il formulario
    [press] premere l'orologio
    [ask] chiedere il tempo e le mosse
    [claim] reclamare la bandierina o segnalare un pezzo toccato
   *[seal] le formalità di un aggiornamento
}
roles-role = { $kind ->
    [player] il giocatore
    [blind-assistant] l'assistente del giocatore non vedente
    [sighted-assistant] l'assistente del giocatore vedente
    [arbiter] l'arbitro
   *[program] il programma
}
roles-own-side = { $who } per la propria parte
nothing = niente
empty = vuota
sheet-language = { $code ->
    [de] tedesco
    [es] spagnolo
    [fr] francese
    [it] italiano
    [pt] portoghese
    [nl] olandese
    [ca] catalano
    [gl] galiziano
    [ro] rumeno
    [da] danese
    [no] norvegese
    [sv] svedese
    [is] islandese
    [fi] finlandese
    [et] estone
    [pl] polacco
    [cs] ceco
    [sk] slovacco
    [hu] ungherese
    [hr] croato
    [sr] serbo
    [sl] sloveno
    [ru] russo
    [uk] ucraino
    [bg] bulgaro
    [el] greco
    [tr] turco
    [fig] figurine
   *[en] inglese
}
half-moves = { $plies ->
    [one] una semimossa
   *[other] { $plies } semimosse
}
move-announced-move-first = { $mv }. { player }: { $words }.
move-announced-in-words = { player }: { $words }.
move-announced = { player }: { $words }. { $mv }.
again = Di nuovo: { $sentence }
again-times = Di nuovo, { $times }: { $sentence }
announcement-corrected = Corretto. { $sentence }
piece-on-square = { piece } in { $square }
square-holds = { $square } { $piece }
square-empty = { $square } vuota
board-difference = { $square }: scacchiera del Bianco { $white }, scacchiera del Nero { $black }
ply-start = l'inizio della partita
nothing-more = nient'altro
board-difference-both = { $square }: entrambe le scacchiere { $piece }
clocks-unchanged = invariati
clocks-as-then = Bianco { $white }, contatore { $white_moves }; Nero { $black }, contatore { $black_moves }
check-square = { $square }: { $stands }, giusto: { $should }
do-turn-round = girare tutta la scacchiera di 180 gradi
do-lift = togliere { the-piece } da { $square }
do-move = portare { the-piece } da { $from } a { $to }
do-place = mettere { a-piece } in { $square }
cause-behind = { $plies ->
    [one] l'ultima semimossa non è stata eseguita
   *[other] le ultime { $plies } semimosse non sono state eseguite
}
cause-not-executed = la mossa { $mv } non è stata eseguita
cause-unrecorded = è stata eseguita { $moves }, che non è in nessun formulario
cause-executed-as = la mossa { $mv } è stata eseguita come { $from } { $to }
cause-wrong-promotion = la mossa { $mv } è stata eseguita con promozione a { role }
cause-castled-to = { $side ->
    [king] la mossa { $mv } è stata eseguita come arrocco corto
   *[queen] la mossa { $mv } è stata eseguita come arrocco lungo
}
cause-rook-forgotten = la mossa { $mv } è stata eseguita senza muovere la torre
cause-en-passant-left = la mossa { $mv } è stata eseguita, ma il pedone in { $square } è rimasto sulla scacchiera
cause-turned = { $how ->
    [half] tutta la scacchiera è girata di 180 gradi
    [quarter] tutta la scacchiera è girata di 90 gradi
    [files] la scacchiera è a specchio: le colonne a e h sono scambiate
   *[ranks] la scacchiera è a specchio: la prima e l'ottava traversa sono scambiate
}
cause-colors-exchanged = i pezzi bianchi e neri sono scambiati
cause-knocked-over = sembra che diversi pezzi siano caduti{ $squares ->
    [none] { "" }
   *[other] : { $squares }
}
cause-set-up-wrongly = pezzi mai mossi hanno cambiato posto{ $squares ->
    [none] { "" }
   *[other] : { $squares }
}
cause-displaced = { the-piece } è in { $stands }, dovrebbe essere in { $should }
cause-wrong-piece = { $square }: { $stands }, giusto: { $should }
cause-missing = manca { the-piece } in { $square }
cause-extra = { the-piece } in { $square } è di troppo
on-sheet-of = nel formulario { player-of }
on-sheet-named = nel formulario { $sheet }
moves-and = { $moves } e { $last }
slip-missing = { $moves } { $count ->
    [one] manca
   *[other] mancano
} { $on }
slip-repeated = { $entries } { $count ->
    [one] è scritta
   *[other] sono scritte
} due volte { $on }
slip-surplus = { $entry } { $on } è di troppo
slip-exchanged = { $one } e { $other } sono scambiate { $on }
slip-castling = { $entry } { $on } è l'arrocco dalla parte sbagliata; giusto è { $mv }
slip-letters = { $entry } { $on } è { $mv } con le lettere di un'altra lingua ({ $language })
slip-wrong = { $entry } { $on } sta al posto di { $mv }
slip-either = { $one } { $on } oppure { $other } { $there }{ $later ->
    [no] { "" }
   *[yes] , e tutto il seguito si accorda con entrambe le versioni
}
slip-open = { $entries }: resta aperto quale semimossa sia stata eseguita{ $later ->
    [no] { "" }
   *[yes] , e tutto il seguito va bene con più d'una
}
slip-either-order = { $one } e { $other } sono nell'ordine inverso nell'altro formulario{ $later ->
    [no] { "" }
   *[yes] , e tutto il seguito si accorda con entrambe le versioni
}
stroke-correct = correggere { $from } in { $to }
stroke-write-in = inserire { $moves } dopo { $last }
stroke-strike = cancellare { $entry }, semimossa { $ply }
stroke-exchange = scambiare { $one } e { $other }
stroke-strike-rest = cancellare tutto da { $from } in poi
slips-of-two-games = I due formulari hanno poco in comune: possono essere di due partite diverse.
slips-agreed = { $slips }; { $how ->
    [with-it] con questa entrambi concordano fino alla posizione dopo { $last }.
    [with-them] con queste entrambi concordano fino alla posizione dopo { $last }.
   *[corrected] una volta corretto, entrambi concordano fino alla posizione dopo { $last }.
}
hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}
duration-before = { $before }, { $last }
duration = { $before } e { $last }
half-points = { $whole ->
    [0] mezzo
   *[other] { $whole } e mezzo
}
time-of = { $player }: { $time }
time-then = poi { $period }
time-with = { $period } con { $bonus }
time-none = senza orologio
time-moves = { $moves ->
    [one] 1 mossa in { $time }
   *[other] { $moves } mosse in { $time }
}
time-all-moves = tutte le mosse in { $time }
time-cumulative = { $time } in più per ogni mossa
time-delay = un ritardo di { $time } per ogni mossa
time-us-delay = un ritardo di { $time } prima che l'orologio scali
time-byo-yomi = byo-yomi, { $times ->
    [one] una volta { $time }
   *[other] { $times } volte { $time }
}
time-canadian = { $moves ->
    [one] 1 mossa in { $time }, e così via
   *[other] { $moves } mosse in { $time }, e così via
}
time-hourglass = una clessidra di { $time }
time-up = nessun limite, gli orologi contano in avanti
time-repeats = l'ultimo periodo si ripete
time-turns-at-zero = il periodo seguente comincia quando l'orologio arriva a zero
time-freezes = entrambi gli orologi si fermano quando uno arriva a zero
time-call = Tempo rimasto: { $left }.
time-calls-on = Il tempo sarà annunciato quando rimangono: { $marks }.
time-calls-tone = Si sentirà un segnale quando rimangono: { $marks }.
time-calls-off = Il tempo si dice solo a richiesta.
clock-short = { $color ->
    [white] Bianco
   *[black] Nero
} { $time } { $unit ->
    [hours] ore
    [minutes] minuti
   *[seconds] secondi
}{ $runs ->
    [yes] { "" }, in moto
   *[no] { "" }
}.
clock-used-and-left = { $who ->
    [you] Tempo rimasto: { $left }; usato: { $used }.
    [white] Tempo rimasto al Bianco: { $left }; usato: { $used }.
   *[black] Tempo rimasto al Nero: { $left }; usato: { $used }.
}
clock-used = { $who ->
    [you] Tempo usato: { $used }; non c'è limite.
    [white] Tempo usato dal Bianco: { $used }; non c'è limite.
   *[black] Tempo usato dal Nero: { $used }; non c'è limite.
}
clock-entered = { $who ->
    [you] Tempo rimasto sull'orologio del tavolo, come scritto l'ultima volta: { $left }.
    [white] Tempo rimasto al Bianco sull'orologio del tavolo, come scritto l'ultima volta: { $left }.
   *[black] Tempo rimasto al Nero sull'orologio del tavolo, come scritto l'ultima volta: { $left }.
}
clock-not-entered = Il tempo è misurato dall'orologio del tavolo; i suoi tempi non sono ancora stati scritti.
times-on-the-table = Il tempo di ogni mossa non è noto: lo misura l'orologio del tavolo.
clock-flag = { $who ->
    [you] La propria bandierina è caduta.
    [white] La bandierina del Bianco è caduta.
   *[black] La bandierina del Nero è caduta.
}
clock-byo-yomi = { $times ->
    [one] L'ultimo periodo di byo-yomi.
   *[other] Periodi di byo-yomi rimasti: { $times }.
}
moves-from-boards = Dalla scacchiera: { $list }.
moves-completed = { $moves ->
    [0] Nessuna mossa completata
    [one] 1 mossa completata
   *[other] { $moves } mosse completate
}
clock-moves = { moves-completed }.
clock-moves-to-control = { moves-completed }, { $more } al controllo del tempo.
report-heading = Rapporto per l'arbitro: { $white } contro { $black }, { $begun }
report-incidents = { $count ->
    [0] Nessun incidente.
   *[other] Incidenti, con l'ultima semimossa e gli orologi del Bianco e del Nero:
}
with-colon = { $label }:
report-line = { $time } { $who }: { $sentence }
report-line-by = { $time } ({ $who }) { $sentence }
report-line-alone = { $time } { $sentence }
report-sensed = { $who }, { $source ->
    [lever] con la leva
   *[board] dalla scacchiera
}
report-private = { $time } solo { player-to }: { $sentence }
both-boards = Entrambe le scacchiere:
board-of = Scacchiera { player-of }:
voice-why = { $why ->
    [no-process] Manca il programma vocale
    [process-died] Il programma vocale si è chiuso inaspettatamente
    [no-alsa-library] Manca la libreria ALSA (libasound.so.2, nel pacchetto libasound2)
    [process-frozen] Il programma vocale non ha risposto
    [process-flooded] Il programma vocale ha inviato troppi dati
    [no-library] Manca la libreria espeak-ng
    [no-system-voice] Non c'è una voce di sistema
    [no-reader] Nessun lettore di schermo accetta frasi qui
    [system-broken] La voce di sistema ha rifiutato una frase
    [system-silent] La voce di sistema tace
    [no-device] Non c'è un dispositivo audio
    [device-busy] Un altro programma usa il dispositivo audio
    [device-lost] Il dispositivo audio è stato scollegato
    [device-of-a-listener] Il dispositivo audio predefinito sono le cuffie di un giocatore; scegliere l'altoparlante della sala con --device
    [device-frozen] Il dispositivo audio non risponde
   *[other] La voce non ha funzionato
}
result-score = { $score ->
    [score-1-0] Vince il Bianco
    [score-0-1] Vince il Nero
    [score-draw] Patta
    [score-both-lose] Perdono entrambi
    [score-half-0] Mezzo punto al Bianco, zero al Nero
    [score-0-half] Mezzo punto al Nero, zero al Bianco
   *[other] Risultato
}
result-reason = { $reason ->
    [checkmate] scaccomatto
    [resignation] abbandono
    [stalemate] stallo
    [dead_position] posizione morta, nessuno può dare scaccomatto
    [agreement] per accordo
    [time] una bandierina è caduta
    [both_flags] entrambe le bandierine sono cadute e non si sa quale sia caduta prima
    [both_flags_at_the_claim] entrambe le bandierine sono cadute
    [threefold] la stessa posizione per la terza volta
    [fifty_moves] cinquanta mosse senza catture né mosse di pedone
    [illegal_moves] mosse illegali
    [quickplay] finale rapido
    [fivefold] la stessa posizione per la quinta volta
    [seventy_five_moves] settantacinque mosse senza catture né mosse di pedone
    [sealed_move] la mossa in busta è ambigua o illegale
    [forfeit] forfait
    [illegal_position] entrambi i re ancora sotto scacco, o un pedone ancora sull'ultima traversa, dopo un'altra mossa completata
    [not_given] il motivo non è registrato
   *[arbiter] per decisione dell'arbitro
}
takes = prende
check = scacco
checkmate = scaccomatto
castles-kingside = arrocco corto
castles-queenside = arrocco lungo
guidelines-article = Linee guida { $number }
article-in-words = articolo { $number }
castling-rights = { $side ->
    [both] corto e lungo
    [king] corto
    [queen] lungo
   *[none] nessuno
}
claim-after = dopo { $mv }
claim-before-start = prima della prima mossa registrata
law-title = { $key ->
    [moves_alternate] si muove a turno
    [touch_move] pezzo toccato
    [promotion_choice] scelta del pezzo di promozione
    [checkmate] scaccomatto
    [resignation] abbandono
    [stalemate] stallo
    [dead_position] posizione morta
    [agreement] patta per accordo
    [press] premere l'orologio
    [help_for_a_disability] un assistente per l'orologio
    [default_time] tempo di tolleranza
    [flag_fall] quando la bandierina è caduta
    [loss_on_time] sconfitta per il tempo
    [both_flags] entrambe le bandierine cadute
    [both_flags_at_the_claim] entrambe le bandierine cadute al reclamo
    [clocks_set_wrongly] orologio regolato male
    [interruption] fermare l'orologio
    [illegal_move] mossa illegale
    [illegal_move_penalty] penalità per una mossa illegale
    [empty_press] orologio premuto senza una mossa
    [agreement_by_the_rules] patta e regolamento del torneo
    [draw_offer] offerta di patta
    [repeated_offers] offerte e richieste che disturbano
    [threefold] triplice ripetizione
    [threefold_intended] la prossima mossa ripete la posizione
    [threefold_standing] l'ultima mossa ha ripetuto la posizione
    [fifty_moves] cinquanta mosse
    [fifty_moves_intended] cinquantesima mossa prevista
    [fifty_moves_standing] cinquanta mosse eseguite
    [claim_after_touch] nessuna richiesta dopo aver toccato
    [claim] procedura di una richiesta
    [wrong_claim] richiesta errata
    [fivefold] quintuplice ripetizione
    [seventy_five_moves] settantacinque mosse
    [signed_result] firma del risultato
    [arbiters_role] compiti dell'arbitro
    [two_boards] due scacchiere
    [announcement] annuncio delle mosse
    [blind_touch] quando il giocatore non vedente ha toccato un pezzo
    [blind_move_made] quando la mossa del giocatore non vedente è eseguita
    [sighted_players_moves] le mosse del giocatore vedente
    [blind_players_clock] orologio del giocatore non vedente
    [blind_players_record] formulario del giocatore non vedente
    [blind_press] quando si avvia l'orologio dell'avversario
    [slip_of_the_tongue] lapsus
    [boards_differ] scacchiere diverse
    [scoresheets_differ] formulari diversi
    [blind_players_assistant] assistente del giocatore non vedente
    [sighted_players_assistant] assistente del giocatore vedente
    [sealing] mettere in busta una mossa
    [opening_the_envelope] apertura della busta
    [sealed_move] la mossa in busta
    [late_at_the_resumption] ritardo alla ripresa
    [envelope_missing] la busta manca
    [quickplay] finale rapido
    [quickplay_without_arbiter] finale rapido senza arbitro
    [increment_request] richiesta di un incremento
    [recorded_in_advance] mossa scritta in anticipo
    [sheets_after_flag] formulari dopo la caduta della bandierina
    [sheets_not_reconstructed] formulari che non si possono completare
    [bystanders] irregolarità viste da altri
    [warning] ammonizione
    [time_to_opponent] tempo dato all'avversario
    [time_taken] tempo tolto a chi ha violato le Regole
    [points_to_opponent] punti dati all'avversario
    [points_taken] punti tolti a chi ha violato le Regole
    [game_declared_lost] partita dichiarata persa
    [expulsion] espulsione dal torneo
    [supervision] sorveglianza di rapid e lampo
    [adjusting] acconciare i pezzi
    [touch_in_castling] toccare re e torre
    [rook_touched_first] torre toccata prima del re
    [touch_without_move] pezzi toccati che non possono muovere
    [assistant_who_moves] un assistente che muove i pezzi
    [right_to_complain] diritto di reclamare un pezzo toccato
    [two_hands] muovere con due mani
    [legal_move] mosse legali e illegali
    [unsupervised_illegal_move] mosse illegali nel rapid senza sorveglianza
    [unsupervised_illegal_move_in_blitz] mosse illegali nel lampo senza sorveglianza
    [wrong_set_up] posizione iniziale errata
    [board_turned] scacchiera disposta male
    [reversed_colors] colori invertiti
    [displaced_pieces] pezzi spostati
    [position_reinstated] posizione da ristabilire
    [unsupervised_complaint] reclami senza sorveglianza
    [unsupervised_illegal_position] posizione illegale senza sorveglianza
    [looks_at_record] consultazione della registrazione dell'arbitro
    [fine] multa
    [exclusion] esclusione da turni
    [same_hand] premere con la mano che ha mosso
    [handling_the_clock] uso dell'orologio
    [stopped_without_reason] orologi fermati senza motivo
    [pieces_put_back] pezzi spostati da rimettere
    [displacement_penalised] penalità per i pezzi spostati
    [recording_duty_ends] fine dell'obbligo di trascrivere
    [disrepute] discredito degli scacchi
    [leaving_the_playing_area] lasciare l'area di gioco
    [forbidden_during_play] appunti, consigli, apparecchi e fumo
    [notes_and_advice] appunti e consigli
    [device] apparecchi elettronici
    [finished_players] giocatori che hanno finito
    [persistent_refusal] rifiuto persistente di rispettare le regole
    [both_guilty] entrambi rifiutano
    [appeal] appello
    [times_determined] i tempi dopo un'irregolarità
    [pawn_not_replaced] pedone lasciato sull'ultima traversa
    [reply_before_recording] rispondere prima di scrivere
    [adjusting_on_own_time] acconciare con il proprio tempo
    [same_position] quando una posizione è la stessa
   *[other] senza titolo
}
law-text = { $article }, { $title }. { $text }
laws-listed = Articoli delle Regole del { $laws } che il programma applica:
rank-in-words = Traversa { $rank }. { $pieces }
numbered-in-words = { $color ->
    [white] mossa { $number }, { $mv }
   *[black] mossa { $number } del Nero, { $mv }
}

event-part = { $tag ->
    [Event] Torneo: { $value }
    [Site] luogo: { $value }
    [Date] data: { $value }
    [Round] turno: { $value }
   *[Board] scacchiera: { $value }
}
castling-typed = { $side ->
    [long] 0-0-0
   *[short] 0-0
}

## Notices: what happened, what was refused and what would be right

opened = { $named ->
    [no] Una nuova partita.
    [goes-on] { "" }
   *[yes] { $white } ha il Bianco, { $black } ha il Nero.
} Cadenza: { $time }. Regole del { $laws }.
record-reopened = La registrazione continua { $plies ->
    [0] dal suo inizio
   *[other] dopo { $last }
}, { $gap } dopo l'ultima annotazione. Gli orologi mostrano gli ultimi tempi registrati.
torn = L'ultima riga della registrazione era incompleta ed è stata tolta; il resto è intatto.
time-missing = Tempo non registrato: { $gap }. Il computer era sospeso, il programma si è fermato o l'ora del computer è stata cambiata. Entrambi gli orologi sono fermi ai tempi precedenti; decide l'arbitro ({ $article }).
session-announced = La sessione termina { $after } dopo l'inizio di questa registrazione.
session-announced-before-play = La sessione termina { $after } dopo l'inizio del gioco.
seal-required = La sessione è finita. { the-player } mette in busta una mossa.
move-sealed = { the-player } ha messo in busta una mossa e può cambiarla finché l'orologio non è fermato.
game-adjourned = La partita è aggiornata. { the-player } ha messo in busta la mossa { $number }.
reply-sealed = { the-player } ha messo in busta una risposta. L'orologio { opponent-of } è in moto.
envelope-closed = La busta è chiusa. Solo la sua parola d'ordine la apre.
resumption-set = Ripresa: { $text }.
game-resumed = La partita riprende dalla posizione prima della mossa in busta, con i tempi dell'aggiornamento.
envelope-opened = La busta è aperta. { the-player } ha messo in busta { $text }.
envelope-opened-ambiguous = La busta è aperta. { the-player } ha messo in busta { $text }, che può indicare più mosse.
envelope-opened-unreadable = La busta è aperta. { the-player } ha messo in busta { $text }, che non si può leggere ({ $article }). Arbitro: scrivere { word-result } e il punteggio se non è una mossa legale, o aprire come e la mossa.
envelope-lost = La busta manca. { the-player } dice quale mossa era in busta. Arbitro: scrivere aprire come e quella mossa.
envelope-players = Busta: { $white } contro { $black }.
envelope-sealer = { the-player } ha messo in busta la mossa { $number }.
envelope-position = Posizione precedente: { $position }.
envelope-time = { player }: tempo usato { $used }, rimasto { $left }.
envelope-time-used = { player }: tempo usato { $used }.
envelope-no-resumption = Non dice quando e dove riprende la partita. Arbitro: scrivere { word-envelope }, la data e il luogo.
not-sealed = { $trouble ->
    [no-move] Non si può leggere come mossa e non va in busta. Scrivere { word-seal } e la mossa.
    [empty] Questo testo braille non contiene mosse. Scrivere { word-seal } e una mossa, come testo o in celle.
    [unreadable] Queste celle braille non hanno la forma di una mossa. Scrivere il pezzo, la casa e nient'altro, per esempio le celle di Cf3.
    [several] Queste celle braille contengono più di una mossa. Si mette in busta una sola mossa.
    [too-long] Questo file braille è troppo lungo per una mossa. Sono ammessi al massimo 64 kilobyte.
    [not-a-file] È una cartella, una pipe o un dispositivo. Indicare un file braille con una mossa, con estensione brf o brl.
   *[not-opened] Il file braille non si può leggere: { $why }. Indicare un file con una mossa, con estensione brf o brl.
}
sealed-asked = { $is ->
    [known] In busta c'è { $text }. Si può cambiare finché l'orologio non è fermo.
    [nothing] In busta non c'è ancora nulla. Scrivere { word-seal } e la mossa.
   *[hidden] Altri vedono questo terminale: la mossa in busta qui non viene mostrata. { word-seal } e una mossa la cambiano.
}
passphrase = { $notice ->
    [asked] Arbitro, scrivere una parola d'ordine per la busta nella prossima riga. Non viene mostrata.
    [asked-of-the-sealer] La parola d'ordine della busta la sceglie Lei: senza, nessuno la apre. La scriva nella prossima riga; non viene mostrata. { word-later } la rimanda, { word-quit } esce.
    [again] Scrivere di nuovo la stessa parola d'ordine.
    [not-the-same] Le due parole d'ordine non erano uguali, o non è stato scritto nulla. Scrivere di nuovo una parola d'ordine.
    [too-short] La parola d'ordine è troppo corta. Scriverne una di almeno sei caratteri.
    [put-off] La busta non è chiusa. { word-envelope } chiede di nuovo la parola d'ordine.
    [to-open] Arbitro, scrivere la parola d'ordine della busta nella prossima riga. Non viene mostrata. Una riga vuota la lascia chiusa.
    [not-opened] La busta resta chiusa.
    [wrong] Non è la parola d'ordine di questa busta. Scrivere { word-open } per riprovare, o { word-envelope } { word-lost } se nessuno la conosce più.
    [damaged] La busta nella registrazione è danneggiata e non si può aprire. Scrivere { word-envelope } { word-lost }, poi la mossa messa in busta, come in { "aprire come Cf3" }.
    [foreign] Questa busta appartiene a un'altra partita o a un'altra mossa. Scrivere { word-envelope } { word-lost }, poi la mossa messa in busta, come in { "aprire come Cf3" }.
    [not-kept] La mossa non è in una busta e non viene conservata. Va messa in busta di nuovo quando la partita riprende.
   *[not-encrypted] Su questo computer la busta non si può chiudere. Scrivere su carta la mossa da mettere in busta, poi { word-envelope } { word-lost }.
}
pin-set = D'ora in poi le parole dell'arbitro richiedono il PIN. Ogni riga lo chiede.
pin-refused = Non è il PIN.
pin-refused-elsewhere = Da un altro terminale è stato dato un PIN sbagliato.
pin = { $notice ->
    [new] Arbitro, scrivere un PIN per questa partita nella prossima riga. Ha almeno quattro caratteri, meglio sei, e non viene mostrato.
    [again] Scrivere di nuovo lo stesso PIN.
    [not-the-same] I due PIN non erano uguali. Scrivere di nuovo un PIN.
    [too-short] Un PIN ha almeno quattro caratteri. Scrivere di nuovo un PIN.
    [asked] Arbitro, scrivere il PIN nella prossima riga. Non viene mostrato. Una riga vuota lascia tutto com'è.
    [not-given] Non è stato scritto nessun PIN. Non è stato fatto nulla.
    [asked-once-more] Scrivere di nuovo il PIN. Una riga vuota lascia tutto com'è.
    [wait] Sono stati dati troppi PIN sbagliati. Scrivere di nuovo il PIN fra { $wait }. Una riga vuota lascia tutto com'è.
    [not-checked] Il PIN di questa registrazione non si può controllare: chiede più memoria o più tempo di quanto Annabella usi mai. Non è stato fatto nulla.
   *[not-hashed] Questo computer non fornisce numeri casuali. La partita non ha PIN.
}
chess960-array = Chess960, posizione iniziale { $number }.
chess960-position = Chess960, da una posizione data.
chess960-rest = Tutte le altre case sono vuote.
play-begun = La partita è cominciata.
clock-pressed = { $color ->
    [white] Il Bianco ha premuto.
   *[black] Il Nero ha premuto.
}
move-completed-move-first = { $mv } completata.
move-completed = { the-player } ha completato la mossa { $mv }.
move-imported = { player }: { $mv }, presa da un PGN.
pieces-touched = { the-player } ha toccato: { $list }.
touch-disregarded = { the-player } ha annunciato una mossa che i pezzi toccati non permettono ({ $article }).
touch-disregarded-hint = Arbitro: { word-claim } { word-touch } { $squares } ne fa un caso da decidere.
move-repeated = { $who } ha ripetuto la mossa come annunciata.
repetition-differed = { $who } ha ripetuto { $repeated }, ma la mossa annunciata era { $announced }.
announcement-withdrawn = La mossa { $mv } è ritirata.
executed = Sulla scacchiera { player-of }: { $what }.
recorded = Sul formulario { player-of }: { $text }.
recorded-unreadable = Sul formulario { player-of }: { $text }. Non si può leggere come mossa.
recorded-in-advance = È stata scritta prima di eseguire la mossa ({ $article }).
recorded-ambiguous = Sul formulario { player-of }: { $text }. Può indicare più mosse.
struck = Il formulario { player-of } è cancellato dalla semimossa { $ply } in poi.
strike-due = Il formulario { player-of } non vale più dalla semimossa { $ply } in poi; { the-player-inside } cancella il resto.
entry-correction-due = Sul formulario { player-of } la semimossa { $ply } vale come { $to }; { the-player-inside } corregge l'annotazione.
entry-write-in-due = Sul formulario { player-of } la semimossa { $ply } vale come { $to }; { the-player-inside } la inserisce.
entry-strike-due = Sul formulario { player-of } l'annotazione prima della semimossa { $ply } non vale più; { the-player-inside } la cancella.
exchange-due = Sul formulario { player-of } le semimosse { $ply } e { $other } valgono come scambiate; { the-player-inside } le scambia.
entry-corrected = Sul formulario { player-of } la semimossa { $ply } ora è { $to }.
entry-struck = Sul formulario { player-of } è cancellata l'annotazione di troppo prima della semimossa { $ply }.
sheet-corrected = Il formulario { player-of } è corretto.
draw-offered = { the-player } offre la patta.
draw-declined = { the-player } rifiuta l'offerta di patta.
offer-open-again = L'offerta di patta { player-of } è di nuovo aperta.
arbiter-called = { $who } chiama l'arbitro.
clocks-stopped = Orologi fermi.
clocks-started = L'orologio { player-of } è in moto.
clocks-set = Gli orologi sono regolati: Bianco { $white }, Nero { $black }.
time-added = L'orologio { player-of } riceve { $time }.
time-taken = L'orologio { player-of } perde { $time }.
set-on-the-table = Regolarlo sull'orologio del tavolo.
time-controls-set = La cadenza era regolata male. Ora è: { $time }. Il tempo già usato resta.
period-set = { the-player } è nel periodo { $period }.
player-absent = { the-player } non è presente.
player-arrived = { the-player } è arrivato.
default-time-passed = { the-player } non è arrivato entro il tempo di tolleranza di { $time } e perde, salvo diversa decisione dell'arbitro ({ $article }).
counter-set = L'arbitro ha regolato il contatore delle mosse { player-of }.
flag-fell = La bandierina { player-of } è caduta.
boards-differed = Le due scacchiere sono diverse ({ $article }) in { $count ->
    [one] una casa
   *[other] { $count } case
}{ $more ->
    [0] : { $squares }.
    [one] : { $squares } e un'altra.
   *[other] : { $squares } e altre { $more }.
}
boards-differed-from-sheets = Le due scacchiere sono uguali, ma diverse dai formulari in { $count ->
    [one] una casa
   *[other] { $count } case
}{ $more ->
    [0] : { $squares }.
    [one] : { $squares } e un'altra.
   *[other] : { $squares } e altre { $more }.
}
illegal-moves-set = { $count ->
    [0] { the-player } non ha completato nessuna mossa illegale
    [one] { the-player } ha completato una mossa illegale
   *[other] { the-player } ha completato { $count } mosse illegali
}.
board-difference-said = { $difference }.
boards-agreed = Le due scacchiere concordano di nuovo.
half-move-counted = { the-player } ha eseguito { $mv } sulla propria scacchiera: lì vale come eseguita.
illegal-move-found = Mossa illegale numero { $count } { player-of } ({ $article }): { $mv }.
cases-explain = Arbitro: vedere { word-cases }.
arbiter-decides = L'arbitro decide.
illegal-move-found-hint = Arbitro: { word-rule } { word-accept } ristabilisce la posizione precedente e dà { $time } { player-to }{ $stands ->
    [no] ; la mossa ha catturato un re e non può valere
    [king] ; un pedone non diventa re e la mossa non può valere
   *[yes] ; { word-rule } { word-reject } lascia valida la mossa
}.
illegal-move-found-times = Con { word-rule } { word-accept } gli orologi mostrano poi { $white } per il Bianco e { $black } per il Nero: il tempo usato per la mossa conta. Prima della mossa mostravano { $white_before } e { $black_before }. Altri tempi: { word-clock }.
empty-press-found = { the-player } ha premuto l'orologio senza una mossa ({ $article }).
illegal-move-number = Mossa illegale numero { $count }.
empty-press-found-hint = Arbitro: { word-rule } { word-accept } dà { $time } { player-to }; con { word-rule } { word-reject } non conta. Poi { word-go }.
empty-press-found-loses = Arbitro: con { word-rule } { word-accept } { the-player-inside } perde la partita; con { word-rule } { word-reject } non conta.
empty-press-found-left-to-arbiter = L'arbitro decide se dare una penalità. Poi { word-go }.
case-accepted = Conta come mossa illegale { player-of }.
case-rejected = L'arbitro la lascia valida.
flag-claimed = Si reclama la caduta della bandierina { player-of }.
ruling-postponed = L'arbitro decide il caso { $case } più tardi{ $play ->
    [waits] ; fino ad allora gli orologi restano fermi
   *[goes-on] { "" }
}.
ruling-taken-back = L'arbitro ritira la decisione sul caso { $case }: è di nuovo aperto. Scacchiere, formulari e conteggi sono come prima.
result-signed = { the-player } firma il risultato.
offer-improper = L'offerta vale, anche se non fatta tra la mossa e l'orologio ({ $article }).
offer-forbidden = Per il regolamento di questo torneo la patta non si può ancora offrire senza il consenso dell'arbitro ({ $article }).
offer-repeated = È l'offerta di patta numero { $count } { player-of } ({ $article }).
claim-repeated = È la richiesta di patta errata numero { $count } { player-of } ({ $article }).
result-taken-back = Il risultato è ritirato; la partita continua.
illegal-move-found-queen-hint = Arbitro: la donna resta. { word-rule } { word-accept } dà { $time } { player-to }; con { word-rule } { word-reject } non conta.
no-clock-hint = Arbitro: questa partita è senza orologio, quindi non si dà tempo. { word-rule } { word-accept } { $accepted ->
    [back] ristabilisce la posizione prima della mossa
    [queen] la conta come mossa illegale, e la donna resta
   *[counts] la conta come mossa illegale
}; si può dare anche una { word-penalty }. Con { word-rule } { word-reject } non conta.
queen-leaves-no-move = { $mated ->
    [yes] Con quella donna { the-player-inside } è sotto scaccomatto, ma non per una mossa legale ({ $article }): decide l'arbitro, { "risultato 1-0" } o { "risultato 1/2-1/2" }.
   *[no] Con quella donna { the-player-inside } non ha mosse legali: l'arbitro dichiara la patta o decide altrimenti con { "risultato 1/2-1/2" }.
}
illegal-move-found-loses = Arbitro: { word-rule } { word-accept } conclude la partita, { $outcome ->
    [drawn] patta, perché l'avversario non può dare scaccomatto con alcuna serie di mosse legali
   *[lost] persa per { the-player-inside }
}{ $stands ->
    [no] ; la mossa ha catturato un re e non può valere
    [king] ; un pedone non diventa re e la mossa non può valere
   *[yes] ; { word-rule } { word-reject } lascia valida la mossa
}.
touch-move-ends = La mossa { $mv } viola la regola del pezzo toccato e concluderebbe la partita ({ $article }). Arbitro: { word-rule } { word-accept } ritira la mossa; { word-rule } { word-reject } lascia che concluda la partita.
penalty-given = { $kind ->
    [warning] L'arbitro ammonisce { the-player-inside } ({ $article }).
    [time] Penalità { player-to } ({ $article }): l'orologio { opponent-of } riceve { $amount }.
    [take] Penalità { player-to } ({ $article }): l'orologio { player-of } perde { $amount }.
    [points] Penalità { player-to } ({ $article }): dal risultato { player-of } si toglie { $amount }.
    [opponent-points] Penalità { player-to } ({ $article }): al risultato { opponent-of } si aggiunge { $amount }, purché i due insieme non abbiano più di quanto dà la partita.
    [opponent-points-back] La penalità { player-to } è ritirata: al risultato { opponent-of } non si aggiunge nulla ({ $article }).
    [points-back] La penalità { player-to } è ritirata: dal risultato { player-of } non si toglie nulla ({ $article }).
    [loss-shared] Penalità { player-to } ({ $article }): la partita è persa, e { the-opponent-inside } riceve { $amount }.
    [loss] Penalità { player-to } ({ $article }): la partita è persa.
    [fine] Penalità { player-to } ({ $article }): una multa annunciata in precedenza.
    [exclusion] Penalità { player-to } ({ $article }): esclusione da { $amount }.
   *[expulsion] Penalità { player-to } ({ $article }): espulsione dal torneo.
}
ruling-explained = Motivo dell'arbitro nel caso { $case }: { $text }.
supervision-set = { $adequate ->
    [yes] Questa partita è sorvegliata adeguatamente: le mosse illegali si puniscono secondo le regole di competizione ({ $article }).
   *[no] Questa partita non è sorvegliata adeguatamente: una mossa illegale si corregge solo prima che l'avversario abbia eseguito la mossa seguente ({ $article }).
}
assistant-set = { $has ->
    [no] { the-player } non ha più un assistente ({ $article }).
   *[yes] { the-player } ha un assistente per: { $duties } ({ $article }).
}
two-hands-found = { the-player } ha mosso con due mani ({ $article }).
complaint-accepted = L'arbitro accetta il reclamo del caso { $case }.
adjusting-announced = { the-player } acconcia i pezzi.
touch-claimed = Si reclama che { the-player-inside } abbia toccato: { $list }.
article-reported = { $who } segnala: { $color ->
    [nobody] { $about }
   *[other] { player }, { $about }
} ({ $article }).
silent-press-claimed = { player } avrebbe premuto l'orologio senza annunciare la mossa ({ $announce }, { $press }){ $executed ->
    [yes] ; eseguito nel frattempo: { $mv }
   *[no] { "" }
}.
appeal-made = Appello di { player } contro { $case ->
    [none] il risultato
   *[other] la decisione sul caso { $case }
} ({ $article }).
illegal-move-claimed = Si reclama che la mossa { $mv } { player-of } fosse illegale ({ $article }).
correction-proposed = { the-player } reclama che la mossa { $mv } fosse illegale. È troppo tardi, salvo accordo dell'avversario: { word-accept } torna alla posizione precedente, { word-decline } la lascia valida ({ $article }).
correction-agreed = Entrambi i giocatori sono d'accordo: la mossa illegale viene corretta.
correction-declined = L'avversario non è d'accordo: la mossa resta valida.
draw-accepted = { the-player } accetta la patta. Per il regolamento di questo torneo serve il consenso dell'arbitro ({ $article }).
consent-hint = Entrambi i giocatori sono d'accordo. { word-rule } { word-accept } dà il consenso, e la partita è patta; con { word-rule } { word-reject } continua dopo { word-go }.
consent-refused = L'arbitro non consente la patta.
cases-by-number = Se più casi sono aperti, mettere il numero dopo { word-rule }, come in { "decidere 1 accettare" }.
no-open-case = Nessun caso è aperto.
case-state = { $state ->
    [accepted] È stato accettato.
    [rejected] È stato respinto.
    [stands] È stato lasciato com'era.
    [taken-up] È stato trattato.
    [withdrawn] Non vale più.
   *[unanswered] Non ha avuto risposta.
}
counted-against = { player }: { $illegal ->
    [0] nessuna mossa illegale contata
    [one] una mossa illegale contata
   *[other] { $illegal } mosse illegali contate
}{ $looks ->
    [0] { "" }
    [one] ; la registrazione dell'arbitro è stata mostrata una volta
   *[other] ; la registrazione dell'arbitro è stata mostrata { $looks } volte
}.
record-shown = La registrazione dell'arbitro, consultazione { $look } di { $most }.
touch-claim-hint = Arbitro: con { word-rule } { word-accept } i pezzi valgono come toccati: vanno mossi o catturati, e una mossa contraria è ritirata; con { word-rule } { word-reject } non valgono come toccati.
reported-hint = Arbitro: { word-rule } { word-accept } lo accerta, { word-rule } { word-reject } no; finché il caso è aperto si può dare una { word-penalty }. Poi { word-go }.
displaced-hint = Arbitro: { word-rule } { word-accept } toglie il tempo da allora ({ $time }) dall'orologio di { player }, perché i pezzi si rimettono con il proprio tempo; { word-rule } { word-reject } non toglie nulla; si può dare anche una { word-penalty }. Poi { word-go }.
silent-hint = Arbitro: con { word-rule } { word-accept } la pressione non conta: { player }, ammonizione, e la mossa viene annunciata{ $times ->
    [none] { "" }
   *[other] , e gli orologi mostrano { $times }
}. Con { word-rule } { word-reject } conta. Tempo per l'avversario: { word-add }. Poi { word-go }.
appeal-hint = Resta con la registrazione per chi decide sugli appelli. { word-rule } { word-accept } o { word-rule } { word-reject } ne annota la decisione.
default-time-hint = Arbitro: con { word-rule } { word-accept } { the-player-inside } perde, e perde anche l'avversario se non è arrivato neppure lui; con { word-rule } { word-reject }, o { word-arrived }, la partita continua.
default-time-waived = { the-player } non perde per il ritardo.
appeal-decided = L'appello del caso { $case } è { $how ->
    [allowed] accolto
   *[dismissed] respinto
}.
late-illegal-move-hint = Si attende la risposta dell'avversario: { word-accept } o { word-decline }.
unclaimed-hint = L'avversario può reclamarla finché non esegue la mossa seguente; poi resta valida. { word-rule } { word-accept } interviene e la punisce; { word-rule } { word-reject } la lascia valida.
wrong-start-claimed = { $who } reclama che { $what ->
    [setup] all'inizio i pezzi fossero disposti male
    [board] la scacchiera sia disposta male
    [colours] la partita sia cominciata con i colori invertiti
   *[clock] l'orologio sia regolato male
} ({ $article }).
set-up-kept = I pezzi in { $squares } erano disposti male dall'inizio. Ogni giocatore ha eseguito almeno { $moves } mosse: la partita continua con i pezzi come stanno ({ $article }).
set-up-kept-king = { the-player } non può più arroccare.
set-up-kept-rook = { the-player } non può arroccare con la torre in { $square }.
wrong-start-hint = Arbitro: { $what ->
    [setup] con { word-rule } { word-accept } la partita è annullata e ne comincia una nuova; con { word-rule } { word-reject } continua.
    [board] con { word-rule } { word-accept } la posizione è trasferita su una scacchiera disposta bene e la partita continua; con { word-rule } { word-reject } la scacchiera resta com'è.
    [colours] { $rule ->
        [new-game] con { word-rule } { word-accept } la partita è annullata e ne comincia una nuova con i colori giusti; con { word-rule } { word-reject } continua.
       *[arbiter] la partita continua con { word-rule } { word-reject }, salvo diversa decisione: con { word-rule } { word-accept } è annullata e ne comincia una nuova con i colori giusti.
    }
   *[clock] con { word-rule } { word-accept } il reclamo è giusto: regolare { word-time }, { word-clock } e { word-counter }, poi { word-go }; con { word-rule } { word-reject } la regolazione resta.
}
replacement-hint = La nuova partita ha una registrazione propria e i tempi pieni; { word-clock } ne mette altri, { word-begin } la avvia.
game-cancelled = La partita è annullata ({ $article }). { $exchanged ->
    [yes] Si gioca una nuova partita con i colori scambiati.
   *[no] Si gioca una nuova partita.
}
replacement-begun = Nuova partita{ $named ->
    [yes] : { $white } ha il Bianco, { $black } ha il Nero
   *[no] { "" }
}. L'arbitro la avvia con { word-begin }.
is-cancelled = Questa partita è stata annullata ({ $article }); al suo posto se ne gioca un'altra.
is-cancelled-in = Questa partita è stata annullata ({ $article }); quella al suo posto è in { $file }.
flag-claim-hint = Arbitro: con { word-rule } { word-accept } la bandierina è caduta e la partita è persa, o patta se l'avversario non può dare scaccomatto; { word-rule } { word-both }: entrambe le bandierine sono cadute e non si sa quale sia caduta prima; { word-rule } { word-reject } respinge il reclamo, poi { word-go }.
records-differ-hint = Arbitro: { word-rule } { word-accept } applica la proposta; { word-rule } { word-reject } lascia tutto com'è.
records-differ-more = { $why ->
    [board_turned] Una scacchiera disposta male si gira, la posizione è trasferita e la partita continua.
    [wrong_set_up] Se i pezzi stavano così dall'inizio, { word-claim } { word-setup } fa cominciare una nuova partita.
    [set_up_stays] Se i pezzi stavano così dall'inizio, è troppo tardi per una nuova partita: mostrare su entrambe le scacchiere come stanno, poi scrivere { word-claim } { word-setup }. La partita continua così, senza arrocco per un re o con una torre che stavano male.
    [reversed_colors] Se la partita è cominciata così, { word-claim } { word-colours } fa cominciare una nuova partita se le Regole lo prevedono.
    [displaced_pieces] Il giocatore che ha fatto cadere i pezzi li ridispone con il proprio tempo; si può dare una { word-penalty }.
   *[position_reinstated] Si ristabilisce la posizione precedente, o l'ultima che si può individuare.
}
touch-binds = { $rule ->
    [moves] Il pezzo in { $own } deve muovere ({ $article }).
    [captured] Il pezzo in { $enemy } deve essere catturato ({ $article }).
    [captures] Il pezzo in { $own } deve catturare quello in { $enemy } ({ $article }).
    [castles] Sono stati toccati re e torre: si deve arroccare da quella parte ({ $article }).
    [king] L'arrocco da quella parte è illegale: il re deve fare un'altra mossa ({ $article }).
   *[free] Nessuno di questi pezzi può muovere o essere catturato: vale qualsiasi mossa legale ({ $article }).
}
why-illegal = { $why ->
    [nothing] In { $square } non c'è nessun pezzo del giocatore.
    [own] In { $square } c'è un pezzo proprio: { role }.
    [king] Un re non si cattura mai.
    [not-its-move] Quel pezzo non si muove così: { role }.
    [blocked] La via è chiusa { why-illegal-by } in { $square }.
    [no-capture] In { $square } non c'è nulla da catturare.
    [no-en-passant] Non si può più catturare en passant.
    [not-promoted] Il pedone sull'ultima traversa non è stato sostituito con un pezzo.
    [wrong-promotion] Un pedone non può diventare quel pezzo.
    [left-in-check] Il proprio re resta sotto lo scacco dato { why-illegal-by } in { $square }.
    [into-check] Il re va in una casa attaccata { why-illegal-by } in { $square }.
    [no-castling] L'arrocco da quella parte non è più possibile: il re o la torre ha già mosso.
    [castling-in-check] Arrocco sotto lo scacco dato { why-illegal-by } in { $square }.
   *[castling-through] Arrocco passando per { $through }, casa attaccata { why-illegal-by } in { $square }.
}
case-open = Caso { $case }: { $kind ->
    [illegal] mossa illegale { player-of }
    [hands] mossa con due mani { player-of }
    [touched] pezzo che si dice toccato, tratto { player-of }
    [late] proposta { player-of } di correggere una mossa illegale
    [unclaimed] mossa illegale { player-of }, non ancora reclamata
    [unclaimed-press] orologio premuto senza mossa, tratto { player-of }, non ancora reclamato
    [empty] orologio premuto senza mossa, tratto { player-of }
    [touch] pezzo toccato e non giocato, tratto { player-of }
    [offer] offerta di patta { player-of }
    [claimed-move] mossa dichiarata e non giocata, tratto { player-of }
    [threefold] richiesta di patta { player-of }, la stessa posizione per la terza volta
    [fifty] richiesta di patta { player-of }, cinquanta mosse
    [quickplay] richiesta di patta { player-of } nel finale rapido
    [increment] richiesta di incremento { player-of }
    [flag] reclamo { player-of }, caduta della bandierina
    [setup] pezzi disposti male all'inizio
    [board] scacchiera disposta male
    [colours] partita cominciata con i colori invertiti
    [clock] orologio regolato male
    [reported] { player }: { $about }
    [reported-nobody] { $about }
    [silent] { player }: orologio premuto senza annunciare la mossa
    [appeal] { player }: appello
    [default-time] { player }: assenza oltre il tempo di tolleranza
   *[records] scacchiere o formulari diversi
} ({ $article }).
draw-claimed = { the-player } richiede la patta: { $rule ->
    [threefold] la stessa posizione per la terza volta
   *[fifty] cinquanta mosse senza catture né mosse di pedone
}{ $manner ->
    [intended] , con la mossa scritta { $mv }
   *[standing] { "" }
} ({ $article }).
draw-claim-judged-wrong = La richiesta è errata ({ $article }). L'offerta di patta { player-of } resta aperta.
draw-claim-judged-brief = La richiesta { player-of } è errata ({ $article }){ $time ->
    [none] { "" }
   *[other] : l'orologio { opponent-of } riceve { $time }
}{ $manner ->
    [intended] ; la mossa scritta { $mv } va giocata
   *[standing] { "" }
}; l'offerta di patta resta aperta.
draw-claim-judged-wrong-intended = { draw-claim-judged-wrong } La mossa scritta { $mv } va giocata.
claim-intended = Richiesta controllata. Mossa prevista: { $mv }.
claim-position = La posizione della richiesta: { the-player-inside } ha il tratto. Arrocco ancora possibile per il Bianco: { $white }; per il Nero: { $black }.
claim-occurrences = Questa posizione si è presentata { $count ->
    [one] una volta
   *[other] { $count } volte
}: { $list }. Ne servono tre.
claim-alike = Non conta: { $place }. Gli stessi pezzi erano nelle stesse case, ma { $why ->
    [turn] il tratto era dell'altro giocatore
    [castling] i diritti di arrocco erano diversi
   *[en-passant] un pedone si poteva catturare en passant
}.
claim-quiet = Richiesta controllata: { $count ->
    [one] una semimossa
   *[other] { $count } semimosse
} senza catture né mosse di pedone, contando dopo { $since }. Ne servono 100.
claimed-move-found = { the-player } ha annunciato una mossa diversa da quella scritta per la richiesta ({ $article }).
claimed-move-found-hint = Arbitro: { word-rule } { word-accept } ritira { $mv }, e la mossa scritta va giocata; { word-rule } { word-reject } lascia valida { $mv }.
quickplay-claimed = { the-player } richiede la patta: { $ground ->
    [normal-means] l'avversario non può vincere con mezzi normali
   *[no-effort] l'avversario non fa alcuno sforzo per vincere
} ({ $article }). Decide l'arbitro.
quickplay-hint = Arbitro: { word-rule } { word-accept } dichiara la patta; { word-rule } { word-postpone }, poi { word-go }, decide più tardi, anche dopo la caduta di una bandierina; { word-rule } { word-reject } dà due minuti all'avversario.
quickplay-claimed-without-arbiter = { the-player } richiede la patta: { $ground ->
    [normal-means] l'avversario non può vincere con mezzi normali
   *[no-effort] l'avversario non fa alcuno sforzo per vincere
} ({ $article }). Non c'è arbitro: la richiesta conclude la partita, e un arbitro decide più tardi.
quickplay-form = Scrivere: { $color ->
    [white] il Bianco ha il tratto
   *[black] il Nero ha il tratto
}; Bianco: { $white }; Nero: { $black }; { $fen }.
quickplay-form-checked = { $ground ->
    [normal-means] { the-player } controlla la posizione finale e la firma.
   *[no-effort] { the-player } controlla la posizione finale e il formulario, che deve essere aggiornato, e firma entrambi.
}
quickplay-without-arbiter-hint = L'arbitro che decide più tardi: { word-rule } { word-accept } dichiara la patta; { word-rule } { word-reject } respinge la richiesta, poi { "risultato 1-0" } o { "risultato 0-1" } dà il risultato.
increment-requested = { the-player } chiede un incremento di 5 secondi per ogni mossa di entrambi i giocatori, che è anche un'offerta di patta ({ $article }).
increment-hint = Arbitro: prima si accetta o si rifiuta l'offerta; poi { word-rule } { word-accept } dà a entrambi i giocatori 5 secondi per ogni mossa d'ora in poi, e all'avversario due minuti; { word-rule } { word-reject } non cambia nulla, poi { word-go }.
increment-given = D'ora in poi ogni mossa aggiunge { $time } all'orologio di chi la esegue.
claim-rejected = L'arbitro respinge la richiesta.
retraced = La partita torna { $plies ->
    [0] alla prima posizione
   *[other] alla posizione dopo { $last }
}. { $kept ->
    [yes] Disporre così entrambe le scacchiere; i formulari che scrive il programma sono già cambiati.
   *[no] Disporre così entrambe le scacchiere; entrambi i formulari sono già cambiati.
} Gli orologi restano fermi; l'arbitro li avvia con { word-go }.
retraced-in-brief = La partita torna { $plies ->
    [0] alla prima posizione
   *[other] alla posizione dopo { $last }
}.
times-after-going-back = Gli orologi mostrano ora Bianco { $white }, Nero { $black }; prima mostravano Bianco { $white_before }, Nero { $black_before }. Altri tempi: { word-clock }.
board-adjusted = La scacchiera { player-of } ora è come dicono i formulari.
board-step-done = { $left ->
    [0] Sulla scacchiera { player-of } è tutto fatto.
   *[other] Poi sulla scacchiera { player-of }, passi rimasti { $left }: { $what }.
}
board-connected = { $back ->
    [yes] La scacchiera elettronica { player-of } è di nuovo collegata.
   *[no] Scacchiera { player-of }: { $device }, { $number ->
        [none] senza numero
       *[other] numero { $number }
    }, è { $lies ->
        [turned] girata
       *[straight] diritta
    }.
}
board-lost = La scacchiera elettronica { player-of } è scollegata. Scrivere le mosse finché non torna.
board-ignored = Quello che mostra la scacchiera elettronica { player-of } non conta più. Scrivere le mosse; { word-eboard } { word-on } la fa contare di nuovo.
board-read = Quello che mostra la scacchiera elettronica { player-of } conta di nuovo.
eboard-state = La scacchiera elettronica { player-of } { $state ->
    [read] risponde
    [ignored] risponde, ma non conta
   *[lost] è scollegata
}{ $lies ->
    [turned] ; è girata.
    [straight] ; è diritta.
   *[unknown] .
}
eboard-as-expected = È come deve essere.
eboard-not-begun = La partita non è cominciata. { $clock ->
    [board] Avviare l'orologio della scacchiera, o scrivere { word-begin }.
   *[other] Scrivere { word-begin }.
}
eboard-gone = La scacchiera elettronica { player-of } è scollegata.
eboard-otherwise = Scacchiera elettronica { player-of }: { $squares }{ $more ->
    [0] .
    [one] ; e un'altra casa.
   *[other] ; e altre { $more } case.
}
eboard-none = Non c'è nessuna scacchiera elettronica. Avviare il programma con --white-board o --black-board.
eboard-not-completed = { the-player } ha premuto l'orologio, ma sulla scacchiera elettronica non c'è nessuna mossa: { $squares }{ $more ->
    [0] .
    [one] ; e un'altra casa.
   *[other] ; e altre { $more } case.
} Nulla è completato.
board-clock-goes-on = Il programma non può fermare l'orologio della scacchiera elettronica. Fermarlo a mano.
board-correction-due = La scacchiera { player-of } va corretta secondo i formulari.
board-correction-confirmed = Arbitro: { word-adjust } conferma che è fatto.
cases-void = { $count ->
    [one] Il caso { $cases } non vale più: la sua mossa è ritirata.
   *[other] I casi { $cases } non valgono più: le loro mosse sono ritirate.
}
table-set = Alla tastiera: { $seat ->
    [everybody] tutti
   *[one] { $who }
}.
pressing = { $press ->
    [with-move] L'annuncio di una mossa preme anche l'orologio.
   *[separately] Invio preme l'orologio.
}
note-written = Annotato: { $text }.
game-ended = { result-score }, { $text }: { result-reason } ({ $article }).
game-ended-in-words = { result-score }: { result-reason }.
had-ended = Era finita { $text }: { result-reason }.
points-given = Secondo i punti di questo torneo il Bianco riceve { $white } e il Nero { $black }.
sheets-differed = I due formulari sono diversi ({ $article }) dopo { $last }. Bianco: { $white }. Nero: { $black }.
sheets-differed-from-announced = Entrambi i formulari hanno { $written } dopo { $last }, ma la mossa annunciata era { $announced } ({ $article }).
sheets-differed-one-from-announced = Il formulario { player-of } ha { $written } dopo { $last }, ma la mossa annunciata era { $announced } ({ $article }).
sheets-agreed = I due formulari concordano di nuovo.
sheets-incomplete = { $who ->
    [white] Il formulario del Bianco non è aggiornato ({ $article }): il Bianco lo completa prima di toccare un pezzo, con il proprio tempo, volendo con il formulario dell'avversario.
    [black] Il formulario del Nero non è aggiornato ({ $article }): il Nero lo completa prima di toccare un pezzo, con il proprio tempo, volendo con il formulario dell'avversario.
   *[both] Nessuno dei due formulari è aggiornato ({ $article }): entrambi i giocatori completano il proprio mentre gli orologi sono fermi.
}
sheet-lacks = Non scritto sul formulario { player-of }: { half-moves }.
sheet-updated = Il formulario { player-of } è aggiornato.
sheet-behind = { the-player } muove benché il formulario { player-of } non sia aggiornato ({ $article }).
taken-for-an-assistant = All'orologio di un giocatore con disabilità non si toglie nulla per un assistente: è per altro? Altrimenti ridare il tempo { player-to } con { word-add } ({ $article }).
sheets-incomplete-hint = Arbitro: secondo questa registrazione { $moves ->
    [one] è completata 1 mossa
   *[other] sono completate { $moves } mosse
}; se mancano prove, la prossima mossa è la prima del periodo seguente, { "periodo bianco 2" } ({ $article }). { $clocks ->
    [one] L'orologio di chi ha il tratto resta in moto.
   *[both] Quando entrambi hanno scritto, { word-go }.
}
move-impossible = Quella mossa non è possibile sulla scacchiera { player-of }.
line-replaced = Dalla semimossa { $ply } in poi valgono come giocate le mosse dei formulari.
instruction = Scacchiera { player-of }, { $n } di { $of }: { $what }.
sheet-write = Formulario { player-of }: scrivere { $moves }.
sheet-order = Formulario { player-of }: { $what }.
sheet-still-due = Ancora da fare sul formulario { player-of }: { $list }.
board-cause = Scacchiera { player-of }: { $cause }.
candidates = Queste mosse spiegherebbero entrambe le scacchiere: { $moves }.
check-right = La scacchiera { player-of } è come deve essere.
check-wrong = Scacchiera { player-of }: { $squares }.
proposal-nothing = Scacchiere e formulari concordano.
proposal-boards-wrong = I formulari concordano fino alla posizione dopo { $last }; { the-player-inside } ha il tratto. Le scacchiere vanno corrette; gli orologi conservano i tempi. Arbitro: { word-retrace } applica la proposta.
proposal-two-readings = Le scacchiere sono come le mosse annunciate; solo i formulari sono diversi. { word-rule } { word-accept } dispone le scacchiere come dicono i formulari; { word-rule } { word-reject } lascia le scacchiere, e i formulari vanno corretti.
proposal-sheet-right = Entrambe le scacchiere sono come { $as ->
    [announced] annunciato
   *[sheet] dice il formulario { player-of }
}. Il formulario { opponent-of } va corretto. Arbitro: { word-retrace } applica la proposta.
proposal-sheets-only = Le due scacchiere sono uguali, ed entrambi i formulari vi conducono dalla posizione dopo { $last }. L'arbitro decide quale formulario è giusto; l'altro si corregge con { word-strike } e { word-record }.
proposal-both-sheets-wrong = Entrambe le scacchiere sono come annunciato. Entrambi i formulari vanno corretti. Arbitro: { word-retrace } applica la proposta.
late-half-move = Resta solo { $mv }, che { the-player-inside } ha eseguito sulla propria scacchiera: { word-go } la conta.
proposal-back = { $ground ->
    [illegal] I formulari contengono una mossa illegale.
    [incomplete] Un formulario si ferma prima.
    [unreadable] Un'annotazione non si può leggere.
   *[differ] I formulari sono diversi.
} Proposta: tornare alla posizione dopo { $last }, { the-player-inside } ha il tratto; orologi: { $clocks }. Scrivere { word-retrace } per applicarla.
report-struck = Cancellato sul formulario { player-of }: { $entries }.
no-mate = { $who ->
    [nobody] Nessuno può dare scaccomatto
   *[opponent] L'avversario non può dare scaccomatto
}: { $proof ->
    [terminal] non resta nessuna mossa.
    [material] il materiale non basta.
   *[closure] è stata esaminata ogni posizione ancora possibile, in { $states ->
        [one] uno stato
       *[other] { $states } stati
    }.
}

refused-already-begun = La partita è già cominciata.
refused-not-begun = La partita non è ancora cominciata.
refused-game-over = La partita è finita.
refused-result-stands = C'è già un risultato. { "risultato *" } lo ritira.
refused-no-result = Non c'è nessun risultato da ritirare.
refused-promotion-chosen = Il pezzo di promozione è già sulla scacchiera: la scelta è definitiva.
refused-clocks-stopped = Gli orologi sono fermi.
refused-clocks-running = Gli orologi non sono fermi.
refused-has-arrived = { the-player } ha già mosso in questa sessione. { word-absent } vale per un giocatore che non è ancora arrivato.
refused-clock-not-running = L'orologio { player-of } non è in moto; premerlo non cambia nulla.
refused-not-your-move = { the-player } ha il tratto.
refused-not-yours = Solo l'arbitro può dirlo.
refused-not-yours-hint = Mettere davanti { "arbitro:" } se si parla per l'arbitro.
refused-not-yours-color = Solo { the-player-inside } può dirlo.
refused-nothing-announced = Nessuna mossa è annunciata.
refused-nothing-announced-hint = Scrivere prima la mossa.
refused-not-executed = { $missing ->
    [piece] Un pezzo { player-of } è ancora in mano, quindi la mossa non è eseguita.
    [capture] Il pezzo catturato è ancora sulla scacchiera { player-of }, quindi la mossa non è eseguita.
   *[move] La mossa non è ancora sulla scacchiera { player-of }, quindi non è eseguita.
}
refused-not-executed-hint = Scrivere { word-execute } { $mv }, poi premere l'orologio.
refused-already-completed = La mossa { $mv } è { $completed ->
    [no] eseguita
   *[yes] completata
}.
refused-already-completed-hint = Con { word-retrace } { $number } l'arbitro torna alla posizione precedente.
refused-not-completed = La mossa { $mv } è annunciata ma non completata.
refused-not-completed-hint = Una riga vuota la completa, { word-correct } e una mossa la cambia, { word-undo } la ritira.
refused-too-late-to-correct = Troppo tardi: un lapsus si corregge subito, prima di premere l'orologio e prima della risposta dell'avversario.
refused-too-late-to-correct-hint = Chiamare l'arbitro.
refused-adjusts-on-own-time = Solo il giocatore che ha il tratto acconcia i pezzi, con il proprio orologio in moto e prima di annunciare.
refused-adjusting = { the-player } ha annunciato di acconciare: toccare un pezzo ora non ha conseguenze.
refused-not-touched = Indicare da una a quattro case toccate, come in { "reclamare toccato e2" }.
refused-right-to-complain-lost = È troppo tardi per reclamarlo: nel frattempo è stato toccato un pezzo o eseguita una mossa.
refused-illegal-move-stands = È troppo tardi per reclamarlo: la mossa illegale resta valida.
refused-result-stands-unless-taken-back = Il risultato vale; prima l'arbitro può ritirarlo con { "risultato *" }.
refused-not-illegal = { $mv } era legale.
refused-nothing-touched-there = Su { $square } non c'era nessun pezzo che potesse essere toccato.
refused-of-whom = Manca il giocatore dopo l'articolo: { word-white } o { word-black }.
refused-not-pressed = { player } non ha completato l'ultima mossa premendo.
refused-no-such-article = { $sentence }
refused-none-illegal = Non c'è nessuna mossa illegale completata da reclamare.
refused-too-late-for-complaint = Senza sorveglianza adeguata { $what ->
    [setup] una disposizione errata dei pezzi
    [board] una scacchiera disposta male
   *[clock] una regolazione errata dell'orologio
} si può reclamare solo prima che ogni giocatore abbia eseguito { $moves } mosse.
refused-too-late-for-complaint-castling = { refused-too-late-for-complaint } La partita continua; non si può arroccare con un re o una torre disposti male. Se stanno ancora così, mostrarlo su entrambe le scacchiere e reclamare di nuovo: allora la partita continua con i pezzi come stanno.
refused-colors-stay = Quando ogni giocatore ha eseguito { $moves } mosse, i colori restano come sono e la partita continua.
refused-no-looks = La registrazione dell'arbitro si mostra solo nelle partite rapid e lampo con sorveglianza.
refused-looked-enough = La registrazione è già stata mostrata { $times } volte; altre disturberebbero l'avversario.
refused-only-the-opponent-claims = Senza sorveglianza adeguata solo l'avversario può reclamarlo.
refused-only-both-together = È troppo tardi: solo i due giocatori insieme possono correggerlo.
refused-not-agreed-duty = Non è tra i compiti di questo assistente: { duty }.
refused-blind-player-has-assistant = Il giocatore vedente può avere un assistente solo se il non vedente non ne ha.
refused-assistant-needed = Contro un avversario che non sente, un giocatore non vedente deve avere un assistente.
roles-heading = Chi può dire che cosa. L'assistente di un giocatore non vedente ha i compiti concordati, tutti se non è stato concordato nulla ({ $blind }); un giocatore vedente ha un assistente solo se il non vedente non ne ha ({ $sighted }).
roles-row = { $words }: { $who }.
roles-row-with-duty = { $words }: { $who }. Per un assistente, il compito è: { duty }.
refused-no-points = Una penalità in punti è 1/2 o 1; 0 ne ritira una, e nessuna penalità in punti è stata data.
refused-no-rounds = Dire quanti turni, come in { "penalità esclusione 1 al bianco" }.
refused-no-such-penalty = Le Regole del { $laws } non prevedono questa penalità.
refused-too-little-time = All'orologio { player-of } non resta così tanto tempo: togliere meno.
refused-not-rapid-or-blitz = La sorveglianza conta solo nelle partite rapid e lampo.
refused-mirroring = Eseguire la mossa dell'avversario sulla propria scacchiera non vale come toccare un pezzo.
refused-own-move = La mossa è ripetuta dall'avversario, non da chi l'ha eseguita.
refused-no-offer = Non c'è nessuna offerta di patta.
refused-own-offer = Non si può rispondere alla propria offerta di patta.
refused-already-offered = La patta è già stata offerta.
refused-answer-the-offer = L'offerta di patta dell'avversario è aperta: prima { word-accept } o { word-decline }.
refused-agreement-too-early = La patta si può concordare solo quando entrambi i giocatori hanno eseguito una mossa.
refused-move-is-sealed = La sessione è finita: la mossa { player-of } va in busta, non si gioca.
refused-sealed-move-forgotten = La mossa non era in una busta quando il programma è terminato, e non è nota. { the-player } mette di nuovo una mossa in busta.
refused-adjourned = La partita è aggiornata.
refused-not-adjourned = La partita non è aggiornata.
refused-nothing-to-seal = Ora non c'è nessuna mossa da mettere in busta.
refused-nothing-to-seal-hint = L'arbitro termina la sessione scrivendo { word-adjourn }.
refused-too-late-to-seal = L'orologio è fermo: la mossa in busta non si può più cambiare.
refused-no-envelope = Non c'è nessuna busta.
refused-envelope-not-opened = La busta si apre prima di continuare a giocare.
refused-replier-absent = La busta si apre solo quando { the-player-inside } è presente.
refused-replier-absent-hint = L'orologio { player-of } è in moto. Scrivere { word-arrived } quando il giocatore arriva.
refused-move-unknown = Questa busta non si può aprire.
refused-no-increment-request = Le Regole del 2009 non prevedono la richiesta di un incremento; richiedere invece la patta: { word-claim } { word-quickplay }.
refused-both-flags-not-announced = Dal 2018 due bandierine cadute danno la patta solo se le regole del finale rapido sono state annunciate; l'arbitro decide quale bandierina è caduta prima: { word-rule } { word-accept } o { word-rule } { word-reject }.
refused-flag-not-fallen = Nessuna bandierina è caduta.
refused-claim-without-the-move = Solo chi ha il tratto può richiedere la patta: { the-player-inside }.
refused-claim-after-touch = Dopo aver toccato un pezzo non si può richiedere la patta in questa mossa.
refused-already-claimed = In questa posizione è già stato richiesto e giudicato.
refused-claimed-move-first = Prima va giocata la mossa scritta per la richiesta: { $mv }.
refused-intended-move-illegal = { $squares } qui non è una mossa legale. Nulla è stato richiesto; dare un'altra mossa, o richiedere senza mossa.
refused-nothing-to-sign = Non c'è ancora nessun risultato da firmare.
refused-no-quickplay-finish = Qui le regole del finale rapido non si applicano: servono l'ultimo periodo senza incremento, una partita non lampo e, dal 2014, un annuncio.
refused-quickplay-too-early = Si può richiedere solo con meno di due minuti sul proprio orologio, prima della caduta della bandierina.
refused-not-a-time = Un orologio non può mostrare quel tempo.
refused-no-clock = Questa partita si gioca senza orologio: non si può dare né togliere tempo.
refused-no-moves-kept = In questa partita non si registrano mosse: c'è solo l'orologio. Senza --moves none si registrano.
refused-no-such-ply = { $plies ->
    [0] Finora non c'è nessuna semimossa.
    [one] Finora c'è solo una semimossa.
   *[other] Finora ci sono solo { $plies } semimosse.
}
refused-no-such-period = { $periods ->
    [0] La cadenza non ha periodi.
    [one] La cadenza ha un solo periodo.
   *[other] La cadenza ha solo { $periods } periodi.
}
refused-already-said = È già così.
refused-nothing-open = Non c'è nulla da decidere.
refused-which-case = Più casi sono aperti.
refused-which-case-hint = { $open } Dire quale si decide, come in { "decidere 1 accettare" }.
refused-nothing-to-retrace = Scacchiere e formulari concordano: non c'è nulla da correggere.
refused-nothing-to-retrace-hint = { "tornare 1" } torna alla posizione dopo la mossa 1 del Bianco.
refused-nothing-to-retrace-so-far = { $lacks } Le scacchiere concordano, e i formulari fin dove sono scritti.
refused-nothing-to-retrace-so-far-hint = { "tornare 1" } torna alla posizione dopo la mossa 1 del Bianco.
refused-king-captured = Un re non si cattura mai: quella mossa non può valere.
refused-king-captured-hint = { word-rule } { word-accept } torna alla posizione precedente.
refused-pawn-became-king = Un pedone non diventa mai re: quella mossa non può valere.
refused-pawn-became-king-hint = { word-rule } { word-accept } torna alla posizione precedente.
refused-no-such-case = Non c'è nessun caso { $case }.
refused-no-such-case-hint = { $open } { word-cases } elenca ogni caso e il suo esito.
refused-case-closed = Il caso { $case } è già chiuso.
refused-case-closed-hint = { word-cases } elenca ogni caso e il suo esito.
refused-ruling-to-take-back = Nessuna mossa è annunciata.
refused-ruling-to-take-back-hint = { word-rule } { $case } { word-undo } ritira la decisione sul caso { $case }.
refused-nothing-ruled-on = Nessun caso è stato ancora deciso.
refused-case-not-ruled-on = Il caso { $case } è aperto: non c'è una decisione da ritirare.
refused-ruling-ended-the-game = La decisione sul caso { $case } ha chiuso la partita.
refused-ruling-ended-the-game-hint = { word-result } { "*" } ritira il risultato, e il caso è di nuovo aperto.
refused-too-late-to-take-back = La decisione sul caso { $case } non si può più ritirare: il gioco è andato avanti.
refused-too-late-to-take-back-hint = Si corregge con queste parole: { word-retrace }, { word-clock }, { word-add }, { word-take }, { word-counter }.
refused-ruled-on-since = Il caso { $since } è stato deciso dopo il caso { $case }.
refused-ruled-on-since-hint = { word-rule } { $since } { word-undo } ritira prima quella decisione.
refused-rule-first = Prima serve una decisione.
refused-adjust-first = Una scacchiera è ancora da correggere.
refused-sheet-correction-due = Ancora da fare sul formulario { player-of }: { $due }. { word-adjust } conferma che è fatto.
refused-entry-not-due = Ora sul formulario { player-of } si può scrivere solo quello che resta da fare: { $due }.
refused-nothing-to-put-right = Non c'è nulla da correggere sulla scacchiera né sul formulario { player-of }.
refused-no-move-left = Chi ha il tratto non ha mosse legali.
refused-nothing-on-board = Sulla scacchiera { player-of } non c'è nulla in { $square }.
refused-not-assistants-duty = L'assistente di un giocatore vedente può solo muovere e annunciare.
refused-nothing-there = In { $square } non c'è nessun pezzo di chi ha il tratto.

unreadable-empty = Qui non c'è nessuna mossa.
unreadable-not-understood = Non si capisce { $part }.
unreadable-not-understood-hint = Scrivere una mossa, come e4, Cf3, e2e4 o springer felix drei, oppure { word-help }.
unreadable-ambiguous = Può indicare più mosse: { $moves }.
unreadable-ambiguous-hint = Scriverne una con entrambe le case.
unreadable-ambiguous-castling-hint = Scrivere { "arrocco corto" } o { "arrocco lungo" }.
unreadable-capture-without-file = Un pedone che cattura indica la colonna da cui parte.
unreadable-capture-without-file-hint = Scrivere { $mv }.
unreadable-king-or-castling = Il re può fare un passo in { $square } o arroccare da quella parte.
unreadable-king-or-castling-hint = Scrivere { $step } per il passo del re, { castling-typed } per l'arrocco.
unreadable-no-such-piece = { $role ->
    [queen] Nessuna { role }
    [rook] Nessuna { role }
   *[other] Nessun { role }
} può andare in { $square }.
unreadable-no-such-piece-hint = Scrivere entrambe le case se è stata davvero giocata.
unreadable-not-there = Quel pezzo non è in { $square }.
unreadable-promotion = Manca il pezzo in cui si trasforma il pedone.
unreadable-promotion-hint = Scriverlo dopo la casa, come { $square } donna; { $square }P se il pedone è rimasto lì.
unreadable-promotion-to-king = Un pedone non può diventare re.
unreadable-promotion-to-king-hint = Scrivere un altro pezzo dopo la casa, come { $square } donna.
unreadable-only-legal-in = Non è una mossa legale nella lingua di questo formulario; in { $language } lo sarebbe.
unreadable-only-legal-in-hint = Scriverla con le lettere del formulario, o con entrambe le case se è stata davvero giocata.
unreadable-foreign-letter = { $letter } non è una lettera di pezzo su questo formulario.
unreadable-foreign-letter-hint = In { $language } sarebbe una mossa; nulla è stato cambiato.
pieces = { $player }: { $list }.
no-moves = Nessuna mossa è stata completata.
moves = { $list }.
status-before = La partita non è cominciata.
status-to-move = { the-player } ha il tratto.
status-announced = { the-player } ha annunciato { $mv }. Non ancora ripetuta.
status-repeated = La mossa { $mv } { player-of } è ripetuta. Non ancora eseguita su entrambe le scacchiere.
status-executed = La mossa { $mv } { player-of } è eseguita su entrambe le scacchiere. Non ancora completata.
status-arbiter-called = { $who } ha chiamato l'arbitro.
awaited-beginning = Scrivere { word-begin }, o la prima mossa.
awaited-beginning-elsewhere = La partita comincia con { word-begin } o con la prima mossa.
awaited-sealed-move = { the-player } mette in busta la prossima mossa: { word-seal } e la mossa.
awaited-end-of-session = { the-player } ha messo in busta una mossa. Con { word-press } la partita è aggiornata.
awaited-envelope-closed = La busta non è chiusa: { word-envelope } chiede la parola d'ordine.
awaited-resumption = L'arbitro la riprende scrivendo { word-reopen }.
awaited-arrival = È possibile solo quando { the-player-inside } è presente: l'arbitro scrive { word-arrived } e il colore.
awaited-envelope-opened = L'arbitro scrive { word-open }.
awaited-sealed-move-entered = La mossa in busta non è nota: l'arbitro la scrive, come in { "aprire come Cf3" }.
awaited-ruling = L'arbitro decide: { word-rule } { word-accept } o { word-rule } { word-reject }.
awaited-ruling-on = L'arbitro decide: { word-rule } { $case } { word-accept } o { word-rule } { $case } { word-reject }.
awaited-ruling-on-records = L'arbitro fa correggere con { word-retrace }.
awaited-correction = Quando la scacchiera { player-of } è giusta, l'arbitro lo conferma con { word-adjust }.
awaited-steps = Ancora da fare sulla scacchiera { player-of }: { $list }. { word-done } segna un passo come fatto.
awaited-claimed-move = La mossa { $mv }, scritta per la richiesta { player-of }, va giocata ({ $article }).
awaited-sheet-correction = Quando il formulario { player-of } è giusto, { word-adjust } lo conferma; anche la prossima annotazione lo fa.
awaited-scoresheet = { the-player } aggiorna il formulario con { word-record }.
awaited-result = Non resta nessuna mossa legale: l'arbitro dichiara il risultato con { word-result }.
awaited-clocks = L'arbitro avvia gli orologi con { word-go }.
awaited-seat = { $running ->
    [yes] { $who } è senza collegamento. L'arbitro può fermare gli orologi: { word-stop }.
   *[no] { $who } è senza collegamento.
}
awaited-answer = { the-player } risponde con { word-accept } o { word-decline }.
awaited-differences = Scacchiere o formulari sono ancora diversi. Con { word-retrace } l'arbitro li fa correggere.
awaited-execution = La mossa { $mv } non è ancora sulla scacchiera { player-of }: { word-execute } { $mv }.
awaited-completion = Una riga vuota completa la mossa.
awaited-completion-elsewhere = { the-player } completa la mossa.
awaited-press = L'ultima mossa { player-of } non è completata: { word-press }.
awaited-repetition = La mossa { $mv } non è ancora ripetuta: { word-repeat } { $mv }.
awaited-repetition-elsewhere = La mossa { $mv } non è ancora ripetuta.
awaited-signature = { the-player } non ha firmato il risultato: { word-sign }.
awaited-signature-elsewhere = { the-player } non ha firmato il risultato.
awaited-rematch = { the-player } risponde all'offerta di rivincita con { word-accept } o { word-decline }.
awaited-more = Altro con { word-cases }.
nothing-changed = Non c'era nulla da cambiare.
misread-missing = Manca qualcosa dopo { $typed }. { $sentence }
misread-trailing = Non si capisce { $rest } dopo { $typed }. { $sentence }
misread-unknown = Non si capisce { $text }. Si intendeva { $meant }?
misread-several-moves = Una mossa alla volta: scrivere prima { $first }, e { $second } quando è completata.
misread-trailing-long = Non si capisce { $rest } dopo { $typed }. { word-help } { $typed } elenca che cosa può seguire.
misread-no-such-square = Non c'è nessuna casa { $square }.
misread-which-player = { $typed } vale per un solo giocatore; mettere davanti { "bianco:" } o { "nero:" }.
misread-letter-or-word = { $typed } può essere la parola { $word } o la lettera di una mossa. Nulla è stato cambiato. Scrivere { $word } { $rest }, o la mossa senza spazio.
misread-owed-first = La mossa { $squares } { opponent-of } non è ancora eseguita sulla scacchiera { player-of }. Prima eseguirla, o scrivere entrambe le case.
misread-said = { $saying ->
    [score] Un giocatore abbandona con { word-resign } o offre la patta con { word-draw }; l'arbitro dichiara il risultato: { word-result } 1-0.
    [time] { word-clock } dice quello che mostra il proprio orologio.
    [flag] La caduta della bandierina dell'avversario si reclama con { word-claim } { word-flag }.
    [referee] { word-arbiter } chiama l'arbitro e ferma gli orologi.
    [illegal] { word-claim } { word-illegal } dice che l'ultima mossa dell'avversario era illegale.
    [mate] Non occorre dirlo. Scrivere la mossa; matto e stallo concludono la partita da soli.
    [in-check] Annabella non dice se c'è scacco. { word-where } e { word-what } dicono che cosa c'è sulla propria scacchiera.
    [fen] annabella export --to fen scrive la posizione; { word-board } dice che cosa c'è sulla propria scacchiera.
    [version] Annabella { $version }.
    [looks] Sullo schermo, da F4 a F7 cambiano i pezzi, le coordinate, i colori e la grandezza.
    [mouse] Il mouse si attiva con l'opzione --mouse quando si avvia il programma.
    [hint] Annabella non aiuta mai un giocatore.
    [pin] Il PIN dell'arbitro si sceglie all'inizio di una partita, con l'opzione --pin.
   *[descriptive] Le mosse si scrivono con i nomi delle case: e4, o e2e4.
}
misread-rank-missing = In { $text } manca la traversa: un numero da 1 a 8.
misread-other-language = { $text } è { $language }. Qui si scrive { $typed }.
finish-record = Registrazione: { $file }.
finish-pgn = PGN: { $file }.
finish-next = Ora è possibile: { word-replay }, { word-rematch }, { word-print }, { word-print } { word-brf }, { word-quit }.
finish-next-without-rematch = Ora è possibile: { word-replay }, { word-print }, { word-print } { word-brf }, { word-quit }.
match-so-far = Punteggio finora: { $white } { $whitepoints }, { $black } { $blackpoints }.
rematch-offered = { the-player } offre la rivincita con i colori invertiti{ $answers ->
    [no] { "" }
   *[yes] : { word-accept } o { word-decline }
}.
rematch-declined = { the-player } rifiuta la rivincita.
rematch-begun = Rivincita con i colori invertiti{ $named ->
    [no] { "" }
   *[yes] : { $white } ha il Bianco, { $black } ha il Nero
}.
rematch-of = È la rivincita della partita in { $file }.
rematch-not-played = La rivincita non è stata giocata; non se ne conserva nessuna registrazione. La partita precedente è salvata in { $file }.
sheets-printed = I formulari da stampare sono in { $file }.
braille-printed = La partita in braille, per una stampante braille, è in { $file }.
pgn-copied = Il PGN è negli appunti, se il terminale lo permette. Si può incollare in lichess.org/paste.
walk-keys = h va a sinistra, j in giù, k in su, l a destra; Esc termina.
only-after-the-end = È possibile quando la partita è finita.
not-recorded = Di questa partita non si registra nulla.
replay-begin = Si rivede la partita: { $plies ->
    [one] una semimossa
   *[other] { $plies } semimosse
}, prima della prima.
replay-words = { word-next } va avanti, { word-back } torna indietro, { word-replay } 12 va alla mossa 12, { word-quit } esce; oppure le frecce ed Esc.
replay-at = { $number } { $sentence } Orologi: Bianco { $white }, Nero { $black }.
replay-left = Il riesame è finito. Si mostra la posizione finale.
goodbye = La partita è salvata in { $file }. Per continuare: { $resume }.
goodbye-over = { $pgn ->
    [yes] La partita è salvata in { $file }, con il suo PGN accanto.
   *[no] La partita è salvata in { $file }.
}

mate-given = { the-player } ha dato scaccomatto.
mate-can = { the-player } può ancora dare scaccomatto in { half-moves }: { $line }.
mate-wins = Perciò { the-player-inside } vince se cade la bandierina { opponent-of } ({ $flag }), se { the-opponent-inside } abbandona ({ $resignation }) o completa una seconda mossa illegale ({ $illegal }).
mate-cannot = { the-player } non può dare scaccomatto con alcuna serie di mosse legali: { $why ->
    [terminal] non resta nessuna mossa legale
    [material] il materiale non basta
   *[closure] è stata esaminata ogni posizione ancora possibile, in { $states ->
        [one] uno stato
       *[other] { $states } stati
    }
}.
mate-draws = Perciò la partita è patta se cade la bandierina { opponent-of } ({ $flag }), se { the-opponent-inside } abbandona ({ $resignation }) o completa una seconda mossa illegale ({ $illegal }).
mate-dead = Nessuno dei due può dare scaccomatto: la partita è patta ({ $stalemate }, { $dead }).
mate-open = Non si sa se { the-player-inside } possa ancora dare scaccomatto; { $steps ->
    [one] è stata provata una mossa
   *[other] sono state provate { $steps } mosse
}. Decide l'arbitro.
mate-no-diagram = { $text } non è una posizione valida: { position-fault }.

trouble-file-not-created = Il file { $path } non si può creare: { $why }. Sceglierne un altro con --journal.
trouble-record-folder-made = La cartella { $path } non esisteva ed è stata creata.
trouble-file-missing = Non c'è nessun file { $path }.
trouble-file-not-opened = Il file { $path } non si può aprire: { $why }.
trouble-file-not-written = Il file { $path } non si può scrivere: { $why }.
trouble-file-locked = La partita in { $path } è aperta in un'altra Annabella; prima chiuderla lì.
trouble-file-damaged = La riga { $line } di { $path } è danneggiata; nulla è stato cambiato. Conservare il file per l'arbitro.
trouble-not-a-journal = { $path } non è la registrazione di una partita.
trouble-not-a-position = { $text } non è una posizione da cui giocare: { position-fault }. Scrivere un FEN, per esempio rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1.
trouble-not-a-time-control = { $text } non è una cadenza: { $why ->
    [empty] non è scritto nulla
    [unreadable] { $part } non si può leggere
    [no-time] un periodo non dà tempo
    [negative] un tempo è negativo
    [too-long] supera le 100 ore
    [too-many-periods] ha troppi periodi
    [no-moves] un periodo non ha mosse
   *[misplaced] questi periodi non possono seguirsi
}. Scrivere per esempio 90+30, 40/90+30,30+30, 15+10, 5d3 o none.
trouble-two-readings = { $of ->
    [minutes-or-hours] { $text } può essere minuti o ore.
    [minutes-or-seconds] { $text } può essere minuti o secondi.
   *[moves-or-increment] { $text } può essere un numero di mosse in un numero di minuti, o minuti con secondi per ogni mossa.
} Scrivere { $first } o { $second }.
trouble-not-a-name = { $text } non è accettato come nome. Un nome non è una parola del programma e non ha cifre.
trouble-perhaps-a-word = Si intendeva la parola { $word }? Se { $text } è il nome, scriverlo di nuovo.
trouble-not-a-language = Lingua dell'interfaccia sconosciuta: { $text }. Disponibili: { $known }.
trouble-name-too-long = Il nome che comincia con { $beginning } è troppo lungo; un nome ha al massimo 100 caratteri.
trouble-not-printable = { $text } contiene un carattere che non si può stampare. Scriverlo senza quel carattere.
trouble-not-a-sheet-language = Lingua del formulario sconosciuta: { $text }. Disponibili: { $known }.
trouble-not-a-federation = { $text } non è il codice di una federazione, che ha tre lettere, per esempio ITA.
trouble-not-a-fide-id = { $text } non è un numero FIDE, che ha solo cifre, per esempio 2200082.
trouble-script-line = La riga { $line } del copione non si può leggere: { $text }.
trouble-script-line-why = Riga { $line } del copione: { $why }
trouble-watch-needs-terminal = annabella watch mostra lo schermo di una partita e ha bisogno di un terminale; annabella show invece la scrive come testo.
trouble-replay-needs-terminal = annabella show --replay ha bisogno di un terminale; annabella show --ply mostra una posizione.
trouble-no-terminal = La vista a schermo ha bisogno di un terminale; usare --face lines.
trouble-not-for-a-terminal = Non è testo, e rovinerebbe il terminale. Indicare un file: -o FILE, o scrivere { word-print } nella partita.
trouble-other-suffix = { $path } ha l'estensione di { $suffix }, ma il formato è { $form }. Indichi lo stesso per entrambi.
trouble-old-console = Questa console può mostrare solo righe; usare --face lines.
trouble-no-pictures = Questa Annabella è stata compilata senza immagini dei pezzi; usare --pictures off, o compilarla con --features pictures.
trouble-no-unfinished-game = Non c'è nessuna partita da riprendere.
trouble-assistant-needed = { the-player } ha un giocatore non vedente e l'avversario non sente: serve un assistente ({ $article }).
trouble-wrong-value-alike = Valore non valido { $text } per { $option }; si intendeva { $alike }? Valori possibili: { $known }.
trouble-wrong-value = Valore non valido { $text } per { $option }. Valori possibili: { $known }.
trouble-not-a-choice = { $text } non è una delle scelte. Scrivere un numero da 1 a { $count }.
trouble-terms-contradict = { $one } e { $other } si contraddicono. Tralasciare o cambiare uno dei due.
trouble-not-paired = Il torneo non ha nessuna partita alla scacchiera { $board } del turno { $round }. annabella event FILE mostra quante partite sono abbinate.
event-fault = { $path }, riga { $line }: { $why }
event-not-utf8 = Non è testo UTF-8. Salvare il file come UTF-8.
event-unknown-key = Chiave sconosciuta { $key }. Chiavi possibili: { $known }.
event-missing = Manca { $key }. Un abbinamento ha round, board, white e black.
event-not-a-pairing-line = Non è un elenco di abbinamenti in formato TRF. Esportarlo come TRF16 o TRF26.
event-explained-time = Cadenza: { $time }.
event-explained-laws = Regole del { $laws }; per la cadenza è { $class ->
    [rapid] una partita rapid
    [blitz] una partita lampo
   *[standard] una partita classica
}.
event-explained-no-default-time = Un giocatore che arriva dopo l'inizio perde, salvo diversa decisione dell'arbitro.
event-explained-default-time = Un giocatore che arriva con più di { $time } di ritardo perde, salvo diversa decisione dell'arbitro.
event-explained-agreement = La patta si può concordare quando ogni giocatore ha eseguito { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}.
event-explained-consent = La patta si può concordare solo con il consenso dell'arbitro ({ $article }).
event-explained-supervision = { $how ->
    [none] Non è sorvegliata come richiedono le regole di competizione.
   *[adequate] È sorvegliata come richiedono le regole di competizione.
}
event-explained-quickplay = Si applicano le regole del finale rapido.
event-explained-points = Una vittoria dà 3 punti, una patta 1, una sconfitta nessuno.
event-explained-ranks = Le traverse si annunciano con queste parole: { $words }.
event-explained-deaf = { the-player } non sente gli annunci.
event-explained-assistant = { $any ->
    [no] { the-player } non ha un assistente.
   *[yes] L'assistente { player-of } può fare questo: { $duties }; { $ask ->
        [no] all'assistente non si possono chiedere tempi e numeri di mosse.
       *[yes] all'assistente si possono chiedere tempi e numeri di mosse.
    }
}
event-explained-not-watched = Seguire con annabella watch non è permesso.
no-moves-kept = In questa partita non si registrano mosse.
event-explained-table-clock = Il tempo è misurato da un orologio sul tavolo.
event-explained-casual = È una partita amichevole, in cui il programma può aiutare.
event-explained-position = La partita comincia da una posizione data.
event-explained-pairings = { $count ->
    [0] Nessuna partita è abbinata.
    [one] Una partita è abbinata.
   *[other] { $count } partite sono abbinate.
}
event-written = { $path } è stato scritto. Modificarlo, poi controllarlo con annabella event.
event-result-written = Il risultato è stato scritto in { $path }.
trouble-no-randomness = Il sistema non fornisce numeri casuali: { $why }. Scegliere da sé la posizione iniziale: --chess960 518.
trouble-settings-line = La riga { $line } di { $path } è ignorata. { $why }
trouble-settings-kept = In { $path } non si scrive nulla finché questo non è corretto. { $why }
trouble-theme-line = { $path }, riga { $line }: { $why } Si usano i colori abituali.
trouble-theme-not-read = { $why } Si usano i colori abituali.
trouble-little-contrast = { $ink } su { $ground } ha un contrasto di { $contrast } a 1; serve almeno 3 a 1.
trouble-not-toml = Non è TOML: { $why }. Scrivere la chiave, un segno di uguale e il valore, i testi tra virgolette.
trouble-unknown-argument = Non c'è nessuna opzione { $text }.
trouble-unknown-argument-alike = Non c'è nessuna opzione { $text }; si intendeva { $alike }?
trouble-unknown-command = Non c'è nessun comando { $text }.
trouble-unknown-command-alike = Non c'è nessun comando { $text }; si intendeva { $alike }?
trouble-pgn-for-record = { $file } è un file PGN, non la registrazione di una partita. Per farne una registrazione: annabella import { $file }.
trouble-pgn-for-command = { $file } è un file PGN, non un comando. Per fare registrazioni delle sue partite: annabella import { $file }.
trouble-arguments-excess = { $text } è una parola di troppo.
trouble-arguments-twice = { $option } è indicato più di una volta. Indicarlo una volta.
trouble-arguments-conflict = { $one } e { $other } non si possono indicare insieme. Tralasciare uno dei due.
trouble-arguments-missing = Manca { $arguments }.
trouble-arguments-no-text = Manca il testo dopo { $option }: { $option } { $form }.
trouble-arguments-before-command = Le opzioni vanno dopo il comando: annabella { $command } { $options }.
trouble-arguments-unknown-part = { $command } non conosce { $text }; accetta { $known }.
trouble-arguments-incomplete = Dopo { $command } manca uno di questi: { $known }.
trouble-no-such-topic = { $text } non è né un comando né una parola che si scrive in una partita. annabella help elenca i comandi.
trouble-record-for-command = { $file } è la registrazione di una partita, non un comando. Per continuarla: annabella resume { $file }. Per guardarla: annabella show { $file }.
trouble-wrong-form = Valore non valido { $text } per { $option }. Si scrive così: { $example }.
trouble-no-such-setting = Non c'è nessuna impostazione { $text }. annabella settings le elenca tutte.
trouble-no-such-setting-alike = Non c'è nessuna impostazione { $text }; si intendeva { $alike }? annabella settings le elenca tutte.
trouble-arguments-no-value = Manca il valore di { $option }. Valori possibili: { $known }.
trouble-command-line = { $why }.
trouble-board-not-there = Non c'è nessuna porta { $path }. annabella boards elenca le porte presenti.
trouble-board-busy = Un altro programma usa la porta { $path }. Prima chiuderlo.
trouble-board-no-rights = Manca il permesso di aprire { $path }. Aggiungersi al gruppo { $group } e rientrare nel sistema.
trouble-board-not-a-port = { $path } non si può aprire come porta seriale: { $why }.
trouble-board-other-device = { $path } risponde, ma non come una scacchiera { $make }. annabella boards elenca le porte presenti.
trouble-board-silent = Nulla risponde a { $path }. Controllare il cavo, e se la scacchiera è accesa.
trouble-board-none-found = Nessuna scacchiera DGT trovata. Indicare la porta, come dgt:/dev/ttyACM0; annabella boards elenca le porte.
trouble-board-several = Sono state trovate più scacchiere: { $paths }. Indicare la porta di ognuna, come dgt:/dev/ttyACM0.
trouble-board-same-port = Entrambi i giocatori hanno la scacchiera a { $path }. Indicare un'altra porta per uno dei due.
trouble-board-no-board-for-clock = L'orologio deve essere quello di una scacchiera elettronica, ma non ne è indicata nessuna. Indicarne una con --white-board o --black-board.
trouble-board-no-clock-on-board = L'orologio deve essere quello di una scacchiera elettronica, e a quella di { $paths } non ne è collegato nessuno. Collegarlo, o tralasciare --clock board.
trouble-board-not-a-recording = La riga { $line } di { $path } non fa parte della registrazione di una scacchiera.
port-not-asked = { $device } non sembra una scacchiera DGT e non è stato interrogato. Per interrogarlo: annabella boards dgt:{ $path }.
board-answers = { $device }: una scacchiera { $make }, { $number ->
    [none] senza numero
   *[other] numero { $number }
}, { $version ->
    [none] versione sconosciuta
   *[other] versione { $version }
}.
board-lies = { $lies ->
    [turned] È girata.
   *[straight] È diritta.
}
board-clock = Il suo orologio mostra { $left } a sinistra e { $right } a destra, { $runs ->
    [yes] ed è in moto
   *[no] ed è fermo
}.
board-without-clock = Non ha un orologio.
board-followed = Ora si mostra quello che cambia sulla scacchiera. Premere Invio per terminare.
board-not-there = La scacchiera è scollegata.
board-there-again = La scacchiera è di nuovo collegata.
trouble-not-a-pgn = { $path }, riga { $line }, partita { $game }: { $why }
pgn-no-game = Non è una partita: non c'è né un'etichetta né una mossa.
pgn-unclosed = Quello che qui comincia con { $sign } non termina mai.
pgn-tag = { $text } non è un'etichetta. Un'etichetta ha un nome, e un valore tra virgolette.
pgn-sign = { $text } qui non significa nulla ed è tralasciato.
pgn-start = { $fen } non è una posizione da cui si può giocare una partita.
pgn-word = Al posto della mossa { $at } c'è { $text }, che non è una mossa. Un PGN ha le lettere inglesi dei pezzi: K, Q, R, B, N.
pgn-move = La mossa { $at } { $text } lì non è legale, o più pezzi potrebbero farla.
pgn-number = La mossa { $at } ha il numero { $text }. Forse manca una mossa.
pgn-results = L'etichetta Result dice { $tag }, ma le mosse terminano con { $text }. Il risultato resta aperto.
pgn-result = Le mosse terminano con { $text }, ma per le Regole il risultato dell'ultima mossa è { $result }. Il risultato resta aperto.
pgn-variant = È una partita di { $name }, non di scacchi.
trouble-not-a-move = { $text }: { $why }
trouble-sound-fell-back = { voice-why }; { $engine ->
    [embedded] parla invece la voce incorporata.
   *[system] parla invece la voce di sistema.
}
trouble-sound-failed = { trouble-sound-silent } La partita continua con il testo.
trouble-sound-silent = { voice-why }: non si sente nulla.
trouble-sound-restored = L'audio funziona di nuovo.
trouble-sound-headphones-lost = { $why ->
    [device-busy] Un altro programma usa le cuffie
    [no-library] Manca la libreria espeak-ng
    [device-frozen] Le cuffie non rispondono
    [not-private] Il sistema audio può spostare su un altro dispositivo quello che si sente nelle cuffie
   *[other] Le cuffie sono state scollegate
}: quello che è per un solo giocatore si mostra e non si dice.
trouble-sound-recording = Annunci e ripetizioni si registrano dal microfono in { $path }. Megabyte usati: { $used } di { $limit }; liberi sul disco: { $free }.
trouble-sound-not-recorded = { $ply ->
    [0] Nulla è stato registrato.
   *[other] Non c'è nessuna registrazione della semimossa { $ply }.
}
plays = Registrazione della semimossa { $ply }.
hear-recorded = Semimossa { $ply }: { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}.
hear-space = Megabyte usati: { $used }; liberi sul disco: { $free }.
trouble-sound-unknown-name = { $kind ->
    [voice] Non c'è nessuna voce { $name }
   *[device] Non c'è nessun dispositivo di uscita { $name }
}{ $nearest ->
    [none] .
   *[other] ; simili: { $nearest }. annabella voices li elenca tutti.
}
trouble-sound-recording-failed = { $why ->
    [disk-full] Lo spazio per le registrazioni è esaurito
    [file] La registrazione non si può scrivere
   *[other] Non c'è un microfono
}: non si registra nulla.
lines-instead = Qui le scacchiere non possono stare sopra le frasi; seguono righe semplici.
lines-hint = Con un lettore di schermo scrivere { word-face } { word-lines }: allora nulla si ripete.
voice-hint = Se anche un lettore di schermo legge queste righe, scrivere { word-voice } { word-off } perché parli uno solo dei due.
lesson = { $number ->
    [1] Lezione 1 di 17. Annunciare la mossa del Bianco: scrivere e4 e premere Invio. { word-next } va alla lezione seguente, { word-back } alla precedente, { word-again } ripete.
    [2] Lezione 2. L'avversario ripete la mossa e la esegue sull'altra scacchiera. Poi premere Invio su una riga vuota: la mossa è annotata e l'orologio premuto.
    [3] Lezione 3. Le mosse si possono scrivere come si dicono: bauer eva sieben eva fuenf, o ba ev 7 ev 5.
    [4] Lezione 4. Per sentirla ancora una volta scrivere { word-again }, o a.
    [5] Lezione 5. L'avversario ripete un'altra mossa: { "ripetere e6" }, o r e6. Questo dà l'allarme.
    [6] Lezione 6. Un lapsus si corregge prima di premere l'orologio: { "correggere e6" }.
    [7] Lezione 7. L'annuncio si può ritirare: { word-undo }, o u.
    [8] Lezione 8. Annunciare di nuovo e5.
    [9] Lezione 9. Premere Invio su una riga vuota per completarla.
    [10] Lezione 10. Chiedere di una casa della propria scacchiera: { "cosa e4" }, o wt e4.
    [11] Lezione 11. Chiedere dove sono i pezzi: { "dove pedoni" }, o w pedoni.
    [12] Lezione 12. Chiedere tutta la scacchiera: { word-board }, o b.
    [13] Lezione 13. Chiedere il proprio orologio: { word-clock }, o t. Il tempo non si dice mai senza richiesta. { "nero: orologio" } chiede per un altro giocatore.
    [14] Lezione 14. Quello che è stato detto prima: { word-earlier }, o er.
    [15] Lezione 15. Silenzio immediato: { word-quiet }, o z.
    [16] Lezione 16. Offrire la patta: { word-draw }.
    [17] Lezione 17. Ora l'avversario: { word-decline }.
   *[other] È tutto. Scrivere { word-help } per tutte le parole, o continuare a giocare; { word-quit } esce.
}
lesson-not-this = Questo viene in una lezione successiva.
practice-over = La partita di esercizio non è stata registrata.
ask-face = { $choices ->
    [3] Come deve apparire Annabella? 1, schermo. 2, righe semplici per un lettore di schermo o il braille. 3, righe semplici con una voce.
   *[other] Come deve apparire Annabella? 1, schermo. 2, righe semplici per un lettore di schermo o il braille.
}
ask-voice = Annabella deve parlare oltre al lettore di schermo? 1, no. 2, sì.
ask-typist = Chi è alla tastiera? 1, il Bianco. 2, il Nero. 3, l'assistente del giocatore non vedente. 4, tutti.
ask-resume = Continuare { $white } contro { $black }{ $known ->
    [yes] , dopo { $after }
   *[no] { "" }
}, { $day ->
    [today] oggi
    [yesterday] ieri
   *[other] { $date }
} { $time }? 1, sì. 2, no, una nuova partita.
ask-terms = { $blind ->
    [white] Il Bianco è non vedente
    [black] Il Nero è non vedente
    [both] Entrambi sono non vedenti
   *[none] Nessuno è non vedente
}, { $time }{ $others }. 1, giocare. 2, cambiare.
ask-terms-white = Bianco: { $name }.
ask-terms-black = Nero: { $name }.
ask-terms-both = { $white } contro { $black }.
ask-blind = Chi è non vedente o ha una disabilità visiva? 1, il Bianco. 2, il Nero. 3, entrambi. 4, nessuno.
ask-setting = { $key ->
    [white] Nome del Bianco.
    [black] Nome del Nero.
    [time] Cadenza, per esempio 90+30, 15+10, 5d3 o none.
    [laws] Edizione delle Regole: { $editions }.
   *[sheets] Lingue dei due formulari, prima quella del Bianco, per esempio it, es de o fr fig.
}
ask-seats = Qualcuno partecipa da un altro terminale? 1, no. 2, sì.
ask-heard = Sono state dette due parole. Si sono sentite? 1, sì. 2, no, la partita continua con il testo.
ask-enter-takes = Invio: { $value }.
ask-enter-skips = Invio salta la domanda.
ask-help = { $key ->
    [face] Lo schermo mostra scacchiere, orologi e formulari. Le righe semplici sono una frase per ogni evento, per un lettore di schermo o un display braille.
    [voice] Il lettore di schermo legge le righe. Annabella può anche annunciare le mosse ad alta voce.
    [keys] Una domanda che non nomina nessuno vale per chi è alla tastiera.
    [resume] La partita continua da dove era stata lasciata; gli orologi restano fermi finché l'arbitro non li avvia.
    [terms] 1 comincia la partita. 2 chiede i nomi, chi è non vedente, la cadenza, le Regole, i formulari, e se qualcuno partecipa da un altro terminale. Ogni altra condizione si può scrivere come in un copione: agreement after 30, white sheet es.
    [white] Un nome, senza cifre. Invio tiene il nome, - lo toglie.
    [black] Un nome, senza cifre. Invio tiene il nome, - lo toglie.
    [blind] Il giocatore non vedente sente gli annunci e chiede della propria scacchiera.
    [time] Minuti+secondi per ogni mossa: 90+30. Un ritardo: 5d3. Senza orologio: none.
    [laws] L'edizione delle Regole della FIDE con cui si gioca la partita.
    [sheets] Una lingua per entrambi, o quella del Bianco e poi quella del Nero: es de. Per le figurine: fig.
    [seats] Ognuno poi partecipa dal proprio terminale con annabella join.
   *[heard] 1, se si è sentito Anna eins. 2 spegne la voce.
} Scrivere un numero o un testo, { word-back } per la domanda precedente, { word-quit } per uscire.
setting-unset = { $key }: non impostato.
setting-default = { $key }: { $default }, come predefinito.
settings-file = Queste impostazioni sono in { $path }. I temi propri sono file in { $themes } il cui nome termina con .toml.
welcome = Annabella: scacchi tra un giocatore non vedente e uno vedente, con annunci, orologio e formulario per entrambi.
welcome-more = Dice ogni mossa ad alta voce, misura il tempo, controlla entrambe le scacchiere e tiene entrambi i formulari.
welcome-questions = Invio prende quello che è proposto; { word-help } spiega una domanda.
how-to-begin = Scrivere una mossa, poi Invio.

compare-languages = Il formulario A è letto in { $a }, il formulario B in { $b }.
compare-nothing-common = I due formulari non hanno semimosse in comune.
compare-common = I due formulari hanno in comune { half-moves }; l'ultima è { $mv }.
compare-has-the-move = { the-player } ha il tratto. Posizione: { $fen }.
compare-next = Il formulario { $sheet } continua con { $mv }, alla riga { $line }.
compare-ends = Il formulario { $sheet } termina lì.
compare-no-entries = Il formulario { $sheet } è vuoto.
compare-after-the-end = Lì la partita è finita; il formulario { $sheet } ha { $count ->
    [one] un'altra annotazione.
   *[other] altre { $count } annotazioni.
}
compare-proposed = Quello che segue è una proposta; decide l'arbitro.
compare-nothing-fits = Dopo, nulla nei due formulari si accorda: possono essere di due partite diverse.
compare-illegal = Formulario { $sheet }, riga { $line }: { $mv } è illegale.
compare-impossible = Formulario { $sheet }, riga { $line }: nessun pezzo può fare la mossa { $mv }.
compare-ambiguous = Formulario { $sheet }, riga { $line }: { $mv } può essere { $moves }.
compare-missing = Formulario { $sheet }, riga { $line }: non è scritto nulla per { $mv }.
compare-unreadable = Formulario { $sheet }, riga { $line }: { $mv } non si può leggere.
compare-foreign-letter = Formulario { $sheet }, riga { $line }: { $mv } non si può leggere, perché { $letter } non è una lettera di pezzo in { $language }.
compare-no-promotion = Formulario { $sheet }, riga { $line }: { $mv } non dice che cosa diventa il pedone.
compare-elsewhere = Leggendo in { $language }, { $count ->
    [one] un'annotazione elencata del formulario { $sheet } sarebbe legale
   *[other] { $count } annotazioni elencate del formulario { $sheet } sarebbero legali
}; il formulario non è stato letto così.
compare-lost = Formulario { $sheet }: da { $mv } in poi nessuna mossa si può seguire.
compare-odd-number = Formulario { $sheet }, riga { $line }: il numero è { $written }, ma dovrebbe essere { $expected }.
compare-would-agree = Se quell'annotazione significa quello che dice l'altro formulario, hanno in comune { half-moves }.
compare-verdict = { $verdict ->
    [agree] I formulari concordano.
    [differ] I formulari sono diversi.
    [incomplete] I formulari concordano per tutta la lunghezza del più corto, a cui mancano semimosse.
   *[unreadable] I formulari non si possono confrontare oltre: un'annotazione non si può leggere o giocare.
}
compare-pair = { $pair }: { $verdict ->
    [agree] concordano, { half-moves }
    [differ] diversi dopo { half-moves }
    [incomplete] uno si ferma dopo { half-moves }
   *[unreadable] illeggibile dopo { half-moves }
}.
compare-pairs = Coppie: { $pairs }. Concordano: { $agree }. Diverse: { $differ }. Incomplete: { $incomplete }. Illeggibili: { $unreadable }.
compare-ask-language = In quale lingua è scritto il formulario { $sheet } ({ $ways })?
compare-language-unclear = Il formulario { $sheet } indica mosse diverse in lingue diverse; dare la sua lingua con { $option } ({ $ways }).
compare-language-unfit = Il formulario { $sheet } non si accorda con nessuna lingua; dare la sua lingua con { $option } (le più vicine: { $ways }).
compare-empty = { $file } è vuoto; serve un formulario come PGN o un elenco di mosse.
compare-binary = { $file } non è un file di testo; serve un formulario come PGN o un elenco di mosse.
compare-no-moves = In { $file } non ci sono mosse; serve un formulario come PGN o un elenco di mosse.
compare-too-long = { $file } è troppo lungo: ha più semimosse di quante possa averne una partita.
compare-no-common-start = I due formulari non cominciano dalla stessa posizione.
compare-no-pairs = In { $file } non ci sono coppie di formulari; dare due file, o una cartella con game.a.txt e game.b.txt, o due cartelle con gli stessi nomi di file.
spelled = { $list }.
sheet-empty = Sul formulario non è scritto nulla.
recalled = { $back ->
    [0] L'ultima frase: { $sentence }
   *[other] { $back } indietro: { $sentence }
}
understood = Fatto.
rate-set = { $rate } parole al minuto.
volume-set = Volume { $volume }.
felt-brief = { $what }.
felt-square = { $square }: { $what }.
felt-rank = Traversa { $rank }: { $list }.
felt-file = { $file }: { $list }.
felt-diagonal = Da { $from } a { $to }: { $list }.
felt-kind = { $piece }: { $list }.
felt-captured = { the-player } ha perso: { $list }.
felt-not-yours = Si può chiedere solo della propria scacchiera; l'arbitro e gli assistenti possono chiedere di entrambe.
hint-casual-only = Disponibile solo nelle partite amichevoli.
hint-attacks = { $square } è attaccata da { $list }.
hint-moves = Da { $square } può andare in { $list }.
help = Scrivere una mossa, come e4, Cf3, e2e4 o springer felix drei; una riga vuota la completa. Cinque parole utili: { $words }.
help-headings = Altre parole: scrivere { word-help } e un numero. { $headings } { word-help } e una parola dice che cosa fa.
help-group = { $heading }: { $words }.
help-speakers = bianco:, nero: o arbitro: davanti dice chi parla.
help-word = { $word ->
    [begin] cominciare: la partita comincia e si avvia l'orologio del Bianco; la prima mossa fa lo stesso.
    [announce] annunciare e4, e4: annuncia la mossa che il giocatore ha fatto.
    [strike] cancellare 3: cancella il proprio formulario dalla terza semimossa in poi.
    [add] aggiungere 2:00 al bianco, aggiungere 2:00 per entrambi: l'arbitro dà altro tempo, con un motivo se c'è.
    [take] togliere 2:00 al bianco: l'arbitro toglie quel tempo dall'orologio del giocatore.
    [penalty] penalità ammonizione al bianco: l'arbitro ammonisce il Bianco; a ogni penalità può seguire un motivo. penalità cadenza 2:00 al bianco: il tempo va all'avversario. penalità togliere 2:00 al bianco: il Bianco perde il tempo. penalità punti 1/2 al bianco: il Bianco perde mezzo punto. penalità punti-avversario 1/2 al bianco: l'avversario riceve mezzo punto. penalità sconfitta al bianco, penalità multa al bianco, penalità esclusione 1 al bianco, penalità espulsione al bianco: la partita è persa, una multa, esclusione da un turno, espulsione.
    [assistant] assistente nero, assistente nero nessuna: l'arbitro dice che un giocatore da ora ha un assistente, o non più. Possono seguire i compiti, con virgole, come nelle condizioni.
    [supervision] sorveglianza nessuna, sorveglianza adeguata: l'arbitro dice come è sorvegliata una partita rapid o lampo.
    [counter] contatore bianco 12, contatore illegale bianco 1: l'arbitro fissa quante mosse ha completato quel giocatore, o quante illegali.
    [both] entrambi perdono: l'arbitro dichiara la partita persa per entrambi.
    [note] nota è mancata la luce: l'arbitro lo fa scrivere nella registrazione.
    [time] cadenza 90+30: l'arbitro corregge una cadenza regolata male.
    [period] periodo bianco 2: l'arbitro fissa il periodo in cui è quel giocatore.
    [adjourn] aggiornare: la sessione è finita e chi ha il tratto mette in busta; aggiornare durante 4:00:00: la sessione dura quel tempo.
    [seal] sigillare Cf3: scrive la mossa per la busta, in lettere o in celle braille; sigillare mossa.brf: la legge da quel file braille (brf o brl). Non si mostra né si dice prima che la busta sia aperta.
    [envelope] busta: quello che è scritto sulla busta; busta domenica alle dieci: quando riprende la partita; busta perduta: manca.
    [open] aprire: apre la busta; aprire come Cf3: quale era la mossa in busta, se non si può leggere.
    [reopen] riaprire: riprende una partita aggiornata.
    [absent] assente bianco: quel giocatore non è presente.
    [arrived] arrivato bianco: quel giocatore è arrivato.
    [pieces] pezzi, pi, pezzi bianco: i propri pezzi, o quelli di un colore, una frase per ogni tipo.
    [attacks] attacchi e4, at: che cosa attacca quella casa, solo nelle partite amichevoli.
    [help] aiuto, h: le parole che si possono scrivere; aiuto e una parola spiega quella parola.
    [board] scacchiera, b: le otto traverse della propria scacchiera, dall'ottava in giù; le maiuscole sono del Bianco, o è una casa vuota.
    [where] dove cavalli, dove C, w: le case in cui sono quei pezzi; C chiede quelli del Bianco, c quelli del Nero.
    [what] cosa e4, wt: che cosa c'è in quella casa.
    [rank] traversa 4, rk: che cosa c'è in quella traversa.
    [file] colonna e, colonna Eva, fi: che cosa c'è in quella colonna.
    [diagonal] diagonale e4, dg: che cosa c'è nelle due diagonali di quella casa.
    [white] bianco, wp: tutti i pezzi bianchi, una frase per ogni tipo. bianco: davanti a un comando dice che parla il Bianco.
    [black] nero, bp: tutti i pezzi neri, una frase per ogni tipo. nero: davanti a un comando dice che parla il Nero.
    [mine] miei, mi: i propri pezzi, una frase per ogni tipo.
    [theirs] suoi, th: i pezzi dell'avversario, una frase per ogni tipo.
    [captured] catturati, cp: che cosa manca dalla scacchiera.
    [walk] percorrere, percorrere e4, wk: percorre la scacchiera casa per casa; h va a sinistra, j in giù, k in su, l a destra, e ogni casa viene detta. Invio ridice la casa; ogni altro tasto termina.
    [again] ancora, a: ripete quello che è stato interrotto, altrimenti l'ultimo annuncio.
    [last] ultima, l: l'ultima mossa completata.
    [earlier] prima, er: la frase prima dell'ultima; di nuovo, quella precedente.
    [later] dopo, lt: dopo la parola prima, di nuovo la frase seguente.
    [spell] compitare, sl: l'ultima mossa annunciata lettera per lettera.
    [moves] mosse, mosse 10, m: tutte le mosse, o le ultime dieci.
    [from] dal 12, fr: le mosse dal numero 12 in poi.
    [sheet] formulario, sh: il proprio formulario così come è scritto.
    [clock] orologio, t, orologio avversario, orologio entrambi, orologio bianco 1:00:00 nero 1:00:00: il proprio orologio, quello dell'avversario, entrambi; con i tempi, l'arbitro regola entrambi gli orologi o uno.
    [times] tempi, tm: il tempo usato per ogni mossa.
    [number] numero, n: quante mosse sono completate.
    [offer] offerta, o: se c'è un'offerta di patta.
    [who] chi, wh: chi gioca, e chi è non vedente.
    [cases] casi, cs: ogni caso aperto con il suo numero, il suo articolo e chi decide; per l'arbitro anche l'effetto di ogni decisione, e i casi già decisi.
    [look] consultare: nel rapid e nel lampo con sorveglianza, la registrazione dell'arbitro si mostra a chi ha il tratto, cinque volte per partita.
    [status] stato, s: chi ha il tratto, che cosa è aperto e che cosa attende la partita.
    [law] regola D.2.1, lw: di che cosa tratta quell'articolo.
    [laws] regole, regole glossario, regole glossario blitz: gli articoli che il programma applica; i termini delle Regole nelle lingue disponibili.
    [sign] firmare: un giocatore firma il risultato quando la partita è finita.
    [repeat] ripetere e5, r e5, r: l'avversario ripete e5, o la mossa come annunciata. ripetere da solo dice ancora l'ultimo annuncio.
    [correct] correggere e4: corregge un lapsus prima di premere l'orologio.
    [undo] annullare, u: ritira quello che è annunciato e non completato.
    [touch] toccare e2, sollevare e2: chi ha il tratto ha toccato quei pezzi; un giocatore non vedente li ha tolti dal loro foro.
    [lift] sollevare e2: un giocatore non vedente ha tolto quel pezzo dal suo foro; toccare e5 lo dice di un giocatore vedente.
    [press] premere, p: preme l'orologio in moto. Una riga vuota ripete, esegue, annota e preme in una volta. premere con-mossa: d'ora in poi ogni mossa preme l'orologio con il suo annuncio. premere separatamente: non più.
    [execute] eseguire nero h6, x: quello che è stato davvero eseguito su quella scacchiera.
    [record] annotare bianco Cf3: quello che è stato davvero scritto su quel formulario.
    [draw] patta: offre la patta.
    [accept] accettare: accetta l'offerta di patta.
    [decline] rifiutare: rifiuta l'offerta di patta.
    [resign] abbandonare: il giocatore abbandona.
    [claim] reclamare bandierina: la bandierina dell'avversario è caduta. reclamare ripetizione, reclamare cinquanta: patta per la stessa posizione per la terza volta, o per cinquanta mosse. reclamare ripetizione g1f3: lo stesso con quella mossa, che si scrive e non si gioca. reclamare illegale, reclamare illegale 21: l'ultima mossa dell'avversario, o la mossa 21, era illegale. reclamare toccato e2: l'avversario ha toccato quel pezzo. reclamare due-mani: l'avversario ha mosso con due mani. reclamare disposizione, reclamare scacchiera, reclamare colori, reclamare orologio: i pezzi erano disposti male, la scacchiera è disposta male, i colori sono invertiti, l'orologio è regolato male. reclamare finale-rapido, reclamare finale-rapido senza-sforzo: patta nel finale rapido; aggiungere senza-arbitro se non c'è arbitro. { word-claim } { word-silent }: l'avversario ha premuto l'orologio senza annunciare la mossa. { word-claim } 11.5: l'avversario viola quell'articolo; possono seguire parole.
    [request] chiedere incremento: nel finale rapido, chiede cinque secondi per mossa per entrambi; è anche un'offerta di patta.
    [jadoube] acconcio: con il proprio orologio in moto si acconciano solo i pezzi; finché non si annuncia una mossa, toccare un pezzo non ha conseguenze.
    [arbiter] arbitro: chiama l'arbitro e ferma gli orologi.
    [stop] fermare: l'arbitro ferma entrambi gli orologi.
    [go] continuare: l'arbitro avvia l'orologio di chi ha il tratto.
    [rule] decidere accettare, decidere respingere, decidere rinviare, decidere entrambi, decidere 2 accettare: l'arbitro decide l'unico caso aperto, o il caso con quel numero; entrambi significa che le due bandierine sono cadute e non si sa quale sia caduta prima. { word-rule } 1 { word-undo } ritira la decisione sul caso 1, finché non si esegue la semimossa seguente.
    [retrace] tornare, tornare 1, tornare 1..., tornare semimossa 2: torna all'ultima posizione comune, alla posizione dopo la mossa 1 del Bianco, dopo la mossa 1 del Nero, o dopo due semimosse.
    [adjust] rimettere, rimettere nero: la scacchiera ora è come dicono i formulari.
    [done] fatto: il prossimo passo che corregge la Sua scacchiera o il Suo formulario è compiuto.
    [step] passo: il prossimo passo che corregge la Sua scacchiera o il Suo formulario.
    [check] verificare, verificare nero: confronta una scacchiera con i formulari.
    [result] risultato 1-0, risultato patta: l'arbitro dichiara il risultato; dopo la conclusione, risultato da solo mostra il risultato e i file.
    [calls] avvisi 10m 5m 30s, avvisi segnale 5m, avvisi no: annuncia quando resta quel tempo, a parole o con un segnale, o smette. Spento in partenza.
    [lang] lingua es: la lingua di queste frasi.
    [cells] celle 40: da 8 a 255, le celle del display braille; con 20 o meno, mosse e scacchiere si scrivono in segni.
    [notation] notazione parole, notazione segni: come si scrivono mosse, scacchiere e tempi: cavallo f3, o Cf3. L'annuncio a voce non cambia.
    [rate] velocità 200: da 100 a 400 parole al minuto, per chi lo chiede.
    [volume] volume 80: da 0 a 200, 100 è normale, per chi lo chiede.
    [faster] più veloce: 25 parole al minuto in più, per chi lo chiede.
    [slower] più lento: 25 parole al minuto in meno, per chi lo chiede.
    [louder] più forte: un passo più forte, per chi lo chiede.
    [softer] più piano: un passo più piano, per chi lo chiede.
    [verbosity] dettaglio breve, dettaglio normale, dettaglio completo: quanto si dice di una mossa e in una risposta.
    [voice] voce no, voce sì, voce sistema, voce incorporata: se parla una voce, e quale.
    [face] vista schermo, vista righe, vista ibrida: la stessa partita mostrata in un altro modo; ibrida ha le scacchiere sopra e le righe sotto.
    [eboard] scacchiera elettronica, scacchiera elettronica no, scacchiera elettronica sì: se la scacchiera elettronica risponde e che cosa vi è diverso; d'ora in poi non conta, o conta di nuovo. Indicare un colore se entrambe sono elettroniche.
    [quiet] silenzio, z: interrompe subito ogni voce, come il tasto Esc; ancora ripete quello che è stato interrotto.
    [hear] ascoltare 12, hr 12, ascoltare: fa sentire la registrazione della semimossa 12; senza numero, l'ultima.
    [quit] uscire, q: esce; la partita è salvata e si può riprendere.
    [am] sono nero, sono bianco, sono assistente, sono tutti: chi è a questa tastiera; una domanda che non nomina nessuno vale per quella persona.
    [save] salvare: ogni mossa è salvata subito; non c'è nulla da fare.
    [pgn] pgn: quando termina, la partita si scrive come PGN accanto alla registrazione; annabella export la scrive in ogni momento.
    [flip] girare: il tasto F3 gira le scacchiere.
    [settings] impostazioni: il comando annabella settings mostra e cambia le impostazioni conservate.
    [new] nuova: { word-quit } lascia questa partita, e annabella ne comincia un'altra.
    [next] avanti: nella partita di esercizio, la lezione seguente.
    [back] indietro: nella partita di esercizio, la lezione precedente. { word-undo } ritira quello che è annunciato e non completato.
    [replay] rivedere, rivedere 12: dopo la conclusione, percorre la partita semimossa per semimossa, o dalla mossa 12; avanti e indietro, o le frecce, continuano.
    [rematch] rivincita: dopo la conclusione, un'altra partita con i colori invertiti, alle stesse condizioni e con una registrazione propria; il punteggio si conserva.
    [print] stampare, stampare brf: dopo la conclusione, scrive i due formulari come PDF, o la partita in braille per una stampante braille, e dice dove sono.
    [unseat] liberare bianco: l'arbitro toglie la postazione a un altro terminale a chi la occupa, perché un'altra persona possa averla.
    [report] { word-report } 11.5 { word-white }: l'arbitro segnala il Bianco secondo quell'articolo, un caso con il suo numero; possono seguire parole. { word-laws } elenca gli articoli.
    [appeal] { word-appeal }, { word-appeal } 2 e parole: appello contro l'ultima decisione, o quella sul caso 2, anche dopo la fine; resta con la registrazione.
   *[other] Non c'è aiuto per { $word }. Scrivere aiuto per tutte le parole.
}
law-summary = { $key ->
    [moves_alternate] I giocatori muovono a turno, prima il Bianco. Un giocatore ha il tratto appena la mossa dell'avversario è eseguita, anche prima che l'orologio sia premuto.
    [touch_move] Un pezzo toccato con l'intenzione di muoverlo va mosso, un pezzo avversario toccato va catturato, se è legale; altrimenti la mossa è libera.
    [promotion_choice] Il pezzo di promozione è scelto quando tocca la casa; allora la scelta è definitiva.
    [checkmate] Lo scaccomatto conclude subito la partita, prima che l'orologio sia premuto, se la mossa era regolare.
    [resignation] Chi abbandona perde, e la partita è subito finita.
    [resignation_draws] Chi abbandona perde, e la partita è subito finita; è patta se l'avversario non può dare scaccomatto con alcuna serie di mosse legali.
    [stalemate] La partita è subito patta quando chi ha il tratto non ha mosse legali e non è sotto scacco.
    [dead_position] La partita è subito patta quando nessuno dei due può dare scaccomatto con alcuna serie di mosse legali.
    [agreement] I giocatori possono accordarsi per la patta durante la partita.
    [agreement_after_moves] I giocatori possono accordarsi per la patta durante la partita, dopo che entrambi hanno eseguito una mossa.
    [press] Una mossa è completata quando il giocatore preme l'orologio, o quando la mossa conclude la partita. Si può premere anche dopo la risposta dell'avversario.
    [help_for_a_disability] Un giocatore che non può usare l'orologio può avere un assistente per questo, accettato dall'arbitro; l'arbitro regola l'orologio con equità, ma mai quello di un giocatore con disabilità.
    [default_time] Un giocatore che arriva dopo il tempo di tolleranza perde, salvo diversa decisione dell'arbitro.
    [flag_fall] Una bandierina è caduta quando l'arbitro lo vede o un giocatore lo reclama a ragione.
    [flag_fall_by_claim] Una bandierina è caduta quando l'arbitro lo vede o un giocatore lo reclama a ragione; nel rapid e nel lampo senza arbitri sufficienti conta solo il reclamo di un giocatore, la cui bandierina non deve essere caduta.
    [loss_on_time] Un giocatore che non ha completato in tempo le mosse richieste perde; è patta se l'avversario non può dare scaccomatto con alcuna serie di mosse legali.
    [both_flags] Se entrambe le bandierine sono cadute e non si sa quale sia caduta prima, si continua a giocare, tranne nell'ultimo periodo; lì la partita è patta.
    [both_flags_at_the_claim] Nel rapid e nel lampo senza arbitri sufficienti: se al reclamo entrambe le bandierine sono cadute, la partita è patta.
    [clocks_set_wrongly] Se si scopre che l'orologio è regolato male, lo si ferma e l'arbitro corregge la regolazione, i tempi e il contatore delle mosse.
    [interruption] Un giocatore ferma gli orologi solo per chiamare l'arbitro; l'arbitro decide quando si continua.
    [illegal_move] Dopo una mossa illegale completata si ristabilisce la posizione precedente e il pezzo toccato va mosso, se può.
    [illegal_move_penalty] Per una mossa illegale l'avversario riceve tempo: { $standard } nel gioco classico, { $rapid } nel rapid, { $blitz } nel lampo. La mossa illegale numero { $losing } di un giocatore perde; è patta se l'avversario non può dare scaccomatto.
    [empty_press] Premere l'orologio senza aver mosso è irregolare; l'arbitro lo valuta.
    [empty_press_illegal] Premere l'orologio senza aver mosso è trattato come una mossa illegale.
    [agreement_by_the_rules] Il regolamento del torneo può vietare la patta per accordo prima di una certa mossa, o senza l'arbitro.
    [draw_offer] La patta si offre dopo aver eseguito una mossa e prima di premere l'orologio. Anche in un altro momento l'offerta vale. Non ha condizioni, non si può ritirare, e resta finché non è accettata, rifiutata o l'avversario non tocca un pezzo.
    [repeated_offers] Offerte e richieste irragionevoli o ripetute disturbano l'avversario; l'arbitro le valuta.
    [threefold] Chi ha il tratto può richiedere la patta quando la stessa posizione sta per apparire, o è appena apparsa, almeno per la terza volta. È la stessa quando ha il tratto lo stesso giocatore, gli stessi pezzi sono nelle stesse case, e i diritti di arrocco e le catture en passant sono gli stessi.
    [threefold_intended] Il giocatore scrive la mossa che fa apparire la posizione per la terza volta, la dichiara all'arbitro e non la gioca. Quello che è scritto non si può cambiare.
    [threefold_standing] La posizione è appena apparsa per la terza volta, e chi richiede ha il tratto.
    [fifty_moves] Chi ha il tratto può richiedere la patta quando ogni giocatore ha eseguito, o avrà eseguito con la prossima mossa, le ultime cinquanta mosse senza catture né mosse di pedone.
    [fifty_moves_intended] Il giocatore scrive la mossa che completa le cinquanta, la dichiara all'arbitro e non la gioca. Quello che è scritto non si può cambiare.
    [fifty_moves_standing] Le ultime cinquanta mosse di ogni giocatore sono eseguite, e chi richiede ha il tratto.
    [claim_after_touch] Chi tocca un pezzo con l'intenzione di muoverlo perde il diritto di richiedere la patta in quella mossa.
    [claim] Gli orologi sono fermi mentre si controlla una richiesta di patta. La richiesta non si può ritirare ed è anche un'offerta di patta. Se è corretta, la partita è subito patta.
    [wrong_claim] Dopo una richiesta errata l'avversario riceve tempo: { $standard_claim } nel gioco classico, { $rapid_claim } nel rapid, { $blitz_claim } nel lampo. Il tempo di chi ha richiesto non cambia, e una mossa scritta per la richiesta va giocata.
    [fivefold] La partita è patta, senza richiesta, quando la stessa posizione è apparsa almeno cinque volte.
    [fivefold_alternate] La partita è patta, senza richiesta, quando la stessa posizione è apparsa cinque volte di seguito a mosse alterne di ogni giocatore.
    [seventy_five_moves] La partita è patta, senza richiesta, quando ogni giocatore ha eseguito le ultime settantacinque mosse senza catture né mosse di pedone; un matto con l'ultima prevale.
    [seventy_five_moves_completed] La partita è patta, senza richiesta, quando ogni giocatore ha completato le ultime settantacinque mosse senza catture né mosse di pedone; un matto con l'ultima prevale.
    [signed_result] Quando la partita è finita entrambi i giocatori firmano entrambi i formulari con il risultato. Anche un risultato errato vale, salvo diversa decisione dell'arbitro.
    [arbiters_role] L'arbitro cura che le Regole siano osservate e agisce nell'interesse del torneo; decide quello che le Regole non risolvono.
    [two_boards] Ogni giocatore può esigere due scacchiere, il vedente una normale, il non vedente una costruita per non vedenti. L'organizzatore può adattare queste regole.
    [announcement] Le mosse si annunciano ad alta voce, l'avversario le ripete e le esegue sulla propria scacchiera, con nomi e numeri tedeschi.
    [blind_touch] Sulla scacchiera del giocatore non vedente un pezzo vale come toccato quando è tolto dal suo foro.
    [blind_move_made] Sulla scacchiera del giocatore non vedente una mossa è eseguita quando il pezzo è in un altro foro, un pezzo catturato è fuori dalla scacchiera e la mossa è annunciata.
    [sighted_players_moves] Per toccare e muovere, al giocatore vedente si applicano le regole ordinarie.
    [blind_players_clock] È ammesso un orologio costruito per non vedenti.
    [blind_players_record] Il giocatore non vedente può tenere il formulario in braille o a mano, o registrare le mosse con un apparecchio.
    [blind_press] Solo quando la mossa del giocatore non vedente è eseguita e annunciata si può avviare l'orologio dell'avversario.
    [slip_of_the_tongue] Un lapsus si corregge subito, prima di avviare l'orologio dell'avversario.
    [boards_differ] Se le due scacchiere sono diverse, si correggono con l'aiuto dei due formulari e dell'arbitro, tornando se occorre all'ultima mossa comune.
    [scoresheets_differ] Se anche i due formulari sono diversi, si ripercorrono le mosse fino al punto in cui concordano, e l'arbitro regola gli orologi di conseguenza.
    [blind_players_assistant] Il giocatore non vedente può avere un assistente, che può muovere, annunciare, annotare e premere l'orologio per il giocatore, e dice tempi e mosse solo a richiesta. L'assistente non offre, accetta o richiede mai la patta.
    [sighted_players_assistant] Se il giocatore non vedente non ha un assistente, il vedente può averne uno, che solo muove e annuncia.
    [sighted_players_assistant_deaf] Se il giocatore non vedente non ha un assistente, il vedente può averne uno, che solo muove e annuncia. Contro un avversario che non sente l'assistente è obbligatorio.
    [sealing] Quando una sessione termina, chi ha il tratto scrive la mossa senza ambiguità, mette i due formulari in una busta, la sigilla e poi ferma l'orologio; fino ad allora può cambiare la mossa.
    [opening_the_envelope] La busta si apre solo quando è presente il giocatore che deve rispondere; la mossa in busta si esegue sulla scacchiera e si avvia l'orologio di quel giocatore.
    [sealed_move] Perde chi ha messo in busta una mossa ambigua, illegale o senza alcun senso possibile. Non se la partita è già finita, o se l'avversario non può dare scaccomatto: allora è patta.
    [late_at_the_resumption] Un giocatore che arriva alla ripresa dopo il tempo di tolleranza perde, salvo diversa decisione dell'arbitro; nel 2009 è un'ora se il torneo non ne fissa un altro. Se la mossa in busta ha concluso la partita, quel risultato vale.
    [envelope_missing] Se la busta manca, la partita continua dalla posizione aggiornata con i tempi annotati; i tempi non noti li fissa l'arbitro. Chi aveva messo in busta gioca la mossa che dichiara di aver scritto. Se la posizione non si può stabilire, la partita è annullata e se ne gioca una nuova.
    [quickplay] Nell'ultimo periodo un giocatore con meno di due minuti può richiedere la patta se l'avversario non fa sforzi per vincere o non può vincere con mezzi normali. L'arbitro accetta, decide più tardi o respinge; se respinge, l'avversario riceve due minuti.
    [quickplay_without_arbiter] Se non c'è arbitro, una richiesta nel finale rapido conclude la partita. Si scrive la posizione finale, con un formulario aggiornato se si dice che l'avversario non fa sforzi; l'avversario controlla entrambi, e decide un arbitro designato.
    [increment_request] Nel finale rapido chi ha il tratto può chiedere un incremento di cinque secondi per entrambi, che è anche un'offerta di patta. Se è rifiutata e l'arbitro è d'accordo, entrambi lo ricevono e l'avversario due minuti.
    [recorded_in_advance] Una mossa si scrive dopo averla eseguita. Solo chi richiede la patta con la prossima mossa, o la mette in busta, la scrive prima.
    [sheets_after_flag] Dopo la caduta di una bandierina, i giocatori che non hanno scritto aggiornano il formulario: entrambi a orologi fermi, uno solo con il proprio tempo e prima di toccare un pezzo. Se nessun formulario è completo, la partita si ricostruisce sotto il controllo dell'arbitro.
    [sheets_not_reconstructed] Se i formulari non si possono aggiornare, la prossima mossa è la prima del periodo seguente, salvo prova che siano state eseguite più mosse.
    [bystanders] Ogni altra persona che vede un'irregolarità può informare solo l'arbitro; anche un assistente.
    [warning] L'arbitro può ammonire un giocatore.
    [time_to_opponent] L'arbitro può aggiungere tempo all'orologio dell'avversario.
    [time_taken] L'arbitro può togliere tempo all'orologio di chi ha violato le Regole.
    [points_to_opponent] L'arbitro può aumentare i punti dell'avversario, fino al massimo che la partita può dare.
    [points_taken] L'arbitro può ridurre i punti di chi ha violato le Regole.
    [game_declared_lost] L'arbitro può dichiarare la partita persa per chi ha violato le Regole, e decide i punti dell'avversario.
    [expulsion] Un giocatore può essere espulso dal torneo.
    [supervision] Le regole di competizione complete si applicano a rapid e lampo solo se gli arbitri sono sufficienti: uno per non più di tre partite rapid, uno per ogni partita lampo.
    [adjusting] Chi ha il tratto può acconciare i pezzi dopo averlo detto.
    [touch_in_castling] Chi tocca il re e poi una torre deve arroccare con quella, se è legale; chi tocca prima la torre non può arroccare con quella in quella mossa.
    [rook_touched_first] Chi tocca una torre e poi il re non può arroccare con quella torre in quella mossa; la torre deve muovere se può.
    [touch_without_move] Se nessuno dei pezzi toccati può essere mosso o catturato, il giocatore può fare qualsiasi mossa legale.
    [assistant_who_moves] Un giocatore che non può muovere i pezzi può avere per questo un assistente, accettato dall'arbitro.
    [right_to_complain] Un giocatore non può più reclamare che l'avversario ha toccato un pezzo dopo aver toccato un pezzo con l'intenzione di muoverlo.
    [two_hands] Una mossa si esegue con una mano; usarne due è punito.
    [legal_move] Una mossa è legale quando il pezzo può muoversi così e il proprio re non resta sotto scacco.
    [unsupervised_illegal_move] Nel rapid senza arbitri sufficienti una mossa illegale si può reclamare solo finché chi reclama non ha eseguito la mossa seguente.
    [unsupervised_illegal_move_in_blitz] Nel lampo senza arbitri sufficienti una mossa illegale si può reclamare solo finché chi reclama non ha eseguito la mossa seguente.
    [wrong_set_up] Una partita in cui si scopre che la posizione iniziale dei pezzi era errata è annullata, e se ne gioca una nuova.
    [board_turned] Se si scopre che la scacchiera è disposta male, la partita continua, e la posizione si trasferisce su una scacchiera disposta bene.
    [reversed_colors] Una partita cominciata con i colori invertiti continua, salvo diversa decisione dell'arbitro.
    [reversed_colors_new-game] Una partita cominciata con i colori invertiti si interrompe e se ne gioca una nuova con i colori giusti, se i giocatori non hanno eseguito entrambi dieci mosse; dopo, continua.
    [displaced_pieces] Un giocatore che sposta dei pezzi li ridispone con il proprio tempo; si può fermare l'orologio e chiamare l'arbitro, che può punire il giocatore.
    [position_reinstated] Se si trovano pezzi spostati, si ristabilisce la posizione precedente; se non si può determinare, la partita continua dall'ultima posizione che si può individuare.
    [unsupervised_complaint] Nel rapid e nel lampo senza arbitri sufficienti la disposizione, la scacchiera e l'orologio non si possono più contestare dopo che entrambi i giocatori hanno eseguito { $complaints } mosse; un re o una torre disposti male allora non arroccano.
    [unsupervised_illegal_position] Nel rapid e nel lampo senza arbitri sufficienti un arbitro che vede entrambi i re sotto scacco o un pedone sull'ultima traversa attende che la mossa seguente sia completata; se la posizione è ancora illegale, dichiara la patta.
    [unsupervised_illegal_position_at_once] Nel rapid e nel lampo senza arbitri sufficienti un arbitro che vede entrambi i re sotto scacco o una promozione non completata interviene, se possibile.
    [looks_at_record] Nel rapid e nel lampo con sorveglianza chi ha il tratto può chiedere di vedere la registrazione dell'arbitro, cinque volte per partita; di più disturba l'avversario.
    [fine] L'arbitro può dare una multa annunciata in precedenza.
    [exclusion] L'arbitro può escludere un giocatore da uno o più turni.
    [same_hand] L'orologio si preme con la mano che ha eseguito la mossa; nessun dito resta sul pulsante o sopra di esso.
    [handling_the_clock] L'orologio si usa correttamente: non si colpisce, non si solleva, non si rovescia e non si preme prima della mossa. L'arbitro può punire il giocatore.
    [stopped_without_reason] Chi ferma gli orologi per chiamare l'arbitro deve avere un motivo; l'arbitro lo valuta e può punire il giocatore.
    [pieces_put_back] Un giocatore che sposta dei pezzi ristabilisce la posizione giusta con il proprio tempo.
    [displacement_penalised] L'arbitro può punire il giocatore che ha spostato dei pezzi.
    [recording_duty_ends] Con meno di cinque minuti in un periodo e meno di 30 secondi aggiunti per mossa, il giocatore non deve trascrivere fino alla fine del periodo.
    [disrepute] I giocatori non fanno nulla che getti discredito sugli scacchi.
    [leaving_the_playing_area] Nessun giocatore lascia la sede di gioco senza il permesso dell'arbitro, né l'area di gioco quando ha il tratto.
    [forbidden_during_play] Durante il gioco sono vietati appunti, consigli, altre scacchiere, apparecchi elettronici e il fumo fuori dal luogo previsto; l'arbitro può punire il giocatore.
    [notes_and_advice] Durante il gioco un giocatore non usa appunti, fonti o consigli e non analizza su un'altra scacchiera.
    [device] Un giocatore non ha con sé apparecchi elettronici non autorizzati dall'arbitro; altrimenti perde la partita, se il regolamento non è più mite.
    [finished_players] Chi ha finito la partita è considerato spettatore.
    [persistent_refusal] Chi si rifiuta persistentemente di rispettare le regole perde la partita; l'arbitro decide il punteggio dell'avversario.
    [both_guilty] Se entrambi i giocatori si rifiutano persistentemente di rispettare le regole, entrambi perdono la partita.
    [appeal] Un giocatore può fare appello contro una decisione dell'arbitro, salvo diverso regolamento, anche dopo aver firmato il risultato.
    [times_determined] Dove le Regole lasciano aperti i tempi, l'arbitro regola i due orologi secondo il suo miglior giudizio, o li lascia come sono, e regola il contatore delle mosse se occorre.
    [pawn_not_replaced] Chi porta un pedone sull'ultima traversa e preme l'orologio senza averlo sostituito ha eseguito una mossa illegale; il pedone diventa una donna del suo colore.
    [reply_before_recording] Il giocatore può rispondere prima di scrivere la mossa dell'avversario, ma scrive la propria prima di eseguire la seguente.
    [adjusting_on_own_time] Solo il giocatore il cui orologio è in moto può acconciare i pezzi.
    [same_position] Ha il tratto lo stesso giocatore, pezzi dello stesso tipo e colore sono nelle stesse case e tutti hanno le stesse mosse possibili: una presa en passant che fu possibile, o un diritto di arrocco perso da allora, ne fa un'altra posizione.
   *[other] Non c'è un riassunto di questo articolo.
}
law-listed = { $article }, { $title }.
no-such-article = Il programma non applica nessun articolo { $article } delle Regole del { $laws }. { word-laws } elenca quelli che applica.
article-alike = Si intendeva uno di questi: { $articles }?
no-such-term = Il glossario non ha la parola { $word }.
glossary-entry = { $term }: { $others }.

confirm = { $what ->
    [leave] Un orologio è in moto. Lasciare la partita? È stata salvata.
    [loses-the-sealed-move] La busta non è chiusa: se esce, la mossa è persa e va messa in busta di nuovo. Lasciare la partita?
    [leaves-the-envelope-open] La busta non è chiusa. Lasciare comunque la partita?
    [rematch] Comincia un'altra partita con i colori invertiti. È giusto?
    [resign] { $who } abbandona. È giusto?
    [accept] { $who } { $proposal ->
        [correction] accetta che la mossa illegale sia corretta
       *[draw] accetta la patta
    }. È giusto?
    [decline] Ci sono due proposte. { $who } rifiuta { $proposal ->
        [correction] di correggere la mossa illegale
       *[draw] la patta
    }. È giusto?
    [ruling] Questa decisione conclude o annulla la partita. È giusto?
    [claim] { $who } reclama la caduta della bandierina. È giusto?
    [draw-claim] { $who } { $claim ->
        [threefold] richiede la patta: la stessa posizione per la terza volta
        [fifty] richiede la patta: cinquanta mosse senza catture né mosse di pedone
        [increment] chiede un incremento
       *[quickplay] richiede la patta nel finale rapido
    }{ $intended ->
        [yes] , con la mossa scritta { $mv }
       *[no] { "" }
    }. È giusto?
    [press] { $who } ha premuto l'orologio senza una mossa. È giusto?
    [clock] Resterebbe meno della metà del tempo mostrato ora: { $times }. È giusto?
    [take] { $times } è più della metà del tempo mostrato ora. È giusto?
    [retrace] La partita torna indietro. È giusto?
    [silent] { $who }: orologio premuto senza annunciare la mossa. È giusto?
   *[result] Si dichiara il risultato { $score }. È giusto?
} 1, no. 2, sì. Scrivere un numero.
confirm-times = Gli orologi mostrerebbero poi { $times }; ora mostrano { $now }.
not-done = Non fatto.
only-watching = Questa partita si sta solo guardando: si può chiedere, e { word-quit } esce.
only-while-playing = Si può fare solo mentre si gioca una partita; qui non cambia nulla.
line-too-long = È troppo in una volta: una riga contiene al massimo { $commands } comandi e { $bytes } byte.
not-reached = Non eseguito: { $text }.
words-that-fit = Parole possibili: { $words }.
seated = A questa tastiera: { $who }.
seated-everybody = A questa tastiera: tutti.
seat-joined = { $who }: questa postazione partecipa alla partita.
seat-joined-watching = Questa partita ora si guarda.
seat-taken = { $who } partecipa da un altro terminale.
seat-free = { $who } ha lasciato l'altro terminale.
seat-asked = Un'altra persona chiede questa postazione. La riceve quando la si lascia con { word-quit }.
seat-asked-arbiter = { $who }: un'altra persona chiede quella postazione. L'arbitro la concede con { word-unseat }.
seat-waits = La postazione è occupata. Si chiede a chi la occupa e all'arbitro; si attende un minuto. Ctrl+C termina.
seat-watcher-changed = { $change ->
    [taken] Qualcuno guarda da un altro terminale.
    [left] Qualcuno non guarda più.
    [lost] Il terminale di qualcuno che guarda è senza collegamento.
   *[back] Il terminale di qualcuno che guarda è di nuovo collegato.
}
seat-not-here = { $why ->
    [only_at_the_host] Si fa dove si svolge la partita, non a questa postazione.
    [only_a_player] La rivincita la offre un giocatore: { word-rematch }.
    [nobody_sits] Nessuno è lì a un altro terminale.
    [another_speaker] { $who }: questa postazione non parla per altri.
   *[host_gone] Non è stato eseguito: ora non c'è collegamento con la partita.
}
seat-slow = { $who }: quello che viene da quel terminale arriva con più di un decimo di secondo di ritardo: { $ms } millisecondi.
terminal-is = { $state ->
    [empty] { $who } ha lasciato l'altro terminale; lì non c'è nessuno.
    [cut_off] { $who } è senza collegamento: da quel terminale non viene nulla.
    [slow] { $who } è a un altro terminale; quello che viene da lì arriva con { $ms } millisecondi di ritardo.
   *[connected] { $who } è a un altro terminale.
}
seat-sits-there = { $who } è a un altro terminale, e lo dice lì.
seat-too-late = Prima che arrivasse è successo altro; non è stato eseguito.
seat-sends-too-much = Questa postazione invia più di quanto riceva risposta subito: le risposte arrivano più lentamente.
seat-host-gone = Il collegamento con la partita è interrotto. Questa postazione attende, e continua da sola quando continua la partita.
seat-host-silent = Il programma che ospita la partita non risponde. La postazione viene lasciata comunque.
seat-host-back = Il collegamento con la partita è tornato.
seat-join-hint = Altri partecipano da un altro terminale con { $command }.
seat-sit-hint = { $command } prende il posto del Bianco, --as black quello del Nero, --as arbiter quello dell'arbitro.
seats-choice = Più partite offrono postazioni. Scrivere il numero di una.
seat-left = Questa postazione è stata lasciata. La partita continua senza.
in-hall = Questa partita è inviata alla sala, come scacchiera { $board } del turno { $round }.
not-in-hall = Questa partita non è nella sala, e continua. { $why }
trouble-hall = { $why ->
    [not_an_address] L'indirizzo del server non si può leggere. Ha la forma nats://sala.example.
    [not_resolved] Nessun computer con quel nome è noto.
    [credentials] Il server non accetta quell'utente, quella password o quella chiave.
    [credentials_file] Il file con le credenziali non si può leggere.
    [tls] Il server non accetta collegamenti cifrati affidabili.
    [not_allowed] Il server non lo permette a questo utente.
    [no_jet_stream] Il server non conserva messaggi. Vi si deve attivare JetStream.
    [not_kept] Il server non può conservare quello che si invia.
    [other_stream] Un altro programma usa su quel server i nomi della sala.
    [later_version] Quello che è stato inviato lì è di una versione successiva di Annabella.
    [claimed] Un'altra partita è inviata lì come questa scacchiera.
    [differs] Un altro programma invia alla sala un'altra conclusione di questa partita.
    [not_readable] Quello che è stato inviato come questa scacchiera non si può leggere.
    [other_board] La registrazione inviata lì è di un'altra scacchiera.
    [same_pair] Un'altra scacchiera ha un risultato di questi due giocatori in questo turno.
    [gone] La sala aveva questa scacchiera, e non l'ha più.
    [no_record] La registrazione della partita non si può leggere.
    [no_program] Questa Annabella è stata compilata senza la sala. I pacchetti la contengono; dal sorgente: ./x hall, o cargo install con --features hall.
    [program_gone] Il processo che parla con la sala è terminato.
   *[not_reached] Il server non risponde.
}
trouble-hall-needs-board = La sala deve sapere quale scacchiera è questa: --round 3 --board 12.
hall-row = Turno { $round }, scacchiera { $board }: { $white } contro { $black }, { $plies ->
    [one] { $plies } semimossa
   *[other] { $plies } semimosse
}, { $state ->
    [over] finita, { $result }
    [silent] silenzio
    [adjourned] aggiornata
    [differs] le scacchiere sono diverse
    [arbiter] serve l'arbitro
    [playing] in gioco
   *[stopped] ferma
}.
hall-row-without-game = Turno { $round }, scacchiera { $board }: { $state ->
    [missing] { $white } contro { $black }, non è arrivato nulla
   *[other] nessuna partita si può leggere
}.
hall-last = Ultima semimossa: { $mv }.
hall-age = Questi orologi sono una copia; l'ultima notizia della scacchiera è di { $span } fa.
hall-unsaved = La scacchiera non riesce a salvare la registrazione.
hall-silent = Nessuna notizia da { $span }.
hall-flag-near = { the-player } ha meno di un minuto.
hall-flag-fallen = La bandierina { player-of } è caduta.
hall-seat-lost = { $who } è senza collegamento.
hall-news = Scacchiera { $board }, { $white } contro { $black }: { $what ->
    [gone] non è più nella sala
    [not_saved] guardare la registrazione
    [differs] le scacchiere sono diverse
    [arbiter] serve l'arbitro
    [flag_fallen] una bandierina è caduta
    [flag_near] una bandierina sta per cadere
    [silent] silenzio
    [adjourned] aggiornata
    [over] finita, { $result }
   *[settled] risolto
}.
hall-news-without-game = Scacchiera { $board }: { $what ->
    [gone] non è più nella sala
    [silent] silenzio
   *[other] guardare la registrazione
}.
hall-news-of-many = { $count } scacchiere { $what ->
    [gone] non sono più nella sala
    [not_saved] con una registrazione da guardare
    [differs] con posizioni diverse
    [arbiter] dove serve l'arbitro
    [flag_fallen] dove una bandierina è caduta
    [flag_near] dove una bandierina sta per cadere
    [silent] in silenzio
    [adjourned] con la partita aggiornata
    [over] con la partita finita
   *[settled] con il caso risolto
}: { $boards }{ $more ->
    [0] {""}
    [one] {" "}e un'altra
   *[other] {" "}e altre { $more }
}.
hall-count = { $boards ->
    [0] Nessuna scacchiera
    [one] { $boards } scacchiera
   *[other] { $boards } scacchiere
}: { $needing ->
    [0] nessuna in attesa
    [one] { $needing } in attesa
   *[other] { $needing } in attesa
}, { $playing } in gioco, { $over } finite.
hall-not-paired = L'elenco non ha nessuna partita di { $white } contro { $black } nel turno { $round }; il suo risultato non è nel file.
hall-no-such-board = Nessuna scacchiera ha il numero { $typed }, e nessun nome di giocatore lo contiene.
hall-help = Scrivere il numero di una scacchiera o una parte di un nome. Una riga vuota elenca le scacchiere in attesa, { hall-words-all } elenca tutte le scacchiere, { hall-words-absent } quelle dove la partita non è cominciata o manca un giocatore, { hall-words-matches } gli incontri a squadre; { hall-words-way } e un numero dice che si sta andando lì; { hall-words-note }, un numero e un testo lo fa annotare a quella scacchiera, con il PIN della sua partita; { word-quit } esce.
hall-lost = Ora dalla sala non viene nulla. { $why }
hall-back = La sala è di nuovo collegata.
hall-waits = Attesa da { $span }.
hall-no-resumption = Quando e dove riprende la partita non è annotato.
hall-on-the-way = { $who } sta andando lì.
hall-way = { $who } sta andando alla scacchiera { $board }.
hall-no-way = Nessuno sta più andando alla scacchiera { $board }.
hall-note = { $fate ->
    [written] La scacchiera { $board } ha scritto la nota.
    [wrong_pin] Non è il PIN della scacchiera { $board }; non ha scritto nulla.
    [not_secret] Nulla è stato inviato alla scacchiera { $board }: altri sulla rete potrebbero leggere il PIN. Usare tls:// per il server.
   *[not_taken] La scacchiera { $board } non ha preso la nota: non risponde, o la sua partita non ha PIN.
}
hall-match = Turno { $round }, incontro { $number }: { $first } { $own }, { $second } { $other }{ $open ->
    [0] .
    [one] ; { $open } partita non è finita.
   *[other] ; { $open } partite non sono finite.
}
hall-empty = La sala è vuota: nessuna scacchiera ha ancora inviato nulla.
hall-input-over = Qui non si può più scrivere nulla; la sala viene lasciata. annabella hall --once mostra una volta tutte le scacchiere.
hall-none-of = { $what ->
    [matches] Non si conoscono incontri a squadre. --pairings indica l'elenco che li contiene.
   *[absent] La partita è cominciata a ogni scacchiera, e nessuno è assente.
}
hall-not-arrived = { $count ->
    [one] A una scacchiera
   *[other] A { $count } scacchiere
} la partita non è cominciata o manca un giocatore: { $boards }{ $more ->
    [0] {""}
    [one] {" "}e un'altra
   *[other] {" "}e altre { $more }
}.
hall-played-twice = Più scacchiere hanno una partita di { $white } contro { $black } nel turno { $round }: { $boards }. Nessun risultato è nel file.
hall-other-board = La registrazione inviata come scacchiera { $boards } del turno { $round }, { $white } contro { $black }, non dice di essere di quella scacchiera; il suo risultato non è nel file.
hall-nothing = Nessuna scacchiera corrisponde.
trouble-seat-not-offered = La partita { $file } ora non offre postazioni. Le offre quando è avviata con --seats: annabella play --seats, o annabella resume --seats.
trouble-seat-not-opened = Non si possono offrire postazioni: { $why }.
trouble-seat-not-own = La cartella { $folder } non è solo Sua, o un altro utente offre quella partita. Non è stato inviato nulla.
trouble-seat-no-ssh = ssh non si può avviare: { $why }.
trouble-seat-broken = Il collegamento con la partita si è interrotto.
trouble-seat-not-understood = Quello che è venuto da lì non è una partita che questa Annabella può leggere.
trouble-seat-ended = { $why ->
    [unseated] L'arbitro ha liberato questa postazione per un'altra persona.
    [host_left] La partita è stata lasciata dove si svolge.
    [version] Quella partita si svolge con un'altra versione di Annabella.
    [not_understood] Quello che questa postazione ha inviato non è stato capito.
    [line_too_long] Una riga era troppo lunga, o non era testo.
    [silent] Questa postazione non ha detto nulla per troppo tempo.
    [full] In quella partita non ci sono altre postazioni.
    [another_user] Quella partita è di un altro utente di questo computer.
    [taken] La postazione è già occupata.
    [no_such_role] Quella partita non ha un assistente: un assistente spetta all'unico giocatore non vedente.
    [watching_forbidden] Il regolamento di questo torneo non permette di guardare questa partita.
    [pin_needed] La postazione dell'arbitro richiede il PIN.
    [pin_wrong] Non è il PIN.
    [pin_later] Sono stati dati troppi PIN sbagliati. Riprovare fra un minuto.
   *[language] Dove si svolge la partita quella lingua non c'è.
}

## Screen: labels and key help

screen-terms = { $time }, Regole del { $laws }
screen-at-the-keys = Alla tastiera: { $who }
screen-anybody-at-the-keys = Alla tastiera: tutti
screen-help-key = ? tasti
screen-side = { $color }: { $name }
screen-side-blind = { $color }: { $name }, non vedente
screen-side-unnamed-blind = { $color }, non vedente
screen-points = { $points } { $form ->
    [zero] punti
    [half] punto
   *[one] punto
}
screen-no-room = Non c'è posto per una scacchiera: servono { $needed } colonne e righe, questa finestra ne ha { $there }.
screen-flag-down = bandierina giù
screen-board-of = Scacchiera { player-of }
screen-sign = { $sign ->
    [voice] nessuna voce
    [seats] posti { $there }/{ $all }
    [cases] casi: { $there }
    [saved] non salvato
    [hall] non in sala
   *[pin] PIN
}
screen-pin-needed = Le parole dell'arbitro richiedono il PIN.
screen-captured = Catturati: { $pieces }
screen-no-time = senza limite di tempo
screen-not-entered = non scritto
screen-sheet = { player }: formulario ({ $language })
screen-differing = { $squares ->
    [one] Una casa diversa.
   *[other] { $squares } case diverse.
}
screen-offer-open = L'offerta di patta { player-of } è aperta.
screen-period = Periodo { $period }: Bianco { $white }, Nero { $black } al controllo.
screen-last-period = Periodo { $period }: tutte le mosse.
screen-period-of = { player }, periodo { $period }: { $moves } al controllo.
screen-last-period-of = { player }, periodo { $period }: tutte le mosse.
screen-byo-yomi = Periodi di byo-yomi { player-of }: { $times }.
screen-key-name = { $key ->
    [enter] Invio
    [backspace] Backsp
    [delete] Canc
    [page-up] PgSu
    [page-down] PgGiù
    [home] Inizio
    [end] Fine
   *[ctrl] Ctrl
}
screen-key = { $act ->
    [enter] dà la riga; vuota, completa la mossa
    [begin_selection] alla scacchiera
    [selection] si muove sulla scacchiera
    [press_selection] solleva, o posa
    [drop_selection] lascia la scacchiera
    [cases] pannello dell'arbitro
    [speaker] chi parla
    [help] questi tasti
    [complete] completa la parola
    [boards] quali scacchiere
    [turn] da quale lato
    [pieces] i pezzi
    [coordinates] le coordinate
    [theme] i colori
    [scale] scacchiera grande
    [scroll_back] scorre indietro
    [scroll_forward] scorre avanti
    [sheets_back] formulari indietro
    [sheets_forward] formulari avanti
    [earlier] riga precedente
    [later] riga seguente
    [backspace] lettera prima
    [delete] lettera qui
    [delete_word] parola prima
    [clear] cancella la riga
    [left] sinistra
    [right] destra
    [home] all'inizio
    [end] al termine
    [redraw] ridisegna
    [silence] silenzio
    [suspend] alla shell
    [copy] copia il PGN
    [replay_forward] una semimossa avanti
    [replay_back] una semimossa indietro
    [replay_first] all'inizio della partita
    [replay_last] al termine della partita
    [leave_replay] esce dal riesame
   *[leave] esce, si riprende poi
}
help-heading = { $group ->
    [players] Giocatori
    [board] Sulla scacchiera
    [game] Sulla partita
    [arbiter] L'arbitro
    [program] Il programma
   *[end] Dopo la partita
}
screen-key-group = { $group ->
    [play] Giocare
    [line] La riga
    [read] Leggere
    [look] Aspetto
   *[program] Il programma
}
screen-words-title = { word-help } e una parola dice che cosa fa.
screen-sheets-differ = I formulari sono diversi da { $at } in poi.
screen-touched = Toccati: { $list }.
screen-choose-promotion = Promozione: scrivere la lettera del pezzo, o scegliere con le frecce e Invio.
screen-more-above = ▲ altro: PgSu
screen-more-below = ▼ { $rows } più recenti
ask-choice = { $choice ->
    [face-1] schermo
    [face-2] righe
    [face-3] righe e voce
    [voice-1] no
    [voice-2] sì
    [keys-1] Bianco
    [keys-2] Nero
    [keys-3] assistente
    [keys-4] tutti
    [resume-1] sì
    [terms-1] giocare
    [blind-1] Bianco
    [blind-2] Nero
    [blind-3] entrambi
    [blind-4] nessuno
    [seats-1] no
   *[heard-1] sì
}
ask-terms-laws = Regole del { $laws }
ask-terms-sheets = formulari { $sheets }
screen-watching = Solo guardare
screen-match = Punteggio { $white } : { $black }
screen-replay = Riesame: semimossa { $ply } di { $plies }. ← → Inizio Fine, Esc esce.
screen-how-to-begin = Scrivere una mossa; Invio la annuncia. ? mostra i tasti, aiuto le parole.
screen-copy = { $key } copia PGN.
screen-page-keys = { $left ->
    [0] Esc chiude
   *[other] ▼ { $left } PgGiù · Esc chiude
}
screen-cases-title = I casi dell'arbitro (F9)
watch-played = La partita è di nuovo in corso.
trouble-watching-forbidden = Il regolamento di questo torneo non permette di guardare questa partita.
watch-not-played = Questa partita ora non è in corso. Gli orologi mostrano gli ultimi tempi registrati.
watch-deleted = La registrazione è stata cancellata. La partita si mostra com'era.
watch-damaged = La registrazione è danneggiata. La partita si mostra com'era.
watch-replaced = Ora il file contiene un'altra partita. La partita si mostra com'era.
screen-first-line = Annabella. Con lettore di schermo o braille, avviarla con --accessible.
hall-words-all = tutte
hall-words-absent = assenti
hall-words-matches = incontri
hall-words-way = arrivo
hall-words-note = nota
hall-column = { $column ->
    [board] N.
    [white] Bianco
    [black] Nero
    [clocks] Orologi
    [result] Risult.
    [last] Ultima
   *[state] Stato
}
hall-filter = { $filter ->
    [needing] Mostrate: in attesa
    [not_arrived] Mostrate: non ancora presenti
    [playing] Mostrate: in gioco
    [over] Mostrate: finite
   *[all] Mostrate: tutte
}
hall-keys = Invio: apre   Tab: quali si mostrano   ?: tutti i tasti   Ctrl+C: esce
hall-all-keys =
    Invio: apre la scacchiera; Esc la chiude
    Frecce, PgSu, PgGiù, Inizio, Fine: scelgono una scacchiera
    Lettere, cifre: cercano per parte di un nome o per numero
    Tab: mostra tutte, in attesa, non ancora presenti, in gioco, finite
    Esc: le mostra di nuovo tutte
    F2: si sta andando alla scacchiera scelta, o non più
    F3: gli incontri a squadre
    F4: una nota che la scacchiera scelta scrive, con il PIN della sua partita
    Ctrl+C: esce
    Ogni tasto riporta indietro.
hall-results = Risultati del turno { $round }
hall-search = Ricerca: { $text }
hall-note-typed = Nota per la scacchiera { $board }: { $text }
hall-state = { $state ->
    [gone] MANCA
    [not_saved] REGISTR.
    [differs] DIVERSE
    [arbiter] ARBITRO
    [flag_fallen] CADUTA
    [flag_near] zeitnot
    [silent] SILENZIO
    [adjourned] aggiornata
    [unreadable] REGISTR.
    [missing] non c'è
    [playing] in gioco
    [over] { $result }
   *[stopped] ferma
}
recorded-in = Registrata in { $file }.
is-recorded = La partita si sta registrando. All'uscita se ne dice il file.
record-loss = { $why ->
    [deleted] La registrazione { $from } è stata cancellata.
    [folder-gone] La cartella della registrazione { $from } non esiste più.
    [replaced] La registrazione { $from } è stata sostituita da un altro file.
    [shortened] La registrazione { $from } è stata accorciata.
    [lengthened] Un altro programma ha scritto nella registrazione { $from }.
    [no-answer] Il disco di { $from } non risponde più.
    [no-room] Non c'è più spazio per la registrazione { $from }.
    [not-synced] Il disco non ha salvato la registrazione { $from }: { $detail }.
   *[not-written] La registrazione { $from } non si può scrivere: { $detail }.
}
trouble-record-moved = { record-loss } D'ora in poi tutta la partita si registra in { $to }.
trouble-record-lost = Non salvata! { record-loss } La partita continua; ogni mossa prova di nuovo a salvare.
trouble-record-late = Non ancora salvata! Il disco non risponde da due secondi. La partita continua.
trouble-record-copied = Intanto tutta la partita si registra anche in { $to }.
trouble-record-saved-again = Tutto è di nuovo salvato, in { $to }.
trouble-record-not-locked = Questo disco non può bloccare i file: badare che nessun altro programma scriva nella registrazione.
trouble-record-folder-not-synced = Questo disco non conferma i file nuovi: copiare altrove la registrazione quando la partita è finita.
trouble-record-nowhere-at-the-end = Non salvata! La registrazione non è su nessun disco. Conservare le mosse mostrate, o scriverle.
trouble-record-torn-end = L'ultima riga di { $path } è incompleta ed è ignorata.
trouble-record-no-end = La conclusione di { $path } non è segnata: la partita si sta giocando, è stata interrotta, o mancano righe.
trouble-record-unknown-version = Dalla riga { $line } in poi, { $path } è nella versione { $version } della registrazione, che questa Annabella non sa leggere; si leggono solo le righe precedenti. Installare l'Annabella più recente.
trouble-record-unknown-kind = La riga { $line } di { $path } ha un'annotazione che questa Annabella non conosce: { $kind }. Si leggono solo le righe precedenti. Installare l'Annabella più recente.
trouble-record-locked-by = La partita in { $path } è aperta in un'altra Annabella, processo { $process }; prima chiuderla lì.
trouble-record-exists = Il file { $path } esiste già e resta com'è. Scegliere un altro nome.
trouble-record-not-a-file = { $path } non è un file ordinario. Scegliere il nome di un file nuovo.
trouble-record-is-the-record = { $path } è la registrazione stessa. Scegliere un altro nome.
trouble-record-not-printed = Non è stato possibile scrivere tutto: { $why }.
trouble-record-not-readable = { $path } non è un file che si può leggere: è una cartella, una pipe o un dispositivo.
trouble-record-held = { $path } è usato da un altro programma; prima chiuderlo lì.
trouble-record-too-large = { $path } è troppo grande e non è stato letto.
games-entry = { $number }: { $white } contro { $black }, { $begun }. { $plies ->
    [0] Nessuna mossa.
    [one] Una semimossa, { $last }.
   *[other] { $plies } semimosse, l'ultima { $last }.
} { $sentence }
games-no-date = senza data
sheet-letters-missing = Il PDF non ha lettere per { $letters }: al posto di ognuna c'è un punto interrogativo. Il formulario HTML, annabella export --to html, le ha tutte.
games-not-begun = Non cominciata.
games-unfinished = Non finita; { $color ->
    [white] il Bianco
   *[black] il Nero
} ha il tratto.
games-being-played = In corso.
games-cancelled = Annullata; al suo posto se ne gioca un'altra.
games-over = { result-score }, { $text }: { result-reason }.
games-unreadable = { $number }: { $why }
trouble-record-no-game = Non c'è nessuna partita registrata così.
trouble-record-no-such-game = Nessuna partita registrata corrisponde a { $text }. Il comando annabella games le elenca tutte.
games-removed = { $count ->
    [one] È stata tolta una registrazione di una partita mai cominciata
   *[other] Sono state tolte { $count } registrazioni di partite mai cominciate
}.
import-done = Importata in { $file }.
import-possible = Partita { $game }: { $white } contro { $black }, { $plies }. Si può registrare.
import-counts = { $games } partite: { $whole } intere, { $cut } in parte, { $refused } rifiutate.
import-open-end = Le mosse terminano con *. Il risultato { $result } è quello dell'etichetta Result.
import-letters = Le mosse si leggono con le lettere di questa lingua: { $language }.
import-false-rights = { $fen } dà diritti di arrocco o di presa al passo che questa posizione non può avere. Sono tralasciati.
import-went-on = La partita era finita prima della mossa { $at }. È presa fino a lì.
import-broken-off = { $why } Le mosse precedenti sono registrate.
import-progress = { $games } partite lette
unsaved = Non salvata! La registrazione ora non è su nessun disco.
unsaved-late = Non ancora salvata! Il disco non risponde.
pgn-elsewhere = { $wanted } non è stato scritto da Annabella e resta com'è; il PGN è in { $file }.
trouble-record-line-too-long = La riga è troppo lunga; non ne è stato eseguito nulla. Una riga ha al massimo 10 000 caratteri.
nothing-played = Non si è giocato nulla; non si conserva nessuna registrazione.
record-words = Scrivere queste parole inglesi su entrambi i formulari; provano questa registrazione: { $words }.
record-words-adjourned = Da scrivere sulla busta e su entrambi i formulari, le parole inglesi di questa registrazione: { $words }.
seat-lost = { $who } è senza collegamento: da quel terminale non viene nulla.
seat-regained = { $who } è di nuovo in collegamento.
record-left = Qui si è usciti dal programma.
record-closed = Qui la registrazione è stata chiusa.
clocks-after-gap = Gli orologi si propongono senza il tempo intermedio ({ $gap }): Bianco { $white }, Nero { $black }. Se si deve addebitare { $color ->
    [white] al Bianco
   *[black] al Nero
}: orologio bianco { $white_with } nero { $black_with }. Decide l'arbitro.
paper = { $word ->
    [clocks] Orologi
    [move] Mossa
    [event] Torneo
    [site] Luogo
    [date] Data
    [round] Turno
    [board] Scacchiera
    [time-control] Cadenza
    [number] N.
    [time] Tempo
    [result] Risultato
    [record-words] Parole della registrazione
    [language] Lingua
    [opening] Apertura
   *[time-left] Tempo rimasto
}
scoresheet-of = { $color ->
    [white] Formulario del Bianco
   *[black] Formulario del Nero
}
scoresheet-moves = Mosse da { $first } a { $last }
scoresheet-page = Pagina { $page } di { $pages }
scoresheet-signature = { $who ->
    [white] Firma del Bianco
    [black] Firma del Nero
   *[arbiter] Firma dell'arbitro
}
scoresheet-signed = firmato da { $name }
braille-provisional = Arrocco e promozione sono scritti in modo provvisorio: il codice braille per essi non è confermato.
verify-whole = { $path } è completa: { $lines ->
    [one] una riga, collegata
   *[other] { $lines } righe, ognuna collegata
} a tutte le precedenti, e la registrazione è chiusa.
verify-open = { $path } è aperta: { $lines ->
    [one] una riga è come è stata scritta
   *[other] { $lines } righe sono come sono state scritte
}, ma la conclusione non è segnata. La partita si sta giocando, è stata lasciata o interrotta, o mancano le ultime righe.
verify-closed-early = { $path } è chiusa, e ogni riga è come è stata scritta, ma la partita non è finita.
verify-cut = { $path } è troncata: termina a metà della riga { $line }.
verify-edited = { $path } è stata cambiata: la riga { $line } non è come è stata scritta, o manca una riga precedente.
verify-words = Le parole fino alla riga { $line }: { $words }.
verify-words-found = Le parole sulla carta corrispondono a questa registrazione fino alla riga { $line }.
verify-words-not-found = Le parole sulla carta non corrispondono a questa registrazione.
verify-words-changed = Poi { $lines ->
    [one] segue una riga
   *[other] seguono { $lines } righe
}, e il risultato è un altro: allora { $before }, ora { $now }.
key-passphrase = { $notice ->
    [new] Scrivere una parola d'ordine per la nuova chiave. Non viene mostrata. Una riga vuota lascia la chiave senza.
    [again] Scrivere di nuovo la stessa parola d'ordine.
   *[asked] Scrivere la parola d'ordine della chiave. Non viene mostrata.
}
key-made = La nuova chiave è { $key }. { $secret } è segreta: conservarla dove nessun altro può leggerla. { $public } è per tutti.
trouble-signing-not-a-key = { $path } non contiene una chiave.
trouble-signing-wrong-passphrase = Non è la parola d'ordine di questa chiave. Nulla è stato firmato.
trouble-signing-passphrases-differ = Le due parole d'ordine non erano uguali. Nessuna chiave è stata creata.
trouble-signing-no-passphrase = Non è stato possibile leggere una parola d'ordine: { $why }.
trouble-signing-not-made = Questo computer non fornisce numeri casuali o ha troppo poca memoria. Nulla è stato creato.
trouble-signing-not-whole = { $path } non è una registrazione completa: si può firmare solo la registrazione di una partita finita e lasciata. annabella verify dice di più.
record-signed = { $path } è firmata con la chiave { $key }. La firma è { $signature }.
signature-none = Accanto non c'è nessuna firma.
signature-by = È firmata con la chiave { $key }. L'arbitro sa di chi è quella chiave.
signature-by-the-one-asked = È firmata con la chiave { $key }, quella indicata.
signature-by-another = È firmata con la chiave { $key }, che non è quella indicata.
signature-unchecked = La firma accanto non contiene la sua chiave, il cui numero è { $number }: indicare la chiave pubblica con --key per controllarla.
signature-wrong = La firma accanto non appartiene a questa registrazione com'è ora.
repaired = { $path } contiene { $lines ->
    [one] la prima riga
   *[other] le prime { $lines } righe
}. La riga { $line } è danneggiata; questa e il seguito, in tutto { $left ->
    [one] una riga
   *[other] { $left } righe
}, mancano. Il file danneggiato non è stato cambiato.
repaired-torn = { $path } contiene { $lines ->
    [one] l'unica riga intera
   *[other] tutte le { $lines } righe intere
}; l'ultima riga, incompleta, manca. Il file danneggiato non è stato cambiato.
repaired-whole = Nulla era danneggiato; { $path } è una copia di { $lines ->
    [one] una riga
   *[other] { $lines } righe
}.
lines-not-understood = { $lines ->
    [one] Una riga è intatta, ma l'ha scritta un'altra versione di Annabella e questa non la capisce.
   *[other] { $lines } righe sono intatte, ma le ha scritte un'altra versione di Annabella e questa non le capisce.
}

## Command line: le pagine di aiuto, come si chiama un comando

usage-options = OPZIONI
usage-command = COMANDO
usage-of-command = Uso: { $usage }; annabella { $command } --help dice di più.
usage-of-all = annabella --help elenca i comandi, annabella play --help le opzioni di una partita.
help-page-about = Scacchi alla scacchiera tra un giocatore non vedente o ipovedente e uno vedente. Annabella annuncia le mosse, misura il tempo, tiene i formulari e controlla le scacchiere.
help-page-more = annabella da solo fa alcune domande e comincia una partita. annabella help COMANDO mostra le opzioni di un comando, annabella help PAROLA che cosa fa una parola che si scrive in una partita.
help-page-heading = { $part ->
    [play] Giocare
    [look-back] Rivedere
    [trust] Fiducia
    [devices] Voce e scacchiere
    [laws] Regole e tornei
    [program] Programma
    [game] Partita
    [record] Registrazione
    [interface] Interfaccia
    [screen] Schermo
    [sound] Audio
    [arguments] Argomenti
    [options] Opzioni
    [examples] Esempi
    [usage] Uso
    [name] Nome
    [synopsis] Sintassi
    [description] Descrizione
    [commands] Comandi
    [files] File
    [environment] Ambiente
    [exit-status] Codice di uscita
   *[see-also] Vedere anche
}
help-page-file = { $file ->
    [games] Le registrazioni delle partite e i loro PGN, se --journal non indica un altro file.
    [settings] Quello che si ricorda per la prossima partita.
    [index] L'elenco delle partite; si può cancellare in ogni momento.
   *[spare] Dove continua una registrazione se il suo file va perduto durante la partita, se --spare non indica un'altra cartella.
}
help-page-variable = { $variable ->
    [accessible] Con 1 la partita si mostra in righe semplici, come con --accessible.
    [no-color] Se è impostata, lo schermo non ha colori.
    [language] La lingua dell'interfaccia, se --lang o le impostazioni non ne indicano una.
    [term] Il tipo del terminale. Con dumb la partita si mostra in righe semplici, con linux i pezzi sono lettere.
   *[folders] Le cartelle al posto di ~/.local/share, ~/.config, ~/.cache e ~/.local/state.
}
exit-code = { $command ->
    [verify] Codice di uscita 0: la registrazione è intera e chiusa, 1: è stata modificata o troncata, 2: la partita è ancora aperta.
    [compare] Codice di uscita 0: i formulari concordano, 1: sono diversi o a uno mancano semimosse, 2: non si possono leggere.
    [can-mate] Codice di uscita 0: deciso, 1: non determinato, 2: un diagramma non si può leggere.
    [boards] Codice di uscita 0: una scacchiera risponde, 1: nessuna risponde, 2: una porta non si può aprire.
   *[other] Codice di uscita 0: fatto, 1: non riuscito, 2: la riga di comando o un file è errato. Lo standard error dice perché.
}

## Words: what can be typed. The English words always work

# What begins a line.
word-begin = cominciare, comincia, comi
word-announce = annunciare, annuncio, annuncia
word-repeat = ripetere, ripeti, rip
word-correct = correggere, correggi, cor
word-press = premere, premi, pre
word-undo = annullare, annulla, ann
word-touch = toccare, tocca, toccato, toc
word-lift = sollevare, solleva
word-execute = eseguire, esegui, ese
word-record = annotare, annota, anno
word-strike = cancellare, cancella
word-check = verificare, verifica
word-board = scacchiera, posizione, sca
word-eboard = scacchiera elettronica
word-draw = patta, offro patta, offro la patta, offrire patta
word-accept = accettare, accetto, accetta
word-decline = rifiutare, rifiuto, rifiuta
word-resign = abbandonare, abbandono, abbandona
word-claim = reclamare, reclamo, reclama, richiedo, richiedere, rec
word-report = segnala, segnalare
word-appeal = appello
word-request = chiedere, chiedo
word-arbiter = arbitro, l'arbitro, arb
word-stop = fermare, ferma, pausa, fer
word-go = continuare, continua, riprendere, riprendi, con
word-clock = orologio, orologi, tempo, oro, quanto tempo, tempo rimasto
word-add = aggiungere, aggiungi
word-take = togliere, togli
word-penalty = penalità
word-supervision = sorveglianza
word-jadoube = acconcio, aggiusto, acco
word-counter = contatore
word-time = cadenza, cad
word-period = periodo
word-absent = assente
word-arrived = arrivato, arrivata
word-rule = decidere, decidi, dec
word-retrace = tornare, torna, tor
word-adjust = rimettere, rimetti, rim
word-done = fatto, eseguito
word-step = passo, prossimo passo
word-result = risultato
word-both = entrambi, entrambe
word-note = nota
word-adjourn = aggiornare, aggiorna, agg
word-seal = sigillare, sigilla, sig
word-envelope = busta, bus
word-open = aprire, apri, apr
word-reopen = riaprire, riapri, ripresa, ria
word-again = ancora, di nuovo, anc
word-last = ultima, ult, ultima mossa, mossa precedente
word-moves = mosse, mos
word-number = numero, num
word-times = tempi, tem
word-calls = avvisi, avviso
word-status = stato, chi ha il tratto, a chi tocca, dove sono, sta, tratto, chi muove, tocca a me, chi ha vinto, qual è il risultato
word-cases = casi, caso
word-look = consultare, consulta
word-help = aiuto, aiu, che cosa posso fare, cosa posso fare, guida
word-white = bianco, bianca, bianchi, bianche, il bianco, bia
word-black = nero, nera, neri, nere, il nero, ner
word-pieces = pezzi
word-mine = miei, i miei pezzi
word-theirs = suoi, i suoi pezzi
word-where = dove, dov
word-what = cosa, cos, che cosa, che pezzo, quale pezzo, casa
word-rank = traversa, riga
word-file = colonna
word-diagonal = diagonale
word-captured = catturati, presi, materiale, pezzi catturati, pezzi presi
word-walk = percorrere, percorri, percorrere le case, casa per casa
word-attacks = attacchi
word-earlier = prima, pri
word-later = dopo, dop
word-from = dal, dalla
word-offer = offerta
word-who = chi
word-sheet = formulario, form
word-spell = compitare, compita, com
word-law = regola, reg
word-laws = regole, rego
word-sign = firmare, firmo, firma
word-lang = lingua
word-cells = celle
word-verbosity = dettaglio
word-notation = notazione
word-rate = velocità
word-volume = volume
word-faster = più veloce, più in fretta
word-slower = più lento, più lentamente
word-louder = più forte, più alto
word-softer = più piano, più basso
word-quiet = silenzio
word-hear = ascoltare, ascolta
word-voice = voce
word-face = vista
word-am = sono, io sono, son
word-quit = uscire, esci, esc
word-save = salvare, salva
word-pgn = pgn
word-flip = girare, gira
word-settings = impostazioni
word-new = nuova, nuova partita
word-next = avanti, prossima
word-back = indietro
word-replay = rivedere, rivedi, rivedere la partita
word-rematch = rivincita, altra partita
word-print = stampare, stampa
word-unseat = liberare, libera, lib

# What only follows another word.
word-white-assistant = assistente del bianco
word-black-assistant = assistente del nero
word-assistant = assistente
word-everybody = tutti, tutte
word-flag = bandierina, ban
word-threefold = ripetizione, triplice ripetizione
word-fifty = cinquanta, cinquanta mosse, cin
word-quickplay = finale-rapido, finale rapido
word-no-effort = senza-sforzo, senza sforzo
word-no-arbiter = senza-arbitro, senza arbitro
word-increment = incremento
word-glossary = glossario
word-reject = respingere, respingi
word-postpone = rinviare, rinvia
word-lose = perdono, perdere
word-two-hands = due-mani, due mani
word-silent = silenzio
word-warning = ammonizione
word-points = punti
word-opponent-points = punti-avversario
word-loss = sconfitta
word-fine = multa
word-exclusion = esclusione
word-expulsion = espulsione
word-setup = disposizione, posizione iniziale
word-colours = colori
word-adequate = adeguata, adeguato
word-none = nessuna, nessuno
word-illegal = illegale, illegali
word-ply = semimossa
word-tone = segnale, bip
word-to = al, per, ai, a, in
word-of = del, di
word-on = sì, accesa, automatica
word-off = no, spenta
word-own = proprio, propria
word-opponent = avversario, avversari
word-king = re
word-queen = donna, donne, regina, regine
word-rook = torre, torri
word-bishop = alfiere, alfieri
word-knight = cavallo, cavalli
word-pawn = pedone, pedoni
word-takes = prende, cattura, mangia
word-en-passant = en passant, al passo, al varco
word-castle = arrocco, arroccare
word-kingside = corto
word-queenside = lungo
word-brief = breve
word-normal = normale
word-full = completo
word-screen = schermo
word-lines = righe, linee
word-hybrid = ibrida
word-system = sistema
word-embedded = incorporata
word-lost = perduta, persa
word-at = durante
word-as = come
word-words = parole
word-signs = segni
word-with-move = con-mossa, con la mossa
saying-score = 1-0, 0-1
saying-time = che ore sono
saying-flag = bandierina, bandierina caduta, è caduta la bandierina, tempo scaduto, tempo finito
saying-referee = giudice, chiamare l'arbitro, chiama l'arbitro
saying-illegal = illegale, mossa illegale, è illegale, non si può
saying-mate = matto, scaccomatto, scacco matto, scacco, stallo
saying-in-check = sono sotto scacco, chi è sotto scacco, c'è scacco, è scacco, il re è sotto scacco, sotto scacco
saying-fen = fen
saying-version = versione
saying-looks = colori, scuro, chiaro, più grande, tema
saying-mouse = mouse
saying-hint = suggerimento, mossa migliore, valutazione, analisi, mosse legali
saying-pin = pin
saying-descriptive = descrittiva
word-separately = separatamente, a parte
word-brf = brf, braille
word-small = è, sono, era, il, lo, la, i, gli, le, l, d, c, mio, mia, miei, mie, in, su, sul, nella, di, che, qual, quale, quali, mi, resta, rimane, ho, stato, stati, adesso, per, favore, si, trova, un, una, dimmi, sta, stanno
word-hear-again = questo, ancora, volta, mossa, ultima, annuncio, più, piano, quello, ha, detto, piacere

# How a question is answered.
reply-yes = sì, s
reply-no = no, n
