import type { BotAnswer } from '@sandtable/kernel';
import { CARDS } from '../data/cards.js';
import { isEffective, mayExecuteAsNonplayer } from '../events/effective.js';
import { factionOrder } from '../factions.js';
import { currentCard } from '../position.js';
import { answer, type BotContext, offers, type PlainReason } from './bot-context.js';
import { chooseOperation, type Flowchart } from './flowchart.js';

/** 8.1: event or operation. */
export function chooseAction(chart: Flowchart, m: BotContext): BotAnswer {
  const wanted = offers(m, 'event') ? wantsEvent(m) : undefined;
  if (wanted && mayExecuteAsNonplayer(m.g, m.faction)) return answer('event', '8.1', wanted);
  if (m.g.resources[m.faction] === 0) return answer('pass', '8.1', 'noResources');
  const operation = chooseOperation(chart, m);
  if (!offers(m, 'event')) return operation;
  const reason = wanted ? whyNot(m) : m.key.startsWith('act.first') ? 'notLeftmost' : 'grey2';
  return answer(operation.option, '8.1', reason, { operation: operation.reason });
}

/** Why it doesn't execute an event that its place on the card allows. */
const whyNot = (m: BotContext) => (isEffective(m.g, m.faction) ? 'operationsInstead' : 'ineffective');

/** The 1st Eligible if its symbol is the leftmost of all on the card; the 2nd unless the card has a gray 2. */
function wantsEvent(m: BotContext): PlainReason | undefined {
  const card = CARDS[currentCard(m.g) - 1];
  if (m.key.startsWith('act.first')) return factionOrder(card.order)[0] === m.faction ? 'event.leftmost' : undefined;
  return card.grey2 ? undefined : 'event.second';
}
