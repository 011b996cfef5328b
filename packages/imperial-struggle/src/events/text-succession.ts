import type { CardTexts } from './card-text.js';
import { saysEither, saysFrenchDebt, saysPoints, saysRelief, saysVp } from './phrases.js';

/** Cards 1-15, in our own words. */
export const TEXT_SUCCESSION: CardTexts = {
  1: {
    shared: {
      base: {
        en: 'For each Indian Local Alliance that you control, put a Conflict marker on an Indian Market or Local Alliance.',
        pl: 'Za każdy kontrolowany przez ciebie Lokalny Sojusz w Indiach połóż znacznik Konfliktu na indyjskim Rynku lub Lokalnym Sojuszu.',
        hu: 'Minden általad ellenőrzött indiai helyi szövetségért tegyél egy konfliktusjelzőt egy indiai piacra vagy helyi szövetségre.',
        fr: 'Pour chaque alliance locale d’Inde que vous contrôlez, placez un marqueur de conflit sur un marché ou une alliance locale d’Inde.',
      },
      bonus: {
        en: 'Damage an opposing Fort in India, or shift a Cotton Market.',
        pl: 'Uszkodź Fort przeciwnika w Indiach albo przekup jeden Rynek bawełny.',
        hu: 'Rongáld meg az ellenfél egy indiai erődjét, vagy billents át egy gyapotpiacot.',
        fr: 'Endommagez un fort adverse en Inde, ou basculez un marché de coton.',
      },
    },
  },
  2: {
    british: { base: saysPoints(1, 'diplomatic', 'unflag-europe'), bonus: saysVp(2) },
    french: {
      base: saysPoints(2, 'diplomatic'),
      bonus: {
        en: 'Unflag a European Political space outside Spain and Austria.',
        pl: 'Opuść Flagę na europejskim Poselstwie poza Hiszpanią i Austrią.',
        hu: 'Vedd le a zászlót egy európai politikai mezőről Spanyolországon és Ausztrián kívül.',
        fr: 'Abaissez le drapeau d’une case politique d’Europe, hors d’Espagne et d’Autriche.',
      },
    },
  },
  3: {
    shared: {
      base: {
        en: 'Remove an opposing flag from a Caribbean Market, then one of your own.',
        pl: 'Usuń z karaibskiego Rynku Flagę przeciwnika, a potem z innego własną.',
        hu: 'Távolítsd el az ellenfél egy zászlóját egy karibi piacról, majd egyet a sajátjaid közül.',
        fr: 'Retirez un drapeau adverse d’un marché des Caraïbes, puis un des vôtres.',
      },
      bonus: {
        en: 'Remove one more opposing flag from a Caribbean Market.',
        pl: 'Usuń z karaibskiego Rynku jeszcze jedną Flagę przeciwnika.',
        hu: 'Távolítsd el az ellenfél még egy zászlóját egy karibi piacról.',
        fr: 'Retirez encore un drapeau adverse d’un marché des Caraïbes.',
      },
    },
  },
  4: {
    shared: {
      base: {
        en: 'Unflag any Market whose loss isolates no other Market.',
        pl: 'Opuść Flagę na dowolnym Rynku, którego utrata nie odetnie innego Rynku.',
        hu: 'Vedd le a zászlót bármely piacról, amelynek elvesztése nem szigetel el más piacot.',
        fr: 'Abaissez le drapeau d’un marché quelconque dont la perte n’isole aucun autre marché.',
      },
      bonus: {
        en: 'One Squadron built in this round costs 2 less, even nothing; you still need a Military Action.',
        pl: 'Jedna Eskadra zbudowana w tej rundzie kosztuje o 2 mniej, choćby 0; Akcja Militarna jest nadal potrzebna.',
        hu: 'Ebben a körben egy hajóraj építése 2-vel olcsóbb, akár ingyenes; katonai akció továbbra is kell hozzá.',
        fr: 'Une escadre construite pendant ce tour d’action coûte 2 de moins, voire rien ; il faut tout de même une action militaire.',
      },
    },
  },
  5: {
    british: { base: saysRelief(2), bonus: saysFrenchDebt(1) },
    french: {
      base: {
        en: 'Put a Conflict marker on a British Market in the Caribbean.',
        pl: 'Połóż znacznik Konfliktu na brytyjskim Rynku na Karaibach.',
        hu: 'Tegyél egy konfliktusjelzőt egy brit piacra a Karib-térségben.',
        fr: 'Placez un marqueur de conflit sur un marché britannique des Caraïbes.',
      },
      bonus: saysPoints(1, 'diplomatic'),
    },
  },
  6: {
    british: {
      base: {
        en: 'Shift a Local Alliance in North America.',
        pl: 'Przekup Lokalny Sojusz w Ameryce Północnej.',
        hu: 'Billents át egy észak-amerikai helyi szövetséget.',
        fr: 'Basculez une alliance locale d’Amérique du Nord.',
      },
      bonus: {
        en: 'Use one of your North American Advantages at once, be it exhausted or just gained; this does not exhaust it.',
        pl: 'Użyj od razu jednej ze swoich Korzyści w Ameryce Północnej, choćby wyczerpanej lub dopiero zdobytej; to jej nie wyczerpuje.',
        hu: 'Használd azonnal egyik észak-amerikai előnyödet, akár kimerült, akár most szerezted; ettől nem merül ki.',
        fr: 'Utilisez aussitôt un de vos avantages d’Amérique du Nord, fût-il épuisé ou tout juste obtenu ; cela ne l’épuise pas.',
      },
    },
    french: {
      base: saysPoints(2, 'economic', 'north-america'),
      bonus: {
        en: 'Unflag a Local Alliance in North America.',
        pl: 'Opuść Flagę na Lokalnym Sojuszu w Ameryce Północnej.',
        hu: 'Vedd le a zászlót egy észak-amerikai helyi szövetségről.',
        fr: 'Abaissez le drapeau d’une alliance locale d’Amérique du Nord.',
      },
    },
  },
  7: {
    british: {
      base: {
        en: 'Put a Conflict marker on a space of Spain.',
        pl: 'Połóż znacznik Konfliktu na polu Hiszpanii.',
        hu: 'Tegyél egy konfliktusjelzőt Spanyolország egy mezőjére.',
        fr: 'Placez un marqueur de conflit sur une case d’Espagne.',
      },
      bonus: {
        en: 'Name a theater: a French Bonus War Tile there goes back to its pool unseen.',
        pl: 'Wskaż Kampanię: jedno francuskie Wojsko Elitarne wraca z niej zakryte do puli.',
        hu: 'Nevezz meg egy hadszínteret: onnan egy francia bónusz hadilapka képpel lefelé visszakerül a készletbe.',
        fr: 'Désignez un théâtre : une tuile de guerre bonus française y retourne dans sa réserve sans être vue.',
      },
    },
    french: {
      base: {
        en: 'Unflag a space of the Dutch Republic.',
        pl: 'Opuść Flagę na polu Zjednoczonych Prowincji.',
        hu: 'Vedd le a zászlót a Holland Köztársaság egy mezőjéről.',
        fr: 'Abaissez le drapeau d’une case des Provinces-Unies.',
      },
      bonus: saysEither(2, 'india'),
    },
  },
  8: {
    shared: {
      base: {
        en: 'Your Debt falls by 2; each point that is not there to fall is an Economic point instead.',
        pl: 'Twój Dług spada o 2; za każdy punkt, o który nie może spaść, dostajesz Punkt Ekonomiczny.',
        hu: 'Adósságod 2-vel csökken; minden pont, amellyel nem csökkenhet, helyette egy gazdasági pont.',
        fr: 'Votre dette baisse de 2 ; chaque point qui ne peut baisser vous donne un point économique.',
      },
      bonus: {
        en: 'One point more, in the same way.',
        pl: 'Jeszcze jeden punkt w ten sam sposób.',
        hu: 'Még egy pont ugyanígy.',
        fr: 'Un point de plus, de la même façon.',
      },
    },
  },
  9: {
    british: {
      base: {
        en: 'Shift a space of the German States; then score 2 VP if you control both of them.',
        pl: 'Przekup pole Państw Niemieckich; potem zdobądź 2 PZ, jeśli kontrolujesz oba.',
        hu: 'Billentsd át a Német államok egy mezőjét; utána szerezz 2 győzelmi pontot, ha mindkettőt ellenőrzöd.',
        fr: 'Basculez une case des États allemands ; marquez ensuite 2 PV si vous contrôlez les deux.',
      },
      bonus: saysPoints(1, 'diplomatic'),
    },
    french: {
      base: {
        en: 'Shift Russia; if you control it already, score 2 VP instead.',
        pl: 'Przekup Rosję; jeśli już ją kontrolujesz, zdobądź zamiast tego 2 PZ.',
        hu: 'Billentsd át Oroszországot; ha már ellenőrzöd, szerezz helyette 2 győzelmi pontot.',
        fr: 'Basculez la Russie ; si vous la contrôlez déjà, marquez plutôt 2 PV.',
      },
      bonus: saysPoints(1, 'diplomatic'),
    },
  },
  10: {
    british: {
      base: saysPoints(2, 'diplomatic', 'german-prussian-dutch'),
      bonus: saysPoints(1, 'diplomatic', 'europe'),
    },
    french: {
      base: {
        en: 'Shift a space of Spain or Austria.',
        pl: 'Przekup pole Hiszpanii lub Austrii.',
        hu: 'Billentsd át Spanyolország vagy Ausztria egy mezőjét.',
        fr: 'Basculez une case d’Espagne ou d’Autriche.',
      },
      bonus: {
        en: 'Score 2 VP if no British flag is left in Spain and Austria.',
        pl: 'Zdobądź 2 PZ, jeśli w Hiszpanii i Austrii nie została żadna brytyjska Flaga.',
        hu: 'Szerezz 2 győzelmi pontot, ha nem maradt brit zászló Spanyolországban és Ausztriában.',
        fr: 'Marquez 2 PV s’il ne reste aucun drapeau britannique en Espagne ni en Autriche.',
      },
    },
  },
  11: {
    british: {
      base: saysPoints(2, 'economic', 'unflag-markets'),
      bonus: {
        en: 'You may have Cotton scored at once, as if it were in demand.',
        pl: 'Możesz od razu rozliczyć bawełnę, jakby była objęta Globalnym Popytem.',
        hu: 'Azonnal értékelheted a gyapotot, mintha keresett áru volna.',
        fr: 'Vous pouvez faire décompter le coton aussitôt, comme s’il était demandé.',
      },
    },
    french: {
      base: {
        en: 'Unflag a Cotton Market.',
        pl: 'Opuść Flagę na Rynku bawełny.',
        hu: 'Vedd le a zászlót egy gyapotpiacról.',
        fr: 'Abaissez le drapeau d’un marché de coton.',
      },
      bonus: {
        en: 'A British Squadron at sea goes to the Navy Box.',
        pl: 'Brytyjska Eskadra z Akwenu wraca do Bazy Floty.',
        hu: 'Egy tengeren lévő brit hajóraj visszatér a flottabázisra.',
        fr: 'Une escadre britannique en mer retourne à la base navale.',
      },
    },
  },
  12: {
    shared: {
      base: {
        en: 'The opponent chooses a loss: damage to a Fort, a Squadron from the sea into the Navy Box, or a Bonus War Tile back into the pool.',
        pl: 'Przeciwnik wybiera stratę: uszkodzenie Fortu, Eskadra z Akwenu do Bazy Floty albo Wojsko Elitarne z powrotem do puli.',
        hu: 'Az ellenfél veszteséget választ: egy erődje megsérül, egy hajóraja a tengerről a flottabázisra kerül, vagy egy bónusz hadilapkája visszamegy a készletbe.',
        fr: 'L’adversaire choisit une perte : un fort endommagé, une escadre en mer renvoyée à la base navale, ou une tuile de guerre bonus remise dans la réserve.',
      },
      bonus: {
        en: 'The opponent chooses a second loss.',
        pl: 'Przeciwnik wybiera drugą stratę.',
        hu: 'Az ellenfél még egy veszteséget választ.',
        fr: 'L’adversaire choisit une seconde perte.',
      },
    },
  },
  13: {
    british: {
      base: saysPoints(2, 'economic', 'flag-beside-british'),
      bonus: saysPoints(1, 'economic', 'flag-beside-british'),
    },
    french: {
      base: {
        en: 'Shift an Alliance space of Austria, the Dutch Republic or Spain.',
        pl: 'Przekup pole Sojuszu Austrii, Zjednoczonych Prowincji lub Hiszpanii.',
        hu: 'Billentsd át Ausztria, a Holland Köztársaság vagy Spanyolország egy szövetségmezőjét.',
        fr: 'Basculez une case d’alliance d’Autriche, des Provinces-Unies ou d’Espagne.',
      },
      bonus: {
        en: 'Score 3 VP if you control both Savoy and Sardinia.',
        pl: 'Zdobądź 3 PZ, jeśli kontrolujesz i Sabaudię, i Sardynię.',
        hu: 'Szerezz 3 győzelmi pontot, ha Savoya és Szardínia is a te ellenőrzésed alatt áll.',
        fr: 'Marquez 3 PV si vous contrôlez la Savoie et la Sardaigne.',
      },
    },
  },
  14: {
    british: {
      base: {
        en: 'Unflag a space of Ireland or Scotland.',
        pl: 'Opuść Flagę na polu Irlandii lub Szkocji.',
        hu: 'Vedd le a zászlót Írország vagy Skócia egy mezőjéről.',
        fr: 'Abaissez le drapeau d’une case d’Irlande ou d’Écosse.',
      },
    },
    french: {
      base: {
        en: 'For each Irish space that you control, draw a Bonus War Tile for the Jacobites’ theater of the next war, if it has one.',
        pl: 'Za każde kontrolowane pole Irlandii dobierz Wojsko Elitarne do Kampanii jakobitów w nadchodzącej Wojnie, jeśli taka w niej jest.',
        hu: 'Minden általad ellenőrzött ír mezőért húzz egy bónusz hadilapkát a következő háború jakobita hadszínterére, ha van ilyen.',
        fr: 'Pour chaque case d’Irlande que vous contrôlez, piochez une tuile de guerre bonus pour le théâtre jacobite de la prochaine guerre, s’il y en a un.',
      },
    },
  },
  15: {
    shared: {
      base: {
        en: 'The opponent’s Debt Limit falls by 1. If the opponent stood at the limit, the opponent’s Debt also falls by 1 and you score 1 VP.',
        pl: 'Limit Zadłużenia przeciwnika spada o 1. Jeśli przeciwnik był na limicie, jego Dług też spada o 1, a ty zdobywasz 1 PZ.',
        hu: 'Az ellenfél adósságkorlátja 1-gyel csökken. Ha az ellenfél épp a korláton állt, adóssága is 1-gyel csökken, és szerzel 1 győzelmi pontot.',
        fr: 'La limite de dette de l’adversaire baisse de 1. S’il était à sa limite, sa dette baisse aussi de 1 et vous marquez 1 PV.',
      },
      bonus: saysRelief(2),
    },
  },
};
