import type { Faction, PieceId } from '@sandtable/andean-abyss/facts';
import './factions.css';
import './sign.css';

/** The factions' signs and pieces as small pictures. Each faction has its own shape and letter beside its colour. */

export const LETTERS: Readonly<Record<Faction, string>> = { government: 'G', farc: 'F', auc: 'A', cartels: 'C' };

const OUTLINES: Readonly<Record<Faction, string>> = {
  government: 'M3.5 1.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2z',
  farc: 'M10 .8a9.2 9.2 0 1 1 0 18.4a9.2 9.2 0 1 1 0-18.4z',
  auc: 'M10 .2L19.8 10L10 19.8L.2 10z',
  cartels: 'M1.8 1.8h16.4v8.4c0 5-4 7.6-8.2 9.2c-4.2-1.6-8.2-4.2-8.2-9.2z',
};

/** A picture only; with a `label` it speaks for itself, else a text beside it does. */
export function Sign({ faction, label }: { readonly faction: Faction; readonly label?: string }) {
  const picture = (
    <svg className={`aa-sign aa-sign-${faction}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={OUTLINES[faction]} />
      <text x="10" y="14" textAnchor="middle">
        {LETTERS[faction]}
      </text>
    </svg>
  );
  if (!label) return picture;
  return (
    <span className="aa-labelled" title={label}>
      {picture}
      <span className="unseen">{label}</span>
    </span>
  );
}

export type MiniKind = PieceId | `${'farc' | 'auc' | 'cartels'}-guerrilla` | 'shipment';

/** A piece as small as a letter: cubes, cylinders (a star when active), discs for bases, a parcel. */
export function Mini({ piece }: { readonly piece: MiniKind }) {
  return (
    <svg className={`aa-mini aa-mini-${piece}`} viewBox="0 0 20 20" aria-hidden="true">
      {shapeOf(piece)}
    </svg>
  );
}

const STAR = 'M10 4.6l1.6 3.5 3.8.4-2.8 2.6.8 3.8L10 13l-3.4 1.9.8-3.8-2.8-2.6 3.8-.4z';
const OCTAGON = 'M6.4 1.4h7.2l5 5v7.2l-5 5H6.4l-5-5V6.4z';

function shapeOf(piece: MiniKind) {
  if (piece === 'troops' || piece === 'police') {
    return (
      <>
        <path className="aa-mini-face" d="M2 5l3-3.2h13v13L15 18H2z" />
        <path className="aa-mini-edge" d="M2 5h13v13M15 5l3-3.2" />
        <text x="8.6" y="15.2" textAnchor="middle">
          {piece === 'troops' ? 'T' : 'P'}
        </text>
      </>
    );
  }
  if (piece === 'shipment') {
    return (
      <>
        <path className="aa-mini-face" d="M2.5 5.5h15v10h-15z" />
        <path className="aa-mini-edge" d="M2.5 10.5h15M10 5.5v10" />
      </>
    );
  }
  if (piece.endsWith('-base')) {
    return (
      <>
        <path className="aa-mini-edge aa-mini-side" d="M1.5 9v4.2c0 2.6 3.8 4.8 8.5 4.8s8.5-2.2 8.5-4.8V9z" />
        <ellipse className="aa-mini-face" cx="10" cy="8" rx="8.5" ry="5.6" />
      </>
    );
  }
  const active = piece.endsWith('-active');
  return (
    <>
      <path className="aa-mini-face" d={OCTAGON} />
      {active ? <path className="aa-mini-star" d={STAR} /> : null}
      {piece.endsWith('-underground') ? (
        <path className="aa-mini-hollow" d="M7.4 4.2h5.2l3.2 3.2v5.2l-3.2 3.2H7.4l-3.2-3.2V7.4z" />
      ) : null}
    </>
  );
}
