import type { Game } from '../game.js';
import type { Position } from '../position.js';
import { parseRecord, printRecord, recordOf, replayRecord } from '../record.js';
import type { Settings } from '../settings.js';
import { digestFaults, type GoldenDigests, isCommitted, printDigests, withNewDigests } from './golden-digests.js';
import { earlierVersionFaults, playToEnd, stopAndResume } from './golden-records.js';

/** A whole game that is kept as a file and must replay to the same end. */
export interface GoldenGame<P> {
  readonly settings: Settings;
  /** Of the random game; by default, the first of `golden 0`, `golden 1`, … that ends as wanted. */
  readonly seed?: string;
  /** The key of the reason for the result. */
  readonly end?: string;
  /** What the last position must have. */
  readonly has?: (g: P) => boolean;
  /** So many answers at least. */
  readonly leastAnswers?: number;
}

/**
 * The golden records of a game: a change of the rules that touches old games shows here. If it is meant, raise the game's
 * version, move the records of the old one to `golden/v<version>`, and write new ones with `GOLDEN=write npx vitest run
 * golden`. Records of a version that is in `golden/digests.json` are never rewritten.
 */
export interface GoldenRecordsOf<P extends Position> {
  readonly game: Game<P>;
  readonly games: Readonly<Record<string, GoldenGame<P>>>;
  /** Everything in the folder `golden`, by path: `name.json`, `v1/name.json` of an earlier version, `digests.json`. */
  readonly files: Readonly<Record<string, string>>;
}

export interface GoldenCheck {
  readonly name: string;
  /** What is wrong, one line each. */
  readonly faults: () => readonly string[];
}

const DIGESTS = 'digests.json';
const MAX_SEEDS = 1000;

/** The checks of a game's golden records, and those of each record. */
export function goldenChecks<P extends Position>(golden: GoldenRecordsOf<P>): readonly GoldenCheck[] {
  const { game, games, files } = golden;
  const records = recordsIn(files);
  const earlier = Object.fromEntries(Object.entries(records).filter(([path]) => path.includes('/')));
  return [
    ...Object.entries(games).flatMap(([name, kept]) => [
      {
        name: `${name}: replays answer by answer to the same end`,
        faults: () => replayFaults(game, kept, textIn(files, name)),
      },
      {
        name: `${name}: can be stopped at any answer and resumed`,
        faults: () => {
          const text = textIn(files, name);
          const end = recordOf(stopAndResume(game, text)).end;
          return JSON.stringify(end) === JSON.stringify(parseRecord(text).end) ? [] : ['it ends otherwise'];
        },
      },
    ]),
    {
      name: 'are those that were committed for their version',
      faults: () => digestFaults(game, records, digestsIn(files)),
    },
    {
      name: 'of earlier versions are kept, and refused with a sentence that names both versions',
      faults: () => earlierVersionFaults(game, earlier),
    },
  ];
}

/** The files that GOLDEN=write adds, by path: records that are not committed yet, and the digests with theirs. */
export function newGoldenFiles<P extends Position>({
  game,
  games,
  files,
}: GoldenRecordsOf<P>): Readonly<Record<string, string>> {
  const digests = digestsIn(files);
  const missing = Object.entries(games).filter(([name]) => !isCommitted(game, digests, name));
  const written = Object.fromEntries(missing.map(([name, kept]) => [`${name}.json`, playGolden(game, kept)]));
  const records = { ...recordsIn(files), ...written };
  return { ...written, [DIGESTS]: printDigests(withNewDigests(game, records, digests)) };
}

const digestsIn = (files: Readonly<Record<string, string>>): GoldenDigests => JSON.parse(files[DIGESTS] ?? '{}');

const recordsIn = (files: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(files).filter(([path]) => path !== DIGESTS));

function textIn(files: Readonly<Record<string, string>>, name: string): string {
  const text = files[`${name}.json`];
  if (text === undefined) throw new Error(`there is no golden record ${name}.json`);
  return text;
}

function replayFaults<P extends Position>(
  game: Game<P>,
  { end, has, leastAnswers = 1 }: GoldenGame<P>,
  text: string,
): readonly string[] {
  const match = replayRecord(game, parseRecord(text));
  const faults: string[] = [];
  if (!match.result) faults.push('it has no end');
  if (end && match.result?.reason.key !== end) faults.push(`it ends by ${match.result?.reason.key}`);
  if (has && !has(match.position)) faults.push('its last position lacks what it was chosen for');
  if (match.answers.length < leastAnswers) faults.push(`it has only ${match.answers.length} answers`);
  if (printRecord(recordOf(match)) !== text) faults.push('its record is written otherwise');
  return faults;
}

function playGolden<P extends Position>(
  game: Game<P>,
  { seed, settings, end, has = () => true }: GoldenGame<P>,
): string {
  if (seed !== undefined) return playToEnd(game, seed, settings);
  for (let i = 0; i < MAX_SEEDS; i++) {
    const text = playToEnd(game, `golden ${i}`, settings);
    const { result, position } = replayRecord(game, parseRecord(text));
    if ((!end || result?.reason.key === end) && has(position)) return text;
  }
  throw new Error(`no game ends by ${end}`);
}
