import { fillText, type Texts, texts } from '@sandtable/kernel';

/** What points are for, by the names of rules/limits.ts. */
const LIMITS = texts({
  europe: { en: 'only in Europe', pl: 'tylko w Europie', hu: 'csak Európában', fr: 'en Europe seulement' },
  india: { en: 'only in India', pl: 'tylko w Indiach', hu: 'csak Indiában', fr: 'en Inde seulement' },
  caribbean: {
    en: 'only in the Caribbean',
    pl: 'tylko na Karaibach',
    hu: 'csak a Karib-térségben',
    fr: 'dans les Caraïbes seulement',
  },
  'north-america': {
    en: 'only in North America',
    pl: 'tylko w Ameryce Północnej',
    hu: 'csak Észak-Amerikában',
    fr: 'en Amérique du Nord seulement',
  },
  'german-prussian-dutch': {
    en: 'only in the German States, Prussia and the Dutch Republic',
    pl: 'tylko w Państwach Niemieckich, Prusach i Zjednoczonych Prowincjach',
    hu: 'csak a Német államokban, Poroszországban és a Holland Köztársaságban',
    fr: 'seulement dans les États allemands, en Prusse et dans les Provinces-Unies',
  },
  'spain-austria': {
    en: 'only in Spain and Austria',
    pl: 'tylko w Hiszpanii i Austrii',
    hu: 'csak Spanyolországban és Ausztriában',
    fr: 'en Espagne et en Autriche seulement',
  },
  'unflag-europe': {
    en: 'only to unflag in Europe',
    pl: 'tylko na opuszczanie Flag w Europie',
    hu: 'csak európai zászlók levételére',
    fr: 'uniquement pour abaisser des drapeaux en Europe',
  },
  'unflag-markets': {
    en: 'only to unflag Markets',
    pl: 'tylko na opuszczanie Flag na Rynkach',
    hu: 'csak piacok zászlóinak levételére',
    fr: 'uniquement pour abaisser des drapeaux de marchés',
  },
  'flag-beside-british': {
    en: 'only to flag Markets connected to a British Market',
    pl: 'tylko na podnoszenie Flag na Rynkach połączonych z brytyjskim Rynkiem',
    hu: 'csak zászló kitűzésére brit piaccal összekötött piacokon',
    fr: 'uniquement pour hisser votre drapeau sur des marchés reliés à un marché britannique',
  },
  'scotland-ireland': {
    en: 'only in Scotland and Ireland',
    pl: 'tylko w Szkocji i Irlandii',
    hu: 'csak Skóciában és Írországban',
    fr: 'en Écosse et en Irlande seulement',
  },
  'war-tile-or-deploy': {
    en: 'only for Bonus War Tiles and to deploy Squadrons',
    pl: 'tylko na Wojska Elitarne i rozmieszczanie Eskadr',
    hu: 'csak bónusz hadilapkára és hajórajok kiküldésére',
    fr: 'uniquement pour des tuiles de guerre bonus et le déploiement d’escadres',
  },
  burke: {
    en: 'only for a Major Action that stays in Europe',
    pl: 'tylko na Akcję Główną w całości w Europie',
    hu: 'csak Európában maradó főakcióra',
    fr: 'uniquement pour une action majeure qui reste en Europe',
  },
  'no-prestige': {
    en: 'only for Political spaces without Prestige',
    pl: 'tylko na Poselstwa bez Prestiżu',
    hu: 'csak presztízs nélküli politikai mezőkre',
    fr: 'uniquement pour des cases politiques sans prestige',
  },
});

const LIMITED = texts({
  points: { en: 'points {limit}', pl: 'punkty {limit}', hu: 'pontok, {limit}', fr: 'points {limit}' },
  ministry: {
    en: 'points of a Ministry, {limit}',
    pl: 'punkty od Ministra, {limit}',
    hu: 'minisztériumi pontok, {limit}',
    fr: 'points d’un ministère, {limit}',
  },
});

const limits: Texts = Object.fromEntries(
  Object.entries(LIMITS).flatMap(([name, limit]) => [
    [`limit.${name}`, limit],
    [`points.${name}`, fillText(LIMITED.points, { limit })],
    [`points.ministry-${name}`, fillText(LIMITED.ministry, { limit })],
  ]),
);

/** Points that players tell apart when they choose which of them pay first. */
export const LEFT_POINTS = texts({
  'points.left': {
    en: '{n} {type} ({source})',
    pl: '{type} {n} ({source})',
    hu: '{n} {type} ({source})',
    fr: '{type} {n} ({source})',
  },
  'points.left.limited': {
    en: '{n} {type} ({source}, {limit})',
    pl: '{type} {n} ({source}, {limit})',
    hu: '{n} {type} ({source}, {limit})',
    fr: '{type} {n} ({source}, {limit})',
  },
  'points.left.none': { en: 'none', pl: 'brak', hu: 'nincs', fr: 'aucun' },
  'points.any': {
    en: 'points for anything',
    pl: 'punkty bez ograniczeń',
    hu: 'bármire jó pontok',
    fr: 'points sans restriction',
  },
});

export const POINT_WORDS = { ...LEFT_POINTS, ...limits };
