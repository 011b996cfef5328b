import type { Words } from '@sandtable/kernel';
import { memo, useState } from 'react';
import { AidSheet } from '../../shared/panels/aid.js';
import { textsUnder } from '../../shared/panels/texts-under.js';
import { Mini } from '../board/pieces.js';
import { type AidPage, ENTRIES, PAGES } from '../player-aid.js';

/** The player aid: the turn, what points buy, a war, scoring; each with the rule that has the details. */
export const PlayerAid = memo(function PlayerAid({ words }: { readonly words: Words }) {
  const [page, turn] = useState<AidPage>('turn');
  const say = textsUnder(words, 'aid.');
  return (
    <AidSheet
      title={say('title')}
      legend={say('pages')}
      tabs={PAGES}
      shown={page}
      show={turn}
      label={(one) => say(`page.${one}`)}
    >
      <dl className="game-entries">
        {ENTRIES[page].map(({ name, rule, cost, type }) => (
          <div key={name}>
            <dt>
              {type ? <Mini kind={type} /> : null} <b>{say(`${name}.name`)}</b>
              {type ? <span className="unseen">{words.name(`type:${type}`)}</span> : null}
              {cost ? <span className="game-cost">{say(`${name}.cost`)}</span> : null}{' '}
              <span className="game-rule">{rule}</span>
            </dt>
            <dd>{say(name)}</dd>
          </div>
        ))}
      </dl>
    </AidSheet>
  );
});
