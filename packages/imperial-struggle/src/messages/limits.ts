import { fillText, type Texts, texts } from '@sandtable/kernel';

/** What points are for, by the names of rules/limits.ts. */
const LIMITS = texts({
  europe: {
    en: 'only in Europe',
    pl: 'tylko w Europie',
    hu: 'csak Európában',
    fr: 'en Europe seulement',
    es: 'solo en Europa',
  },
  india: {
    en: 'only in India',
    pl: 'tylko w Indiach',
    hu: 'csak Indiában',
    fr: 'en Inde seulement',
    es: 'solo en la India',
  },
  caribbean: {
    en: 'only in the Caribbean',
    pl: 'tylko na Karaibach',
    hu: 'csak a Karib-térségben',
    fr: 'dans les Caraïbes seulement',
    es: 'solo en el Caribe',
  },
  'north-america': {
    en: 'only in North America',
    pl: 'tylko w Ameryce Północnej',
    hu: 'csak Észak-Amerikában',
    fr: 'en Amérique du Nord seulement',
    es: 'solo en Norteamérica',
  },
  'german-prussian-dutch': {
    en: 'only in the German States, Prussia and the Dutch Republic',
    pl: 'tylko w Państwach Niemieckich, Prusach i Zjednoczonych Prowincjach',
    hu: 'csak a Német államokban, Poroszországban és a Holland Köztársaságban',
    fr: 'seulement dans les États allemands, en Prusse et dans les Provinces-Unies',
    es: 'solo en los Estados alemanes, Prusia y las Provincias Unidas',
  },
  'spain-austria': {
    en: 'only in Spain and Austria',
    pl: 'tylko w Hiszpanii i Austrii',
    hu: 'csak Spanyolországban és Ausztriában',
    fr: 'en Espagne et en Autriche seulement',
    es: 'solo en España y Austria',
  },
  'unflag-europe': {
    en: 'only to unflag in Europe',
    pl: 'tylko na opuszczanie Flag w Europie',
    hu: 'csak európai zászlók levételére',
    fr: 'uniquement pour abaisser des drapeaux en Europe',
    es: 'solo para arriar banderas en Europa',
  },
  'unflag-markets': {
    en: 'only to unflag Markets',
    pl: 'tylko na opuszczanie Flag na Rynkach',
    hu: 'csak piacok zászlóinak levételére',
    fr: 'uniquement pour abaisser des drapeaux de marchés',
    es: 'solo para arriar banderas de Mercados',
  },
  'flag-beside-british': {
    en: 'only to flag Markets connected to a British Market',
    pl: 'tylko na podnoszenie Flag na Rynkach połączonych z brytyjskim Rynkiem',
    hu: 'csak zászló kitűzésére brit piaccal összekötött piacokon',
    fr: 'uniquement pour hisser votre drapeau sur des marchés reliés à un marché britannique',
    es: 'solo para izar banderas en Mercados conectados a un Mercado británico',
  },
  'scotland-ireland': {
    en: 'only in Scotland and Ireland',
    pl: 'tylko w Szkocji i Irlandii',
    hu: 'csak Skóciában és Írországban',
    fr: 'en Écosse et en Irlande seulement',
    es: 'solo en Escocia e Irlanda',
  },
  'war-tile-or-deploy': {
    en: 'only for Bonus War Tiles and to deploy Squadrons',
    pl: 'tylko na Wojska Elitarne i rozmieszczanie Eskadr',
    hu: 'csak bónusz hadilapkára és hajórajok kiküldésére',
    fr: 'uniquement pour des tuiles de guerre bonus et le déploiement d’escadres',
    es: 'solo para fichas de Guerra extra y para desplegar Escuadras',
  },
  burke: {
    en: 'only for a Major Action that stays in Europe',
    pl: 'tylko na Akcję Główną w całości w Europie',
    hu: 'csak Európában maradó főakcióra',
    fr: 'uniquement pour une action majeure qui reste en Europe',
    es: 'solo para una Acción principal que se quede en Europa',
  },
  'no-prestige': {
    en: 'only for Political spaces without Prestige',
    pl: 'tylko na Poselstwa bez Prestiżu',
    hu: 'csak presztízs nélküli politikai mezőkre',
    fr: 'uniquement pour des cases politiques sans prestige',
    es: 'solo para espacios políticos sin Prestigio',
  },
});

const LIMITED = texts({
  points: {
    en: 'points {limit}',
    pl: 'punkty {limit}',
    hu: 'pontok, {limit}',
    fr: 'points {limit}',
    es: 'puntos, {limit}',
  },
  ministry: {
    en: 'points of a Ministry, {limit}',
    pl: 'punkty od Ministra, {limit}',
    hu: 'minisztériumi pontok, {limit}',
    fr: 'points d’un ministère, {limit}',
    es: 'puntos de un Ministerio, {limit}',
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
    es: '{n, plural, one {# {type_one}} many {# {type_several}} other {# {type_several}}} ({source})',
  },
  'points.left.limited': {
    en: '{n} {type} ({source}, {limit})',
    pl: '{type} {n} ({source}, {limit})',
    hu: '{n} {type} ({source}, {limit})',
    fr: '{type} {n} ({source}, {limit})',
    es: '{n, plural, one {# {type_one}} many {# {type_several}} other {# {type_several}}} ({source}, {limit})',
  },
  'points.left.none': { en: 'none', pl: 'brak', hu: 'nincs', fr: 'aucun', es: 'ninguno' },
  'points.any': {
    en: 'points for anything',
    pl: 'punkty bez ograniczeń',
    hu: 'bármire jó pontok',
    fr: 'points sans restriction',
    es: 'puntos para cualquier cosa',
  },
});

export const POINT_WORDS = { ...LEFT_POINTS, ...limits };
