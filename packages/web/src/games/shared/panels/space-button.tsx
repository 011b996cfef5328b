import type { Words } from '@sandtable/kernel';
import './space-button.css';

/** The name of a space; pressing it inspects the space. */
export function SpaceButton({
  space,
  words,
  inspect,
}: {
  readonly space: string;
  readonly words: Words;
  readonly inspect: (reference: string, pin: true) => void;
}) {
  return (
    <button type="button" className="game-space-button" onClick={() => inspect(`space:${space}`, true)}>
      {words.name(`space:${space}`)}
    </button>
  );
}
