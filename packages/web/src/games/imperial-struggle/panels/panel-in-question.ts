import { isAtWar } from '@sandtable/imperial-struggle/board';
import type { View } from '@sandtable/imperial-struggle/board-data';

/** The panels beside the board, each a tab. */
export type PanelName = 'round' | 'purchases' | 'cabinets' | 'sides' | 'scoring' | 'war' | 'aid';

/** The panel on which an option is chosen, by the option's prefix. */
const CHOSEN: readonly (readonly [string, PanelName])[] = [
  ['tile:', 'round'],
  ['theater:', 'war'],
  ['war-tile:', 'war'],
];

/** The panel that the question concerns; in a war, the war's panel; in a round, what the points buy. */
export function panelInQuestion(view: View, options: ReadonlySet<string>): PanelName | undefined {
  if (isAtWar(view)) return 'war';
  if (view.step === 'ministries') return 'cabinets';
  const chosen = CHOSEN.find(([begins]) => [...options].some((option) => option.startsWith(begins)));
  if (chosen) return chosen[1];
  if (view.step !== 'round' || options.size === 0) return undefined;
  return view.round?.eventClosed ? 'purchases' : 'round';
}
