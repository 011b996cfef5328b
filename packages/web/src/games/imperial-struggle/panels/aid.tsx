import type { Words } from '@sandtable/kernel';
import { memo, useState } from 'react';
import { AidSheet } from '../../shared/panels/aid.js';
import { Mini } from '../board/pieces.js';
import { type AidEntry, type AidPage, ENTRIES, PAGES } from '../player-aid.js';
import { sayWith } from '../text.js';

/** The player aid: the turn, what points buy, a war, scoring; each with the rule that has the details. */
export const PlayerAid = memo(function PlayerAid({ words }: { readonly words: Words }) {
  const [page, turn] = useState<AidPage>('turn');
  const say = sayWith(words, 'aid.');
  const entries: readonly AidEntry[] = ENTRIES[page];
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
        {entries.map((entry) => (
          <div key={entry.name}>
            <dt>
              {'type' in entry ? <Mini kind={entry.type} /> : null} <b>{say(`${entry.name}.name`)}</b>
              {'type' in entry ? <span className="unseen">{words.name(`type:${entry.type}`)}</span> : null}
              {'cost' in entry ? <span className="game-cost">{say(`${entry.name}.cost`)}</span> : null}{' '}
              <span className="game-rule">{entry.rule}</span>
            </dt>
            <dd>{say(entry.name)}</dd>
          </div>
        ))}
      </dl>
    </AidSheet>
  );
});
