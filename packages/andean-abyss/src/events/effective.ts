import { CHECKPOINT, cloneChance, type Decision, type Procedure, seedChance } from '@sandtable/kernel';
import { auc } from '../automa/auc.js';
import { farc } from '../automa/farc.js';
import { marchesByList } from '../automa/flowchart.js';
import { CARDS } from '../data/cards.js';
import { OPERATIONS_INSTEAD } from '../data/nonplayers.js';
import { FACTIONS, type Faction, isInsurgent } from '../factions.js';
import { bases, guerrillas, onMap, placeable } from '../forces.js';
import { ALL_SPACES, isDepartment, isForest, population, type Space } from '../map.js';
import { ACTIVE, GUERRILLAS, KINDS, ownerOf } from '../pieces.js';
import { clone, currentCard, isNonplayer, type Position } from '../position.js';
import { factionRef } from '../references.js';
import { canAttack } from '../rules/operations/attack-spaces.js';
import { runEvent } from './index.js';

/** 8.4.1: of two texts a non-player executes the shaded one. */
export const nonplayerHalf = (card: number) => (CARDS[card - 1].dual ? 'shaded' : 'unshaded');

/** 8.1, 8.4.4: would a non-player choose the event of this card, if the sequence of play let it? */
export const mayExecuteAsNonplayer = (g: Position, faction: Faction): boolean =>
  !OPERATIONS_INSTEAD.includes(currentCard(g)) && isEffective(g, faction);

/** A limit on the answers that are tried. An event without effect asks hardly anything; this guards against one with many branches. */
const MAX_WAYS = 512;

/**
 * 8.1 Ineffective Events: could the text that a non-player would execute change anything? Looks for one way through its
 * decisions that does, with the dice at their best: what they will show is not known yet.
 */
export function isEffective(g: Position, faction: Faction): boolean {
  const card = currentCard(g);
  if (IDLE[card]?.(g, faction)) return false;
  // Ways are lists of the numbers of the options taken; each is tried on a copy from the start.
  const ways: number[][] = [[]];
  for (let tried = 0; tried < MAX_WAYS; tried++) {
    const way = ways.pop();
    if (!way) return false;
    const trial = clone(g, cloneChance(BEST_DICE));
    const event = runEvent(trial, card, nonplayerHalf(card), faction);
    const open = follow(trial, event, faction, way, g);
    if (open === 'changed') return true;
    for (let option = open - 1; option >= 0; option--) ways.push([...way, option]);
  }
  return false;
}

/** A 1 is what an Attack is sure to hit with; any other roll of an event has an effect whatever it is. */
const BEST_DICE = seedChance(
  'effective',
  Array.from({ length: 64 }, () => 1),
);

/**
 * 8.4.4: what an event's text allows but a non-player doesn't do: act with the pieces of others where it can't with its
 * own (29, 34, 46, 53, 70), march against its list (20, 37), replace its own guerrillas (54), leave its bases unguarded (59).
 */
const IDLE: Readonly<Record<number, (g: Position, faction: Faction) => boolean>> = {
  20: (g) => isNonplayer(g, 'farc') && onMap(g, ACTIVE.farc) === 0 && !marchesByList(farc, g),
  29: (g, faction) => (faction === 'farc' || faction === 'auc') && nowhere((space) => canAttack(g, faction, space)),
  34: (g, faction) =>
    isInsurgent(faction) &&
    nowhere((s) => isDepartment(s) && population(s) === 0 && KINDS[faction].some((kind) => placeable(g, s, kind) > 0)),
  37: (g) => isNonplayer(g, 'auc') && !marchesByList(auc, g),
  46: (g, faction) => isInsurgent(faction) && nowhere((space) => guerrillas(g, space, faction) > 0),
  53: (g, faction) => isInsurgent(faction) && nowhere((s) => isDepartment(s) && guerrillas(g, s, faction) > 0),
  54: (g, faction) => GUERRILLAS.every((piece) => ownerOf(piece) === faction || onMap(g, piece) === 0),
  70: (g, faction) => isInsurgent(faction) && nowhere((s) => isForest(s) && guerrillas(g, s, faction) > 0),
  59: (g) => isNonplayer(g, 'cartels') && onMap(g, ACTIVE.cartels) === 0 && spareCartels(g).length === 0,
};

const nowhere = (wanted: (space: Space) => boolean): boolean => !ALL_SPACES.some(wanted);

/** A base of the cartels without a guerrilla. */
export const isUnguarded = (g: Position, space: Space): boolean =>
  bases(g, space, 'cartels') > 0 && guerrillas(g, space, 'cartels') === 0;

/** Where guerrillas of the cartels are not needed: away from their bases, or several at one while another has none. */
export function spareCartels(g: Position): Space[] {
  const needed = ALL_SPACES.some((space) => isUnguarded(g, space));
  return ALL_SPACES.filter((space) => {
    const least = bases(g, space, 'cartels') > 0 ? 1 : 0;
    return guerrillas(g, space, 'cartels') > least && (least === 0 || needed);
  });
}

/** Follows the way; 'changed' as soon as anything is, else the number of options where the way ends. */
function follow(
  g: Position,
  event: Procedure,
  executor: Faction,
  way: readonly number[],
  before: Position,
): 'changed' | number {
  let step = event.next({});
  for (let taken = 0; ; ) {
    if (differs(before, g)) return 'changed';
    if (step.done) return 0;
    if (step.value === CHECKPOINT) {
      step = event.next({});
      continue;
    }
    const options = optionsOf(step.value[0], executor);
    if (taken === way.length) return options.length;
    step = event.next(options[way[taken++]]);
  }
}

/**
 * What a non-player would answer for certain (8.4, 8.4.4): it names itself if it can, so that what others could do says
 * nothing, and no underground guerrilla makes a Terror in place of an active one.
 */
function optionsOf(decision: Decision, executor: Faction): readonly string[] {
  const options = decision.options.filter((option) => !option.startsWith('aside:'));
  const { key, params = {} } = decision.prompt;
  const self = factionRef(executor);
  if (key === 'ask.event.faction' && params.choice === undefined && options.includes(self)) return [self];
  if (key === 'ask.event.terrorBy') return options.filter((option) => option.endsWith('-active'));
  return options;
}

/** Has the position changed? */
function differs(a: Position, b: Position): boolean {
  return (
    listsDiffer(a.pieces, b.pieces) ||
    listsDiffer(a.support, b.support) ||
    listsDiffer(a.terror, b.terror) ||
    listsDiffer(a.zones, b.zones) ||
    shipmentsDiffer(a.shipments, b.shipments) ||
    a.aid !== b.aid ||
    a.aucGone !== b.aucGone ||
    a.ecuador !== b.ecuador ||
    a.panama !== b.panama ||
    // Put into force, even if it should be so already.
    a.capabilities !== b.capabilities ||
    a.momentum !== b.momentum ||
    a.turn.barred.length !== b.turn.barred.length ||
    a.turn.staying.length !== b.turn.staying.length ||
    FACTIONS.some((f) => a.resources[f] !== b.resources[f])
  );
}

function listsDiffer(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return true;
  return false;
}

/** Holders and spaces of the shipments. Their order in the list has no meaning. */
const shipmentsDiffer = (a: Position['shipments'], b: Position['shipments']): boolean =>
  a !== b && holdings(a) !== holdings(b);

const holdings = (shipments: Position['shipments']): string =>
  shipments
    .map((s) => `${s.space} ${ownerOf(s.guerrilla)}`)
    .sort()
    .join();
