import { SPACE_IDS } from '@sandtable/imperial-struggle/facts';
import type { Sight } from '../../front.js';

/** The board of Imperial Struggle. */
export function Board({ options, choose, words }: Sight) {
  return (
    <div className="board">
      {SPACE_IDS.filter((id) => options.has(`space:${id}`)).map((id) => (
        <button key={id} type="button" onClick={() => choose(`space:${id}`)}>
          {words.name(`space:${id}`)}
        </button>
      ))}
    </div>
  );
}
