import {
  ministryActionOf,
  ministryRef,
  type PaymentPlan,
  type Pool,
  type Purchase,
} from '@sandtable/imperial-struggle/board-data';
import type { Message, Params, Words } from '@sandtable/kernel';

/** Texts for prices and payments. */

const purchaseText = (key: string, params?: Params): Message =>
  params ? { key: `purchase.${key}`, params } : { key: `purchase.${key}` };

/** What the purchase does; a shift raises a flag or lowers one. */
export const purchaseVerb = ({ kind, hostile }: Purchase): Message =>
  purchaseText(`act.${kind === 'shift' || kind === 'deploy' ? `${kind}${hostile ? '.hostile' : ''}` : kind}`);

/** One step of a price calculation: the base, a reduction or a surcharge. */
export interface PricePart {
  readonly n: number;
  readonly sign: '' | '+' | '−';
  readonly reason: string;
}

/** R24. Empty if the price is simply the printed one. */
export function partsOf({ price, off }: Purchase, words: Words): readonly PricePart[] {
  const say = (key: string) => words.say(purchaseText(key));
  const added: readonly (readonly [number, string])[] = [
    [price.protection, 'protected'],
    [price.region, 'region'],
    [price.dear, 'dear'],
  ];
  const parts: PricePart[] = [
    { n: price.base, sign: '', reason: say(price.set ? `set.${price.set}` : 'printed') },
    ...off.map((by): PricePart => ({ n: 1, sign: '−', reason: words.name(by) })),
    ...added.flatMap(([n, why]): PricePart[] => (n > 0 ? [{ n, sign: '+', reason: say(why) }] : [])),
  ];
  return parts.length === 1 && !price.set ? [] : parts;
}

/** Which points would pay, by each possible action, and how much is left to Debt and Treaty Points. */
export function paidBy({ ways, pays, price }: Purchase, words: Words): string {
  const text = [...new Set(ways.map((way) => payment(way, words)))].join(words.say(purchaseText('or')));
  return pays < price.total ? words.say(purchaseText('cheaper', { n: pays, told: text })) : text;
}

/** Points by source and purpose. */
export function sumsOf(pools: readonly Pool[], words: Words): string[] {
  const sums = new Map<string, number>();
  for (const { source, limit, points } of pools) {
    const name = words.say(purchaseText(`source.${source}`));
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
    if (parts.length === 0) parts.push(words.say(purchaseText(`source.${action}`)));
    parts.push(
      [words.say(purchaseText(`short.${by}`, { n: short })), ...relief(short - treaty.least, debt, words)].join(' '),
    );
  }
  return [parts.join(' + '), ...(open.length > 0 ? [words.say(purchaseText('open'))] : [])].join(', ');
}

/** Says so if a Ministry makes the Debt smaller than the points it pays. */
const relief = (borrowed: number, debt: number, words: Words): string[] =>
  debt < borrowed ? [`(${words.say(purchaseText(debt > 0 ? 'short.relief' : 'short.free', { n: debt }))})`] : [];

/** Why the side can't buy it. */
export const missingText = ({ lack, least }: Purchase): Message | undefined =>
  lack &&
  (lack.reason === 'points' ? purchaseText('lack.points', { n: lack.n, least }) : purchaseText(`lack.${lack.reason}`));

/** The reference of the discount that an option takes; using a Ministry refers to the Ministry. */
function discountOf(option: string): string {
  const ministry = ministryActionOf(option);
  return ministry ? ministryRef(ministry.card) : option;
}

/** Available discounts, and other prices that are possible. */
export const alternatives = ({ offers, from }: Purchase, words: Words): readonly string[] => [
  ...offers.map(({ by, total }) =>
    words.say(purchaseText(by.startsWith('space:') ? 'with.huguenots' : 'with', { by: discountOf(by), n: total })),
  ),
  ...from.map(({ total }) => words.say(purchaseText('navyBox', { n: total }))),
];
