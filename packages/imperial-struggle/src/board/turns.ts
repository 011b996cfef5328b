import { ERAS } from '../data/awards.js';
import { WAR_IDS, WARS, type War, type WarId } from '../data/wars.js';
import { eraOf } from '../position.js';
import type { View } from '../position-format.js';
import { other, type Side } from '../sides.js';
import { ROUNDS, TURNS, WAR_AFTER } from '../turns.js';

export { eraOf };

/** 2.1: the turn track: the peace turns of each era, and the wars that follow some of them. */
interface TrackTurn {
  readonly turn: number;
  readonly war?: WarId;
}
const TURN_TRACK: readonly TrackTurn[] = Array.from({ length: TURNS }, (_, i) => {
  const war = WAR_AFTER.indexOf(i + 1);
  return war < 0 ? { turn: i + 1 } : { turn: i + 1, war: WAR_IDS[war] };
});
export const TURNS_BY_ERA = ERAS.map((era) => ({
  era,
  turns: TURN_TRACK.filter(({ turn }) => eraOf(turn) === era),
}));

export const isLastTurn = ({ turn }: View): boolean => turn === TURNS;
export const isAtWar = ({ step }: View): boolean => step === 'war' || step === 'after-war';
/** The war on the display. */
export const warOf = ({ war }: View): War | undefined => WARS.find(({ id }) => id === war);
export const turnOfWar = (war: WarId): number => WAR_AFTER[WAR_IDS.indexOf(war)];

/** 4.1.9: the Action Rounds of a turn in order, and the acting side's round, from 1. */
export const roundsOf = ({ first }: View): readonly Side[] =>
  Array.from({ length: ROUNDS }, (_, n) => (n % 2 === 0 ? first : other(first)));
export const roundOf = ({ rounds }: View): number => Math.floor(Math.min(rounds, ROUNDS - 1) / 2) + 1;

/** Turns and wars in the order in which they are played: turn 1, the first war, turn 2, … */
export const STAGES: readonly ('turn' | 'war')[] = TURN_TRACK.flatMap(({ war }) => (war ? ['turn', 'war'] : ['turn']));
/** How many of them are over when a turn begins. */
export const stagesBefore = (turn: number): number => turn - 1 + WAR_AFTER.filter((after) => after < turn).length;
