import { type Procedure, reveal } from '@sandtable/kernel';
import { type Given, spaceQuestion, THEATER, WAR_TILE } from '../ask.js';
import { has, lower, removeConflict, wouldIsolate } from '../control.js';
import { type Theater, type Tier, WARS } from '../data/wars.js';
import {
  ALL_SPACES,
  FORTS,
  isFort,
  isMarket,
  isNaval,
  isPolitical,
  kindOf,
  MARKETS,
  NAVAL,
  regionOf,
  type Space,
} from '../map.js';
import { theaterRef } from '../next-war-display.js';
import { type Position, SPAIN, sideOf } from '../position.js';
import { spaceRef, warTileRef } from '../references.js';
import { other, SIDES, type Side } from '../sides.js';
import { inTheater, tierOf } from '../strength.js';
import { log, text } from '../text.js';
import { TILES } from '../tiles.js';
import { forceDebt, gainTreaty, score } from '../treasury.js';
import { GameOver } from '../victory.js';
import { carryOutSpecial, spanishFavor, spanishTerritories, specialResults } from './aftermath.js';
import { conquer, driveOff, theaterParams } from './conquest.js';
import { logStrength, logTiles } from './war-report.js';

type InTheater = Given & {
  readonly theater: Theater;
};
const HERE = {
  holds: (_: Position, { theater }: InTheater, space: Space): boolean => inTheater(theater, space),
  params: theaterParams,
};

/** The other's flag, and a Spanish one like it (12.1). */
const isOpposing = (g: Position, { side }: Given, space: Space): boolean =>
  has(g, space, other(side)) || g.flags[space] === SPAIN;

/** 7.1.2: the crossed flag of a tile strikes it, Markets that cut others off apart. */
const isStruck = (g: Position, c: InTheater, space: Space): boolean =>
  inTheater(c.theater, space) && isOpposing(g, c, space) && g.conflicts[space] === 0;

/** 7.2: what the spoils name. All tiers of a theater that name anything name the same. */
const rewardOf = (_: Position, { side, theater }: InTheater) =>
  theater.tiers[side].find(({ unflag }) => unflag)?.unflag;

export const WAR = {
  /** R6: a Market that would cut others off only if there is no other Market. */
  unflag: spaceQuestion(
    'war.unflag',
    '7.1.2',
    { theater: THEATER, tile: WAR_TILE },
    {
      prepare: (g, c) => MARKETS.some((market) => isStruck(g, c, market) && !wouldIsolate(g, market)),
      needs: {
        inTheater: HERE,
        marketOrPolitical: (_, __, space) => isMarket(space) || isPolitical(space),
        foeFlag: isOpposing,
        noMarker: (g, _, space) => g.conflicts[space] === 0,
      },
      prefers: {
        need: 'cutsOff',
        holds: (g, _, space, hasHarmless) => !hasHarmless || isPolitical(space) || !wouldIsolate(g, space),
      },
    },
  ),
  damage: spaceQuestion(
    'war.damage',
    '7.1.2',
    { theater: THEATER, tile: WAR_TILE },
    {
      spaces: [...FORTS, ...NAVAL],
      needs: {
        inTheater: HERE,
        fortOrSquadron: (g, { side }, space) => (isFort(space) || isNaval(space)) && has(g, space, other(side)),
        undamaged: { holds: (g, _, space) => g.damaged[space] === 0, shown: 'unmet' },
      },
    },
  ),
  reward: spaceQuestion(
    'war.reward',
    '7.2',
    { theater: THEATER },
    {
      prepare: rewardOf,
      needs: {
        rewardKind: {
          holds: (_, __, space, reward) => kindOf(space) === reward?.kind,
          params: (g, c) => ({ kind: `kind:${rewardOf(g, c)?.kind}` }),
        },
        inRegion: {
          holds: (_, __, space, reward) => regionOf(space) === reward?.region,
          params: (g, c) => ({ region: `region:${rewardOf(g, c)?.region}` }),
        },
        foeFlag: isOpposing,
      },
    },
  ),
};

/** 7.1: one theater is resolved. */
export function* resolveTheater(g: Position, index: number): Procedure {
  const theater = WARS[g.war].theaters[index];
  // 7.1.1.
  reveal(g.chance, 'everybody');
  log(g, 'log.theater', { theater: theaterRef(g, index) });
  logTiles(g, index);
  // 7.1.2, R42: the side in the lead goes first; at 15 the first player of the last turn.
  const leader: Side = g.vp > 15 ? 'france' : g.vp < 15 ? 'britain' : g.first;
  for (const side of [leader, other(leader)]) yield* tileEffects(g, side, index, theater);
  const strength = logStrength(g, index);
  const margin = Math.abs(strength.britain - strength.france);
  const winner: Side | undefined = margin === 0 ? undefined : strength.britain > strength.france ? 'britain' : 'france';
  const tier = winner && tierOf(theater.tiers[winner], margin);
  const full = winner !== undefined && tier !== undefined && tier === theater.tiers[winner].at(-1);
  g.warState = { ...g.warState, won: [...g.warState.won, { side: winner, full }] };
  const unclaimed = spanishTerritories(g);
  if (!winner) return log(g, 'log.stalemate');
  log(g, 'log.won', { side: `seat:${winner}`, margin });
  if (tier) yield* spoils(g, winner, theater, tier);
  else log(g, 'log.won.nothing');
  yield* specialResults(g, winner, theater, margin);
  for (const space of unclaimed) if (has(g, space, winner)) yield* spanishFavor(g, other(winner));
}

/** 7.1.2: Debt, crossed flags, damaged Forts or driven-off Squadrons; carried out wherever possible. */
function* tileEffects(g: Position, side: Side, index: number, theater: Theater): Procedure {
  const { basic, bonus } = g.display[side][index];
  for (const tile of [...basic, ...bonus]) {
    const told = { side: `seat:${side}`, tile: warTileRef(tile) };
    switch (TILES[tile].symbol) {
      case 'none':
        break;
      case 'debt':
        log(g, 'log.tile.effect', told);
        forceDebt(g, other(side), 1);
        break;
      case 'unflag': {
        const flag = yield* WAR.unflag.ask(g, { side, theater, tile });
        log(g, flag === undefined ? 'log.tile.idle' : 'log.tile.effect', told);
        if (flag !== undefined) lower(g, flag);
        break;
      }
      case 'fort-or-fleet': {
        const target = yield* WAR.damage.ask(g, { side, theater, tile });
        log(g, target === undefined ? 'log.tile.idle' : 'log.tile.effect', told);
        if (target !== undefined) strike(g, target);
        break;
      }
    }
  }
}
const strike = (g: Position, target: Space): void => (isFort(target) ? damage(g, target) : driveOff(g, target));

export function damage(g: Position, fort: Space): void {
  g.damaged[fort] = 1;
  log(g, 'log.damaged', { space: spaceRef(fort) });
}

/** 7.2. */
function* spoils(g: Position, winner: Side, theater: Theater, tier: Tier): Procedure {
  score(g, winner, tier.vp);
  gainTreaty(g, other(winner), tier.trp);
  if (tier.cp > 0) yield* conquer(g, winner, theater, tier.cp);
  if (tier.unflag) {
    const space = yield* WAR.reward.ask(g, { side: winner, theater });
    if (space !== undefined) lower(g, space);
  }
  for (const special of tier.special ?? []) yield* carryOutSpecial(g, winner, theater, special);
}

/** 7.4: every theater, each in its highest tier. */
export function checkWarVictory(g: Position): void {
  for (const side of SIDES) {
    if (g.warState.won.length > 0 && g.warState.won.every((it) => it.side === side && it.full)) {
      throw new GameOver(side, text('result.war', { side: `seat:${side}` }));
    }
  }
}

/** 7.5, R46: Conflict markers that gave strength leave: on flagged spaces of Regions whose theaters list them. */
export function removeWarConflicts(g: Position): void {
  const regions = new Set(WARS[g.war].theaters.filter((it) => it.conflicts).flatMap((it) => it.regions));
  for (const space of ALL_SPACES) {
    if (g.conflicts[space] > 0 && sideOf(g.flags[space]) && regions.has(regionOf(space))) removeConflict(g, space);
  }
}
