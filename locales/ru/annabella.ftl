### Annabella по-русски. Один файл, те же разделы: речь, сообщения, экран, командная строка, слова.
### Термины русских Правил ФИДЕ: невозможный ход, бланк, арбитр, соперник, поле, контроль времени.

## Speech: how players, pieces, squares, moves and times are said

player = { $color ->
    [white] Белые
   *[black] Чёрные
}
player-inside = { $color ->
    [white] белые
   *[black] чёрные
}
player-gen = { $color ->
    [white] белых
   *[black] чёрных
}
player-dat = { $color ->
    [white] белым
   *[black] чёрным
}
opponent = { $color ->
    [white] Чёрные
   *[black] Белые
}
opponent-inside = { $color ->
    [white] чёрные
   *[black] белые
}
opponent-gen = { $color ->
    [white] чёрных
   *[black] белых
}
actor = { $who ->
    [white] Белые
    [black] Чёрные
    [white_assistant] Ассистент белых
    [black_assistant] Ассистент чёрных
    [arbiter] Арбитр
   *[program] Программа
}
piece = { $role ->
    [rook] { $color ->
        [white] белая
       *[black] чёрная
    } { role }
    [pawn] { $color ->
        [white] белая
       *[black] чёрная
    } { role }
   *[other] { $color ->
        [white] белый
       *[black] чёрный
    } { role }
}
piece-acc = { $role ->
    [rook] { $color ->
        [white] белую
       *[black] чёрную
    } { role-acc }
    [pawn] { $color ->
        [white] белую
       *[black] чёрную
    } { role-acc }
   *[other] { $color ->
        [white] белого
       *[black] чёрного
    } { role-acc }
}
role = { $role ->
    [king] король
    [queen] ферзь
    [rook] ладья
    [bishop] слон
    [knight] конь
   *[pawn] пешка
}
role-acc = { $role ->
    [king] короля
    [queen] ферзя
    [rook] ладью
    [bishop] слона
    [knight] коня
   *[pawn] пешку
}
counted-pieces = { $count ->
    [one] { role }
    [few] { $count } { $role ->
        [king] короля
        [queen] ферзя
        [rook] ладьи
        [bishop] слона
        [knight] коня
       *[pawn] пешки
    }
   *[many] { $count } { $role ->
        [king] королей
        [queen] ферзей
        [rook] ладей
        [bishop] слонов
        [knight] коней
       *[pawn] пешек
    }
}
rounds = { $count ->
    [one] { $count } тур
    [few] { $count } тура
   *[many] { $count } туров
}
points-in-words = { $points ->
    [none] ноль очков
    [half] пол-очка
   *[one] одно очко
}
position-fault = { $why ->
    [text] это не FEN
    [no-king] нет короля
    [many-kings] у игрока больше одного короля
    [pawn-on-last-rank] пешка стоит на первой или последней горизонтали
    [wrong-side-in-check] под шахом сторона, которая сейчас не ходит
    [over] партия сразу закончилась бы матом или патом
    [dead] партия сразу закончилась бы: ни один игрок не может дать мат никакими ходами
   *[otherwise] её части противоречат друг другу
}
duty = { $duty ->
    [move] передвигать фигуры
    [announce] объявлять ходы
    [record] вести запись
    [press] переключать часы
    [ask] спрашивать о времени и ходах
    [claim] заявлять о падении флажка или о касании фигуры
   *[seal] выполнять формальности при откладывании партии
}
roles-role = { $kind ->
    [player] игрок
    [blind-assistant] ассистент незрячего игрока
    [sighted-assistant] ассистент зрячего игрока
    [arbiter] арбитр
   *[program] программа
}
roles-own-side = { $who } за свою сторону
nothing = ничего
empty = пусто
sheet-language = { $code ->
    [de] немецкий
    [es] испанский
    [fr] французский
    [it] итальянский
    [pt] португальский
    [nl] нидерландский
    [ca] каталанский
    [gl] галисийский
    [ro] румынский
    [da] датский
    [no] норвежский
    [sv] шведский
    [is] исландский
    [fi] финский
    [et] эстонский
    [pl] польский
    [cs] чешский
    [sk] словацкий
    [hu] венгерский
    [hr] хорватский
    [sr] сербский
    [sl] словенский
    [ru] русский
    [uk] украинский
    [bg] болгарский
    [el] греческий
    [tr] турецкий
    [fig] фигурки
   *[en] английский
}
half-moves-gen = { $plies ->
    [one] { $plies } полухода
   *[many] { $plies } полуходов
}
half-moves = { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
}
move-announced-move-first = { $mv }. { player }: { $words }.
move-announced-in-words = { player }: { $words }.
move-announced = { player }: { $words }. { $mv }.
again = Ещё раз: { $sentence }
again-times = Ещё раз, { $times }: { $sentence }
announcement-corrected = Исправлено. { $sentence }
piece-on-square = { piece } на { $square }
square-holds = { $square } { $piece }
square-empty = { $square } пусто
board-difference = { $square }: на доске белых { $white }, на доске чёрных { $black }
ply-start = начала партии
nothing-more = больше ничего
board-difference-both = { $square }: на обеих досках { $piece }
clocks-unchanged = без изменений
clocks-as-then = белые { $white }, счётчик { $white_moves }; чёрные { $black }, счётчик { $black_moves }
check-square = { $square }: { $stands }, должно быть { $should }
do-turn-round = разверните всю доску на 180 градусов
do-lift = снимите { piece-acc } с { $square }
do-move = переставьте { piece-acc } с { $from } на { $to }
do-place = поставьте { piece-acc } на { $square }
cause-behind = { $plies ->
    [1] последний полуход не выполнен
    [one] не выполнен последний { $plies } полуход
    [few] не выполнены последние { $plies } полухода
   *[many] не выполнены последние { $plies } полуходов
}
cause-not-executed = ход { $mv } не выполнен
cause-unrecorded = выполнено { $moves }, но этого нет ни на одном бланке
cause-executed-as = ход { $mv } выполнен как { $from } { $to }
cause-wrong-promotion = ход { $mv } выполнен с превращением в { role-acc }
cause-castled-to = { $side ->
    [king] ход { $mv } выполнен как короткая рокировка
   *[queen] ход { $mv } выполнен как длинная рокировка
}
cause-rook-forgotten = ход { $mv } выполнен, но ладья не передвинута
cause-en-passant-left = ход { $mv } выполнен, но пешка на { $square } осталась на доске
cause-turned = { $how ->
    [half] вся доска повёрнута на 180 градусов
    [quarter] вся доска повёрнута на 90 градусов
    [files] доска отражена: вертикали a и h поменялись местами
   *[ranks] доска отражена: первая и восьмая горизонтали поменялись местами
}
cause-colors-exchanged = белые и чёрные фигуры поменялись местами
cause-knocked-over = похоже, несколько фигур опрокинуто{ $squares ->
    [none] { "" }
   *[other] : { $squares }
}
cause-set-up-wrongly = фигуры, которые ещё не ходили, поменялись местами{ $squares ->
    [none] { "" }
   *[other] : { $squares }
}
cause-displaced = { piece } стоит на { $stands }, а нужно на { $should }
cause-wrong-piece = { $square }: { $stands }, должно быть { $should }
cause-missing = нет фигуры на { $square }: { piece }
cause-extra = лишняя фигура на { $square }: { piece }
on-sheet-of = на бланке { player-gen }
on-sheet-named = на бланке { $sheet }
moves-and = { $moves } и { $last }
slip-missing = { $on } { $count ->
    [one] нет записи
   *[many] нет записей
}: { $moves }
slip-repeated = { $on } дважды { $count ->
    [one] записан ход
   *[many] записаны ходы
} { $entries }
slip-surplus = { $entry } { $on }: лишняя запись
slip-exchanged = { $one } и { $other } { $on } переставлены
slip-castling = { $entry } { $on }: рокировка не в ту сторону; верно { $mv }
slip-letters = { $entry } { $on } буквами другого языка ({ $language }) означает { $mv }
slip-wrong = { $on } записано { $entry } вместо { $mv }
slip-either = { $one } { $on } или { $other } { $there }{ $later ->
    [no] { "" }
   *[yes] , и всё дальнейшее подходит к обоим вариантам
}
slip-open = { $entries }: остаётся открытым, какой полуход был сделан{ $later ->
    [no] { "" }
   *[yes] , и всё дальнейшее подходит к нескольким
}
slip-either-order = { $one } и { $other } на другом бланке стоят в обратном порядке{ $later ->
    [no] { "" }
   *[yes] , и всё дальнейшее подходит к обоим вариантам
}
stroke-correct = исправьте { $from } на { $to }
stroke-write-in = впишите { $moves } после { $last }
stroke-strike = вычеркните { $entry }, полуход { $ply }
stroke-exchange = поменяйте местами { $one } и { $other }
stroke-strike-rest = вычеркните всё начиная с { $from }
slips-of-two-games = У двух бланков мало общего: возможно, они от разных партий.
slips-agreed = { $slips }; { $how ->
    [with-it] с этим ходом обе записи совпадают до { $last }.
    [with-them] с этими ходами обе записи совпадают до { $last }.
   *[corrected] после исправления обе записи совпадают до { $last }.
}
hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
duration-before = { $before } { $last }
duration = { $before } { $last }
half-points = { $whole ->
    [0] половину
   *[other] { $whole } с половиной
}
time-of = { $player }: { $time }
time-then = затем { $period }
time-with = { $period }, { $bonus }
time-none = без часов
time-moves = { $moves ->
    [one] на { $moves } ход { $time }
    [few] на { $moves } хода { $time }
   *[many] на { $moves } ходов { $time }
}
time-all-moves = на все ходы { $time }
time-cumulative = добавка { $time } на каждый ход
time-delay = задержка { $time } на каждый ход
time-us-delay = задержка { $time } перед началом отсчёта
time-byo-yomi = бёёми, { $times ->
    [one] { $times } раз по { $time }
    [few] { $times } раза по { $time }
   *[many] { $times } раз по { $time }
}
time-canadian = { $moves ->
    [one] на каждый { $moves } ход { $time }, с повторением
    [few] на каждые { $moves } хода { $time }, с повторением
   *[many] на каждые { $moves } ходов { $time }, с повторением
}
time-hourglass = песочные часы, { $time }
time-up = без ограничения, часы считают израсходованное время
time-repeats = последний период повторяется
time-turns-at-zero = следующий период начинается, когда часы доходят до нуля
time-freezes = часы обоих игроков останавливаются, когда у одного доходят до нуля
time-call = Осталось: { $left }.
time-calls-on = Вам сообщат, когда останется времени: { $marks }.
time-calls-tone = Вы услышите сигнал, когда останется времени: { $marks }.
time-calls-off = Ваше время сообщают только по вашему вопросу.
clock-short = { $color ->
    [white] Белые
   *[black] Чёрные
} { $time } { $unit ->
    [hours] часа
    [minutes] минуты
   *[seconds] секунды
}{ $runs ->
    [yes] { "" }, идут
   *[no] { "" }
}.
clock-used-and-left = { $who ->
    [you] У вас осталось: { $left }; израсходовано: { $used }.
    [white] У белых осталось: { $left }; израсходовано: { $used }.
   *[black] У чёрных осталось: { $left }; израсходовано: { $used }.
}
clock-used = { $who ->
    [you] Вы израсходовали времени: { $used }; ограничения нет.
    [white] Белые израсходовали времени: { $used }; ограничения нет.
   *[black] Чёрные израсходовали времени: { $used }; ограничения нет.
}
clock-entered = { $who ->
    [you] По последним введённым показаниям часов на столе у вас осталось: { $left }.
    [white] По последним введённым показаниям часов на столе у белых осталось: { $left }.
   *[black] По последним введённым показаниям часов на столе у чёрных осталось: { $left }.
}
clock-not-entered = Время считают часы на столе; их показания ещё не введены.
times-on-the-table = Время каждого хода неизвестно: его считают часы на столе.
clock-flag = { $who ->
    [you] Ваш флажок упал.
    [white] Флажок белых упал.
   *[black] Флажок чёрных упал.
}
clock-byo-yomi = { $times ->
    [1] Последний период бёёми.
   *[many] Осталось периодов бёёми: { $times }.
}
moves-from-boards = С доски: { $list }.
moves-completed = { $moves ->
    [0] Завершённых ходов нет
    [one] Завершён { $moves } ход
    [few] Завершено { $moves } хода
   *[many] Завершено { $moves } ходов
}
clock-moves = { moves-completed }.
clock-moves-to-control = { moves-completed }, до контроля времени ещё { $more }.
report-heading = Отчёт для арбитра: { $white } против { $black }, { $begun }
report-incidents = { $count ->
    [0] Происшествий не было.
   *[many] Происшествия, с последним полуходом и часами белых и чёрных:
}
with-colon = { $label }:
report-line = { $time } { $who }: { $sentence }
report-line-by = { $time } ({ $who }) { $sentence }
report-line-alone = { $time } { $sentence }
report-sensed = { $who }, { $source ->
    [lever] рычагом часов
   *[board] с доски
}
report-private = { $time } только { player-dat }: { $sentence }
both-boards = Обе доски:
board-of = Доска { player-gen }:
voice-why = { $why ->
    [no-process] Нет речевой программы
    [process-died] Речевая программа неожиданно завершилась
    [no-alsa-library] Нет библиотеки ALSA (libasound.so.2 из пакета libasound2)
    [process-frozen] Речевая программа не ответила
    [process-flooded] Речевая программа прислала слишком много данных
    [no-library] Нет библиотеки espeak-ng
    [no-system-voice] В системе нет голоса
    [no-reader] Ни одна программа экранного доступа не принимает здесь сообщения
    [system-broken] Голос системы отказался произнести сообщение
    [system-silent] Голос системы молчит
    [no-device] Нет звукового устройства
    [device-busy] Звуковое устройство занято другой программой
    [device-lost] Звуковое устройство отключено
    [device-of-a-listener] Звуковым устройством по умолчанию служат наушники игрока; выберите динамик зала параметром --device
    [device-frozen] Звуковое устройство не отвечает
   *[other] Голос не работает
}
result-score = { $score ->
    [score-1-0] Победа белых
    [score-0-1] Победа чёрных
    [score-draw] Ничья
    [score-both-lose] Поражение обоих
    [score-half-0] Пол-очка белым, чёрным ноль
    [score-0-half] Пол-очка чёрным, белым ноль
   *[other] Результат
}
result-reason = { $reason ->
    [checkmate] мат
    [resignation] партия сдана
    [stalemate] пат
    [dead_position] мёртвая позиция, ни один игрок не может дать мат
    [agreement] по соглашению
    [time] упал флажок
    [both_flags] оба флажка упали, и неизвестно, какой упал первым
    [both_flags_at_the_claim] оба флажка упали
    [threefold] одна и та же позиция в третий раз
    [fifty_moves] пятьдесят ходов без взятий и ходов пешками
    [illegal_moves] невозможные ходы
    [quickplay] ускоренное окончание партии
    [fivefold] одна и та же позиция в пятый раз
    [seventy_five_moves] семьдесят пять ходов без взятий и ходов пешками
    [sealed_move] записанный ход неоднозначен или невозможен
    [forfeit] неявка
    [illegal_position] после ещё одного завершённого хода оба короля под шахом или пешка на последней горизонтали
    [not_given] причина не записана
   *[arbiter] по решению арбитра
}
takes = берёт
check = шах
checkmate = мат
castles-kingside = короткая рокировка
castles-queenside = длинная рокировка
guidelines-article = Руководство { $number }
article-in-words = статья { $number }
castling-rights = { $side ->
    [both] в обе стороны
    [king] короткая
    [queen] длинная
   *[none] нет
}
claim-after = после { $mv }
claim-before-start = до первого записанного хода
law-title = { $key ->
    [moves_alternate] игроки ходят по очереди
    [touch_move] тронутые фигуры
    [promotion_choice] выбор фигуры при превращении
    [checkmate] мат
    [resignation] сдача партии
    [stalemate] пат
    [dead_position] мёртвая позиция
    [agreement] ничья по соглашению
    [press] переключение часов
    [help_for_a_disability] ассистент для часов
    [default_time] допустимое время опоздания
    [flag_fall] когда флажок считается упавшим
    [loss_on_time] просрочка времени
    [both_flags] оба флажка упали
    [both_flags_at_the_claim] оба флажка упали к моменту заявления
    [clocks_set_wrongly] неверная установка часов
    [interruption] остановка часов
    [illegal_move] невозможный ход
    [illegal_move_penalty] наказание за невозможный ход
    [empty_press] переключение часов без хода
    [agreement_by_the_rules] ничьи и регламент турнира
    [draw_offer] предложение ничьей
    [repeated_offers] мешающие предложения и требования
    [threefold] троекратное повторение
    [threefold_intended] следующий ход повторит позицию
    [threefold_standing] последний ход повторил позицию
    [fifty_moves] пятьдесят ходов
    [fifty_moves_intended] предстоит пятидесятый ход
    [fifty_moves_standing] пятьдесят ходов сделаны
    [claim_after_touch] нет требования после касания
    [claim] порядок требования ничьей
    [wrong_claim] неверное требование
    [fivefold] пятикратное повторение
    [seventy_five_moves] семьдесят пять ходов
    [signed_result] подпись под результатом
    [arbiters_role] роль арбитра
    [two_boards] две доски
    [announcement] объявление ходов
    [blind_touch] когда незрячий игрок коснулся фигуры
    [blind_move_made] когда ход незрячего игрока сделан
    [sighted_players_moves] ходы зрячего игрока
    [blind_players_clock] часы незрячего игрока
    [blind_players_record] запись незрячего игрока
    [blind_press] когда пускают часы соперника
    [slip_of_the_tongue] оговорка
    [boards_differ] доски различаются
    [scoresheets_differ] записи различаются
    [blind_players_assistant] ассистент незрячего игрока
    [sighted_players_assistant] ассистент зрячего игрока
    [sealing] запись хода в конверт
    [opening_the_envelope] вскрытие конверта
    [sealed_move] записанный ход
    [late_at_the_resumption] опоздание на доигрывание
    [envelope_missing] конверта нет
    [quickplay] ускоренное окончание партии
    [quickplay_without_arbiter] ускоренное окончание партии без арбитра
    [increment_request] просьба о добавке
    [recorded_in_advance] ход записан заранее
    [sheets_after_flag] бланки после падения флажка
    [sheets_not_reconstructed] бланки, которые нельзя дополнить
    [bystanders] нарушения, замеченные другими
    [warning] предупреждение
    [time_to_opponent] время сопернику
    [time_taken] время, отнятое у нарушителя
    [points_to_opponent] очки сопернику
    [points_taken] очки, снятые с нарушителя
    [game_declared_lost] партия объявлена проигранной
    [expulsion] исключение из турнира
    [supervision] надзор в быстрых шахматах и блице
    [adjusting] поправление фигур
    [touch_in_castling] касание короля и ладьи
    [rook_touched_first] ладья тронута раньше короля
    [touch_without_move] тронутые фигуры, которые не могут ходить
    [assistant_who_moves] ассистент, который передвигает фигуры
    [right_to_complain] право заявить о касании
    [two_hands] ход двумя руками
    [legal_move] возможные и невозможные ходы
    [unsupervised_illegal_move] невозможные ходы в быстрых шахматах без надзора
    [unsupervised_illegal_move_in_blitz] невозможные ходы в блице без надзора
    [wrong_set_up] неверная начальная позиция
    [board_turned] доска лежит неправильно
    [reversed_colors] перепутанные цвета
    [displaced_pieces] смещённые фигуры
    [position_reinstated] восстановление позиции
    [unsupervised_complaint] заявления без надзора
    [unsupervised_illegal_position] невозможная позиция без надзора
    [looks_at_record] просмотр записи арбитра
    [fine] штраф
    [exclusion] отстранение от туров
    [same_hand] нажатие той рукой, что сделала ход
    [handling_the_clock] обращение с часами
    [stopped_without_reason] часы остановлены без причины
    [pieces_put_back] восстановление смещённых фигур
    [displacement_penalised] наказание за смещение фигур
    [recording_duty_ends] конец обязанности записывать
    [disrepute] репутация шахмат
    [leaving_the_playing_area] уход из игровой зоны
    [forbidden_during_play] записи, советы, устройства и курение
    [notes_and_advice] записи и советы
    [device] электронные устройства
    [finished_players] игроки, закончившие партию
    [persistent_refusal] упорный отказ соблюдать правила
    [both_guilty] отказываются оба
    [appeal] апелляция
    [times_determined] время после нарушения
    [pawn_not_replaced] пешка оставлена на последней горизонтали
    [reply_before_recording] ответ до записи
    [adjusting_on_own_time] поправление в своё время
    [same_position] когда позиция та же
   *[other] без заголовка
}
law-text = { $article }, { $title }. { $text }
laws-listed = Статьи Правил { $laws } года, которые применяет программа:
rank-in-words = Горизонталь { $rank }. { $pieces }
numbered-in-words = { $color ->
    [white] ход { $number }, { $mv }
   *[black] ход чёрных { $number }, { $mv }
}

event-part = { $tag ->
    [Event] Турнир: { $value }
    [Site] место: { $value }
    [Date] дата: { $value }
    [Round] тур: { $value }
   *[Board] доска: { $value }
}
castling-typed = { $side ->
    [long] 0-0-0
   *[short] 0-0
}

## Notices: what happened, what was refused and what would be right

opened = { $named ->
    [no] Новая партия.
    [goes-on] { "" }
   *[yes] { $white } играет белыми, { $black } играет чёрными.
} Контроль времени: { $time }. Правила { $laws } года.
record-reopened = Файл партии продолжается { $plies ->
    [0] с начала партии
   *[many] после { $last }
}; со времени последней записи прошло: { $gap }. На часах последнее записанное время.
torn = Последняя строка файла партии была неполной и удалена; остальное цело.
time-missing = Неучтённое время: { $gap }. Компьютер был в режиме сна, программа была остановлена или часы компьютера перевели. Часы обоих игроков остановлены на прежних показаниях; решает арбитр ({ $article }).
session-announced = Длительность сеанса игры с начала этой записи: { $after }.
session-announced-before-play = Длительность сеанса игры с начала игры: { $after }.
seal-required = Сеанс игры окончен. { player } записывают ход в конверт.
move-sealed = { player } записали ход и могут изменить его, пока часы не остановлены.
game-adjourned = Партия отложена. { player } записали ход { $number }.
reply-sealed = { player } записали ответный ход. Часы { opponent-gen } идут.
envelope-closed = Конверт закрыт. Его открывает только его пароль.
resumption-set = Доигрывание: { $text }.
game-resumed = Партия возобновлена с позиции перед записанным ходом, со временем на момент откладывания.
envelope-opened = Конверт вскрыт. { player } записали { $text }.
envelope-opened-ambiguous = Конверт вскрыт. { player } записали { $text }, и это может означать несколько ходов.
envelope-opened-unreadable = Конверт вскрыт. { player } записали { $text }, и прочесть это нельзя ({ $article }). Арбитр: введите { word-result } и счёт, если это не возможный ход, или ход так: { "открыть как Кf3" }.
envelope-lost = Конверта нет. { player } говорят, какой ход был записан. Арбитр: введите этот ход так: { "открыть как Кf3" }.
envelope-players = Конверт: { $white } против { $black }.
envelope-sealer = { player } записали ход { $number }.
envelope-position = Позиция перед ним: { $position }.
envelope-time = { player }: израсходованное время { $used }, оставшееся { $left }.
envelope-time-used = { player }: израсходованное время { $used }.
envelope-no-resumption = На нём не написано, когда и где доигрывание. Арбитр: введите { word-envelope }, затем время и место.
not-sealed = { $trouble ->
    [no-move] Это не читается как ход и не записано. Введите { word-seal } и ход.
    [empty] В этом брайлевском тексте нет хода. Введите { word-seal } и один ход, текстом или брайлевскими клетками.
    [unreadable] Эти брайлевские клетки не похожи на ход. Запишите фигуру и поле, больше ничего, например клетки хода Кf3.
    [several] В этих брайлевских клетках больше одного хода. В конверт кладут только один ход.
    [too-long] Этот брайлевский файл слишком длинный для одного хода. Допустимо не больше 64 килобайт.
    [not-a-file] Это папка, канал или устройство. Укажите брайлевский файл с одним ходом и расширением brf или brl.
   *[not-opened] Брайлевский файл нельзя прочесть: { $why }. Укажите файл с одним ходом и расширением brf или brl.
}
sealed-asked = { $is ->
    [known] Записан ход { $text }. Его можно изменить, пока часы не остановлены.
    [nothing] Ещё ничего не записано. Введите { word-seal } и ход.
   *[hidden] Этот терминал видят другие: записанный ход здесь не показывается. { word-seal } и ход меняют его.
}
passphrase = { $notice ->
    [asked] Арбитр, введите на следующей строке пароль конверта. Он не показывается.
    [asked-of-the-sealer] Пароль конверта выбираете вы сами: без него конверт никто не откроет. Введите его на следующей строке; он не показывается. { word-later } откладывает это, { word-quit } завершает.
    [again] Введите тот же пароль ещё раз.
    [not-the-same] Пароли не совпали или ничего не введено. Введите пароль снова.
    [too-short] Этот пароль слишком короткий. Введите не меньше шести знаков.
    [put-off] Конверт не закрыт. { word-envelope } снова спрашивает пароль.
    [to-open] Арбитр, введите на следующей строке пароль конверта. Он не показывается. Пустая строка оставит конверт закрытым.
    [not-opened] Конверт остаётся закрытым.
    [wrong] Это не пароль этого конверта. Введите { word-open }, чтобы попробовать снова, или { word-envelope } { word-lost }, если пароль больше неизвестен.
    [damaged] Конверт в файле партии повреждён, вскрыть его нельзя. Введите { word-envelope } { word-lost }, затем записанный ход, например { "открыть как Кf3" }.
    [foreign] Этот конверт от другой партии или другого хода. Введите { word-envelope } { word-lost }, затем записанный ход, например { "открыть как Кf3" }.
    [not-kept] Записанный ход не лежит в конверте и не сохранён. При возобновлении партии его нужно записать снова.
   *[not-encrypted] На этом компьютере конверт нельзя закрыть. Запишите ход на бумаге и введите { word-envelope } { word-lost }.
}
pin-set = С этого момента для слов арбитра нужен PIN. Он запрашивается при каждой строке.
pin-refused = Это не тот PIN.
pin-refused-elsewhere = На другом терминале введён неверный PIN.
pin = { $notice ->
    [new] Арбитр, введите на следующей строке PIN для этой партии. В нём не меньше четырёх знаков, лучше шесть; он не показывается.
    [again] Введите тот же PIN ещё раз.
    [not-the-same] Коды не совпали. Введите PIN снова.
    [too-short] В PIN не меньше четырёх знаков. Введите PIN снова.
    [asked] Арбитр, введите PIN на следующей строке. Он не показывается. Пустая строка ничего не меняет.
    [not-given] PIN не введён. Ничего не сделано.
    [asked-once-more] Введите PIN снова. Пустая строка ничего не меняет.
    [wait] Неверный PIN введён слишком много раз. До следующей попытки: { $wait }. Пустая строка ничего не меняет.
    [not-checked] PIN этого файла партии нельзя проверить: для этого нужно больше памяти или времени, чем использует Annabella. Ничего не сделано.
   *[not-hashed] Этот компьютер не даёт случайных чисел. PIN у партии нет.
}
chess960-array = Шахматы 960, расстановка { $number }.
chess960-position = Шахматы 960, из заданной позиции.
chess960-rest = Все остальные поля пусты.
play-begun = Игра началась.
clock-pressed = { $color ->
    [white] Белые нажали.
   *[black] Чёрные нажали.
}
move-completed-move-first = { $mv }, ход завершён.
move-completed = { player } завершили ход { $mv }.
move-imported = { player }: { $mv }, взято из PGN.
pieces-touched = { player } коснулись: { $list }.
touch-disregarded = { player } объявили ход, которого тронутые фигуры не допускают ({ $article }).
touch-disregarded-hint = Арбитр: { word-claim } { word-touch } { $squares } открывает об этом случай для решения.
move-repeated = { $who }: ход повторён, как объявлен.
repetition-differed = { $who }: повторено { $repeated }, но был объявлен ход { $announced }.
announcement-withdrawn = Ход { $mv } взят обратно.
executed = На доске { player-gen }: { $what }.
recorded = На бланке { player-gen }: { $text }.
recorded-unreadable = На бланке { player-gen }: { $text }. Как ход это прочесть нельзя.
recorded-in-advance = Это записано до того, как ход сделан ({ $article }).
recorded-ambiguous = На бланке { player-gen }: { $text }. Это может означать несколько ходов.
struck = На бланке { player-gen } вычеркнуто всё начиная с полухода { $ply }.
strike-due = Запись { player-gen } не действует начиная с полухода { $ply }; { player-inside } вычёркивают остальное.
entry-correction-due = На бланке { player-gen } полуход { $ply } засчитывается как { $to }; { player-inside } исправляют запись.
entry-write-in-due = На бланке { player-gen } полуход { $ply } засчитывается как { $to }; { player-inside } вписывают его.
entry-strike-due = На бланке { player-gen } запись перед полуходом { $ply } больше не действует; { player-inside } вычёркивают её.
exchange-due = На бланке { player-gen } полуходы { $ply } и { $other } считаются переставленными; { player-inside } меняют их местами.
entry-corrected = На бланке { player-gen } полуход { $ply } теперь { $to }.
entry-struck = На бланке { player-gen } лишняя запись перед полуходом { $ply } вычеркнута.
sheet-corrected = Бланк { player-gen } исправлен.
draw-offered = { player } предлагают ничью.
draw-declined = { player } отклоняют предложение ничьей.
offer-open-again = Предложение ничьей от { player-gen } снова в силе.
arbiter-called = { $who }: вызов арбитра.
clocks-stopped = Часы обоих игроков остановлены.
clocks-started = Часы { player-gen } идут.
clocks-set = Часы установлены: белые { $white }, чёрные { $black }.
time-added = На часы { player-gen } добавлено: { $time }.
time-taken = С часов { player-gen } снято: { $time }.
set-on-the-table = Установите это на часах на столе.
time-controls-set = Контроль времени был установлен неверно. Теперь он такой: { $time }. Израсходованное время сохраняется.
period-set = { player } в периоде { $period }.
player-absent = { player } не явились.
player-arrived = { player } явились.
default-time-passed = { player } не явились в пределах допустимого опоздания ({ $time }) и проигрывают, если арбитр не решит иначе ({ $article }).
counter-set = Арбитр установил счётчик ходов { player-gen }.
flag-fell = Флажок { player-gen } упал.
boards-differed = Доски различаются ({ $article }) на { $count ->
    [one] { $count } поле
   *[many] { $count } полях
}{ $more ->
    [0] : { $squares }.
   *[many] : { $squares } и ещё { $more }.
}
boards-differed-from-sheets = Обе доски одинаковы, но отличаются от бланков на { $count ->
    [one] { $count } поле
   *[many] { $count } полях
}{ $more ->
    [0] : { $squares }.
   *[many] : { $squares } и ещё { $more }.
}
illegal-moves-set = { $color ->
    [white] У белых
   *[black] У чёрных
} { $count ->
    [0] нет завершённых невозможных ходов
    [one] { $count } завершённый невозможный ход
    [few] { $count } завершённых невозможных хода
   *[many] { $count } завершённых невозможных ходов
}.
board-difference-said = { $difference }.
boards-agreed = Доски снова совпадают.
half-move-counted = { player } сделали { $mv } на своей доске: ход считается там сделанным.
illegal-move-found = Невозможный ход номер { $count }, { player-inside } ({ $article }): { $mv }.
cases-explain = Арбитр: смотрите { word-cases }.
arbiter-decides = Решает арбитр.
illegal-move-found-hint = Арбитр: { word-rule } { word-accept } восстанавливает позицию до этого хода и даёт { player-dat } дополнительное время: { $time }{ $stands ->
    [no] ; взят король, поэтому ход не может остаться в силе
    [king] ; пешка не становится королём, поэтому ход не может остаться в силе
   *[yes] ; { word-rule } { word-reject } оставляет ход в силе
}.
illegal-move-found-times = После слов { word-rule } { word-accept } на часах будет { $white } у белых и { $black } у чёрных: время, потраченное на этот ход, засчитывается. До хода было { $white_before } у белых и { $black_before } у чёрных. Другое время: { word-clock }.
empty-press-found = { player } переключили часы, не сделав хода ({ $article }).
illegal-move-number = Невозможный ход номер { $count }.
empty-press-found-hint = Арбитр: { word-rule } { word-accept } даёт { player-dat } дополнительное время: { $time }; после слов { word-rule } { word-reject } это не засчитывается. Затем { word-go }.
empty-press-found-loses = Арбитр: после слов { word-rule } { word-accept } { player-inside } проигрывают партию; после слов { word-rule } { word-reject } это не засчитывается.
empty-press-found-left-to-arbiter = Арбитр решает, наказывать ли за это. Затем { word-go }.
case-accepted = Это засчитано как невозможный ход { player-gen }.
case-rejected = Арбитр оставляет ход в силе.
flag-claimed = Заявлено, что флажок { player-gen } упал.
ruling-postponed = Случай { $case } арбитр решит позже{ $play ->
    [waits] ; до этого часы стоят
   *[goes-on] { "" }
}.
ruling-taken-back = Арбитр отменяет решение по случаю { $case }: он снова открыт. Доски, бланки и счётчики такие же, как до него.
result-signed = { player } подписывают результат.
offer-improper = Предложение действительно, хотя сделано не между ходом и переключением часов ({ $article }).
offer-forbidden = По регламенту турнира предлагать ничью без согласия арбитра ещё нельзя ({ $article }).
offer-repeated = Это предложение ничьей номер { $count } от { player-gen } ({ $article }).
claim-repeated = Это неверное требование ничьей номер { $count } от { player-gen } ({ $article }).
result-taken-back = Результат отменён; партия продолжается.
illegal-move-found-queen-hint = Арбитр: ферзь остаётся; { word-rule } { word-accept } даёт { player-dat } дополнительное время: { $time }; после слов { word-rule } { word-reject } это не засчитывается.
no-clock-hint = Арбитр: партия идёт без часов, поэтому времени не дают; { word-rule } { word-accept } { $accepted ->
    [back] восстанавливает позицию до этого хода
    [queen] засчитывает это, и ферзь остаётся
   *[counts] засчитывает это
}; можно назначить и { word-penalty }. После слов { word-rule } { word-reject } это не засчитывается.
queen-leaves-no-move = { $mated ->
    [yes] С этим ферзём { player-dat } мат, но поставлен он не возможным ходом ({ $article }): арбитр решает, { "результат 1-0" } или { "результат 1/2-1/2" }.
   *[no] С этим ферзём у { player-gen } нет возможного хода: арбитр объявляет ничью или решает иначе: { "результат 1/2-1/2" }.
}
illegal-move-found-loses = Арбитр: { word-rule } { word-accept } заканчивает партию: { $outcome ->
    [drawn] ничья, потому что соперник не может дать мат никакой последовательностью возможных ходов
   *[lost] { player-inside } проигрывают
}{ $stands ->
    [no] ; взят король, поэтому ход не может остаться в силе
    [king] ; пешка не становится королём, поэтому ход не может остаться в силе
   *[yes] ; { word-rule } { word-reject } оставляет ход в силе
}.
touch-move-ends = Ход { $mv } нарушает правило о тронутой фигуре и закончил бы партию ({ $article }). Арбитр: { word-rule } { word-accept } возвращает ход; после слов { word-rule } { word-reject } ход заканчивает партию.
penalty-given = { $kind ->
    [warning] Арбитр делает { player-dat } предупреждение ({ $article }).
    [time] Наказание { player-dat } ({ $article }): на часы { opponent-gen } добавлено время, { $amount }.
    [take] Наказание { player-dat } ({ $article }): с часов { player-gen } снято время, { $amount }.
    [points] Наказание { player-dat } ({ $article }): из результата { player-gen } вычтено { $amount }.
    [opponent-points] Наказание { player-dat } ({ $article }): к результату { opponent-gen } прибавлено { $amount }, но так, чтобы у обоих вместе было не больше очков, чем даёт партия.
    [opponent-points-back] Наказание { player-dat } отменено: к результату { opponent-gen } ничего не прибавлено ({ $article }).
    [points-back] Наказание { player-dat } отменено: из результата { player-gen } ничего не вычтено ({ $article }).
    [loss-shared] Наказание { player-dat } ({ $article }): партия проиграна, а { opponent-inside } получают { $amount }.
    [loss] Наказание { player-dat } ({ $article }): партия проиграна.
    [fine] Наказание { player-dat } ({ $article }): заранее объявленный штраф.
    [exclusion] Наказание { player-dat } ({ $article }): отстранение от игры на { $amount }.
   *[expulsion] Наказание { player-dat } ({ $article }): исключение из турнира.
}
ruling-explained = Обоснование арбитра в случае { $case }: { $text }.
supervision-set = { $adequate ->
    [yes] Надзор за этой партией достаточный: за невозможные ходы наказывают по правилам соревнований ({ $article }).
   *[no] Надзор за этой партией недостаточный: невозможный ход исправляют, только пока соперник не сделал следующий ход ({ $article }).
}
assistant-set = { $has ->
    [no] У { player-gen } больше нет ассистента ({ $article }).
   *[yes] У { player-gen } есть ассистент; обязанности: { $duties } ({ $article }).
}
two-hands-found = { player } сделали ход двумя руками ({ $article }).
complaint-accepted = Арбитр принимает заявление по случаю { $case }.
adjusting-announced = { player } поправляют фигуры.
touch-claimed = Заявлено, что { player-inside } коснулись: { $list }.
article-reported = { $who } сообщает: { $color ->
    [nobody] { $about }
   *[other] { player }, { $about }
} ({ $article }).
silent-press-claimed = Заявлено, что { player } нажимает часы, не объявив ход ({ $announce }, { $press }){ $executed ->
    [yes] ; тем временем сделано: { $mv }
   *[no] { "" }
}.
appeal-made = { player }: апелляция на { $case ->
    [none] результат
   *[other] решение по случаю { $case }
} ({ $article }).
illegal-move-claimed = Заявлено, что ход { player-gen } { $mv } был невозможным ({ $article }).
correction-proposed = { player } заявляют, что ход { $mv } был невозможным. Для этого уже поздно, если соперник не согласен: { word-accept } возвращает позицию до этого хода, { word-decline } оставляет его в силе ({ $article }).
correction-agreed = Оба игрока согласны: невозможный ход исправлен.
correction-declined = Соперник не согласен: ход остаётся в силе.
draw-accepted = { player } принимают ничью. По регламенту турнира нужно согласие арбитра ({ $article }).
consent-hint = Оба игрока согласны; { word-rule } { word-accept } даёт согласие, и партия закончена вничью; после слов { word-rule } { word-reject } она продолжается после слова { word-go }.
consent-refused = Арбитр не даёт согласия на ничью.
cases-by-number = Если открыто несколько случаев, поставьте номер после { word-rule }, например { "решить 1 принять" }.
no-open-case = Открытых случаев нет.
case-state = { $state ->
    [accepted] Решение: принято.
    [rejected] Решение: отвергнуто.
    [stands] Оставлено в силе.
    [taken-up] Принято к рассмотрению.
    [withdrawn] Больше не имеет значения.
   *[unanswered] Осталось без ответа.
}
counted-against = { player }: { $illegal ->
    [0] невозможных ходов не засчитано
    [one] засчитан { $illegal } невозможный ход
    [few] засчитано { $illegal } невозможных хода
   *[many] засчитано { $illegal } невозможных ходов
}{ $looks ->
    [0] { "" }
   *[many] ; просмотров записи арбитра: { $looks }
}.
record-shown = Запись арбитра, просмотр { $look } из { $most }.
touch-claim-hint = Арбитр: после слов { word-rule } { word-accept } фигуры считаются тронутыми: ими нужно пойти или взять их, а другой ход возвращают; после слов { word-rule } { word-reject } они не были тронуты.
reported-hint = Арбитр: { word-rule } { word-accept } признаёт это, { word-rule } { word-reject } нет; пока случай открыт, можно назначить { word-penalty }. Затем { word-go }.
displaced-hint = Арбитр: { word-rule } { word-accept } вычитает прошедшее время ({ $time }) на часах, { player }, так как фигуры расставляют в своё время; { word-rule } { word-reject } ничего не вычитает; можно назначить и { word-penalty }. Затем { word-go }.
silent-hint = Арбитр: после слов { word-rule } { word-accept } нажатие не считается: { player }, предупреждение, и ход объявляют{ $times ->
    [none] { "" }
   *[other] , а на часах { $times }
}. После слов { word-rule } { word-reject } оно считается. Время сопернику: { word-add }. Затем { word-go }.
appeal-hint = Она хранится с записью для тех, кто решает апелляции. { word-rule } { word-accept } или { word-rule } { word-reject } вносит их решение.
default-time-hint = Арбитр: после слов { word-rule } { word-accept } { player-inside } проигрывают, и соперник тоже, если он также не явился; после слов { word-rule } { word-reject } или { word-arrived } игра продолжается.
default-time-waived = { player } не проигрывают из-за опоздания.
appeal-decided = Апелляция по случаю { $case } { $how ->
    [allowed] удовлетворена
   *[dismissed] отклонена
}.
late-illegal-move-hint = Ответ за соперником: { word-accept } или { word-decline }.
unclaimed-hint = Соперник может заявить об этом, пока не сделает следующий ход; потом всё остаётся в силе. Арбитр: { word-rule } { word-accept } означает вмешательство и наказание; { word-rule } { word-reject } оставляет ход в силе.
wrong-start-claimed = { $who }, заявление: { $what ->
    [setup] фигуры в начале были расставлены неверно
    [board] доска лежит неправильно
    [colours] партия началась с перепутанными цветами
   *[clock] часы установлены неверно
} ({ $article }).
set-up-kept = Фигуры на { $squares } с самого начала стояли неверно. Каждый игрок сделал не меньше { $moves } ходов: партия продолжается при таком расположении фигур ({ $article }).
set-up-kept-king = { player } больше не могут рокировать.
set-up-kept-rook = { player } не могут рокировать с ладьёй на { $square }.
wrong-start-hint = Арбитр: { $what ->
    [setup] после слов { word-rule } { word-accept } партия отменяется и начинается новая; после слов { word-rule } { word-reject } она продолжается.
    [board] после слов { word-rule } { word-accept } позицию переносят на правильно лежащую доску и партия продолжается; после слов { word-rule } { word-reject } доска остаётся как есть.
    [colours] { $rule ->
        [new-game] после слов { word-rule } { word-accept } партия отменяется и начинается новая с верными цветами; после слов { word-rule } { word-reject } она продолжается.
       *[arbiter] партия продолжается после слов { word-rule } { word-reject }, если вы не решите иначе: после слов { word-rule } { word-accept } она отменяется и начинается новая с верными цветами.
    }
   *[clock] после слов { word-rule } { word-accept } заявление верно: установите { word-time }, { word-clock } и { word-counter }, затем { word-go }; после слов { word-rule } { word-reject } установка остаётся.
}
replacement-hint = У новой партии свой файл и полное время; { word-clock } устанавливает другое, { word-begin } начинает её.
game-cancelled = Партия отменена ({ $article }). { $exchanged ->
    [yes] Играется новая партия со сменой цветов.
   *[no] Играется новая партия.
}
replacement-begun = Новая партия{ $named ->
    [yes] : { $white } играет белыми, { $black } играет чёрными
   *[no] { "" }
}. Арбитр начинает её словом { word-begin }.
is-cancelled = Эта партия отменена ({ $article }); вместо неё играется другая.
is-cancelled-in = Эта партия отменена ({ $article }); партия вместо неё в файле { $file }.
flag-claim-hint = Арбитр: после слов { word-rule } { word-accept } флажок упал и партия проиграна или закончена вничью, если соперник не может дать мат; { word-rule } { word-both }: упали оба флажка, и неизвестно, какой первым; { word-rule } { word-reject } отвергает заявление, затем { word-go }.
records-differ-hint = Арбитр: { word-rule } { word-accept } выполняет предложение; { word-rule } { word-reject } оставляет всё как есть.
records-differ-more = { $why ->
    [board_turned] Неправильно лежащую доску поворачивают, позицию переносят, и партия продолжается.
    [wrong_set_up] Если фигуры стояли так с самого начала, { word-claim } { word-setup } начинает новую партию.
    [set_up_stays] Если фигуры стояли так с самого начала, для новой партии уже поздно: укажите на обеих досках, как они стоят, затем введите { word-claim } { word-setup }. Партия продолжается так, без рокировки королём или ладьёй, которые стояли неверно.
    [reversed_colors] Если партия началась так, { word-claim } { word-colours } начинает новую партию, если этого требуют Правила.
    [displaced_pieces] Игрок, опрокинувший фигуры, расставляет их в своё время; вы можете назначить { word-penalty }.
   *[position_reinstated] Восстанавливается позиция, которая была до этого, или последняя, которую можно установить.
}
touch-binds = { $rule ->
    [moves] Фигура на { $own } должна пойти ({ $article }).
    [captured] Фигура на { $enemy } должна быть взята ({ $article }).
    [captures] Фигура на { $own } должна взять фигуру на { $enemy } ({ $article }).
    [castles] Тронуты король и ладья: нужно рокировать в эту сторону ({ $article }).
    [king] Рокировка в эту сторону невозможна: король должен сделать другой ход ({ $article }).
   *[free] Ни одна из этих фигур не может пойти или быть взята: можно сделать любой возможный ход ({ $article }).
}
why-illegal = { $why ->
    [nothing] На { $square } нет фигуры этого игрока.
    [own] На { $square } стоит своя фигура: { role }.
    [king] Короля никогда не берут.
    [not-its-move] Эта фигура так не ходит: { role }.
    [blocked] Путь закрывает { role } на { $square }.
    [no-capture] На { $square } нечего брать.
    [no-en-passant] Взять на проходе уже нельзя.
    [not-promoted] Пешка на последней горизонтали не заменена фигурой.
    [wrong-promotion] Пешка не может превратиться в эту фигуру.
    [left-in-check] Свой король остаётся под шахом; нападает { role } на { $square }.
    [into-check] Король идёт на атакованное поле; нападает { role } на { $square }.
    [no-castling] Рокировка в эту сторону больше невозможна: король или ладья уже ходили.
    [castling-in-check] Рокировка под шахом; нападает { role } на { $square }.
   *[castling-through] Рокировка через атакованное поле { $through }; нападает { role } на { $square }.
}
case-open = Случай { $case }: { $kind ->
    [illegal] невозможный ход { player-gen }
    [hands] ход { player-gen } двумя руками
    [touched] заявлено, что { player-inside } коснулись фигуры
    [late] { player-inside } предлагают исправить невозможный ход
    [unclaimed] невозможный ход { player-gen }, о котором пока не заявлено
    [unclaimed-press] { player-inside } переключили часы без хода, о чём пока не заявлено
    [empty] { player-inside } переключили часы без хода
    [touch] { player-inside } не пошли тронутой фигурой
    [offer] { player-inside } предложили ничью
    [claimed-move] { player-inside } не сделали объявленный арбитру ход
    [threefold] { player-inside } требуют ничью, одна и та же позиция в третий раз
    [fifty] { player-inside } требуют ничью, пятьдесят ходов
    [quickplay] { player-inside } требуют ничью при ускоренном окончании партии
    [increment] { player-inside } просят добавку
    [flag] { player-inside } заявляют о падении флажка
    [setup] фигуры в начале расставлены неверно
    [board] доска лежит неправильно
    [colours] партия началась с перепутанными цветами
    [clock] часы установлены неверно
    [reported] { player }: { $about }
    [reported-nobody] { $about }
    [silent] { player }: часы нажаты без объявления хода
    [appeal] { player }: апелляция
    [default-time] { player }: неявка в пределах допустимого опоздания
   *[records] доски или бланки различаются
} ({ $article }).
draw-claimed = { player } требуют ничью: { $rule ->
    [threefold] одна и та же позиция в третий раз
   *[fifty] пятьдесят ходов без взятий и ходов пешками
}{ $manner ->
    [intended] , с записанным ходом: { $mv }
   *[standing] { "" }
} ({ $article }).
draw-claim-judged-wrong = Требование неверно ({ $article }). Предложение ничьей от { player-gen } остаётся в силе.
draw-claim-judged-brief = Требование { player-gen } неверно ({ $article }){ $time ->
    [none] { "" }
   *[other] : на часы { opponent-gen } добавлено время, { $time }
}{ $manner ->
    [intended] ; записанный ход нужно сделать: { $mv }
   *[standing] { "" }
}; предложение ничьей остаётся в силе.
draw-claim-judged-wrong-intended = { draw-claim-judged-wrong } Записанный ход нужно сделать: { $mv }.
claim-intended = Требование проверено. Намеченный ход: { $mv }.
claim-position = Заявленная позиция: очередь хода { player-gen }. Рокировка ещё возможна у белых: { $white }; у чёрных: { $black }.
claim-occurrences = Эта позиция возникала { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}: { $list }. Нужно три раза.
claim-alike = Не засчитано: { $place }. Те же фигуры стояли на тех же полях, но { $why ->
    [turn] была очередь хода другого игрока
    [castling] права на рокировку были другими
   *[en-passant] пешку можно было взять на проходе
}.
claim-quiet = Требование проверено: { $count ->
    [one] { $count } полуход
    [few] { $count } полухода
   *[many] { $count } полуходов
} без взятий и ходов пешками, считая с { $since }. Нужно 100.
claimed-move-found = { player } объявили не тот ход, который записан для требования ({ $article }).
claimed-move-found-hint = Арбитр: { word-rule } { word-accept } возвращает { $mv }, и нужно сделать записанный ход; { word-rule } { word-reject } оставляет { $mv } в силе.
quickplay-claimed = { player } требуют ничью: { $ground ->
    [normal-means] соперник не может выиграть обычными средствами
   *[no-effort] соперник не пытается выиграть
} ({ $article }). Решает арбитр.
quickplay-hint = Арбитр: { word-rule } { word-accept } объявляет ничью; { word-rule } { word-postpone }, затем { word-go }, откладывает решение, и после падения флажка тоже; { word-rule } { word-reject } даёт сопернику две минуты.
quickplay-claimed-without-arbiter = { player } требуют ничью: { $ground ->
    [normal-means] соперник не может выиграть обычными средствами
   *[no-effort] соперник не пытается выиграть
} ({ $article }). Арбитра нет: требование заканчивает партию, и арбитр решит позже.
quickplay-form = Запишите: { $color ->
    [white] очередь хода белых
   *[black] очередь хода чёрных
}; белые: { $white }; чёрные: { $black }; { $fen }.
quickplay-form-checked = { $ground ->
    [normal-means] { player } проверяют конечную позицию и подписывают её.
   *[no-effort] { player } проверяют конечную позицию и бланк с полной записью и подписывают то и другое.
}
quickplay-without-arbiter-hint = Арбитр, который решает позже: { word-rule } { word-accept } объявляет ничью; { word-rule } { word-reject } отвергает требование, затем { "результат 1-0" } или { "результат 0-1" } даёт результат.
increment-requested = { player } просят добавку 5 секунд на каждый ход обоим игрокам, что означает и предложение ничьей ({ $article }).
increment-hint = Арбитр: сначала предложение принимают или отклоняют; затем { word-rule } { word-accept } даёт обоим игрокам с этого момента 5 секунд на каждый ход, а сопернику две минуты; { word-rule } { word-reject } ничего не меняет, затем { word-go }.
increment-given = С этого момента каждый ход добавляет на часы своего игрока { $time }.
claim-rejected = Арбитр отвергает требование.
retraced = Партия возвращена к { $plies ->
    [0] начальной позиции
   *[many] позиции после { $last }
}. { $kept ->
    [yes] Установите её на обеих досках; бланки, которые ведёт программа, уже исправлены.
   *[no] Установите её на обеих досках; оба бланка уже исправлены.
} Часы стоят; арбитр пускает их словом { word-go }.
retraced-in-brief = Партия возвращена к { $plies ->
    [0] начальной позиции
   *[many] позиции после { $last }
}.
times-after-going-back = Теперь на часах: белые { $white }, чёрные { $black }; до этого было: белые { $white_before }, чёрные { $black_before }. Другое время: { word-clock }.
board-adjusted = Позиция на доске { player-gen } теперь соответствует бланкам.
board-step-done = { $left ->
    [0] На доске { player-gen } всё сделано.
   *[other] Дальше на доске { player-gen }, осталось { $left }: { $what }.
}
board-connected = { $back ->
    [yes] Электронная доска { player-gen } снова на связи.
   *[no] Доска { player-gen }: { $device }, { $number ->
        [none] без номера
       *[other] номер { $number }
    }, лежит { $lies ->
        [turned] повёрнутой
       *[straight] прямо
    }.
}
board-lost = Связь с электронной доской { player-gen } потеряна. Вводите ходы, пока связь не восстановится.
board-ignored = Показания электронной доски { player-gen } больше не учитываются. Вводите ходы; { word-eboard } { word-on } снова включает её.
board-read = Показания электронной доски { player-gen } снова учитываются.
eboard-state = Электронная доска { player-gen } { $state ->
    [read] отвечает
    [ignored] отвечает, но не учитывается
   *[lost] не на связи
}{ $lies ->
    [turned] ; она лежит повёрнутой.
    [straight] ; она лежит прямо.
   *[unknown] .
}
eboard-as-expected = На ней всё стоит верно.
eboard-not-begun = Игра не началась. { $clock ->
    [board] Пустите часы на доске или введите { word-begin }.
   *[other] Введите { word-begin }.
}
eboard-gone = Связь с электронной доской { player-gen } потеряна.
eboard-otherwise = Электронная доска { player-gen }: { $squares }{ $more ->
    [0] .
    [one] ; и ещё { $more } поле.
    [few] ; и ещё { $more } поля.
   *[many] ; и ещё { $more } полей.
}
eboard-none = Электронной доски нет. Запустите программу с --white-board или --black-board.
eboard-not-completed = { player } переключили часы, но на электронной доске хода нет: { $squares }{ $more ->
    [0] .
    [one] ; и ещё { $more } поле.
    [few] ; и ещё { $more } поля.
   *[many] ; и ещё { $more } полей.
} Ничего не завершено.
board-clock-goes-on = Программа не может остановить часы электронной доски. Остановите их вручную.
board-correction-due = Доску { player-gen } нужно исправить по бланкам.
board-correction-confirmed = Арбитр: { word-adjust } подтверждает, что это сделано.
cases-void = { $count ->
    [1] Случай { $cases } больше не имеет значения: его ход взят обратно.
   *[many] Случаи { $cases } больше не имеют значения: их ходы взяты обратно.
}
table-set = За клавиатурой: { $seat ->
    [everybody] все
   *[one] { $who }
}.
pressing = { $press ->
    [with-move] Объявление хода переключает и часы.
   *[separately] Часы переключает Enter.
}
note-written = Записано: { $text }.
game-ended = { result-score }, { $text }: { result-reason } ({ $article }).
game-ended-in-words = { result-score }: { result-reason }.
had-ended = Она закончилась { $text }: { result-reason }.
points-given = По системе очков этого турнира белые получают { $white }, чёрные { $black }.
sheets-differed = Записи на бланках различаются ({ $article }) после { $last }. Белые: { $white }. Чёрные: { $black }.
sheets-differed-from-announced = На обоих бланках { $written } после { $last }, но был объявлен ход { $announced } ({ $article }).
sheets-differed-one-from-announced = На бланке { player-gen } { $written } после { $last }, но был объявлен ход { $announced } ({ $article }).
sheets-agreed = Записи на бланках снова совпадают.
sheets-incomplete = { $who ->
    [white] Запись белых неполна ({ $article }): белые дополняют её до касания фигуры, в своё время, при желании по бланку соперника.
    [black] Запись чёрных неполна ({ $article }): чёрные дополняют её до касания фигуры, в своё время, при желании по бланку соперника.
   *[both] Обе записи неполны ({ $article }): оба игрока дополняют их, пока часы остановлены.
}
sheet-lacks = Не записано у { player-gen }: { half-moves }.
sheet-updated = Запись { player-gen } полна.
sheet-behind = { player } делают ход, хотя запись { player-gen } неполна ({ $article }).
taken-for-an-assistant = С часов игрока с инвалидностью за ассистента ничего не снимают: снято за что-то другое? Если нет, верните { player-dat } время словом { word-add } ({ $article }).
sheets-incomplete-hint = Арбитр: по этой записи { $moves ->
    [one] завершён { $moves } ход
    [few] завершено { $moves } хода
   *[many] завершено { $moves } ходов
}; если доказательств нет, следующий ход будет первым в следующем периоде, { "период белые 2" } ({ $article }). { $clocks ->
    [one] Часы игрока, за которым очередь хода, идут дальше.
   *[both] Когда оба дополнят запись, введите { word-go }.
}
move-impossible = Этот ход на доске { player-gen } сделать нельзя.
line-replaced = Начиная с полухода { $ply } сыгранными считаются ходы с бланков.
instruction = Доска { player-gen }, { $n } из { $of }: { $what }.
sheet-write = Бланк { player-gen }: запишите { $moves }.
sheet-order = Бланк { player-gen }: { $what }.
sheet-still-due = На бланке { player-gen } ещё нужно сделать: { $list }.
board-cause = Доска { player-gen }: { $cause }.
candidates = Обе доски объяснялись бы такими ходами: { $moves }.
check-right = На доске { player-gen } всё стоит верно.
check-wrong = Доска { player-gen }: { $squares }.
proposal-nothing = Доски и бланки совпадают.
proposal-boards-wrong = Записи совпадают до { $last }; очередь хода { player-gen }. Доски нужно исправить; время на часах сохраняется. Арбитр: { word-retrace } выполняет это.
proposal-two-readings = Позиция на досках соответствует объявленным ходам; различаются только бланки. Арбитр: { word-rule } { word-accept } устанавливает доски по бланкам; { word-rule } { word-reject } сохраняет доски, и исправить нужно бланки.
proposal-sheet-right = Позиция на обеих досках соответствует { $as ->
    [announced] объявленным ходам
   *[sheet] бланку { player-gen }
}. Исправить нужно бланк { opponent-gen }. Арбитр: { word-retrace } выполняет это.
proposal-sheets-only = Доски одинаковы, и оба бланка ведут к ним от { $last }. Арбитр решает, какой бланк верен; другой исправляют словами { word-strike } и { word-record }.
proposal-both-sheets-wrong = Позиция на обеих досках соответствует объявленным ходам. Исправить нужно оба бланка. Арбитр: { word-retrace } выполняет это.
late-half-move = Остался только ход { $mv }, который { player-inside } сделали на своей доске: { word-go } засчитывает его.
proposal-back = { $ground ->
    [illegal] На бланках записан невозможный ход.
    [incomplete] Один бланк кончается раньше.
    [unreadable] Одну запись нельзя прочесть.
   *[differ] Записи на бланках различаются.
} Предложение: назад к позиции после { $last }, очередь хода { player-gen }; часы: { $clocks }. Чтобы выполнить это, введите { word-retrace }.
report-struck = На бланке { player-gen } вычеркнуто: { $entries }.
no-mate = { $who ->
    [nobody] Никто не может дать мат
   *[opponent] Соперник не может дать мат
}: { $proof ->
    [terminal] ходов не осталось.
    [material] слишком мало материала.
   *[closure] проверены все позиции, которые ещё могут возникнуть, всего { $states ->
        [one] { $states } состояние
        [few] { $states } состояния
       *[many] { $states } состояний
    }.
}

refused-already-begun = Игра уже началась.
refused-not-begun = Игра ещё не началась.
refused-game-over = Партия окончена.
refused-result-stands = Результат уже есть. { "результат *" } отменяет его.
refused-no-result = Нет результата, который можно отменить.
refused-promotion-chosen = Фигура превращения стоит на доске: выбор окончателен.
refused-clocks-stopped = Часы остановлены.
refused-clocks-running = Часы не остановлены.
refused-has-arrived = { player } уже сделали ход в этом сеансе игры. { word-absent } говорят об игроке, который ещё не пришёл.
refused-clock-not-running = Часы { player-gen } не идут; переключение ничего не меняет.
refused-not-your-move = Очередь хода { player-gen }.
refused-not-yours = Это может сказать только арбитр.
refused-not-yours-hint = Если говорите за арбитра, поставьте впереди { "арбитр:" }.
refused-not-yours-color = Это могут сказать только { player-inside }.
refused-nothing-announced = Ход не объявлен.
refused-nothing-announced-hint = Сначала введите ход.
refused-not-executed = { $missing ->
    [piece] Фигура { player-gen } ещё в руке, поэтому ход не сделан.
    [capture] Взятая фигура ещё на доске { player-gen }, поэтому ход не сделан.
   *[move] Хода ещё нет на доске { player-gen }, поэтому он не сделан.
}
refused-not-executed-hint = Сообщите, что ход выполнен: { word-execute } { $mv }, затем переключите часы.
refused-already-completed = Ход { $mv } { $completed ->
    [no] сделан
   *[yes] завершён
}.
refused-already-completed-hint = Арбитр возвращает позицию до него так: { word-retrace } { $number }.
refused-not-completed = Ход { $mv } объявлен, но не завершён.
refused-not-completed-hint = Пустая строка завершает его, { word-correct } с другим ходом исправляет его, { word-undo } берёт его обратно.
refused-too-late-to-correct = Поздно: оговорка исправляется сразу, до переключения часов и до ответа соперника.
refused-too-late-to-correct-hint = Позовите арбитра.
refused-adjusts-on-own-time = Поправлять фигуры может только игрок, за которым очередь хода, пока идут его часы и ход не объявлен.
refused-adjusting = { player } сообщили, что поправляют фигуры: касание теперь ни к чему не обязывает.
refused-not-touched = Назовите от одного до четырёх полей, которых коснулись, например { "требую касание e2" }.
refused-right-to-complain-lost = Заявлять об этом поздно: после этого уже коснулись фигуры или сделали ход.
refused-illegal-move-stands = Заявлять об этом поздно: невозможный ход остаётся в силе.
refused-result-stands-unless-taken-back = Результат в силе; арбитр может сначала отменить его: { "результат *" }.
refused-not-illegal = { $mv }: этот ход был возможным.
refused-nothing-touched-there = На { $square } не было фигуры, которой можно было коснуться.
refused-of-whom = После статьи не назван игрок: { word-white } или { word-black }.
refused-not-pressed = { player }: последний ход не завершён нажатием часов.
refused-no-such-article = { $sentence }
refused-none-illegal = Нет завершённого невозможного хода, о котором можно заявить.
refused-too-late-for-complaint = Без достаточного надзора { $what ->
    [setup] о неверной расстановке
    [board] о неправильно лежащей доске
   *[clock] о неверной установке часов
} можно заявить только до того, как оба игрока сделают по { $moves } { $moves ->
    [few] хода
   *[many] ходов
}.
refused-too-late-for-complaint-castling = { refused-too-late-for-complaint } Партия продолжается; рокировать королём или ладьёй, которые стояли неверно, нельзя. Если они всё ещё стоят так, укажите это на обеих досках и заявите снова: тогда партия продолжается при таком расположении фигур.
refused-colors-stay = Когда оба игрока сделали по { $moves } { $moves ->
    [few] хода
   *[many] ходов
}, цвета остаются как есть и партия продолжается.
refused-no-looks = Запись арбитра показывают только в быстрых шахматах и блице с надзором.
refused-looked-enough = Запись вам уже показали { $times } { $times ->
    [one] раз
    [few] раза
   *[many] раз
}; ещё один просмотр помешал бы сопернику.
refused-only-the-opponent-claims = Без достаточного надзора об этом может заявить только соперник.
refused-only-both-together = Поздно: исправить это могут только оба игрока вместе.
refused-not-agreed-duty = Это не входит в обязанности ассистента: { duty }.
refused-blind-player-has-assistant = У зрячего игрока может быть ассистент, только если его нет у незрячего.
refused-assistant-needed = Против соперника, который не слышит, у незрячего игрока должен быть ассистент.
roles-heading = Кто что может говорить. У ассистента незрячего игрока те обязанности, о которых договорились, или все, если не договаривались ({ $blind }); у зрячего игрока ассистент есть, только если его нет у незрячего ({ $sighted }).
roles-row = { $words }: { $who }.
roles-row-with-duty = { $words }: { $who }. Для ассистента это обязанность: { duty }.
refused-no-points = Наказание в очках составляет 1/2 или 1; 0 отменяет его, а наказания в очках не было.
refused-no-rounds = Укажите, на сколько туров, например { "наказание отстранение 1 для белых" }.
refused-no-such-penalty = В Правилах { $laws } года такого наказания нет.
refused-too-little-time = На часах { player-gen } столько времени нет: снимите меньше.
refused-not-rapid-or-blitz = Надзор имеет значение только в быстрых шахматах и блице.
refused-mirroring = Выполнение хода соперника на своей доске не считается касанием фигуры.
refused-own-move = Ход повторяет соперник, а не игрок, который его сделал.
refused-no-offer = Предложения ничьей нет.
refused-own-offer = На своё предложение ничьей отвечать нельзя.
refused-already-offered = Ничья уже предложена.
refused-answer-the-offer = Предложение ничьей от соперника в силе: сначала { word-accept } или { word-decline }.
refused-agreement-too-early = О ничьей можно договориться, только когда оба игрока сделали ход.
refused-move-is-sealed = Сеанс игры окончен: ход { player-gen } записывают в конверт, а не делают.
refused-sealed-move-forgotten = Записанный ход не лежал в конверте, когда программа завершилась, и неизвестен. { player } снова записывают ход.
refused-adjourned = Партия отложена.
refused-not-adjourned = Партия не отложена.
refused-nothing-to-seal = Сейчас нет хода, который можно записать в конверт.
refused-nothing-to-seal-hint = Арбитр заканчивает сеанс игры словом { word-adjourn }.
refused-too-late-to-seal = Часы остановлены: записанный ход больше нельзя изменить.
refused-no-envelope = Конверта нет.
refused-envelope-not-opened = Прежде чем игра продолжится, вскрывают конверт.
refused-replier-absent = Конверт вскрывают, только когда { player-inside } на месте.
refused-replier-absent-hint = Часы { player-gen } идут. Когда игрок придёт, введите { word-arrived }.
refused-move-unknown = Этот конверт вскрыть нельзя.
refused-no-increment-request = В Правилах 2009 года нет просьбы о добавке; требуйте ничью: { word-claim } { word-quickplay }.
refused-both-flags-not-announced = С 2018 года два упавших флажка дают ничью, только если правила ускоренного окончания были объявлены; арбитр решает, какой флажок упал первым: { word-rule } { word-accept } или { word-rule } { word-reject }.
refused-flag-not-fallen = Ни один флажок не упал.
refused-claim-without-the-move = Требовать ничью может только игрок, за которым очередь хода: { player-inside }.
refused-claim-after-touch = После касания фигуры на этом ходу ничью требовать нельзя.
refused-already-claimed = В этой позиции об этом уже заявляли, и решение принято.
refused-claimed-move-first = Сначала нужно сделать ход, записанный для требования: { $mv }.
refused-intended-move-illegal = Ход { $squares } здесь невозможен. Требование не сделано; назовите другой ход или требуйте без хода.
refused-nothing-to-sign = Подписывать пока нечего: результата нет.
refused-no-quickplay-finish = Правила ускоренного окончания партии здесь не действуют: нужен последний период без добавки, блиц не подходит, а с 2014 года нужно и объявление.
refused-quickplay-too-early = Требовать это можно, только когда на ваших часах меньше двух минут, до падения флажка.
refused-not-a-time = Часы не могут показать такое время.
refused-no-clock = Партия идёт без часов: время нельзя ни добавить, ни снять.
refused-no-moves-kept = В этой партии ходы не записываются: есть только часы. Без --moves none они записываются.
refused-no-such-ply = { $plies ->
    [0] Полуходов ещё нет.
    [one] Пока только { $plies } полуход.
    [few] Пока только { $plies } полухода.
   *[many] Пока только { $plies } полуходов.
}
refused-no-such-period = { $periods ->
    [0] В контроле времени нет периодов.
    [one] В контроле времени только { $periods } период.
    [few] В контроле времени только { $periods } периода.
   *[many] В контроле времени только { $periods } периодов.
}
refused-already-said = Это уже так.
refused-nothing-open = Решать нечего.
refused-which-case = Открыто несколько случаев.
refused-which-case-hint = { $open } Укажите, какой решаете, например { "решить 1 принять" }.
refused-nothing-to-retrace = Доски и бланки совпадают: исправлять нечего.
refused-nothing-to-retrace-hint = { "вернуться 1" } возвращает позицию после первого хода белых.
refused-nothing-to-retrace-so-far = { $lacks } Доски совпадают, и бланки тоже, насколько они заполнены.
refused-nothing-to-retrace-so-far-hint = { "вернуться 1" } возвращает позицию после первого хода белых.
refused-king-captured = Короля никогда не берут: этот ход не может остаться в силе.
refused-king-captured-hint = Позицию до него возвращает { word-rule } { word-accept }.
refused-pawn-became-king = Пешка никогда не становится королём: этот ход не может остаться в силе.
refused-pawn-became-king-hint = Позицию до него возвращает { word-rule } { word-accept }.
refused-no-such-case = Случая { $case } нет.
refused-no-such-case-hint = { $open } Слово { word-cases } перечисляет все случаи и решения по ним.
refused-case-closed = Случай { $case } уже закрыт.
refused-case-closed-hint = Слово { word-cases } перечисляет все случаи и решения по ним.
refused-ruling-to-take-back = Ни один ход не объявлен.
refused-ruling-to-take-back-hint = { word-rule } { $case } { word-undo } отменяет решение по случаю { $case }.
refused-nothing-ruled-on = Ни по одному случаю ещё нет решения.
refused-case-not-ruled-on = Случай { $case } открыт: отменять нечего.
refused-ruling-ended-the-game = Решение по случаю { $case } закончило партию.
refused-ruling-ended-the-game-hint = { word-result } { "*" } отменяет результат, и случай снова открыт.
refused-too-late-to-take-back = Решение по случаю { $case } уже нельзя отменить: игра продолжилась.
refused-too-late-to-take-back-hint = Исправить можно словами { word-retrace }, { word-clock }, { word-add }, { word-take }, { word-counter }.
refused-ruled-on-since = Случай { $since } решён после случая { $case }.
refused-ruled-on-since-hint = { word-rule } { $since } { word-undo } сначала отменяет то решение.
refused-rule-first = Сначала нужно решение арбитра.
refused-adjust-first = Одну доску ещё нужно исправить.
refused-sheet-correction-due = На бланке { player-gen } ещё нужно сделать: { $due }. Слово { word-adjust } подтверждает, что это сделано.
refused-entry-not-due = Сейчас на бланке { player-gen } можно записать только то, что ещё нужно сделать: { $due }.
refused-nothing-to-put-right = На доске и на бланке { player-gen } исправлять нечего.
refused-no-move-left = У игрока, за которым очередь хода, нет возможных ходов.
refused-nothing-on-board = На { $square } на доске { player-gen } ничего нет.
refused-not-assistants-duty = Ассистент зрячего игрока может только передвигать фигуры и объявлять ходы.
refused-nothing-there = На { $square } нет фигуры игрока, за которым очередь хода.

unreadable-empty = Здесь нет хода.
unreadable-not-understood = Непонятно: { $part }.
unreadable-not-understood-hint = Введите ход, например e4, Кf3, e2e4 или springer felix drei, или { word-help }.
unreadable-ambiguous = Это может означать несколько ходов: { $moves }.
unreadable-ambiguous-hint = Введите один из них с обоими полями.
unreadable-ambiguous-castling-hint = Введите { "рокировка короткая" } или { "рокировка длинная" }.
unreadable-capture-without-file = При взятии пешкой называют вертикаль, с которой она идёт.
unreadable-capture-without-file-hint = Введите { $mv }.
unreadable-king-or-castling = Король может и пойти на { $square }, и рокировать в эту сторону.
unreadable-king-or-castling-hint = Введите { $step } для хода королём, { castling-typed } для рокировки.
unreadable-no-such-piece = На { $square } не может пойти ни одна такая фигура: { role }.
unreadable-no-such-piece-hint = Если этот ход действительно сделан, введите оба поля.
unreadable-not-there = Эта фигура не стоит на { $square }.
unreadable-promotion = Не указано, в какую фигуру превращается пешка.
unreadable-promotion-hint = Назовите её после поля, например { $square } ферзь; { $square }P, если пешка осталась там.
unreadable-promotion-to-king = Пешка не может превратиться в короля.
unreadable-promotion-to-king-hint = Назовите после поля другую фигуру, например { $square } ферзь.
unreadable-only-legal-in = Буквами этого бланка такого хода нет; буквами другого языка ({ $language }) он был бы возможен.
unreadable-only-legal-in-hint = Введите его буквами этого бланка или с обоими полями, если он действительно сделан.
unreadable-foreign-letter = { $letter } не обозначает фигуру на этом бланке.
unreadable-foreign-letter-hint = Буквами другого языка ({ $language }) это был бы ход; ничего не изменено.
pieces = { $player }: { $list }.
no-moves = Ни один ход не завершён.
moves = { $list }.
status-before = Игра не началась.
status-to-move = Очередь хода { player-gen }.
status-announced = { player } объявили { $mv }. Ход ещё не повторён.
status-repeated = Ход { player-gen } { $mv } повторён. На обеих досках ещё не выполнен.
status-executed = Ход { player-gen } { $mv } выполнен на обеих досках. Ещё не завершён.
status-arbiter-called = { $who }: арбитр вызван.
awaited-beginning = Введите { word-begin } или первый ход.
awaited-beginning-elsewhere = Партия начинается словом { word-begin } или первым ходом.
awaited-sealed-move = { player } записывают следующий ход в конверт: { word-seal } и ход.
awaited-end-of-session = { player } записали ход. Партию откладывают словом { word-press }.
awaited-envelope-closed = Конверт не закрыт: { word-envelope } спрашивает пароль.
awaited-resumption = Арбитр возобновляет партию словом { word-reopen }.
awaited-arrival = Это возможно, только когда { player-inside } на месте: арбитр вводит { word-arrived } и цвет.
awaited-envelope-opened = Арбитр вводит { word-open }.
awaited-sealed-move-entered = Записанный ход неизвестен: арбитр вводит его, например { "открыть как Кf3" }.
awaited-ruling = Решает арбитр: { word-rule } { word-accept } или { word-rule } { word-reject }.
awaited-ruling-on = Решает арбитр: { word-rule } { $case } { word-accept } или { word-rule } { $case } { word-reject }.
awaited-ruling-on-records = Арбитр исправляет это словом { word-retrace }.
awaited-correction = Когда доска { player-gen } исправлена, арбитр подтверждает это словом { word-adjust }.
awaited-steps = Ещё нужно сделать на доске { player-gen }: { $list }. Слово { word-done } отмечает шаг как сделанный.
awaited-claimed-move = Нужно сделать ход, записанный для требования { player-gen }: { $mv } ({ $article }).
awaited-sheet-correction = Когда бланк { player-gen } исправлен, это подтверждает слово { word-adjust } или следующая запись.
awaited-scoresheet = { player } дополняют запись словом { word-record }.
awaited-result = Возможных ходов не осталось: арбитр объявляет результат словом { word-result }.
awaited-clocks = Арбитр пускает часы словом { word-go }.
awaited-seat = { $running ->
    [yes] { $who }: связь прервана. Арбитр может остановить часы: { word-stop }.
   *[no] { $who }: связь прервана.
}
awaited-answer = { player } отвечают: { word-accept } или { word-decline }.
awaited-differences = Доски или бланки ещё различаются. Арбитр исправляет это словом { word-retrace }.
awaited-execution = Хода { $mv } ещё нет на доске { player-gen }: { word-execute } { $mv }.
awaited-completion = Пустая строка завершает ход.
awaited-completion-elsewhere = { player } завершают ход.
awaited-press = Последний ход { player-gen } не завершён: { word-press }.
awaited-repetition = Ход { $mv } ещё не повторён: { word-repeat } { $mv }.
awaited-repetition-elsewhere = Ход { $mv } ещё не повторён.
awaited-signature = { player } ещё не подписали результат: { word-sign }.
awaited-signature-elsewhere = { player } ещё не подписали результат.
awaited-rematch = { player } отвечают на предложение реванша: { word-accept } или { word-decline }.
awaited-more = Подробнее: { word-cases }.
nothing-changed = Менять было нечего.
misread-missing = После { $typed } чего-то не хватает. { $sentence }
misread-trailing = После { $typed } непонятно: { $rest }. { $sentence }
misread-unknown = Непонятно: { $text }. Возможно, вы имели в виду { $meant }?
misread-several-moves = По одному ходу: сначала введите { $first }, а { $second }, когда тот завершён.
misread-trailing-long = После { $typed } непонятно: { $rest }. Что может следовать, перечисляет { word-help } { $typed }.
misread-no-such-square = Поля { $square } нет.
misread-which-player = { $typed } говорит один игрок; поставьте впереди { "белые:" } или { "чёрные:" }.
misread-letter-or-word = { $typed } может быть словом { $word } или буквой хода. Ничего не изменено. Введите { $word } { $rest } или ход без пробела.
misread-owed-first = Ход { opponent-gen } { $squares } ещё не выполнен на доске { player-gen }. Сначала выполните его или введите оба поля.
misread-said = { $saying ->
    [score] Игрок сдаёт партию словом { word-resign } или предлагает ничью словом { word-draw }; арбитр объявляет результат: { word-result } 1-0.
    [time] Что на ваших часах, сообщает слово { word-clock }.
    [flag] О флажке соперника заявляют так: { word-claim } { word-flag }.
    [referee] Слово { word-arbiter } вызывает арбитра и останавливает часы.
    [illegal] О том, что последний ход соперника был невозможным, заявляют так: { word-claim } { word-illegal }.
    [mate] Говорить это не нужно. Введите ход; мат и пат сами заканчивают партию.
    [in-check] Annabella не сообщает, есть ли шах. { word-where } и { word-what } сообщают, что стоит на вашей доске.
    [fen] annabella export --to fen выводит позицию; { word-board } говорит, что стоит на вашей доске.
    [version] Annabella { $version }.
    [looks] На экране клавиши от F4 до F7 меняют фигуры, координаты, цвета и размер.
    [mouse] Мышь включает параметр --mouse при запуске программы.
    [hint] Annabella никогда не помогает игроку.
    [pin] PIN арбитра выбирают в начале партии параметром --pin.
   *[descriptive] Ходы вводят названиями полей: e4 или e2e4.
}
misread-rank-missing = В { $text } не хватает горизонтали: цифры от 1 до 8.
misread-other-language = { $text } из другого языка ({ $language }). Здесь это { $typed }.
finish-record = Файл партии: { $file }.
finish-pgn = PGN: { $file }.
finish-next = Теперь можно: { word-replay }, { word-rematch }, { word-print }, { word-print } { word-brf }, { word-quit }.
finish-next-without-rematch = Теперь можно: { word-replay }, { word-print }, { word-print } { word-brf }, { word-quit }.
match-so-far = Счёт матча: { $white } { $whitepoints }, { $black } { $blackpoints }.
rematch-offered = { player } предлагают реванш со сменой цветов{ $answers ->
    [no] { "" }
   *[yes] : { word-accept } или { word-decline }
}.
rematch-declined = { player } отклоняют реванш.
rematch-begun = Реванш со сменой цветов{ $named ->
    [no] { "" }
   *[yes] : { $white } играет белыми, { $black } играет чёрными
}.
rematch-of = Это реванш после партии в файле { $file }.
rematch-not-played = Реванш не игрался; его файл не сохраняется. Партия перед ним сохранена в { $file }.
sheets-printed = Бланки для печати в файле { $file }.
braille-printed = Партия брайлем для брайлевского принтера в файле { $file }.
pgn-copied = PGN в буфере обмена, если терминал это допускает. Его можно вставить на lichess.org/paste.
walk-keys = h налево, j вниз, k вверх, l направо; Esc заканчивает обход.
only-after-the-end = Это возможно, когда партия окончена.
not-recorded = Эта партия не записывается.
replay-begin = Просмотр, всего { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
}, перед первым.
replay-words = Листают слова { word-next } и { word-back }, { word-replay } 12 переходит к ходу 12, { word-quit } заканчивает; действуют и клавиши со стрелками и Esc.
replay-at = { $number } { $sentence } Часы: белые { $white }, чёрные { $black }.
replay-left = Просмотр окончен. Показана конечная позиция партии.
goodbye = Партия сохранена в { $file }. Чтобы продолжить: { $resume }.
goodbye-over = { $pgn ->
    [yes] Партия сохранена в { $file }, её PGN рядом.
   *[no] Партия сохранена в { $file }.
}

mate-given = { player } поставили мат.
mate-can = { player } ещё могут дать мат за { half-moves }: { $line }.
mate-wins = Поэтому { player-inside } выигрывают, если упадёт флажок { opponent-gen } ({ $flag }), если { opponent-inside } сдадутся ({ $resignation }) или завершат второй невозможный ход ({ $illegal }).
mate-cannot = { player } не могут дать мат никакой последовательностью возможных ходов: { $why ->
    [terminal] возможных ходов не осталось
    [material] слишком мало материала
   *[closure] проверены все позиции, которые ещё могут возникнуть, всего { $states ->
        [one] { $states } состояние
        [few] { $states } состояния
       *[many] { $states } состояний
    }
}.
mate-draws = Поэтому ничья, если упадёт флажок { opponent-gen } ({ $flag }), если { opponent-inside } сдадутся ({ $resignation }) или завершат второй невозможный ход ({ $illegal }).
mate-dead = Ни один игрок не может дать мат: ничья ({ $stalemate }, { $dead }).
mate-open = Неизвестно, могут ли { player-inside } ещё дать мат; перебрано ходов: { $steps }. Решает арбитр.
mate-no-diagram = { $text } не годится как позиция: { position-fault }.

trouble-file-not-created = Файл { $path } нельзя создать: { $why }. Выберите другой параметром --journal.
trouble-record-folder-made = Папки { $path } не было, она создана.
trouble-file-missing = Файла { $path } нет.
trouble-file-not-opened = Файл { $path } нельзя открыть: { $why }.
trouble-file-not-written = В файл { $path } нельзя писать: { $why }.
trouble-file-locked = Партия в { $path } открыта в другой Annabella; сначала закройте её там.
trouble-file-damaged = Строка { $line } в { $path } повреждена; ничего не изменено. Сохраните файл для арбитра.
trouble-not-a-journal = { $path } не является файлом партии.
trouble-not-a-position = Из позиции { $text } играть нельзя: { position-fault }. Введите FEN, например rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1.
trouble-not-a-time-control = { $text } не является контролем времени: { $why ->
    [empty] ничего не написано
    [unreadable] нельзя прочесть { $part }
    [no-time] один период не даёт времени
    [negative] время отрицательное
    [too-long] больше 100 часов
    [too-many-periods] слишком много периодов
    [no-moves] в одном периоде нет ходов
   *[misplaced] эти периоды не могут следовать друг за другом
}. Введите, например, 90+30, 40/90+30,30+30, 15+10, 5d3 или none.
trouble-two-readings = { $of ->
    [minutes-or-hours] { $text } может означать минуты или часы.
    [minutes-or-seconds] { $text } может означать минуты или секунды.
   *[moves-or-increment] { $text } может означать число ходов за число минут или минуты с секундами на каждый ход.
} Введите { $first } или { $second }.
trouble-not-a-name = { $text } не подходит как имя. Имя не бывает словом программы и не содержит цифр.
trouble-perhaps-a-word = Вы имели в виду слово { $word }? Если { $text } это имя, введите его ещё раз.
trouble-not-a-language = Неизвестный язык интерфейса { $text }. Есть: { $known }.
trouble-name-too-long = Имя, которое начинается с { $beginning }, слишком длинное; в имени не больше 100 знаков.
trouble-not-printable = В { $text } есть знак, который нельзя напечатать. Введите без него.
trouble-not-a-sheet-language = Неизвестный язык бланка { $text }. Есть: { $known }.
trouble-not-a-federation = { $text } не является кодом федерации; в коде три буквы, например ESP.
trouble-not-a-fide-id = { $text } не является номером ФИДЕ; в номере только цифры, например 2200082.
trouble-script-line = Строку { $line } сценария нельзя прочесть: { $text }.
trouble-script-line-why = Строка { $line } сценария: { $why }
trouble-watch-needs-terminal = annabella watch показывает экран партии, для этого нужен терминал; annabella show выводит партию и без него.
trouble-replay-needs-terminal = Для annabella show --replay нужен терминал; annabella show --ply выводит одну позицию.
trouble-no-terminal = Для вида с экраном нужен терминал; используйте --face lines.
trouble-not-for-a-terminal = Это не текст, выводить его в терминал нельзя. Укажите файл: -o FILE, или введите в партии { word-print }.
trouble-other-suffix = У файла { $path } расширение формата { $suffix }, а выбран формат { $form }. Укажите один и тот же.
trouble-old-console = Эта консоль может показывать только строки; используйте --face lines.
trouble-no-pictures = Эта Annabella собрана без изображений фигур; используйте --pictures off или соберите её с --features pictures.
trouble-no-unfinished-game = Нет неоконченной партии, которую можно продолжить.
trouble-assistant-needed = { player } не видят, а соперник не слышит: у { player-gen } должен быть ассистент ({ $article }).
trouble-wrong-value-alike = Неверное значение { $text } для { $option }; возможно, вы имели в виду { $alike }? Возможные значения: { $known }.
trouble-wrong-value = Неверное значение { $text } для { $option }. Возможные значения: { $known }.
trouble-not-a-choice = { $text } не входит в число ответов. Введите число от 1 до { $count }.
trouble-terms-contradict = { $one } и { $other } противоречат друг другу. Уберите или измените одно из них.
trouble-not-paired = В турнире нет партии на доске { $board } тура { $round }. annabella event FILE показывает, сколько партий в жеребьёвке.
event-fault = { $path }, строка { $line }: { $why }
event-not-utf8 = Это не текст UTF-8. Сохраните файл в UTF-8.
event-unknown-key = Неизвестный ключ { $key }. Возможные ключи: { $known }.
event-missing = Нет { $key }. В паре есть round, board, white и black.
event-not-a-pairing-line = Это не список пар в формате TRF. Выведите его в TRF16 или TRF26.
event-explained-time = Контроль времени: { $time }.
event-explained-laws = Правила { $laws } года; по контролю времени это { $class ->
    [rapid] быстрые шахматы
    [blitz] блиц
   *[standard] классические шахматы
}.
event-explained-no-default-time = Игрок, который приходит после начала, проигрывает, если арбитр не решит иначе.
event-explained-default-time = Игрок, который опаздывает больше допустимого ({ $time }), проигрывает, если арбитр не решит иначе.
event-explained-agreement = О ничьей можно договориться, только когда каждый игрок сделал столько ходов: { $moves }.
event-explained-consent = О ничьей можно договориться только с согласия арбитра ({ $article }).
event-explained-supervision = { $how ->
    [none] Надзора, которого требуют правила соревнований, нет.
   *[adequate] Надзор такой, какого требуют правила соревнований.
}
event-explained-quickplay = Действуют правила ускоренного окончания партии.
event-explained-points = Победа даёт 3 очка, ничья 1, поражение 0.
event-explained-ranks = Горизонтали объявляются такими словами: { $words }.
event-explained-deaf = { player } не слышат того, что объявляется.
event-explained-assistant = { $any ->
    [no] У { player-gen } нет ассистента.
   *[yes] Ассистенту { player-gen } можно: { $duties }; { $ask ->
        [no] спрашивать у ассистента время и число ходов нельзя.
       *[yes] спрашивать у ассистента время и число ходов можно.
    }
}
event-explained-not-watched = Наблюдать командой annabella watch нельзя.
no-moves-kept = В этой партии ходы не записываются.
event-explained-table-clock = Время считают часы на столе.
event-explained-casual = Это товарищеская партия, в которой программа может помогать.
event-explained-position = Партия начинается из заданной позиции.
event-explained-pairings = { $count ->
    [0] В жеребьёвке нет ни одной партии.
    [one] В жеребьёвке { $count } партия.
    [few] В жеребьёвке { $count } партии.
   *[many] В жеребьёвке { $count } партий.
}
event-written = Файл { $path } записан. Измените его, затем проверьте командой annabella event.
event-result-written = Результат записан в { $path }.
trouble-no-randomness = Система не даёт случайных чисел: { $why }. Выберите расстановку сами: --chess960 518.
trouble-settings-line = Строка { $line } в { $path } пропущена. { $why }
trouble-settings-kept = В { $path } ничего не записывается, пока это не исправлено. { $why }
trouble-theme-line = { $path }, строка { $line }: { $why } Используются обычные цвета.
trouble-theme-not-read = { $why } Используются обычные цвета.
trouble-little-contrast = { $ink } на { $ground }: контраст { $contrast } к 1; нужно не меньше 3 к 1.
trouble-not-toml = Это не TOML: { $why }. Пишите ключ, знак равенства и значение, тексты в кавычках.
trouble-unknown-argument = Параметра { $text } нет.
trouble-unknown-argument-alike = Параметра { $text } нет; возможно, вы имели в виду { $alike }?
trouble-unknown-command = Команды { $text } нет.
trouble-unknown-command-alike = Команды { $text } нет; возможно, вы имели в виду { $alike }?
trouble-pgn-for-record = { $file } это файл PGN, а не файл партии. Чтобы сделать из него файл партии: annabella import { $file }.
trouble-pgn-for-command = { $file } это файл PGN, а не команда. Чтобы сделать файлы его партий: annabella import { $file }.
trouble-arguments-excess = Слово { $text } лишнее.
trouble-arguments-twice = Параметр { $option } указан несколько раз. Укажите его один раз.
trouble-arguments-conflict = { $one } и { $other } нельзя указать вместе. Уберите одно из них.
trouble-arguments-missing = Не хватает: { $arguments }.
trouble-arguments-no-text = После { $option } не хватает текста: { $option } { $form }.
trouble-arguments-before-command = Параметры стоят после команды: annabella { $command } { $options }.
trouble-arguments-unknown-part = { $command } не знает { $text }; возможно: { $known }.
trouble-arguments-incomplete = После { $command } не хватает одного из этих слов: { $known }.
trouble-no-such-topic = { $text } не является ни командой, ни словом, которое вводят в партии. annabella help перечисляет команды.
trouble-record-for-command = { $file } это файл партии, а не команда. Чтобы продолжить её: annabella resume { $file }. Чтобы посмотреть: annabella show { $file }.
trouble-wrong-form = Неверное значение { $text } для { $option }. Пишется так: { $example }.
trouble-no-such-setting = Настройки { $text } нет. annabella settings перечисляет все.
trouble-no-such-setting-alike = Настройки { $text } нет; возможно, вы имели в виду { $alike }? annabella settings перечисляет все.
trouble-arguments-no-value = Не хватает значения { $option }. Возможные значения: { $known }.
trouble-command-line = { $why }.
trouble-board-not-there = Порта { $path } нет. annabella boards показывает, какие порты есть.
trouble-board-busy = Порт { $path } занят другой программой. Сначала закройте его там.
trouble-board-no-rights = У вас нет права открыть { $path }. Добавьте себя в группу { $group } и войдите в систему снова.
trouble-board-not-a-port = { $path } нельзя открыть как последовательный порт: { $why }.
trouble-board-other-device = { $path } отвечает, но не как доска { $make }. annabella boards показывает, какие порты есть.
trouble-board-silent = На порту { $path } ничто не отвечает. Проверьте кабель и то, включена ли доска.
trouble-board-none-found = Доска DGT не найдена. Укажите её порт, например dgt:/dev/ttyACM0; annabella boards перечисляет порты.
trouble-board-several = Найдено несколько досок: { $paths }. Укажите порт каждой, например dgt:/dev/ttyACM0.
trouble-board-same-port = У обоих игроков доска на { $path }. Укажите для одного из них другой порт.
trouble-board-no-board-for-clock = Нужны часы электронной доски, но доска не указана. Укажите её параметром --white-board или --black-board.
trouble-board-no-clock-on-board = Нужны часы электронной доски, но к доске на { $paths } они не подключены. Подключите их или не указывайте --clock board.
trouble-board-not-a-recording = Строка { $line } в { $path } не из записи доски.
port-not-asked = { $device } не похоже на доску DGT, опроса не было. Чтобы опросить: annabella boards dgt:{ $path }.
board-answers = { $device }: доска { $make }, { $number ->
    [none] без номера
   *[other] номер { $number }
}, { $version ->
    [none] версия неизвестна
   *[other] версия { $version }
}.
board-lies = { $lies ->
    [turned] Она лежит повёрнутой.
   *[straight] Она лежит прямо.
}
board-clock = Её часы показывают слева { $left } и справа { $right }, { $runs ->
    [yes] они идут
   *[no] они стоят
}.
board-without-clock = Часов у неё нет.
board-followed = Теперь выводится всё, что меняется на доске. Enter заканчивает.
board-not-there = Связь с доской потеряна.
board-there-again = Доска снова на связи.
trouble-not-a-pgn = { $path }, строка { $line }, партия { $game }: { $why }
pgn-no-game = Это не партия: нет ни тега, ни хода.
pgn-unclosed = То, что начинается здесь знаком { $sign }, не кончается.
pgn-tag = { $text } не является тегом. У тега есть имя и значение в кавычках.
pgn-sign = { $text } здесь ничего не значит и пропущено.
pgn-start = Из позиции { $fen } нельзя играть.
pgn-word = На месте хода { $at } стоит { $text }, это не ход. В PGN английские буквы фигур: K, Q, R, B, N.
pgn-move = Ход { $at } { $text } там невозможен, или его могут сделать несколько фигур.
pgn-number = У хода { $at } номер { $text }. Возможно, хода не хватает.
pgn-results = В теге Result стоит { $tag }, но ходы кончаются на { $text }. Результат остаётся открытым.
pgn-result = Ходы кончаются на { $text }, но по Правилам последний ход даёт результат { $result }. Результат остаётся открытым.
pgn-variant = Это партия в { $name }, а не в шахматы.
trouble-not-a-move = { $text }: { $why }
trouble-sound-fell-back = { voice-why }; { $engine ->
    [embedded] вместо него говорит встроенный голос.
   *[system] вместо него говорит голос системы.
}
trouble-sound-failed = { trouble-sound-silent } Партия продолжается текстом.
trouble-sound-silent = { voice-why }: ничего не слышно.
trouble-sound-restored = Звук снова работает.
trouble-sound-headphones-lost = { $why ->
    [device-busy] Наушники заняты другой программой
    [no-library] Нет библиотеки espeak-ng
    [device-frozen] Наушники не отвечают
    [not-private] Звуковая система может перенести звук наушников на другое устройство
   *[other] Наушники отключены
}: то, что предназначено одному игроку, показывается, но не произносится.
trouble-sound-recording = Объявления и повторения записываются с микрофона в { $path }. Мегабайт занято: { $used } из { $limit }; свободно на диске: { $free }.
trouble-sound-not-recorded = { $ply ->
    [0] Ничего не записано.
   *[many] Записи полухода { $ply } нет.
}
plays = Запись полухода { $ply }.
hear-recorded = Полуход { $ply }: { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
hear-space = Мегабайт занято: { $used }; свободно на диске: { $free }.
trouble-sound-unknown-name = { $kind ->
    [voice] Голоса { $name } нет
   *[device] Устройства вывода { $name } нет
}{ $nearest ->
    [none] .
   *[other] ; похожие: { $nearest }. annabella voices перечисляет все.
}
trouble-sound-recording-failed = { $why ->
    [disk-full] Место для записей кончилось
    [file] Запись нельзя сохранить
   *[other] Микрофона нет
}: ничего не записывается.
lines-instead = Доски над сообщениями здесь не помещаются; дальше простые строки.
lines-hint = С программой экранного доступа введите { word-face } { word-lines }: тогда ничего не повторяется.
voice-hint = Если эти строки читает и программа экранного доступа, введите { word-voice } { word-off }, чтобы говорил только один голос.
lesson = { $number ->
    [1] Урок 1 из 17. Объявите ход белых: введите e4 и нажмите Enter. { word-next } переходит к следующему уроку, { word-back } к предыдущему, { word-again } повторяет.
    [2] Урок 2. Соперник повторяет ход и выполняет его на другой доске. Затем нажмите Enter на пустой строке: ход записан, часы переключены.
    [3] Урок 3. Ходы можно вводить так, как их произносят: bauer eva sieben eva fuenf или ba ev 7 ev 5.
    [4] Урок 4. Чтобы услышать это ещё раз, введите { word-again } или a.
    [5] Урок 5. Соперник повторяет другой ход: { "повтори e6" } или r e6. Поднимается тревога.
    [6] Урок 6. Оговорку исправляют до переключения часов: { "исправь e6" }.
    [7] Урок 7. Объявленное можно взять обратно: { word-undo } или u.
    [8] Урок 8. Объявите e5 ещё раз.
    [9] Урок 9. Нажмите Enter на пустой строке, чтобы завершить ход.
    [10] Урок 10. Спросите об одном поле своей доски: { "что e4" } или wt e4.
    [11] Урок 11. Спросите, где стоят фигуры: { "где пешки" } или w пешки.
    [12] Урок 12. Спросите обо всей доске: доска или b.
    [13] Урок 13. Спросите о своих часах: часы или t. Без вопроса время никогда не сообщается. { "чёрные: часы" } спрашивает о часах другого игрока.
    [14] Урок 14. Что было сказано раньше: { word-earlier } или er.
    [15] Урок 15. Мгновенная тишина: { word-quiet } или z.
    [16] Урок 16. Предложите ничью: ничья.
    [17] Урок 17. Теперь соперник: { word-decline }.
   *[other] Это всё. Введите { word-help }, чтобы узнать все слова, или играйте дальше; { word-quit } заканчивает.
}
lesson-not-this = Это будет в одном из следующих уроков.
practice-over = Учебная партия не записана.
ask-face = { $choices ->
    [3] Как должна выглядеть Annabella? 1, экран. 2, простые строки для программы экранного доступа или брайля. 3, простые строки с голосом.
   *[other] Как должна выглядеть Annabella? 1, экран. 2, простые строки для программы экранного доступа или брайля.
}
ask-voice = Должна ли Annabella говорить вместе с вашей программой экранного доступа? 1, нет. 2, да.
ask-typist = Кто за клавиатурой? 1, белые. 2, чёрные. 3, ассистент незрячего игрока. 4, все.
ask-resume = Продолжить { $white } против { $black }{ $known ->
    [yes] , после { $after }
   *[no] { "" }
}, { $day ->
    [today] сегодня
    [yesterday] вчера
   *[other] { $date }
} { $time }? 1, да. 2, нет, новая партия.
ask-terms = { $blind ->
    [white] Белые не видят
    [black] Чёрные не видят
    [both] Оба игрока не видят
   *[none] Незрячих игроков нет
}, { $time }{ $others }. 1, играть. 2, изменить.
ask-terms-white = Белые: { $name }.
ask-terms-black = Чёрные: { $name }.
ask-terms-both = { $white } против { $black }.
ask-blind = Кто из игроков не видит или видит плохо? 1, белые. 2, чёрные. 3, оба. 4, никто.
ask-setting = { $key ->
    [white] Имя игрока за белых.
    [black] Имя игрока за чёрных.
    [time] Контроль времени, например 90+30, 15+10, 5d3 или none.
    [laws] Издание Правил: { $editions }.
   *[sheets] Языки обоих бланков, сначала белых, например ru, es de или fr fig.
}
ask-seats = Участвует ли кто-нибудь с другого терминала? 1, нет. 2, да.
ask-heard = Прозвучали два слова. Вы их слышали? 1, да. 2, нет, партия пойдёт текстом.
ask-enter-takes = Enter: { $value }.
ask-enter-skips = Enter пропускает вопрос.
ask-help = { $key ->
    [face] На экране доски, часы и бланки. Простые строки дают по одному сообщению на событие, для программы экранного доступа или дисплея Брайля.
    [voice] Строки читает ваша программа экранного доступа. Annabella может ещё и объявлять ходы вслух.
    [keys] Вопрос без указания игрока относится к тому, кто за клавиатурой.
    [resume] Партия продолжится с того места, где её оставили; часы стоят, пока арбитр их не пустит.
    [terms] 1 начинает партию. 2 спрашивает имена, кто не видит, контроль времени, Правила, бланки и участвует ли кто-нибудь с другого терминала. Любое другое условие можно ввести как в сценарии: agreement after 30, white sheet es.
    [white] Имя, без цифр. Enter оставляет имя, - удаляет его.
    [black] Имя, без цифр. Enter оставляет имя, - удаляет его.
    [blind] Незрячий игрок слышит объявления и спрашивает о своей доске.
    [time] Минуты+секунды на каждый ход: 90+30. Задержка: 5d3. Без часов: none.
    [laws] Издание Правил ФИДЕ, по которому играется партия.
    [sheets] Один язык для обоих или сначала белых, затем чёрных: es de. Для фигурок: fig.
    [seats] Каждый присоединяется тогда со своего терминала командой annabella join.
   *[heard] 1, если вы слышали Anna eins. 2 выключает голос.
} Введите число или текст, { word-back } для предыдущего вопроса, { word-quit } для выхода.
setting-unset = { $key }: не установлено.
setting-default = { $key }: { $default }, по умолчанию.
settings-file = Эти настройки в { $path }. Собственные темы хранятся в файлах в { $themes }; имена файлов оканчиваются на .toml.
welcome = Annabella: шахматы между незрячим и зрячим игроком; объявляет ходы, считает время и ведёт запись для обоих.
welcome-more = Программа объявляет каждый ход, считает время и следит за обеими досками и обоими бланками.
welcome-questions = Enter принимает предложенное; { word-help } объясняет вопрос.
how-to-begin = Введите ход, затем Enter.

compare-languages = Язык бланка A: { $a }; язык бланка B: { $b }.
compare-nothing-common = Общих полуходов на двух бланках нет.
compare-common = Общее начало двух бланков: { half-moves }; последний { $mv }.
compare-has-the-move = Очередь хода { player-gen }. Позиция: { $fen }.
compare-next = Бланк { $sheet } продолжается ходом { $mv }, строка { $line }.
compare-ends = Бланк { $sheet } там кончается.
compare-no-entries = Бланк { $sheet } пуст.
compare-after-the-end = Партия там окончена; на бланке { $sheet } ещё { $count ->
    [one] { $count } запись.
    [few] { $count } записи.
   *[many] { $count } записей.
}
compare-proposed = Далее следует предложение; решает арбитр.
compare-nothing-fits = После этого на двух бланках ничего не сходится: возможно, они от разных партий.
compare-illegal = Бланк { $sheet }, строка { $line }: ход { $mv } невозможен.
compare-impossible = Бланк { $sheet }, строка { $line }: ни одна фигура не может сделать ход { $mv }.
compare-ambiguous = Бланк { $sheet }, строка { $line }: { $mv } может означать { $moves }.
compare-missing = Бланк { $sheet }, строка { $line }: для { $mv } ничего не записано.
compare-unreadable = Бланк { $sheet }, строка { $line }: { $mv } нельзя прочесть.
compare-foreign-letter = Бланк { $sheet }, строка { $line }: { $mv } нельзя прочесть, потому что в этом языке ({ $language }) { $letter } не обозначает фигуру.
compare-no-promotion = Бланк { $sheet }, строка { $line }: в { $mv } не сказано, в какую фигуру превращается пешка.
compare-elsewhere = Указанных записей бланка { $sheet }, возможных буквами другого языка ({ $language }): { $count }; этот язык не принят.
compare-lost = Бланк { $sheet }: начиная с { $mv } ходы проследить нельзя.
compare-odd-number = Бланк { $sheet }, строка { $line }: номер { $written }, а должен быть { $expected }.
compare-would-agree = Если эта запись означает то же, что на другом бланке, общее начало бланков: { half-moves }.
compare-verdict = { $verdict ->
    [agree] Записи на бланках совпадают.
    [differ] Записи на бланках различаются.
    [incomplete] Записи на бланках совпадают до конца более короткой; в ней не хватает полуходов.
   *[unreadable] Дальше бланки сравнить нельзя: одну запись нельзя прочесть или сыграть.
}
compare-pair = { $pair }: { $verdict ->
    [agree] совпадают, { half-moves }
    [differ] различаются после { half-moves-gen }
    [incomplete] один кончается после { half-moves-gen }
   *[unreadable] нельзя прочесть дальше { half-moves-gen }
}.
compare-pairs = Пар: { $pairs }. Совпадают: { $agree }. Различаются: { $differ }. Неполные: { $incomplete }. Нельзя прочесть: { $unreadable }.
compare-ask-language = На каком языке записан бланк { $sheet } ({ $ways })?
compare-language-unclear = Бланк { $sheet } на разных языках означает разные ходы; укажите язык параметром { $option } ({ $ways }).
compare-language-unfit = Бланк { $sheet } не подходит ни к одному языку; укажите язык параметром { $option } (ближе всего: { $ways }).
compare-empty = Файл { $file } пуст; нужен бланк в PGN или список ходов.
compare-binary = { $file } не является текстовым файлом; нужен бланк в PGN или список ходов.
compare-no-moves = В { $file } нет ходов; нужен бланк в PGN или список ходов.
compare-too-long = { $file } слишком длинный: в нём больше полуходов, чем бывает в партии.
compare-no-common-start = Бланки начинаются с разных позиций.
compare-no-pairs = В { $file } нет пар бланков; укажите два файла, или папку с game.a.txt и game.b.txt, или две папки с одинаковыми именами файлов.
spelled = { $list }.
sheet-empty = На бланке ничего не записано.
recalled = { $back ->
    [0] Последнее сообщение: { $sentence }
   *[many] Назад на { $back }: { $sentence }
}
understood = Готово.
rate-set = Слов в минуту: { $rate }.
volume-set = Громкость { $volume }.
felt-brief = { $what }.
felt-square = { $square }: { $what }.
felt-rank = Горизонталь { $rank }: { $list }.
felt-file = { $file }: { $list }.
felt-diagonal = От { $from } до { $to }: { $list }.
felt-kind = { $piece }: { $list }.
felt-captured = { player } потеряли: { $list }.
felt-not-yours = Спрашивать можно только о своей доске; арбитру и ассистентам можно об обеих.
hint-casual-only = Доступно только в товарищеских партиях.
hint-attacks = На { $square } нападают: { $list }.
hint-moves = С { $square } можно пойти на { $list }.
help = Введите ход, например e4, Кf3, e2e4 или springer felix drei; пустая строка завершает его. Пять полезных слов: { $words }.
help-headings = Другие слова: введите { word-help } и номер. { $headings } Введите { word-help } и слово, чтобы узнать, что оно делает.
help-group = { $heading }: { $words }.
help-speakers = Поставьте впереди белые:, чёрные: или арбитр:, чтобы указать, кто говорит.
help-word = { $word ->
    [begin] начать: игра начинается и пускаются часы белых; первый ход делает то же.
    [announce] объявить e4, e4: объявляет ход, который сделал игрок.
    [strike] вычеркни 3: вычёркивает всё на своём бланке начиная с третьего полухода.
    [add] добавить 2:00 для белых, добавить 2:00 для обоих: арбитр добавляет время; можно указать причину.
    [take] убавить 2:00 для белых: арбитр снимает это время с часов игрока.
    [penalty] наказание предупреждение для белых: арбитр предупреждает белых; за каждым наказанием может следовать причина. наказание контроль 2:00 для белых: время получает соперник. наказание убавить 2:00 для белых: белые теряют время. наказание очки 1/2 для белых: белые теряют пол-очка. наказание очки-сопернику 1/2 для белых: соперник получает пол-очка. наказание проигрыш для белых, наказание штраф для белых, наказание отстранение 1 для белых, наказание исключение для белых: партия проиграна, штраф, отстранение от одного тура, исключение из турнира.
    [assistant] ассистент чёрные, ассистент чёрные нет: арбитр говорит, что у игрока с этого момента есть ассистент или больше нет. Через запятую могут следовать обязанности, как в условиях.
    [supervision] надзор нет, надзор достаточный: арбитр говорит, какой надзор за быстрой партией или партией блиц.
    [counter] счётчик белые 12, счётчик невозможный белые 1: арбитр устанавливает, сколько ходов завершено у этого игрока или сколько невозможных.
    [both] оба проиграли: арбитр объявляет партию проигранной для обоих.
    [note] заметка погас свет: арбитр заносит это в файл партии.
    [time] контроль 90+30: арбитр исправляет неверно установленный контроль времени.
    [period] период белые 2: арбитр устанавливает, в каком периоде этот игрок.
    [adjourn] отложить: сеанс игры окончен, и игрок, за которым очередь хода, записывает ход в конверт; отложить через 4:00:00: столько длится сеанс.
    [seal] запечатать Кf3: записывает ход для конверта, буквами или брайлевскими клетками; запечатать ход.brf: читает его из этого файла брайля (brf или brl). До вскрытия конверта ход не показывается и не произносится.
    [envelope] конверт: что написано на конверте; конверт воскресенье десять часов: когда доигрывание; конверт утерян: конверта нет.
    [open] открыть: вскрывает конверт; открыть как Кf3: какой ход был записан, если прочесть его нельзя.
    [reopen] возобновить: продолжает отложенную партию.
    [absent] отсутствуют белые: этого игрока нет на месте.
    [arrived] пришли белые: этот игрок пришёл.
    [pieces] фигуры, pi, фигуры белые: свои фигуры или фигуры одного цвета, по сообщению на каждый вид.
    [attacks] атаки e4, at: что нападает на это поле, только в товарищеских партиях.
    [help] помощь, h: слова, которые можно ввести; помощь и слово объясняет это слово.
    [board] доска, b: восемь горизонталей своей доски начиная с восьмой; большие буквы у белых, o означает пустое поле.
    [where] где кони, где К, w: поля, на которых стоят такие фигуры; К спрашивает о белых, к о чёрных.
    [what] что e4, wt: что стоит на этом поле.
    [rank] горизонталь 4, rk: что стоит на этой горизонтали.
    [file] вертикаль e, вертикаль Eva, fi: что стоит на этой вертикали.
    [diagonal] диагональ e4, dg: что стоит на обеих диагоналях через это поле.
    [white] белые, wp: все фигуры белых, по сообщению на каждый вид. белые: перед командой означает, что говорят белые.
    [black] чёрные, bp: все фигуры чёрных, по сообщению на каждый вид. чёрные: перед командой означает, что говорят чёрные.
    [mine] мои, mi: свои фигуры, по сообщению на каждый вид.
    [theirs] чужие, th: фигуры соперника, по сообщению на каждый вид.
    [captured] взятые, cp: каких фигур на доске не хватает.
    [walk] обход, обход e4, wk: обходит доску поле за полем; h налево, j вниз, k вверх, l направо; каждое поле называется. Enter называет поле ещё раз; любая другая клавиша заканчивает обход.
    [again] ещё раз, a: повторяет прерванное, иначе последнее объявление.
    [last] последний, l: последний завершённый ход.
    [earlier] раньше, er: сообщение перед последним; ещё раз, сообщение перед ним.
    [later] позже, lt: после слова раньше снова следующее сообщение.
    [spell] по буквам, sl: последний объявленный ход по буквам.
    [moves] ходы, ходы 10, m: все ходы или последние десять.
    [from] с хода 12, fr: ходы начиная с номера 12.
    [sheet] бланк, sh: свой бланк, как он записан.
    [clock] часы, t, часы соперник, часы оба, часы белые 1:00:00 чёрные 1:00:00: свои часы, часы соперника, те и другие; с показаниями арбитр устанавливает одни часы или и те и другие.
    [times] затраты времени, tm: время, потраченное на каждый ход.
    [number] номер, n: сколько ходов завершено.
    [offer] предложение, o: предложена ли ничья.
    [who] кто, wh: кто играет и кто не видит.
    [cases] случаи, cs: каждый открытый случай с номером, статьёй и тем, кто решает; для арбитра также последствия каждого решения и решённые случаи.
    [look] взглянуть: в быстрых шахматах и блице с надзором игроку, за которым очередь хода, показывают запись арбитра, пять раз за партию.
    [status] состояние, s: чья очередь хода, что открыто и чего ждёт партия.
    [law] правило D.2.1, lw: о чём эта статья.
    [laws] правила, правила словарь, правила словарь blitz: статьи, которые применяет программа; термины Правил на имеющихся языках.
    [sign] подписать: игрок подписывает результат, когда партия окончена.
    [repeat] повтори e5, r e5, r: соперник повторяет e5 или ход, как он объявлен. повтори без хода произносит последнее объявление снова.
    [correct] исправь e4: исправляет оговорку до переключения часов.
    [undo] отмени, u: берёт обратно объявленное и не завершённое.
    [touch] касание e2, поднять e2: игрок, за которым очередь хода, коснулся этих фигур; незрячий игрок вынул их из отверстий.
    [lift] поднять e2: незрячий игрок вынул эту фигуру из отверстия; касание e5 говорит это о зрячем игроке.
    [press] нажать, p: переключает идущие часы. Пустая строка сразу повторяет, выполняет, записывает и переключает. нажать с-ходом: с этого момента каждый ход переключает часы при объявлении. нажать отдельно: больше не переключает.
    [execute] выполни чёрные h6, x: что на самом деле сделано на этой доске.
    [record] запиши белые Кf3: что на самом деле записано на этом бланке.
    [draw] ничья: предлагает ничью.
    [accept] принять: принимает предложение ничьей.
    [decline] отклонить: отклоняет предложение ничьей.
    [resign] сдаюсь: игрок сдаёт партию.
    [claim] требую флажок: флажок соперника упал. требую троекратное, требую пятьдесят: ничья из-за одной и той же позиции в третий раз или пятидесяти ходов. требую троекратное g1f3: то же с этим ходом, который записан, но не сделан. требую невозможный, требую невозможный 21: последний ход соперника или ход 21 был невозможным. требую касание e2: соперник коснулся этой фигуры. требую двумя-руками: соперник ходил двумя руками. требую расстановка, требую доска, требую цвета, требую часы: фигуры расставлены неверно, доска лежит неправильно, цвета перепутаны, часы установлены неверно. требую ускоренное, требую ускоренное без-попыток: ничья при ускоренном окончании партии; добавьте без-арбитра, если арбитра нет. { word-claim } { word-silent }: соперник нажал часы, не объявив ход. { word-claim } 11.5: соперник нарушает эту статью; дальше могут идти слова.
    [request] прошу добавка: при ускоренном окончании партии просит по пять секунд на ход обоим; это и предложение ничьей.
    [jadoube] поправляю: пока идут ваши часы, вы только поправляете фигуры; до объявления хода касание ни к чему не обязывает.
    [arbiter] арбитр: вызывает арбитра и останавливает часы.
    [stop] стоп: арбитр останавливает часы обоих игроков.
    [go] дальше: арбитр пускает часы игрока, за которым очередь хода.
    [rule] решить принять, решить отвергнуть, решить отложить, решить оба, решить 2 принять: арбитр решает единственный открытый случай или случай с этим номером; оба означает, что упали оба флажка и неизвестно, какой первым. { word-rule } 1 { word-undo } отменяет решение по случаю 1, пока не сделан следующий полуход.
    [retrace] вернуться, вернуться 1, вернуться 1..., вернуться полуход 2: к последней общей позиции, к позиции после первого хода белых, после первого хода чёрных или после двух полуходов.
    [adjust] поправить, поправить чёрные: позиция на доске теперь соответствует бланкам.
    [done] сделано: следующий шаг, исправляющий вашу доску или бланк, выполнен.
    [step] шаг: следующий шаг, исправляющий вашу доску или бланк.
    [check] проверь, проверь чёрные: сверяет доску с бланками.
    [result] результат 1-0, результат ничья: арбитр объявляет результат; после конца партии результат без счёта показывает его и файлы.
    [calls] оповещения 10m 5m 30s, оповещения сигнал 5m, оповещения выкл: сообщает словами или сигналом, когда времени остаётся столько, или выключает это. По умолчанию выключено.
    [lang] язык ru: язык этих сообщений.
    [cells] клетки 40: от 8 до 255, число клеток вашего дисплея Брайля; если их 20 или меньше, ходы и доски пишутся знаками.
    [notation] нотация слова, нотация знаки: как пишутся ходы, доски и время: конь f3 или Кf3. Произносимое объявление не меняется.
    [rate] скорость 200: от 100 до 400 слов в минуту, для того, кто просит.
    [volume] громкость 80: от 0 до 200, обычная 100, для того, кто просит.
    [faster] быстрее: на 25 слов в минуту больше, для того, кто просит.
    [slower] медленнее: на 25 слов в минуту меньше, для того, кто просит.
    [louder] громче: на ступень громче, для того, кто просит.
    [softer] тише: на ступень тише, для того, кто просит.
    [verbosity] подробность кратко, подробность обычно, подробность полно: сколько говорится о ходе и в ответе.
    [voice] голос выкл, голос вкл, голос система, голос встроенный: говорит ли голос и какой.
    [face] вид экран, вид строки, вид смешанный: та же партия в другом виде; в смешанном доски сверху, строки снизу.
    [eboard] электронная доска, электронная доска выкл, электронная доска вкл: отвечает ли электронная доска и чем она отличается; с этого момента она не учитывается или снова учитывается. Назовите цвет, если обе доски электронные.
    [quiet] тишина, z: сразу прекращает всю речь, как клавиша Esc; ещё раз повторяет прерванное.
    [hear] прослушать 12, hr 12, прослушать: воспроизводит запись полухода 12; без номера последнюю запись.
    [quit] выход, q: выходит; партия сохранена, её можно продолжить.
    [am] я за чёрных, я за белых, я за ассистента, я за всех: кто сидит за этой клавиатурой; вопрос без указания игрока относится к этому человеку.
    [save] сохранить: каждый ход сохраняется сразу; делать ничего не нужно.
    [pgn] pgn: когда партия заканчивается, рядом с её файлом записывается PGN; annabella export записывает его в любое время.
    [flip] перевернуть: клавиша F3 поворачивает доски.
    [settings] настройки: команда annabella settings в оболочке показывает и меняет сохранённые настройки.
    [new] новая: { word-quit } заканчивает эту партию, annabella начинает другую.
    [next] вперёд: в учебной партии следующий урок.
    [back] назад: в учебной партии предыдущий урок. { word-undo } берёт обратно объявленное и не завершённое.
    [replay] просмотр, просмотр 12: после конца листает партию по полуходам, или с хода 12; дальше вперёд и назад или клавишами со стрелками.
    [rematch] реванш: после конца ещё одна партия со сменой цветов, на тех же условиях и в своём файле; счёт ведётся.
    [print] печать, печать брайль: после конца записывает оба бланка в PDF или партию брайлем для брайлевского принтера и говорит, где файл.
    [unseat] освободить белые: арбитр отнимает место на другом терминале у того, кто за ним сидит, чтобы его занял другой.
    [report] { word-report } 11.5 { word-white }: арбитр докладывает о белых по этой статье, случай с номером; дальше могут идти слова. { word-laws } перечисляет статьи.
    [appeal] { word-appeal }, { word-appeal } 2 и слова: апелляция на последнее решение или решение по случаю 2, также после конца; она хранится с записью.
   *[other] О слове { $word } справки нет. Введите { word-help }, чтобы узнать все слова.
}
law-summary = { $key ->
    [moves_alternate] Игроки ходят по очереди, первыми белые. Очередь хода переходит к игроку, как только соперник сделал ход, ещё до переключения часов.
    [touch_move] Фигурой, тронутой с намерением пойти, нужно пойти, тронутую фигуру соперника нужно взять, если это возможно по Правилам; иначе игрок может сделать любой возможный ход.
    [promotion_choice] Фигуру превращения выбирают, когда она касается поля; после этого выбор окончателен.
    [checkmate] Мат сразу заканчивает партию, до переключения часов, если ход сделан по Правилам.
    [resignation] Игрок, который сдаёт партию, проигрывает, и она сразу окончена.
    [resignation_draws] Игрок, который сдаёт партию, проигрывает, и она сразу окончена; это ничья, если соперник не может дать мат никакой последовательностью возможных ходов.
    [stalemate] Партия сразу закончена вничью, если у игрока нет возможного хода и нет шаха.
    [dead_position] Партия сразу закончена вничью, если ни один игрок не может дать мат никакой последовательностью возможных ходов.
    [agreement] Игроки могут договориться о ничьей во время партии.
    [agreement_after_moves] Игроки могут договориться о ничьей во время партии, когда оба сделали ход.
    [press] Ход завершён, когда игрок переключил часы или когда ход закончил партию. Переключать можно и после ответа соперника.
    [help_for_a_disability] У игрока, который не может пользоваться часами, может быть для этого ассистент, приемлемый для арбитра; арбитр справедливо меняет время на часах, но у игрока с инвалидностью никогда.
    [default_time] Игрок, который приходит позже допустимого времени опоздания, проигрывает, если арбитр не решит иначе.
    [flag_fall] Флажок считается упавшим, когда это увидел арбитр или верно заявил игрок.
    [flag_fall_by_claim] Флажок считается упавшим, когда это увидел арбитр или верно заявил игрок; в быстрых шахматах и блице, где арбитров не хватает, действует только заявление игрока, и его собственный флажок не должен упасть.
    [loss_on_time] Игрок, который не завершил вовремя нужные ходы, проигрывает; это ничья, если соперник не может дать мат никакой последовательностью возможных ходов.
    [both_flags] Если упали оба флажка и неизвестно, какой первым, игра продолжается; в последнем периоде это ничья.
    [both_flags_at_the_claim] В быстрых шахматах и блице, где арбитров не хватает: если к моменту заявления упали оба флажка, это ничья.
    [clocks_set_wrongly] Если часы установлены неверно, их останавливают, и арбитр исправляет установку, время и счётчик ходов.
    [interruption] Игрок останавливает часы, только чтобы вызвать арбитра; когда игра продолжится, решает арбитр.
    [illegal_move] После завершённого невозможного хода восстанавливают позицию до него, и тронутой фигурой нужно пойти, если она может.
    [illegal_move_penalty] За невозможный ход соперник получает время: { $standard } в классике, { $rapid } в быстрых шахматах, { $blitz } в блице. Невозможный ход номер { $losing } проигрывает партию; это ничья, если соперник не может дать мат.
    [empty_press] Переключать часы, не сделав хода, нельзя; оценивает это арбитр.
    [empty_press_illegal] Переключение часов без хода считается невозможным ходом.
    [agreement_by_the_rules] Регламент турнира может запретить договариваться о ничьей до определённого хода или без арбитра.
    [draw_offer] Ничью предлагают после хода и до переключения часов. В другое время предложение тоже действительно. В нём нет условий, его нельзя взять назад, и оно в силе, пока его не приняли, не отклонили или не ответили касанием фигуры.
    [repeated_offers] Необоснованные или повторные предложения и требования мешают сопернику; оценивает их арбитр.
    [threefold] Игрок, за которым очередь хода, может требовать ничью, если одна и та же позиция возникнет или только что возникла по меньшей мере в третий раз. Позиция та же, если очередь хода того же игрока, те же фигуры стоят на тех же полях, а права на рокировку и взятие на проходе те же.
    [threefold_intended] Игрок записывает ход, после которого позиция возникнет в третий раз, объявляет его арбитру и не делает его. Записанное изменить нельзя.
    [threefold_standing] Позиция только что возникла в третий раз, и очередь хода за тем, кто требует.
    [fifty_moves] Игрок, за которым очередь хода, может требовать ничью, если каждый игрок сделал, или сделает следующим ходом, последние пятьдесят ходов без взятий и ходов пешками.
    [fifty_moves_intended] Игрок записывает ход, который завершит пятьдесят, объявляет его арбитру и не делает его. Записанное изменить нельзя.
    [fifty_moves_standing] Последние пятьдесят ходов каждого игрока сделаны, и очередь хода за тем, кто требует.
    [claim_after_touch] Игрок, который коснулся фигуры с намерением пойти, теряет право требовать ничью на этом ходу.
    [claim] Пока требование ничьей проверяют, часы остановлены. Требование нельзя взять назад, и оно же предложение ничьей. Если оно верно, партия сразу закончена вничью.
    [wrong_claim] После неверного требования соперник получает время: { $standard_claim } в классике, { $rapid_claim } в быстрых шахматах, { $blitz_claim } в блице. Время того, кто требовал, не меняется, а ход, записанный для требования, нужно сделать.
    [fivefold] Партия закончена вничью без требования, если одна и та же позиция возникла не меньше пяти раз.
    [fivefold_alternate] Партия закончена вничью без требования, если одна и та же позиция возникла пять раз подряд при чередующихся ходах каждого игрока.
    [seventy_five_moves] Партия закончена вничью без требования, если каждый игрок сделал последние семьдесят пять ходов без взятий и ходов пешками; мат последним из этих ходов имеет преимущество.
    [seventy_five_moves_completed] Партия закончена вничью без требования, если каждый игрок завершил последние семьдесят пять ходов без взятий и ходов пешками; мат последним из этих ходов имеет преимущество.
    [signed_result] Когда партия окончена, оба игрока подписывают оба бланка с результатом. Даже неверный результат в силе, если арбитр не решит иначе.
    [arbiters_role] Арбитр следит за соблюдением Правил и действует в интересах соревнования; то, чего Правила не решают, решает арбитр.
    [two_boards] Каждый игрок может потребовать две доски: обычную для зрячего и приспособленную для незрячего. Организатор может изменить эти правила.
    [announcement] Ходы объявляют вслух, соперник повторяет их и выполняет на своей доске; имена и числа немецкие.
    [blind_touch] На доске незрячего игрока фигура считается тронутой, когда её вынули из отверстия.
    [blind_move_made] На доске незрячего игрока ход сделан, когда фигура в другом отверстии, взятая фигура снята с доски и ход объявлен.
    [sighted_players_moves] Для касаний и ходов зрячего игрока действуют обычные правила.
    [blind_players_clock] Часы, сделанные для незрячих, допускаются.
    [blind_players_record] Незрячий игрок может вести запись по Брайлю, от руки или записывать ходы устройством.
    [blind_press] Часы соперника пускают, только когда ход незрячего игрока сделан и объявлен.
    [slip_of_the_tongue] Оговорку исправляют сразу, до пуска часов соперника.
    [boards_differ] Если доски различаются, их исправляют по обоим бланкам и с помощью арбитра, при необходимости возвращаясь к последнему общему ходу.
    [scoresheets_differ] Если различаются и записи, ходы возвращают до места, где записи совпадают, и арбитр соответственно устанавливает часы.
    [blind_players_assistant] У незрячего игрока может быть ассистент, который за игрока передвигает фигуры, объявляет, записывает и переключает часы, а время и ходы называет только по вопросу. Ассистент никогда не предлагает, не принимает и не требует ничью.
    [sighted_players_assistant] Если у незрячего игрока ассистента нет, он может быть у зрячего; он только передвигает фигуры и объявляет ходы.
    [sighted_players_assistant_deaf] Если у незрячего игрока ассистента нет, он может быть у зрячего; он только передвигает фигуры и объявляет ходы. Против соперника, который не слышит, ассистент обязателен.
    [sealing] Когда сеанс игры заканчивается, игрок, за которым очередь хода, записывает ход однозначно, кладёт оба бланка в конверт, запечатывает его и затем останавливает часы; до этого ход можно изменить.
    [opening_the_envelope] Конверт вскрывают, только когда на месте игрок, который должен ответить; записанный ход делают на доске и пускают часы этого игрока.
    [sealed_move] Игрок, записавший неоднозначный, невозможный или лишённый смысла ход, проигрывает. Это не действует, если партия уже окончена; если соперник не может дать мат, это ничья.
    [late_at_the_resumption] Игрок, который приходит на доигрывание позже допустимого времени опоздания, проигрывает, если арбитр не решит иначе; по изданию 2009 года это один час, если в турнире нет другого срока. Если записанный ход закончил партию, этот результат в силе.
    [envelope_missing] Если конверта нет, партия продолжается с отложенной позиции с записанным временем; неизвестное время устанавливает арбитр. Игрок, записавший ход, делает тот ход, который, по словам этого игрока, был записан. Если позицию установить нельзя, партия аннулируется и играется новая.
    [quickplay] В последнем периоде игрок, у которого меньше двух минут, может требовать ничью, если соперник не пытается выиграть или не может выиграть обычными средствами. Арбитр соглашается, откладывает решение или отвергает требование; тогда соперник получает две минуты.
    [quickplay_without_arbiter] Если арбитра нет, требование при ускоренном окончании заканчивает партию. Записывают конечную позицию, а если заявлено, что соперник не пытается выиграть, нужен и бланк с полной записью; соперник проверяет то и другое, решает назначенный арбитр.
    [increment_request] При ускоренном окончании игрок, за которым очередь хода, может просить добавку пять секунд обоим, что означает и предложение ничьей. Если его отклонили, а арбитр согласен, оба получают добавку, а соперник две минуты.
    [recorded_in_advance] Ход записывают, когда он сделан. Заранее его записывает только тот, кто требует ничью следующим ходом или записывает ход в конверт.
    [sheets_after_flag] Когда флажок упал, игроки, которые не вели запись, дополняют её: оба при остановленных часах, один в своё время и до касания фигуры. Если ни один бланк не полон, партию восстанавливают под контролем арбитра.
    [sheets_not_reconstructed] Если бланки дополнить нельзя, следующий ход считается первым в следующем периоде, если нет доказательств, что ходов сделано больше.
    [bystanders] Кто-либо другой, заметивший нарушение, может сообщить о нём только арбитру; ассистент тоже.
    [warning] Арбитр может сделать игроку предупреждение.
    [time_to_opponent] Арбитр может добавить время на часы соперника.
    [time_taken] Арбитр может снять время с часов нарушителя.
    [points_to_opponent] Арбитр может увеличить очки соперника до наибольшего, что даёт партия.
    [points_taken] Арбитр может уменьшить очки нарушителя.
    [game_declared_lost] Арбитр может объявить партию проигранной для нарушителя и решает, сколько очков получит соперник.
    [expulsion] Игрок может быть исключён из турнира.
    [supervision] Полные правила соревнований действуют в быстрых шахматах и блице, только если арбитров хватает: один не больше чем на три партии в быстрых шахматах, один на каждую партию в блице.
    [adjusting] Игрок, за которым очередь хода, может поправить фигуры, предупредив об этом.
    [touch_in_castling] Игрок, который тронул короля, а затем ладью, должен рокировать с ней, если это возможно; если первой тронута ладья, рокировать с ней этим ходом нельзя.
    [rook_touched_first] Кто тронул ладью, а затем короля, не может этим ходом рокировать с этой ладьёй; ладья должна пойти, если может.
    [touch_without_move] Если ни одна из тронутых фигур не может пойти или быть взята, игрок может сделать любой возможный ход.
    [assistant_who_moves] У игрока, который не может передвигать фигуры, может быть для этого ассистент, приемлемый для арбитра.
    [right_to_complain] Игрок больше не может заявить, что соперник коснулся фигуры, если сам коснулся фигуры с намерением пойти.
    [two_hands] Ход делают одной рукой; за ход двумя руками наказывают.
    [legal_move] Ход возможен, если фигура так ходит и свой король не остаётся под шахом.
    [unsupervised_illegal_move] В быстрых шахматах, где арбитров не хватает, о невозможном ходе можно заявить, только пока тот, кто заявляет, не сделал следующий ход.
    [unsupervised_illegal_move_in_blitz] В блице, где арбитров не хватает, о невозможном ходе можно заявить, только пока тот, кто заявляет, не сделал следующий ход.
    [wrong_set_up] Партия, начальная позиция которой оказалась неверной, отменяется, и играется новая.
    [board_turned] Если доска лежит неправильно, партия продолжается, а позицию переносят на правильно лежащую доску.
    [reversed_colors] Партия, начатая с перепутанными цветами, продолжается, если арбитр не решит иначе.
    [reversed_colors_new-game] Партию, начатую с перепутанными цветами, прекращают и играют новую с верными цветами, если оба игрока ещё не сделали по десять ходов; после этого она продолжается.
    [displaced_pieces] Игрок, сместивший фигуры, расставляет их в своё время; можно остановить часы и вызвать арбитра, который может наказать этого игрока.
    [position_reinstated] Если фигуры смещены, восстанавливают позицию до этого; если её нельзя установить, партия продолжается с последней позиции, которую установить можно.
    [unsupervised_complaint] В быстрых шахматах и блице, где арбитров не хватает, о расстановке, доске и часах нельзя заявлять, когда оба игрока сделали по { $complaints } { $complaints ->
        [one] ходу
        [few] хода
       *[many] ходов
    }; король или ладья, стоявшие неверно, тогда не рокируют.
    [unsupervised_illegal_position] В быстрых шахматах и блице, где арбитров не хватает, арбитр, который видит обоих королей под шахом или пешку на последней горизонтали, ждёт завершения следующего хода; если позиция всё ещё невозможна, арбитр объявляет ничью.
    [unsupervised_illegal_position_at_once] В быстрых шахматах и блице, где арбитров не хватает, арбитр, который видит обоих королей под шахом или незаконченное превращение, вмешивается, если это возможно.
    [looks_at_record] В быстрых шахматах и блице с надзором игрок, за которым очередь хода, может попросить показать запись арбитра, пять раз за партию; чаще мешает сопернику.
    [fine] Арбитр может назначить заранее объявленный штраф.
    [exclusion] Арбитр может отстранить игрока от одного или нескольких туров.
    [same_hand] Часы нажимают той рукой, которой сделан ход; палец не держат на кнопке и над ней.
    [handling_the_clock] С часами обращаются бережно: не бьют, не поднимают, не опрокидывают и не нажимают до хода. Арбитр может наказать игрока.
    [stopped_without_reason] Игрок, остановивший часы, чтобы вызвать арбитра, должен иметь причину; её оценивает арбитр, который может наказать игрока.
    [pieces_put_back] Игрок, сместивший фигуры, восстанавливает правильную позицию в своё время.
    [displacement_penalised] Арбитр может наказать игрока, сместившего фигуры.
    [recording_duty_ends] Если в периоде осталось меньше пяти минут и за ход добавляется меньше 30 секунд, игрок до конца периода может не записывать.
    [disrepute] Игроки не делают ничего, что вредит репутации шахмат.
    [leaving_the_playing_area] Игрок не покидает турнирное помещение без разрешения арбитра, а при своём ходе и игровую зону.
    [forbidden_during_play] Во время игры запрещены записи, советы, другие доски, электронные устройства и курение вне отведённого места; арбитр может наказать игрока.
    [notes_and_advice] Во время игры игрок не пользуется записями, источниками и советами и не анализирует на другой доске.
    [device] У игрока нет при себе электронных устройств, не разрешённых арбитром; иначе партия проиграна, если регламент не мягче.
    [finished_players] Игрок, закончивший партию, считается зрителем.
    [persistent_refusal] Игрок, упорно отказывающийся соблюдать правила, проигрывает; очки соперника определяет арбитр.
    [both_guilty] Если оба игрока упорно отказываются соблюдать правила, проигрывают оба.
    [appeal] Игрок может подать апелляцию на решение арбитра, если регламент не гласит иначе, в том числе после подписания результата.
    [times_determined] Если Правила не определяют время, арбитр устанавливает часы обоих игроков по своему лучшему разумению или оставляет их как есть, а при необходимости исправляет счётчик ходов.
    [pawn_not_replaced] Кто ставит пешку на последнюю горизонталь и нажимает часы, не заменив её, сделал невозможный ход; пешка становится ферзём своего цвета.
    [reply_before_recording] Игрок может ответить до записи хода соперника, но свой ход записывает до следующего.
    [adjusting_on_own_time] Поправлять фигуры может только игрок, чьи часы идут.
    [same_position] Очередь хода у того же игрока, фигуры того же вида и цвета стоят на тех же полях, и у всех фигур те же возможные ходы: взятие на проходе, которое было возможно, или потерянное с тех пор право на рокировку делает её другой.
   *[other] Изложения этой статьи нет.
}
law-listed = { $article }, { $title }.
no-such-article = Статью { $article } Правил { $laws } года программа не применяет. Слово { word-laws } перечисляет те, что она применяет.
article-alike = Имелась в виду одна из этих статей: { $articles }?
no-such-term = Слова { $word } в словаре нет.
glossary-entry = { $term }: { $others }.

confirm = { $what ->
    [leave] Часы идут. Выйти из партии? Она сохранена.
    [loses-the-sealed-move] Конверт не закрыт: если выйти, записанный ход пропадёт и его придётся записать снова. Выйти из партии?
    [leaves-the-envelope-open] Конверт не закрыт. Всё равно выйти из партии?
    [rematch] Начинается ещё одна партия, со сменой цветов. Верно?
    [resign] { $who }: сдача партии. Верно?
    [accept] { $who }: { $proposal ->
        [correction] согласие исправить невозможный ход
       *[draw] согласие на ничью
    }. Верно?
    [decline] Предложено и то и другое. { $who }: { $proposal ->
        [correction] отказ исправить невозможный ход
       *[draw] отказ от ничьей
    }. Верно?
    [ruling] Это решение заканчивает или отменяет партию. Верно?
    [claim] { $who }: заявление о падении флажка. Верно?
    [draw-claim] { $who }: { $claim ->
        [threefold] требование ничьей, одна и та же позиция в третий раз
        [fifty] требование ничьей, пятьдесят ходов без взятий и ходов пешками
        [increment] просьба о добавке
       *[quickplay] требование ничьей при ускоренном окончании партии
    }{ $intended ->
        [yes] , с записанным ходом: { $mv }
       *[no] { "" }
    }. Верно?
    [press] { $who }: переключение часов без хода. Верно?
    [clock] Останется меньше половины времени, которое сейчас на часах: { $times }. Верно?
    [take] { $times } больше половины времени, которое сейчас на часах. Верно?
    [retrace] Партия возвращается назад. Верно?
    [silent] { $who }: часы нажаты без объявления хода. Верно?
   *[result] Объявляется результат { $score }. Верно?
} 1, нет. 2, да. Введите число.
confirm-times = Тогда на часах будет { $times }; сейчас на них { $now }.
not-done = Не сделано.
only-watching = Вы только наблюдаете за этой партией: о ней можно спрашивать, а { word-quit } заканчивает.
only-while-playing = Это можно сделать только во время партии; здесь это ничего не меняет.
line-too-long = Слишком много сразу. Самое большее в одной строке: команд { $commands }, байтов { $bytes }.
not-reached = Не выполнено: { $text }.
words-that-fit = Возможные слова: { $words }.
seated = За этой клавиатурой: { $who }.
seated-everybody = За этой клавиатурой: все.
seat-joined = { $who }: это место присоединилось к партии.
seat-joined-watching = Вы наблюдаете за этой партией.
seat-taken = { $who }: подключение с другого терминала.
seat-free = { $who }: другой терминал освобождён.
seat-asked = Это место просит кто-то другой. Оно освободится, когда вы выйдете словом { word-quit }.
seat-asked-arbiter = { $who }: это место просит кто-то другой. Арбитр отдаёт его словом { word-unseat }.
seat-waits = Там кто-то сидит. Запрос отправлен туда и арбитру; ожидание длится минуту. Ctrl+C прекращает его.
seat-watcher-changed = { $change ->
    [taken] С другого терминала кто-то наблюдает.
    [left] Одним наблюдателем меньше.
    [lost] Связь с терминалом одного наблюдателя прервана.
   *[back] Связь с терминалом одного наблюдателя восстановлена.
}
seat-not-here = { $why ->
    [only_at_the_host] Это делают там, где открыта партия, а не на этом месте.
    [only_a_player] Реванш предлагает игрок: { word-rematch }.
    [nobody_sits] Там на другом терминале никто не сидит.
    [another_speaker] { $who }: это место не говорит за других.
   *[host_gone] Это не выполнено: партия сейчас нигде не открыта.
}
seat-slow = { $who }: данные с этого терминала запаздывают больше чем на десятую долю секунды; миллисекунд: { $ms }.
terminal-is = { $state ->
    [empty] { $who }: другой терминал освобождён, там никто не сидит.
    [cut_off] { $who }: связь прервана, с этого терминала ничего не приходит.
    [slow] { $who }: место на другом терминале; задержка в миллисекундах { $ms }.
   *[connected] { $who }: место на другом терминале.
}
seat-sits-there = { $who }: место на другом терминале, и говорят это там.
seat-too-late = Прежде чем это пришло, что-то уже произошло; это не выполнено.
seat-sends-too-much = С этого места приходит больше, чем обрабатывается сразу: ответы приходят медленнее.
seat-host-gone = Связь с партией прервана. Это место ждёт и само продолжит, когда продолжится партия.
seat-host-silent = Программа, которая ведёт партию, не отвечает. Место всё равно оставлено.
seat-host-back = Связь с партией восстановлена.
seat-join-hint = Другие присоединяются с другого терминала командой { $command }.
seat-sit-hint = { $command } занимает место белых, --as black место чёрных, --as arbiter место арбитра.
seats-choice = Места предлагают несколько партий. Введите номер одной.
seat-left = Вы покинули это место. Партия идёт без него.
in-hall = Эта партия передаётся в игровой зал как доска { $board } тура { $round }.
not-in-hall = Этой партии нет в игровом зале, и она продолжается. { $why }
trouble-hall = { $why ->
    [not_an_address] Адрес сервера нельзя прочесть. Он выглядит так: nats://hall.example.
    [not_resolved] Компьютер с таким именем неизвестен.
    [credentials] Сервер не принимает этого пользователя, пароль или ключ.
    [credentials_file] Файл с данными для входа нельзя прочесть.
    [tls] Сервер не даёт шифрованного соединения, которому можно доверять.
    [not_allowed] Сервер не разрешает этому пользователю это делать.
    [no_jet_stream] Сервер не хранит сообщений. На нём нужно включить JetStream.
    [not_kept] Сервер не может сохранить то, что передано.
    [other_stream] Имена игрового зала на этом сервере заняты другой программой.
    [later_version] То, что туда передано, от более новой версии Annabella.
    [claimed] Под номером этой доски туда передаётся другая партия.
    [differs] Другая программа передаёт в игровой зал другое окончание этой партии.
    [not_readable] То, что передано под номером этой доски, нельзя прочесть.
    [other_board] Переданный туда файл партии относится к другой доске.
    [same_pair] У другой доски есть результат этих игроков в этом туре.
    [gone] Эта доска была в игровом зале, но больше её там нет.
    [no_record] Файл партии нельзя прочесть.
    [no_program] Эта Annabella собрана без игрового зала. Он есть в пакетах; из исходного кода: ./x hall или cargo install с --features hall.
    [program_gone] Процесс связи с игровым залом завершился.
   *[not_reached] Сервер не отвечает.
}
trouble-hall-needs-board = Игровой зал должен знать, какая это доска: --round 3 --board 12.
hall-row = Тур { $round }, доска { $board }: { $white } против { $black }, { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
}, { $state ->
    [over] окончена, { $result }
    [silent] молчит
    [adjourned] отложена
    [differs] доски различаются
    [arbiter] нужен арбитр
    [playing] идёт игра
   *[stopped] часы стоят
}.
hall-row-without-game = Тур { $round }, доска { $board }: { $state ->
    [missing] { $white } против { $black }, ничего не пришло
   *[other] партию нельзя прочесть
}.
hall-last = Последний полуход: { $mv }.
hall-age = Это копия показаний часов; с последнего сигнала доски прошло: { $span }.
hall-unsaved = Доска не может сохранить файл партии.
hall-silent = Без сигнала: { $span }.
hall-flag-near = { player }: осталось меньше минуты.
hall-flag-fallen = Флажок { player-gen } упал.
hall-seat-lost = { $who }: связь прервана.
hall-news = Доска { $board }, { $white } против { $black }: { $what ->
    [gone] больше не в игровом зале
    [not_saved] проверьте файл партии
    [differs] доски различаются
    [arbiter] нужен арбитр
    [flag_fallen] флажок упал
    [flag_near] флажок скоро упадёт
    [silent] молчит
    [adjourned] отложена
    [over] окончена, { $result }
   *[settled] улажено
}.
hall-news-without-game = Доска { $board }: { $what ->
    [gone] больше не в игровом зале
    [silent] молчит
   *[other] проверьте файл партии
}.
hall-news-of-many = Досок: { $count }; { $what ->
    [gone] больше не в игровом зале
    [not_saved] проверьте файлы партий
    [differs] доски различаются
    [arbiter] нужен арбитр
    [flag_fallen] флажок упал
    [flag_near] флажок скоро упадёт
    [silent] молчат
    [adjourned] отложены
    [over] окончены
   *[settled] улажено
}: { $boards }{ $more ->
    [0] {""}
   *[many] {" "}и ещё { $more }
}.
hall-count = { $boards ->
    [0] Досок нет
    [one] { $boards } доска
    [few] { $boards } доски
   *[many] { $boards } досок
}: { $needing ->
    [0] вмешательство нигде не нужно
   *[many] вмешательство нужно на { $needing }
}, играют { $playing }, окончено { $over }.
hall-not-paired = В списке нет партии { $white } против { $black } в туре { $round }; её результата в файле нет.
hall-no-such-board = Доски с номером { $typed } нет, и нет игрока, в чьём имени это есть.
hall-help = Введите номер доски или часть имени. Пустая строка перечисляет доски, где нужны вы, { hall-words-all } перечисляет все доски, { hall-words-absent } те, где игра не началась или игрока нет, { hall-words-matches } матчи команд; { hall-words-way } и номер сообщает, что вы идёте туда; { hall-words-note }, номер и текст просят доску записать это, с PIN её партии; { word-quit } заканчивает.
hall-lost = Из игрового зала сейчас ничего не приходит. { $why }
hall-back = Связь с игровым залом восстановлена.
hall-waits = Ожидание: { $span }.
hall-no-resumption = Когда и где доигрывание, не записано.
hall-on-the-way = { $who } идёт к доске.
hall-way = { $who } идёт к доске { $board }.
hall-no-way = К доске { $board } больше никто не идёт.
hall-note = { $fate ->
    [written] Доска { $board } записала заметку.
    [wrong_pin] Это не PIN доски { $board }; она ничего не записала.
    [not_secret] Доске { $board } ничего не передано: другие в сети могли бы прочесть PIN. Используйте для сервера tls://.
   *[not_taken] Доска { $board } не приняла заметку: она не отвечает, или у её партии нет PIN.
}
hall-match = Тур { $round }, матч { $number }: { $first } { $own }, { $second } { $other }{ $open ->
    [0] .
    [one] ; не окончена { $open } партия.
    [few] ; не окончены { $open } партии.
   *[many] ; не окончено { $open } партий.
}
hall-empty = Игровой зал пуст: ни одна доска ещё ничего не передала.
hall-input-over = Здесь больше ничего нельзя ввести; игровой зал покинут. annabella hall --once показывает один раз все доски.
hall-none-of = { $what ->
    [matches] Матчи команд неизвестны. Параметр --pairings называет список, в котором они есть.
   *[absent] Игра началась на всех досках, и все на месте.
}
hall-not-arrived = На { $count ->
    [one] { $count } доске
   *[many] { $count } досках
} игра не началась или игрока нет на месте: { $boards }{ $more ->
    [0] {""}
   *[many] {" "}и ещё { $more }
}.
hall-played-twice = Партия { $white } против { $black } в туре { $round } есть на нескольких досках: { $boards }. Её результата в файле нет.
hall-other-board = Файл партии, переданный как доска { $boards } тура { $round }, { $white } против { $black }, не говорит, что он от этой доски; её результата в файле нет.
hall-nothing = Ни одна доска не подходит.
trouble-seat-not-offered = Партия { $file } сейчас не предлагает мест. Она предлагает их, если начата с --seats: annabella play --seats или annabella resume --seats.
trouble-seat-not-opened = Предложить места нельзя: { $why }.
trouble-seat-not-own = Папка { $folder } принадлежит не только вам, или эту партию предлагает другой пользователь. Ничего не отправлено.
trouble-seat-no-ssh = ssh нельзя запустить: { $why }.
trouble-seat-broken = Связь с партией прервалась.
trouble-seat-not-understood = То, что пришло оттуда, эта Annabella не может прочесть как партию.
trouble-seat-ended = { $why ->
    [unseated] Арбитр освободил это место для другого.
    [host_left] Там, где партия открыта, из неё вышли.
    [version] Эта партия открыта в другой версии Annabella.
    [not_understood] Там, где партия открыта, не поняли того, что передало это место.
    [line_too_long] Строка была слишком длинной, или это был не текст.
    [silent] Это место слишком долго молчало.
    [full] Мест в этой партии больше нет.
    [another_user] Эта партия принадлежит другому пользователю этого компьютера.
    [taken] Там уже кто-то сидит.
    [no_such_role] В этой партии нет ассистента: он бывает только у единственного незрячего игрока.
    [watching_forbidden] Регламент этого турнира не разрешает наблюдать за этой партией.
    [pin_needed] Для места арбитра нужен PIN.
    [pin_wrong] Это не тот PIN.
    [pin_later] Неверный PIN введён слишком много раз. Попробуйте через минуту.
   *[language] Там, где партия открыта, этого языка нет.
}

## Screen: labels and key help

screen-terms = { $time }, Правила { $laws }
screen-at-the-keys = За клавиатурой: { $who }
screen-anybody-at-the-keys = За клавиатурой: все
screen-help-key = ? клавиши
screen-side = { $color }: { $name }
screen-side-blind = { $color }: { $name }, не видит
screen-side-unnamed-blind = { $color }, не видят
screen-points = { $points } { $form ->
    [zero] очков
    [half] очка
   *[one] очко
}
screen-no-room = Для доски нет места: нужно { $needed } столбцов и строк, в этом окне { $there }.
screen-flag-down = флажок упал
screen-board-of = Доска { player-gen }
screen-sign = { $sign ->
    [voice] нет голоса
    [seats] места { $there }/{ $all }
    [cases] случаи: { $there }
    [saved] не сохранено
    [hall] нет в зале
   *[pin] PIN
}
screen-pin-needed = Для слов арбитра нужен PIN.
screen-captured = Взято: { $pieces }
screen-no-time = без ограничения
screen-not-entered = не введено
screen-sheet = Бланк { player-gen } ({ $language })
screen-differing = { $squares ->
    [one] Различается { $squares } поле.
    [few] Различаются { $squares } поля.
   *[many] Различается { $squares } полей.
}
screen-offer-open = Предложение ничьей от { player-gen } в силе.
screen-period = Период { $period }: белым { $white }, чёрным { $black } до контроля.
screen-last-period = Период { $period }: все ходы.
screen-period-of = { player }, период { $period }: { $moves } до контроля.
screen-last-period-of = { player }, период { $period }: все ходы.
screen-byo-yomi = Периоды бёёми { player-gen }: { $times }.
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
    [enter] ввод; пустая строка завершает ход
    [begin_selection] на доску
    [selection] по доске
    [press_selection] взять или поставить
    [drop_selection] уйти с доски
    [cases] панель арбитра
    [speaker] кто говорит
    [help] эти клавиши
    [complete] дополнить слово
    [boards] чьи доски
    [turn] с чьей стороны
    [pieces] фигуры
    [coordinates] координаты
    [theme] цвета
    [scale] одна большая доска
    [scroll_back] назад
    [scroll_forward] вперёд
    [sheets_back] бланки назад
    [sheets_forward] бланки вперёд
    [earlier] строка раньше
    [later] строка позже
    [backspace] знак слева
    [delete] знак здесь
    [delete_word] слово слева
    [clear] стереть строку
    [left] влево
    [right] вправо
    [home] в начало
    [end] в конец
    [redraw] перерисовать
    [silence] тишина
    [suspend] в оболочку
    [copy] копировать PGN
    [replay_forward] полуход вперёд
    [replay_back] полуход назад
    [replay_first] к началу партии
    [replay_last] к концу партии
    [leave_replay] закончить просмотр
   *[leave] выйти, продолжить позже
}
help-heading = { $group ->
    [players] Игроки
    [board] О доске
    [game] О партии
    [arbiter] Арбитр
    [program] Программа
   *[end] После партии
}
screen-key-group = { $group ->
    [play] Игра
    [line] Строка
    [read] Чтение
    [look] Вид
   *[program] Программа
}
screen-words-title = { word-help } и слово: что оно делает.
screen-sheets-differ = Бланки различаются с { $at }.
screen-touched = Тронуто: { $list }.
screen-choose-promotion = Превращение: введите букву фигуры или выберите стрелками и Enter.
screen-more-above = ▲ ещё: PgUp
screen-more-below = ▼ новых: { $rows }
ask-choice = { $choice ->
    [face-1] экран
    [face-2] строки
    [face-3] строки и голос
    [voice-1] нет
    [voice-2] да
    [keys-1] белые
    [keys-2] чёрные
    [keys-3] ассистент
    [keys-4] все
    [resume-1] да
    [terms-1] играть
    [blind-1] белые
    [blind-2] чёрные
    [blind-3] оба
    [blind-4] никто
    [seats-1] нет
   *[heard-1] да
}
ask-terms-laws = Правила { $laws } года
ask-terms-sheets = бланки { $sheets }
screen-watching = Только наблюдение
screen-match = Матч { $white } : { $black }
screen-replay = Просмотр: полуход { $ply } из { $plies }. ← → Home End, Esc выход.
screen-how-to-begin = Введите ход; Enter объявляет. ? клавиши, { word-help } слова.
screen-copy = { $key } копирует PGN.
screen-page-keys = { $left ->
    [0] Esc закрыть
   *[many] ▼ { $left } PgDn · Esc закрыть
}
screen-cases-title = Случаи для арбитра (F9)
watch-played = Партия снова идёт.
trouble-watching-forbidden = Регламент этого турнира не разрешает наблюдать за этой партией.
watch-not-played = Эта партия сейчас не идёт. На часах последнее записанное время.
watch-deleted = Файл партии удалён. Партия показана, какой была в последний раз.
watch-damaged = Файл партии повреждён. Партия показана, какой была в последний раз.
watch-replaced = В файле теперь другая партия. Эта показана, какой была в последний раз.
screen-first-line = Annabella. С программой экранного доступа или дисплеем Брайля: --accessible.
hall-words-all = все
hall-words-absent = отсутствующие
hall-words-matches = матчи
hall-words-way = иду
hall-words-note = заметка
hall-column = { $column ->
    [board] Доска
    [white] Белые
    [black] Чёрные
    [clocks] Часы
    [result] Итог
    [last] Ход
   *[state] Состояние
}
hall-filter = { $filter ->
    [needing] Показаны: где нужны вы
    [not_arrived] Показаны: где кого-то нет
    [playing] Показаны: где играют
    [over] Показаны: оконченные
   *[all] Показаны: все
}
hall-keys = Enter: открыть   Tab: какие показать   ?: клавиши   Ctrl+C: выход
hall-all-keys =
    Enter: открывает доску; Esc закрывает её
    Вверх, вниз, PgUp, PgDn, Home, End: выбрать доску
    Буквы, цифры: поиск по части имени или по номеру
    Tab: все, где нужны вы, где кого-то нет, где играют, оконченные
    Esc: снова показывает все
    F2: вы идёте к выбранной доске или уже не идёте
    F3: матчи команд
    F4: заметка, которую записывает выбранная доска, с PIN её партии
    Ctrl+C: выход
    Любая клавиша ведёт назад.
hall-results = Результаты тура { $round }
hall-search = Поиск: { $text }
hall-note-typed = Заметка для доски { $board }: { $text }
hall-state = { $state ->
    [gone] НЕТ
    [not_saved] ФАЙЛ
    [differs] РАЗЛИЧИЕ
    [arbiter] АРБИТР
    [flag_fallen] ФЛАЖОК
    [flag_near] скоро флажок
    [silent] МОЛЧИТ
    [adjourned] отложена
    [unreadable] ФАЙЛ
    [missing] не пришла
    [playing] играют
    [over] { $result }
   *[stopped] стоит
}
recorded-in = Записано в { $file }.
is-recorded = Партия записывается. При выходе называется её файл.
record-loss = { $why ->
    [deleted] Файл партии { $from } удалён.
    [folder-gone] Папки файла партии { $from } больше нет.
    [replaced] Файл партии { $from } заменён другим файлом.
    [shortened] Файл партии { $from } укорочен.
    [lengthened] В файл партии { $from } писала другая программа.
    [no-answer] Диск с { $from } больше не отвечает.
    [no-room] Для файла партии { $from } нет места.
    [not-synced] Диск не сохранил файл партии { $from }: { $detail }.
   *[not-written] В файл партии { $from } нельзя писать: { $detail }.
}
trouble-record-moved = { record-loss } С этого момента вся партия записывается в { $to }.
trouble-record-lost = Не сохранено! { record-loss } Партия продолжается; при каждом ходе сохранение повторяется.
trouble-record-late = Ещё не сохранено! Диск не отвечает две секунды. Партия продолжается.
trouble-record-copied = Тем временем вся партия записывается и в { $to }.
trouble-record-saved-again = Всё снова сохранено, в { $to }.
trouble-record-not-locked = Этот диск не умеет блокировать файлы: следите, чтобы в файл партии не писала другая программа.
trouble-record-folder-not-synced = Этот диск не подтверждает новые файлы: после партии скопируйте её файл в другое место.
trouble-record-nowhere-at-the-end = Не сохранено! Файла партии нет ни на одном диске. Сохраните выведенные ходы или выпишите их.
trouble-record-torn-end = Последняя строка в { $path } неполна и пропущена.
trouble-record-no-end = Конец { $path } не отмечен: партия идёт, прервана или не хватает строк.
trouble-record-unknown-version = Начиная со строки { $line } файл { $path } в версии { $version }, которую эта Annabella прочесть не может; прочитаны только строки до неё. Установите новейшую Annabella.
trouble-record-unknown-kind = В строке { $line } файла { $path } запись, которой эта Annabella не знает: { $kind }. Прочитаны только строки до неё. Установите новейшую Annabella.
trouble-record-locked-by = Партия в { $path } открыта в другой Annabella, процесс { $process }; сначала закройте её там.
trouble-record-exists = Файл { $path } уже есть и не изменён. Выберите другое имя.
trouble-record-not-a-file = { $path } не является обычным файлом. Выберите имя нового файла.
trouble-record-is-the-record = { $path } и есть сам файл партии. Выберите другое имя.
trouble-record-not-printed = Вывести удалось не всё: { $why }.
trouble-record-not-readable = { $path } нельзя прочесть: это не файл, а папка, канал или устройство.
trouble-record-held = Файл { $path } занят другой программой; сначала закройте его там.
trouble-record-too-large = Файл { $path } слишком большой и не прочитан.
games-entry = { $number }: { $white } против { $black }, { $begun }. { $plies ->
    [0] Ходов нет.
    [one] { $plies } полуход, последний { $last }.
    [few] { $plies } полухода, последний { $last }.
   *[many] { $plies } полуходов, последний { $last }.
} { $sentence }
games-no-date = без даты
sheet-letters-missing = В PDF нет букв для { $letters }: вместо каждой стоит вопросительный знак. В бланке HTML, annabella export --to html, есть все.
games-not-begun = Не начата.
games-unfinished = Не окончена; очередь хода { $color ->
    [white] белых
   *[black] чёрных
}.
games-being-played = Идёт сейчас.
games-cancelled = Отменена; вместо неё играется другая партия.
games-over = { result-score }, { $text }: { result-reason }.
games-unreadable = { $number }: { $why }
trouble-record-no-game = Такой записанной партии нет.
trouble-record-no-such-game = Записанной партии, к которой подходит { $text }, нет. annabella games перечисляет все.
games-removed = { $count ->
    [one] Удалён { $count } файл партии, которая не начиналась.
    [few] Удалены { $count } файла партий, которые не начинались.
   *[many] Удалено { $count } файлов партий, которые не начинались.
}
import-done = Перенесено в { $file }.
import-possible = Партия { $game }: { $white } против { $black }, { $plies }. Её можно записать.
import-counts = Партий: { $games }; целиком { $whole }, частично { $cut }, отвергнуто { $refused }.
import-open-end = Ходы кончаются на *. Результат { $result } взят из тега Result.
import-letters = Буквы фигур в ходах: язык { $language }.
import-false-rights = { $fen }: в этой позиции не может быть указанных прав на рокировку или взятие на проходе. Они опущены.
import-went-on = Партия была окончена до хода { $at }. Она перенесена до этого места.
import-broken-off = { $why } Ходы до этого места записаны.
import-progress = Прочитано партий: { $games }
unsaved = Не сохранено! Файла партии сейчас нет ни на одном диске.
unsaved-late = Ещё не сохранено! Диск не отвечает.
pgn-elsewhere = Файл { $wanted } записан не Annabella и не изменён; PGN в { $file }.
trouble-record-line-too-long = Эта строка слишком длинная; ничего из неё не сделано. В строке не больше 10 000 знаков.
nothing-played = Ничего не сыграно; файл партии не сохраняется.
record-words = Запишите на обоих бланках эти слова, они удостоверяют этот файл партии: { $words }.
record-words-adjourned = Запишите на конверте и на обоих бланках слова этого файла партии: { $words }.
seat-lost = { $who }: связь прервана, с этого терминала ничего не приходит.
seat-regained = { $who }: связь восстановлена.
record-left = Здесь из программы вышли.
record-closed = Здесь файл партии закрыт.
clocks-after-gap = Предлагаемые показания часов без перерыва ({ $gap }): белые { $white }, чёрные { $black }. Если перерыв засчитать { $color ->
    [white] белым
   *[black] чёрным
}: { word-clock } белые { $white_with } чёрные { $black_with }. Решает арбитр.
paper = { $word ->
    [clocks] Часы
    [move] Ход
    [event] Турнир
    [site] Место
    [date] Дата
    [round] Тур
    [board] Доска
    [time-control] Контроль времени
    [number] Номер
    [time] Время
    [result] Результат
    [record-words] Слова файла партии
    [language] Язык
    [opening] Дебют
   *[time-left] Осталось
}
scoresheet-of = { $color ->
    [white] Бланк белых
   *[black] Бланк чёрных
}
scoresheet-moves = Ходы с { $first } по { $last }
scoresheet-page = Страница { $page } из { $pages }
scoresheet-signature = { $who ->
    [white] Подпись белых
    [black] Подпись чёрных
   *[arbiter] Подпись арбитра
}
scoresheet-signed = подпись: { $name }
braille-provisional = Рокировка и превращение записаны предварительно: брайлевские знаки для них не подтверждены.
verify-whole = Файл { $path } полон: { $lines ->
    [one] { $lines } строка связана
    [few] { $lines } строки связаны
   *[many] { $lines } строк связано
} со всем, что стоит раньше, и файл закрыт.
verify-open = Файл { $path } открыт: { $lines ->
    [one] { $lines } строка такая
    [few] { $lines } строки такие
   *[many] { $lines } строк такие
}, как записано, но конец не отмечен. Партия идёт, оставлена или прервана, или в конце не хватает строк.
verify-closed-early = Файл { $path } закрыт, и каждая строка такая, как записана, но партия не окончена.
verify-cut = Файл { $path } обрезан: он кончается посреди строки { $line }.
verify-edited = Файл { $path } изменён: строка { $line } не такая, как записана, или не хватает строки перед ней.
verify-words = Слова до строки { $line }: { $words }.
verify-words-found = Слова на бумаге соответствуют этому файлу до строки { $line }.
verify-words-not-found = Слова на бумаге не соответствуют этому файлу.
verify-words-changed = После них { $lines ->
    [one] идёт { $lines } строка
    [few] идут { $lines } строки
   *[many] идут { $lines } строк
}, и результат другой: тогда { $before }, теперь { $now }.
key-passphrase = { $notice ->
    [new] Введите пароль для нового ключа. Он не показывается. Пустая строка оставит ключ без пароля.
    [again] Введите тот же пароль ещё раз.
   *[asked] Введите пароль ключа. Он не показывается.
}
key-made = Новый ключ { $key }. Файл { $secret } секретный: храните его там, где прочесть его можете только вы. Файл { $public } для всех.
trouble-signing-not-a-key = В { $path } нет ключа.
trouble-signing-wrong-passphrase = Это не пароль этого ключа. Ничего не подписано.
trouble-signing-passphrases-differ = Пароли не совпали. Ключ не создан.
trouble-signing-no-passphrase = Пароль нельзя прочесть: { $why }.
trouble-signing-not-made = Этот компьютер не даёт случайных чисел, или памяти слишком мало. Ничего не создано.
trouble-signing-not-whole = { $path } неполон: подписать можно только файл оконченной партии, из которой вышли. Подробнее сообщает annabella verify.
record-signed = Файл { $path } подписан ключом { $key }. Подпись в { $signature }.
signature-none = Подписи рядом нет.
signature-by = Подписано ключом { $key }. Чей это ключ, знает арбитр.
signature-by-the-one-asked = Подписано ключом { $key }, который вы указали.
signature-by-another = Подписано ключом { $key }, а не тем, который вы указали.
signature-unchecked = В подписи рядом нет её ключа с номером { $number }: чтобы проверить её, укажите открытый ключ параметром --key.
signature-wrong = Подпись рядом не относится к этому файлу в его нынешнем виде.
repaired = В { $path } первые строки: { $lines }. Строка { $line } повреждена; она и то, что за ней, всего { $left ->
    [one] { $left } строка
    [few] { $left } строки
   *[many] { $left } строк
}, пропущены. Повреждённый файл не изменён.
repaired-torn = В { $path } все целые строки: { $lines }; недописанная последняя строка пропущена. Повреждённый файл не изменён.
repaired-whole = Ничего не повреждено; { $path } это копия, в ней { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
   *[many] { $lines } строк
}.
lines-not-understood = { $lines ->
    [one] Одна строка цела, но её записала другая версия Annabella, и эта версия её не понимает.
   *[other] Строк, которые целы, но записаны другой версией Annabella и этой непонятны: { $lines }.
}

## Command line: the pages of help, how a command is called

usage-options = ПАРАМЕТРЫ
usage-command = КОМАНДА
usage-of-command = Вызов: { $usage }; подробнее: annabella { $command } --help.
usage-of-all = annabella --help перечисляет команды, annabella play --help параметры партии.
help-page-about = Шахматы за доской между незрячим или слабовидящим игроком и зрячим соперником. Annabella объявляет ходы, считает время, ведёт бланки и следит за досками.
help-page-more = annabella без команды задаёт несколько вопросов и начинает партию. annabella help КОМАНДА показывает параметры команды, annabella help СЛОВО говорит, что делает слово, которое вводят в партии.
help-page-heading = { $part ->
    [play] Играть
    [look-back] Посмотреть
    [trust] Проверить
    [devices] Голос и доски
    [laws] Правила и турниры
    [program] Программа
    [game] Партия
    [record] Файл партии
    [interface] Интерфейс
    [screen] Экран
    [sound] Звук
    [arguments] Аргументы
    [options] Параметры
    [examples] Примеры
    [usage] Вызов
    [name] Название
    [synopsis] Обзор
    [description] Описание
    [commands] Команды
    [files] Файлы
    [environment] Окружение
    [exit-status] Код завершения
   *[see-also] Смотрите также
}
help-page-file = { $file ->
    [games] Файлы партий и их PGN, если --journal не называет другой файл.
    [settings] То, что помнится для следующей партии.
    [index] Список партий; его можно удалить в любое время.
   *[spare] Где продолжается запись, если её файл потерян во время партии и --spare не называет другую папку.
}
help-page-variable = { $variable ->
    [accessible] Со значением 1 партия показывается простыми строками, как с --accessible.
    [no-color] Если задана, экран без цветов.
    [language] Язык интерфейса, если его не называют --lang или настройки.
    [term] Вид терминала. С dumb партия показывается простыми строками, с linux фигуры показаны буквами.
   *[folders] Папки вместо ~/.local/share, ~/.config, ~/.cache и ~/.local/state.
}
exit-code = { $command ->
    [verify] Код завершения 0: файл партии полон и закрыт, 1: он изменён или обрезан, 2: партия ещё открыта.
    [compare] Код завершения 0: бланки совпадают, 1: они различаются или на одном не хватает полуходов, 2: их нельзя прочесть.
    [can-mate] Код завершения 0: решено, 1: не установлено, 2: диаграмму нельзя прочесть.
    [boards] Код завершения 0: доска отвечает, 1: ни одна не отвечает, 2: порт нельзя открыть.
   *[other] Код завершения 0: сделано, 1: не удалось, 2: неверны командная строка или файл. Причину называет стандартный вывод ошибок.
}

## Words: what can be typed, besides the English words that always work

# What begins a line.
word-begin = начать, начинаем, nachat
word-announce = объявить, объявляю, объяви
word-repeat = повтори, повторить, повторяю, пов, povtori
word-correct = исправь, исправить, исправляю, исп, ispravit
word-press = нажать, нажми, наж, nazhat
word-undo = отмени, отменить, отм, otmenit
word-touch = касание, тронуть, тронул, тронула, коснулся, коснулась, тро, kasanie
word-lift = поднять, поднимаю, вынуть
word-execute = выполни, выполнить, вып, vypolni
word-record = запиши, записать, записываю, zapishi
word-strike = вычеркни, вычеркнуть, зачеркнуть
word-check = проверь, проверить, сверить
word-board = доска, позиция, дос, doska
word-eboard = электронная доска, эдоска
word-draw = ничья, предлагаю ничью, предложить ничью, nichya
word-accept = принять, принимаю, prinyat
word-decline = отклонить, отклоняю, отказ, otklonit
word-resign = сдаюсь, сдаться, сдаю партию, sdayus
word-claim = требую, требовать, заявляю, заявить, тре, trebuyu
word-report = доложить
word-appeal = апелляция
word-request = прошу, просить
word-arbiter = арбитр, судья, арб, arbitr
word-stop = стоп, пауза, остановить, pauza
word-go = дальше, продолжить, продолжаем, dalshe
word-clock = часы, время, час, chasy, сколько времени, сколько осталось времени, сколько у меня времени
word-add = добавить, добавь
word-take = убавить, убавь, снять время
word-penalty = наказание, наказать, nakazanie
word-supervision = надзор
word-jadoube = поправляю, popravlyayu
word-counter = счётчик
word-time = контроль, контроль времени, kontrol
word-period = период
word-absent = отсутствуют, отсутствует, не явились
word-arrived = пришли, прибыли, явились
word-rule = решить, решаю, решение, reshit
word-retrace = вернуться, возврат, vernutsya
word-adjust = поправить, popravit
word-done = сделано, готово
word-step = шаг, следующий шаг
word-result = результат, rezultat
word-both = оба, обоих
word-note = заметка
word-adjourn = отложить, откладываем, otlozhit
word-seal = запечатать, zapechatat
word-envelope = конверт, konvert
word-open = открыть, вскрыть, otkryt
word-reopen = возобновить, vozobnovit
word-again = ещё раз, ещё, eshche
word-last = последний, последний ход, пос, poslednij, предыдущий ход
word-moves = ходы, все ходы, hody
word-number = номер, число ходов, сколько ходов, nomer
word-times = затраты времени, затраты, zatraty
word-calls = оповещения
word-status = состояние, статус, чей ход, чья очередь, где я, sostoyanie, кто ходит, кому ходить, мой ход, кто выиграл, какой результат, какой счёт
word-cases = случаи
word-look = взглянуть, показать запись
word-help = помощь, справка, что можно ввести, pomoshch, что можно сделать
word-white = белые, белый, белая, белых, белым, белыми, белого, белую, belye
word-black = чёрные, чёрный, чёрная, чёрных, чёрным, чёрными, чёрного, чёрную, chernye
word-pieces = фигуры
word-mine = мои, мои фигуры
word-theirs = чужие, чужие фигуры
word-where = где, gde
word-what = что, chto, какая фигура, поле
word-rank = горизонталь
word-file = вертикаль
word-diagonal = диагональ
word-captured = взятые, взятые фигуры, материал
word-walk = обход, обойти
word-attacks = атаки
word-earlier = раньше, ranshe
word-later = позже, pozzhe
word-from = с хода, начиная с
word-offer = предложение, predlozhenie
word-who = кто, kto
word-sheet = бланк, blank, запись партии
word-spell = по буквам, po bukvam
word-law = правило, статья, pravilo
word-laws = правила, статьи, pravila
word-sign = подписать, подписываю
word-lang = язык
word-cells = клетки, ячейки
word-verbosity = подробность
word-notation = нотация
word-rate = скорость
word-volume = громкость
word-faster = быстрее
word-slower = медленнее
word-louder = громче
word-softer = тише
word-quiet = тишина, молчать, замолчи
word-hear = прослушать, послушать
word-voice = голос
word-face = вид
word-am = я за, это я за, ya za
word-quit = выход, выйти, vyhod
word-save = сохранить
word-pgn = pgn
word-flip = перевернуть
word-settings = настройки
word-new = новая, новая партия
word-next = вперёд, следующий, следующий урок
word-back = назад
word-replay = просмотр, просмотр партии
word-rematch = реванш
word-print = печать, распечатать
word-unseat = освободить, osvobodit

# What only follows another word.
word-white-assistant = ассистент белых
word-black-assistant = ассистент чёрных
word-assistant = ассистент, ассистента, assistent
word-everybody = все, всех
word-flag = флажок, flazhok
word-threefold = троекратное, троекратное повторение, повторение, troekratnoe
word-fifty = пятьдесят, пятьдесят ходов, pyatdesyat
word-quickplay = ускоренное, ускоренное окончание
word-no-effort = без-попыток, без попыток
word-no-arbiter = без-арбитра, без арбитра
word-increment = добавка, добавку
word-glossary = словарь
word-reject = отвергнуть, otvergnut
word-postpone = отложить
word-lose = проиграли, проигрывают
word-two-hands = двумя-руками, двумя руками, две руки
word-silent = молча
word-warning = предупреждение
word-points = очки
word-opponent-points = очки-сопернику, очки сопернику
word-loss = проигрыш, поражение
word-fine = штраф
word-exclusion = отстранение
word-expulsion = исключение
word-setup = расстановка, расстановку, расстановка фигур
word-colours = цвета
word-adequate = достаточный
word-none = нет, никакой
word-illegal = невозможный, невозможный ход, невозможные
word-ply = полуход
word-tone = сигнал
word-to = для, на
word-of = из, от
word-on = вкл, включить
word-off = выкл, выключить, отключить
word-own = свои
word-opponent = соперник, соперника
word-king = король, короля, короли, korol
word-queen = ферзь, ферзя, ферзи, ferz
word-rook = ладья, ладью, ладьи, ladya
word-bishop = слон, слона, слоны, slon
word-knight = конь, коня, кони, kon
word-pawn = пешка, пешку, пешки, peshka
word-takes = берёт, бьёт, взятие
word-en-passant = en passant, на проходе
word-castle = рокировка, рокироваться, rokirovka
word-kingside = короткая, короткую, в короткую сторону
word-queenside = длинная, длинную, в длинную сторону
word-brief = кратко
word-normal = обычно
word-full = полно, полностью
word-screen = экран
word-lines = строки
word-hybrid = смешанный
word-system = система, системный
word-embedded = встроенный
word-lost = утерян, потерян
word-at = через
word-as = как
word-words = слова, словами
word-signs = знаки, знаками
word-with-move = с-ходом, с ходом
saying-score = 1-0, 0-1
saying-time = который час
saying-flag = флажок, флажок упал, флаг, флаг упал, время вышло, время истекло
saying-referee = позвать арбитра, позвать судью, позовите арбитра, вызвать арбитра
saying-illegal = невозможный, невозможный ход, неправильный ход, так нельзя
saying-mate = мат, шах и мат, шах, пат
saying-in-check = кто под шахом, я под шахом, есть ли шах, это шах, король под шахом, под шахом
saying-fen = фен
saying-version = версия
saying-looks = цвета, тёмная тема, светлая тема, крупнее
saying-mouse = мышь
saying-hint = подсказка, лучший ход, оценка, анализ
saying-pin = пин
saying-descriptive = описательная
word-separately = отдельно
word-brf = брайль, brf
word-small = мой, моя, моё, мои, моего, на, в, стоит, стоят, находится, есть, был, была, было, какой, какая, какое, каков, какие, у, меня, осталось, сейчас, пожалуйста, это, там, покажи, скажи, сделан
word-hear-again = это, ещё, раз, ход, последний, объявление, медленнее, громче

# How a question is answered.
reply-yes = да, д
reply-no = нет, н
