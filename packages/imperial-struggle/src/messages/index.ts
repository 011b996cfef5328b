import type { Catalog, Catalogs, Language } from '@sandtable/kernel';
import { NEED_WORDS } from '../conditions/words.js';
import { ADVANTAGE_IDS, ADVANTAGES } from '../data/advantages.js';
import { INVESTMENTS, MINOR_POINTS } from '../data/investments.js';
import { MINISTRIES } from '../data/ministries.js';
import { eventWords } from '../events/question-words.js';
import { eventTexts } from '../events/texts.js';
import { STEADY_WORDS } from '../heuristic/words.js';
import { ALL_SPACES, factsOf, spaceId } from '../map.js';
import { MINISTRY_TEXTS } from '../ministries/texts.js';
import { POWER_WORDS, type WordsByLanguage } from '../ministries/words.js';
import { MINISTRY_ACTIONS } from '../references.js';
import { ADVANTAGE_TEXTS } from '../rules/advantage-texts.js';
import { TILES } from '../tiles.js';
import { ASKS, BUTTONS } from './asks.js';
import { POINT_WORDS } from './limits.js';
import { LOG } from './log.js';
import { TURN_LOG } from './log-turn.js';
import { WAR_LOG } from './log-war.js';
import { NAMES } from './names.js';
import { ACTION_NAMES, ADVANTAGE_NAMES, MINISTRY_NAMES, WAR_NAMES } from './powers.js';
import { SPACE_NAMES } from './spaces.js';
import { INVESTMENT_PARTS, TILE_SYMBOL_NAMES } from './tiles.js';
import { WRONG } from './wrong.js';

const WORDS: WordsByLanguage = {
  ...ASKS,
  ...BUTTONS,
  ...LOG,
  ...TURN_LOG,
  ...WAR_LOG,
  ...NAMES,
  ...WRONG,
  ...WAR_NAMES,
  ...POINT_WORDS,
  ...NEED_WORDS,
  ...POWER_WORDS,
  ...MINISTRY_TEXTS,
  ...ADVANTAGE_TEXTS,
  ...STEADY_WORDS,
};

const PLACE = { pl: 0, hu: 1, fr: 2 } as const;
type Name = readonly [pl: string, hu: string, fr: string];
/** Who has no name of their own in a language keeps the English one. */
const named = (language: Language, en: string, name: Name | undefined): string =>
  language === 'en' || !name ? en : name[PLACE[language]];

/** Things that the data lists, each by the words for its kind. */
function thingNames(language: Language): Catalog {
  const { tile, event, upgrade } = INVESTMENT_PARTS[language];
  const type = (of: string): string => NAMES[`type.${of}`][language];
  return Object.fromEntries([
    ...ALL_SPACES.map((space) => [
      `space.${spaceId(space)}`,
      named(language, factsOf(space).name, SPACE_NAMES[spaceId(space)]),
    ]),
    ...ADVANTAGE_IDS.map((id) => [`advantage.${id}`, named(language, ADVANTAGES[id].name, ADVANTAGE_NAMES[id])]),
    ...MINISTRIES.map(({ id, number, name }) => [`ministry.${id}`, named(language, name, MINISTRY_NAMES[number])]),
    ...INVESTMENTS.map(({ id, major, points, minor, ...it }) => [
      `tile.${id}`,
      [
        `${tile}${type(major)} ${points}`,
        `${type(minor)} ${MINOR_POINTS}`,
        ...(it.event ? [event] : []),
        ...(it.upgrade ? [upgrade] : []),
      ].join(' + '),
    ]),
    ...TILES.map(({ strength, symbol }, i) => [
      `war-tile.${i}`,
      `${strength < 0 ? '−' : '+'}${Math.abs(strength)}${TILE_SYMBOL_NAMES[symbol][language]}`,
    ]),
  ]);
}

/** Ministries are revealed or used. */
const ministryActionNames = (language: Language, names: Catalog): Catalog =>
  Object.fromEntries(
    MINISTRIES.flatMap(({ id }) =>
      MINISTRY_ACTIONS.map((deed) => [`${deed}.${id}`, ACTION_NAMES[deed][language](names[`ministry.${id}`])]),
    ),
  );

function catalogOf(language: Language): Catalog {
  const things = thingNames(language);
  return {
    ...Object.fromEntries(Object.entries(WORDS).map(([key, text]) => [key, text[language]])),
    ...things,
    ...ministryActionNames(language, things),
    ...eventWords(language),
    ...eventTexts(language),
  };
}

export const messages: Catalogs = {
  en: catalogOf('en'),
  pl: catalogOf('pl'),
  hu: catalogOf('hu'),
  fr: catalogOf('fr'),
};
