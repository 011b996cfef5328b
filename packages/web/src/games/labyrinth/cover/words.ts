import { phrases } from '../../../words/phrases.js';

export const words = phrases({
  en: {
    'cover.labyrinth.about':
      'The years after 11 September 2001: the United States and a network of Jihadists struggle over how the Muslim world is governed, from Morocco to Indonesia. Every card is an event or time for operations, and what helps you may help the other side as well.',
    'cover.labyrinth.solo':
      '“Play now”: you are the United States, the rulebook’s own procedure plays the Jihadists. Saved on this device after every move.',
    'cover.labyrinth.seat.us': 'US',
    'cover.labyrinth.seat.jihadist': 'Jihadists',
    'cover.labyrinth.side.us': 'Troops, ideas and intelligence. Wins by good governance in the Muslim world.',
    'cover.labyrinth.side.jihadist':
      'Hidden cells and plots. Wins by Islamist Rule, by chaos, or by a weapon of mass destruction.',
    'cover.labyrinth.bot.solitaire': 'the rulebook’s opponent',
    'cover.labyrinth.bot.steady': 'a steady opponent',
    'cover.labyrinth.bot.random': 'random moves',
    'cover.labyrinth.scenario.lets-roll': 'Let’s Roll!',
    'cover.labyrinth.scenario.lets-roll.how': 'September 2001; the United States takes a Hard Posture. The usual game.',
    'cover.labyrinth.scenario.you-can-call-me-al': 'You Can Call Me Al',
    'cover.labyrinth.scenario.you-can-call-me-al.how':
      'September 2001 under another president: the United States begins Soft.',
    'cover.labyrinth.scenario.anaconda': 'Anaconda',
    'cover.labyrinth.scenario.anaconda.how':
      '2002: the regime in Afghanistan has fallen, and the cells have scattered.',
    'cover.labyrinth.scenario.mission-accomplished': 'Mission Accomplished?',
    'cover.labyrinth.scenario.mission-accomplished.how':
      '2003: troops in Iraq and Afghanistan, and many events already past.',
    'cover.labyrinth.scenario.solo': 'Solitaire',
    'cover.labyrinth.scenario.solo.how': 'You are the United States; the rulebook’s chart plays the Jihadists.',
  },
  pl: {
    'cover.labyrinth.about':
      'Lata po 11 września 2001: Stany Zjednoczone i siatka Dżihadystów zmagają się o to, jak rządzony jest świat muzułmański, od Maroka po Indonezję. Każda karta to zdarzenie albo czas na operacje, a co pomaga tobie, może pomóc i drugiej stronie.',
    'cover.labyrinth.solo':
      '„Graj od razu”: prowadzisz Stany Zjednoczone, Dżihadystów prowadzi procedura z instrukcji. Zapis na tym urządzeniu po każdym ruchu.',
    'cover.labyrinth.seat.us': 'US',
    'cover.labyrinth.seat.jihadist': 'Dżihadyści',
    'cover.labyrinth.side.us': 'Oddziały, idee i wywiad. Wygrywa dobrymi rządami w świecie muzułmańskim.',
    'cover.labyrinth.side.jihadist':
      'Ukryte komórki i intrygi. Wygrywają Rządami Islamskimi, chaosem albo bronią masowego rażenia.',
    'cover.labyrinth.bot.solitaire': 'przeciwnik z instrukcji',
    'cover.labyrinth.bot.steady': 'rozważny przeciwnik',
    'cover.labyrinth.bot.random': 'losowe ruchy',
    'cover.labyrinth.scenario.lets-roll': 'Let’s Roll!',
    'cover.labyrinth.scenario.lets-roll.how':
      'Wrzesień 2001; Stany Zjednoczone przyjmują twarde nastawienie. Zwykła gra.',
    'cover.labyrinth.scenario.you-can-call-me-al': 'You Can Call Me Al',
    'cover.labyrinth.scenario.you-can-call-me-al.how':
      'Wrzesień 2001 pod innym prezydentem: Stany Zjednoczone zaczynają miękko.',
    'cover.labyrinth.scenario.anaconda': 'Anaconda',
    'cover.labyrinth.scenario.anaconda.how': 'Rok 2002: reżim w Afganistanie upadł, a komórki się rozproszyły.',
    'cover.labyrinth.scenario.mission-accomplished': 'Mission Accomplished?',
    'cover.labyrinth.scenario.mission-accomplished.how':
      'Rok 2003: oddziały w Iraku i Afganistanie, wiele zdarzeń już za nami.',
    'cover.labyrinth.scenario.solo': 'Gra jednoosobowa',
    'cover.labyrinth.scenario.solo.how': 'Prowadzisz Stany Zjednoczone; Dżihadystów prowadzi tabela z instrukcji.',
  },
  hu: {
    'cover.labyrinth.about':
      'A 2001. szeptember 11. utáni évek: az Egyesült Államok és a dzsihadisták hálózata azért küzd, hogyan kormányozzák a muszlim világot Marokkótól Indonéziáig. Minden kártya esemény vagy idő a műveletekre, és ami neked segít, a másiknak is segíthet.',
    'cover.labyrinth.solo':
      '„Játék most”: te vagy az Egyesült Államok, a dzsihadistákat a szabálykönyv saját eljárása játssza. Minden lépés után mentés ezen az eszközön.',
    'cover.labyrinth.seat.us': 'USA',
    'cover.labyrinth.seat.jihadist': 'Dzsihadisták',
    'cover.labyrinth.side.us': 'Csapatok, eszmék és hírszerzés. A muszlim világ jó kormányzásával győz.',
    'cover.labyrinth.side.jihadist':
      'Rejtett sejtek és merényletek. Iszlamista uralommal, káosszal vagy tömegpusztító fegyverrel győznek.',
    'cover.labyrinth.bot.solitaire': 'a szabálykönyv ellenfele',
    'cover.labyrinth.bot.steady': 'megfontolt ellenfél',
    'cover.labyrinth.bot.random': 'véletlen lépések',
    'cover.labyrinth.scenario.lets-roll': 'Let’s Roll!',
    'cover.labyrinth.scenario.lets-roll.how':
      '2001 szeptembere; az Egyesült Államok keményen lép fel. A szokásos játék.',
    'cover.labyrinth.scenario.you-can-call-me-al': 'You Can Call Me Al',
    'cover.labyrinth.scenario.you-can-call-me-al.how': '2001 szeptembere más elnökkel: az Egyesült Államok puhán kezd.',
    'cover.labyrinth.scenario.anaconda': 'Anaconda',
    'cover.labyrinth.scenario.anaconda.how': '2002: az afganisztáni rezsim megbukott, a sejtek szétszóródtak.',
    'cover.labyrinth.scenario.mission-accomplished': 'Mission Accomplished?',
    'cover.labyrinth.scenario.mission-accomplished.how':
      '2003: csapatok Irakban és Afganisztánban, sok esemény már mögöttünk van.',
    'cover.labyrinth.scenario.solo': 'Egyszemélyes játék',
    'cover.labyrinth.scenario.solo.how':
      'Te vagy az Egyesült Államok; a dzsihadistákat a szabálykönyv táblázata játssza.',
  },
  fr: {
    'cover.labyrinth.about':
      'Les années d’après le 11 septembre 2001 : les États-Unis et un réseau de djihadistes se disputent la manière dont le monde musulman est gouverné, du Maroc à l’Indonésie. Chaque carte est un événement ou du temps pour des opérations, et ce qui vous aide peut aussi aider l’autre camp.',
    'cover.labyrinth.solo':
      '« Jouer tout de suite » : vous menez les États-Unis, la procédure du livret mène les djihadistes. Enregistré sur cet appareil après chaque coup.',
    'cover.labyrinth.seat.us': 'États-Unis',
    'cover.labyrinth.seat.jihadist': 'Djihadistes',
    'cover.labyrinth.side.us': 'Troupes, idées et renseignement. Gagnent par la bonne gouvernance du monde musulman.',
    'cover.labyrinth.side.jihadist':
      'Cellules cachées et complots. Gagnent par un régime islamiste, par le chaos ou par une arme de destruction massive.',
    'cover.labyrinth.bot.solitaire': 'l’adversaire du livret',
    'cover.labyrinth.bot.steady': 'un adversaire posé',
    'cover.labyrinth.bot.random': 'coups au hasard',
    'cover.labyrinth.scenario.lets-roll': 'Let’s Roll !',
    'cover.labyrinth.scenario.lets-roll.how':
      'Septembre 2001 ; les États-Unis adoptent une attitude dure. La partie habituelle.',
    'cover.labyrinth.scenario.you-can-call-me-al': 'You Can Call Me Al',
    'cover.labyrinth.scenario.you-can-call-me-al.how':
      'Septembre 2001 sous un autre président : les États-Unis commencent souples.',
    'cover.labyrinth.scenario.anaconda': 'Anaconda',
    'cover.labyrinth.scenario.anaconda.how': '2002 : le régime afghan est tombé et les cellules se sont dispersées.',
    'cover.labyrinth.scenario.mission-accomplished': 'Mission Accomplished ?',
    'cover.labyrinth.scenario.mission-accomplished.how':
      '2003 : des troupes en Irak et en Afghanistan, et bien des événements déjà passés.',
    'cover.labyrinth.scenario.solo': 'Solo',
    'cover.labyrinth.scenario.solo.how': 'Vous menez les États-Unis ; le tableau du livret mène les djihadistes.',
  },
});
