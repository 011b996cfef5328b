import type { PieceId } from '@sandtable/andean-abyss/board-data';
import { MiniPicture } from '../shared/board/mini.js';
import { PieceShape, ShipmentShape } from './board/pieces.js';

/** A piece of the board at the size of a letter. */
export function Mini({ piece }: { readonly piece: PieceId | 'shipment' }) {
  return (
    <MiniPicture viewBox={piece === 'shipment' ? '0 -2 20 18' : '0 1 40 38'}>
      {piece === 'shipment' ? <ShipmentShape /> : <PieceShape piece={piece} />}
    </MiniPicture>
  );
}
