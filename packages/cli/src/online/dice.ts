import { type DiceFault, type SharedDice, seedFits } from '@sandtable/client';
import type { Context } from '../context.js';
import type { PlainCliKey } from '../words/index.js';
import { nameOf, type OnlineSeat, withoutControls } from './online-seat.js';

/** What the terminal shows about the dice of a match (docs/fair-dice.md). */

const FAULTS: Readonly<Record<DiceFault, PlainCliKey>> = {
  mineMissing: 'cli.dice.mineMissing',
  stranger: 'cli.dice.stranger',
  listChanged: 'cli.dice.changed',
  sharesChanged: 'cli.dice.changed',
  secretWrong: 'cli.dice.secretWrong',
  seedWrong: 'cli.dice.seedWrong',
};

export const formatDiceFault = (say: Context['say'], fault: DiceFault): string => say(FAULTS[fault]);

export const formatDiceFaults = (say: Context['say'], { faults }: SharedDice): string =>
  [...new Set(faults.map((fault) => formatDiceFault(say, fault)))].join('\n');

/** At the beginning: who contributed to the dice. Empty if the server made them alone. */
export function formatDiceMakers(onlineSeat: OnlineSeat): string {
  const { say } = onlineSeat.context;
  const { dice } = onlineSeat.client.snapshot();
  if (!dice) return '';
  const names = (seats: readonly string[]) => seats.map((seat) => nameOf(onlineSeat, seat)).join(', ');
  const made = dice.shares.filter((share) => 'contribution' in share).map(({ seat }) => seat);
  const withheld = dice.shares.filter((share) => 'withheld' in share).map(({ seat }) => seat);
  const lines = [
    say('cli.dice.made', { seats: names(made) }),
    ...(withheld.length > 0 ? [say('cli.dice.withheld', { seats: names(withheld) })] : []),
    ...(dice.absent.length > 0 ? [say('cli.dice.absent', { seats: names(dice.absent) })] : []),
    ...(dice.faults.length > 0 ? [formatDiceFaults(say, dice)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** At the end: whether the dice are those that the server committed to at the start. */
export function formatSeed(onlineSeat: OnlineSeat, seed: string): string {
  const { say } = onlineSeat.context;
  const { seedHash, dice } = onlineSeat.client.snapshot();
  if (dice) return dice.proven ? say('cli.dice.proven', { seed: withoutControls(seed) }) : formatDiceFaults(say, dice);
  const shown = { seed: withoutControls(seed), hash: withoutControls(seedHash.pinned) };
  return say(seedFits(seed, seedHash) ? 'cli.online.seed' : 'cli.online.seedWrong', shown);
}
