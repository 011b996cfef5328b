import { phrases } from './phrases.js';

/** Each game as the home page shows it, before any of the game itself is loaded. */
export const covers = phrases({
  en: {
    'cover.andean-abyss.about':
      'Colombia in the 1990s: the Government, FARC, the AUC and the drug Cartels fight and bargain over the same mountains, cities and roads. Every card offers an event or time for operations, and each of the four wins in a way of its own.',
    'cover.andean-abyss.solo':
      '“Play now”: you are the Government, bots play the other three. Saved on this device after every move.',
    'cover.andean-abyss.seat.government': 'Government',
    'cover.andean-abyss.seat.farc': 'FARC',
    'cover.andean-abyss.seat.auc': 'AUC',
    'cover.andean-abyss.seat.cartels': 'Cartels',
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
  },
});
