import type { ParamValues } from '@sandtable/kernel';
import { CARD, consentQuestion, FACTION, mixedQuestion, spaceQuestion, WORD, wordQuestion } from '../ask.js';
import { textOf } from '../events/index.js';
import { OPERATIONS } from '../operation.js';
import { currentCard, type Position } from '../position.js';
import { shipmentsOf } from '../shipments.js';
import { named } from './space-needs.js';

/** What the sequence of play asks. Not in sequence.ts: that one asks the automa, which knows every question by its id. */

const ACT = { event: WORD, last: WORD };
const theCard = (g: Position) => ({ card: CARD.write(currentCard(g)) });
const cardAndText = (g: Position) => ({ ...theCard(g), text: textOf(currentCard(g)) });
/** The text of an event that the faction can't execute is not shown. */
const cardAndOpenText = (g: Position, { event }: ParamValues<typeof ACT>) =>
  event === 'open' ? cardAndText(g) : { ...theCard(g), text: '' };

/** 2.3.4: what a faction does with the card, by what the sequence of play allows. */
export const SEQUENCE = {
  first: mixedQuestion('act.first', '2.3.4', ACT, cardAndOpenText),
  firstLimited: mixedQuestion('act.first.limited', '2.3.4', ACT, cardAndOpenText),
  second: mixedQuestion('act.second', '2.3.4', ACT, cardAndOpenText),
  secondLimited: mixedQuestion('act.second.limited', '2.3.4', ACT, cardAndOpenText),
  discord: wordQuestion('discord', '8.1', { nonplayer: FACTION }, ['event', 'operation'], cardAndText),
  ship: mixedQuestion('ship', '2.3.6', {}),
  shipAgree: consentQuestion('ship.agree', '2.3.6', { asker: FACTION }),
  shipWhich: spaceQuestion(
    'ship.which',
    '2.3.6',
    {},
    {
      needs: {
        shipment: {
          holds: (g, { faction }, space) => shipmentsOf(g, faction).some((s) => s.space === space),
          params: named,
        },
      },
    },
  ),
  shipOperation: wordQuestion('ship.operation', '2.3.6', {}, OPERATIONS),
};
