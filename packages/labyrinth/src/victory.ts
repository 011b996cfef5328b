import type { Message, Result } from '@sandtable/kernel';
import { cellsOnMap } from './cell-counts.js';
import { MUSLIM_COUNTRIES, printedAdjacent } from './countries.js';
import { FAIR, GOOD, GREEN, ISLAMIST_RULE, isSolitaire, POOR, type Position } from './position.js';
import { resources } from './resources.js';
import type { Side } from './sides.js';
import { text } from './text.js';

/**
 * The game ends at once (2.1): thrown by the rule that changed a value, caught by the sequence of play. It is no Error,
 * whose stack trace would take longer than the turn that ends the game.
 */
export class GameOver {
  constructor(
    readonly winner: Side,
    readonly reason: Message,
  ) {}

  get message(): string {
    return `${this.winner} wins: ${this.reason.key}`;
  }
}

/** What the Victory track shows (4.7.6). */
export interface VictoryTally {
  readonly goodResources: number;
  readonly islamistResources: number;
  readonly goodOrFair: number;
  readonly poorOrIslamist: number;
}

export function tally(g: Position): VictoryTally {
  let goodResources = 0;
  let islamistResources = 0;
  let goodOrFair = 0;
  let poorOrIslamist = 0;
  for (const country of MUSLIM_COUNTRIES) {
    switch (g.governance[country]) {
      case GOOD:
        goodResources += resources(g, country);
        goodOrFair++;
        break;
      case FAIR:
        goodOrFair++;
        break;
      case POOR:
        poorOrIslamist++;
        break;
      case ISLAMIST_RULE:
        islamistResources += resources(g, country);
        poorOrIslamist++;
        break;
    }
  }
  return { goodResources, islamistResources, goodOrFair, poorOrIslamist };
}

export const US_RESOURCES = 12;
export const JIHADIST_RESOURCES = 6;
export const COUNTRIES_TO_WIN = 15;

/** 2.1.1. */
function usWins({ goodResources, goodOrFair }: VictoryTally): Message | undefined {
  if (goodResources >= US_RESOURCES) return text('result.us.resources', { n: goodResources });
  if (goodOrFair >= COUNTRIES_TO_WIN) return text('result.us.countries', { n: goodOrFair });
  return undefined;
}

/** 2.1.2; in the solitaire game, the two countries need not be adjacent (9.1). */
function jihadistWins(g: Position, { islamistResources, poorOrIslamist }: VictoryTally): Message | undefined {
  if (islamistResources >= JIHADIST_RESOURCES && (isSolitaire(g) || twoTouch(g))) {
    return text('result.jihadist.resources', { n: islamistResources });
  }
  if (g.prestige === 1 && poorOrIslamist >= COUNTRIES_TO_WIN) {
    return text('result.jihadist.countries', { n: poorOrIslamist });
  }
  return undefined;
}

/** 2.1.2: two adjacent countries under Islamist Rule. */
export const twoTouch = (g: Position): boolean =>
  MUSLIM_COUNTRIES.some(
    (country) =>
      g.governance[country] === ISLAMIST_RULE &&
      printedAdjacent(country).some((near) => g.governance[near] === ISLAMIST_RULE),
  );

/** The winner by the Victory track. `first` wins if both sides would (2.2). */
function wonByTrack(g: Position, first: Side): GameOver | undefined {
  const now = tally(g);
  const us = usWins(now);
  const jihadist = jihadistWins(g, now);
  if (us && (first === 'us' || !jihadist)) return new GameOver('us', us);
  return jihadist && new GameOver('jihadist', jihadist);
}

/** 2.1.1: no cell on the map. In the solitaire game, play goes on (9.1). */
const wonByCells = (g: Position): GameOver | undefined =>
  !isSolitaire(g) && cellsOnMap(g) === 0 ? new GameOver('us', text('result.us.cells')) : undefined;

/** 2.1: the side that has already won in this position, if any. */
export const wonBy = (g: Position): GameOver | undefined => wonByTrack(g, 'us') ?? wonByCells(g);

/** Called whenever a value of 2.1 has changed. */
export function checkVictory(g: Position, first: Side = 'us'): void {
  const over = wonByTrack(g, first);
  if (over) throw over;
}

/** Called whenever a cell leaves the map. */
export function checkCells(g: Position): void {
  const over = wonByCells(g);
  if (over) throw over;
}

const DECKS = { standard: 1, tournament: 2, campaign: 3 } as const;
export const decksOf = (g: Position): number => DECKS[g.rules.length];
/** 9.1: the Good Resources that the US needs in the solitaire game, by number of decks. */
const SOLITAIRE_RESOURCES = [0, 6, 9, 12];

/** 2.3: what counts after the last deck. */
export interface FinalCount {
  readonly good: number;
  /** Green Regime Change counts as Islamist Rule here and nowhere else (4.8.2). */
  readonly islamist: number;
  /** 9.1: the Good Resources that the US needs at least. 0 in the game for two. */
  readonly least: number;
}
export function finalCount(g: Position): FinalCount {
  const { goodResources, islamistResources } = tally(g);
  let islamist = islamistResources;
  for (const country of MUSLIM_COUNTRIES) if (g.regimeChange[country] === GREEN) islamist += resources(g, country);
  return { good: goodResources, islamist, least: isSolitaire(g) ? SOLITAIRE_RESOURCES[decksOf(g)] : 0 };
}

/** 2.3: the last reshuffle. */
export function finalTally(g: Position): GameOver {
  const { good, islamist, least } = finalCount(g);
  const params = { good, islamist };
  if (good < least) return new GameOver('jihadist', text('result.jihadist.alone', { ...params, least }));
  if (good > 2 * islamist) return new GameOver('us', text('result.us.last', params));
  return new GameOver('jihadist', text('result.jihadist.last', params));
}

/** The side that won with place 1; each side's score is what it counts on the Victory track. */
export function resultOf(g: Position, { winner, reason }: GameOver): Result {
  const { goodResources, islamistResources } = tally(g);
  const score = { us: goodResources, jihadist: islamistResources };
  const loser: Side = winner === 'us' ? 'jihadist' : 'us';
  return {
    ranking: [
      { seat: winner, place: 1, score: score[winner] },
      { seat: loser, place: 2, score: score[loser] },
    ],
    reason,
  };
}
