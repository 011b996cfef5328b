import type { Association } from '@sandtable/labyrinth/board-data';
import { Labeled } from '../shared/panels/labeled.js';
import './sides.css';
import './side-sign.css';

/**
 * The sides' signs. Each has its own shape and letters, so that color is not the only distinction. Unassociated cards
 * have one too.
 */

export const LETTERS: Readonly<Record<Association, string>> = { us: 'US', jihadist: 'J', unassociated: '·' };

const OUTLINES: Readonly<Record<Association, string>> = {
  us: 'M3.5 1.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2z',
  jihadist: 'M10 .2L19.8 10L10 19.8L.2 10z',
  unassociated: 'M10 1.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17z',
};

/** With a `label` the sign has a text for screen readers; without one, the text beside it must say the same. */
export function Sign({ side, label }: { readonly side: Association; readonly label?: string }) {
  return (
    <Labeled label={label}>
      <svg className={`lab-sign lab-sign-${side}`} viewBox="0 0 20 20" aria-hidden="true">
        <path d={OUTLINES[side]} />
        <text x="10" y="14" textAnchor="middle">
          {LETTERS[side]}
        </text>
      </svg>
    </Labeled>
  );
}
