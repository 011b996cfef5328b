import type { Words } from '@sandtable/kernel';
import { type Seen, SIDES, type Side } from '@sandtable/labyrinth/facts';
import { memo, useState } from 'react';
import { type Entry, GENERAL, OPERATIONS } from '../operations.js';
import { Sign } from '../sign.js';
import '../../shared/panels/aid.css';

/** The player aid: what each side can do with a card (6.3), with the rule that tells the rest. */

export const PlayerAid = memo(function PlayerAid({ view, words }: { readonly view: Seen; readonly words: Words }) {
  const [chosen, choose] = useState<Side>();
  const side = chosen ?? view.acting;
  const say = (key: string) => words.say({ key: `aid.${key}` });
  return (
    <details className="game-panel game-fold game-sheet">
      <summary>
        <h3>{say('title')}</h3>
      </summary>
      <fieldset className="game-tabs">
        <legend className="unseen">{say('sides')}</legend>
        {SIDES.map((one) => (
          <button key={one} type="button" aria-pressed={one === side} onClick={() => choose(one)}>
            <Sign side={one} /> {words.name(`seat:${one}`)}
          </button>
        ))}
      </fieldset>
      <h4>{say('operations')}</h4>
      <Entries entries={OPERATIONS[side]} side={side} words={words} />
      <h4>{say('general')}</h4>
      <Entries entries={GENERAL} words={words} />
    </details>
  );
});

function Entries({
  entries,
  side,
  words,
}: {
  readonly entries: readonly Entry[];
  readonly side?: Side;
  readonly words: Words;
}) {
  return (
    <dl className="game-entries">
      {entries.map(({ name, rule }) => (
        <div key={name}>
          <dt>
            <b>{words.say({ key: `aid.${name}.name` })}</b> <span className="game-rule">{rule}</span>
          </dt>
          <dd>{words.say({ key: name === 'reserves' && side ? `aid.reserves.${side}` : `aid.${name}` })}</dd>
        </div>
      ))}
    </dl>
  );
}
