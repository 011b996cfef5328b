import type { CardTexts } from './card-text.js';
import { joined, saysFrenchDebt, saysPoints, saysRelief, saysVp } from './phrases.js';

/** Cards 16-30, in our own words. */
export const TEXT_EMPIRE: CardTexts = {
  16: {
    shared: {
      base: {
        en: 'Put a Conflict marker on a Caribbean Market.',
        pl: 'Połóż znacznik Konfliktu na karaibskim Rynku.',
        hu: 'Tegyél egy konfliktusjelzőt egy karibi piacra.',
        fr: 'Placez un marqueur de conflit sur un marché des Caraïbes.',
      },
      bonus: {
        en: 'Put one more Conflict marker on a Caribbean Market.',
        pl: 'Połóż jeszcze jeden znacznik Konfliktu na karaibskim Rynku.',
        hu: 'Tegyél még egy konfliktusjelzőt egy karibi piacra.',
        fr: 'Placez encore un marqueur de conflit sur un marché des Caraïbes.',
      },
    },
  },
  17: {
    british: {
      base: {
        en: 'In this round it costs 1 less to unflag each French space of Spain and Austria (1 at least).',
        pl: 'W tej rundzie opuszczenie każdej francuskiej Flagi w Hiszpanii i Austrii kosztuje o 1 mniej (co najmniej 1).',
        hu: 'Ebben a körben minden spanyol és osztrák mezőn lévő francia zászló levétele 1-gyel olcsóbb (legalább 1).',
        fr: 'Pendant ce tour d’action, abaisser chaque drapeau français d’Espagne et d’Autriche coûte 1 de moins (1 au minimum).',
      },
      bonus: saysPoints(1, 'diplomatic'),
    },
    french: {
      base: {
        en: 'Up to two exhausted European Advantages, whoever holds them, can be used again.',
        pl: 'Odśwież do dwóch wyczerpanych europejskich Korzyści, czyjekolwiek są.',
        hu: 'Legfeljebb két kimerült európai előny, bárkié is, újra használható lesz.',
        fr: 'Jusqu’à deux avantages européens épuisés, à qui qu’ils soient, redeviennent utilisables.',
      },
      bonus: saysPoints(2, 'diplomatic', 'spain-austria'),
    },
  },
  18: {
    british: {
      base: {
        en: 'Put the Byng marker on a theater of the next war where Squadrons count: 2 strength more for Britain there.',
        pl: 'Połóż żeton Bynga na Kampanii nadchodzącej Wojny, w której liczą się Eskadry: 2 siły więcej dla Wielkiej Brytanii.',
        hu: 'Tedd a Byng-jelzőt a következő háború egy olyan hadszínterére, ahol számítanak a hajórajok: ott a brit erő 2-vel nagyobb.',
        fr: 'Placez le marqueur Byng sur un théâtre de la prochaine guerre où comptent les escadres : 2 de force en plus pour la Grande-Bretagne.',
      },
    },
    french: {
      base: {
        en: 'Set a British Squadron aside, from the sea or the Navy Box; it comes back to the Navy Box in the next peace turn.',
        pl: 'Odłóż brytyjską Eskadrę z Akwenu lub z Bazy Floty; wróci do Bazy Floty w następnej Turze Pokoju.',
        hu: 'Tegyél félre egy brit hajórajt a tengerről vagy a flottabázisról; a következő békefordulóban visszatér a flottabázisra.',
        fr: 'Mettez de côté une escadre britannique, en mer ou à la base navale ; elle revient à la base navale au prochain tour de paix.',
      },
    },
  },
  19: {
    british: {
      base: {
        en: 'You may add Furs or Cotton to this turn’s Global Demand.',
        pl: 'Możesz dodać futra lub bawełnę do Globalnego Popytu w tej turze.',
        hu: 'Hozzáadhatod a prémet vagy a gyapotot e forduló világkeresletéhez.',
        fr: 'Vous pouvez ajouter les fourrures ou le coton à la demande mondiale de ce tour.',
      },
      bonus: saysPoints(1, 'economic'),
    },
    french: { base: saysPoints(1, 'diplomatic', 'europe'), bonus: saysPoints(2, 'diplomatic', 'europe') },
  },
  20: {
    shared: {
      base: {
        en: 'Take control of an Indian Local Alliance; or put two Conflict markers on unprotected Indian spaces.',
        pl: 'Przejmij kontrolę nad Lokalnym Sojuszem w Indiach albo połóż dwa znaczniki Konfliktu na niestrzeżonych polach w Indiach.',
        hu: 'Vedd át az irányítást egy indiai helyi szövetség felett, vagy tegyél két konfliktusjelzőt védtelen indiai mezőkre.',
        fr: 'Prenez le contrôle d’une alliance locale d’Inde, ou placez deux marqueurs de conflit sur des cases d’Inde non protégées.',
      },
      bonus: saysPoints(2, 'economic', 'india'),
    },
  },
  21: {
    shared: {
      base: {
        en: 'Draw a Global Demand tile that is not in use, and put it in place of one of this turn’s.',
        pl: 'Wylosuj nieużywany żeton Globalnego Popytu i zastąp nim jeden z żetonów tej tury.',
        hu: 'Húzz egy használaton kívüli keresletlapkát, és cseréld le vele e forduló egyik lapkáját.',
        fr: 'Piochez une tuile de demande mondiale inutilisée et mettez-la à la place d’une de celles de ce tour.',
      },
      bonus: saysPoints(2, 'economic', 'india'),
    },
  },
  22: {
    british: {
      base: {
        en: 'Shift Sardinia or Savoy.',
        pl: 'Przekup Sardynię lub Sabaudię.',
        hu: 'Billentsd át Szardíniát vagy Savoyát.',
        fr: 'Basculez la Sardaigne ou la Savoie.',
      },
      bonus: {
        en: 'Score 1 VP if there is no French Squadron in European waters.',
        pl: 'Zdobądź 1 PZ, jeśli na europejskich Akwenach nie ma francuskiej Eskadry.',
        hu: 'Szerezz 1 győzelmi pontot, ha nincs francia hajóraj európai tengeri mezőn.',
        fr: 'Marquez 1 PV s’il n’y a aucune escadre française dans les eaux européennes.',
      },
    },
    french: {
      base: {
        en: 'Unflag a European Political space.',
        pl: 'Opuść Flagę na europejskim Poselstwie.',
        hu: 'Vedd le a zászlót egy európai politikai mezőről.',
        fr: 'Abaissez le drapeau d’une case politique d’Europe.',
      },
      bonus: {
        en: 'Score 1 VP if there is no British flag in Spain.',
        pl: 'Zdobądź 1 PZ, jeśli w Hiszpanii nie ma brytyjskiej Flagi.',
        hu: 'Szerezz 1 győzelmi pontot, ha nincs brit zászló Spanyolországban.',
        fr: 'Marquez 1 PV s’il n’y a aucun drapeau britannique en Espagne.',
      },
    },
  },
  23: {
    shared: {
      base: {
        en: 'Score 1 VP for each point by which the opponent’s Debt is greater than yours, 4 at most.',
        pl: 'Zdobądź 1 PZ za każdy punkt, o który Dług przeciwnika jest większy od twojego, najwyżej 4.',
        hu: 'Szerezz 1 győzelmi pontot minden pontért, amennyivel az ellenfél adóssága nagyobb a tiédnél, legfeljebb 4-et.',
        fr: 'Marquez 1 PV pour chaque point de dette que l’adversaire a de plus que vous, 4 au plus.',
      },
      bonus: {
        en: 'Unflag a European Political space.',
        pl: 'Opuść Flagę na europejskim Poselstwie.',
        hu: 'Vedd le a zászlót egy európai politikai mezőről.',
        fr: 'Abaissez le drapeau d’une case politique d’Europe.',
      },
    },
  },
  24: { shared: { base: saysPoints(1, 'economic'), bonus: saysPoints(2, 'economic', 'caribbean') } },
  25: {
    british: {
      base: {
        en: 'Set one of your Squadrons aside, from the sea or the Navy Box, until the next peace turn, to score 2 VP. Without a Squadron you score nothing.',
        pl: 'Odłóż jedną swoją Eskadrę z Akwenu lub z Bazy Floty do następnej Tury Pokoju, aby zdobyć 2 PZ. Bez Eskadry nie ma punktów.',
        hu: 'Tedd félre egyik hajórajodat a tengerről vagy a flottabázisról a következő békefordulóig, hogy 2 győzelmi pontot szerezz. Hajóraj nélkül nincs pont.',
        fr: 'Mettez de côté une de vos escadres, en mer ou à la base navale, jusqu’au prochain tour de paix, pour marquer 2 PV. Sans escadre, aucun point.',
      },
      bonus: {
        en: 'An unbuilt Squadron joins your Navy Box; then take 1 Debt or lose 1 Treaty Point. If none is unbuilt, you pay nothing.',
        pl: 'Eskadra ze Stoczni trafia do twojej Bazy Floty; potem zaciągnij 1 Dług albo strać 1 Punkt Odwetu. Gdy Stocznia jest pusta, nic nie płacisz.',
        hu: 'Egy hajóraj a hajógyárból a flottabázisodra kerül; utána vegyél fel 1 adósságot, vagy veszíts 1 szerződéspontot. Ha a hajógyár üres, nem fizetsz semmit.',
        fr: 'Une escadre non construite rejoint votre base navale ; prenez ensuite 1 dette ou perdez 1 point de traité. S’il n’en reste aucune, vous ne payez rien.',
      },
    },
    french: {
      base: {
        en: 'Shift a space of Spain.',
        pl: 'Przekup pole Hiszpanii.',
        hu: 'Billentsd át Spanyolország egy mezőjét.',
        fr: 'Basculez une case d’Espagne.',
      },
      bonus: saysPoints(1, 'diplomatic'),
    },
  },
  26: {
    british: { base: saysFrenchDebt(1), bonus: saysFrenchDebt(2) },
    french: { base: saysPoints(2, 'diplomatic', 'europe'), bonus: saysPoints(2, 'diplomatic', 'europe') },
  },
  27: {
    shared: {
      base: {
        en: 'Put up to two Conflict markers on Indian Markets or Political spaces.',
        pl: 'Połóż do dwóch znaczników Konfliktu na Rynkach lub Poselstwach w Indiach.',
        hu: 'Tegyél legfeljebb két konfliktusjelzőt indiai piacokra vagy politikai mezőkre.',
        fr: 'Placez jusqu’à deux marqueurs de conflit sur des marchés ou des cases politiques d’Inde.',
      },
    },
  },
  28: {
    british: {
      base: {
        en: 'Put a Conflict marker on a Fish Market.',
        pl: 'Połóż znacznik Konfliktu na Rynku ryb.',
        hu: 'Tegyél egy konfliktusjelzőt egy halpiacra.',
        fr: 'Placez un marqueur de conflit sur un marché de poisson.',
      },
      bonus: saysPoints(2, 'military', 'north-america'),
    },
    french: {
      base: {
        en: 'Put a Conflict marker on a British Market anywhere.',
        pl: 'Połóż znacznik Konfliktu na dowolnym brytyjskim Rynku.',
        hu: 'Tegyél egy konfliktusjelzőt bármely brit piacra.',
        fr: 'Placez un marqueur de conflit sur un marché britannique, où que ce soit.',
      },
      bonus: saysPoints(2, 'economic', 'north-america'),
    },
  },
  29: {
    british: {
      base: {
        en: 'Gain 2 Treaty Points.',
        pl: 'Otrzymujesz 2 Punkty Odwetu.',
        hu: 'Kapsz 2 szerződéspontot.',
        fr: 'Recevez 2 points de traité.',
      },
      bonus: {
        en: 'Shift Russia.',
        pl: 'Przekup Rosję.',
        hu: 'Billentsd át Oroszországot.',
        fr: 'Basculez la Russie.',
      },
    },
    french: {
      base: saysVp(2),
      bonus: {
        en: 'Shift Russia or Sweden.',
        pl: 'Przekup Rosję lub Szwecję.',
        hu: 'Billentsd át Oroszországot vagy Svédországot.',
        fr: 'Basculez la Russie ou la Suède.',
      },
    },
  },
  30: {
    shared: { base: saysPoints(2, 'economic'), bonus: joined(saysPoints(1, 'economic'), saysRelief(1)) },
  },
};
