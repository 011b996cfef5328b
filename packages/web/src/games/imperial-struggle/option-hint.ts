import { SIDES } from '@sandtable/imperial-struggle/board-data';
import type { SeatId, Words } from '@sandtable/kernel';
import { ministryOf } from './cards.js';
import { ministryIn, numberAfter } from './option-icon.js';

const HALVES = { britain: 'british', france: 'french' } as const;

/** What a Ministry or an Event card does for the seat that is asked. */
export function optionHint(option: string, seat: SeatId, words: Words): string | undefined {
  const ministry = ministryIn(option);
  if (ministry !== undefined) {
    const keywords = ministryOf(ministry)?.keywords.map((keyword) => words.name(`keyword:${keyword}`)) ?? [];
    return [...keywords.map((keyword) => `${keyword}.`), words.say({ key: `ministry-text.${ministry}` })].join(' ');
  }
  const card = numberAfter(option, 'card:');
  const side = SIDES.find((it) => it === seat);
  if (card === undefined || !side) return undefined;
  const parts = ['shared', HALVES[side]].flatMap((half) => [`event.${card}.${half}`, `event.${card}.${half}.bonus`]);
  return parts.flatMap((key) => (words.has(key) ? [words.say({ key })] : [])).join(' ') || undefined;
}
