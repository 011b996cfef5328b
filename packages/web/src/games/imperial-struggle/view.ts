import { INVESTMENTS, type Investment, SIDES, type Side, type View } from '@sandtable/imperial-struggle/board-data';
import type { Json } from '@sandtable/kernel';

/** Reads the page's Json as Imperial Struggle's `View`. This is the only place that does so. */
export const parseView = (view: Json): View => view as View;

/** The seat that the view belongs to: only its owner sees face-down Ministries and tiles. */
export function viewerOf(view: View): Side | undefined {
  if (!view.hand) return undefined;
  return SIDES.find(
    (side) =>
      [...view.basicPool[side], ...view.bonusPool[side]].some((tile) => tile >= 0) ||
      view.cabinet[side].some(({ card, revealed }) => card > 0 && !revealed),
  );
}

/** The Investment tile with this name in a view. */
export const investmentNamed = (id: string): Investment | undefined => INVESTMENTS.find((it) => it.id === id);
export const investmentRef = (id: string): string => `tile:${id}`;
