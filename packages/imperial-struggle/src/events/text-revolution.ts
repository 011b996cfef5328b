import type { CardTexts } from './card-text.js';
import { saysEither, saysPoints, saysRelief, saysVp } from './phrases.js';

/** Cards 31-41, in our own words. */
export const TEXT_REVOLUTION: CardTexts = {
  31: {
    british: {
      base: saysEither(2),
      bonus: {
        en: 'Score 2 VP for each Alliance space of Spain that you control, then take those flags off.',
        pl: 'Zdobądź 2 PZ za każde kontrolowane pole Sojuszu Hiszpanii, a potem zdejmij te Flagi.',
        hu: 'Szerezz 2 győzelmi pontot minden általad ellenőrzött spanyol szövetségmezőért, majd vedd le ezeket a zászlókat.',
        fr: 'Marquez 2 PV pour chaque case d’alliance d’Espagne que vous contrôlez, puis retirez ces drapeaux.',
      },
    },
    french: {
      base: {
        en: 'A British Squadron at sea goes to the Navy Box.',
        pl: 'Brytyjska Eskadra z Akwenu wraca do Bazy Floty.',
        hu: 'Egy tengeren lévő brit hajóraj visszatér a flottabázisra.',
        fr: 'Une escadre britannique en mer retourne à la base navale.',
      },
      bonus: {
        en: 'A new Squadron joins your Navy Box for nothing.',
        pl: 'Nowa Eskadra trafia za darmo do twojej Bazy Floty.',
        hu: 'Egy új hajóraj kerül ingyen a flottabázisodra.',
        fr: 'Une nouvelle escadre rejoint gratuitement votre base navale.',
      },
    },
  },
  32: {
    shared: {
      base: {
        en: 'Put a Conflict marker on a Sugar Market; it costs 1 more to remove.',
        pl: 'Połóż na Rynku trzciny cukrowej znacznik Konfliktu, którego usunięcie kosztuje o 1 więcej.',
        hu: 'Tegyél egy konfliktusjelzőt egy cukorpiacra; eltávolítása 1-gyel drágább.',
        fr: 'Placez un marqueur de conflit sur un marché de sucre ; le retirer coûte 1 de plus.',
      },
      bonus: {
        en: 'Two more such markers on Sugar Markets.',
        pl: 'Jeszcze dwa takie znaczniki na Rynkach trzciny cukrowej.',
        hu: 'Még két ilyen jelző cukorpiacokra.',
        fr: 'Deux autres marqueurs pareils sur des marchés de sucre.',
      },
    },
  },
  33: {
    british: {
      base: {
        en: 'Put a Conflict marker on a Market or Political space of the Northern Colonies.',
        pl: 'Połóż znacznik Konfliktu na Rynku lub Poselstwie w Północnych Koloniach.',
        hu: 'Tegyél egy konfliktusjelzőt az Északi gyarmatok egy piacára vagy politikai mezőjére.',
        fr: 'Placez un marqueur de conflit sur un marché ou une case politique des Colonies du Nord.',
      },
      bonus: {
        en: 'Score 3 VP if you control more spaces in North America than France.',
        pl: 'Zdobądź 3 PZ, jeśli kontrolujesz w Ameryce Północnej więcej pól niż Francja.',
        hu: 'Szerezz 3 győzelmi pontot, ha több észak-amerikai mezőt ellenőrzöl, mint Franciaország.',
        fr: 'Marquez 3 PV si vous contrôlez plus de cases que la France en Amérique du Nord.',
      },
    },
    french: {
      base: {
        en: 'Use one of your Advantages outside Europe at once, exhausted or not; this does not exhaust it.',
        pl: 'Użyj od razu jednej ze swoich Korzyści poza Europą, wyczerpanej czy nie; to jej nie wyczerpuje.',
        hu: 'Használd azonnal egyik Európán kívüli előnyödet, akár kimerült, akár nem; ettől nem merül ki.',
        fr: 'Utilisez aussitôt un de vos avantages hors d’Europe, épuisé ou non ; cela ne l’épuise pas.',
      },
      bonus: saysPoints(2, 'diplomatic'),
    },
  },
  34: {
    british: {
      base: {
        en: 'Exhaust up to two Advantages of either side, without their effect.',
        pl: 'Wyczerp do dwóch Korzyści dowolnej strony, bez ich efektu.',
        hu: 'Meríts ki legfeljebb két előnyt bármelyik oldalról, hatásuk nélkül.',
        fr: 'Épuisez jusqu’à deux avantages de l’un ou l’autre camp, sans leur effet.',
      },
      bonus: saysPoints(2, 'economic'),
    },
    french: {
      base: saysPoints(2, 'economic'),
      bonus: {
        en: 'Score 2 VP, or 3 VP with a Governance Ministry.',
        pl: 'Zdobądź 2 PZ albo 3 PZ z Ministrem o Kompetencji Administracja.',
        hu: 'Szerezz 2 győzelmi pontot, Kormányzás kulcsszavú minisztériummal 3-at.',
        fr: 'Marquez 2 PV, ou 3 PV avec un ministère de Gouvernance.',
      },
    },
  },
  35: {
    british: {
      base: {
        en: 'Unflag a Sugar Market.',
        pl: 'Opuść Flagę na Rynku trzciny cukrowej.',
        hu: 'Vedd le a zászlót egy cukorpiacról.',
        fr: 'Abaissez le drapeau d’un marché de sucre.',
      },
      bonus: saysPoints(3, 'economic', 'caribbean'),
    },
    french: { base: saysRelief(2), bonus: saysVp(2) },
  },
  36: { shared: { base: saysRelief(2), bonus: saysPoints(3, 'economic') } },
  37: {
    shared: {
      base: {
        en: 'If you have more Available Debt than the opponent: 3 Economic points, only to unflag Markets.',
        pl: 'Jeśli masz więcej Dostępnego Długu niż przeciwnik: 3 Punkty Ekonomiczne, tylko na opuszczanie Flag na Rynkach.',
        hu: 'Ha szabad hitelkereted nagyobb, mint az ellenfélé: 3 gazdasági pont, csak piacok zászlóinak levételére.',
        fr: 'Si vous avez plus de dette disponible que l’adversaire : 3 points économiques, uniquement pour abaisser des drapeaux de marchés.',
      },
      bonus: saysVp(2),
    },
  },
  38: {
    shared: {
      base: {
        en: 'Score 3 VP if you have more Squadrons, Forts and Local Alliances in India, taken together, than the opponent.',
        pl: 'Zdobądź 3 PZ, jeśli masz w Indiach łącznie więcej Eskadr, Fortów i Lokalnych Sojuszy niż przeciwnik.',
        hu: 'Szerezz 3 győzelmi pontot, ha Indiában összesen több hajórajod, erődöd és helyi szövetséged van, mint az ellenfélnek.',
        fr: 'Marquez 3 PV si vous avez en Inde, au total, plus d’escadres, de forts et d’alliances locales que l’adversaire.',
      },
    },
  },
  39: {
    british: { base: saysRelief(2), bonus: saysPoints(2, 'economic') },
    french: {
      base: {
        en: 'Put a Conflict marker on a Market or Political space of the Northern Colonies.',
        pl: 'Połóż znacznik Konfliktu na Rynku lub Poselstwie w Północnych Koloniach.',
        hu: 'Tegyél egy konfliktusjelzőt az Északi gyarmatok egy piacára vagy politikai mezőjére.',
        fr: 'Placez un marqueur de conflit sur un marché ou une case politique des Colonies du Nord.',
      },
      bonus: {
        en: 'Three such markers instead of one.',
        pl: 'Trzy takie znaczniki zamiast jednego.',
        hu: 'Egy helyett három ilyen jelző.',
        fr: 'Trois marqueurs pareils au lieu d’un.',
      },
    },
  },
  40: {
    british: {
      base: {
        en: 'Score 1 VP if you control a space of Spain.',
        pl: 'Zdobądź 1 PZ, jeśli kontrolujesz pole Hiszpanii.',
        hu: 'Szerezz 1 győzelmi pontot, ha ellenőrzöd Spanyolország egy mezőjét.',
        fr: 'Marquez 1 PV si vous contrôlez une case d’Espagne.',
      },
      bonus: {
        en: 'Unflag a space of Spain.',
        pl: 'Opuść Flagę na polu Hiszpanii.',
        hu: 'Vedd le a zászlót Spanyolország egy mezőjéről.',
        fr: 'Abaissez le drapeau d’une case d’Espagne.',
      },
    },
    french: {
      base: {
        en: '1 Military point for each space of Spain that you control.',
        pl: '1 Punkt Militarny za każde kontrolowane pole Hiszpanii.',
        hu: '1 katonai pont minden általad ellenőrzött spanyol mezőért.',
        fr: '1 point militaire par case d’Espagne que vous contrôlez.',
      },
      bonus: {
        en: 'A British Squadron, from the sea or the Navy Box, leaves the game.',
        pl: 'Brytyjska Eskadra z Akwenu lub z Bazy Floty opuszcza grę.',
        hu: 'Egy brit hajóraj a tengerről vagy a flottabázisról végleg kikerül a játékból.',
        fr: 'Une escadre britannique, en mer ou à la base navale, quitte la partie.',
      },
    },
  },
  41: {
    british: {
      base: {
        en: '1 Economic point for every two of your Squadrons at sea and in the Navy Box.',
        pl: '1 Punkt Ekonomiczny za każde dwie twoje Eskadry na Akwenach i w Bazie Floty.',
        hu: '1 gazdasági pont minden két hajórajodért a tengeren és a flottabázison.',
        fr: '1 point économique pour deux de vos escadres, en mer et à la base navale.',
      },
      bonus: {
        en: 'Draw a Bonus War Tile and place it in the next war.',
        pl: 'Dobierz Wojsko Elitarne i umieść je w nadchodzącej Wojnie.',
        hu: 'Húzz egy bónusz hadilapkát, és helyezd el a következő háborúban.',
        fr: 'Piochez une tuile de guerre bonus et placez-la dans la prochaine guerre.',
      },
    },
    french: {
      base: {
        en: 'A new Squadron joins your Navy Box.',
        pl: 'Nowa Eskadra trafia do twojej Bazy Floty.',
        hu: 'Egy új hajóraj kerül a flottabázisodra.',
        fr: 'Une nouvelle escadre rejoint votre base navale.',
      },
      bonus: saysRelief(2),
    },
  },
};
