import { CHECKPOINT, type Procedure } from '@sandtable/kernel';
import { CARDS } from '../data/cards.js';
import { OPERATIONS_INSTEAD } from '../data/nonplayers.js';
import { FACTIONS, type Faction } from '../factions.js';
import { clone, currentCard, type Position } from '../position.js';
import { runEvent } from './index.js';

/** 8.4.1: of two texts a non-player executes the shaded one. */
export const nonplayerSide = (card: number) => (CARDS[card - 1].dual ? 'shaded' : 'unshaded');

/** 8.1, 8.4.4: would a non-player choose the event of this card, if the sequence of play let it? */
export const mayExecuteAsNonplayer = (g: Position, faction: Faction): boolean =>
  !OPERATIONS_INSTEAD.includes(currentCard(g)) && isEffective(g, faction);

/** No event leaves this many ways open and does nothing in all of them. */
const MOST_WAYS = 64;

/**
 * 8.1 Ineffective Events: could the text that a non-player would execute change anything? Looks for one way through its
 * decisions that does; an event that does nothing has hardly a decision to take.
 */
export function isEffective(g: Position, faction: Faction): boolean {
  const card = currentCard(g);
  const before = clone(g);
  // Ways are lists of the numbers of the options taken; each is tried on a copy from the start.
  const ways: number[][] = [[]];
  for (let tried = 0; tried < MOST_WAYS; tried++) {
    const way = ways.pop();
    if (!way) return false;
    const trial = clone(before);
    const open = follow(trial, runEvent(trial, card, nonplayerSide(card), faction), way, before);
    if (open === 'changed') return true;
    for (let option = open - 1; option >= 0; option--) ways.push([...way, option]);
  }
  return false;
}

/** Follows the way; 'changed' as soon as anything is, else the number of options where the way ends. */
function follow(g: Position, event: Procedure, way: readonly number[], before: Position): 'changed' | number {
  let step = event.next({});
  for (let taken = 0; ; ) {
    if (differs(before, g)) return 'changed';
    if (step.done) return 0;
    if (step.value === CHECKPOINT) {
      step = event.next({});
      continue;
    }
    const options = step.value[0].options().filter((option) => !option.startsWith('aside:'));
    if (taken === way.length) return options.length;
    step = event.next(options[way[taken++]]);
  }
}

/** Has anything changed that lies on the table? */
function differs(a: Position, b: Position): boolean {
  return (
    listsDiffer(a.pieces, b.pieces) ||
    listsDiffer(a.support, b.support) ||
    listsDiffer(a.terror, b.terror) ||
    listsDiffer(a.zones, b.zones) ||
    a.shipments !== b.shipments ||
    a.aid !== b.aid ||
    a.aucGone !== b.aucGone ||
    a.ecuador !== b.ecuador ||
    a.panama !== b.panama ||
    a.capabilities !== b.capabilities ||
    a.momentum !== b.momentum ||
    a.turn.barred !== b.turn.barred ||
    FACTIONS.some((f) => a.resources[f] !== b.resources[f])
  );
}

const listsDiffer = (a: readonly number[], b: readonly number[]): boolean => a.some((n, i) => n !== b[i]);
