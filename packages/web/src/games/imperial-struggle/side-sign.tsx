import type { Side } from '@sandtable/imperial-struggle/board-data';
import { Labeled } from '../shared/panels/labeled.js';
import { Emblem } from './board/pieces.js';
import './sides.css';
import './side-sign.css';

/** The sides' signs. Each has its own shape and emblem, so that color is not the only distinction. */

const OUTLINES: Readonly<Record<Side, string>> = {
  britain: 'M10 .8a9.2 9.2 0 1 1 0 18.4a9.2 9.2 0 1 1 0-18.4z',
  france: 'M2 1.2h16v9.6q0 5.6-8 8.6q-8-3-8-8.6z',
};

/** With a `label` the sign has a text for screen readers; without one, the text beside it must say the same. */
export function Sign({ side, label }: { readonly side: Side; readonly label?: string }) {
  return (
    <Labeled label={label}>
      <svg className={`is-badge is-badge-${side} is-${side}`} viewBox="0 0 20 20" aria-hidden="true">
        <path className="is-badge-ground" d={OUTLINES[side]} />
        <g transform={`translate(10 ${side === 'britain' ? 10 : 9.6}) scale(${side === 'britain' ? 0.6 : 0.66})`}>
          <Emblem nation={side} />
        </g>
      </svg>
    </Labeled>
  );
}

/** The symbols of an Investment tile: an Event card may be played, an upgrade made. */
export const EventSymbol = () => (
  <svg className="is-symbol" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M4 2.5h12v15l-3-2-3 2-3-2-3 2z" />
    <path className="is-symbol-lines" d="M7 6.5h6M7 9.5h6" />
  </svg>
);
export const UpgradeSymbol = () => (
  <svg className="is-symbol is-symbol-upgrade" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M10 2L17 9.5H13V12H7V9.5H3zM7 14h6v3.5H7z" />
  </svg>
);
