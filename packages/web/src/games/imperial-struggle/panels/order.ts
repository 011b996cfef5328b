import type { Seen } from '@sandtable/imperial-struggle/facts';
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

/** The panel that the question is about comes right after the turn; in a war that is the war's. */
export function inOrder(view: Seen, options: ReadonlySet<string>): readonly PanelName[] {
  const asked = CHOSEN.filter(([begins]) => [...options].some((option) => option.startsWith(begins)));
  const first: readonly PanelName[] = isAtWar(view)
    ? ['war']
    : view.step === 'ministries'
      ? ['cabinets']
      : asked.map(([, panel]) => panel);
  const lifted = PANELS.filter((panel) => first.includes(panel));
  const rest = PANELS.filter((panel) => !lifted.includes(panel) && panel !== 'turn');
  return ['turn', ...lifted, ...rest];
}
