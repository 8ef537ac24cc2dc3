### Annabella en français. Un fichier, cinq sections : parole, avis, écran, ligne de commande, mots.
### Termes de la FFE : coup, demi-coup, adversaire, feuille de partie, pendule, nulle, avoir le trait.

## Speech: how players, pieces, squares, moves and times are said

player = { $color ->
    [white] Blancs
   *[black] Noirs
}
opponent = { $color ->
    [white] Noirs
   *[black] Blancs
}
the-player = { $color ->
    [white] Les Blancs
   *[black] Les Noirs
}
the-player-inside = { $color ->
    [white] les Blancs
   *[black] les Noirs
}
of-player = { $color ->
    [white] des Blancs
   *[black] des Noirs
}
to-player = { $color ->
    [white] aux Blancs
   *[black] aux Noirs
}
the-opponent-inside = { $color ->
    [white] les Noirs
   *[black] les Blancs
}
of-opponent = { $color ->
    [white] des Noirs
   *[black] des Blancs
}
actor = { $who ->
    [white] Le joueur des Blancs
    [black] Le joueur des Noirs
    [white_assistant] L'assistant des Blancs
    [black_assistant] L'assistant des Noirs
    [arbiter] L'arbitre
   *[program] Le programme
}
piece = { $role ->
    [queen] { role } { $color ->
        [white] blanche
       *[black] noire
    }
    [rook] { role } { $color ->
        [white] blanche
       *[black] noire
    }
   *[other] { role } { $color ->
        [white] blanc
       *[black] noir
    }
}
role = { $role ->
    [king] roi
    [queen] dame
    [rook] tour
    [bishop] fou
    [knight] cavalier
   *[pawn] pion
}
the-role = { $role ->
    [queen] la { role }
    [rook] la { role }
   *[other] le { role }
}
a-role = { $role ->
    [queen] une { role }
    [rook] une { role }
   *[other] un { role }
}
the-piece = { $role ->
    [queen] la { piece }
    [rook] la { piece }
   *[other] le { piece }
}
a-piece = { $role ->
    [queen] une { piece }
    [rook] une { piece }
   *[other] un { piece }
}
counted-pieces = { $count ->
    [one] { role }
   *[other] { $count } { $role ->
        [king] rois
        [queen] dames
        [rook] tours
        [bishop] fous
        [knight] cavaliers
       *[pawn] pions
    }
}
rounds = { $count ->
    [one] une ronde
   *[other] { $count } rondes
}
points-in-words = { $points ->
    [none] aucun point
    [half] un demi-point
   *[one] un point
}
position-fault = { $why ->
    [text] ce n'est pas un FEN
    [no-king] il manque un roi
    [many-kings] un joueur a plus d'un roi
    [pawn-on-last-rank] un pion se trouve sur la première ou la dernière rangée
    [wrong-side-in-check] le joueur qui n'a pas le trait est en échec
    [over] la partie serait aussitôt terminée par mat ou par pat
    [dead] la partie serait aussitôt terminée : aucun joueur ne pourrait mater par aucune suite de coups
   *[otherwise] ses éléments se contredisent
}
duty = { $duty ->
    [move] jouer les coups sur l'échiquier
    [announce] annoncer
    [record] tenir la feuille de partie
    [press] appuyer sur la pendule
    [ask] demander les temps et le nombre de coups
    [claim] réclamer la chute du drapeau ou signaler une pièce touchée
   *[seal] les formalités d'un ajournement
}
roles-role = { $kind ->
    [player] le joueur
    [blind-assistant] l'assistant du joueur aveugle
    [sighted-assistant] l'assistant du joueur voyant
    [arbiter] l'arbitre
   *[program] le programme
}
roles-own-side = { $who } pour son propre camp
nothing = rien
empty = vide
sheet-language = { $code ->
    [de] allemand
    [es] espagnol
    [fr] français
    [it] italien
    [pt] portugais
    [nl] néerlandais
    [ca] catalan
    [gl] galicien
    [ro] roumain
    [da] danois
    [no] norvégien
    [sv] suédois
    [is] islandais
    [fi] finnois
    [et] estonien
    [pl] polonais
    [cs] tchèque
    [sk] slovaque
    [hu] hongrois
    [hr] croate
    [sr] serbe
    [sl] slovène
    [ru] russe
    [uk] ukrainien
    [bg] bulgare
    [el] grec
    [tr] turc
    [fig] figurines
   *[en] anglais
}
half-moves = { $plies ->
    [0] zéro demi-coup
    [one] un demi-coup
   *[other] { $plies } demi-coups
}
move-announced-move-first = { $mv }. { player } : { $words }.
move-announced-in-words = { player } : { $words }.
move-announced = { player } : { $words }. { $mv }.
again = Encore : { $sentence }
again-times = Encore, { $times } : { $sentence }
announcement-corrected = Corrigé. { $sentence }
piece-on-square = { piece } en { $square }
square-holds = { $square } { $piece }
square-empty = { $square } vide
board-difference = { $square } : échiquier des Blancs { $white }, échiquier des Noirs { $black }
ply-start = le début de la partie
nothing-more = rien de plus
board-difference-both = { $square } : les deux échiquiers { $piece }
clocks-unchanged = inchangées
clocks-as-then = Blancs { $white }, compteur { $white_moves } ; Noirs { $black }, compteur { $black_moves }
check-square = { $square } : { $stands }, attendu : { $should }
do-turn-round = tournez tout l'échiquier d'un demi-tour
do-lift = retirez { the-piece } de { $square }
do-move = déplacez { the-piece } de { $from } à { $to }
do-place = posez { a-piece } en { $square }
cause-behind = { $plies ->
    [one] le dernier demi-coup n'a pas été exécuté
   *[other] les { $plies } derniers demi-coups n'ont pas été exécutés
}
cause-not-executed = le coup { $mv } n'a pas été exécuté
cause-unrecorded = exécuté, mais absent des deux feuilles de partie : { $moves }
cause-executed-as = le coup { $mv } a été exécuté comme { $from } { $to }
cause-wrong-promotion = le coup { $mv } a été exécuté avec promotion en { role }
cause-castled-to = { $side ->
    [king] le coup { $mv } a été exécuté comme petit roque
   *[queen] le coup { $mv } a été exécuté comme grand roque
}
cause-rook-forgotten = le coup { $mv } a été exécuté sans déplacer la tour
cause-en-passant-left = le coup { $mv } a été exécuté, mais le pion { $square } est resté sur l'échiquier
cause-turned = { $how ->
    [half] tout l'échiquier est tourné de 180 degrés
    [quarter] tout l'échiquier est tourné de 90 degrés
    [files] l'échiquier est en miroir : les colonnes a et h sont inversées
   *[ranks] l'échiquier est en miroir : la première et la huitième rangée sont inversées
}
cause-colors-exchanged = les pièces blanches et noires sont interverties
cause-knocked-over = plusieurs pièces semblent avoir été renversées{ $squares ->
    [none] { "" }
   *[other] { " " }: { $squares }
}
cause-set-up-wrongly = des pièces qui n'ont jamais joué ont changé de place{ $squares ->
    [none] { "" }
   *[other] { " " }: { $squares }
}
cause-displaced = { the-piece } est en { $stands }, attendu en { $should }
cause-wrong-piece = { $square } : { $stands }, attendu : { $should }
cause-missing = il manque { the-piece } en { $square }
cause-extra = en trop : { piece } en { $square }
on-sheet-of = sur la feuille de partie { of-player }
on-sheet-named = sur la feuille de partie { $sheet }
moves-and = { $moves } et { $last }
slip-missing = { $count ->
    [one] il manque
   *[other] il manque
} { $moves } { $on }
slip-repeated = { $count ->
    [one] écrit deux fois
   *[other] écrits deux fois
} { $on } : { $entries }
slip-surplus = { $entry } { $on } est une inscription en trop
slip-exchanged = { $one } et { $other } sont intervertis { $on }
slip-castling = { $entry } { $on } est le roque de l'autre côté ; le coup juste est { $mv }
slip-letters = { $entry } { $on } est { $mv } avec les lettres d'une autre langue ({ $language })
slip-wrong = { $entry } est écrit au lieu de { $mv } { $on }
slip-either = { $one } { $on } ou { $other } { $there }{ $later ->
    [no] { "" }
   *[yes] , et toute la suite convient aux deux versions
}
slip-open = { $entries } : le demi-coup joué reste incertain{ $later ->
    [no] { "" }
   *[yes] , et tout ce qui suit convient à plusieurs
}
slip-either-order = { $one } et { $other } sont dans l'ordre inverse sur l'autre feuille de partie{ $later ->
    [no] { "" }
   *[yes] , et toute la suite convient aux deux versions
}
stroke-correct = corrigez { $from } en { $to }
stroke-write-in = insérez { $moves } après { $last }
stroke-strike = rayez { $entry }, demi-coup { $ply }
stroke-exchange = intervertissez { $one } et { $other }
stroke-strike-rest = rayez tout à partir de { $from }
slips-of-two-games = Les deux feuilles de partie ont peu en commun : elles sont peut-être de deux parties différentes.
slips-agreed = { $slips } ; { $how ->
    [with-it] avec ce coup, les deux feuilles concordent jusqu'à la position après { $last }.
    [with-them] avec ces coups, les deux feuilles concordent jusqu'à la position après { $last }.
   *[corrected] une fois cela corrigé, les deux feuilles concordent jusqu'à la position après { $last }.
}
hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
minutes = { $count ->
    [0] zéro minute
    [one] { $count } minute
   *[other] { $count } minutes
}
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
duration-before = { $before }, { $last }
duration = { $before } et { $last }
half-points = { $whole ->
    [0] un demi
   *[other] { $whole } et demi
}
time-of = { $player } : { $time }
time-then = puis { $period }
time-with = { $period }, avec { $bonus }
time-none = sans pendule
time-moves = { $moves ->
    [one] { $moves } coup en { $time }
   *[other] { $moves } coups en { $time }
}
time-all-moves = tous les coups en { $time }
time-cumulative = { $time } de plus à chaque coup
time-delay = un délai de { $time } à chaque coup
time-us-delay = un délai de { $time } avant que la pendule ne décompte
time-byo-yomi = byo-yomi, { $times ->
    [one] une fois { $time }
   *[other] { $times } fois { $time }
}
time-canadian = { $moves ->
    [one] { $moves } coup en { $time }, et ainsi de suite
   *[other] { $moves } coups en { $time }, et ainsi de suite
}
time-hourglass = un sablier de { $time }
time-up = sans limite, les pendules comptent le temps utilisé
time-repeats = la dernière période se répète
time-turns-at-zero = la période suivante commence quand la pendule arrive à zéro
time-freezes = les deux pendules s'arrêtent quand l'une arrive à zéro
time-call = Temps restant : { $left }.
time-calls-on = Votre temps est annoncé quand il vous reste : { $marks }.
time-calls-tone = Vous entendez un bip quand il vous reste : { $marks }.
time-calls-off = Votre temps n'est donné que si vous le demandez.
clock-short = { $color ->
    [white] Blancs
   *[black] Noirs
} { $time } { $unit ->
    [hours] heures
    [minutes] minutes
   *[seconds] secondes
}{ $runs ->
    [yes] { "" }, en marche
   *[no] { "" }
}.
clock-used-and-left = { $who ->
    [you] Il vous reste { $left } ; temps utilisé : { $used }.
    [white] Il reste { $left } aux Blancs ; temps utilisé : { $used }.
   *[black] Il reste { $left } aux Noirs ; temps utilisé : { $used }.
}
clock-used = { $who ->
    [you] Vous avez utilisé { $used } ; il n'y a pas de limite.
    [white] Les Blancs ont utilisé { $used } ; il n'y a pas de limite.
   *[black] Les Noirs ont utilisé { $used } ; il n'y a pas de limite.
}
clock-entered = { $who ->
    [you] À la pendule de la table, selon la dernière saisie, il vous reste { $left }.
    [white] À la pendule de la table, selon la dernière saisie, il reste { $left } aux Blancs.
   *[black] À la pendule de la table, selon la dernière saisie, il reste { $left } aux Noirs.
}
clock-not-entered = Le temps est tenu par la pendule de la table ; ses temps n'ont pas encore été saisis.
times-on-the-table = La durée de chaque coup n'est pas connue : la pendule de la table la tient.
clock-flag = { $who ->
    [you] Votre drapeau est tombé.
    [white] Le drapeau des Blancs est tombé.
   *[black] Le drapeau des Noirs est tombé.
}
clock-byo-yomi = { $times ->
    [one] La dernière période de byo-yomi.
   *[other] Périodes de byo-yomi restantes : { $times }.
}
moves-from-boards = D'après l'échiquier : { $list }.
moves-completed = { $moves ->
    [0] Aucun coup achevé
    [one] { $moves } coup achevé
   *[other] { $moves } coups achevés
}
clock-moves = { moves-completed }.
clock-moves-to-control = { moves-completed }, { $more } jusqu'au contrôle de temps.
report-heading = Rapport pour l'arbitre : { $white } contre { $black }, { $begun }
report-incidents = { $count ->
    [0] Aucun incident.
   *[other] Incidents, avec le dernier demi-coup et les pendules des Blancs et des Noirs :
}
with-colon = { $label } :
report-line = { $time } { $who } : { $sentence }
report-line-by = { $time } ({ $who }) { $sentence }
report-line-alone = { $time } { $sentence }
report-sensed = { $who }, { $source ->
    [lever] par le levier
   *[board] d'après l'échiquier
}
report-private = { $time } { to-player } seuls : { $sentence }
both-boards = Les deux échiquiers :
board-of = Échiquier { of-player } :
voice-why = { $why ->
    [no-process] Le programme vocal est introuvable
    [process-died] Le programme vocal s'est arrêté de façon inattendue
    [no-alsa-library] La bibliothèque ALSA est introuvable (libasound.so.2, dans le paquet libasound2)
    [process-frozen] Le programme vocal n'a pas répondu
    [process-flooded] Le programme vocal a envoyé trop de données
    [no-library] La bibliothèque espeak-ng est introuvable
    [no-system-voice] Il n'y a pas de voix du système
    [no-reader] Aucun lecteur d'écran n'accepte de phrases ici
    [system-broken] La voix du système a refusé une phrase
    [system-silent] La voix du système reste muette
    [no-device] Il n'y a pas de périphérique audio
    [device-busy] Un autre programme utilise le périphérique audio
    [device-lost] Le périphérique audio a été débranché
    [device-of-a-listener] Le périphérique audio par défaut est le casque d'un joueur ; choisissez le haut-parleur de la salle avec --device
    [device-frozen] Le périphérique audio ne répond pas
   *[other] La voix est en panne
}
result-score = { $score ->
    [score-1-0] Les Blancs gagnent
    [score-0-1] Les Noirs gagnent
    [score-draw] Nulle
    [score-both-lose] Les deux joueurs perdent
    [score-half-0] Un demi-point pour les Blancs, zéro pour les Noirs
    [score-0-half] Un demi-point pour les Noirs, zéro pour les Blancs
   *[other] Résultat
}
result-reason = { $reason ->
    [checkmate] échec et mat
    [resignation] abandon
    [stalemate] pat
    [dead_position] position morte, aucun joueur ne peut mater
    [agreement] par accord mutuel
    [time] un drapeau est tombé
    [both_flags] les deux drapeaux sont tombés et l'ordre est inconnu
    [both_flags_at_the_claim] les deux drapeaux sont tombés
    [threefold] même position pour la troisième fois
    [fifty_moves] cinquante coups sans prise ni coup de pion
    [illegal_moves] coups illégaux
    [quickplay] fin de partie rapide
    [fivefold] même position pour la cinquième fois
    [seventy_five_moves] soixante-quinze coups sans prise ni coup de pion
    [sealed_move] le coup sous enveloppe est ambigu ou illégal
    [forfeit] forfait
    [illegal_position] les deux rois encore en échec, ou un pion encore sur sa dernière rangée, après un autre coup achevé
    [not_given] le motif n'est pas enregistré
   *[arbiter] par décision de l'arbitre
}
takes = prend
check = échec
checkmate = échec et mat
castles-kingside = petit roque
castles-queenside = grand roque
guidelines-article = Directives { $number }
article-in-words = article { $number }
castling-rights = { $side ->
    [both] des deux côtés
    [king] petit roque
    [queen] grand roque
   *[none] aucun
}
claim-after = après { $mv }
claim-before-start = avant le premier coup enregistré
law-title = { $key ->
    [moves_alternate] les joueurs jouent à tour de rôle
    [touch_move] pièces touchées
    [promotion_choice] choix de la pièce de promotion
    [checkmate] échec et mat
    [resignation] abandon
    [stalemate] pat
    [dead_position] position morte
    [agreement] nulle par accord mutuel
    [press] appuyer sur la pendule
    [help_for_a_disability] assistant pour la pendule
    [default_time] délai de forfait
    [flag_fall] quand un drapeau est tombé
    [loss_on_time] perte au temps
    [both_flags] les deux drapeaux tombés
    [both_flags_at_the_claim] les deux drapeaux tombés à la réclamation
    [clocks_set_wrongly] pendule mal réglée
    [interruption] arrêter la pendule
    [illegal_move] coup illégal
    [illegal_move_penalty] sanction d'un coup illégal
    [empty_press] appuyer sans avoir joué
    [agreement_by_the_rules] nulle et règlement du tournoi
    [draw_offer] proposition de nulle
    [repeated_offers] propositions et réclamations gênantes
    [threefold] triple répétition
    [threefold_intended] le prochain coup répète la position
    [threefold_standing] le dernier coup a répété la position
    [fifty_moves] cinquante coups
    [fifty_moves_intended] cinquantième coup prévu
    [fifty_moves_standing] cinquante coups joués
    [claim_after_touch] pas de réclamation après avoir touché
    [claim] procédure d'une réclamation
    [wrong_claim] réclamation incorrecte
    [fivefold] quintuple répétition
    [seventy_five_moves] soixante-quinze coups
    [signed_result] signature du résultat
    [arbiters_role] rôle de l'arbitre
    [two_boards] deux échiquiers
    [announcement] annonce des coups
    [blind_touch] quand le joueur aveugle a touché une pièce
    [blind_move_made] quand le coup du joueur aveugle est joué
    [sighted_players_moves] coups du joueur voyant
    [blind_players_clock] pendule du joueur aveugle
    [blind_players_record] feuille de partie du joueur aveugle
    [blind_press] quand la pendule de l'adversaire est mise en marche
    [slip_of_the_tongue] lapsus
    [boards_differ] échiquiers différents
    [scoresheets_differ] feuilles de partie différentes
    [blind_players_assistant] assistant du joueur aveugle
    [sighted_players_assistant] assistant du joueur voyant
    [sealing] mise sous enveloppe d'un coup
    [opening_the_envelope] ouverture de l'enveloppe
    [sealed_move] coup sous enveloppe
    [late_at_the_resumption] retard à la reprise
    [envelope_missing] enveloppe manquante
    [quickplay] fin de partie rapide
    [quickplay_without_arbiter] fin de partie rapide sans arbitre
    [increment_request] demande d'un incrément
    [recorded_in_advance] coup inscrit à l'avance
    [sheets_after_flag] feuilles de partie après la chute d'un drapeau
    [sheets_not_reconstructed] feuilles de partie impossibles à compléter
    [bystanders] irrégularités vues par d'autres
    [warning] avertissement
    [time_to_opponent] temps donné à l'adversaire
    [time_taken] temps retiré au joueur fautif
    [points_to_opponent] points donnés à l'adversaire
    [points_taken] points retirés au joueur fautif
    [game_declared_lost] partie déclarée perdue
    [expulsion] expulsion du tournoi
    [supervision] surveillance du rapide et du blitz
    [adjusting] rectifier des pièces
    [touch_in_castling] roi et tour touchés
    [rook_touched_first] tour touchée avant le roi
    [touch_without_move] pièces touchées qui ne peuvent pas jouer
    [assistant_who_moves] assistant qui déplace les pièces
    [right_to_complain] droit de se plaindre d'une pièce touchée
    [two_hands] jouer à deux mains
    [legal_move] coups légaux et illégaux
    [unsupervised_illegal_move] coups illégaux en rapide sans surveillance
    [unsupervised_illegal_move_in_blitz] coups illégaux en blitz sans surveillance
    [wrong_set_up] position initiale incorrecte
    [board_turned] échiquier mal placé
    [reversed_colors] couleurs inversées
    [displaced_pieces] pièces déplacées
    [position_reinstated] position à rétablir
    [unsupervised_complaint] réclamations sans surveillance
    [unsupervised_illegal_position] position illégale sans surveillance
    [looks_at_record] consulter l'enregistrement de l'arbitre
    [fine] amende
    [exclusion] exclusion de rondes
    [same_hand] appuyer avec la main qui a joué
    [handling_the_clock] maniement de la pendule
    [stopped_without_reason] pendules arrêtées sans motif
    [pieces_put_back] pièces déplacées à remettre
    [displacement_penalised] sanction pour des pièces déplacées
    [recording_duty_ends] fin de l'obligation de noter
    [disrepute] discrédit du jeu d'échecs
    [leaving_the_playing_area] quitter l'aire de jeu
    [forbidden_during_play] notes, conseils, appareils et tabac
    [notes_and_advice] notes et conseils
    [device] appareils électroniques
    [finished_players] joueurs ayant terminé
    [persistent_refusal] refus persistant d'appliquer les règles
    [both_guilty] les deux joueurs refusent
    [appeal] appel
    [times_determined] les temps après une irrégularité
    [pawn_not_replaced] pion laissé sur sa dernière rangée
    [reply_before_recording] répondre avant de noter
    [adjusting_on_own_time] rectifier sur son propre temps
    [same_position] quand une position est la même
   *[other] sans titre
}
law-text = { $article }, { $title }. { $text }
laws-listed = Articles des Règles de { $laws } que le programme applique :
rank-in-words = Rangée { $rank }. { $pieces }
numbered-in-words = { $color ->
    [white] coup { $number }, { $mv }
   *[black] coup { $number } des Noirs, { $mv }
}

event-part = { $tag ->
    [Event] Tournoi : { $value }
    [Site] lieu : { $value }
    [Date] date : { $value }
    [Round] ronde : { $value }
   *[Board] échiquier : { $value }
}
castling-typed = { $side ->
    [long] 0-0-0
   *[short] 0-0
}

## Notices: what happened, what was refused and what would be right

opened = { $named ->
    [no] Nouvelle partie.
    [goes-on] { "" }
   *[yes] { $white } joue avec les Blancs, { $black } avec les Noirs.
} Cadence : { $time }. Règles de { $laws }.
record-reopened = L'enregistrement reprend { $plies ->
    [0] à son début
   *[other] après { $last }
}, { $gap } après sa dernière entrée. Les pendules affichent les derniers temps enregistrés.
torn = La dernière ligne de l'enregistrement était incomplète et a été supprimée ; le reste est intact.
time-missing = Temps inexpliqué : { $gap }. L'ordinateur était en veille, le programme a été arrêté ou l'heure de l'ordinateur a été modifiée. Les deux pendules sont arrêtées sur leurs temps d'avant ; l'arbitre décide ({ $article }).
session-announced = La séance se termine { $after } après le début de cet enregistrement.
session-announced-before-play = La séance se termine { $after } après le début de la partie.
seal-required = La séance est terminée. { the-player } mettent un coup sous enveloppe.
move-sealed = { the-player } ont mis un coup sous enveloppe et peuvent le changer jusqu'à l'arrêt de la pendule.
game-adjourned = La partie est ajournée. { the-player } ont mis sous enveloppe le coup numéro { $number }.
reply-sealed = { the-player } ont mis une réponse sous enveloppe. La pendule { of-opponent } tourne.
envelope-closed = L'enveloppe est fermée. Seule sa phrase secrète l'ouvre.
resumption-set = Reprise : { $text }.
game-resumed = La partie reprend à la position précédant le coup sous enveloppe, avec les temps de l'ajournement.
envelope-opened = L'enveloppe est ouverte. Le coup { of-player } sous enveloppe : { $text }.
envelope-opened-ambiguous = L'enveloppe est ouverte. Le coup { of-player } sous enveloppe : { $text }, qui peut désigner plusieurs coups.
envelope-opened-unreadable = L'enveloppe est ouverte. Le coup { of-player } sous enveloppe : { $text }, illisible ({ $article }). Arbitre : tapez { word-result } et le score si ce n'est pas un coup légal, ou ouvrir comme et le coup.
envelope-lost = L'enveloppe manque. { the-player } disent quel coup était sous enveloppe. Arbitre : tapez ouvrir comme et ce coup.
envelope-players = Enveloppe : { $white } contre { $black }.
envelope-sealer = { the-player } ont mis sous enveloppe le coup numéro { $number }.
envelope-position = Position précédente : { $position }.
envelope-time = { the-player } ont utilisé { $used } ; temps restant : { $left }.
envelope-time-used = { the-player } ont utilisé { $used }.
envelope-no-resumption = L'enveloppe n'indique ni le jour, ni l'heure, ni le lieu de la reprise. Arbitre : tapez { word-envelope } et ces indications.
not-sealed = { $trouble ->
    [no-move] Cela ne peut pas se lire comme un coup et n'est pas mis sous enveloppe. Tapez { word-seal } et le coup.
    [empty] Ce braille ne contient aucun coup. Tapez { word-seal } et un seul coup, en texte ou en cellules.
    [unreadable] Ces cellules braille n'ont pas la forme d'un coup. Écrivez la pièce, la case et rien d'autre, par exemple les cellules de Cf3.
    [several] Ces cellules braille contiennent plusieurs coups. Un seul coup est mis sous enveloppe.
    [too-long] Ce fichier braille est trop long pour un seul coup. La limite est de 64 kilo-octets.
    [not-a-file] C'est un dossier, un tube ou un périphérique. Indiquez un fichier braille d'un seul coup, en brf ou brl.
   *[not-opened] Le fichier braille ne peut pas être lu : { $why }. Indiquez un fichier d'un seul coup, en brf ou brl.
}
sealed-asked = { $is ->
    [known] Vous avez mis { $text } sous enveloppe. Le coup peut être changé jusqu'à l'arrêt de la pendule.
    [nothing] Rien n'est encore sous enveloppe. Tapez { word-seal } et le coup.
   *[hidden] D'autres voient ce terminal : le coup sous enveloppe n'y est pas montré. { word-seal } et un coup le changent.
}
passphrase = { $notice ->
    [asked] Arbitre, entrez une phrase secrète pour l'enveloppe sur la ligne suivante. Elle n'est pas affichée.
    [asked-of-the-sealer] Vous choisissez vous-même la phrase secrète de l'enveloppe : sans elle, personne ne l'ouvre. Entrez-la sur la ligne suivante ; elle n'est pas affichée. { word-later } la remet à plus tard, { word-quit } quitte.
    [again] Entrez la même phrase secrète encore une fois.
    [not-the-same] Les deux phrases secrètes n'étaient pas identiques, ou rien n'a été entré. Entrez de nouveau une phrase secrète.
    [too-short] Cette phrase secrète est trop courte. Il faut six caractères ou plus.
    [put-off] L'enveloppe n'est pas fermée. { word-envelope } demande de nouveau sa phrase secrète.
    [to-open] Arbitre, entrez la phrase secrète de l'enveloppe sur la ligne suivante. Elle n'est pas affichée. Une ligne vide laisse l'enveloppe fermée.
    [not-opened] L'enveloppe reste fermée.
    [wrong] Ce n'est pas la phrase secrète de cette enveloppe. Tapez { word-open } pour réessayer, ou { word-envelope } { word-lost } si personne ne la connaît plus.
    [damaged] L'enveloppe contenue dans l'enregistrement est endommagée et ne peut pas être ouverte. Tapez { word-envelope } { word-lost }, puis le coup qui était sous enveloppe, par exemple { "ouvrir comme Cf3" }.
    [foreign] Cette enveloppe appartient à une autre partie ou à un autre coup. Tapez { word-envelope } { word-lost }, puis le coup qui était sous enveloppe, par exemple { "ouvrir comme Cf3" }.
    [not-kept] Le coup n'est pas sous enveloppe et n'est pas conservé. Il faut le mettre sous enveloppe de nouveau à la reprise de la partie.
   *[not-encrypted] L'enveloppe ne peut pas être fermée sur cet ordinateur. Écrivez le coup sous enveloppe sur papier et tapez { word-envelope } { word-lost }.
}
pin-set = Désormais, les mots de l'arbitre exigent le PIN. Chaque ligne le demande.
pin-refused = Ce n'est pas le PIN.
pin-refused-elsewhere = Un PIN incorrect a été entré sur un autre terminal.
pin = { $notice ->
    [new] Arbitre, entrez un PIN pour cette partie sur la ligne suivante. Il a quatre caractères ou plus, six de préférence, et n'est pas affiché.
    [again] Entrez le même PIN encore une fois.
    [not-the-same] Les deux PIN n'étaient pas identiques. Entrez de nouveau un PIN.
    [too-short] Un PIN a quatre caractères ou plus. Entrez de nouveau un PIN.
    [asked] Arbitre, entrez le PIN sur la ligne suivante. Il n'est pas affiché. Une ligne vide laisse tout en l'état.
    [not-given] Aucun PIN n'a été entré. Rien n'a été fait.
    [asked-once-more] Entrez de nouveau le PIN. Une ligne vide laisse tout en l'état.
    [wait] Il y a eu trop de PIN incorrects. Entrez de nouveau le PIN dans { $wait }. Une ligne vide laisse tout en l'état.
    [not-checked] Le PIN de cet enregistrement ne peut pas être vérifié : il demande plus de mémoire ou de temps qu'Annabella n'en utilise jamais. Rien n'a été fait.
   *[not-hashed] Cet ordinateur ne fournit pas de nombres aléatoires. La partie n'a pas de PIN.
}
chess960-array = Échecs 960, disposition { $number }.
chess960-position = Échecs 960, à partir d'une position donnée.
chess960-rest = Toutes les autres cases sont vides.
play-begun = Le jeu a commencé.
clock-pressed = { $color ->
    [white] Les Blancs ont appuyé.
   *[black] Les Noirs ont appuyé.
}
move-completed-move-first = { $mv } achevé.
move-completed = { the-player } ont achevé le coup { $mv }.
move-imported = { player } : { $mv }, repris d'un PGN.
pieces-touched = Touché par { the-player-inside } : { $list }.
touch-disregarded = { the-player } ont annoncé un coup que les pièces touchées ne permettent pas ({ $article }).
touch-disregarded-hint = Arbitre : { word-claim } { word-touch } { $squares } en fait un cas à trancher.
move-repeated = { $who } a répété le coup comme annoncé.
repetition-differed = { $who } a répété { $repeated }, mais le coup annoncé était { $announced }.
announcement-withdrawn = Le coup { $mv } est repris.
executed = Sur l'échiquier { of-player } : { $what }.
recorded = Sur la feuille de partie { of-player } : { $text }.
recorded-unreadable = Sur la feuille de partie { of-player } : { $text }. Cela ne se lit pas comme un coup.
recorded-in-advance = Le coup a été inscrit avant d'être joué ({ $article }).
recorded-ambiguous = Sur la feuille de partie { of-player } : { $text }. Cela peut désigner plusieurs coups.
struck = La feuille de partie { of-player } est rayée à partir du demi-coup { $ply }.
strike-due = La feuille de partie { of-player } ne compte plus à partir du demi-coup { $ply } ; { the-player-inside } rayent la suite.
entry-correction-due = Sur la feuille de partie { of-player }, le demi-coup { $ply } compte comme { $to } ; { the-player-inside } corrigent l'inscription.
entry-write-in-due = Sur la feuille de partie { of-player }, le demi-coup { $ply } compte comme { $to } ; { the-player-inside } l'insèrent.
entry-strike-due = Sur la feuille de partie { of-player }, l'inscription avant le demi-coup { $ply } ne compte plus ; { the-player-inside } la rayent.
exchange-due = Sur la feuille de partie { of-player }, les demi-coups { $ply } et { $other } comptent comme intervertis ; { the-player-inside } les intervertissent.
entry-corrected = Sur la feuille de partie { of-player }, le demi-coup { $ply } est désormais { $to }.
entry-struck = Sur la feuille de partie { of-player }, l'inscription en trop avant le demi-coup { $ply } est rayée.
sheet-corrected = La feuille de partie { of-player } est corrigée.
draw-offered = { the-player } proposent nulle.
draw-declined = { the-player } refusent la proposition de nulle.
offer-open-again = La proposition de nulle { of-player } est de nouveau valable.
arbiter-called = { $who } appelle l'arbitre.
clocks-stopped = Les pendules sont arrêtées.
clocks-started = La pendule { of-player } tourne.
clocks-set = Les pendules sont réglées : Blancs { $white }, Noirs { $black }.
time-added = Temps ajouté à la pendule { of-player } : { $time }.
time-taken = Temps retiré à la pendule { of-player } : { $time }.
set-on-the-table = Réglez-le à la pendule de la table.
time-controls-set = La cadence était mal réglée ; elle est maintenant : { $time }. Le temps déjà utilisé est conservé.
period-set = { the-player } sont dans la période { $period }.
player-absent = { the-player } ne sont pas arrivés.
player-arrived = { the-player } sont arrivés.
default-time-passed = { the-player } ne sont pas arrivés dans le délai de forfait de { $time } et perdent, sauf décision contraire de l'arbitre ({ $article }).
counter-set = L'arbitre a réglé le compteur de coups { of-player }.
flag-fell = Le drapeau { of-player } est tombé.
boards-differed = Les échiquiers diffèrent ({ $article }) sur { $count ->
    [one] une case
   *[other] { $count } cases
}{ $more ->
    [0] { " " }: { $squares }.
    [one] { " " }: { $squares } et { $more } autre.
   *[other] { " " }: { $squares } et { $more } autres.
}
boards-differed-from-sheets = Les deux échiquiers sont identiques, mais diffèrent des feuilles de partie sur { $count ->
    [one] une case
   *[other] { $count } cases
}{ $more ->
    [0] { " " }: { $squares }.
    [one] { " " }: { $squares } et { $more } autre.
   *[other] { " " }: { $squares } et { $more } autres.
}
illegal-moves-set = { the-player } ont achevé { $count ->
    [0] zéro coup illégal
    [one] un coup illégal
   *[other] { $count } coups illégaux
}.
board-difference-said = { $difference }.
boards-agreed = Les deux échiquiers concordent de nouveau.
half-move-counted = { the-player } ont joué { $mv } sur leur propre échiquier : le coup y compte comme joué.
illegal-move-found = Coup illégal numéro { $count } { of-player } ({ $article }), { $mv }.
cases-explain = Arbitre, tapez { word-cases }.
arbiter-decides = L'arbitre décide.
illegal-move-found-hint = Arbitre : { word-rule } { word-accept } rétablit la position d'avant et donne { $time } { to-player }{ $stands ->
    [no] { " " }; le coup prend un roi et ne peut pas rester valable
    [king] { " " }; un pion ne devient pas roi et le coup ne peut pas rester valable
   *[yes] { " " }; { word-rule } { word-reject } laisse le coup valable
}.
illegal-move-found-times = Avec { word-rule } { word-accept }, les pendules affichent ensuite { $white } pour les Blancs et { $black } pour les Noirs : le temps utilisé pour le coup compte. Avant le coup, elles affichaient { $white_before } et { $black_before }. Pour d'autres temps : { word-clock }.
empty-press-found = { the-player } ont appuyé sur la pendule sans jouer ({ $article }).
illegal-move-number = Coup illégal numéro { $count }.
empty-press-found-hint = Arbitre : { word-rule } { word-accept } donne { $time } { to-player } ; avec { word-rule } { word-reject }, cela ne compte pas. Ensuite, { word-go }.
empty-press-found-loses = Arbitre : avec { word-rule } { word-accept }, { the-player-inside } perdent la partie ; avec { word-rule } { word-reject }, cela ne compte pas.
empty-press-found-left-to-arbiter = L'arbitre décide s'il faut une sanction. Ensuite, { word-go }.
case-accepted = Cela compte comme un coup illégal { of-player }.
case-rejected = L'arbitre laisse le coup valable.
flag-claimed = Réclamation : le drapeau { of-player } serait tombé.
ruling-postponed = L'arbitre décidera du cas { $case } plus tard{ $play ->
    [waits] { " " }; d'ici là les pendules restent arrêtées
   *[goes-on] { "" }
}.
ruling-taken-back = L'arbitre retire la décision sur le cas { $case } : il est de nouveau ouvert. Échiquiers, feuilles de partie et décomptes sont comme avant.
result-signed = { the-player } signent le résultat.
offer-improper = La proposition est valable, bien qu'elle n'ait pas été faite entre le coup et la pendule ({ $article }).
offer-forbidden = Selon le règlement de ce tournoi, la nulle ne peut pas encore être proposée sans l'accord de l'arbitre ({ $article }).
offer-repeated = C'est la proposition de nulle numéro { $count } { of-player } ({ $article }).
claim-repeated = C'est la réclamation de nulle erronée numéro { $count } { of-player } ({ $article }).
result-taken-back = Le résultat est annulé ; la partie continue.
illegal-move-found-queen-hint = Arbitre : la dame reste. { word-rule } { word-accept } donne { $time } { to-player } ; avec { word-rule } { word-reject }, cela ne compte pas.
no-clock-hint = Arbitre : cette partie est sans pendule, aucun temps n'est donc donné. { word-rule } { word-accept } { $accepted ->
    [back] rétablit la position précédant le coup
    [queen] compte le coup comme illégal, et la dame reste
   *[counts] le compte comme coup illégal
} ; une { word-penalty } est possible aussi. Avec { word-rule } { word-reject }, cela ne compte pas.
queen-leaves-no-move = { $mated ->
    [yes] Avec cette dame, { the-player-inside } sont mat, mais pas par un coup légal ({ $article }) : l'arbitre décide, { "résultat 1-0" } ou { "résultat 1/2-1/2" }.
   *[no] Avec cette dame, { the-player-inside } n'ont pas de coup légal : l'arbitre déclare la partie nulle ou en décide autrement avec { "résultat 1/2-1/2" }.
}
illegal-move-found-loses = Arbitre : { word-rule } { word-accept } termine la partie, { $outcome ->
    [drawn] nulle, car l'adversaire ne peut mater par aucune suite de coups légaux
   *[lost] perdue pour { the-player-inside }
}{ $stands ->
    [no] { " " }; le coup prend un roi et ne peut pas rester valable
    [king] { " " }; un pion ne devient pas roi et le coup ne peut pas rester valable
   *[yes] { " " }; { word-rule } { word-reject } laisse le coup valable
}.
touch-move-ends = Le coup { $mv } enfreint la règle de la pièce touchée et terminerait la partie ({ $article }). Arbitre : { word-rule } { word-accept } reprend le coup ; { word-rule } { word-reject } le laisse terminer la partie.
penalty-given = { $kind ->
    [warning] L'arbitre donne un avertissement { to-player } ({ $article }).
    [time] Sanction contre { the-player-inside } ({ $article }) : la pendule { of-opponent } reçoit { $amount }.
    [take] Sanction contre { the-player-inside } ({ $article }) : la pendule { of-player } perd { $amount }.
    [points] Sanction contre { the-player-inside } ({ $article }) : { $amount } en moins au résultat { of-player }.
    [opponent-points] Sanction contre { the-player-inside } ({ $article }) : { $amount } en plus au résultat { of-opponent }, pourvu que les deux n'aient pas ensemble plus que ce que donne la partie.
    [opponent-points-back] La sanction contre { the-player-inside } est annulée : rien n'est ajouté au résultat { of-opponent } ({ $article }).
    [points-back] La sanction contre { the-player-inside } est annulée : rien n'est retiré au résultat { of-player } ({ $article }).
    [loss-shared] Sanction contre { the-player-inside } ({ $article }) : la partie est perdue, et { the-opponent-inside } reçoivent { $amount }.
    [loss] Sanction contre { the-player-inside } ({ $article }) : la partie est perdue.
    [fine] Sanction contre { the-player-inside } ({ $article }) : une amende annoncée à l'avance.
    [exclusion] Sanction contre { the-player-inside } ({ $article }) : exclusion, { $amount }.
   *[expulsion] Sanction contre { the-player-inside } ({ $article }) : expulsion du tournoi.
}
ruling-explained = Motif de l'arbitre dans le cas { $case } : { $text }.
supervision-set = { $adequate ->
    [yes] Cette partie est suffisamment surveillée : les coups illégaux sont sanctionnés selon les règles de compétition ({ $article }).
   *[no] Cette partie n'est pas suffisamment surveillée : un coup illégal n'est corrigé qu'avant le prochain coup de l'adversaire ({ $article }).
}
assistant-set = { $has ->
    [no] { the-player } n'ont plus d'assistant ({ $article }).
   *[yes] { the-player } ont un assistant pour : { $duties } ({ $article }).
}
two-hands-found = { the-player } ont joué un coup à deux mains ({ $article }).
complaint-accepted = L'arbitre accepte la réclamation du cas { $case }.
adjusting-announced = { the-player } rectifient des pièces.
touch-claimed = Réclamation : { the-player-inside } auraient touché { $list }.
article-reported = { $who } signale : { $color ->
    [nobody] { $about }
   *[other] { player }, { $about }
} ({ $article }).
silent-press-claimed = { player } aurait appuyé sur la pendule sans annoncer le coup ({ $announce }, { $press }){ $executed ->
    [yes] { " " }; exécuté entre-temps : { $mv }
   *[no] { "" }
}.
appeal-made = Appel de { player } contre { $case ->
    [none] le résultat
   *[other] la décision sur le cas { $case }
} ({ $article }).
illegal-move-claimed = Réclamation : le coup { $mv } { of-player } serait illégal ({ $article }).
correction-proposed = { the-player } affirment que le coup { $mv } était illégal. Il est trop tard, sauf si l'adversaire est d'accord : { word-accept } revient avant ce coup, { word-decline } le laisse valable ({ $article }).
correction-agreed = Les deux joueurs sont d'accord : le coup illégal est corrigé.
correction-declined = L'adversaire n'est pas d'accord : le coup reste valable.
draw-accepted = { the-player } acceptent la nulle. Selon le règlement de ce tournoi, il faut l'accord de l'arbitre ({ $article }).
consent-hint = Les deux joueurs sont d'accord. { word-rule } { word-accept } donne l'accord, et la partie est nulle ; avec { word-rule } { word-reject }, elle continue après { word-go }.
consent-refused = L'arbitre ne donne pas son accord à la nulle.
cases-by-number = Si plusieurs cas sont ouverts, mettez le numéro après { word-rule }, par exemple { "décider 1 accepter" }.
no-open-case = Aucun cas n'est ouvert.
case-state = { $state ->
    [accepted] Ce cas a été accepté.
    [rejected] Ce cas a été rejeté.
    [stands] Le coup est resté valable.
    [taken-up] Ce cas a été traité.
    [withdrawn] Ce cas est devenu sans objet.
   *[unanswered] Ce cas est resté sans réponse.
}
counted-against = { player } : { $illegal ->
    [0] aucun coup illégal compté
    [one] un coup illégal compté
   *[other] { $illegal } coups illégaux comptés
}{ $looks ->
    [0] { "" }
    [one] { " " }; l'enregistrement de l'arbitre a été montré une fois
   *[other] { " " }; l'enregistrement de l'arbitre a été montré { $looks } fois
}.
record-shown = Enregistrement de l'arbitre, consultation { $look } sur { $most }.
touch-claim-hint = Arbitre : avec { word-rule } { word-accept }, les pièces comptent comme touchées : elles doivent jouer ou être prises, et un autre coup est repris ; avec { word-rule } { word-reject }, elles ne comptent pas.
reported-hint = Arbitre : { word-rule } { word-accept } le constate, { word-rule } { word-reject } non ; tant que le cas est ouvert, une { word-penalty } peut être donnée. Ensuite { word-go }.
displaced-hint = Arbitre : { word-rule } { word-accept } retire le temps écoulé depuis ({ $time }) de la pendule de { player }, car les pièces se remettent sur son propre temps ; { word-rule } { word-reject } ne retire rien ; une { word-penalty } est aussi possible. Ensuite { word-go }.
silent-hint = Arbitre : avec { word-rule } { word-accept }, l'appui ne compte pas : { player }, avertissement, et le coup est annoncé{ $times ->
    [none] { "" }
   *[other] , et les pendules affichent { $times }
}. Avec { word-rule } { word-reject }, il compte. Temps pour l'adversaire : { word-add }. Ensuite { word-go }.
appeal-hint = Il est conservé avec l'enregistrement pour ceux qui tranchent les appels. { word-rule } { word-accept } ou { word-rule } { word-reject } inscrit leur décision.
default-time-hint = Arbitre : avec { word-rule } { word-accept }, { the-player-inside } perdent, et l'adversaire aussi s'il n'est pas arrivé non plus ; avec { word-rule } { word-reject }, ou { word-arrived }, la partie continue.
default-time-waived = { the-player } ne perdent pas pour leur retard.
appeal-decided = L'appel du cas { $case } est { $how ->
    [allowed] accueilli
   *[dismissed] rejeté
}.
late-illegal-move-hint = La réponse de l'adversaire est attendue : { word-accept } ou { word-decline }.
unclaimed-hint = L'adversaire peut réclamer jusqu'à son prochain coup ; ensuite le coup reste valable. { word-rule } { word-accept } intervient et sanctionne ; { word-rule } { word-reject } laisse le coup valable.
wrong-start-claimed = Réclamation. { $who } : { $what ->
    [setup] les pièces étaient mal disposées au début
    [board] l'échiquier est mal placé
    [colours] la partie a commencé avec les couleurs inversées
   *[clock] la pendule est mal réglée
} ({ $article }).
set-up-kept = Les pièces en { $squares } étaient mal placées dès le début. Chaque joueur a joué { $moves } coups ou plus : la partie continue avec les pièces telles qu'elles sont ({ $article }).
set-up-kept-king = { the-player } ne peuvent plus roquer.
set-up-kept-rook = { the-player } ne peuvent pas roquer avec la tour { $square }.
wrong-start-hint = Arbitre : { $what ->
    [setup] avec { word-rule } { word-accept }, la partie est annulée et une nouvelle commence ; avec { word-rule } { word-reject }, elle continue.
    [board] avec { word-rule } { word-accept }, la position est transférée sur un échiquier bien placé et la partie continue ; avec { word-rule } { word-reject }, l'échiquier reste comme il est.
    [colours] { $rule ->
        [new-game] avec { word-rule } { word-accept }, la partie est annulée et une nouvelle commence avec les bonnes couleurs ; avec { word-rule } { word-reject }, elle continue.
       *[arbiter] la partie continue avec { word-rule } { word-reject }, sauf si vous en décidez autrement : avec { word-rule } { word-accept }, elle est annulée et une nouvelle commence avec les bonnes couleurs.
    }
   *[clock] avec { word-rule } { word-accept }, la réclamation est juste : réglez { word-time }, { word-clock } et { word-counter }, puis { word-go } ; avec { word-rule } { word-reject }, le réglage reste.
}
replacement-hint = La nouvelle partie a son propre enregistrement et les temps complets ; { word-clock } en règle d'autres, { word-begin } lance la partie.
game-cancelled = La partie est annulée ({ $article }). { $exchanged ->
    [yes] Une nouvelle partie se joue avec les couleurs échangées.
   *[no] Une nouvelle partie se joue.
}
replacement-begun = Nouvelle partie{ $named ->
    [yes] { " " }: { $white } a les Blancs, { $black } a les Noirs
   *[no] { "" }
}. L'arbitre la lance avec { word-begin }.
is-cancelled = Cette partie a été annulée ({ $article }) ; une autre se joue à sa place.
is-cancelled-in = Cette partie a été annulée ({ $article }) ; la partie de remplacement est dans { $file }.
flag-claim-hint = Arbitre : avec { word-rule } { word-accept }, le drapeau est tombé et la partie est perdue, ou nulle si l'adversaire ne peut pas mater ; { word-rule } { word-both } : les deux drapeaux sont tombés et l'ordre est inconnu ; { word-rule } { word-reject } rejette la réclamation, ensuite { word-go }.
records-differ-hint = Arbitre : { word-rule } { word-accept } applique la proposition ; { word-rule } { word-reject } laisse tout en l'état.
records-differ-more = { $why ->
    [board_turned] Un échiquier mal placé est tourné, la position est transférée et la partie continue.
    [wrong_set_up] Si les pièces étaient ainsi dès le début, { word-claim } { word-setup } lance une nouvelle partie.
    [set_up_stays] Si les pièces étaient ainsi dès le début, il est trop tard pour une nouvelle partie : montrez sur les deux échiquiers comment elles sont placées, puis tapez { word-claim } { word-setup }. La partie continue ainsi, sans roque pour un roi ou avec une tour mal placés.
    [reversed_colors] Si la partie a commencé ainsi, { word-claim } { word-colours } lance une nouvelle partie lorsque les Règles le veulent.
    [displaced_pieces] Le joueur qui a renversé des pièces les remet en place sur son propre temps ; vous pouvez donner une { word-penalty }.
   *[position_reinstated] La position d'avant est rétablie, ou la dernière qui puisse être identifiée.
}
touch-binds = { $rule ->
    [moves] La pièce en { $own } doit jouer ({ $article }).
    [captured] La pièce en { $enemy } doit être prise ({ $article }).
    [captures] La pièce en { $own } doit prendre celle en { $enemy } ({ $article }).
    [castles] Le roi et la tour ont été touchés : le roque de ce côté doit être joué ({ $article }).
    [king] Le roque de ce côté est illégal : le roi doit jouer un autre coup ({ $article }).
   *[free] Aucune de ces pièces ne peut jouer ni être prise : tout coup légal est permis ({ $article }).
}
why-illegal = { $why ->
    [nothing] Aucune pièce du joueur ne se trouve en { $square }.
    [own] Une pièce du joueur, { a-role }, se trouve en { $square }.
    [king] Un roi n'est jamais pris.
    [not-its-move] Ce n'est pas ainsi que se déplace { a-role }.
    [blocked] Le chemin est barré par { the-role } { $square }.
    [no-capture] Il n'y a rien à prendre en { $square }.
    [no-en-passant] La prise en passant n'est plus possible.
    [not-promoted] Le pion sur sa dernière rangée n'a pas été remplacé par une pièce.
    [wrong-promotion] Le pion ne peut pas devenir cette pièce.
    [left-in-check] Le roi du joueur reste en échec par { the-role } { $square }.
    [into-check] Le roi va sur une case attaquée par { the-role } { $square }.
    [no-castling] Le roque de ce côté n'est plus possible : le roi ou la tour a joué.
    [castling-in-check] Roque alors que le roi est en échec par { the-role } { $square }.
   *[castling-through] Roque par { $through }, case attaquée par { the-role } { $square }.
}
case-open = Cas { $case } : { $kind ->
    [illegal] coup illégal { of-player }
    [hands] coup joué à deux mains par { the-player-inside }
    [touched] { the-player-inside } auraient touché une pièce
    [late] { the-player-inside } proposent de corriger un coup illégal
    [unclaimed] coup illégal { of-player }, non réclamé jusqu'ici
    [unclaimed-press] pendule actionnée sans coup par { the-player-inside }, non réclamé jusqu'ici
    [empty] pendule actionnée sans coup par { the-player-inside }
    [touch] pièce touchée non jouée par { the-player-inside }
    [offer] nulle proposée par { the-player-inside }
    [claimed-move] coup déclaré non joué par { the-player-inside }
    [threefold] nulle réclamée par { the-player-inside }, même position pour la troisième fois
    [fifty] nulle réclamée par { the-player-inside }, cinquante coups
    [quickplay] nulle réclamée par { the-player-inside } en fin de partie rapide
    [increment] incrément demandé par { the-player-inside }
    [flag] chute du drapeau réclamée par { the-player-inside }
    [setup] pièces mal disposées au début
    [board] échiquier mal placé
    [colours] partie commencée avec les couleurs inversées
    [clock] pendule mal réglée
    [reported] { player }: { $about }
    [reported-nobody] { $about }
    [silent] { player } : pendule actionnée sans annoncer le coup
    [appeal] { player } : appel
    [default-time] { player } : absence après le délai de forfait
   *[records] échiquiers ou feuilles de partie différents
} ({ $article }).
draw-claimed = { the-player } réclament la nulle : { $rule ->
    [threefold] même position pour la troisième fois
   *[fifty] cinquante coups sans prise ni coup de pion
}{ $manner ->
    [intended] , le coup { $mv } étant noté
   *[standing] { "" }
} ({ $article }).
draw-claim-judged-wrong = La réclamation est incorrecte ({ $article }). La proposition de nulle { of-player } reste valable.
draw-claim-judged-brief = La réclamation { of-player } est incorrecte ({ $article }){ $time ->
    [none] { "" }
   *[other] { " " }: la pendule { of-opponent } reçoit { $time }
}{ $manner ->
    [intended] { " " }; le coup noté { $mv } doit être joué
   *[standing] { "" }
} ; la proposition de nulle reste valable.
draw-claim-judged-wrong-intended = { draw-claim-judged-wrong } Le coup noté { $mv } doit être joué.
claim-intended = Réclamation vérifiée. Coup prévu : { $mv }.
claim-position = La position réclamée : { the-player-inside } ont le trait. Roque encore possible pour les Blancs : { $white } ; pour les Noirs : { $black }.
claim-occurrences = Cette position est apparue { $count ->
    [one] une fois
   *[other] { $count } fois
} : { $list }. Il en faut trois.
claim-alike = Non comptée : { $place }. Les mêmes pièces étaient sur les mêmes cases, mais { $why ->
    [turn] l'autre joueur avait le trait
    [castling] les droits de roque étaient différents
   *[en-passant] un pion pouvait être pris en passant
}.
claim-quiet = Réclamation vérifiée : { $count ->
    [0] zéro demi-coup
    [one] un demi-coup
   *[other] { $count } demi-coups
} sans prise ni coup de pion, depuis { $since }. Il en faut 100.
claimed-move-found = { the-player } ont annoncé un autre coup que celui noté pour la réclamation ({ $article }).
claimed-move-found-hint = Arbitre : { word-rule } { word-accept } reprend { $mv }, et le coup noté doit être joué ; { word-rule } { word-reject } laisse { $mv } valable.
quickplay-claimed = { the-player } réclament la nulle : { $ground ->
    [normal-means] l'adversaire ne peut pas gagner par des moyens normaux
   *[no-effort] l'adversaire ne fait aucun effort pour gagner
} ({ $article }). L'arbitre décide.
quickplay-hint = Arbitre : { word-rule } { word-accept } déclare la partie nulle ; { word-rule } { word-postpone }, ensuite { word-go }, remet la décision à plus tard, même après la chute d'un drapeau ; { word-rule } { word-reject } donne deux minutes à l'adversaire.
quickplay-claimed-without-arbiter = { the-player } réclament la nulle : { $ground ->
    [normal-means] l'adversaire ne peut pas gagner par des moyens normaux
   *[no-effort] l'adversaire ne fait aucun effort pour gagner
} ({ $article }). Il n'y a pas d'arbitre : la réclamation termine la partie, et un arbitre en décide plus tard.
quickplay-form = Notez : { $color ->
    [white] les Blancs ont le trait
   *[black] les Noirs ont le trait
} ; Blancs : { $white } ; Noirs : { $black } ; { $fen }.
quickplay-form-checked = { $ground ->
    [normal-means] { the-player } vérifient la position finale et la signent.
   *[no-effort] { the-player } vérifient la position finale et la feuille de partie, qui doit être à jour, et signent les deux.
}
quickplay-without-arbiter-hint = L'arbitre qui décide plus tard : { word-rule } { word-accept } déclare la partie nulle ; { word-rule } { word-reject } rejette la réclamation, ensuite { "résultat 1-0" } ou { "résultat 0-1" } donne le résultat.
increment-requested = { the-player } demandent un incrément de 5 secondes par coup pour les deux joueurs, ce qui est aussi une proposition de nulle ({ $article }).
increment-hint = Arbitre : la proposition est d'abord acceptée ou refusée ; ensuite { word-rule } { word-accept } donne désormais 5 secondes par coup aux deux joueurs, et deux minutes à l'adversaire ; { word-rule } { word-reject } ne change rien, ensuite { word-go }.
increment-given = Désormais, chaque coup ajoute { $time } à la pendule du joueur.
claim-rejected = L'arbitre rejette la réclamation.
retraced = La partie est ramenée à { $plies ->
    [0] la première position
   *[other] la position après { $last }
}. { $kept ->
    [yes] Disposez les deux échiquiers ainsi ; les feuilles de partie que tient le programme sont déjà modifiées.
   *[no] Disposez les deux échiquiers ainsi ; les deux feuilles de partie sont déjà modifiées.
} Les pendules restent arrêtées ; l'arbitre les remet en marche avec { word-go }.
retraced-in-brief = La partie est ramenée à { $plies ->
    [0] la première position
   *[other] la position après { $last }
}.
times-after-going-back = Les pendules affichent maintenant Blancs { $white }, Noirs { $black } ; avant, elles affichaient Blancs { $white_before }, Noirs { $black_before }. Pour d'autres temps : { word-clock }.
board-adjusted = L'échiquier { of-player } est maintenant conforme aux feuilles de partie.
board-step-done = { $left ->
    [0] Tout est fait sur l'échiquier { of-player }.
   *[other] Ensuite, sur l'échiquier { of-player }, encore { $left } : { $what }.
}
board-connected = { $back ->
    [yes] L'échiquier électronique { of-player } est de nouveau connecté.
   *[no] Échiquier { of-player } : { $device }, { $number ->
        [none] sans numéro
       *[other] numéro { $number }
    }, orientation { $lies ->
        [turned] inversée
       *[straight] normale
    }.
}
board-lost = L'échiquier électronique { of-player } n'est plus connecté. Tapez les coups jusqu'à son retour.
board-ignored = Ce qu'indique l'échiquier électronique { of-player } ne compte plus. Tapez les coups ; avec { word-eboard } { word-on }, il compte de nouveau.
board-read = Ce qu'indique l'échiquier électronique { of-player } compte de nouveau.
eboard-state = L'échiquier électronique { of-player } { $state ->
    [read] répond
    [ignored] répond, mais ne compte pas
   *[lost] n'est plus connecté
}{ $lies ->
    [turned] { " " }; son orientation est inversée.
    [straight] { " " }; son orientation est normale.
   *[unknown] .
}
eboard-as-expected = Il est conforme.
eboard-not-begun = Le jeu n'a pas commencé. { $clock ->
    [board] Lancez la pendule de l'échiquier, ou tapez { word-begin }.
   *[other] Tapez { word-begin }.
}
eboard-gone = L'échiquier électronique { of-player } n'est plus connecté.
eboard-otherwise = Échiquier électronique { of-player } : { $squares }{ $more ->
    [0] .
    [one] { " " }; et une case de plus.
   *[other] { " " }; et { $more } cases de plus.
}
eboard-none = Il n'y a pas d'échiquier électronique. Lancez le programme avec --white-board ou --black-board.
eboard-not-completed = { the-player } ont appuyé sur la pendule, mais aucun coup ne se trouve sur l'échiquier électronique : { $squares }{ $more ->
    [0] .
    [one] { " " }; et une case de plus.
   *[other] { " " }; et { $more } cases de plus.
} Rien n'est achevé.
board-clock-goes-on = Le programme ne peut pas arrêter la pendule de l'échiquier électronique. Arrêtez-la à la main.
board-correction-due = L'échiquier { of-player } est à rectifier selon les feuilles de partie.
board-correction-confirmed = Arbitre : { word-adjust } confirme que c'est fait.
cases-void = { $count ->
    [one] Le cas { $cases } est sans objet : son coup est repris.
   *[other] Les cas { $cases } sont sans objet : leurs coups sont repris.
}
table-set = Au clavier : { $seat ->
    [everybody] tout le monde
   *[one] { $who }
}.
pressing = { $press ->
    [with-move] L'annonce d'un coup actionne aussi la pendule.
   *[separately] La touche Entrée actionne la pendule.
}
note-written = Noté : { $text }.
game-ended = { result-score }, { $text } : { result-reason } ({ $article }).
game-ended-in-words = { result-score } : { result-reason }.
had-ended = Elle s'était terminée { $text } : { result-reason }.
points-given = Selon les points de ce tournoi, les Blancs reçoivent { $white } et les Noirs { $black }.
sheets-differed = Les deux feuilles de partie diffèrent ({ $article }) après { $last }. Blancs : { $white }. Noirs : { $black }.
sheets-differed-from-announced = Les deux feuilles de partie ont { $written } après { $last }, mais le coup annoncé était { $announced } ({ $article }).
sheets-differed-one-from-announced = La feuille de partie { of-player } a { $written } après { $last }, mais le coup annoncé était { $announced } ({ $article }).
sheets-agreed = Les deux feuilles de partie concordent de nouveau.
sheets-incomplete = { $who ->
    [white] La feuille de partie des Blancs n'est pas à jour ({ $article }) : les Blancs la complètent avant de toucher une pièce, sur leur propre temps, au besoin avec la feuille de l'adversaire.
    [black] La feuille de partie des Noirs n'est pas à jour ({ $article }) : les Noirs la complètent avant de toucher une pièce, sur leur propre temps, au besoin avec la feuille de l'adversaire.
   *[both] Aucune des deux feuilles de partie n'est à jour ({ $article }) : les deux joueurs complètent les leurs pendant que les pendules sont arrêtées.
}
sheet-lacks = Non noté sur la feuille de partie { of-player } : { half-moves }.
sheet-updated = La feuille de partie { of-player } est à jour.
sheet-behind = { the-player } jouent alors que leur feuille de partie n'est pas à jour ({ $article }).
taken-for-an-assistant = Rien n'est retiré à la pendule d'un joueur handicapé pour un assistant : est-ce pour autre chose ? Sinon, rendez le temps { to-player } avec { word-add } ({ $article }).
sheets-incomplete-hint = Arbitre : selon cet enregistrement, { $moves ->
    [one] { $moves } coup est achevé
   *[other] { $moves } coups sont achevés
} ; à défaut de preuve, le prochain coup est le premier de la période suivante, { "période blancs 2" } ({ $article }). { $clocks ->
    [one] La pendule du joueur qui a le trait continue de tourner.
   *[both] Quand les deux ont écrit, tapez { word-go }.
}
move-impossible = Ce coup ne peut pas être joué sur l'échiquier { of-player }.
line-replaced = À partir du demi-coup { $ply }, les coups des feuilles de partie comptent comme joués.
instruction = Échiquier { of-player }, { $n } sur { $of } : { $what }.
sheet-write = Feuille de partie { of-player } : écrivez { $moves }.
sheet-order = Feuille de partie { of-player } : { $what }.
sheet-still-due = Reste à faire sur la feuille de partie { of-player } : { $list }.
board-cause = Échiquier { of-player } : { $cause }.
candidates = Ces coups expliqueraient les deux échiquiers : { $moves }.
check-right = L'échiquier { of-player } est conforme.
check-wrong = Échiquier { of-player } : { $squares }.
proposal-nothing = Échiquiers et feuilles de partie concordent.
proposal-boards-wrong = Les feuilles de partie concordent jusqu'à la position après { $last } ; { the-player-inside } ont le trait. Les échiquiers sont à rectifier ; les pendules gardent leurs temps. Arbitre : { word-retrace } applique cela.
proposal-two-readings = Les échiquiers sont conformes aux coups annoncés ; seules les feuilles de partie diffèrent. { word-rule } { word-accept } rectifie les échiquiers selon les feuilles de partie ; { word-rule } { word-reject } garde les échiquiers, et les feuilles de partie sont à corriger.
proposal-sheet-right = Les deux échiquiers sont conformes { $as ->
    [announced] à l'annonce
   *[sheet] à la feuille de partie { of-player }
}. La feuille de partie { of-opponent } est à corriger. Arbitre : { word-retrace } applique cela.
proposal-sheets-only = Les deux échiquiers sont identiques, et les deux feuilles de partie y mènent depuis { $last }. L'arbitre décide quelle feuille est juste ; l'autre est corrigée avec { word-strike } et { word-record }.
proposal-both-sheets-wrong = Les deux échiquiers sont conformes à l'annonce. Les deux feuilles de partie sont à corriger. Arbitre : { word-retrace } applique cela.
late-half-move = Il ne reste que { $mv }, joué par { the-player-inside } sur leur propre échiquier : { word-go } le compte.
proposal-back = { $ground ->
    [illegal] Les feuilles de partie contiennent un coup illégal.
    [incomplete] Une feuille de partie s'arrête plus tôt.
    [unreadable] Une inscription est illisible.
   *[differ] Les feuilles de partie diffèrent.
} Proposition : retour à la position après { $last }, trait { to-player } ; pendules : { $clocks }. Tapez { word-retrace } pour l'appliquer.
report-struck = Rayé sur la feuille de partie { of-player } : { $entries }.
no-mate = { $who ->
    [nobody] Personne ne peut mater
   *[opponent] L'adversaire ne peut pas mater
} : { $proof ->
    [terminal] il ne reste aucun coup.
    [material] il y a trop peu de matériel.
   *[closure] toutes les positions encore possibles ont été examinées, soit { $states ->
        [one] { $states } état
       *[other] { $states } états
    }.
}

refused-already-begun = Le jeu a déjà commencé.
refused-not-begun = Le jeu n'a pas encore commencé.
refused-game-over = La partie est terminée.
refused-result-stands = Il y a déjà un résultat. { "résultat *" } l'annule.
refused-no-result = Il n'y a pas de résultat à annuler.
refused-promotion-chosen = La pièce de promotion est sur l'échiquier : le choix est définitif.
refused-clocks-stopped = Les pendules sont arrêtées.
refused-clocks-running = Les pendules ne sont pas arrêtées.
refused-has-arrived = { the-player } ont déjà joué dans cette séance. { word-absent } est pour un joueur qui n'est pas encore arrivé.
refused-clock-not-running = La pendule { of-player } ne tourne pas ; appuyer n'y change rien.
refused-not-your-move = { the-player } ont le trait.
refused-not-yours = Seul l'arbitre peut dire cela.
refused-not-yours-hint = Mettez { "arbitre:" } devant si vous parlez pour l'arbitre.
refused-not-yours-color = Seuls { the-player-inside } peuvent dire cela.
refused-nothing-announced = Aucun coup n'est annoncé.
refused-nothing-announced-hint = Entrez d'abord le coup.
refused-not-executed = { $missing ->
    [piece] Une pièce { of-player } est encore en main : le coup n'est pas joué.
    [capture] La pièce prise est encore sur l'échiquier { of-player } : le coup n'est pas joué.
   *[move] Le coup n'est pas encore sur l'échiquier { of-player } : il n'est pas joué.
}
refused-not-executed-hint = Indiquez son exécution avec { word-execute } { $mv }, puis appuyez sur la pendule.
refused-already-completed = Le coup { $mv } est { $completed ->
    [no] joué
   *[yes] achevé
}.
refused-already-completed-hint = Avec { word-retrace } { $number }, l'arbitre revient à la position d'avant.
refused-not-completed = Le coup { $mv } est annoncé, mais pas achevé.
refused-not-completed-hint = Une ligne vide l'achève, { word-correct } et un coup le change, { word-undo } le reprend.
refused-too-late-to-correct = Trop tard : un lapsus se corrige aussitôt, avant d'appuyer sur la pendule et avant la réponse de l'adversaire.
refused-too-late-to-correct-hint = Appelez l'arbitre.
refused-adjusts-on-own-time = Seul le joueur qui a le trait rectifie des pièces, pendant que sa propre pendule tourne et avant d'annoncer.
refused-adjusting = { the-player } ont dit rectifier des pièces : toucher une pièce n'oblige à rien pour le moment.
refused-not-touched = Nommez une à quatre cases touchées, par exemple { "réclamer toucher e2" }.
refused-right-to-complain-lost = Trop tard pour cette réclamation : depuis, une pièce a été touchée ou un coup joué.
refused-illegal-move-stands = Trop tard pour cette réclamation : le coup illégal reste valable.
refused-result-stands-unless-taken-back = Le résultat est acquis ; l'arbitre peut d'abord l'annuler avec { "résultat *" }.
refused-not-illegal = { $mv } était légal.
refused-nothing-touched-there = Il n'y avait sur { $square } aucune pièce qui aurait pu être touchée.
refused-of-whom = Le joueur manque après l'article : { word-white } ou { word-black }.
refused-not-pressed = { player } n'a pas achevé le dernier coup en appuyant.
refused-no-such-article = { $sentence }
refused-none-illegal = Il n'y a pas de coup illégal achevé à réclamer.
refused-too-late-for-complaint = Sans surveillance suffisante, { $what ->
    [setup] une mauvaise disposition des pièces
    [board] un échiquier mal placé
   *[clock] un mauvais réglage de la pendule
} ne peut faire l'objet d'une réclamation qu'avant que chaque joueur ait joué { $moves } coups.
refused-too-late-for-complaint-castling = { refused-too-late-for-complaint } La partie continue ; un joueur ne peut pas roquer avec un roi ou une tour mal placés. S'ils sont encore ainsi, montrez-le sur les deux échiquiers et réclamez de nouveau : la partie continue alors avec les pièces telles qu'elles sont.
refused-colors-stay = Dès que chaque joueur a joué { $moves } coups, les couleurs restent comme elles sont et la partie continue.
refused-no-looks = L'enregistrement de l'arbitre n'est montré que dans les parties rapides et blitz surveillées.
refused-looked-enough = L'enregistrement vous a été montré { $times } fois ; davantage gênerait l'adversaire.
refused-only-the-opponent-claims = Sans surveillance suffisante, seul l'adversaire peut réclamer cela.
refused-only-both-together = Trop tard : seuls les deux joueurs ensemble peuvent corriger cela.
refused-not-agreed-duty = Cela ne fait pas partie des tâches de cet assistant : { duty }.
refused-blind-player-has-assistant = Le joueur voyant ne peut avoir un assistant que si le joueur aveugle n'en a pas.
refused-assistant-needed = Contre un adversaire sourd, un joueur aveugle doit avoir un assistant.
roles-heading = Qui peut dire quoi. L'assistant d'un joueur aveugle a les tâches convenues, ou toutes si rien n'a été convenu ({ $blind }) ; un joueur voyant n'a d'assistant que si le joueur aveugle n'en a pas ({ $sighted }).
roles-row = { $words } : { $who }.
roles-row-with-duty = { $words } : { $who }. Pour un assistant, la tâche est : { duty }.
refused-no-points = Une sanction en points est de 1/2 ou 1 ; 0 en annule une, et aucune sanction en points n'a été donnée.
refused-no-rounds = Indiquez le nombre de rondes, par exemple { "sanction exclusion 1 aux blancs" }.
refused-no-such-penalty = Les Règles de { $laws } ne connaissent pas cette sanction.
refused-too-little-time = Il ne reste pas autant de temps à la pendule { of-player } : retirez-en moins.
refused-not-rapid-or-blitz = La surveillance ne joue un rôle que dans les parties rapides et blitz.
refused-mirroring = Exécuter le coup de l'adversaire sur son propre échiquier ne compte pas comme toucher une pièce.
refused-own-move = C'est l'adversaire qui répète un coup, pas le joueur qui l'a joué.
refused-no-offer = Aucune nulle n'est proposée.
refused-own-offer = Vous ne pouvez pas répondre à votre propre proposition de nulle.
refused-already-offered = Une nulle a déjà été proposée.
refused-answer-the-offer = La proposition de nulle de l'adversaire est en attente : d'abord { word-accept } ou { word-decline }.
refused-agreement-too-early = La nulle ne peut être convenue que lorsque les deux joueurs ont joué un coup.
refused-move-is-sealed = La séance est terminée : le coup { of-player } se met sous enveloppe et ne se joue pas.
refused-sealed-move-forgotten = Le coup n'était pas dans une enveloppe quand le programme s'est terminé, et il n'est pas connu. { the-player } mettent de nouveau un coup sous enveloppe.
refused-adjourned = La partie est ajournée.
refused-not-adjourned = La partie n'est pas ajournée.
refused-nothing-to-seal = Il n'y a pas de coup à mettre sous enveloppe maintenant.
refused-nothing-to-seal-hint = L'arbitre termine la séance en tapant { word-adjourn }.
refused-too-late-to-seal = La pendule est arrêtée : le coup sous enveloppe ne peut plus être changé.
refused-no-envelope = Il n'y a pas d'enveloppe.
refused-envelope-not-opened = L'enveloppe s'ouvre avant que le jeu continue.
refused-replier-absent = L'enveloppe ne s'ouvre qu'en présence { of-player }.
refused-replier-absent-hint = La pendule { of-player } tourne. Tapez { word-arrived } quand le joueur est là.
refused-move-unknown = Cette enveloppe ne peut pas être ouverte.
refused-no-increment-request = Les Règles de 2009 ne connaissent pas la demande d'un incrément ; réclamez plutôt la nulle : { word-claim } { word-quickplay }.
refused-both-flags-not-announced = Depuis 2018, deux drapeaux tombés ne donnent la nulle que si la fin de partie rapide a été annoncée ; l'arbitre décide quel drapeau est tombé le premier : { word-rule } { word-accept } ou { word-rule } { word-reject }.
refused-flag-not-fallen = Aucun drapeau n'est tombé.
refused-claim-without-the-move = Seul le joueur qui a le trait peut réclamer la nulle : { the-player-inside }.
refused-claim-after-touch = Dès qu'une pièce a été touchée, la nulle ne peut plus être réclamée sur ce coup.
refused-already-claimed = Cela a déjà été réclamé et jugé dans cette position.
refused-claimed-move-first = Le coup noté pour la réclamation doit d'abord être joué : { $mv }.
refused-intended-move-illegal = { $squares } n'est pas un coup légal ici. Rien n'a été réclamé ; indiquez un autre coup, ou réclamez sans coup.
refused-nothing-to-sign = Il n'y a pas encore de résultat à signer.
refused-no-quickplay-finish = Les règles de la fin de partie rapide ne s'appliquent pas ici : il faut la dernière période sans incrément, pas de blitz et, depuis 2014, une annonce préalable.
refused-quickplay-too-early = Cette réclamation n'est possible qu'avec moins de deux minutes à votre pendule, avant la chute du drapeau.
refused-not-a-time = Ce n'est pas un temps qu'une pendule puisse afficher.
refused-no-clock = Cette partie se joue sans pendule : aucun temps ne peut être donné ni retiré.
refused-no-moves-kept = Dans cette partie, aucun coup n'est enregistré : il n'y a que la pendule. Sans --moves none, ils sont enregistrés.
refused-no-such-ply = { $plies ->
    [0] Il n'y a encore aucun demi-coup.
    [one] Il n'y a encore qu'un demi-coup.
   *[other] Il n'y a encore que { $plies } demi-coups.
}
refused-no-such-period = { $periods ->
    [0] La cadence n'a pas de période.
    [one] La cadence n'a qu'une période.
   *[other] La cadence n'a que { $periods } périodes.
}
refused-already-said = C'est déjà le cas.
refused-nothing-open = Il n'y a rien à décider.
refused-which-case = Plusieurs cas sont ouverts.
refused-which-case-hint = { $open } Indiquez le cas que vous tranchez, par exemple { "décider 1 accepter" }.
refused-nothing-to-retrace = Échiquiers et feuilles de partie concordent : il n'y a rien à rectifier.
refused-nothing-to-retrace-hint = { "revenir 1" } ramène à la position après le coup 1 des Blancs.
refused-nothing-to-retrace-so-far = { $lacks } Les échiquiers concordent, et les feuilles de partie aussi loin qu'elles sont écrites.
refused-nothing-to-retrace-so-far-hint = { "revenir 1" } ramène à la position après le coup 1 des Blancs.
refused-king-captured = Un roi n'est jamais pris : ce coup ne peut pas rester valable.
refused-king-captured-hint = { word-rule } { word-accept } ramène à la position d'avant.
refused-pawn-became-king = Un pion ne devient jamais roi : ce coup ne peut pas rester valable.
refused-pawn-became-king-hint = { word-rule } { word-accept } ramène à la position d'avant.
refused-no-such-case = Il n'y a pas de cas { $case }.
refused-no-such-case-hint = { $open } { word-cases } donne chaque cas et son issue.
refused-case-closed = Le cas { $case } est déjà clos.
refused-case-closed-hint = { word-cases } donne chaque cas et son issue.
refused-ruling-to-take-back = Aucun coup n'est annoncé.
refused-ruling-to-take-back-hint = { word-rule } { $case } { word-undo } retire la décision sur le cas { $case }.
refused-nothing-ruled-on = Aucun cas n'a encore été tranché.
refused-case-not-ruled-on = Le cas { $case } est ouvert : il n'y a pas de décision à retirer.
refused-ruling-ended-the-game = La décision sur le cas { $case } a mis fin à la partie.
refused-ruling-ended-the-game-hint = { word-result } { "*" } annule le résultat, et le cas est de nouveau ouvert.
refused-too-late-to-take-back = La décision sur le cas { $case } ne peut plus être retirée : le jeu a continué.
refused-too-late-to-take-back-hint = Ces mots le corrigent : { word-retrace }, { word-clock }, { word-add }, { word-take }, { word-counter }.
refused-ruled-on-since = Le cas { $since } a été tranché après le cas { $case }.
refused-ruled-on-since-hint = { word-rule } { $since } { word-undo } retire d'abord cette décision.
refused-rule-first = Il faut d'abord une décision.
refused-adjust-first = Un échiquier est encore à rectifier.
refused-sheet-correction-due = Reste à faire sur la feuille de partie { of-player } : { $due }. { word-adjust } confirme que c'est fait.
refused-entry-not-due = Seul ce qui reste à faire sur la feuille de partie { of-player } peut être inscrit maintenant : { $due }.
refused-nothing-to-put-right = Il n'y a rien à rectifier sur l'échiquier ni sur la feuille de partie { of-player }.
refused-no-move-left = Le joueur qui a le trait n'a pas de coup légal.
refused-nothing-on-board = Il n'y a rien en { $square } sur l'échiquier { of-player }.
refused-not-assistants-duty = L'assistant d'un joueur voyant ne peut que jouer les coups et annoncer.
refused-nothing-there = Aucune pièce du joueur qui a le trait ne se trouve en { $square }.

unreadable-empty = Cela ne contient pas de coup.
unreadable-not-understood = Je ne comprends pas { $part }.
unreadable-not-understood-hint = Entrez un coup, par exemple e4, Cf3, e2e4 ou springer felix drei, ou { word-help }.
unreadable-ambiguous = Cela peut désigner plusieurs coups : { $moves }.
unreadable-ambiguous-hint = Entrez l'un d'eux avec ses deux cases.
unreadable-ambiguous-castling-hint = Entrez { "roque court" } ou { "roque long" }.
unreadable-capture-without-file = Un pion qui prend nomme la colonne d'où il vient.
unreadable-capture-without-file-hint = Entrez { $mv }.
unreadable-king-or-castling = Le roi peut aller en { $square } ou roquer de ce côté.
unreadable-king-or-castling-hint = Entrez { $step } pour le coup du roi, { castling-typed } pour le roque.
unreadable-no-such-piece = Il n'y a pas de { role } qui puisse aller en { $square }.
unreadable-no-such-piece-hint = Entrez les deux cases si le coup a vraiment été joué.
unreadable-not-there = Cette pièce ne se trouve pas en { $square }.
unreadable-promotion = Il manque la pièce que devient le pion.
unreadable-promotion-hint = Entrez-la après la case, par exemple { $square } dame ; { $square }P si le pion y est resté.
unreadable-promotion-to-king = Un pion ne peut pas devenir roi.
unreadable-promotion-to-king-hint = Entrez une autre pièce après la case, par exemple { $square } dame.
unreadable-only-legal-in = Ce n'est pas un coup légal dans la langue de cette feuille de partie ; ce serait un coup dans cette langue : { $language }.
unreadable-only-legal-in-hint = Entrez le coup avec les lettres de la feuille de partie, ou avec ses deux cases s'il a vraiment été joué.
unreadable-foreign-letter = { $letter } n'est pas une lettre de pièce sur cette feuille de partie.
unreadable-foreign-letter-hint = Ce serait un coup dans cette langue : { $language } ; rien n'a été changé.
pieces = { $player } : { $list }.
no-moves = Aucun coup n'a été achevé.
moves = { $list }.
status-before = Le jeu n'a pas commencé.
status-to-move = { the-player } ont le trait.
status-announced = { the-player } ont annoncé { $mv }. Pas encore répété.
status-repeated = Le coup { $mv } { of-player } est répété. Pas encore exécuté sur les deux échiquiers.
status-executed = Le coup { $mv } { of-player } est exécuté sur les deux échiquiers. Pas encore achevé.
status-arbiter-called = { $who } a appelé l'arbitre.
awaited-beginning = Tapez { word-begin }, ou entrez le premier coup.
awaited-beginning-elsewhere = La partie commence avec { word-begin }, ou avec le premier coup.
awaited-sealed-move = { the-player } mettent le prochain coup sous enveloppe : { word-seal } et le coup.
awaited-end-of-session = { the-player } ont mis un coup sous enveloppe. Avec { word-press }, la partie est ajournée.
awaited-envelope-closed = L'enveloppe n'est pas fermée : { word-envelope } demande sa phrase secrète.
awaited-resumption = L'arbitre reprend la partie en tapant { word-reopen }.
awaited-arrival = Ce n'est possible qu'en présence { of-player } : l'arbitre tape { word-arrived } et la couleur.
awaited-envelope-opened = L'arbitre tape { word-open }.
awaited-sealed-move-entered = Le coup sous enveloppe n'est pas connu : l'arbitre le tape, par exemple { "ouvrir comme Cf3" }.
awaited-ruling = L'arbitre décide : { word-rule } { word-accept } ou { word-rule } { word-reject }.
awaited-ruling-on = L'arbitre décide : { word-rule } { $case } { word-accept } ou { word-rule } { $case } { word-reject }.
awaited-ruling-on-records = L'arbitre fait rectifier cela avec { word-retrace }.
awaited-correction = Quand l'échiquier { of-player } est rectifié, l'arbitre le confirme avec { word-adjust }.
awaited-steps = Reste à faire sur l'échiquier { of-player } : { $list }. { word-done } coche une étape.
awaited-claimed-move = Le coup { $mv }, noté pour la réclamation { of-player }, doit être joué ({ $article }).
awaited-sheet-correction = Quand la feuille de partie { of-player } est corrigée, { word-adjust } le confirme ; la prochaine inscription aussi.
awaited-scoresheet = { the-player } mettent leur feuille de partie à jour avec { word-record }.
awaited-result = Il ne reste aucun coup légal : l'arbitre déclare le résultat avec { word-result }.
awaited-clocks = L'arbitre remet les pendules en marche avec { word-go }.
awaited-seat = { $running ->
    [yes] { $who } : connexion perdue. L'arbitre peut arrêter les pendules : { word-stop }.
   *[no] { $who } : connexion perdue.
}
awaited-answer = { the-player } répondent avec { word-accept } ou { word-decline }.
awaited-differences = Des échiquiers ou des feuilles de partie diffèrent encore. Avec { word-retrace }, l'arbitre les fait rectifier.
awaited-execution = Le coup { $mv } n'est pas encore sur l'échiquier { of-player } : { word-execute } { $mv }.
awaited-completion = Une ligne vide achève le coup.
awaited-completion-elsewhere = { the-player } achèvent le coup.
awaited-press = Le dernier coup { of-player } n'est pas achevé : { word-press }.
awaited-repetition = Le coup { $mv } n'est pas encore répété : { word-repeat } { $mv }.
awaited-repetition-elsewhere = Le coup { $mv } n'est pas encore répété.
awaited-signature = { the-player } n'ont pas signé le résultat : { word-sign }.
awaited-signature-elsewhere = { the-player } n'ont pas signé le résultat.
awaited-rematch = { the-player } répondent à la proposition de revanche avec { word-accept } ou { word-decline }.
awaited-more = { word-cases } en dit plus.
nothing-changed = Il n'y avait rien à changer.
misread-missing = Il manque quelque chose après { $typed }. { $sentence }
misread-trailing = Je ne comprends pas { $rest } après { $typed }. { $sentence }
misread-unknown = Je ne comprends pas { $text }. Vouliez-vous dire { $meant } ?
misread-several-moves = Un seul coup à la fois : entrez d'abord { $first }, puis { $second } quand il est achevé.
misread-trailing-long = Je ne comprends pas { $rest } après { $typed }. { word-help } { $typed } donne ce qui peut suivre.
misread-no-such-square = Il n'y a pas de case { $square }.
misread-which-player = { $typed } est pour un seul joueur ; mettez { "blancs:" } ou { "noirs:" } devant.
misread-letter-or-word = { $typed } peut être le mot { $word } ou la lettre d'un coup. Rien n'a été changé. Entrez { $word } { $rest }, ou le coup sans espace.
misread-owed-first = Le coup { $squares } { of-opponent } n'est pas encore exécuté sur l'échiquier { of-player }. Exécutez-le d'abord, ou entrez les deux cases.
misread-said = { $saying ->
    [score] Un joueur abandonne avec { word-resign } ou propose nulle avec { word-draw } ; l'arbitre déclare le résultat : { word-result } 1-0.
    [time] { word-clock } dit ce qu'affiche votre pendule.
    [flag] Le drapeau de l'adversaire se réclame avec { word-claim } { word-flag }.
    [referee] { word-arbiter } appelle l'arbitre et arrête les pendules.
    [illegal] { word-claim } { word-illegal } dit que le dernier coup de l'adversaire était illégal.
    [mate] Il n'est pas nécessaire de le dire. Entrez le coup ; le mat et le pat terminent la partie d'eux-mêmes.
    [in-check] Annabella ne dit pas s'il y a échec. { word-where } et { word-what } disent ce qui se trouve sur votre échiquier.
    [fen] annabella export --to fen écrit la position ; { word-board } dit ce qui se trouve sur votre échiquier.
    [version] Annabella { $version }.
    [looks] À l'écran, F4 à F7 changent les pièces, les coordonnées, les couleurs et la taille.
    [mouse] La souris s'active avec l'option --mouse au lancement du programme.
    [hint] Annabella n'aide jamais un joueur.
    [pin] Le PIN de l'arbitre se choisit au début d'une partie, avec l'option --pin.
   *[descriptive] Les coups s'entrent par les noms des cases : e4, ou e2e4.
}
misread-rank-missing = Dans { $text }, la rangée manque : un chiffre de 1 à 8.
misread-other-language = { $text } appartient à une autre langue : { $language }. Ici, tapez { $typed }.
finish-record = Enregistrement : { $file }.
finish-pgn = PGN : { $file }.
finish-next = Désormais possible : { word-replay }, { word-rematch }, { word-print }, { word-print } { word-brf }, { word-quit }.
finish-next-without-rematch = Désormais possible : { word-replay }, { word-print }, { word-print } { word-brf }, { word-quit }.
match-so-far = Score de la rencontre : { $white } { $whitepoints }, { $black } { $blackpoints }.
rematch-offered = { the-player } proposent une revanche avec les couleurs inversées{ $answers ->
    [no] { "" }
   *[yes] { " " }: { word-accept } ou { word-decline }
}.
rematch-declined = { the-player } refusent la revanche.
rematch-begun = Revanche avec les couleurs inversées{ $named ->
    [no] { "" }
   *[yes] { " " }: { $white } joue avec les Blancs, { $black } avec les Noirs
}.
rematch-of = C'est la revanche de la partie de { $file }.
rematch-not-played = La revanche n'a pas été jouée ; aucun enregistrement n'en est conservé. La partie précédente est enregistrée dans { $file }.
sheets-printed = Les feuilles de partie à imprimer sont dans { $file }.
braille-printed = La partie en braille, pour une embosseuse, est dans { $file }.
pgn-copied = Le PGN est dans le presse-papiers, si le terminal le permet. Il peut être collé sur lichess.org/paste.
walk-keys = h va à gauche, j en bas, k en haut, l à droite ; Échap y met fin.
only-after-the-end = Ce n'est possible qu'une fois la partie terminée.
not-recorded = Rien n'est enregistré de cette partie.
replay-begin = Relecture de { $plies ->
    [0] zéro demi-coup
    [one] un demi-coup
   *[other] { $plies } demi-coups
}, avant le premier.
replay-words = { word-next } avance, { word-back } recule, { word-replay } 12 va au coup 12, { word-quit } termine ; ou les flèches et Échap.
replay-at = { $number } { $sentence } Pendules : Blancs { $white }, Noirs { $black }.
replay-left = La relecture est terminée. La position finale est affichée.
goodbye = La partie est enregistrée dans { $file }. Pour continuer : { $resume }.
goodbye-over = { $pgn ->
    [yes] La partie est enregistrée dans { $file }, son PGN à côté.
   *[no] La partie est enregistrée dans { $file }.
}

mate-given = { the-player } ont donné échec et mat.
mate-can = { the-player } peuvent encore mater en { half-moves } : { $line }.
mate-wins = Ainsi, { the-player-inside } gagnent si le drapeau { of-opponent } tombe ({ $flag }), si { the-opponent-inside } abandonnent ({ $resignation }) ou achèvent un deuxième coup illégal ({ $illegal }).
mate-cannot = { the-player } ne peuvent mater par aucune suite de coups légaux : { $why ->
    [terminal] il ne reste aucun coup légal
    [material] il y a trop peu de matériel
   *[closure] toutes les positions encore possibles ont été examinées, soit { $states ->
        [one] { $states } état
       *[other] { $states } états
    }
}.
mate-draws = Ainsi, la partie est nulle si le drapeau { of-opponent } tombe ({ $flag }), si { the-opponent-inside } abandonnent ({ $resignation }) ou achèvent un deuxième coup illégal ({ $illegal }).
mate-dead = Aucun joueur ne peut mater : la partie est nulle ({ $stalemate }, { $dead }).
mate-open = Il n'est pas établi que { the-player-inside } puissent encore mater ; { $steps ->
    [one] { $steps } coup a été essayé
   *[other] { $steps } coups ont été essayés
}. L'arbitre décide.
mate-no-diagram = { $text } n'est pas une position valable : { position-fault }.

trouble-file-not-created = Le fichier { $path } ne peut pas être créé : { $why }. Choisissez-en un autre avec --journal.
trouble-record-folder-made = Le dossier { $path } n'existait pas et a été créé.
trouble-file-missing = Il n'y a pas de fichier { $path }.
trouble-file-not-opened = Le fichier { $path } ne peut pas être ouvert : { $why }.
trouble-file-not-written = Le fichier { $path } ne peut pas être écrit : { $why }.
trouble-file-locked = La partie de { $path } est ouverte dans une autre Annabella ; fermez-la d'abord là-bas.
trouble-file-damaged = La ligne { $line } de { $path } est endommagée ; rien n'a été changé. Gardez le fichier pour l'arbitre.
trouble-not-a-journal = { $path } n'est pas l'enregistrement d'une partie.
trouble-not-a-position = { $text } n'est pas une position de départ : { position-fault }. Entrez un FEN, par exemple rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1.
trouble-not-a-time-control = { $text } n'est pas une cadence : { $why ->
    [empty] rien n'est écrit
    [unreadable] { $part } est illisible
    [no-time] une période ne donne pas de temps
    [negative] un temps est négatif
    [too-long] c'est plus de 100 heures
    [too-many-periods] il y a trop de périodes
    [no-moves] une période n'a pas de coups
   *[misplaced] ces périodes ne peuvent pas se suivre
}. Entrez par exemple 90+30, 40/90+30,30+30, 15+10, 5d3 ou none.
trouble-two-readings = { $of ->
    [minutes-or-hours] { $text } peut être en minutes ou en heures.
    [minutes-or-seconds] { $text } peut être en minutes ou en secondes.
   *[moves-or-increment] { $text } peut être un nombre de coups en un nombre de minutes, ou des minutes avec des secondes par coup.
} Entrez { $first } ou { $second }.
trouble-not-a-name = { $text } n'est pas accepté comme nom. Un nom ne peut ni être un mot du programme ni contenir de chiffres.
trouble-perhaps-a-word = Vouliez-vous dire le mot { $word } ? Si { $text } est le nom, tapez-le de nouveau.
trouble-not-a-language = Langue d'interface inconnue : { $text }. Disponibles : { $known }.
trouble-name-too-long = Le nom qui commence par { $beginning } est trop long ; un nom a au plus 100 caractères.
trouble-not-printable = { $text } contient un caractère qui ne peut pas être imprimé. Entrez-le sans ce caractère.
trouble-not-a-sheet-language = Langue de feuille de partie inconnue : { $text }. Disponibles : { $known }.
trouble-not-a-federation = { $text } n'est pas le code d'une fédération, qui a trois lettres, par exemple FRA.
trouble-not-a-fide-id = { $text } n'est pas un identifiant FIDE, qui n'a que des chiffres, par exemple 2200082.
trouble-script-line = La ligne { $line } du script est illisible : { $text }.
trouble-script-line-why = Ligne { $line } du script : { $why }
trouble-watch-needs-terminal = annabella watch montre l'écran d'une partie et a besoin d'un terminal ; annabella show l'affiche à la place.
trouble-replay-needs-terminal = annabella show --replay a besoin d'un terminal ; annabella show --ply affiche une position.
trouble-no-terminal = La vue écran a besoin d'un terminal ; utilisez --face lines.
trouble-not-for-a-terminal = Ce n'est pas du texte, et cela abîmerait le terminal. Nommez un fichier : -o FILE, ou tapez { word-print } dans la partie.
trouble-other-suffix = { $path } a l'extension de { $suffix }, mais le format est { $form }. Indiquez le même pour les deux.
trouble-old-console = Cette console ne peut montrer que des lignes ; utilisez --face lines.
trouble-no-pictures = Cette version d'Annabella a été compilée sans images des pièces ; utilisez --pictures off, ou compilez-la avec --features pictures.
trouble-no-unfinished-game = Il n'y a pas de partie inachevée à reprendre.
trouble-assistant-needed = L'adversaire est sourd, et le joueur { of-player } est aveugle : il lui faut un assistant ({ $article }).
trouble-wrong-value-alike = Valeur incorrecte { $text } pour { $option } ; vouliez-vous dire { $alike } ? Valeurs possibles : { $known }.
trouble-wrong-value = Valeur incorrecte { $text } pour { $option }. Valeurs possibles : { $known }.
trouble-not-a-choice = { $text } ne fait pas partie des choix. Tapez un nombre de 1 à { $count }.
trouble-terms-contradict = { $one } et { $other } se contredisent. Supprimez ou changez l'un des deux.
trouble-not-paired = Le tournoi n'a pas de partie à l'échiquier { $board } de la ronde { $round }. annabella event FILE indique combien de parties sont appariées.
event-fault = { $path }, ligne { $line } : { $why }
event-not-utf8 = Ce n'est pas du texte UTF-8. Enregistrez le fichier en UTF-8.
event-unknown-key = Clé inconnue { $key }. Clés possibles : { $known }.
event-missing = Il manque { $key }. Un appariement a round, board, white et black.
event-not-a-pairing-line = Ce n'est pas une liste d'appariements au format TRF. Exportez-la en TRF16 ou TRF26.
event-explained-time = Cadence : { $time }.
event-explained-laws = Règles de { $laws } ; par sa cadence, c'est { $class ->
    [rapid] une partie rapide
    [blitz] une partie blitz
   *[standard] une partie lente
}.
event-explained-no-default-time = Un joueur qui arrive après le début perd, sauf décision contraire de l'arbitre.
event-explained-default-time = Un joueur qui arrive avec plus de { $time } de retard perd, sauf décision contraire de l'arbitre.
event-explained-agreement = La nulle peut être convenue dès que chaque joueur a joué { $moves ->
    [0] 0 coup
    [one] un coup
   *[other] { $moves } coups
}.
event-explained-consent = La nulle ne peut être convenue qu'avec l'accord de l'arbitre ({ $article }).
event-explained-supervision = { $how ->
    [none] La partie n'est pas surveillée comme l'exigent les règles de compétition.
   *[adequate] La partie est surveillée comme l'exigent les règles de compétition.
}
event-explained-quickplay = Les règles de la fin de partie rapide s'appliquent.
event-explained-points = Un gain donne 3 points, une nulle 1, une défaite aucun.
event-explained-ranks = Les rangées sont annoncées avec ces mots : { $words }.
event-explained-deaf = { the-player } n'entendent pas ce qui est annoncé.
event-explained-assistant = { $any ->
    [no] { the-player } n'ont pas d'assistant.
   *[yes] L'assistant { of-player } peut faire ceci : { $duties } ; { $ask ->
        [no] les temps et le nombre de coups ne peuvent pas lui être demandés.
       *[yes] les temps et le nombre de coups peuvent lui être demandés.
    }
}
event-explained-not-watched = Suivre la partie avec annabella watch n'est pas permis.
no-moves-kept = Dans cette partie, aucun coup n'est enregistré.
event-explained-table-clock = Une pendule sur la table tient le temps.
event-explained-casual = C'est une partie amicale, dans laquelle le programme peut aider.
event-explained-position = La partie commence à une position donnée.
event-explained-pairings = { $count ->
    [0] Aucune partie n'est appariée.
    [one] Une partie est appariée.
   *[other] { $count } parties sont appariées.
}
event-written = { $path } a été écrit. Modifiez-le, puis vérifiez-le avec annabella event.
event-result-written = Le résultat a été écrit dans { $path }.
trouble-no-randomness = Le système ne fournit pas de nombres aléatoires : { $why }. Choisissez vous-même la disposition : --chess960 518.
trouble-settings-line = La ligne { $line } de { $path } est ignorée. { $why }
trouble-settings-kept = Rien n'est écrit dans { $path } tant que cela n'est pas corrigé. { $why }
trouble-theme-line = { $path }, ligne { $line } : { $why } Les couleurs habituelles sont utilisées.
trouble-theme-not-read = { $why } Les couleurs habituelles sont utilisées.
trouble-little-contrast = { $ink } sur { $ground } a un contraste de { $contrast } pour 1 ; il faut au moins 3 pour 1.
trouble-not-toml = Ce n'est pas du TOML : { $why }. Écrivez la clé, un signe égal et la valeur, les textes entre guillemets.
trouble-unknown-argument = L'option { $text } n'existe pas.
trouble-unknown-argument-alike = L'option { $text } n'existe pas ; vouliez-vous dire { $alike } ?
trouble-unknown-command = La commande { $text } n'existe pas.
trouble-unknown-command-alike = La commande { $text } n'existe pas ; vouliez-vous dire { $alike } ?
trouble-pgn-for-record = { $file } est un fichier PGN, pas l'enregistrement d'une partie. Pour en faire un enregistrement : annabella import { $file }.
trouble-pgn-for-command = { $file } est un fichier PGN, pas une commande. Pour faire des enregistrements de ses parties : annabella import { $file }.
trouble-arguments-excess = { $text } est un mot de trop.
trouble-arguments-twice = { $option } est donné plusieurs fois. Donnez-le une seule fois.
trouble-arguments-conflict = { $one } et { $other } ne vont pas ensemble. Supprimez l'un des deux.
trouble-arguments-missing = Il manque { $arguments }.
trouble-arguments-no-text = Le texte après { $option } manque : { $option } { $form }.
trouble-arguments-before-command = Les options viennent après la commande : annabella { $command } { $options }.
trouble-arguments-unknown-part = { $command } ne connaît pas { $text } ; possibles : { $known }.
trouble-arguments-incomplete = Après { $command }, il manque l'un de ces mots : { $known }.
trouble-no-such-topic = { $text } n'est ni une commande ni un mot à taper dans une partie. annabella help donne la liste des commandes.
trouble-record-for-command = { $file } est l'enregistrement d'une partie, pas une commande. Pour la continuer : annabella resume { $file }. Pour la regarder : annabella show { $file }.
trouble-wrong-form = Valeur incorrecte { $text } pour { $option }. Elle s'écrit ainsi : { $example }.
trouble-no-such-setting = Le réglage { $text } n'existe pas. annabella settings donne la liste des réglages.
trouble-no-such-setting-alike = Le réglage { $text } n'existe pas ; vouliez-vous dire { $alike } ? annabella settings donne la liste des réglages.
trouble-arguments-no-value = La valeur de { $option } manque. Valeurs possibles : { $known }.
trouble-command-line = { $why }.
trouble-board-not-there = Il n'y a pas de port { $path }. Lancez annabella boards pour voir les ports.
trouble-board-busy = Un autre programme occupe le port { $path }. Fermez-le d'abord là-bas.
trouble-board-no-rights = Vous n'avez pas le droit d'ouvrir { $path }. Ajoutez-vous au groupe { $group } et reconnectez-vous.
trouble-board-not-a-port = { $path } ne peut pas être ouvert comme port série : { $why }.
trouble-board-other-device = { $path } répond, mais pas comme un échiquier { $make }. Lancez annabella boards pour voir les ports.
trouble-board-silent = Rien ne répond sur { $path }. Vérifiez le câble, et si l'échiquier est allumé.
trouble-board-none-found = Aucun échiquier DGT n'a été trouvé. Nommez son port, par exemple dgt:/dev/ttyACM0 ; annabella boards donne la liste des ports.
trouble-board-several = Plusieurs échiquiers ont été trouvés : { $paths }. Nommez le port de chacun, par exemple dgt:/dev/ttyACM0.
trouble-board-same-port = Les deux joueurs ont l'échiquier de { $path }. Nommez un autre port pour l'un des deux.
trouble-board-no-board-for-clock = La pendule doit être celle d'un échiquier électronique, mais aucun échiquier n'est nommé. Nommez-en un avec --white-board ou --black-board.
trouble-board-no-clock-on-board = La pendule doit être celle d'un échiquier électronique, et aucune n'est branchée à l'échiquier de { $paths }. Branchez-la, ou omettez --clock board.
trouble-board-not-a-recording = La ligne { $line } de { $path } ne fait pas partie de l'enregistrement d'un échiquier.
port-not-asked = { $device } ne ressemble pas à un échiquier DGT et n'a pas été interrogé. Pour l'interroger : annabella boards dgt:{ $path }.
board-answers = { $device } : un échiquier { $make }, { $number ->
    [none] sans numéro
   *[other] numéro { $number }
}, { $version ->
    [none] version inconnue
   *[other] version { $version }
}.
board-lies = { $lies ->
    [turned] Son orientation est inversée.
   *[straight] Son orientation est normale.
}
board-clock = Sa pendule affiche { $left } à gauche et { $right } à droite, { $runs ->
    [yes] et elle tourne
   *[no] et elle est arrêtée
}.
board-without-clock = Il n'a pas de pendule.
board-followed = Ce qui change sur l'échiquier est maintenant affiché. Appuyez sur Entrée pour terminer.
board-not-there = L'échiquier n'est plus connecté.
board-there-again = L'échiquier est de nouveau connecté.
trouble-not-a-pgn = { $path }, ligne { $line }, partie { $game } : { $why }
pgn-no-game = Ce n'est pas une partie : il n'y a ni étiquette ni coup.
pgn-unclosed = Ce qui commence ici par { $sign } ne se termine jamais.
pgn-tag = { $text } n'est pas une étiquette. Une étiquette a un nom, et une valeur entre guillemets.
pgn-sign = { $text } n'a pas de sens ici et est laissé de côté.
pgn-start = { $fen } n'est pas une position à partir de laquelle une partie peut être jouée.
pgn-word = À la place du coup { $at } se trouve { $text }, qui n'est pas un coup. Un PGN a les lettres de pièces anglaises : K, Q, R, B, N.
pgn-move = Le coup { $at } { $text } n'est pas légal à cet endroit, ou plusieurs pièces pourraient le jouer.
pgn-number = Le coup { $at } porte le numéro { $text }. Il manque peut-être un coup.
pgn-results = L'étiquette Result indique { $tag }, mais les coups se terminent par { $text }. Le résultat reste ouvert.
pgn-result = Les coups se terminent par { $text }, mais selon les Règles le résultat du dernier coup est { $result }. Le résultat reste ouvert.
pgn-variant = C'est une partie de { $name }, pas d'échecs.
trouble-not-a-move = { $text } : { $why }
trouble-sound-fell-back = { voice-why } ; { $engine ->
    [embedded] la voix intégrée parle à sa place.
   *[system] la voix du système parle à sa place.
}
trouble-sound-failed = { trouble-sound-silent } La partie continue en texte.
trouble-sound-silent = { voice-why } : rien n'est audible.
trouble-sound-restored = Le son fonctionne de nouveau.
trouble-sound-headphones-lost = { $why ->
    [device-busy] Un autre programme utilise le casque
    [no-library] La bibliothèque espeak-ng est introuvable
    [device-frozen] Le casque ne répond pas
    [not-private] Le système audio peut envoyer le son du casque vers un autre périphérique
   *[other] Le casque a été débranché
} : ce qui est pour un seul joueur est affiché et n'est pas dit.
trouble-sound-recording = Les annonces et les répétitions sont enregistrées par le microphone dans { $path }. Mégaoctets utilisés : { $used } sur { $limit } ; libres sur le disque : { $free }.
trouble-sound-not-recorded = { $ply ->
    [0] Rien n'a été enregistré par le microphone.
   *[other] Il n'y a pas d'enregistrement sonore du demi-coup { $ply }.
}
plays = Enregistrement sonore du demi-coup { $ply }.
hear-recorded = Demi-coup { $ply } : { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
hear-space = Mégaoctets utilisés : { $used } ; libres sur le disque : { $free }.
trouble-sound-unknown-name = { $kind ->
    [voice] Il n'y a pas de voix { $name }
   *[device] Il n'y a pas de périphérique de sortie { $name }
}{ $nearest ->
    [none] .
   *[other] { " " }; noms proches : { $nearest }. annabella voices en donne la liste.
}
trouble-sound-recording-failed = { $why ->
    [disk-full] La place pour les enregistrements sonores est épuisée
    [file] L'enregistrement sonore ne peut pas être écrit
   *[other] Il n'y a pas de microphone
} : rien n'est enregistré par le microphone.
lines-instead = Ici, les échiquiers ne peuvent pas être affichés au-dessus des phrases ; de simples lignes suivent.
lines-hint = Avec un lecteur d'écran, tapez { word-face } { word-lines } : rien n'est alors répété.
voice-hint = Si un lecteur d'écran lit aussi ces lignes, tapez { word-voice } { word-off } pour qu'un seul des deux parle.
lesson = { $number ->
    [1] Leçon 1 sur 17. Annoncez le coup des Blancs : tapez e4 et appuyez sur Entrée. { word-next } passe à la leçon suivante, { word-back } à la précédente, { word-again } répète.
    [2] Leçon 2. L'adversaire répète le coup et le joue sur l'autre échiquier. Appuyez ensuite sur Entrée sur une ligne vide : le coup est inscrit et la pendule actionnée.
    [3] Leçon 3. Les coups peuvent être tapés comme ils se disent : bauer eva sieben eva fuenf, ou ba ev 7 ev 5.
    [4] Leçon 4. Pour l'entendre encore une fois, tapez { word-again }, ou a.
    [5] Leçon 5. L'adversaire répète un autre coup : { "répéter e6" }, ou r e6. Cela donne l'alarme.
    [6] Leçon 6. Un lapsus se corrige avant d'appuyer sur la pendule : { "corriger e6" }.
    [7] Leçon 7. Ce qui est annoncé peut être repris : { word-undo }, ou u.
    [8] Leçon 8. Annoncez encore une fois e5.
    [9] Leçon 9. Appuyez sur Entrée sur une ligne vide pour achever le coup.
    [10] Leçon 10. Interrogez une case de votre échiquier : { "quoi e4" }, ou wt e4.
    [11] Leçon 11. Demandez où sont des pièces : { "où pions" }, ou w pions.
    [12] Leçon 12. Demandez tout l'échiquier : { word-board }, ou b.
    [13] Leçon 13. Demandez votre pendule : { word-clock }, ou t. Le temps n'est jamais donné sans demande. { "noirs: pendule" } demande la pendule de l'autre joueur.
    [14] Leçon 14. Ce qui a été dit auparavant : { word-earlier }, ou er.
    [15] Leçon 15. Silence immédiat : { word-quiet }, ou z.
    [16] Leçon 16. Proposez nulle : { word-draw }.
    [17] Leçon 17. Maintenant l'adversaire : { word-decline }.
   *[other] C'est tout. Tapez { word-help } pour tous les mots, ou continuez à jouer ; { word-quit } termine.
}
lesson-not-this = Cela vient dans une leçon suivante.
practice-over = La partie d'exercice n'a pas été enregistrée.
ask-face = { $choices ->
    [3] Comment Annabella doit-elle se présenter ? 1, écran. 2, simples lignes pour un lecteur d'écran ou le braille. 3, simples lignes avec une voix.
   *[other] Comment Annabella doit-elle se présenter ? 1, écran. 2, simples lignes pour un lecteur d'écran ou le braille.
}
ask-voice = Annabella doit-elle parler en plus de votre lecteur d'écran ? 1, non. 2, oui.
ask-typist = Qui est au clavier ? 1, les Blancs. 2, les Noirs. 3, l'assistant du joueur aveugle. 4, tout le monde.
ask-resume = Continuer { $white } contre { $black }{ $known ->
    [yes] , après { $after }
   *[no] { "" }
}, { $day ->
    [today] aujourd'hui
    [yesterday] hier
   *[other] { $date }
} { $time } ? 1, oui. 2, non, une nouvelle partie.
ask-terms = { $blind ->
    [white] Joueur aveugle : les Blancs
    [black] Joueur aveugle : les Noirs
    [both] Les deux joueurs sont aveugles
   *[none] Aucun joueur n'est aveugle
}, { $time }{ $others }. 1, jouer. 2, modifier.
ask-terms-white = Blancs : { $name }.
ask-terms-black = Noirs : { $name }.
ask-terms-both = { $white } contre { $black }.
ask-blind = Qui est aveugle ou malvoyant ? 1, les Blancs. 2, les Noirs. 3, les deux. 4, personne.
ask-setting = { $key ->
    [white] Nom du joueur des Blancs.
    [black] Nom du joueur des Noirs.
    [time] Cadence, par exemple 90+30, 15+10, 5d3 ou none.
    [laws] Édition des Règles : { $editions }.
   *[sheets] Langues des deux feuilles de partie, d'abord celle des Blancs, par exemple fr, es de ou fr fig.
}
ask-seats = Quelqu'un participe-t-il depuis un autre terminal ? 1, non. 2, oui.
ask-heard = Deux mots ont été dits. Les avez-vous entendus ? 1, oui. 2, non, la partie continue en texte.
ask-enter-takes = Entrée : { $value }.
ask-enter-skips = Entrée passe cette question.
ask-help = { $key ->
    [face] L'écran montre les échiquiers, les pendules et les feuilles de partie. Les simples lignes donnent une phrase par événement, pour un lecteur d'écran ou un afficheur braille.
    [voice] Votre lecteur d'écran lit les lignes. Annabella peut aussi annoncer les coups à voix haute.
    [keys] Une question qui ne nomme personne concerne la personne au clavier.
    [resume] La partie reprend là où elle a été quittée ; ses pendules restent arrêtées jusqu'à ce que l'arbitre les remette en marche.
    [terms] 1 commence la partie. 2 demande les noms, qui est aveugle, la cadence, les Règles, les feuilles de partie, et si quelqu'un participe depuis un autre terminal. Toute autre condition peut être tapée comme dans un script : agreement after 30, white sheet es.
    [white] Un nom, sans chiffres. Entrée garde le nom, - le supprime.
    [black] Un nom, sans chiffres. Entrée garde le nom, - le supprime.
    [blind] Le joueur aveugle entend les annonces et interroge son propre échiquier.
    [time] Minutes+secondes par coup : 90+30. Un délai : 5d3. Sans pendule : none.
    [laws] L'édition des Règles de la FIDE selon laquelle la partie se joue.
    [sheets] Une langue pour les deux, ou celle des Blancs puis celle des Noirs : es de. Pour les figurines : fig.
    [seats] Chacun rejoint alors la partie depuis son propre terminal avec annabella join.
   *[heard] 1, si vous avez entendu Anna eins. 2 coupe la voix.
} Tapez un nombre ou un texte, { word-back } pour la question précédente, { word-quit } pour quitter.
setting-unset = { $key } : pas de valeur.
setting-default = { $key } : { $default }, par défaut.
settings-file = Ces réglages sont dans { $path }. Vos propres thèmes sont des fichiers dans { $themes } dont le nom se termine par .toml.
welcome = Annabella : les échecs entre un joueur aveugle et un joueur voyant, avec annonces, pendule et enregistrement pour les deux.
welcome-more = Elle dit chaque coup à voix haute, gère la pendule et suit les deux échiquiers et les deux feuilles de partie.
welcome-questions = Entrée prend ce qui est proposé ; { word-help } explique une question.
how-to-begin = Tapez un coup, puis Entrée.

compare-languages = La feuille de partie A est lue dans cette langue : { $a } ; la feuille B : { $b }.
compare-nothing-common = Les deux feuilles de partie n'ont aucun demi-coup en commun.
compare-common = Les deux feuilles de partie ont en commun { half-moves } ; le dernier est { $mv }.
compare-has-the-move = { the-player } ont le trait. Position : { $fen }.
compare-next = La feuille de partie { $sheet } continue par { $mv }, à la ligne { $line }.
compare-ends = La feuille de partie { $sheet } se termine là.
compare-no-entries = La feuille de partie { $sheet } est vide.
compare-after-the-end = La partie est terminée à cet endroit ; la feuille de partie { $sheet } a { $count ->
    [one] une inscription de plus.
   *[other] { $count } inscriptions de plus.
}
compare-proposed = Ce qui suit est une proposition ; l'arbitre décide.
compare-nothing-fits = Après cela, rien ne concorde sur les deux feuilles de partie : elles sont peut-être de deux parties différentes.
compare-illegal = Feuille de partie { $sheet }, ligne { $line } : { $mv } est illégal.
compare-impossible = Feuille de partie { $sheet }, ligne { $line } : aucune pièce ne peut jouer le coup { $mv }.
compare-ambiguous = Feuille de partie { $sheet }, ligne { $line } : { $mv } peut être { $moves }.
compare-missing = Feuille de partie { $sheet }, ligne { $line } : rien n'est écrit pour { $mv }.
compare-unreadable = Feuille de partie { $sheet }, ligne { $line } : { $mv } est illisible.
compare-foreign-letter = Feuille de partie { $sheet }, ligne { $line } : { $mv } est illisible, car { $letter } n'est pas une lettre de pièce dans cette langue : { $language }.
compare-no-promotion = Feuille de partie { $sheet }, ligne { $line } : { $mv } ne dit pas ce que devient le pion.
compare-elsewhere = Dans une autre langue ({ $language }), { $count ->
    [one] une inscription signalée de la feuille de partie { $sheet } serait légale
   *[other] { $count } inscriptions signalées de la feuille de partie { $sheet } seraient légales
} ; cette langue n'a pas été retenue.
compare-lost = Feuille de partie { $sheet } : à partir de { $mv }, aucun coup ne peut être suivi.
compare-odd-number = Feuille de partie { $sheet }, ligne { $line } : le numéro est { $written }, attendu : { $expected }.
compare-would-agree = Si cette inscription veut dire ce qu'indique l'autre feuille de partie, elles ont en commun { half-moves }.
compare-verdict = { $verdict ->
    [agree] Les feuilles de partie concordent.
    [differ] Les feuilles de partie diffèrent.
    [incomplete] Les feuilles de partie concordent jusqu'à la fin de la plus courte, à laquelle il manque des demi-coups.
   *[unreadable] Les feuilles de partie ne peuvent pas être comparées plus loin : une inscription est illisible ou injouable.
}
compare-pair = { $pair } : { $verdict ->
    [agree] concordent, { half-moves }
    [differ] diffèrent après { half-moves }
    [incomplete] l'une s'arrête après { half-moves }
   *[unreadable] illisible après { half-moves }
}.
compare-pairs = Paires : { $pairs }. Concordantes : { $agree }. Différentes : { $differ }. Incomplètes : { $incomplete }. Illisibles : { $unreadable }.
compare-ask-language = Dans quelle langue la feuille de partie { $sheet } est-elle écrite ({ $ways }) ?
compare-language-unclear = La feuille de partie { $sheet } désigne des coups différents selon la langue ; indiquez sa langue avec { $option } ({ $ways }).
compare-language-unfit = La feuille de partie { $sheet } ne convient à aucune langue ; indiquez sa langue avec { $option } (les plus proches : { $ways }).
compare-empty = { $file } est vide ; il faut une feuille de partie en PGN ou une liste de coups.
compare-binary = { $file } n'est pas un fichier texte ; il faut une feuille de partie en PGN ou une liste de coups.
compare-no-moves = Il n'y a pas de coups dans { $file } ; il faut une feuille de partie en PGN ou une liste de coups.
compare-too-long = { $file } est trop long : il a plus de demi-coups qu'une partie ne peut en avoir.
compare-no-common-start = Les deux feuilles de partie ne commencent pas par la même position.
compare-no-pairs = Il n'y a pas de paires de feuilles de partie dans { $file } ; donnez deux fichiers, ou un dossier avec game.a.txt et game.b.txt, ou deux dossiers avec les mêmes noms de fichiers.
spelled = { $list }.
sheet-empty = Rien n'est écrit sur la feuille de partie.
recalled = { $back ->
    [0] La dernière phrase : { $sentence }
   [one] Une phrase plus tôt : { $sentence }
   *[other] { $back } phrases plus tôt : { $sentence }
}
understood = Fait.
rate-set = { $rate } mots par minute.
volume-set = Volume { $volume }.
felt-brief = { $what }.
felt-square = { $square } : { $what }.
felt-rank = Rangée { $rank } : { $list }.
felt-file = { $file } : { $list }.
felt-diagonal = { $from } à { $to } : { $list }.
felt-kind = { $piece } : { $list }.
felt-captured = Perdu par { the-player-inside } : { $list }.
felt-not-yours = Vous ne pouvez interroger que votre propre échiquier ; l'arbitre et les assistants peuvent interroger les deux.
hint-casual-only = Possible seulement dans les parties amicales.
hint-attacks = { $square }, case attaquée par { $list }.
hint-moves = Depuis { $square }, coups possibles vers { $list }.
help = Entrez un coup, par exemple e4, Cf3, e2e4 ou springer felix drei ; une ligne vide l'achève. Cinq mots utiles : { $words }.
help-headings = Autres mots : tapez { word-help } et un nombre. { $headings } { word-help } et un mot dit ce qu'il fait.
help-group = { $heading } : { $words }.
help-speakers = Mettez blancs:, noirs: ou arbitre: devant pour dire qui parle.
help-word = { $word ->
    [begin] commencer : le jeu commence et la pendule des Blancs est lancée ; le premier coup fait de même.
    [announce] annoncer e4, e4 : annonce le coup que le joueur a joué.
    [strike] rayer 3 : raye votre propre feuille de partie à partir de son troisième demi-coup.
    [add] ajouter 2:00 aux blancs, ajouter 2:00 pour les deux : l'arbitre donne plus de temps, avec un motif s'il y en a un.
    [take] retirer 2:00 aux blancs : l'arbitre retire ce temps de la pendule de ce joueur.
    [penalty] sanction avertissement aux blancs : l'arbitre avertit les Blancs ; un motif peut suivre chaque sanction. sanction cadence 2:00 aux blancs : l'adversaire reçoit le temps. sanction retirer 2:00 aux blancs : les Blancs perdent le temps. sanction points 1/2 aux blancs : les Blancs perdent un demi-point. sanction points-adversaire 1/2 aux blancs : l'adversaire reçoit un demi-point. sanction perte aux blancs, sanction amende aux blancs, sanction exclusion 1 aux blancs, sanction expulsion aux blancs : perte de la partie, amende, exclusion d'une ronde, expulsion du tournoi.
    [assistant] assistant noirs, assistant noirs aucun : l'arbitre dit qu'un joueur a désormais un assistant, ou n'en a plus. Les tâches peuvent suivre, avec des virgules, comme dans les conditions.
    [supervision] surveillance aucune, surveillance suffisante : l'arbitre dit comment une partie rapide ou blitz est surveillée.
    [counter] compteur blancs 12, compteur illégal blancs 1 : l'arbitre fixe combien de coups ce joueur a achevés, ou combien de coups illégaux.
    [both] les deux perdent : l'arbitre déclare la partie perdue pour les deux.
    [note] note panne de lumière : l'arbitre le fait écrire dans l'enregistrement.
    [time] cadence 90+30 : l'arbitre corrige une cadence mal réglée.
    [period] période blancs 2 : l'arbitre fixe la période dans laquelle se trouve ce joueur.
    [adjourn] ajourner : la séance est terminée et le joueur qui a le trait met un coup sous enveloppe ; ajourner durant 4:00:00 : la séance dure ce temps.
    [seal] sceller Cf3 : écrit le coup pour l'enveloppe, en lettres ou en cellules braille ; sceller coup.brf : le lit dans ce fichier braille (brf ou brl). Le coup n'est ni affiché ni dit avant l'ouverture de l'enveloppe.
    [envelope] enveloppe : ce qui est écrit sur l'enveloppe ; enveloppe dimanche dix heures : quand la partie reprend ; enveloppe perdue : l'enveloppe manque.
    [open] ouvrir : ouvre l'enveloppe ; ouvrir comme Cf3 : quel était le coup sous enveloppe, s'il est illisible.
    [reopen] rouvrir : reprend une partie ajournée.
    [absent] absent blancs : ce joueur n'est pas là.
    [arrived] arrivé blancs : ce joueur est arrivé.
    [pieces] pièces, pi, pièces blancs : vos propres pièces, ou celles d'une couleur, une phrase par sorte.
    [attacks] attaques e4, at : ce qui attaque cette case, dans les parties amicales seulement.
    [help] aide, h : les mots que vous pouvez taper ; aide et un mot explique ce mot.
    [board] échiquier, b : les huit rangées de votre échiquier, à partir de la huitième ; les majuscules sont aux Blancs, o est une case vide.
    [where] où cavaliers, où C, w : les cases de ces pièces ; C demande celles des Blancs, c celles des Noirs.
    [what] quoi e4, wt : ce qui se trouve sur cette case.
    [rank] rangée 4, rk : ce qui se trouve sur cette rangée.
    [file] colonne e, colonne Eva, fi : ce qui se trouve sur cette colonne.
    [diagonal] diagonale e4, dg : ce qui se trouve sur les deux diagonales de cette case.
    [white] blancs, wp : toutes les pièces des Blancs, une phrase par sorte. blancs: devant une commande dit que les Blancs parlent.
    [black] noirs, bp : toutes les pièces des Noirs, une phrase par sorte. noirs: devant une commande dit que les Noirs parlent.
    [mine] miennes, mi : vos propres pièces, une phrase par sorte.
    [theirs] siennes, th : les pièces de l'adversaire, une phrase par sorte.
    [captured] capturées, cp : ce qui manque sur l'échiquier.
    [walk] parcourir, parcourir e4, wk : parcourt l'échiquier case par case ; h va à gauche, j en bas, k en haut, l à droite, et dit ce qu'il y a sur chaque case. Entrée redit la case ; toute autre touche y met fin.
    [again] encore, a : répète ce qui a été coupé, sinon la dernière annonce.
    [last] dernier, l : le dernier coup achevé.
    [earlier] avant, er : la phrase avant la dernière ; encore une fois, celle d'avant.
    [later] après, lt : à la suite de avant, de nouveau la phrase suivante.
    [spell] épeler, sl : le dernier coup annoncé, lettre par lettre.
    [moves] coups, coups 10, m : tous les coups, ou les dix derniers.
    [from] depuis 12, fr : les coups à partir du numéro 12.
    [sheet] feuille, sh : votre propre feuille de partie telle qu'elle est écrite.
    [clock] pendule, t, pendule adversaire, pendule les deux, pendule blancs 1:00:00 noirs 1:00:00 : votre pendule, celle de l'adversaire, les deux ; avec des temps, l'arbitre règle les deux pendules ou une seule.
    [times] durées, tm : le temps utilisé pour chaque coup.
    [number] nombre, n : combien de coups sont achevés.
    [offer] proposition, o : si une nulle est proposée.
    [who] qui, wh : qui joue, et qui est aveugle.
    [cases] cas, cs : chaque cas ouvert avec son numéro, son article et qui décide ; pour l'arbitre aussi l'effet de chaque décision, et les cas déjà tranchés.
    [look] consulter : dans les parties rapides et blitz surveillées, l'enregistrement de l'arbitre est montré au joueur qui a le trait, cinq fois par partie.
    [status] état, s : qui a le trait, ce qui est en suspens et ce que la partie attend.
    [law] règle D.2.1, lw : de quoi traite cet article.
    [laws] règles, règles glossaire, règles glossaire blitz : les articles que le programme applique ; les termes des Règles dans les langues disponibles.
    [sign] signer : un joueur signe le résultat quand la partie est terminée.
    [repeat] répéter e5, r e5, r : l'adversaire répète e5, ou le coup tel qu'annoncé. répéter seul redit la dernière annonce.
    [correct] corriger e4 : corrige un lapsus avant d'appuyer sur la pendule.
    [undo] annuler, u : reprend ce qui est annoncé et non achevé.
    [touch] toucher e2, soulever e2 : le joueur qui a le trait a touché ces pièces ; un joueur aveugle les a retirées de leurs trous.
    [lift] soulever e2 : un joueur aveugle a retiré cette pièce de son trou ; toucher e5 le dit d'un joueur voyant.
    [press] appuyer, p : appuie sur la pendule qui tourne. Une ligne vide répète, exécute, inscrit et appuie en une fois. appuyer avec-coup : désormais l'annonce de chaque coup actionne la pendule. appuyer séparément : ce n'est plus le cas.
    [execute] exécuter noirs h6, x : ce qui a vraiment été joué sur cet échiquier.
    [record] inscrire blancs Cf3 : ce qui a vraiment été écrit sur cette feuille de partie.
    [draw] nulle : propose nulle.
    [accept] accepter : accepte la proposition de nulle.
    [decline] refuser : refuse la proposition de nulle.
    [resign] abandonner : le joueur abandonne.
    [claim] réclamer drapeau : le drapeau de l'adversaire est tombé. réclamer répétition, réclamer cinquante : la nulle, par la même position pour la troisième fois ou par cinquante coups. réclamer répétition g1f3 : de même avec ce coup, qui est noté et non joué. réclamer illégal, réclamer illégal 21 : le dernier coup de l'adversaire, ou le coup 21, était illégal. réclamer toucher e2 : l'adversaire a touché cette pièce. réclamer deux-mains : l'adversaire a joué à deux mains. réclamer disposition, réclamer échiquier, réclamer couleurs, réclamer pendule : les pièces ont été mal disposées, l'échiquier est mal placé, les couleurs sont inversées, la pendule est mal réglée. réclamer fin-rapide, réclamer fin-rapide sans-effort : la nulle en fin de partie rapide ; ajoutez sans-arbitre s'il n'y a pas d'arbitre. { word-claim } { word-silent } : l'adversaire a appuyé sans annoncer le coup. { word-claim } 11.5 : l'adversaire enfreint cet article ; des mots peuvent suivre.
    [request] demander incrément : en fin de partie rapide, demande cinq secondes par coup pour les deux ; c'est aussi une proposition de nulle.
    [jadoube] j'adoube : avec votre propre pendule en marche, vous rectifiez seulement des pièces ; jusqu'à l'annonce d'un coup, toucher une pièce n'oblige à rien.
    [arbiter] arbitre : appelle l'arbitre et arrête les pendules.
    [stop] arrêter : l'arbitre arrête les deux pendules.
    [go] continuer : l'arbitre met en marche la pendule du joueur qui a le trait.
    [rule] décider accepter, décider rejeter, décider reporter, décider les deux, décider 2 accepter : l'arbitre tranche le seul cas ouvert, ou celui qui porte ce numéro ; les deux veut dire que les deux drapeaux sont tombés et que l'ordre est inconnu. { word-rule } 1 { word-undo } retire la décision sur le cas 1, jusqu'au demi-coup suivant.
    [retrace] revenir, revenir 1, revenir 1..., revenir demi-coup 2 : retour à la dernière position commune, à la position après le coup 1 des Blancs, après le coup 1 des Noirs, ou après deux demi-coups.
    [adjust] rectifier, rectifier noirs : l'échiquier est maintenant conforme aux feuilles de partie.
    [done] fait : la prochaine étape qui rectifie votre échiquier ou votre feuille est accomplie.
    [step] étape : la prochaine étape qui rectifie votre échiquier ou votre feuille.
    [check] vérifier, vérifier noirs : compare un échiquier aux feuilles de partie.
    [result] résultat 1-0, résultat nulle : l'arbitre déclare le résultat ; après la fin, résultat seul montre le résultat et les fichiers.
    [calls] rappels 10m 5m 30s, rappels bip 5m, rappels non : annonce quand il reste ce temps, en mots ou par un bip, ou y met fin. Aucun rappel par défaut.
    [lang] langue en : la langue de ces phrases.
    [cells] cellules 40 : de 8 à 255, les cellules de votre afficheur braille ; avec 20 ou moins, les coups et les échiquiers sont écrits en signes.
    [notation] notation mots, notation signes : comment sont écrits les coups, les échiquiers et les temps : cavalier f3, ou Cf3. L'annonce à voix haute ne change pas.
    [rate] vitesse 200 : de 100 à 400 mots par minute, pour la personne qui le demande.
    [volume] volume 80 : de 0 à 200, 100 étant la valeur ordinaire, pour la personne qui le demande.
    [faster] plus vite : 25 mots de plus par minute, pour la personne qui le demande.
    [slower] plus lent : 25 mots de moins par minute, pour la personne qui le demande.
    [louder] plus fort : un cran plus fort, pour la personne qui le demande.
    [softer] moins fort : un cran moins fort, pour la personne qui le demande.
    [verbosity] détail bref, détail normal, détail complet : combien est dit d'un coup et dans une réponse.
    [voice] voix non, voix oui, voix système, voix intégrée : si une voix parle, et laquelle.
    [face] vue écran, vue lignes, vue hybride : la même partie présentée autrement ; hybride a les échiquiers en haut et les lignes en bas.
    [eboard] échiquier électronique, échiquier électronique non, échiquier électronique oui : si l'échiquier électronique répond et ce qui y diffère ; désormais il ne compte plus, ou compte de nouveau. Nommez une couleur si les deux échiquiers sont électroniques.
    [quiet] silence, z : arrête aussitôt tout ce qui est dit, comme la touche Échap ; encore répète ce qui a été coupé.
    [hear] écouter 12, hr 12, écouter : fait entendre l'enregistrement sonore du demi-coup 12 ; sans nombre, le dernier.
    [quit] quitter, q : quitte ; la partie est enregistrée et peut être reprise.
    [am] je suis noirs, je suis blancs, je suis assistant, je suis tous : qui est à ce clavier ; une question qui ne nomme personne concerne cette personne.
    [save] enregistrer : chaque coup est enregistré aussitôt ; il n'y a rien à faire.
    [pgn] pgn : la partie est écrite en PGN à côté de son enregistrement quand elle se termine ; annabella export l'écrit à tout moment.
    [flip] retourner : la touche F3 retourne les échiquiers.
    [settings] réglages : la commande annabella settings, dans un terminal, montre et change les réglages conservés.
    [new] nouvelle : { word-quit } quitte cette partie, et annabella en commence une autre.
    [next] suivant : dans la partie d'exercice, la leçon suivante.
    [back] précédent : dans la partie d'exercice, la leçon précédente. { word-undo } reprend ce qui est annoncé et non achevé.
    [replay] revoir, revoir 12 : après la fin, parcourt la partie demi-coup par demi-coup, ou à partir du coup 12 ; suivant et précédent, ou les flèches, continuent.
    [rematch] revanche : après la fin, une autre partie avec les couleurs inversées, aux mêmes conditions et avec son propre enregistrement ; le score est tenu.
    [print] imprimer, imprimer brf : après la fin, écrit les deux feuilles de partie en PDF, ou la partie en braille pour une embosseuse, et dit où elle se trouve.
    [unseat] libérer blancs : l'arbitre retire le poste d'un autre terminal à qui l'occupe, pour que quelqu'un d'autre puisse l'avoir.
    [report] { word-report } 11.5 { word-white } : l'arbitre signale les Blancs selon cet article, un cas avec son numéro ; des mots peuvent suivre. { word-laws } énumère les articles.
    [appeal] { word-appeal }, { word-appeal } 2 et des mots : vous faites appel de la dernière décision, ou de celle du cas 2, même après la fin ; l'appel reste avec l'enregistrement.
   *[other] Il n'y a pas d'aide pour { $word }. Tapez aide pour tous les mots.
}
law-summary = { $key ->
    [moves_alternate] Les joueurs jouent à tour de rôle, les Blancs en premier. Un joueur a le trait dès que le coup de l'adversaire est joué, avant même que la pendule soit actionnée.
    [touch_move] Une pièce touchée avec l'intention de la jouer doit être jouée, une pièce touchée de l'adversaire doit être prise, si c'est légal ; sinon le joueur choisit librement son coup.
    [promotion_choice] La pièce que devient un pion est choisie quand elle touche la case ; le choix est alors définitif.
    [checkmate] Le mat termine aussitôt la partie, avant que la pendule soit actionnée, si le coup a été joué selon les Règles.
    [resignation] Un joueur qui abandonne perd, et la partie est aussitôt terminée.
    [resignation_draws] Un joueur qui abandonne perd, et la partie est aussitôt terminée ; elle est nulle si l'adversaire ne peut mater par aucune suite de coups légaux.
    [stalemate] La partie est aussitôt nulle quand le joueur qui a le trait n'a pas de coup légal et n'est pas en échec.
    [dead_position] La partie est aussitôt nulle quand aucun joueur ne peut mater par aucune suite de coups légaux.
    [agreement] Les joueurs peuvent convenir de la nulle pendant la partie.
    [agreement_after_moves] Les joueurs peuvent convenir de la nulle pendant la partie, dès que les deux ont joué un coup.
    [press] Un coup est achevé quand le joueur appuie sur la pendule, ou quand le coup termine la partie. Il est permis d'appuyer même après la réponse de l'adversaire.
    [help_for_a_disability] Un joueur qui ne peut pas se servir de la pendule peut avoir un assistant pour cela, accepté par l'arbitre ; l'arbitre règle la pendule équitablement, mais jamais celle d'un joueur handicapé.
    [default_time] Un joueur qui arrive après le délai de forfait perd, sauf décision contraire de l'arbitre.
    [flag_fall] Un drapeau est tombé quand l'arbitre le voit ou qu'un joueur le réclame à juste titre.
    [flag_fall_by_claim] Un drapeau est tombé quand l'arbitre le voit ou qu'un joueur le réclame à juste titre ; en rapide et en blitz sans assez d'arbitres, seule compte la réclamation d'un joueur, dont le propre drapeau ne doit pas être tombé.
    [loss_on_time] Un joueur qui n'a pas achevé à temps les coups exigés perd ; la partie est nulle si l'adversaire ne peut mater par aucune suite de coups légaux.
    [both_flags] Si les deux drapeaux sont tombés et que l'ordre est inconnu, la partie continue, sauf dans la dernière période ; là elle est nulle.
    [both_flags_at_the_claim] En rapide et en blitz sans assez d'arbitres : si les deux drapeaux sont tombés quand l'un est réclamé, la partie est nulle.
    [clocks_set_wrongly] Si la pendule se révèle mal réglée, elle est arrêtée et l'arbitre corrige le réglage, les temps et le compteur de coups.
    [interruption] Un joueur n'arrête la pendule que pour appeler l'arbitre ; l'arbitre décide quand la partie reprend.
    [illegal_move] Après un coup illégal achevé, la position d'avant est rétablie et la pièce touchée doit être jouée, si elle le peut.
    [illegal_move_penalty] Pour un coup illégal, l'adversaire reçoit du temps : { $standard } en cadence lente, { $rapid } en rapide, { $blitz } en blitz. Le coup illégal numéro { $losing } d'un joueur perd ; la partie est nulle si l'adversaire ne peut pas mater.
    [empty_press] Appuyer sur la pendule sans avoir joué est irrégulier ; l'arbitre en juge.
    [empty_press_illegal] Appuyer sur la pendule sans avoir joué est traité comme un coup illégal.
    [agreement_by_the_rules] Le règlement du tournoi peut interdire de convenir de la nulle avant un certain coup, ou sans l'arbitre.
    [draw_offer] La nulle se propose après avoir joué un coup et avant d'appuyer sur la pendule. À un autre moment la proposition est valable aussi. Elle est sans condition, ne peut pas être retirée et reste valable jusqu'à ce qu'elle soit acceptée, refusée, ou que l'adversaire touche une pièce.
    [repeated_offers] Des propositions et des réclamations abusives ou répétées gênent l'adversaire ; l'arbitre en juge.
    [threefold] Le joueur qui a le trait peut réclamer la nulle quand la même position va apparaître, ou vient d'apparaître, pour la troisième fois au moins. Elle est la même quand le même joueur a le trait, que les mêmes pièces sont sur les mêmes cases et que les droits de roque et les prises en passant sont les mêmes.
    [threefold_intended] Le joueur note le coup qui fait apparaître la position pour la troisième fois, le déclare à l'arbitre et ne le joue pas. Ce qui est noté ne peut pas être changé.
    [threefold_standing] La position vient d'apparaître pour la troisième fois, et le joueur qui réclame a le trait.
    [fifty_moves] Le joueur qui a le trait peut réclamer la nulle quand chaque joueur a joué, ou aura joué avec le prochain coup, les cinquante derniers coups sans prise ni coup de pion.
    [fifty_moves_intended] Le joueur note le coup qui complète les cinquante, le déclare à l'arbitre et ne le joue pas. Ce qui est noté ne peut pas être changé.
    [fifty_moves_standing] Les cinquante derniers coups de chaque joueur sont joués, et le joueur qui réclame a le trait.
    [claim_after_touch] Un joueur qui touche une pièce avec l'intention de la jouer perd le droit de réclamer la nulle sur ce coup.
    [claim] La pendule est arrêtée pendant la vérification d'une réclamation de nulle. La réclamation ne peut pas être retirée et vaut aussi proposition de nulle. Si elle est correcte, la partie est aussitôt nulle.
    [wrong_claim] Après une réclamation incorrecte, l'adversaire reçoit du temps : { $standard_claim } en cadence lente, { $rapid_claim } en rapide, { $blitz_claim } en blitz. Le temps du joueur qui réclame ne change pas, et un coup noté pour la réclamation doit être joué.
    [fivefold] La partie est nulle, sans réclamation, quand la même position est apparue cinq fois au moins.
    [fivefold_alternate] La partie est nulle, sans réclamation, quand la même position est apparue cinq fois de suite à des coups alternés de chaque joueur.
    [seventy_five_moves] La partie est nulle, sans réclamation, quand chaque joueur a joué les soixante-quinze derniers coups sans prise ni coup de pion ; un mat au dernier de ces coups l'emporte.
    [seventy_five_moves_completed] La partie est nulle, sans réclamation, quand chaque joueur a achevé les soixante-quinze derniers coups sans prise ni coup de pion ; un mat au dernier de ces coups l'emporte.
    [signed_result] Quand la partie est terminée, les deux joueurs signent les deux feuilles de partie avec le résultat. Même un résultat faux reste acquis, sauf décision contraire de l'arbitre.
    [arbiters_role] L'arbitre veille au respect des Règles et agit dans l'intérêt du tournoi ; l'arbitre décide de ce que les Règles ne tranchent pas.
    [two_boards] Chaque joueur peut exiger deux échiquiers, le joueur voyant un échiquier ordinaire, le joueur aveugle un échiquier pour aveugles. L'organisateur peut adapter ces règles.
    [announcement] Les coups sont annoncés à voix haute, répétés par l'adversaire et exécutés sur son échiquier, avec des noms et des nombres en allemand.
    [blind_touch] Sur l'échiquier du joueur aveugle, une pièce compte comme touchée quand elle est retirée de son trou.
    [blind_move_made] Sur l'échiquier du joueur aveugle, un coup est joué quand la pièce est dans un autre trou, qu'une pièce prise est hors de l'échiquier et que le coup est annoncé.
    [sighted_players_moves] Pour toucher et jouer, les règles ordinaires s'appliquent au joueur voyant.
    [blind_players_clock] Une pendule faite pour les aveugles est admise.
    [blind_players_record] Le joueur aveugle peut tenir la feuille de partie en braille ou à la main, ou enregistrer les coups avec un appareil.
    [blind_press] La pendule de l'adversaire ne peut être mise en marche que lorsque le coup du joueur aveugle est joué et annoncé.
    [slip_of_the_tongue] Un lapsus se corrige aussitôt, avant que la pendule de l'adversaire soit mise en marche.
    [boards_differ] Si les deux échiquiers diffèrent, ils sont rectifiés à l'aide des deux feuilles de partie et de l'arbitre, au besoin en revenant au dernier coup commun.
    [scoresheets_differ] Si les deux feuilles de partie diffèrent aussi, la partie est ramenée au point où elles concordent, et l'arbitre règle les pendules en conséquence.
    [blind_players_assistant] Le joueur aveugle peut avoir un assistant, qui peut jouer les coups sur l'échiquier, annoncer, inscrire et appuyer sur la pendule pour le joueur, et qui ne dit les temps et le nombre de coups que sur demande. L'assistant ne propose, n'accepte ni ne réclame jamais la nulle.
    [sighted_players_assistant] Si le joueur aveugle n'a pas d'assistant, le joueur voyant peut en avoir un, qui ne fait que jouer les coups sur l'échiquier et annoncer.
    [sighted_players_assistant_deaf] Si le joueur aveugle n'a pas d'assistant, le joueur voyant peut en avoir un, qui ne fait que jouer les coups sur l'échiquier et annoncer. Un assistant est obligatoire contre un adversaire sourd.
    [sealing] Quand une séance se termine, le joueur qui a le trait écrit le coup sans ambiguïté, met les deux feuilles de partie dans une enveloppe, la ferme, puis arrête la pendule ; jusque-là le coup peut être changé.
    [opening_the_envelope] L'enveloppe ne s'ouvre que si le joueur qui doit répondre est présent ; le coup sous enveloppe est joué sur l'échiquier et la pendule de ce joueur est mise en marche.
    [sealed_move] Un joueur perd si son coup sous enveloppe est ambigu, illégal, ou faux au point de n'avoir aucun sens possible. Sauf si la partie est déjà terminée, ou si l'adversaire ne peut pas mater : elle est alors nulle.
    [late_at_the_resumption] Un joueur qui arrive à la reprise après le délai de forfait perd, sauf décision contraire de l'arbitre ; en 2009 ce délai est d'une heure si le tournoi n'en fixe pas d'autre. Si le coup sous enveloppe a terminé la partie, ce résultat reste acquis.
    [envelope_missing] Si l'enveloppe manque, la partie continue à la position ajournée avec les temps notés ; les temps inconnus sont fixés par l'arbitre. Le joueur concerné joue le coup qu'il dit avoir mis sous enveloppe. Si la position ne peut pas être établie, la partie est annulée et une nouvelle se joue.
    [quickplay] Dans la dernière période, un joueur à qui il reste moins de deux minutes peut réclamer la nulle si l'adversaire ne fait aucun effort pour gagner ou ne peut pas gagner par des moyens normaux. L'arbitre accepte, décide plus tard ou rejette ; après un rejet, l'adversaire reçoit deux minutes.
    [quickplay_without_arbiter] S'il n'y a pas d'arbitre, une réclamation en fin de partie rapide termine la partie. La position finale est notée, avec une feuille de partie à jour s'il s'agit du manque d'effort de l'adversaire ; l'adversaire vérifie les deux, et un arbitre désigné décide.
    [increment_request] En fin de partie rapide, le joueur qui a le trait peut demander un incrément de cinq secondes pour les deux, ce qui est aussi une proposition de nulle. Si elle est refusée et que l'arbitre est d'accord, les deux le reçoivent, et l'adversaire deux minutes.
    [recorded_in_advance] Un coup s'inscrit après avoir été joué. Seul un joueur qui réclame la nulle avec le prochain coup, ou le met sous enveloppe, l'inscrit avant.
    [sheets_after_flag] Après la chute d'un drapeau, les joueurs qui n'ont pas noté mettent leurs feuilles de partie à jour : les deux, pendules arrêtées ; un seul, sur son propre temps et avant de toucher une pièce. Si aucune feuille n'est complète, la partie est reconstituée sous la direction de l'arbitre.
    [sheets_not_reconstructed] Si les feuilles de partie ne peuvent pas être mises à jour, le prochain coup est le premier de la période suivante, sauf preuve que davantage de coups ont été joués.
    [bystanders] Toute autre personne qui voit une irrégularité ne peut en informer que l'arbitre ; un assistant aussi.
    [warning] L'arbitre peut donner un avertissement à un joueur.
    [time_to_opponent] L'arbitre peut ajouter du temps à la pendule de l'adversaire.
    [time_taken] L'arbitre peut retirer du temps à la pendule du joueur fautif.
    [points_to_opponent] L'arbitre peut augmenter les points de l'adversaire, jusqu'au maximum que la partie peut donner.
    [points_taken] L'arbitre peut diminuer les points du joueur fautif.
    [game_declared_lost] L'arbitre peut déclarer la partie perdue pour le joueur fautif, et décide des points de l'adversaire.
    [expulsion] Un joueur peut être expulsé du tournoi.
    [supervision] Les règles de compétition ne s'appliquent entièrement en rapide et en blitz que si assez d'arbitres surveillent : un pour trois parties rapides au plus, un pour chaque partie blitz.
    [adjusting] Le joueur qui a le trait peut rectifier des pièces après l'avoir dit.
    [touch_in_castling] Un joueur qui touche le roi puis une tour doit roquer avec elle, si c'est légal ; un joueur qui touche d'abord la tour ne peut pas roquer avec elle à ce coup.
    [rook_touched_first] Qui touche une tour puis le roi ne peut pas roquer avec cette tour à ce coup ; la tour doit jouer si elle le peut.
    [touch_without_move] Si aucune des pièces touchées ne peut jouer ni être prise, le joueur peut jouer tout coup légal.
    [assistant_who_moves] Un joueur qui ne peut pas déplacer les pièces peut avoir un assistant pour cela, accepté par l'arbitre.
    [right_to_complain] Un joueur ne peut plus réclamer une pièce touchée par l'adversaire après avoir touché une pièce avec l'intention de la jouer.
    [two_hands] Un coup se joue d'une seule main ; jouer à deux mains est sanctionné.
    [legal_move] Un coup est légal quand la pièce peut se déplacer ainsi et que le roi du joueur ne reste pas en échec.
    [unsupervised_illegal_move] En rapide sans assez d'arbitres, un coup illégal ne peut être réclamé que jusqu'au prochain coup du joueur qui réclame.
    [unsupervised_illegal_move_in_blitz] En blitz sans assez d'arbitres, un coup illégal ne peut être réclamé que jusqu'au prochain coup du joueur qui réclame.
    [wrong_set_up] Une partie dont la position initiale se révèle incorrecte est annulée, et une nouvelle partie se joue.
    [board_turned] Si l'échiquier se révèle mal placé, la partie continue, et la position est transférée sur un échiquier bien placé.
    [reversed_colors] Une partie commencée avec les couleurs inversées continue, sauf décision contraire de l'arbitre.
    [reversed_colors_new-game] Une partie commencée avec les couleurs inversées est arrêtée et une nouvelle se joue avec les bonnes couleurs, si les deux joueurs n'ont pas joué dix coups ; après cela, elle continue.
    [displaced_pieces] Un joueur qui déplace des pièces par mégarde les remet en place sur son propre temps ; la pendule peut être arrêtée et l'arbitre appelé, qui peut sanctionner le joueur.
    [position_reinstated] Si des pièces se révèlent déplacées, la position d'avant est rétablie ; si elle ne peut pas être établie, la partie continue à la dernière position identifiable.
    [unsupervised_complaint] En rapide et en blitz sans assez d'arbitres, la disposition des pièces, l'échiquier et la pendule ne peuvent plus faire l'objet d'une réclamation dès que les deux joueurs ont joué { $complaints } coups ; un roi ou une tour mal placés ne roquent alors pas.
    [unsupervised_illegal_position] En rapide et en blitz sans assez d'arbitres, un arbitre qui voit les deux rois en échec ou un pion sur sa dernière rangée attend que le prochain coup soit achevé ; si la position est encore illégale, l'arbitre déclare la partie nulle.
    [unsupervised_illegal_position_at_once] En rapide et en blitz sans assez d'arbitres, un arbitre qui voit les deux rois en échec ou une promotion non achevée intervient, si possible.
    [looks_at_record] En rapide et en blitz surveillés, le joueur qui a le trait peut demander à consulter l'enregistrement de l'arbitre, cinq fois par partie ; davantage gêne l'adversaire.
    [fine] L'arbitre peut infliger une amende annoncée à l'avance.
    [exclusion] L'arbitre peut exclure un joueur d'une ronde ou de plusieurs.
    [same_hand] Le joueur appuie sur la pendule avec la main qui a joué le coup, et ne garde pas le doigt sur le bouton ni au-dessus.
    [handling_the_clock] La pendule se manie correctement, sans la frapper, la soulever, la renverser ni appuyer avant de jouer. L'arbitre peut sanctionner le joueur.
    [stopped_without_reason] Un joueur qui arrête les pendules pour appeler l'arbitre doit avoir un motif ; l'arbitre en juge et peut sanctionner le joueur.
    [pieces_put_back] Un joueur qui déplace des pièces rétablit la bonne position sur son propre temps.
    [displacement_penalised] L'arbitre peut sanctionner le joueur qui a déplacé des pièces.
    [recording_duty_ends] Avec moins de cinq minutes dans une période et moins de 30 secondes ajoutées par coup, le joueur n'est pas obligé de noter jusqu'à la fin de la période.
    [disrepute] Les joueurs ne font rien qui jette le discrédit sur le jeu d'échecs.
    [leaving_the_playing_area] Aucun joueur ne quitte l'espace de jeu sans l'autorisation de l'arbitre, ni l'aire de jeu quand il est au trait.
    [forbidden_during_play] Pendant le jeu, les notes, les conseils, d'autres échiquiers, les appareils électroniques et le tabac hors du lieu prévu sont interdits ; l'arbitre peut sanctionner le joueur.
    [notes_and_advice] Pendant le jeu, un joueur n'utilise ni notes, ni sources, ni conseils et n'analyse sur aucun autre échiquier.
    [device] Un joueur n'a sur lui aucun appareil électronique que l'arbitre n'a pas autorisé ; sinon la partie est perdue, sauf si le règlement est moins sévère.
    [finished_players] Un joueur dont la partie est finie est considéré comme spectateur.
    [persistent_refusal] Un joueur qui refuse obstinément d'appliquer les règles perd la partie ; l'arbitre décide du score de l'adversaire.
    [both_guilty] Si les deux joueurs refusent obstinément d'appliquer les règles, tous deux perdent la partie.
    [appeal] Un joueur peut faire appel d'une décision de l'arbitre, sauf disposition contraire du règlement, même après avoir signé le résultat.
    [times_determined] Là où les Règles laissent les temps ouverts, l'arbitre règle les deux pendules au mieux de son jugement, ou les laisse telles quelles, et règle le compteur de coups si besoin.
    [pawn_not_replaced] Le joueur qui mène un pion à sa dernière rangée et appuie sur la pendule sans l'avoir remplacé a joué un coup illégal ; le pion devient une dame de sa couleur.
    [reply_before_recording] Un joueur peut répondre avant de noter le coup de l'adversaire, mais il note le sien avant de jouer le suivant.
    [adjusting_on_own_time] Seul le joueur dont la pendule tourne peut rectifier des pièces.
    [same_position] Le même joueur a le trait, des pièces de même nature et de même couleur sont sur les mêmes cases et toutes ont les mêmes coups possibles : une prise en passant qui fut possible, ou un droit de roque perdu depuis, en fait une autre position.
   *[other] Il n'y a pas de résumé de cet article.
}
law-listed = { $article }, { $title }.
no-such-article = Le programme n'applique aucun article { $article } des Règles de { $laws }. { word-laws } donne la liste de ceux qu'il applique.
article-alike = Vouliez-vous dire l'un de ceux-ci : { $articles } ?
no-such-term = Le glossaire n'a pas le mot { $word }.
glossary-entry = { $term } : { $others }.

confirm = { $what ->
    [leave] Une pendule tourne. Quitter la partie ? Elle est enregistrée.
    [loses-the-sealed-move] L'enveloppe n'est pas fermée : si vous quittez, le coup est perdu et devra être remis sous enveloppe. Quitter la partie ?
    [leaves-the-envelope-open] L'enveloppe n'est pas fermée. Quitter la partie quand même ?
    [rematch] Une autre partie commence avec les couleurs inversées. Est-ce exact ?
    [resign] { $who } abandonne la partie. Est-ce exact ?
    [accept] { $who } { $proposal ->
        [correction] accepte de corriger le coup illégal
       *[draw] accepte la nulle
    }. Est-ce exact ?
    [decline] Deux choses sont proposées. { $who } { $proposal ->
        [correction] refuse de corriger le coup illégal
       *[draw] refuse la nulle
    }. Est-ce exact ?
    [ruling] Cette décision termine ou annule la partie. Est-ce exact ?
    [claim] { $who } réclame la chute du drapeau. Est-ce exact ?
    [draw-claim] { $who } { $claim ->
        [threefold] réclame la nulle : même position pour la troisième fois
        [fifty] réclame la nulle : cinquante coups sans prise ni coup de pion
        [increment] demande un incrément
       *[quickplay] réclame la nulle en fin de partie rapide
    }{ $intended ->
        [yes] , le coup { $mv } étant noté
       *[no] { "" }
    }. Est-ce exact ?
    [press] { $who } a appuyé sur la pendule sans avoir joué. Est-ce exact ?
    [clock] Il resterait moins de la moitié du temps affiché : { $times }. Est-ce exact ?
    [take] { $times }, c'est plus de la moitié du temps affiché. Est-ce exact ?
    [retrace] La partie revient en arrière. Est-ce exact ?
    [silent] { $who } : pendule actionnée sans annoncer le coup. Est-ce exact ?
   *[result] Le résultat { $score } est déclaré. Est-ce exact ?
} 1, non. 2, oui. Tapez un nombre.
confirm-times = Les pendules afficheraient ensuite { $times } ; elles affichent maintenant { $now }.
not-done = Rien n'est fait.
only-watching = Vous suivez seulement cette partie : vous pouvez l'interroger, et { word-quit } termine.
only-while-playing = Cela n'est possible que pendant une partie ; ici, cela ne change rien.
line-too-long = C'est trop à la fois : une ligne contient au plus { $commands } commandes et { $bytes } octets.
not-reached = Non exécuté : { $text }.
words-that-fit = Mots possibles : { $words }.
seated = À ce clavier : { $who }.
seated-everybody = À ce clavier : tout le monde.
seat-joined = { $who } : ce poste a rejoint la partie.
seat-joined-watching = Vous suivez cette partie.
seat-taken = { $who } : arrivée depuis un autre terminal.
seat-free = { $who } : départ de l'autre terminal.
seat-asked = Quelqu'un d'autre demande ce poste. Il lui revient quand vous le quittez avec { word-quit }.
seat-asked-arbiter = { $who } : quelqu'un d'autre demande ce poste. L'arbitre le lui donne avec { word-unseat }.
seat-waits = Ce poste est occupé. La personne qui l'occupe et l'arbitre reçoivent la demande ; attente d'une minute. Ctrl+C y met fin.
seat-watcher-changed = { $change ->
    [taken] Quelqu'un suit la partie depuis un autre terminal.
    [left] Quelqu'un ne suit plus la partie.
    [lost] Un terminal qui suit la partie a perdu la connexion.
   *[back] Un terminal qui suit la partie est de nouveau connecté.
}
seat-not-here = { $why ->
    [only_at_the_host] Cela se fait là où la partie est hébergée, pas à ce poste.
    [only_a_player] Une revanche est proposée par un joueur : { word-rematch }.
    [nobody_sits] Ce poste n'est occupé par personne sur un autre terminal.
    [another_speaker] { $who } : ce poste ne parle pour personne d'autre.
   *[host_gone] Cela n'a pas été exécuté : la partie n'est pas hébergée en ce moment.
}
seat-slow = { $who } : ce qui vient de ce terminal arrive avec plus d'un dixième de seconde de retard : { $ms } millisecondes.
terminal-is = { $state ->
    [empty] { $who } : départ de l'autre terminal ; le poste est libre.
    [cut_off] { $who } : connexion perdue, rien ne vient de ce terminal.
    [slow] { $who } : poste sur un autre terminal ; ce qui en vient arrive avec { $ms } millisecondes de retard.
   *[connected] { $who } : poste sur un autre terminal.
}
seat-sits-there = { $who } : poste sur un autre terminal, c'est là que cela se dit.
seat-too-late = Quelque chose s'est passé avant l'arrivée de cette ligne ; elle n'a pas été exécutée.
seat-sends-too-much = Ce poste envoie plus que ce à quoi il est répondu aussitôt : les réponses viennent plus lentement.
seat-host-gone = La connexion à la partie est perdue. Ce poste attend, et continue de lui-même quand la partie continue.
seat-host-silent = Le programme qui héberge la partie ne répond pas. Le poste est quitté quand même.
seat-host-back = La connexion à la partie est rétablie.
seat-join-hint = Les autres rejoignent depuis un autre terminal avec { $command }.
seat-sit-hint = { $command } prend la place des Blancs, --as black celle des Noirs, --as arbiter celle de l'arbitre.
seats-choice = Plusieurs parties offrent des postes. Tapez le numéro de l'une d'elles.
seat-left = Vous avez quitté ce poste. La partie continue sans lui.
in-hall = Cette partie est envoyée à la salle de jeu, comme échiquier { $board } de la ronde { $round }.
not-in-hall = Cette partie n'est pas dans la salle de jeu, et continue. { $why }
trouble-hall = { $why ->
    [not_an_address] L'adresse du serveur est illisible. Elle ressemble à nats://hall.example.
    [not_resolved] Aucun ordinateur de ce nom n'est connu.
    [credentials] Le serveur n'accepte pas cet utilisateur, ce mot de passe ou cette clé.
    [credentials_file] Le fichier des identifiants ne peut pas être lu.
    [tls] Le serveur n'accepte pas de connexion chiffrée digne de confiance.
    [not_allowed] Le serveur n'autorise pas cet utilisateur à faire cela.
    [no_jet_stream] Le serveur ne conserve pas les messages. JetStream doit y être activé.
    [not_kept] Le serveur ne peut pas conserver ce qui est envoyé.
    [other_stream] Un autre programme utilise les noms de la salle de jeu sur ce serveur.
    [later_version] Ce qui y a été envoyé vient d'une version plus récente d'Annabella.
    [claimed] Une autre partie y est envoyée comme cet échiquier.
    [differs] Un autre programme envoie une autre fin de cette partie à la salle de jeu.
    [not_readable] Ce qui a été envoyé comme cet échiquier est illisible.
    [other_board] L'enregistrement qui y a été envoyé est celui d'un autre échiquier.
    [same_pair] Un autre échiquier a un résultat de ces deux joueurs dans cette ronde.
    [gone] La salle de jeu avait cet échiquier et ne l'a plus.
    [no_record] L'enregistrement de la partie ne peut pas être lu.
    [no_program] Cette version d'Annabella a été compilée sans la salle de jeu. Les paquets l'ont ; depuis les sources : ./x hall, ou cargo install avec --features hall.
    [program_gone] Le processus qui communique avec la salle de jeu s'est arrêté.
   *[not_reached] Le serveur ne répond pas.
}
trouble-hall-needs-board = La salle de jeu doit savoir de quel échiquier il s'agit : --round 3 --board 12.
hall-row = Ronde { $round }, échiquier { $board } : { $white } contre { $black }, { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}, { $state ->
    [over] terminée, { $result }
    [silent] silence
    [adjourned] ajournée
    [differs] les échiquiers diffèrent
    [arbiter] l'arbitre est demandé
    [playing] en cours
   *[stopped] arrêtée
}.
hall-row-without-game = Ronde { $round }, échiquier { $board } : { $state ->
    [missing] { $white } contre { $black }, rien n'est arrivé
   *[other] aucune partie ne peut être lue
}.
hall-last = Dernier demi-coup : { $mv }.
hall-age = Ces pendules sont une copie ; dernières nouvelles de l'échiquier il y a { $span }.
hall-unsaved = L'échiquier ne peut pas conserver son enregistrement.
hall-silent = Aucune nouvelle depuis { $span }.
hall-flag-near = Il reste moins d'une minute { to-player }.
hall-flag-fallen = Le drapeau { of-player } est tombé.
hall-seat-lost = { $who } : connexion perdue.
hall-news = Échiquier { $board }, { $white } contre { $black } : { $what ->
    [gone] n'est plus dans la salle de jeu
    [not_saved] voir son enregistrement
    [differs] les échiquiers diffèrent
    [arbiter] l'arbitre est demandé
    [flag_fallen] un drapeau est tombé
    [flag_near] un drapeau va tomber
    [silent] silence
    [adjourned] ajournée
    [over] terminée, { $result }
   *[settled] réglé
}.
hall-news-without-game = Échiquier { $board } : { $what ->
    [gone] n'est plus dans la salle de jeu
    [silent] silence
   *[other] voir son enregistrement
}.
hall-news-of-many = { $count } échiquiers { $what ->
    [gone] qui ne sont plus dans la salle de jeu
    [not_saved] dont l'enregistrement est à voir
    [differs] dont les positions diffèrent
    [arbiter] où l'arbitre est demandé
    [flag_fallen] où un drapeau est tombé
    [flag_near] où un drapeau va tomber
    [silent] silencieux
    [adjourned] où la partie est ajournée
    [over] où la partie est terminée
   *[settled] où tout est réglé
} : { $boards }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } de plus
}.
hall-count = { $boards ->
    [0] Aucun échiquier
    [one] { $boards } échiquier
   *[other] { $boards } échiquiers
} : { $needing ->
    [0] aucun ne vous demande
    [one] { $needing } vous demande
   *[other] { $needing } vous demandent
}, { $playing } en cours, { $over } terminés.
hall-not-paired = La liste n'a pas de partie de { $white } contre { $black } dans la ronde { $round } ; son résultat n'est pas dans le fichier.
hall-no-such-board = Aucun échiquier ne porte le numéro { $typed }, et aucun nom de joueur ne contient ce texte.
hall-help = Tapez le numéro d'un échiquier ou une partie d'un nom. Une ligne vide donne les échiquiers qui vous demandent, tous donne tous les échiquiers, absents ceux où le jeu n'a pas commencé ou où un joueur est absent, rencontres les rencontres par équipes ; trajet et un numéro dit que vous y allez ; note, un numéro et un texte le fait noter à cet échiquier, avec le PIN de sa partie ; { word-quit } termine.
hall-lost = Rien ne vient plus de la salle de jeu. { $why }
hall-back = La salle de jeu est de nouveau connectée.
hall-waits = Attente depuis { $span }.
hall-no-resumption = Ni le moment ni le lieu de la reprise ne sont notés.
hall-on-the-way = { $who } y va.
hall-way = { $who } va à l'échiquier { $board }.
hall-no-way = Plus personne ne va à l'échiquier { $board }.
hall-note = { $fate ->
    [written] L'échiquier { $board } a écrit la note.
    [wrong_pin] Ce n'est pas le PIN de l'échiquier { $board } ; rien n'y a été noté.
    [not_secret] Rien n'a été envoyé à l'échiquier { $board } : d'autres sur le réseau pourraient lire le PIN. Utilisez tls:// pour le serveur.
   *[not_taken] L'échiquier { $board } n'a pas pris la note : il ne répond pas, ou sa partie n'a pas de PIN.
}
hall-match = Ronde { $round }, rencontre { $number } : { $first } { $own }, { $second } { $other }{ $open ->
    [0] .
    [one] { " " }; { $open } partie n'est pas terminée.
   *[other] { " " }; { $open } parties ne sont pas terminées.
}
hall-empty = La salle de jeu est vide : aucun échiquier n'a encore rien envoyé.
hall-input-over = Plus rien ne peut être saisi ici ; la salle de jeu est quittée. annabella hall --once montre une fois tous les échiquiers.
hall-none-of = { $what ->
    [matches] Aucune rencontre par équipes n'est connue. --pairings nomme la liste qui les contient.
   *[absent] Le jeu a commencé à tous les échiquiers, et personne n'est absent.
}
hall-not-arrived = { $count ->
    [one] À un échiquier
   *[other] À { $count } échiquiers
}, le jeu n'a pas commencé ou un joueur est absent : { $boards }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } de plus
}.
hall-played-twice = Plusieurs échiquiers ont une partie de { $white } contre { $black } dans la ronde { $round } : { $boards }. Aucun de ses résultats n'est dans le fichier.
hall-other-board = L'enregistrement envoyé comme échiquier { $boards } de la ronde { $round }, { $white } contre { $black }, ne dit pas qu'il est de cet échiquier ; son résultat n'est pas dans le fichier.
hall-nothing = Aucun échiquier ne correspond.
trouble-seat-not-offered = La partie { $file } n'offre pas de postes en ce moment. Elle en offre quand elle est lancée avec --seats : annabella play --seats, ou annabella resume --seats.
trouble-seat-not-opened = Aucun poste ne peut être offert : { $why }.
trouble-seat-not-own = Le dossier { $folder } n'est pas à vous seul, ou un autre utilisateur offre cette partie. Rien n'a été envoyé.
trouble-seat-no-ssh = ssh ne peut pas être lancé : { $why }.
trouble-seat-broken = La connexion à la partie s'est rompue.
trouble-seat-not-understood = Ce qui en est venu n'est pas une partie que cette version d'Annabella puisse lire.
trouble-seat-ended = { $why ->
    [unseated] L'arbitre a libéré ce poste pour quelqu'un d'autre.
    [host_left] La partie a été quittée là où elle est hébergée.
    [version] Cette partie est hébergée par une autre version d'Annabella.
    [not_understood] L'hôte n'a pas compris ce que ce poste a envoyé.
    [line_too_long] Une ligne était trop longue, ou n'était pas du texte.
    [silent] Ce poste n'a rien dit pendant trop longtemps.
    [full] Il n'y a plus de poste libre dans cette partie.
    [another_user] Cette partie appartient à un autre utilisateur de cet ordinateur.
    [taken] Ce poste est déjà occupé.
    [no_such_role] Cette partie n'a pas d'assistant : un assistant accompagne le seul joueur aveugle.
    [watching_forbidden] Le règlement de ce tournoi ne permet pas de suivre cette partie.
    [pin_needed] Le poste de l'arbitre exige le PIN.
    [pin_wrong] Ce n'est pas le PIN.
    [pin_later] Il y a eu trop de PIN incorrects. Réessayez dans une minute.
   *[language] L'hôte ne parle pas cette langue.
}

## Screen: labels and key help

screen-terms = { $time }, Règles de { $laws }
screen-at-the-keys = Au clavier : { $who }
screen-anybody-at-the-keys = Au clavier : tous
screen-help-key = ? touches
screen-side = { $color } : { $name }
screen-side-blind = { $color } : { $name }, aveugle
screen-side-unnamed-blind = { $color }, aveugle
screen-points = { $points } { $form ->
    [zero] point
    [half] point
   *[one] point
}
screen-no-room = Il n'y a pas de place pour un échiquier : il faut { $needed } colonnes et lignes, cette fenêtre en a { $there }.
screen-flag-down = drapeau tombé
screen-board-of = Échiquier { of-player }
screen-sign = { $sign ->
    [voice] pas de voix
    [seats] places { $there }/{ $all }
    [cases] cas : { $there }
    [saved] non enregistré
    [hall] absent de la salle
   *[pin] PIN
}
screen-pin-needed = Les mots de l'arbitre exigent le PIN.
screen-captured = Prises : { $pieces }
screen-no-time = sans limite de temps
screen-not-entered = non saisi
screen-sheet = { player } : feuille ({ $language })
screen-differing = { $squares ->
    [one] Une case diffère.
   *[other] { $squares } cases diffèrent.
}
screen-offer-open = Proposition de nulle { of-player }.
screen-period = Période { $period } : Blancs { $white }, Noirs { $black } jusqu'au contrôle.
screen-last-period = Période { $period } : tous les coups.
screen-period-of = { player }, période { $period } : { $moves } jusqu'au contrôle.
screen-last-period-of = { player }, période { $period } : tous les coups.
screen-byo-yomi = Périodes de byo-yomi { of-player } : { $times }.
screen-key-name = { $key ->
    [enter] Entrée
    [backspace] Retour
    [delete] Suppr
    [page-up] PgHt
    [page-down] PgBs
    [home] Début
    [end] Fin
   *[ctrl] Ctrl
}
screen-key = { $act ->
    [enter] entrer la ligne ; vide, elle achève le coup
    [begin_selection] à l'échiquier
    [selection] aller sur l'échiquier
    [press_selection] soulever ou poser
    [drop_selection] fin de sélection
    [cases] panneau de l'arbitre
    [speaker] qui parle
    [help] ces touches
    [complete] compléter le mot
    [boards] les échiquiers
    [turn] vus de quel côté
    [pieces] les pièces
    [coordinates] les coordonnées
    [theme] les couleurs
    [scale] grand échiquier
    [scroll_back] reculer dans le texte
    [scroll_forward] avancer dans le texte
    [sheets_back] feuilles, avant
    [sheets_forward] feuilles, après
    [earlier] ligne d'avant
    [later] ligne d'après
    [backspace] effacer avant
    [delete] effacer ici
    [delete_word] effacer le mot
    [clear] vider la ligne
    [left] à gauche
    [right] à droite
    [home] au début
    [end] à la fin
    [redraw] redessiner
    [silence] silence
    [suspend] au terminal
    [copy] copier le PGN
    [replay_forward] un demi-coup après
    [replay_back] un demi-coup avant
    [replay_first] au début de la partie
    [replay_last] à la fin de la partie
    [leave_replay] finir la relecture
   *[leave] quitter
}
help-heading = { $group ->
    [players] Joueurs
    [board] Sur l'échiquier
    [game] Sur la partie
    [arbiter] L'arbitre
    [program] Le programme
   *[end] Après la partie
}
screen-key-group = { $group ->
    [play] Jouer
    [line] La ligne
    [read] Lire
    [look] Aspect
   *[program] Le programme
}
screen-words-title = { word-help } et un mot dit ce qu'il fait.
screen-sheets-differ = Les feuilles de partie diffèrent dès { $at }.
screen-touched = Touché : { $list }.
screen-choose-promotion = Promotion : tapez la lettre de la pièce, ou les flèches et Entrée.
screen-more-above = ▲ suite : PgHt
screen-more-below = ▼ { $rows } de plus
ask-choice = { $choice ->
    [face-1] écran
    [face-2] lignes
    [face-3] lignes et voix
    [voice-1] non
    [voice-2] oui
    [keys-1] Blancs
    [keys-2] Noirs
    [keys-3] assistant
    [keys-4] tous
    [resume-1] oui
    [terms-1] jouer
    [blind-1] Blancs
    [blind-2] Noirs
    [blind-3] les deux
    [blind-4] personne
    [seats-1] non
   *[heard-1] oui
}
ask-terms-laws = Règles de { $laws }
ask-terms-sheets = feuilles { $sheets }
screen-watching = Spectateur
screen-match = Score { $white } : { $black }
screen-replay = Relecture, demi-coup { $ply } sur { $plies }. ← → Début Fin, Échap.
screen-how-to-begin = Tapez un coup ; Entrée l'annonce. ? : touches, aide : mots.
screen-copy = { $key } copie le PGN.
screen-page-keys = { $left ->
    [0] Échap fin
   *[other] ▼ { $left } PgBs · Échap fin
}
screen-cases-title = Les cas de l'arbitre (F9)
watch-played = La partie est de nouveau en cours.
trouble-watching-forbidden = Le règlement de ce tournoi ne permet pas de suivre cette partie.
watch-not-played = Cette partie n'est pas en cours. Les pendules affichent les derniers temps enregistrés.
watch-deleted = L'enregistrement a été supprimé. La partie est montrée dans son dernier état.
watch-damaged = L'enregistrement est endommagé. La partie est montrée dans son dernier état.
watch-replaced = Le fichier contient maintenant une autre partie. La partie est montrée dans son dernier état.
screen-first-line = Annabella. Avec un lecteur d'écran ou du braille, ajoutez --accessible.
hall-words-all = tous
hall-words-absent = absents
hall-words-matches = rencontres
hall-words-way = trajet
hall-words-note = note
hall-column = { $column ->
    [board] Éch.
    [white] Blancs
    [black] Noirs
    [clocks] Pendules
    [result] Résultat
    [last] Dernier
   *[state] État
}
hall-filter = { $filter ->
    [needing] Affichés : vous demandent
    [not_arrived] Affichés : pas encore là
    [playing] Affichés : en cours
    [over] Affichés : terminés
   *[all] Affichés : tous
}
hall-keys = Entrée : ouvrir   Tab : choix   ? : touches   Ctrl+C : quitter
hall-all-keys =
    Entrée : ouvre l'échiquier ; Échap le ferme
    Haut, Bas, PgHt, PgBs, Début, Fin : choisir un échiquier
    Lettres, chiffres : chercher par une partie du nom ou par le numéro
    Tab : tous, ceux qui vous demandent, pas encore là, en cours, terminés
    Échap : affiche de nouveau tous les échiquiers
    F2 : vous allez à l'échiquier choisi, ou n'y allez plus
    F3 : les rencontres par équipes
    F4 : une note que l'échiquier choisi écrit, avec le PIN de sa partie
    Ctrl+C : quitte
    Toute touche ramène à la salle.
hall-results = Résultats de la ronde { $round }
hall-search = Recherche : { $text }
hall-note-typed = Note pour l'échiquier { $board } : { $text }
hall-state = { $state ->
    [gone] PERDU
    [not_saved] ENREGISTR.
    [differs] DIFFÈRE
    [arbiter] ARBITRE
    [flag_fallen] DRAPEAU
    [flag_near] drapeau
    [silent] SILENCE
    [adjourned] ajournée
    [unreadable] ENREGISTR.
    [missing] pas là
    [playing] en cours
    [over] { $result }
   *[stopped] arrêtée
}
recorded-in = Enregistrée dans { $file }.
is-recorded = La partie est en cours d'enregistrement. Quand vous quittez, son fichier est nommé.
record-loss = { $why ->
    [deleted] L'enregistrement { $from } a été supprimé.
    [folder-gone] Le dossier de l'enregistrement { $from } n'existe plus.
    [replaced] L'enregistrement { $from } a été remplacé par un autre fichier.
    [shortened] L'enregistrement { $from } a été raccourci.
    [lengthened] Un autre programme a écrit dans l'enregistrement { $from }.
    [no-answer] Le disque de { $from } ne répond plus.
    [no-room] Il n'y a plus de place pour l'enregistrement { $from }.
    [not-synced] Le disque n'a pas conservé l'enregistrement { $from } : { $detail }.
   *[not-written] L'enregistrement { $from } ne peut pas être écrit : { $detail }.
}
trouble-record-moved = { record-loss } Désormais toute la partie est enregistrée dans { $to }.
trouble-record-lost = Non enregistré ! { record-loss } La partie continue ; chaque coup essaie de nouveau d'enregistrer.
trouble-record-late = Pas encore enregistré ! Le disque n'a pas répondu depuis deux secondes. La partie continue.
trouble-record-copied = Entre-temps, toute la partie est aussi enregistrée dans { $to }.
trouble-record-saved-again = Tout est de nouveau enregistré, dans { $to }.
trouble-record-not-locked = Ce disque ne peut pas verrouiller les fichiers : veillez à ce qu'aucun autre programme n'écrive dans l'enregistrement.
trouble-record-folder-not-synced = Ce disque ne confirme pas les nouveaux fichiers : copiez l'enregistrement ailleurs quand la partie est terminée.
trouble-record-nowhere-at-the-end = Non enregistré ! L'enregistrement n'est sur aucun disque. Gardez les coups affichés, ou notez-les.
trouble-record-torn-end = La dernière ligne de { $path } est incomplète et n'est pas prise en compte.
trouble-record-no-end = La fin de { $path } n'est pas marquée : la partie est en cours, a été interrompue, ou des lignes manquent.
trouble-record-unknown-version = À partir de la ligne { $line }, { $path } est dans la version { $version } de l'enregistrement, que cette version d'Annabella ne peut pas lire ; seules les lignes d'avant sont lues. Installez la dernière version d'Annabella.
trouble-record-unknown-kind = La ligne { $line } de { $path } contient une entrée que cette version d'Annabella ne connaît pas : { $kind }. Seules les lignes d'avant sont lues. Installez la dernière version d'Annabella.
trouble-record-locked-by = La partie de { $path } est ouverte dans une autre Annabella, processus { $process } ; fermez-la d'abord là-bas.
trouble-record-exists = Le fichier { $path } existe déjà et reste inchangé. Choisissez un autre nom.
trouble-record-not-a-file = { $path } n'est pas un fichier ordinaire. Choisissez le nom d'un nouveau fichier.
trouble-record-is-the-record = { $path } est l'enregistrement lui-même. Choisissez un autre nom.
trouble-record-not-printed = La sortie n'a pas pu être écrite en entier : { $why }.
trouble-record-not-readable = { $path } n'est pas un fichier qui puisse être lu : c'est un dossier, un tube ou un périphérique.
trouble-record-held = { $path } est utilisé par un autre programme ; fermez-le d'abord là-bas.
trouble-record-too-large = { $path } est trop grand et n'a pas été lu.
games-entry = { $number } : { $white } contre { $black }, { $begun }. { $plies ->
    [0] Aucun coup.
    [one] Un demi-coup, { $last }.
   *[other] { $plies } demi-coups, le dernier { $last }.
} { $sentence }
games-no-date = sans date
sheet-letters-missing = Le PDF n'a pas les lettres { $letters } : un point d'interrogation remplace chacune. La feuille en HTML, annabella export --to html, les a toutes.
games-not-begun = Pas commencée.
games-unfinished = Inachevée ; { $color ->
    [white] les Blancs
   *[black] les Noirs
} ont le trait.
games-being-played = En cours.
games-cancelled = Annulée ; une autre partie se joue à sa place.
games-over = { result-score }, { $text } : { result-reason }.
games-unreadable = { $number } : { $why }
trouble-record-no-game = Cette partie enregistrée n'existe pas.
trouble-record-no-such-game = Aucune partie enregistrée ne correspond à { $text }. La commande annabella games donne la liste des parties.
games-removed = { $count ->
    [0] Aucun enregistrement d'une partie jamais commencée n'a été supprimé.
    [one] Un enregistrement d'une partie jamais commencée a été supprimé.
   *[other] { $count } enregistrements de parties jamais commencées ont été supprimés.
}
import-done = Importée dans { $file }.
import-possible = Partie { $game } : { $white } contre { $black }, { $plies }. Elle peut être enregistrée.
import-counts = { $games } parties : { $whole } entières, { $cut } en partie, { $refused } refusées.
import-open-end = Les coups se terminent par *. Le résultat { $result } est celui de l'étiquette Result.
import-letters = Les coups sont lus avec les lettres de cette langue : { $language }.
import-false-rights = { $fen } donne des droits de roque ou de prise en passant que cette position ne peut pas avoir. Ils sont omis.
import-went-on = La partie était terminée avant le coup { $at }. Elle est reprise jusque-là.
import-broken-off = { $why } Les coups qui précèdent sont enregistrés.
import-progress = { $games } parties lues
unsaved = Non enregistré ! L'enregistrement n'est sur aucun disque.
unsaved-late = Pas encore enregistré ! Le disque ne répond pas.
pgn-elsewhere = { $wanted } n'a pas été écrit par Annabella et reste inchangé ; le PGN est dans { $file }.
trouble-record-line-too-long = Cette ligne est trop longue ; rien n'en a été exécuté. Une ligne a au plus 10 000 caractères.
nothing-played = Rien n'a été joué ; aucun enregistrement n'est conservé.
record-words = Écrivez ces mots sur les deux feuilles de partie ; ils prouvent cet enregistrement : { $words }.
record-words-adjourned = À écrire sur l'enveloppe et sur les deux feuilles de partie, les mots de cet enregistrement : { $words }.
seat-lost = { $who } : connexion perdue, rien ne vient de ce terminal.
seat-regained = { $who } : connexion rétablie.
record-left = Le programme a été quitté ici.
record-closed = L'enregistrement a été clos ici.
clocks-after-gap = Les pendules sont proposées sans { $gap } d'interruption : Blancs { $white }, Noirs { $black }. Pour compter ce temps { $color ->
    [white] aux Blancs
   *[black] aux Noirs
} : pendule blancs { $white_with } noirs { $black_with }. L'arbitre décide.
paper = { $word ->
    [clocks] Pendules
    [move] Coup
    [event] Tournoi
    [site] Lieu
    [date] Date
    [round] Ronde
    [board] Échiquier
    [time-control] Cadence
    [number] N°
    [time] Durée
    [result] Résultat
    [record-words] Mots de l'enregistrement
    [language] Langue
    [opening] Ouverture
   *[time-left] Temps restant
}
scoresheet-of = { $color ->
    [white] Feuille de partie des Blancs
   *[black] Feuille de partie des Noirs
}
scoresheet-moves = Coups { $first } à { $last }
scoresheet-page = Page { $page } sur { $pages }
scoresheet-signature = { $who ->
    [white] Signature des Blancs
    [black] Signature des Noirs
   *[arbiter] Signature de l'arbitre
}
scoresheet-signed = signé : { $name }
braille-provisional = Le roque et la promotion sont écrits de façon provisoire : leur code braille n'est pas confirmé.
verify-whole = { $path } est complet : { $lines ->
    [one] une ligne, liée
   *[other] { $lines } lignes, chacune liée
} à tout ce qui précède, et l'enregistrement est clos.
verify-open = { $path } est ouvert : { $lines ->
    [one] une ligne est telle qu'elle a été écrite
   *[other] { $lines } lignes sont telles qu'elles ont été écrites
}, mais la fin n'est pas marquée. La partie est en cours, a été quittée ou interrompue, ou des lignes manquent à la fin.
verify-closed-early = { $path } est clos, et chaque ligne est telle qu'elle a été écrite, mais sa partie n'est pas terminée.
verify-cut = { $path } est coupé : il se termine au milieu de la ligne { $line }.
verify-edited = { $path } a été modifié : la ligne { $line } n'est pas telle qu'elle a été écrite, ou une ligne manque avant elle.
verify-words = Les mots jusqu'à la ligne { $line } : { $words }.
verify-words-found = Les mots sur papier correspondent à cet enregistrement jusqu'à la ligne { $line }.
verify-words-not-found = Les mots sur papier ne correspondent pas à cet enregistrement.
verify-words-changed = { $lines ->
    [one] Une ligne suit
   *[other] { $lines } lignes suivent
}, et le résultat n'est plus le même : { $before } alors, { $now } maintenant.
key-passphrase = { $notice ->
    [new] Entrez une phrase secrète pour la nouvelle clé. Elle n'est pas affichée. Une ligne vide laisse la clé sans phrase secrète.
    [again] Entrez la même phrase secrète encore une fois.
   *[asked] Entrez la phrase secrète de la clé. Elle n'est pas affichée.
}
key-made = La nouvelle clé est { $key }. { $secret } est secret : gardez-le là où vous seul pouvez le lire. { $public } est pour tout le monde.
trouble-signing-not-a-key = { $path } ne contient pas de clé.
trouble-signing-wrong-passphrase = Ce n'est pas la phrase secrète de cette clé. Rien n'a été signé.
trouble-signing-passphrases-differ = Les deux phrases secrètes n'étaient pas identiques. Aucune clé n'a été créée.
trouble-signing-no-passphrase = Aucune phrase secrète n'a pu être lue : { $why }.
trouble-signing-not-made = Cet ordinateur ne fournit pas de nombres aléatoires ou a trop peu de mémoire. Rien n'a été créé.
trouble-signing-not-whole = { $path } n'est pas un enregistrement complet : seul l'enregistrement d'une partie terminée et quittée peut être signé. annabella verify en dit plus.
record-signed = { $path } est signé avec la clé { $key }. La signature est { $signature }.
signature-none = Il n'y a pas de signature à côté.
signature-by = Il est signé avec la clé { $key }. L'arbitre sait à qui est cette clé.
signature-by-the-one-asked = Il est signé avec la clé { $key }, celle que vous avez donnée.
signature-by-another = Il est signé avec la clé { $key }, qui n'est pas celle que vous avez donnée.
signature-unchecked = La signature à côté ne contient pas sa clé, dont le numéro est { $number } : donnez la clé publique avec --key pour la vérifier.
signature-wrong = La signature à côté ne correspond pas à cet enregistrement dans son état actuel.
repaired = { $path } contient { $lines ->
    [one] la première ligne
   *[other] les { $lines } premières lignes
}. La ligne { $line } est endommagée ; elle et la suite, { $left ->
    [one] une ligne
   *[other] { $left } lignes
} en tout, sont laissées de côté. Le fichier endommagé n'a pas été modifié.
repaired-torn = { $path } contient { $lines ->
    [one] la seule ligne entière
   *[other] les { $lines } lignes entières
} ; la dernière ligne, inachevée, est laissée de côté. Le fichier endommagé n'a pas été modifié.
repaired-whole = Rien n'était endommagé ; { $path } est une copie de { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}.
lines-not-understood = { $lines ->
    [one] Une ligne est intacte, mais une autre version d'Annabella l'a écrite et celle-ci ne la comprend pas.
   *[other] { $lines } lignes sont intactes, mais une autre version d'Annabella les a écrites et celle-ci ne les comprend pas.
}

## Command line: the pages of help, how a command is called

usage-options = OPTIONS
usage-command = COMMANDE
usage-of-command = Usage : { $usage } ; annabella { $command } --help en dit plus.
usage-of-all = annabella --help donne les commandes, annabella play --help les options d'une partie.
help-page-about = Les échecs entre un joueur aveugle ou malvoyant et un joueur voyant. Annabella annonce les coups, gère la pendule, tient les feuilles de partie et suit les échiquiers.
help-page-more = annabella seul pose quelques questions et commence une partie. annabella help COMMANDE donne les options d'une commande, annabella help MOT dit ce que fait un mot tapé dans une partie.
help-page-heading = { $part ->
    [play] Jouer
    [look-back] Revoir
    [trust] Confiance
    [devices] Voix et échiquiers
    [laws] Règles et tournois
    [program] Programme
    [game] Partie
    [record] Enregistrement
    [interface] Interface
    [screen] Écran
    [sound] Son
    [arguments] Arguments
    [options] Options
    [examples] Exemples
    [usage] Usage
    [name] Nom
    [synopsis] Synopsis
    [description] Description
    [commands] Commandes
    [files] Fichiers
    [environment] Environnement
    [exit-status] Code de sortie
   *[see-also] Voir aussi
}
help-page-file = { $file ->
    [games] Les enregistrements des parties et leurs PGN, sauf si --journal nomme un autre fichier.
    [settings] Ce qui est retenu pour la prochaine partie.
    [index] La liste des parties ; elle peut être supprimée à tout moment.
   *[spare] L'endroit où un enregistrement continue si son fichier se perd pendant la partie, sauf si --spare nomme un autre dossier.
}
help-page-variable = { $variable ->
    [accessible] Avec 1, la partie est présentée en simples lignes, comme avec --accessible.
    [no-color] Si elle est définie, l'écran n'a pas de couleurs.
    [language] La langue de l'interface, sauf si --lang ou les réglages en nomment une.
    [term] Le type du terminal. Avec dumb, la partie est présentée en simples lignes ; avec linux, les pièces sont des lettres.
   *[folders] Les dossiers à la place de ~/.local/share, ~/.config, ~/.cache et ~/.local/state.
}
exit-code = { $command ->
    [verify] Code de sortie 0 : l'enregistrement est entier et clos, 1 : il a été modifié ou coupé, 2 : la partie est encore ouverte.
    [compare] Code de sortie 0 : les feuilles de partie concordent, 1 : elles diffèrent ou il manque des demi-coups à l'une, 2 : elles sont illisibles.
    [can-mate] Code de sortie 0 : décidé, 1 : indéterminé, 2 : un diagramme est illisible.
    [boards] Code de sortie 0 : un échiquier répond, 1 : aucun ne répond, 2 : un port ne peut pas être ouvert.
   *[other] Code de sortie 0 : fait, 1 : échec, 2 : la ligne de commande ou un fichier est incorrect. L'erreur standard dit pourquoi.
}

## Words: what can be typed, besides the English words that always work

# What begins a line.
word-begin = commencer, commence, com
word-announce = annoncer, annonce
word-repeat = répéter, répète, rep
word-correct = corriger, corrige, cor
word-press = appuyer, appuie, app
word-undo = annuler, annule, ann
word-touch = toucher, touche, tou
word-lift = soulever, soulève
word-execute = exécuter, exécute, exe
word-record = inscrire, inscris, ins
word-strike = rayer, raye, barrer
word-check = vérifier, vérifie
word-board = échiquier, position, ech
word-eboard = échiquier électronique
word-draw = nulle, je propose nulle, proposer nulle, propose nulle
word-accept = accepter, accepte, j'accepte
word-decline = refuser, refuse, je refuse
word-resign = abandonner, abandonne, j'abandonne, abandon
word-claim = réclamer, réclame, je réclame, rec
word-report = signaler
word-appeal = appel, faire appel
word-request = demander, demande
word-arbiter = arbitre, l'arbitre, arb
word-stop = arrêter, arrête, pause, arr
word-go = continuer, continue, reprendre
word-clock = pendule, pendules, temps, pen, combien de temps, temps restant
word-add = ajouter, ajoute
word-take = retirer, retire
word-penalty = sanction, pénalité, san
word-supervision = surveillance
word-jadoube = j'adoube, j'ajuste, jaj
word-counter = compteur
word-time = cadence, cad
word-period = période
word-absent = absent, absente
word-arrived = arrivé, arrivée
word-rule = décider, décide, dec
word-retrace = revenir, reviens, rev
word-adjust = rectifier, rectifie, rect
word-done = fait, c'est fait, terminé
word-step = étape, prochaine étape
word-result = résultat
word-both = les deux, les-deux
word-note = note
word-adjourn = ajourner, ajourne, ajo
word-seal = sceller, scelle, sce
word-envelope = enveloppe, env
word-open = ouvrir, ouvre, ouv
word-reopen = rouvrir, rouvre, reprise, rou
word-again = encore, encore une fois, enc
word-last = dernier, dernier coup, der, coup précédent
word-moves = coups, cou
word-number = nombre, numéro, num
word-times = durées, dur
word-calls = rappels, rappel
word-status = état, qui a le trait, à qui le trait, à qui de jouer, où suis-je, eta, au trait, trait, qui joue, qui doit jouer, à moi de jouer, est-ce mon tour, qui a gagné, quel est le résultat
word-cases = cas
word-look = consulter, consulte
word-help = aide, aid, que puis-je faire
word-white = blancs, blanc, blanche, blanches, les blancs, bla
word-black = noirs, noir, noire, noires, les noirs, noi
word-pieces = pièces
word-mine = miennes, mes pièces
word-theirs = siennes, ses pièces
word-where = où
word-what = quoi, quo, qu'y a-t-il, qu'est-ce qu'il y a, quelle pièce
word-rank = rangée, traverse
word-file = colonne
word-diagonal = diagonale
word-captured = capturées, prises, matériel, pièces prises, pièces capturées
word-walk = parcourir, parcours, case par case, parcourir les cases
word-attacks = attaques
word-earlier = avant, plus tôt, ava
word-later = après, plus tard, apr
word-from = depuis
word-offer = proposition, offre
word-who = qui
word-sheet = feuille, feuille de partie, feu
word-spell = épeler, épelle, epe
word-law = règle, reg
word-laws = règles, regl
word-sign = signer, signe, je signe
word-lang = langue
word-cells = cellules
word-verbosity = détail
word-notation = notation
word-rate = vitesse
word-volume = volume
word-faster = plus vite
word-slower = plus lent, plus lentement, moins vite
word-louder = plus fort
word-softer = moins fort, plus bas
word-quiet = silence
word-hear = écouter, écoute
word-voice = voix
word-face = vue
word-am = je suis, jes
word-quit = quitter, quitte
word-save = enregistrer, enregistre, sauvegarder
word-pgn = pgn
word-flip = retourner, retourne
word-settings = réglages
word-new = nouvelle, nouvelle partie
word-next = suivant, suivante, passer
word-back = précédent, précédente, retour
word-replay = revoir, revoir la partie
word-rematch = revanche, autre partie
word-print = imprimer, imprime
word-unseat = libérer, libère, lib

# What only follows another word.
word-white-assistant = assistant des blancs, assistante des blancs
word-black-assistant = assistant des noirs, assistante des noirs
word-assistant = assistant, assistante
word-everybody = tous, tout le monde
word-flag = drapeau, dra
word-threefold = répétition, triple répétition
word-fifty = cinquante, cinquante coups, cin
word-quickplay = fin-rapide, fin rapide, fin de partie rapide
word-no-effort = sans-effort, sans effort
word-no-arbiter = sans-arbitre, sans arbitre
word-increment = incrément
word-glossary = glossaire
word-reject = rejeter, rejette, rej
word-postpone = reporter, reporte
word-lose = perdent, perdre
word-two-hands = deux-mains, deux mains
word-silent = silence
word-warning = avertissement
word-points = points
word-opponent-points = points-adversaire
word-loss = perte
word-fine = amende
word-exclusion = exclusion
word-expulsion = expulsion
word-setup = disposition, position initiale
word-colours = couleurs
word-adequate = suffisante, suffisant
word-none = aucune, aucun
word-illegal = illégal, illégaux
word-ply = demi-coup, demi coup
word-tone = bip
word-to = aux, pour, en, à, vers
word-of = de, des
word-on = oui, en marche, automatique
word-off = non
word-own = propre
word-opponent = adversaire
word-king = roi, rois
word-queen = dame, dames
word-rook = tour, tours
word-bishop = fou, fous
word-knight = cavalier, cavaliers
word-pawn = pion, pions
word-takes = prend, prise, capture
word-en-passant = en passant, au passage
word-castle = roque, roquer
word-kingside = court, petit
word-queenside = long, grand
word-brief = bref
word-normal = normal
word-full = complet
word-screen = écran
word-lines = lignes
word-hybrid = hybride
word-system = système
word-embedded = intégrée
word-lost = perdue
word-at = durant, pendant
word-as = comme
word-words = mots
word-signs = signes
word-with-move = avec-coup, avec le coup
saying-score = 1-0, 0-1
saying-time = quelle heure est-il
saying-flag = drapeau, drapeau tombé, le drapeau est tombé, temps écoulé, tombé
saying-referee = appeler l'arbitre, appelez l'arbitre
saying-illegal = illégal, coup illégal, c'est illégal, impossible
saying-mate = mat, échec et mat, échec, pat
saying-in-check = suis-je en échec, qui est en échec, est-ce échec, y a-t-il échec, le roi est-il en échec, en échec
saying-fen = fen
saying-version = version
saying-looks = couleurs, sombre, clair, plus grand, thème
saying-mouse = souris
saying-hint = indice, meilleur coup, évaluation, analyse, coups légaux
saying-pin = pin
saying-descriptive = descriptive
word-separately = séparément, à part
word-brf = brf, braille
word-small = est, sont, était, le, la, les, mon, ma, mes, y, a, en, sur, de, du, des, l, d, c, qu, il, quel, quelle, quels, quelles, me, reste, reste-t-il, maintenant, été, se, trouve, un, une, dis, moi, montre, ce, est-ce, que
word-hear-again = cela, ça, encore, fois, coup, dernier, annonce, plus, lentement, vous, plaît, plait, s

# How a question is answered.
reply-yes = oui, o
reply-no = non, n
