import { texts } from '@sandtable/kernel';

export const words = texts({
  'cover.labyrinth.about': {
    en: 'The years after 11 September 2001: the United States and a network of Jihadists struggle over how the Muslim world is governed, from Morocco to Indonesia. Every card is an event or time for operations, and what helps you may help the other side as well.',
    pl: 'Lata po 11 września 2001: Stany Zjednoczone i siatka Dżihadystów zmagają się o to, jak rządzony jest świat muzułmański, od Maroka po Indonezję. Każda karta to zdarzenie albo czas na operacje, a co pomaga tobie, może pomóc i drugiej stronie.',
    hu: 'A 2001. szeptember 11. utáni évek: az Egyesült Államok és a dzsihadisták hálózata azért küzd, hogyan kormányozzák a muszlim világot Marokkótól Indonéziáig. Minden kártya esemény vagy idő a műveletekre, és ami neked segít, a másiknak is segíthet.',
    fr: 'Les années d’après le 11 septembre 2001 : les États-Unis et un réseau de djihadistes se disputent la manière dont le monde musulman est gouverné, du Maroc à l’Indonésie. Chaque carte est un événement ou du temps pour des opérations, et ce qui vous aide peut aussi aider l’autre camp.',
  },
  'cover.labyrinth.solo': {
    en: '“Play now”: you are the United States, the rulebook’s own procedure plays the Jihadists. Saved on this device after every move.',
    pl: '„Graj od razu”: prowadzisz Stany Zjednoczone, Dżihadystów prowadzi procedura z instrukcji. Zapis na tym urządzeniu po każdym ruchu.',
    hu: '„Játék most”: te vagy az Egyesült Államok, a dzsihadistákat a szabálykönyv saját eljárása játssza. Minden lépés után mentés ezen az eszközön.',
    fr: '« Jouer tout de suite » : vous menez les États-Unis, la procédure du livret mène les djihadistes. Enregistré sur cet appareil après chaque coup.',
  },
  'cover.labyrinth.seat.us': { en: 'US', pl: 'US', hu: 'USA', fr: 'États-Unis' },
  'cover.labyrinth.seat.jihadist': { en: 'Jihadists', pl: 'Dżihadyści', hu: 'Dzsihadisták', fr: 'Djihadistes' },
  'cover.labyrinth.side.us': {
    en: 'Troops, ideas and intelligence. Wins by good governance in the Muslim world.',
    pl: 'Oddziały, idee i wywiad. Wygrywa dobrymi rządami w świecie muzułmańskim.',
    hu: 'Csapatok, eszmék és hírszerzés. A muszlim világ jó kormányzásával győz.',
    fr: 'Troupes, idées et renseignement. Gagnent par la bonne gouvernance du monde musulman.',
  },
  'cover.labyrinth.side.jihadist': {
    en: 'Hidden cells and plots. Wins by Islamist Rule, by chaos, or by a weapon of mass destruction.',
    pl: 'Ukryte komórki i intrygi. Wygrywają Rządami Islamskimi, chaosem albo bronią masowego rażenia.',
    hu: 'Rejtett sejtek és merényletek. Iszlamista uralommal, káosszal vagy tömegpusztító fegyverrel győznek.',
    fr: 'Cellules cachées et complots. Gagnent par un régime islamiste, par le chaos ou par une arme de destruction massive.',
  },
  'cover.labyrinth.bot.solitaire': {
    en: 'the rulebook’s opponent',
    pl: 'przeciwnik z instrukcji',
    hu: 'a szabálykönyv ellenfele',
    fr: 'l’adversaire du livret',
  },
  'cover.labyrinth.bot.steady': {
    en: 'a steady opponent',
    pl: 'rozważny przeciwnik',
    hu: 'megfontolt ellenfél',
    fr: 'un adversaire posé',
  },
  'cover.labyrinth.bot.random': {
    en: 'random moves',
    pl: 'losowe ruchy',
    hu: 'véletlen lépések',
    fr: 'coups au hasard',
  },
  'cover.labyrinth.scenario.lets-roll': { en: 'Let’s Roll!', pl: 'Let’s Roll!', hu: 'Let’s Roll!', fr: 'Let’s Roll !' },
  'cover.labyrinth.scenario.lets-roll.how': {
    en: 'September 2001; the United States takes a Hard Posture. The usual game.',
    pl: 'Wrzesień 2001; Stany Zjednoczone przyjmują twarde nastawienie. Zwykła gra.',
    hu: '2001 szeptembere; az Egyesült Államok keményen lép fel. A szokásos játék.',
    fr: 'Septembre 2001 ; les États-Unis adoptent une attitude dure. La partie habituelle.',
  },
  'cover.labyrinth.scenario.you-can-call-me-al': {
    en: 'You Can Call Me Al',
    pl: 'You Can Call Me Al',
    hu: 'You Can Call Me Al',
    fr: 'You Can Call Me Al',
  },
  'cover.labyrinth.scenario.you-can-call-me-al.how': {
    en: 'September 2001 under another president: the United States begins Soft.',
    pl: 'Wrzesień 2001 pod innym prezydentem: Stany Zjednoczone zaczynają miękko.',
    hu: '2001 szeptembere más elnökkel: az Egyesült Államok puhán kezd.',
    fr: 'Septembre 2001 sous un autre président : les États-Unis commencent souples.',
  },
  'cover.labyrinth.scenario.anaconda': { en: 'Anaconda', pl: 'Anaconda', hu: 'Anaconda', fr: 'Anaconda' },
  'cover.labyrinth.scenario.anaconda.how': {
    en: '2002: the regime in Afghanistan has fallen, and the cells have scattered.',
    pl: 'Rok 2002: reżim w Afganistanie upadł, a komórki się rozproszyły.',
    hu: '2002: az afganisztáni rezsim megbukott, a sejtek szétszóródtak.',
    fr: '2002 : le régime afghan est tombé et les cellules se sont dispersées.',
  },
  'cover.labyrinth.scenario.mission-accomplished': {
    en: 'Mission Accomplished?',
    pl: 'Mission Accomplished?',
    hu: 'Mission Accomplished?',
    fr: 'Mission Accomplished ?',
  },
  'cover.labyrinth.scenario.mission-accomplished.how': {
    en: '2003: troops in Iraq and Afghanistan, and many events already past.',
    pl: 'Rok 2003: oddziały w Iraku i Afganistanie, wiele zdarzeń już za nami.',
    hu: '2003: csapatok Irakban és Afganisztánban, sok esemény már mögöttünk van.',
    fr: '2003 : des troupes en Irak et en Afghanistan, et bien des événements déjà passés.',
  },
  'cover.labyrinth.scenario.solo': { en: 'Solitaire', pl: 'Gra jednoosobowa', hu: 'Egyszemélyes játék', fr: 'Solo' },
  'cover.labyrinth.scenario.solo.how': {
    en: 'You are the United States; the rulebook’s chart plays the Jihadists.',
    pl: 'Prowadzisz Stany Zjednoczone; Dżihadystów prowadzi tabela z instrukcji.',
    hu: 'Te vagy az Egyesült Államok; a dzsihadistákat a szabálykönyv táblázata játssza.',
    fr: 'Vous menez les États-Unis ; le tableau du livret mène les djihadistes.',
  },
});
