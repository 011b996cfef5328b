import { type ActionType, type Purchase, REGIONS, type Region, SPACES } from '@sandtable/imperial-struggle/facts';

/** What can be bought, in the order in which one looks for it. */

export const ACTION_TYPES: readonly ActionType[] = ['economic', 'diplomatic', 'military'];

export const PURCHASE_ORDERS = ['region', 'price'] as const;
type PurchaseOrder = (typeof PURCHASE_ORDERS)[number];

export interface PurchaseFilter {
  readonly order: PurchaseOrder;
  readonly region: Region | undefined;
  /** Also what the map allows and nobody can pay. */
  readonly all: boolean;
}

/** A part of the list; a Region where there is one, all where they stand together. */
export interface PurchaseGroup {
  readonly region: Region | undefined;
  readonly purchases: readonly Purchase[];
}

export const regionOf = ({ space }: Purchase): Region | undefined =>
  space === undefined ? undefined : SPACES[space].region;
/** The least that it can come to, whatever it says first. */
const cheapness = ({ least, lack }: Purchase): number => (lack ? 100 : 0) + least;

export function groupPurchases(
  purchases: readonly Purchase[],
  type: ActionType,
  wish: PurchaseFilter,
): readonly PurchaseGroup[] {
  const wanted = purchases.filter(
    (it) => it.type === type && (wish.all || !it.lack) && (wish.region === undefined || regionOf(it) === wish.region),
  );
  const sorted = wanted.toSorted((a, b) => cheapness(a) - cheapness(b));
  if (wish.order === 'price') return sorted.length > 0 ? [{ region: undefined, purchases: sorted }] : [];
  return [undefined, ...REGIONS].flatMap((region) => {
    const here = sorted.filter((it) => regionOf(it) === region);
    return here.length > 0 ? [{ region, purchases: here }] : [];
  });
}

export const countPurchases = (list: readonly PurchaseGroup[]): number =>
  list.reduce((sum, shelf) => sum + shelf.purchases.length, 0);
