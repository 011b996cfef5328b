import { type Faction, PIECE_IDS, type PieceId } from '@sandtable/andean-abyss/board-data';
import { LETTERS } from '../faction-sign.js';
import { ownerOf } from '../view.js';
import type { PlacedToken as TokenAt } from './place-tokens.js';
import '../factions.css';
import './pieces.css';

/** The wooden pieces. Each is defined once, forty units wide, and reused everywhere. */

const OCTAGON: readonly (readonly [x: number, y: number])[] = [
  [12, 3],
  [28, 3],
  [38, 11],
  [38, 21],
  [28, 29],
  [12, 29],
  [2, 21],
  [2, 11],
];
const points = (list: readonly (readonly number[])[]) => list.map((p) => p.join(',')).join(' ');
const INNER = OCTAGON.map(([x, y]) => [20 + (x - 20) * 0.74, 16 + (y - 16) * 0.74]);
/**
 * A burst with many points: it has room for a letter, and looks nothing like the plain face of an underground
 * guerrilla.
 */
const BURST = Array.from({ length: 24 }, (_, i) => {
  const r = i % 2 ? 10.4 : 14.4;
  const a = (i * Math.PI) / 12;
  return [+(20 + Math.sin(a) * r * 1.16).toFixed(1), +(16 - Math.cos(a) * r * 0.92).toFixed(1)];
});

function Cube({ piece }: { readonly piece: 'troops' | 'police' }) {
  return (
    <>
      <path className="board-wood-side" d="M30,12L38,4V28L30,37z" />
      <path className="board-wood-top" d="M3,12L11,4H38L30,12z" />
      <path className="board-wood-face" d="M3,12H30V37H3z" />
      {piece === 'troops' ? (
        <path className="board-wood-line" d="M8.5,24.5L16.5,17.5L24.5,24.5M8.5,32L16.5,25L24.5,32" />
      ) : (
        <path
          className="board-wood-sign"
          d="M16.5,16.5L24.5,19V24.5C24.5,29 20.5,32 16.5,34C12.5,32 8.5,29 8.5,24.5V19z"
        />
      )}
    </>
  );
}

function Guerrilla({ faction, active }: { readonly faction: Faction; readonly active: boolean }) {
  return (
    <>
      <path className="board-wood-side" d="M2,11V28L12,37H28L38,28V11z" />
      <polygon className="board-wood-face" points={points(OCTAGON)} />
      <polygon className={active ? 'board-wood-burst' : 'board-wood-dark'} points={points(active ? BURST : INNER)} />
      <text className={active ? 'board-wood-on' : 'board-wood-under'} x="20" y="22" textAnchor="middle">
        {LETTERS[faction]}
      </text>
    </>
  );
}

function Base({ faction }: { readonly faction: Faction }) {
  return (
    <>
      <path className="board-wood-side" d="M1,16V25A19,14 0 0 0 39,25V16z" />
      <ellipse className="board-wood-face" cx="20" cy="15.5" rx="19" ry="13.5" />
      <ellipse className="board-wood-ring" cx="20" cy="15.5" rx="14.5" ry="9.8" />
      <text className="board-wood-mark" x="20" y="21.5" textAnchor="middle">
        {LETTERS[faction]}
      </text>
    </>
  );
}

function shape(piece: PieceId) {
  if (piece === 'troops' || piece === 'police') return <Cube piece={piece} />;
  const faction = ownerOf(piece);
  if (piece.endsWith('-base')) return <Base faction={faction} />;
  return <Guerrilla faction={faction} active={piece.endsWith('-active')} />;
}

export const PieceShape = ({ piece }: { readonly piece: PieceId }) => (
  <g className={`board-wood board-wood-of-${piece === 'police' ? 'police' : ownerOf(piece)}`}>{shape(piece)}</g>
);

/** A shipment, twenty by fourteen units. */
export const ShipmentShape = () => (
  <>
    <path className="board-parcel" d="M1,4L4,1H19V10L16,13H1z" />
    <path className="board-parcel-line" d="M1,4H16V13M16,4L19,1M8.5,4V13M1,8.5H16" />
  </>
);

export const tokenRef = (piece: string): string => `#board-${piece}`;

export function PieceShapes() {
  return (
    <>
      {PIECE_IDS.map((piece) => (
        <symbol key={piece} id={`board-${piece}`} viewBox="0 0 40 40" overflow="visible">
          <ellipse className="board-shadow" cx="21" cy="35" rx="20" ry="6" />
          <PieceShape piece={piece} />
        </symbol>
      ))}
      <symbol id="board-shipment" viewBox="0 0 20 14" overflow="visible">
        <ShipmentShape />
      </symbol>
    </>
  );
}

export function Token({ token }: { readonly token: TokenAt }) {
  const { piece, x, y, size, count, shipments } = token;
  const use = (dx: number, dy: number) => (
    <use href={tokenRef(piece)} x={dx - size / 2} y={dy - size / 2} width={size} height={size} />
  );
  return (
    <g className="board-token" data-piece={piece} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {shipments > 0 ? (
        <use href="#board-shipment" x={-size * 0.5} y={size * 0.22} width={size * 0.72} height={size * 0.5} />
      ) : null}
      {count > 1 ? use(0, -size * 0.12) : null}
      {use(0, 0)}
      {shipments > 0 ? (
        <use href="#board-shipment" x={-size * 0.55} y={size * 0.16} width={size * 0.7} height={size * 0.49} />
      ) : null}
      {shipments > 1 ? (
        <text className="board-parcels" x={-size * 0.24} y={size * 0.52} fontSize={size * 0.4} textAnchor="middle">
          {shipments}
        </text>
      ) : null}
      {count > 1 ? (
        <text className="board-count" x={size * 0.5} y={size * 0.26} fontSize={size * 0.68}>
          {count}
        </text>
      ) : null}
    </g>
  );
}
