import { texts } from '@sandtable/kernel';

/** What each Advantage does, in our own words (8.2). */
export const ADVANTAGE_TEXTS = texts({
  'advantage-text.baltic-trade': {
    en: 'Your Debt falls by 2.',
    pl: 'Twój Dług maleje o 2.',
    hu: 'Adósságod 2-vel csökken.',
    fr: 'Votre dette baisse de 2.',
  },
  'advantage-text.central-europe-conflict': {
    en: 'Place a Conflict marker on an Alliance space of Europe.',
    pl: 'Połóż znacznik Konfliktu na polu Sojuszu w Europie.',
    hu: 'Tegyél konfliktusjelzőt egy európai szövetségmezőre.',
    fr: 'Placez un marqueur de conflit sur une case d’alliance d’Europe.',
  },
  'advantage-text.german-diplomacy': {
    en: 'Unflag Russia, Sweden or Bavaria at a base cost of 1.',
    pl: 'Opuść Flagę w Rosji, Szwecji lub Bawarii za koszt podstawowy 1.',
    hu: 'Vedd le a zászlót Oroszország, Svédország vagy Bajorország mezőjéről 1-es alapköltséggel.',
    fr: 'Abaissez le drapeau de la Russie, de la Suède ou de la Bavière pour un coût de base de 1.',
  },
  'advantage-text.italy-influence': {
    en: 'Unflag a space of Spain or Austria at a base cost of 1.',
    pl: 'Opuść Flagę na polu Hiszpanii lub Austrii za koszt podstawowy 1.',
    hu: 'Vedd le a zászlót egy spanyol vagy osztrák mezőről 1-es alapköltséggel.',
    fr: 'Abaissez le drapeau d’une case d’Espagne ou d’Autriche pour un coût de base de 1.',
  },
  'advantage-text.mediterranean-intrigue': {
    en: 'Place a Conflict marker on a space of Spain or Austria, or on Sardinia.',
    pl: 'Połóż znacznik Konfliktu na polu Hiszpanii lub Austrii albo na Sardynii.',
    hu: 'Tegyél konfliktusjelzőt egy spanyol vagy osztrák mezőre, vagy Szardíniára.',
    fr: 'Placez un marqueur de conflit sur une case d’Espagne ou d’Autriche, ou sur la Sardaigne.',
  },
  'advantage-text.naval-bastion': {
    en: 'Pay 1 Military point, not of a Minor Action, to displace any opposing Squadron to its Navy Box.',
    pl: 'Za 1 Punkt Militarny, nie z Akcji Pobocznej, przepędź dowolną Eskadrę przeciwnika do Bazy Floty.',
    hu: '1 katonai pontért, nem mellékakcióból, bármelyik ellenséges hajórajt a flottabázisára űzheted.',
    fr: 'Pour 1 point militaire, hors action mineure, délogez une escadre adverse quelconque vers sa base navale.',
  },
  'advantage-text.silesia-negotiations': {
    en: 'Unflag a space of Prussia or the German States at a base cost of 1.',
    pl: 'Opuść Flagę na polu Prus lub Państw Niemieckich za koszt podstawowy 1.',
    hu: 'Vedd le a zászlót egy porosz mezőről vagy a Német államok egy mezőjéről 1-es alapköltséggel.',
    fr: 'Abaissez le drapeau d’une case de Prusse ou des États allemands pour un coût de base de 1.',
  },
  'advantage-text.algonquin-raids': {
    en: 'Place a Conflict marker on a Fur Market.',
    pl: 'Połóż znacznik Konfliktu na Rynku futer.',
    hu: 'Tegyél konfliktusjelzőt egy prémpiacra.',
    fr: 'Placez un marqueur de conflit sur un marché de fourrures.',
  },
  'advantage-text.fur-trade': {
    en: 'Unflag a Market of North America at a base cost of 1.',
    pl: 'Opuść Flagę na Rynku w Ameryce Północnej za koszt podstawowy 1.',
    hu: 'Vedd le a zászlót egy észak-amerikai piacról 1-es alapköltséggel.',
    fr: 'Abaissez le drapeau d’un marché d’Amérique du Nord pour un coût de base de 1.',
  },
  'advantage-text.iroquois-raids': {
    en: 'Place a Conflict marker on a Fur Market.',
    pl: 'Połóż znacznik Konfliktu na Rynku futer.',
    hu: 'Tegyél konfliktusjelzőt egy prémpiacra.',
    fr: 'Placez un marqueur de conflit sur un marché de fourrures.',
  },
  'advantage-text.patriot-agitation': {
    en: 'Place a Conflict marker on a Market or Political space of North America.',
    pl: 'Połóż znacznik Konfliktu na Rynku lub Poselstwie w Ameryce Północnej.',
    hu: 'Tegyél konfliktusjelzőt egy észak-amerikai piacra vagy politikai mezőre.',
    fr: 'Placez un marqueur de conflit sur un marché ou une case politique d’Amérique du Nord.',
  },
  'advantage-text.wheat': {
    en: 'Unflagging one Market of North America costs 1 less.',
    pl: 'Opuszczenie Flagi na jednym Rynku w Ameryce Północnej kosztuje o 1 mniej.',
    hu: 'Egy észak-amerikai piacról a zászló levétele 1-gyel olcsóbb.',
    fr: 'Abaisser un drapeau sur un marché d’Amérique du Nord coûte 1 de moins.',
  },
  'advantage-text.fruit': {
    en: 'Unflagging one Market of the Caribbean costs 1 less.',
    pl: 'Opuszczenie Flagi na jednym Rynku na Karaibach kosztuje o 1 mniej.',
    hu: 'Egy karibi piacról a zászló levétele 1-gyel olcsóbb.',
    fr: 'Abaisser un drapeau sur un marché des Caraïbes coûte 1 de moins.',
  },
  'advantage-text.letters-of-marque': {
    en: 'Place a Conflict marker on an unprotected Market of the Caribbean.',
    pl: 'Połóż znacznik Konfliktu na niestrzeżonym Rynku na Karaibach.',
    hu: 'Tegyél konfliktusjelzőt egy védtelen karibi piacra.',
    fr: 'Placez un marqueur de conflit sur un marché non protégé des Caraïbes.',
  },
  'advantage-text.pirate-havens': {
    en: 'Place a Conflict marker on an unprotected Market of the Caribbean.',
    pl: 'Połóż znacznik Konfliktu na niestrzeżonym Rynku na Karaibach.',
    hu: 'Tegyél konfliktusjelzőt egy védtelen karibi piacra.',
    fr: 'Placez un marqueur de conflit sur un marché non protégé des Caraïbes.',
  },
  'advantage-text.rum': {
    en: 'Unflagging one Market of the Caribbean costs 1 less.',
    pl: 'Opuszczenie Flagi na jednym Rynku na Karaibach kosztuje o 1 mniej.',
    hu: 'Egy karibi piacról a zászló levétele 1-gyel olcsóbb.',
    fr: 'Abaisser un drapeau sur un marché des Caraïbes coûte 1 de moins.',
  },
  'advantage-text.slaving-contracts': {
    en: 'Construct a Squadron for 2 instead of 4.',
    pl: 'Zbuduj Eskadrę za 2 zamiast 4.',
    hu: 'Építs hajórajt 4 helyett 2-ért.',
    fr: 'Construisez une escadre pour 2 au lieu de 4.',
  },
  'advantage-text.power-struggle': {
    en: 'Place a Conflict marker on a Market of the Carnatic Coast.',
    pl: 'Połóż znacznik Konfliktu na Rynku w Karnatyku.',
    hu: 'Tegyél konfliktusjelzőt a Karnatik-part egyik piacára.',
    fr: 'Placez un marqueur de conflit sur un marché de la côte du Carnatic.',
  },
  'advantage-text.raids-and-incursions': {
    en: 'Place a Conflict marker on a Market of India.',
    pl: 'Połóż znacznik Konfliktu na Rynku w Indiach.',
    hu: 'Tegyél konfliktusjelzőt egy indiai piacra.',
    fr: 'Placez un marqueur de conflit sur un marché d’Inde.',
  },
  'advantage-text.separatist-wars': {
    en: 'Place a Conflict marker on a Cotton Market.',
    pl: 'Połóż znacznik Konfliktu na Rynku bawełny.',
    hu: 'Tegyél konfliktusjelzőt egy gyapotpiacra.',
    fr: 'Placez un marqueur de conflit sur un marché de coton.',
  },
  'advantage-text.silk': {
    en: 'Unflagging one Market of India costs 1 less.',
    pl: 'Opuszczenie Flagi na jednym Rynku w Indiach kosztuje o 1 mniej.',
    hu: 'Egy indiai piacról a zászló levétele 1-gyel olcsóbb.',
    fr: 'Abaisser un drapeau sur un marché d’Inde coûte 1 de moins.',
  },
  'advantage-text.textiles': {
    en: 'Unflagging one Market of India costs 1 less.',
    pl: 'Opuszczenie Flagi na jednym Rynku w Indiach kosztuje o 1 mniej.',
    hu: 'Egy indiai piacról a zászló levétele 1-gyel olcsóbb.',
    fr: 'Abaisser un drapeau sur un marché d’Inde coûte 1 de moins.',
  },
});
