import {
  ministryActionOf,
  ministryRef,
  type PaymentPlan,
  type Pool,
  type Purchase,
} from '@sandtable/imperial-struggle/board-data';
import type { Message, Words } from '@sandtable/kernel';
import { sayWith, text } from '../text.js';

/** Texts for prices and payments. */

/** What the purchase does; a shift raises a flag or lowers one. */
export const purchaseVerb = ({ kind, hostile }: Purchase): Message =>
  text((kind === 'shift' || kind === 'deploy') && hostile ? `purchase.act.${kind}.hostile` : `purchase.act.${kind}`);

/** One step of a price calculation: the base, a reduction or a surcharge. */
export interface PricePart {
  readonly n: number;
  readonly sign: '' | '+' | '−';
  readonly reason: string;
}

/** R24. Empty if the price is simply the printed one. */
export function partsOf({ price, off }: Purchase, words: Words): readonly PricePart[] {
  const say = sayWith(words, 'purchase.');
  const added = [
    [price.protection, 'protected'],
    [price.region, 'region'],
    [price.dear, 'dear'],
  ] as const;
  const parts: PricePart[] = [
    { n: price.base, sign: '', reason: say(price.set ? `set.${price.set}` : 'printed') },
    ...off.map((by): PricePart => ({ n: 1, sign: '−', reason: words.name(by) })),
    ...added.flatMap(([n, why]): PricePart[] => (n > 0 ? [{ n, sign: '+', reason: say(why) }] : [])),
  ];
  return parts.length === 1 && !price.set ? [] : parts;
}

/** Which points would pay, by each possible action, and how much is left to Debt and Treaty Points. */
export function paidBy({ ways, pays, price }: Purchase, words: Words): string {
  const paid = [...new Set(ways.map((way) => payment(way, words)))].join(words.say(text('purchase.or')));
  return pays < price.total ? words.say(text('purchase.cheaper', { n: pays, told: paid })) : paid;
}

/** Points by source and purpose. */
export function sumsOf(pools: readonly Pool[], words: Words): string[] {
  const sums = new Map<string, number>();
  for (const { source, limit, points } of pools) {
    const name = words.say(text(`purchase.source.${source}`));
    const label = limit === undefined ? name : `${name} (${words.name(`limit:${limit}`)})`;
    sums.set(label, (sums.get(label) ?? 0) + points);
  }
  return [...sums].map(([label, n]) => `${label} ${n}`);
}

function payment({ points, short, treaty, debt, action, open }: PaymentPlan, words: Words): string {
  const parts = sumsOf(
    points.map(({ pool, n }) => ({ ...pool, points: n })),
    words,
  );
  if (short > 0) {
    const by = treaty.most === 0 ? 'debt' : treaty.least === short ? 'treaty' : 'either';
    // An action without points left can still pay with Debt or Treaty Points.
    if (parts.length === 0) parts.push(words.say(text(`purchase.source.${action}`)));
    parts.push(
      [words.say(text(`purchase.short.${by}`, { n: short })), ...relief(short - treaty.least, debt, words)].join(' '),
    );
  }
  return [parts.join(' + '), ...(open.length > 0 ? [words.say(text('purchase.open'))] : [])].join(', ');
}

/** Says so if a Ministry makes the Debt smaller than the points it pays. */
const relief = (borrowed: number, debt: number, words: Words): string[] =>
  debt < borrowed
    ? [`(${words.say(debt > 0 ? text('purchase.short.relief', { n: debt }) : text('purchase.short.free'))})`]
    : [];

/** Why the side can't buy it. */
export const missingText = ({ lack, least }: Purchase): Message | undefined =>
  lack &&
  (lack.reason === 'points'
    ? text('purchase.lack.points', { n: lack.n, least })
    : text(`purchase.lack.${lack.reason}`));

/** The reference of the discount that an option takes; using a Ministry refers to the Ministry. */
function discountOf(option: string): string {
  const ministry = ministryActionOf(option);
  return ministry ? ministryRef(ministry.card) : option;
}

/** Available discounts, and other prices that are possible. */
export const alternatives = ({ offers, from }: Purchase, words: Words): readonly string[] => [
  ...offers.map(({ by, total }) =>
    words.say(
      text(by.startsWith('space:') ? 'purchase.with.huguenots' : 'purchase.with', { by: discountOf(by), n: total }),
    ),
  ),
  ...from.map(({ total }) => words.say(text('purchase.navyBox', { n: total }))),
];
