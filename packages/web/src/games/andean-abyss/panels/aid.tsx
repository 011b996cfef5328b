import { FACTIONS, type Faction, type OperationId, type View } from '@sandtable/andean-abyss/board-data';
import type { Message, Words } from '@sandtable/kernel';
import { memo, useState } from 'react';
import { AidSheet } from '../../shared/panels/aid.js';
import { Phases } from '../cards.js';
import { Sign } from '../faction-sign.js';

/** The player aid (3.0, 4.0): what each faction can do, what it costs, and the rule with the details. */

interface Entry {
  readonly name: string;
  readonly rule: string;
  readonly cost: Message;
  readonly text: string;
  readonly with?: readonly OperationId[];
}

const perSpace = (n: number): Message => ({ key: 'aid.cost.space', params: { n } });
const FREE: Message = { key: 'aid.cost.free' };

const insurgent = (faction: 'farc' | 'auc' | 'cartels'): readonly Entry[] => [
  { name: 'operation:rally', rule: '3.3.1', cost: perSpace(1), text: `aid.rally.${faction}` },
  { name: 'operation:march', rule: '3.3.2', cost: { key: 'aid.cost.march' }, text: `aid.march.${faction}` },
  { name: 'operation:attack', rule: '3.3.3', cost: perSpace(1), text: 'aid.attack' },
  { name: 'operation:terror', rule: '3.3.4', cost: { key: 'aid.cost.terror' }, text: `aid.terror.${faction}` },
];

const OPERATIONS: Readonly<Record<Faction, readonly Entry[]>> = {
  government: [
    { name: 'operation:train', rule: '3.2.1', cost: perSpace(3), text: 'aid.train' },
    { name: 'operation:patrol', rule: '3.2.2', cost: { key: 'aid.cost.once', params: { n: 3 } }, text: 'aid.patrol' },
    { name: 'operation:sweep', rule: '3.2.3', cost: perSpace(3), text: 'aid.sweep' },
    { name: 'operation:assault', rule: '3.2.4', cost: perSpace(3), text: 'aid.assault' },
  ],
  farc: insurgent('farc'),
  auc: insurgent('auc'),
  cartels: insurgent('cartels'),
};

const SPECIALS: Readonly<Record<Faction, readonly Entry[]>> = {
  government: [
    { name: 'special:air-lift', rule: '4.2.1', cost: FREE, text: 'aid.air-lift' },
    {
      name: 'special:air-strike',
      rule: '4.2.2',
      cost: FREE,
      text: 'aid.air-strike',
      with: ['patrol', 'sweep', 'assault'],
    },
    { name: 'special:eradicate', rule: '4.2.3', cost: FREE, text: 'aid.eradicate' },
  ],
  farc: [
    { name: 'special:extort', rule: '4.3.1', cost: FREE, text: 'aid.extort' },
    { name: 'special:ambush', rule: '4.3.2', cost: FREE, text: 'aid.ambush', with: ['attack'] },
    { name: 'special:kidnap', rule: '4.3.3', cost: FREE, text: 'aid.kidnap', with: ['terror'] },
  ],
  auc: [
    { name: 'special:extort', rule: '4.4.1', cost: FREE, text: 'aid.extort' },
    { name: 'special:ambush', rule: '4.4.1', cost: FREE, text: 'aid.ambush', with: ['attack'] },
    { name: 'special:assassinate', rule: '4.4.2', cost: FREE, text: 'aid.assassinate', with: ['terror'] },
  ],
  cartels: [
    { name: 'special:cultivate', rule: '4.5.1', cost: FREE, text: 'aid.cultivate', with: ['rally', 'march'] },
    { name: 'special:process', rule: '4.5.2', cost: FREE, text: 'aid.process', with: ['rally', 'march'] },
    { name: 'special:bribe', rule: '4.5.4', cost: perSpace(3), text: 'aid.bribe' },
  ],
};

export const PlayerAid = memo(function PlayerAid({ view, words }: { readonly view: View; readonly words: Words }) {
  const [chosen, choose] = useState<Faction>();
  const faction = chosen ?? view.acting ?? 'government';
  return (
    <AidSheet
      title={words.say({ key: 'aid.title' })}
      legend={words.say({ key: 'panel.factions' })}
      tabs={FACTIONS}
      shown={faction}
      show={choose}
      label={(f) => (
        <>
          <Sign faction={f} /> {words.name(`faction:${f}`)}
        </>
      )}
    >
      <h4>{words.say({ key: 'aid.operations' })}</h4>
      <Entries entries={OPERATIONS[faction]} words={words} />
      <h4>{words.say({ key: 'aid.specials' })}</h4>
      <Entries entries={SPECIALS[faction]} words={words} special />
      <p className="game-note">{words.say({ key: 'aid.pass' })}</p>
      <p className="game-note">{words.say({ key: 'aid.ship' })}</p>
      <h4>{words.say({ key: 'aid.round' })}</h4>
      <Phases words={words} />
    </AidSheet>
  );
});

function Entries({
  entries,
  words,
  special = false,
}: {
  readonly entries: readonly Entry[];
  readonly words: Words;
  readonly special?: boolean;
}) {
  return (
    <dl className="game-entries">
      {entries.map((entry) => (
        <div key={entry.name}>
          <dt>
            <b>{words.name(entry.name)}</b> <span className="game-rule">{entry.rule}</span>
            <span className="game-cost">{words.say(entry.cost)}</span>
            {special ? <span className="game-soft"> {words.say(company(entry, words))}</span> : null}
          </dt>
          <dd>{words.say({ key: entry.text })}</dd>
        </div>
      ))}
    </dl>
  );
}

const company = (entry: Entry, words: Words): Message =>
  entry.with
    ? { key: 'aid.with', params: { operations: entry.with.map((id) => words.name(`operation:${id}`)).join(', ') } }
    : { key: 'aid.with.any' };
