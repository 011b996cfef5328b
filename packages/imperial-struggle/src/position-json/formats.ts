import {
  byKey,
  converted,
  type Format,
  flag,
  integer,
  list,
  objectFields,
  objectOf,
  orBlank,
  within,
  word,
  wordList,
} from '@sandtable/kernel';
import { INVESTMENTS } from '../data/investments.js';
import { MINISTRIES } from '../data/ministries.js';
import { SPACE_IDS, type SpaceId } from '../data/spaces.js';
import { spaceId, spaceOf } from '../map.js';
import { SIDES } from '../sides.js';
import { TILES } from '../tiles.js';

/** Hidden tiles and Awards in redacted positions and in views. Hidden cards are 0. */
export const HIDDEN = -1;

/** The owner of a flag, as position files write it. */
export const FLAG_WORDS = ['nobody', 'britain', 'france', 'spain', 'usa'] as const;
export const CONFLICT_WORDS = ['none', 'usual', 'dear'] as const;

export const perSide = <W, J, R extends W>(of: Format<W, J, R>) => byKey(SIDES, of);

export const space = converted(spaceId, word(SPACE_IDS), spaceOf);
export const spaces = listOfIds(spaceId, wordList(SPACE_IDS), spaceOf);
/** Investment tiles by id. */
export const investments = (() => {
  const ids: readonly string[] = INVESTMENTS.map(({ id }) => id);
  return listOfIds(
    (tile: number) => ids[tile],
    wordList(ids),
    (id) => ids.indexOf(id),
  );
})();

function listOfIds<T, I extends string>(
  idOf: (value: T) => I,
  ids: Format<readonly I[], readonly I[], I[]>,
  named: (id: I) => T,
): Format<readonly T[], readonly I[], T[]> {
  return { write: (values) => values.map(idOf), read: (json, at) => ids.read(json, at).map(named) };
}

/** A word for each space that has a marker. A file changes only the spaces that it lists. */
export function bySpace<N extends string, T extends string>(
  words: readonly [N, ...T[]],
): Format<readonly number[], Readonly<Partial<Record<SpaceId, T>>>, number[]> {
  const format = word<N | T>(words);
  return {
    write(marks) {
      const written: Partial<Record<SpaceId, T>> = {};
      for (let i = 0; i < SPACE_IDS.length; i++) if (marks[i] > 0) written[SPACE_IDS[i]] = words[marks[i]] as T;
      return written;
    },
    read(json, at, before = []) {
      const given = objectFields(json, at, SPACE_IDS);
      return SPACE_IDS.map((id, i) => {
        const found = given[id];
        return found === undefined ? before[i] : words.indexOf(format.read(found, within(at, id)));
      });
    },
  };
}

/** War tiles. */
export const tiles = list(orBlank(integer(0, TILES.length - 1), HIDDEN));
export const deployed = objectOf({ basic: tiles, bonus: tiles }, { basic: [], bonus: [] });

const ministryCard = orBlank(integer(1, MINISTRIES.length), 0);
const ministerFields = objectOf({ card: ministryCard, revealed: flag }, { revealed: false });
/** A number is a face-up card. */
export const minister: typeof ministerFields = {
  write: ministerFields.write,
  read: (json, at) =>
    typeof json === 'number' ? { card: ministryCard.read(json, at), revealed: true } : ministerFields.read(json, at),
};
