import { andeanAbyss } from '@sandtable/andean-abyss';
import { imperialStruggle } from '@sandtable/imperial-struggle';
import {
  type Match,
  newMatch,
  type PositionJson,
  playBot,
  printRecord,
  readSettings,
  recordOf,
  resolveSeating,
  seatBots,
} from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';

/** Games played by bots, as record files. The longer ones are played once for all tests of a process. */

function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function play(seed: string, enough: (match: Match) => boolean): Match {
  const requested = readSettings(andeanAbyss, { scenario: 'solo' });
  const { settings, seating } = resolveSeating(andeanAbyss, requested, { government: 'steady' });
  const match: Match = newMatch(andeanAbyss, { settings, seed });
  const bots = seatBots(andeanAbyss, match.seats, seating, seed);
  while (!enough(match) && playBot(match, bots));
  return match;
}

/** A finished game. */
export const finishedGame = (seed = 'finished'): string => printRecord(recordOf(play(seed, () => false)));

/** A game with a full map: the Government decides on one of its last cards. */
export const crowdedGame = once(() => {
  const late = (match: Match): boolean =>
    match.checkpoints.length > 105 && match.pending().some(({ seat }) => seat === 'government');
  for (let i = 1; i < 30; i++) {
    const match = play(`crowded ${i}`, late);
    if (!match.result) return printRecord(recordOf(match));
  }
  throw new Error('none of these games gets that far');
});

/** Imperial Struggle from a position, for two people at one screen. */
export const imperialGame = (position: PositionJson, seed = 'imperial'): string =>
  printRecord(recordOf(newMatch(imperialStruggle, { settings: {}, seed, position })));

const STEADY = { britain: 'steady', france: 'steady' } as const;

function playImperial(seed: string, enough: (match: Match) => boolean): Match {
  const match: Match = newMatch(imperialStruggle, { settings: {}, seed });
  const bots = seatBots(imperialStruggle, match.seats, STEADY, seed);
  while (!enough(match) && playBot(match, bots));
  return match;
}

/** A finished game of Imperial Struggle. */
export const finishedImperial = (seed = 'finished'): string => printRecord(recordOf(playImperial(seed, () => false)));

/** A late game of Imperial Struggle with a full map: a side spends the points of its next-to-last round of turn 5. */
export const crowdedImperial = once(() => {
  const late = (match: Match): boolean =>
    match.log.filter(({ key }) => key === 'log.round').length > 4 * 8 + 6 &&
    match.pending().some(({ prompt }) => prompt.key === 'ask.act');
  for (let i = 1; i < 30; i++) {
    const match = playImperial(`crowded ${i}`, late);
    if (!match.result) return printRecord(recordOf(match));
  }
  throw new Error('none of these games gets that far');
});

/** Andean Abyss from a position, for four people at one screen: FARC has 3 guerrillas and an Attack to make in Cali. */
export const attackGame = (): string =>
  printRecord(
    recordOf(
      newMatch(andeanAbyss, {
        settings: {},
        seed: 'attack',
        position: {
          card: 22,
          eligible: ['farc', 'government', 'auc', 'cartels'],
          resources: { farc: 9 },
          spaces: { cali: { 'farc-guerrilla-active': 3, police: 3 } },
        },
      }),
    ),
  );

/** A late game of Labyrinth with a full map: the US chooses a card of its hand. */
export const crowdedLabyrinth = once(() => {
  const late = (match: Match): boolean =>
    match.checkpoints.length > 0 &&
    match.log.filter(({ key }) => key === 'log.turn').length > LATE_TURN &&
    match.pending().some(({ seat, options }) => seat === 'us' && options.some((it) => it.startsWith('card:')));
  for (let i = 1; i < 30; i++) {
    const match: Match = newMatch(labyrinth, { settings: {}, seed: `crowded ${i}` });
    const bots = seatBots(labyrinth, match.seats, { us: 'steady', jihadist: 'steady' }, `crowded ${i}`);
    while (!late(match) && playBot(match, bots));
    if (!match.result) return printRecord(recordOf(match));
  }
  throw new Error('none of these games gets that far');
});
const LATE_TURN = 5;

/** Labyrinth from a position: the US plays the first of two cards, for a War of Ideas if it likes. */
export const warOfIdeasGame = (): string =>
  printRecord(
    recordOf(
      newMatch(labyrinth, {
        settings: {},
        seed: 'ideas',
        position: {
          onlyThese: true,
          countries: {
            afghanistan: { governance: 'islamist-rule', alignment: 'adversary', sleepers: 2 },
            'gulf-states': { governance: 'fair', alignment: 'neutral' },
            iraq: { governance: 'poor', alignment: 'neutral' },
          },
          card: { side: 'us', card: 14 },
          hands: { us: [14, 43], jihadist: [50] },
        },
      }),
    ),
  );
