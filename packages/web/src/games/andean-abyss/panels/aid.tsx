import { type AidCost, aidOperations, aidSpecials } from '@sandtable/andean-abyss/board';
import { FACTIONS, type Faction, type OperationId, type View } from '@sandtable/andean-abyss/board-data';
import type { Message, Words } from '@sandtable/kernel';
import { memo, useState } from 'react';
import { AidSheet } from '../../shared/panels/aid.js';
import { Phases } from '../cards.js';
import { Sign } from '../faction-sign.js';
import { sayWith, text } from '../text.js';

/** The player aid (3.0, 4.0): what each faction can do, what it costs, and the rule with the details. */

interface Entry {
  readonly name: string;
  readonly rule: string;
  readonly cost: AidCost;
  readonly text: Message;
  readonly company?: Message;
}

function operationText(operation: OperationId, faction: Faction): Message {
  switch (operation) {
    case 'rally':
    case 'march':
    case 'terror':
      if (faction === 'government') throw new Error(`${operation} is an operation of the other factions`);
      return text(`aid.${operation}.${faction}`);
    default:
      return text(`aid.${operation}`);
  }
}

const operationsOf = (view: View, faction: Faction): readonly Entry[] =>
  aidOperations(view, faction).map(({ operation, ...entry }) => ({
    ...entry,
    name: `operation:${operation}`,
    text: operationText(operation, faction),
  }));

const specialsOf = (faction: Faction, words: Words): readonly Entry[] =>
  aidSpecials(faction).map(({ special, with: operations, ...entry }) => ({
    ...entry,
    name: `special:${special}`,
    text: text(`aid.${special}`),
    company: operations
      ? text('aid.with', { operations: operations.map((id) => words.name(`operation:${id}`)).join(', ') })
      : text('aid.with.any'),
  }));

const COSTS = {
  space: 'aid.cost.space',
  'space-but-locs': 'aid.cost.butLocs',
  operation: 'aid.cost.once',
  nothing: 'aid.cost.free',
} as const;
const costText = (cost: AidCost): Message =>
  cost.per === 'nothing' ? text(COSTS.nothing) : text(COSTS[cost.per], { n: cost.n });

export const PlayerAid = memo(function PlayerAid({ view, words }: { readonly view: View; readonly words: Words }) {
  const say = sayWith(words);
  const [chosen, choose] = useState<Faction>();
  const faction = chosen ?? view.acting ?? 'government';
  return (
    <AidSheet
      title={say('aid.title')}
      legend={say('panel.factions')}
      tabs={FACTIONS}
      shown={faction}
      show={choose}
      label={(f) => (
        <>
          <Sign faction={f} /> {words.name(`faction:${f}`)}
        </>
      )}
    >
      <h4>{say('aid.operations')}</h4>
      <Entries entries={operationsOf(view, faction)} words={words} />
      <h4>{say('aid.specials')}</h4>
      <Entries entries={specialsOf(faction, words)} words={words} />
      <p className="game-note">{say('aid.pass')}</p>
      <p className="game-note">{say('aid.ship')}</p>
      <h4>{say('aid.round')}</h4>
      <Phases words={words} />
    </AidSheet>
  );
});

function Entries({ entries, words }: { readonly entries: readonly Entry[]; readonly words: Words }) {
  return (
    <dl className="game-entries">
      {entries.map(({ name, rule, cost, text: what, company }) => (
        <div key={name}>
          <dt>
            <b>{words.name(name)}</b> <span className="game-rule">{rule}</span>
            <span className="game-cost">{words.say(costText(cost))}</span>
            {company ? <span className="game-soft"> {words.say(company)}</span> : null}
          </dt>
          <dd>{words.say(what)}</dd>
        </div>
      ))}
    </dl>
  );
}
