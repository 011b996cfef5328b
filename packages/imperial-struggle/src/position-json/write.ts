import type { Json } from '@sandtable/kernel';
import { ADVANTAGE_IDS } from '../data/advantages.js';
import { INVESTMENTS } from '../data/investments.js';
import { WAR_IDS } from '../data/wars.js';
import { ALL_SPACES, spaceId } from '../map.js';
import { DEAR_CONFLICT, type Deployed, type Position } from '../position.js';
import type { BySide } from '../sides.js';

/** The owner of a flag, as position files write it. */
export const FLAG_WORDS = ['nobody', 'britain', 'france', 'spain', 'usa'] as const;
export const CONFLICT_WORDS = ['none', 'usual', 'dear'] as const;

/** Writes the position as JSON; docs/positions-imperial-struggle.md explains each field. */
export function writePosition(g: Position): Json {
  return {
    ...writeSituation(g),
    hands: both(g.hands, (cards) => cards.slice()),
    draw: g.draw.slice().reverse(),
  };
}

const both = <T>(of: BySide<T>, as: (it: T) => Json): Json => ({ britain: as(of.britain), france: as(of.france) });
const numbers = ({ britain, france }: BySide<number>): Json => ({ britain, france });
const lists = (of: BySide<readonly number[]>): Json => both(of, (list) => list.slice());
const investments = (tiles: readonly number[]): string[] => tiles.map((tile) => INVESTMENTS[tile].id);
const advantages = (marked: readonly number[]): string[] => ADVANTAGE_IDS.filter((_, i) => marked[i] > 0);

/** Everything except hands and draw pile, of which a view shows only a part. */
export function writeSituation(g: Position): { [field: string]: Json } {
  return {
    turn: g.turn,
    step: g.step,
    rounds: g.rounds,
    theater: g.theater,
    first: g.first,
    initiative: g.initiative,
    vp: g.vp,
    onlyThese: true,
    flags: bySpace(g.flags, (flag) => FLAG_WORDS[flag]),
    conflicts: bySpace(g.conflicts, (kind) => CONFLICT_WORDS[kind === DEAR_CONFLICT ? 2 : 1]),
    damaged: ALL_SPACES.filter((space) => g.damaged[space] > 0).map(spaceId),
    debt: numbers(g.debt),
    debtLimit: numbers(g.debtLimit),
    treaty: numbers(g.treaty),
    navyBox: numbers(g.navyBox),
    unbuilt: numbers(g.unbuilt),
    waiting: numbers(g.waiting),
    exhausted: advantages(g.exhausted),
    ...(g.fresh.includes(1) ? { fresh: advantages(g.fresh) } : {}),
    awards: Object.fromEntries(Object.entries(g.awards).map(([region, tiles]) => [region, tiles.slice()])),
    demand: g.demand.slice(),
    available: investments(g.available),
    taken: both(g.taken, investments),
    used: investments(g.used),
    stack: investments(g.stack),
    discard: g.discard.slice(),
    removed: g.removed.slice(),
    cabinet: both(g.cabinet, (ministers) => ministers.map(({ card, revealed }) => ({ card, revealed }))),
    gone: g.gone.slice(),
    spent: g.spent.slice(),
    war: WAR_IDS[g.war] ?? 'none',
    display: both(g.display, (theaters) => theaters.map(writeDeployed)),
    basicPool: lists(g.basicPool),
    bonusPool: lists(g.bonusPool),
    basicGone: numbers(g.basicGone),
    ...writeWar(g),
    jacobiteVictories: g.jacobiteVictories,
    ...(g.jacobitesRestored ? { jacobitesRestored: true } : {}),
    ...(g.jacobiteDefeat ? { jacobiteDefeat: true } : {}),
    huguenots: g.huguenots.map(({ space, used }) => ({ space: spaceId(space), used })),
    ...(g.byng >= 0 ? { byng: g.byng } : {}),
    ...(g.dominance ? { dominance: g.dominance } : {}),
    freeTiles: numbers(g.freeTiles),
    ...(g.townshend ? { townshend: g.townshend } : {}),
  };
}

const writeDeployed = ({ basic, bonus }: Deployed): Json => ({ basic: basic.slice(), bonus: bonus.slice() });

/** 7.2: refused Territories, Squadrons that have conquered, and the winners of theaters. */
const writeWar = ({ warState, step }: Position): { [field: string]: Json } =>
  step === 'war' || step === 'after-war'
    ? {
        refusals: numbers(warState.refusals),
        refused: warState.refused.map(spaceId),
        conquerors: warState.conquerors.map(spaceId),
        resting: numbers(warState.resting),
        won: warState.won.map(({ side, full }) => ({ side: side ?? 'nobody', full })),
      }
    : {};

function bySpace(marks: readonly number[], word: (mark: number) => string): Json {
  const written: Record<string, Json> = {};
  for (const space of ALL_SPACES) if (marks[space] > 0) written[spaceId(space)] = word(marks[space]);
  return written;
}
