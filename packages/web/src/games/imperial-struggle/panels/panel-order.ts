import { isAtWar } from '@sandtable/imperial-struggle/board';
import type { View } from '@sandtable/imperial-struggle/board-data';

/** Panels in order of use: purchases, tiles and cards, what each side has, scoring, the war to come. */
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

/** The panel on which an option is chosen, by the option's prefix. */
const CHOSEN: readonly (readonly [string, PanelName])[] = [
  ['card:', 'hand'],
  ['theater:', 'war'],
  ['war-tile:', 'war'],
];

/** The panels that the question concerns; in a war, the war's panel. */
export function panelsInQuestion(view: View, options: ReadonlySet<string>): readonly PanelName[] {
  if (isAtWar(view)) return ['war'];
  if (view.step === 'ministries') return ['cabinets'];
  const chosen = CHOSEN.filter(([begins]) => [...options].some((option) => option.startsWith(begins)));
  return PANELS.filter((name) => chosen.some(([, panel]) => panel === name));
}

/** The panels that the question concerns come right after the turn. */
export function inOrder(view: View, options: ReadonlySet<string>): readonly PanelName[] {
  const first = panelsInQuestion(view, options);
  const rest = PANELS.filter((panel) => !first.includes(panel) && panel !== 'turn');
  return ['turn', ...first, ...rest];
}
