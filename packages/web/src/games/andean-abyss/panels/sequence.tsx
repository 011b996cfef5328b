import { cylinders, SEQUENCE_BOXES } from '@sandtable/andean-abyss/board';
import type { Faction, View } from '@sandtable/andean-abyss/board-data';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import { Sign } from '../faction-sign.js';
import { sayWith, text } from '../text.js';
import './sequence.css';

/** The text of what the 1st Eligible does (2.3.4). */
const FIRST_TEXTS = { operation: 'operation', 'operation-special': 'special', event: 'event' } as const;

export const Sequence = memo(function Sequence({ view, words }: { readonly view: View; readonly words: Words }) {
  const { first, second, passed, waiting, ineligible, idle } = cylinders(view);
  const say = sayWith(words, 'panel.sequence.');
  return (
    <section className="game-panel" aria-labelledby="aa-sequence">
      <h3 id="aa-sequence">{words.say(text('panel.sequence'))}</h3>
      <table className={`aa-boxes${idle ? ' aa-idle' : ''}`}>
        <thead>
          <tr>
            <th scope="col">{say('first')}</th>
            <th scope="col">{say('second')}</th>
          </tr>
        </thead>
        <tbody>
          {SEQUENCE_BOXES.map((row) => {
            const taken = first?.deed === row.first;
            // An operation in progress may still add a special activity.
            const mayBecome = first?.done === false && first.deed === 'operation' && row.first === 'operation-special';
            return (
              <tr key={row.first} className={first && !taken && !mayBecome ? 'aa-shut' : ''}>
                <Box
                  action={say(FIRST_TEXTS[row.first])}
                  stands={taken ? first : undefined}
                  words={words}
                  open={!idle && (!first || mayBecome)}
                />
                <Box
                  action={say(row.second)}
                  stands={taken ? second : undefined}
                  words={words}
                  open={taken && first.done && !second && waiting.length > 0}
                />
              </tr>
            );
          })}
        </tbody>
      </table>
      <dl className="aa-cylinders">
        <Row label={say('eligible')} factions={waiting} acting={view.acting} words={words} />
        <Row label={say('ineligible')} factions={ineligible} words={words} />
        {passed.length > 0 ? <Row label={say('pass')} factions={passed} words={words} note={say('pass.gain')} /> : null}
      </dl>
      {(['barred', 'staying'] as const).flatMap((what) =>
        view.turn[what]?.map((faction) => (
          <p key={`${what} ${faction}`} className="game-note">
            {say(what, { faction: `faction:${faction}` })}
          </p>
        )),
      )}
    </section>
  );
});

function Box({
  action,
  stands,
  words,
  open,
}: {
  readonly action: string;
  readonly stands: { readonly faction: Faction; readonly done: boolean } | undefined;
  readonly words: Words;
  readonly open: boolean;
}) {
  const state = stands ? (stands.done ? 'aa-taken' : 'aa-taking') : open ? 'aa-open' : '';
  return (
    <td className={state}>
      <span className="aa-box">
        <span>{action}</span>
        {stands ? (
          <Sign
            faction={stands.faction}
            label={words.say(text('panel.sequence.here', { faction: `faction:${stands.faction}` }))}
          />
        ) : open ? (
          <span className="aa-socket" aria-hidden="true" />
        ) : null}
      </span>
    </td>
  );
}

function Row({
  label,
  factions,
  words,
  acting,
  note,
}: {
  readonly label: string;
  readonly factions: readonly Faction[];
  readonly words: Words;
  readonly acting?: Faction | undefined;
  readonly note?: string;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {factions.length === 0 ? <span className="game-soft">{words.say(text('panel.sequence.nobody'))}</span> : null}
        {factions.map((faction) => (
          <span key={faction} className={`aa-cylinder${faction === acting ? ' aa-now' : ''}`}>
            <Sign faction={faction} /> {words.name(`faction:${faction}`)}
            {faction === acting ? <span className="aa-now-mark">{words.say(text('panel.acting'))}</span> : null}
          </span>
        ))}
        {note ? <span className="game-soft">({note})</span> : null}
      </dd>
    </div>
  );
}
