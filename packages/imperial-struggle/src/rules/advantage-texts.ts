import type { WordsByLanguage } from '../ministries/words.js';

/** What each Advantage does, in our own words (8.2). */
export const ADVANTAGE_TEXTS: WordsByLanguage = {
  'advantage-text.baltic-trade': {
    en: 'Your Debt falls by 2.',
    pl: 'Twój Dług maleje o 2.',
    hu: 'Adósságod 2-vel csökken.',
    fr: 'Votre dette baisse de 2.',
  },
  'advantage-text.central-europe-conflict': {
    en: 'A Conflict marker on an Alliance space of Europe.',
    pl: 'Znacznik Konfliktu na polu Sojuszu w Europie.',
    hu: 'Konfliktusjelző egy európai szövetségmezőre.',
    fr: 'Un marqueur de conflit sur une case d’alliance d’Europe.',
  },
  'advantage-text.german-diplomacy': {
    en: 'Unflag Russia, Sweden or Bavaria at a base cost of 1.',
    pl: 'Opuść Flagę w Rosji, Szwecji lub Bawarii za koszt podstawowy 1.',
    hu: 'Vedd le a zászlót Oroszországról, Svédországról vagy Bajorországról 1-es alapáron.',
    fr: 'Abaissez le drapeau de la Russie, de la Suède ou de la Bavière pour un coût de base de 1.',
  },
  'advantage-text.italy-influence': {
    en: 'Unflag a space of Spain or Austria at a base cost of 1.',
    pl: 'Opuść Flagę na polu Hiszpanii lub Austrii za koszt podstawowy 1.',
    hu: 'Vedd le a zászlót egy spanyol vagy osztrák mezőről 1-es alapáron.',
    fr: 'Abaissez le drapeau d’une case d’Espagne ou d’Autriche pour un coût de base de 1.',
  },
  'advantage-text.mediterranean-intrigue': {
    en: 'A Conflict marker on a space of Spain or Austria, or on Sardinia.',
    pl: 'Znacznik Konfliktu na polu Hiszpanii lub Austrii albo na Sardynii.',
    hu: 'Konfliktusjelző egy spanyol vagy osztrák mezőre, vagy Szardíniára.',
    fr: 'Un marqueur de conflit sur une case d’Espagne ou d’Autriche, ou sur la Sardaigne.',
  },
  'advantage-text.naval-bastion': {
    en: 'For 1 Military point, not of a Minor Action, an opposing Squadron anywhere goes to its Navy Box.',
    pl: 'Za 1 Punkt Militarny, nie z Akcji Pobocznej, dowolna Eskadra przeciwnika wraca do Bazy Floty.',
    hu: '1 katonai pontért, nem mellékakcióból, bármelyik ellenséges hajóraj a flottabázisára kerül.',
    fr: 'Pour 1 point militaire, hors action mineure, une escadre adverse de n’importe où rejoint sa base navale.',
  },
  'advantage-text.silesia-negotiations': {
    en: 'Unflag a space of Prussia or the German States at a base cost of 1.',
    pl: 'Opuść Flagę na polu Prus lub Państw Niemieckich za koszt podstawowy 1.',
    hu: 'Vedd le a zászlót egy porosz mezőről vagy a német államok egyikéről 1-es alapáron.',
    fr: 'Abaissez le drapeau d’une case de Prusse ou des États allemands pour un coût de base de 1.',
  },
  'advantage-text.algonquin-raids': {
    en: 'A Conflict marker on a Fur Market.',
    pl: 'Znacznik Konfliktu na Rynku futer.',
    hu: 'Konfliktusjelző egy prémpiacra.',
    fr: 'Un marqueur de conflit sur un marché de fourrures.',
  },
  'advantage-text.fur-trade': {
    en: 'Unflag a Market of North America at a base cost of 1.',
    pl: 'Opuść Flagę na Rynku w Ameryce Północnej za koszt podstawowy 1.',
    hu: 'Vedd le a zászlót egy észak-amerikai piacról 1-es alapáron.',
    fr: 'Abaissez le drapeau d’un marché d’Amérique du Nord pour un coût de base de 1.',
  },
  'advantage-text.iroquois-raids': {
    en: 'A Conflict marker on a Fur Market.',
    pl: 'Znacznik Konfliktu na Rynku futer.',
    hu: 'Konfliktusjelző egy prémpiacra.',
    fr: 'Un marqueur de conflit sur un marché de fourrures.',
  },
  'advantage-text.patriot-agitation': {
    en: 'A Conflict marker on a Market or Political space of North America.',
    pl: 'Znacznik Konfliktu na Rynku lub Poselstwie w Ameryce Północnej.',
    hu: 'Konfliktusjelző egy észak-amerikai piacra vagy politikai mezőre.',
    fr: 'Un marqueur de conflit sur un marché ou une case politique d’Amérique du Nord.',
  },
  'advantage-text.wheat': {
    en: 'One Market of North America costs 1 less to unflag.',
    pl: 'Opuszczenie Flagi na jednym Rynku w Ameryce Północnej kosztuje o 1 mniej.',
    hu: 'Egy észak-amerikai piacról zászlót levenni 1-gyel olcsóbb.',
    fr: 'Abaisser un drapeau sur un marché d’Amérique du Nord coûte 1 de moins.',
  },
  'advantage-text.fruit': {
    en: 'One Market of the Caribbean costs 1 less to unflag.',
    pl: 'Opuszczenie Flagi na jednym Rynku na Karaibach kosztuje o 1 mniej.',
    hu: 'Egy karibi piacról zászlót levenni 1-gyel olcsóbb.',
    fr: 'Abaisser un drapeau sur un marché des Caraïbes coûte 1 de moins.',
  },
  'advantage-text.letters-of-marque': {
    en: 'A Conflict marker on an unprotected Market of the Caribbean.',
    pl: 'Znacznik Konfliktu na niestrzeżonym Rynku na Karaibach.',
    hu: 'Konfliktusjelző egy védtelen karibi piacra.',
    fr: 'Un marqueur de conflit sur un marché non protégé des Caraïbes.',
  },
  'advantage-text.pirate-havens': {
    en: 'A Conflict marker on an unprotected Market of the Caribbean.',
    pl: 'Znacznik Konfliktu na niestrzeżonym Rynku na Karaibach.',
    hu: 'Konfliktusjelző egy védtelen karibi piacra.',
    fr: 'Un marqueur de conflit sur un marché non protégé des Caraïbes.',
  },
  'advantage-text.rum': {
    en: 'One Market of the Caribbean costs 1 less to unflag.',
    pl: 'Opuszczenie Flagi na jednym Rynku na Karaibach kosztuje o 1 mniej.',
    hu: 'Egy karibi piacról zászlót levenni 1-gyel olcsóbb.',
    fr: 'Abaisser un drapeau sur un marché des Caraïbes coûte 1 de moins.',
  },
  'advantage-text.slaving-contracts': {
    en: 'A Squadron for 2 instead of 4.',
    pl: 'Eskadra za 2 zamiast 4.',
    hu: 'Hajóraj 4 helyett 2-ért.',
    fr: 'Une escadre pour 2 au lieu de 4.',
  },
  'advantage-text.power-struggle': {
    en: 'A Conflict marker on a Market of the Carnatic Coast.',
    pl: 'Znacznik Konfliktu na Rynku w Karnatyku.',
    hu: 'Konfliktusjelző a Karnatik-part egyik piacára.',
    fr: 'Un marqueur de conflit sur un marché de la côte du Carnatic.',
  },
  'advantage-text.raids-and-incursions': {
    en: 'A Conflict marker on a Market of India.',
    pl: 'Znacznik Konfliktu na Rynku w Indiach.',
    hu: 'Konfliktusjelző egy indiai piacra.',
    fr: 'Un marqueur de conflit sur un marché d’Inde.',
  },
  'advantage-text.separatist-wars': {
    en: 'A Conflict marker on a Cotton Market.',
    pl: 'Znacznik Konfliktu na Rynku bawełny.',
    hu: 'Konfliktusjelző egy gyapotpiacra.',
    fr: 'Un marqueur de conflit sur un marché de coton.',
  },
  'advantage-text.silk': {
    en: 'One Market of India costs 1 less to unflag.',
    pl: 'Opuszczenie Flagi na jednym Rynku w Indiach kosztuje o 1 mniej.',
    hu: 'Egy indiai piacról zászlót levenni 1-gyel olcsóbb.',
    fr: 'Abaisser un drapeau sur un marché d’Inde coûte 1 de moins.',
  },
  'advantage-text.textiles': {
    en: 'One Market of India costs 1 less to unflag.',
    pl: 'Opuszczenie Flagi na jednym Rynku w Indiach kosztuje o 1 mniej.',
    hu: 'Egy indiai piacról zászlót levenni 1-gyel olcsóbb.',
    fr: 'Abaisser un drapeau sur un marché d’Inde coûte 1 de moins.',
  },
};
