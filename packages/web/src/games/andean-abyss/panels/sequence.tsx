import { type Faction, isPropaganda, type Seen } from '@sandtable/andean-abyss/facts';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import { Sign } from '../sign.js';
import './sequence.css';

/** The boxes of the sequence of play (2.3.4): what the 1st Eligible does opens what the 2nd may do. */
const ROWS = [
  { deed: 'operation', first: 'operation', second: 'limited' },
  { deed: 'operation-special', first: 'special', second: 'limitedOrEvent' },
  { deed: 'event', first: 'event', second: 'anything' },
] as const;

interface Standing {
  readonly first: Seen['turn']['acted'][number] | undefined;
  readonly second: Faction | undefined;
  readonly passed: readonly Faction[];
  readonly waiting: readonly Faction[];
  readonly ineligible: readonly Faction[];
}

/** Where each faction's cylinder stands. */
export function cylinders(view: Seen): Standing {
  const { order, acted } = view.turn;
  const executed = acted.filter(({ deed }) => deed !== 'pass');
  const done = new Set(acted.map(({ faction }) => faction));
  return {
    first: executed[0],
    second: executed[1]?.faction,
    passed: acted.filter(({ deed }) => deed === 'pass').map(({ faction }) => faction),
    waiting: order.filter((f) => view.eligible.includes(f) && !done.has(f)),
    ineligible: order.filter((f) => !view.eligible.includes(f) && !done.has(f)),
  };
}

export const Sequence = memo(function Sequence({ view, words }: { readonly view: Seen; readonly words: Words }) {
  const { first, second, passed, waiting, ineligible } = cylinders(view);
  const say = (key: string) => words.say({ key: `panel.sequence.${key}` });
  const card = view.played.at(-1);
  const idle = card === undefined || isPropaganda(card);
  const { barred = [], staying = [] } = view.turn;
  return (
    <section className="aa-panel" aria-labelledby="aa-sequence">
      <h3 id="aa-sequence">{words.say({ key: 'panel.sequence' })}</h3>
      <table className={`aa-boxes${idle ? ' aa-idle' : ''}`}>
        <thead>
          <tr>
            <th scope="col">{say('first')}</th>
            <th scope="col">{say('second')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => {
            const taken = first?.deed === row.deed;
            const shut = first !== undefined && !taken;
            return (
              <tr key={row.deed} className={shut ? 'aa-shut' : ''}>
                <Box
                  text={say(row.first)}
                  faction={taken ? first.faction : undefined}
                  words={words}
                  open={!idle && !first}
                />
                <Box
                  text={say(row.second)}
                  faction={taken ? second : undefined}
                  words={words}
                  open={taken && !second && waiting.length > 0}
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
      {[...barred.map((f) => ['barred', f]), ...staying.map((f) => ['staying', f])].map(([what, faction]) => (
        <p key={`${what} ${faction}`} className="aa-note">
          {words.say({ key: `panel.sequence.${what}`, params: { faction: `faction:${faction}` } })}
        </p>
      ))}
    </section>
  );
});

function Box({
  text,
  faction,
  words,
  open,
}: {
  readonly text: string;
  readonly faction: Faction | undefined;
  readonly words: Words;
  readonly open: boolean;
}) {
  return (
    <td className={`${faction ? 'aa-taken' : ''}${open ? ' aa-open' : ''}`}>
      <span className="aa-box">
        <span>{text}</span>
        {faction ? (
          <Sign
            faction={faction}
            label={words.say({ key: 'panel.sequence.here', params: { faction: `faction:${faction}` } })}
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
        {factions.length === 0 ? <span className="aa-soft">{words.say({ key: 'panel.sequence.nobody' })}</span> : null}
        {factions.map((faction) => (
          <span key={faction} className={`aa-cylinder${faction === acting ? ' aa-now' : ''}`}>
            <Sign faction={faction} /> {words.name(`faction:${faction}`)}
            {faction === acting ? <span className="aa-now-mark">{words.say({ key: 'panel.acting' })}</span> : null}
          </span>
        ))}
        {note ? <span className="aa-soft">({note})</span> : null}
      </dd>
    </div>
  );
}
