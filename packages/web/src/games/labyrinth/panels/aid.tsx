import type { Words } from '@sandtable/kernel';
import { type Seen, SIDES, type Side } from '@sandtable/labyrinth/facts';
import { memo, useState } from 'react';
import { AidSheet } from '../../shared/panels/aid.js';
import { sayer } from '../../shared/panels/sayer.js';
import { type Entry, GENERAL, OPERATIONS } from '../operations.js';
import { Sign } from '../sign.js';

/** The player aid: what each side can do with a card (6.3), with the rule that tells the rest. */

export const PlayerAid = memo(function PlayerAid({ view, words }: { readonly view: Seen; readonly words: Words }) {
  const [chosen, choose] = useState<Side>();
  const side = chosen ?? view.acting;
  const say = sayer(words, 'aid.');
  return (
    <AidSheet
      title={say('title')}
      legend={say('sides')}
      tabs={SIDES}
      shown={side}
      show={choose}
      label={(one) => (
        <>
          <Sign side={one} /> {words.name(`seat:${one}`)}
        </>
      )}
    >
      <h4>{say('operations')}</h4>
      <Entries entries={OPERATIONS[side]} side={side} words={words} />
      <h4>{say('general')}</h4>
      <Entries entries={GENERAL} words={words} />
    </AidSheet>
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
