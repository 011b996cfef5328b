import type { PieceId } from '@sandtable/andean-abyss/facts';
import { Parcel, Wood } from './board/pieces.js';
import './sign.css';

/** A piece of the board as small as a letter. */
export function Mini({ piece }: { readonly piece: PieceId | 'shipment' }) {
  return (
    <svg className="aa-mini" viewBox={piece === 'shipment' ? '0 -2 20 18' : '0 1 40 38'} aria-hidden="true">
      {piece === 'shipment' ? <Parcel /> : <Wood piece={piece} />}
    </svg>
  );
}
