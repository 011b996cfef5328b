import { texts } from '@sandtable/kernel';

/** Eras, countries and sub-regions, for which the game's own package has no texts. */
export const places = texts({
  'era.succession': {
    en: 'Succession Era',
    pl: 'Epoka Sukcesji',
    hu: 'az örökösödés kora',
    fr: 'ère de la Succession',
  },
  'era.empire': { en: 'Empire Era', pl: 'Epoka Imperium', hu: 'a birodalom kora', fr: 'ère de l’Empire' },
  'era.revolution': {
    en: 'Revolution Era',
    pl: 'Epoka Rewolucji',
    hu: 'a forradalom kora',
    fr: 'ère de la Révolution',
  },
  'era.short.succession': { en: 'Succession', pl: 'Sukcesja', hu: 'Örökösödés', fr: 'Succession' },
  'era.short.empire': { en: 'Empire', pl: 'Imperium', hu: 'Birodalom', fr: 'Empire' },
  'era.short.revolution': { en: 'Revolution', pl: 'Rewolucja', hu: 'Forradalom', fr: 'Révolution' },
  'country.ireland': { en: 'Ireland', pl: 'Irlandia', hu: 'Írország', fr: 'Irlande' },
  'country.scotland': { en: 'Scotland', pl: 'Szkocja', hu: 'Skócia', fr: 'Écosse' },
  'country.denmark-norway': {
    en: 'Denmark-Norway',
    pl: 'Dania-Norwegia',
    hu: 'Dánia-Norvégia',
    fr: 'Danemark-Norvège',
  },
  'country.prussia': { en: 'Prussia', pl: 'Prusy', hu: 'Poroszország', fr: 'Prusse' },
  'country.sweden': { en: 'Sweden', pl: 'Szwecja', hu: 'Svédország', fr: 'Suède' },
  'country.russia': { en: 'Russia', pl: 'Rosja', hu: 'Oroszország', fr: 'Russie' },
  'country.dutch-republic': {
    en: 'Dutch Republic',
    pl: 'Zjednoczone Prowincje',
    hu: 'Holland Köztársaság',
    fr: 'Provinces-Unies',
  },
  'country.german-states': {
    en: 'German States',
    pl: 'Państwa Niemieckie',
    hu: 'Német államok',
    fr: 'États allemands',
  },
  'country.bavaria': { en: 'Bavaria', pl: 'Bawaria', hu: 'Bajorország', fr: 'Bavière' },
  'country.austria': { en: 'Austria', pl: 'Austria', hu: 'Ausztria', fr: 'Autriche' },
  'country.sardinia': { en: 'Sardinia', pl: 'Sardynia', hu: 'Szardínia', fr: 'Sardaigne' },
  'country.savoy': { en: 'Savoy', pl: 'Sabaudia', hu: 'Savoya', fr: 'Savoie' },
  'country.spain': { en: 'Spain', pl: 'Hiszpania', hu: 'Spanyolország', fr: 'Espagne' },
  'country.united-states': { en: 'United States', pl: 'Stany Zjednoczone', hu: 'Egyesült Államok', fr: 'États-Unis' },
  'subregion.canada': { en: 'Canada', pl: 'Kanada', hu: 'Kanada', fr: 'Canada' },
  'subregion.northern-colonies': {
    en: 'Northern Colonies',
    pl: 'Północne Kolonie',
    hu: 'Északi gyarmatok',
    fr: 'Colonies du Nord',
  },
  'subregion.hooghly-river': { en: 'Hooghly River', pl: 'Rzeka Hugli', hu: 'Hugli folyó', fr: 'rivière Hooghly' },
  'subregion.carnatic-coast': { en: 'Carnatic Coast', pl: 'Karnatyk', hu: 'Karnatik-part', fr: 'côte du Carnatic' },
});
