import type { SpaceId, View } from '@sandtable/andean-abyss/board-data';
import type { Words } from '@sandtable/kernel';
import { ChangingNumber } from '../../shared/panels/meter.js';
import { SpaceButton } from '../../shared/panels/space-button.js';
import { Sign } from '../faction-sign.js';
import { sayWith } from '../text.js';
import './operation-underway.css';

type Inspect = (reference: string | undefined, pin?: boolean) => void;

/** The operation in progress (3.1.1): its faction, its spaces, and its cost so far. */
export function OperationUnderway({
  view,
  preview,
  words,
  inspect,
}: {
  readonly view: View;
  readonly preview: View | undefined;
  readonly words: Words;
  readonly inspect: Inspect;
}) {
  const { underway } = view;
  if (!underway) return null;
  const say = sayWith(words, 'panel.underway');
  const marks = [underway.limited ? say('.limited') : '', underway.free ? say('.free') : ''].filter(Boolean);
  return (
    <section
      className="game-panel aa-underway"
      style={{ borderColor: `var(--aa-${underway.faction})` }}
      aria-label={say('')}
    >
      <header>
        <Sign faction={underway.faction} label={words.name(`faction:${underway.faction}`)} />
        <b>{words.name(`operation:${underway.operation}`)}</b>
        {marks.length > 0 ? <span className="game-soft">{marks.join(', ')}</span> : null}
        <span className="aa-spent">
          {say('.spent', { n: underway.spent })}
          <ChangingNumber
            now=""
            then={preview?.underway && preview.underway.spent !== underway.spent ? preview.underway.spent : ''}
          />
        </span>
      </header>
      <Spaces spaces={underway.selected} words={words} inspect={inspect} />
      {underway.special ? (
        <>
          <p className="aa-underway-special">+ {words.name(`special:${underway.special}`)}</p>
          <Spaces spaces={underway.specialSpaces} words={words} inspect={inspect} />
        </>
      ) : null}
    </section>
  );
}

function Spaces({
  spaces,
  words,
  inspect,
}: {
  readonly spaces: readonly SpaceId[];
  readonly words: Words;
  readonly inspect: Inspect;
}) {
  if (spaces.length === 0) return null;
  return (
    <p className="game-spaces">
      {spaces.map((space) => (
        <SpaceButton key={space} space={space} words={words} inspect={inspect} />
      ))}
    </p>
  );
}
