import { phrases } from '../../../words/phrases.js';

export const words = phrases({
  en: {
    'cover.andean-abyss.about':
      'Colombia in the 1990s: the Government, FARC, the AUC and the drug Cartels fight and bargain over the same mountains, cities and roads. Every card offers an event or time for operations, and each of the four wins in a way of its own.',
    'cover.andean-abyss.solo':
      '“Play now”: you are the Government, bots play the other three. Saved on this device after every move.',
    'cover.andean-abyss.seat.government': 'Government',
    'cover.andean-abyss.seat.farc': 'FARC',
    'cover.andean-abyss.seat.auc': 'AUC',
    'cover.andean-abyss.seat.cartels': 'Cartels',
    'cover.andean-abyss.side.government': 'Army and police against all the others. Wins by the support of the people.',
    'cover.andean-abyss.side.farc':
      'Guerrillas from the countryside. Wins by opposition to the Government and by bases.',
    'cover.andean-abyss.side.auc': 'Militias against FARC. Wins with more bases than FARC has.',
    'cover.andean-abyss.side.cartels': 'Money before everything. Wins with many bases and a full purse.',
    'cover.andean-abyss.bot.nonplayer': 'the rulebook’s opponent',
    'cover.andean-abyss.bot.steady': 'a steady Government',
    'cover.andean-abyss.bot.random': 'random moves',
    'cover.andean-abyss.scenario.standard': 'Standard game',
    'cover.andean-abyss.scenario.standard.how':
      'The printed set-up. Ends with the fourth Propaganda card, or as soon as somebody has won.',
    'cover.andean-abyss.scenario.short': 'Short game',
    'cover.andean-abyss.scenario.short.how': 'Ends one Propaganda card earlier: about three quarters of the time.',
    'cover.andean-abyss.scenario.open': 'Open set-up',
    'cover.andean-abyss.scenario.open.how': 'Each side first places its own forces. For those who know the game.',
    'cover.andean-abyss.scenario.two': 'Two people',
    'cover.andean-abyss.scenario.three': 'Three people',
  },
  pl: {
    'cover.andean-abyss.about':
      'Kolumbia lat dziewięćdziesiątych: Rząd, FARC, AUC i narkotykowe Kartele walczą i targują się o te same góry, miasta i drogi. Każda karta to wydarzenie albo czas na operacje, a każda z czterech stron wygrywa na swój sposób.',
    'cover.andean-abyss.solo':
      '„Graj od razu”: prowadzisz Rząd, trzy pozostałe frakcje prowadzą boty. Zapis na tym urządzeniu po każdym ruchu.',
    'cover.andean-abyss.seat.government': 'Rząd',
    'cover.andean-abyss.seat.farc': 'FARC',
    'cover.andean-abyss.seat.auc': 'AUC',
    'cover.andean-abyss.seat.cartels': 'Kartele',
    'cover.andean-abyss.side.government': 'Wojsko i policja przeciw wszystkim innym. Wygrywa poparciem ludności.',
    'cover.andean-abyss.side.farc': 'Partyzanci z prowincji. Wygrywa opozycją wobec Rządu i bazami.',
    'cover.andean-abyss.side.auc': 'Milicje przeciw FARC. Wygrywa, mając więcej baz niż FARC.',
    'cover.andean-abyss.side.cartels': 'Przede wszystkim pieniądze. Wygrywają wieloma bazami i pełną kasą.',
    'cover.andean-abyss.bot.nonplayer': 'przeciwnik z instrukcji',
    'cover.andean-abyss.bot.steady': 'rozważny Rząd',
    'cover.andean-abyss.bot.random': 'losowe ruchy',
    'cover.andean-abyss.scenario.standard': 'Gra standardowa',
    'cover.andean-abyss.scenario.standard.how':
      'Rozstawienie z instrukcji. Kończy się z czwartą kartą propagandy albo gdy ktoś już wygrał.',
    'cover.andean-abyss.scenario.short': 'Gra krótka',
    'cover.andean-abyss.scenario.short.how':
      'Kończy się o jedną kartę propagandy wcześniej: jakieś trzy czwarte czasu.',
    'cover.andean-abyss.scenario.open': 'Otwarte rozstawienie',
    'cover.andean-abyss.scenario.open.how': 'Każda strona najpierw sama rozstawia swoje siły. Dla znających grę.',
    'cover.andean-abyss.scenario.two': 'Dwie osoby',
    'cover.andean-abyss.scenario.three': 'Trzy osoby',
  },
  hu: {
    'cover.andean-abyss.about':
      'Kolumbia a kilencvenes években: a Kormány, a FARC, az AUC és a drogkartellek ugyanazokért a hegyekért, városokért és utakért harcolnak és alkudoznak. Minden kártya egy esemény vagy idő a műveletekre, és mind a négyen másképp győznek.',
    'cover.andean-abyss.solo':
      '„Játék most”: te vagy a Kormány, a másik hármat botok játsszák. Minden lépés után mentés ezen az eszközön.',
    'cover.andean-abyss.seat.government': 'Kormány',
    'cover.andean-abyss.seat.farc': 'FARC',
    'cover.andean-abyss.seat.auc': 'AUC',
    'cover.andean-abyss.seat.cartels': 'Kartellek',
    'cover.andean-abyss.side.government': 'Hadsereg és rendőrség mindenki más ellen. A lakosság támogatásával győz.',
    'cover.andean-abyss.side.farc': 'Vidéki gerillák. A Kormány elleni ellenállással és bázisokkal győz.',
    'cover.andean-abyss.side.auc': 'Milíciák a FARC ellen. Akkor győz, ha több bázisa van, mint a FARC-nak.',
    'cover.andean-abyss.side.cartels': 'Mindenekelőtt a pénz. Sok bázissal és teli kasszával győz.',
    'cover.andean-abyss.bot.nonplayer': 'a szabálykönyv ellenfele',
    'cover.andean-abyss.bot.steady': 'megfontolt Kormány',
    'cover.andean-abyss.bot.random': 'véletlen lépések',
    'cover.andean-abyss.scenario.standard': 'Standard játék',
    'cover.andean-abyss.scenario.standard.how':
      'A megadott telepítés. A negyedik propaganda kártyával ér véget, vagy amint valaki győzött.',
    'cover.andean-abyss.scenario.short': 'Rövid játék',
    'cover.andean-abyss.scenario.short.how': 'Egy propaganda kártyával hamarabb ér véget: az idő mintegy háromnegyede.',
    'cover.andean-abyss.scenario.open': 'Nyílt telepítés',
    'cover.andean-abyss.scenario.open.how':
      'Először minden oldal maga rakja le egységeit. Azoknak, akik ismerik a játékot.',
    'cover.andean-abyss.scenario.two': 'Ketten',
    'cover.andean-abyss.scenario.three': 'Hárman',
  },
  fr: {
    'cover.andean-abyss.about':
      'La Colombie des années 1990 : le Gouvernement, les FARC, les AUC et les Cartels de la drogue se disputent et marchandent les mêmes montagnes, villes et routes. Chaque carte offre un événement ou du temps pour des opérations, et chacun des quatre gagne à sa manière.',
    'cover.andean-abyss.solo':
      '« Jouer tout de suite » : vous menez le Gouvernement, des robots mènent les trois autres. Enregistré sur cet appareil après chaque coup.',
    'cover.andean-abyss.seat.government': 'Gouvernement',
    'cover.andean-abyss.seat.farc': 'FARC',
    'cover.andean-abyss.seat.auc': 'AUC',
    'cover.andean-abyss.seat.cartels': 'Cartels',
    'cover.andean-abyss.side.government':
      'Armée et police contre tous les autres. Gagne par le soutien de la population.',
    'cover.andean-abyss.side.farc':
      'Des guérilleros venus des campagnes. Gagnent par l’opposition au Gouvernement et par leurs bases.',
    'cover.andean-abyss.side.auc': 'Des milices contre les FARC. Gagnent avec plus de bases que les FARC.',
    'cover.andean-abyss.side.cartels': 'L’argent avant tout. Gagnent avec beaucoup de bases et une caisse pleine.',
    'cover.andean-abyss.bot.nonplayer': 'l’adversaire du livret',
    'cover.andean-abyss.bot.steady': 'un Gouvernement posé',
    'cover.andean-abyss.bot.random': 'coups au hasard',
    'cover.andean-abyss.scenario.standard': 'Partie standard',
    'cover.andean-abyss.scenario.standard.how':
      'La mise en place imprimée. Finit avec la quatrième carte Propagande, ou dès que quelqu’un a gagné.',
    'cover.andean-abyss.scenario.short': 'Partie courte',
    'cover.andean-abyss.scenario.short.how': 'Finit une carte Propagande plus tôt : environ les trois quarts du temps.',
    'cover.andean-abyss.scenario.open': 'Déploiement libre',
    'cover.andean-abyss.scenario.open.how': 'Chaque camp place d’abord ses propres forces. Pour qui connaît le jeu.',
    'cover.andean-abyss.scenario.two': 'Deux personnes',
    'cover.andean-abyss.scenario.three': 'Trois personnes',
  },
});
