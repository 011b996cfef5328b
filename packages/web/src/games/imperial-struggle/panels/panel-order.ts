import type { View } from '@sandtable/imperial-struggle/facts';
import { isAtWar } from '../view.js';

/** Panels in the order of use: what can be bought, tiles and cards, what each side has, what counts, the war to come. */
export const PANELS = [
  'turn',
  'points',
  'purchases',
  'investments',
  'hand',
  'sides',
  'cabinets',
  'advantages',
  'scoring',
  'war',
  'piles',
  'aid',
] as const;
export type PanelName = (typeof PANELS)[number];

/** What is chosen on which panel, by how its options begin. */
const CHOSEN: readonly (readonly [string, PanelName])[] = [
  ['card:', 'hand'],
  ['theater:', 'war'],
  ['tile:', 'war'],
];

/** What the question is about; in a war that is the war's. */
export function sought(view: View, options: ReadonlySet<string>): readonly PanelName[] {
  if (isAtWar(view)) return ['war'];
  if (view.step === 'ministries') return ['cabinets'];
  const asked = CHOSEN.filter(([begins]) => [...options].some((option) => option.startsWith(begins)));
  return PANELS.filter((name) => asked.some(([, panel]) => panel === name));
}

/** The panel that the question is about comes right after the turn. */
export function inOrder(view: View, options: ReadonlySet<string>): readonly PanelName[] {
  const lifted = sought(view, options);
  const rest = PANELS.filter((panel) => !lifted.includes(panel) && panel !== 'turn');
  return ['turn', ...lifted, ...rest];
}
