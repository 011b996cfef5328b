import { type ActionType, type Purchase, REGIONS, type Region, SPACES } from '@sandtable/imperial-struggle/board-data';

/** Sorts and groups purchases for the list. */

export const ACTION_TYPES: readonly ActionType[] = ['economic', 'diplomatic', 'military'];

export const PURCHASE_ORDERS = ['region', 'price'] as const;
type PurchaseOrder = (typeof PURCHASE_ORDERS)[number];

export interface PurchaseFilter {
  readonly order: PurchaseOrder;
  readonly region: Region | undefined;
  /** Includes purchases that the map allows but the side can't pay for. */
  readonly all: boolean;
}

/** A group of the list: one Region, or everything if the list is not grouped by Region. */
export interface PurchaseGroup {
  readonly region: Region | undefined;
  readonly purchases: readonly Purchase[];
}

export const regionOf = ({ space }: Purchase): Region | undefined =>
  space === undefined ? undefined : SPACES[space].region;
/** The lowest price after every discount. Purchases that can't be paid for come last. */
const sortKey = ({ least, lack }: Purchase): number => (lack ? 100 : 0) + least;

export function groupPurchases(
  purchases: readonly Purchase[],
  type: ActionType,
  filter: PurchaseFilter,
): readonly PurchaseGroup[] {
  const wanted = purchases.filter(
    (it) =>
      it.type === type && (filter.all || !it.lack) && (filter.region === undefined || regionOf(it) === filter.region),
  );
  const sorted = wanted.toSorted((a, b) => sortKey(a) - sortKey(b));
  if (filter.order === 'price') return sorted.length > 0 ? [{ region: undefined, purchases: sorted }] : [];
  return [undefined, ...REGIONS].flatMap((region) => {
    const here = sorted.filter((it) => regionOf(it) === region);
    return here.length > 0 ? [{ region, purchases: here }] : [];
  });
}

export const countPurchases = (list: readonly PurchaseGroup[]): number =>
  list.reduce((sum, group) => sum + group.purchases.length, 0);
