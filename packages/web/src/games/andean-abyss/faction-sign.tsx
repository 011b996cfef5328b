import type { Faction } from '@sandtable/andean-abyss/board-data';
import { Labeled } from '../shared/panels/labeled.js';
import './factions.css';
import './faction-sign.css';

/** The factions' signs. Each has its own shape and letter, so that color is not the only distinction. */

export const LETTERS: Readonly<Record<Faction, string>> = { government: 'G', farc: 'F', auc: 'A', cartels: 'C' };

const OUTLINES: Readonly<Record<Faction, string>> = {
  government: 'M3.5 1.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2z',
  farc: 'M10 .8a9.2 9.2 0 1 1 0 18.4a9.2 9.2 0 1 1 0-18.4z',
  auc: 'M10 .2L19.8 10L10 19.8L.2 10z',
  cartels: 'M1.8 1.8h16.4v8.4c0 5-4 7.6-8.2 9.2c-4.2-1.6-8.2-4.2-8.2-9.2z',
};

/** With a `label` the sign has a text for screen readers; without one, the text beside it must say the same. */
export function Sign({ faction, label }: { readonly faction: Faction; readonly label?: string }) {
  return (
    <Labeled label={label}>
      <svg className={`aa-sign aa-sign-${faction}`} viewBox="0 0 20 20" aria-hidden="true">
        <path d={OUTLINES[faction]} />
        <text x="10" y="14" textAnchor="middle">
          {LETTERS[faction]}
        </text>
      </svg>
    </Labeled>
  );
}
