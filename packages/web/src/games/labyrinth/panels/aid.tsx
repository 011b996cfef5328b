import type { Words } from '@sandtable/kernel';
import { SIDES, type Side, type View } from '@sandtable/labyrinth/board-data';
import { memo, useState } from 'react';
import { AidSheet } from '../../shared/panels/aid.js';
import { type AidEntry, GENERAL, OPERATIONS } from '../player-aid.js';
import { Sign } from '../side-sign.js';
import { sayWith, text } from '../text.js';

/** The player aid: what each side can do with a card (6.3), and the rule with the details. */

export const PlayerAid = memo(function PlayerAid({ view, words }: { readonly view: View; readonly words: Words }) {
  const [chosen, choose] = useState<Side>();
  const side = chosen ?? view.acting;
  const say = sayWith(words, 'aid.');
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
      <Entries entries={GENERAL} side={side} words={words} />
    </AidSheet>
  );
});

function Entries({
  entries,
  side,
  words,
}: {
  readonly entries: readonly AidEntry[];
  readonly side: Side;
  readonly words: Words;
}) {
  return (
    <dl className="game-entries">
      {entries.map(({ name, rule }) => (
        <div key={name}>
          <dt>
            <b>{words.say(text(`aid.${name}.name`))}</b> <span className="game-rule">{rule}</span>
          </dt>
          <dd>{words.say(text(name === 'reserves' ? `aid.reserves.${side}` : `aid.${name}`))}</dd>
        </div>
      ))}
    </dl>
  );
}
