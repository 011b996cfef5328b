import type { Message, SeatId } from '@sandtable/kernel';
import { EVENT_CARDS } from './data/events.js';
import { MINISTRIES } from './data/ministries.js';
import { cardReferred, keywordRef, ministryActionOf, ministryReferred } from './references.js';
import { SIDES } from './sides.js';
import { text } from './text.js';

const HALVES = { britain: 'british', france: 'french' } as const;

/** The number of the Ministry that an option chooses, reveals or uses. */
export const ministryIn = (option: string): number | undefined =>
  ministryReferred(option) ?? ministryActionOf(option)?.card;

/** 5.2: the Major Action that an Event card needs, and what it does for the seat that is asked. */
function eventHint(card: number, seat: SeatId): readonly Message[] {
  const { type } = EVENT_CARDS[card - 1];
  const side = SIDES.find((it) => it === seat);
  const halves = side ? (['shared', HALVES[side]] as const) : [];
  return [
    text('hint.needs', { needs: text(type ? `card.needs.${type}` : 'card.needs.any') }),
    ...halves.flatMap((half) => [text(`event.${card}.${half}`), text(`event.${card}.${half}.bonus`)]),
  ];
}

/** What a Ministry or an Event card does for the seat that is asked. */
export function optionHint(option: string, seat: SeatId): readonly Message[] {
  const ministry = ministryIn(option);
  if (ministry !== undefined) {
    const { keywords } = MINISTRIES[ministry - 1];
    return [
      ...keywords.map((keyword) => text('hint.keyword', { keyword: keywordRef(keyword) })),
      text(`ministry-text.${ministry}`),
    ];
  }
  const card = cardReferred(option);
  return card === undefined ? [] : eventHint(card, seat);
}
