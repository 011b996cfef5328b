import { log, type Message, message, type OptionFacts, type Procedure, pickWord, reveal } from '@sandtable/kernel';
import { pickSpace, question } from '../ask.js';
import {
  displace,
  has,
  isolatedMarkets,
  lower,
  putSquadron,
  raise,
  raiseUsa,
  removeConflict,
  takeSquadron,
  wouldIsolate,
} from '../control.js';
import { type Special, type Theater, type Tier, WARS } from '../data/wars.js';
import {
  ALL_SPACES,
  conquestLines,
  FORTS,
  factsOf,
  isFort,
  isMarket,
  isNaval,
  isPolitical,
  isTerritory,
  MARKETS,
  NAVAL,
  POLITICAL,
  regionOf,
  type Space,
  spaceOf,
  TERRITORIES,
} from '../map.js';
import { NOBODY, type Position, SPAIN, sideOf, type Tile, USA } from '../position.js';
import { ministryRef, spaceRef, spaceReferred, warTileRef } from '../references.js';
import { other, SIDES, type Side } from '../sides.js';
import { canConquerTerritory, inTheater, tierOf } from '../strength.js';
import { TILES } from '../tiles.js';
import { forceDebt, gainTreaty, score } from '../treasury.js';
import { GameOver } from '../victory.js';
import { theaterRef } from '../war-display.js';
import { logStrength, logTiles } from './war-report.js';

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

const named = ({ id }: Theater): { readonly theater: string } => ({ theater: `theater:${id}` });

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
        const flag = yield* crossedFlag(g, side, theater, tile);
        log(g, flag === undefined ? 'log.tile.idle' : 'log.tile.effect', told);
        if (flag !== undefined) lower(g, flag);
        break;
      }
      case 'fort-or-fleet': {
        const target = yield* fortOrFleet(g, side, theater, tile);
        log(g, target === undefined ? 'log.tile.idle' : 'log.tile.effect', told);
        if (target !== undefined) strike(g, target);
        break;
      }
    }
  }
}
const strike = (g: Position, target: Space): void => (isFort(target) ? damage(g, target) : driveOff(g, target));

/** The other's flag, and a Spanish one like it (12.1). */
export const mayLower = (g: Position, space: Space, side: Side): boolean =>
  has(g, space, other(side)) || g.flags[space] === SPAIN;

/** R6: a Market that would cut others off only if there is no other Market. */
function* crossedFlag(g: Position, side: Side, theater: Theater, tile: Tile): Procedure<Space | undefined> {
  const flags = ALL_SPACES.filter(
    (space) =>
      inTheater(theater, space) &&
      mayLower(g, space, side) &&
      g.conflicts[space] === 0 &&
      (isMarket(space) || isPolitical(space)),
  );
  const markets = flags.filter(isMarket);
  const harmless = markets.filter((space) => !wouldIsolate(g, space));
  const targets = flags.filter((space) => isPolitical(space) || harmless.length === 0 || harmless.includes(space));
  return yield* pickSpace(
    question(side, 'war.unflag', '7.1.2', { ...named(theater), tile: warTileRef(tile) }),
    targets,
  );
}

function* fortOrFleet(g: Position, side: Side, theater: Theater, tile: Tile): Procedure<Space | undefined> {
  const targets = [...FORTS, ...NAVAL].filter(
    (space) => inTheater(theater, space) && has(g, space, other(side)) && g.damaged[space] === 0,
  );
  return yield* pickSpace(
    question(side, 'war.damage', '7.1.2', { ...named(theater), tile: warTileRef(tile) }),
    targets,
  );
}

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
    const { kind, region } = tier.unflag;
    const targets = ALL_SPACES.filter(
      (space) => factsOf(space).kind === kind && regionOf(space) === region && mayLower(g, space, winner),
    );
    const space = yield* pickSpace(question(winner, 'war.reward', '7.2', named(theater)), targets);
    if (space !== undefined) lower(g, space);
  }
  for (const special of tier.special ?? []) yield* carryOutSpecial(g, winner, theater, special);
}

/** 7.2.1: Conquest Points must be spent at once, also where 12.1 makes a conquest costly; what cannot be spent is lost. */
function* conquer(g: Position, side: Side, theater: Theater, points: number): Procedure {
  let left = points;
  log(g, 'log.conquest', { side: `seat:${side}`, n: points });
  for (;;) {
    const targets = ALL_SPACES.filter((space) => conquestCost(g, space) <= left && mayConquer(g, side, theater, space));
    const space = yield* pickSpace(
      question(side, 'conquest', '7.2.1', { ...named(theater), left }),
      targets,
      'must',
      (option) => conquestFacts(g, option),
    );
    if (space === undefined) break;
    left -= conquestCost(g, space);
    yield* take(g, side, theater, space);
  }
  if (left > 0) log(g, 'log.conquest.lost', { n: left });
}

/** Ministry 9: Huguenots make a Territory dearer. */
export const conquestCost = (g: Position, space: Space): number =>
  g.huguenots.some((it) => it.space === space) ? 2 : 1;

/** Paid in Conquest Points. */
function conquestFacts(g: Position, option: string): OptionFacts | undefined {
  const space = spaceReferred(option);
  if (space === undefined) return undefined;
  return { prices: [{ purchase: 'conquest', paidIn: 'type:conquest', cost: conquestCost(g, space) }] };
}

export function mayConquer(g: Position, side: Side, theater: Theater, space: Space): boolean {
  if (has(g, space, side) || g.flags[space] === USA) return false;
  if (isTerritory(space)) {
    if (g.warState.refused.includes(space)) return false;
    return canConquerTerritory(theater, space) && overLines(g, side, space);
  }
  if (!inTheater(theater, space)) return false;
  if (isFort(space)) return g.rules.forts === 'usual' || overLines(g, side, space);
  if (isNaval(space)) return squadronsFor(g, side, theater).length > 0;
  return isMarket(space);
}

/** 7.2.1.2: over a Conquest Line from an own Fort, sea or Territory; where there are none, by the price alone. */
export const overLines = (g: Position, side: Side, space: Space): boolean => {
  const lines = conquestLines(space);
  return lines.length === 0 || lines.some((near) => has(g, near, side));
};

/** 7.2.1.1: from the Navy Box or a sea of the theater, each once a war. */
export const squadronsFor = (g: Position, side: Side, theater: Theater): string[] => [
  ...(g.navyBox[side] > g.warState.resting[side] ? ['navy-box'] : []),
  ...NAVAL.filter((sea) => inTheater(theater, sea) && has(g, sea, side) && !g.warState.conquerors.includes(sea)).map(
    spaceRef,
  ),
];

function* take(g: Position, side: Side, theater: Theater, space: Space): Procedure {
  if (isNaval(space)) return yield* takeSea(g, side, theater, space);
  if (isTerritory(space) && has(g, space, other(side)) && (yield* refuse(g, other(side), space))) return;
  raise(g, space, side);
}

function* takeSea(g: Position, side: Side, theater: Theater, space: Space): Procedure {
  const q = question(side, 'conquest.from', '7.2.1.1', { space: spaceRef(space) });
  const from = spaceReferred(yield* pickWord(q, squadronsFor(g, side, theater)));
  if (g.flags[space] !== NOBODY) driveOff(g, space);
  if (from === undefined) g.navyBox[side]--;
  else takeSquadron(g, from);
  putSquadron(g, space, side);
  log(g, 'log.deployed', { side: `seat:${side}`, space: spaceRef(space), from: berth(from) });
  g.warState = { ...g.warState, conquerors: [...g.warState.conquerors, space] };
}

/** 7.2.1.1: a Squadron that has conquered and is driven off stays out of conquests until the war is over. */
function driveOff(g: Position, sea: Space): void {
  const owner = sideOf(g.flags[sea]);
  const { conquerors, resting } = g.warState;
  if (owner && conquerors.includes(sea)) {
    g.warState = {
      ...g.warState,
      conquerors: conquerors.filter((it) => it !== sea),
      resting: { ...resting, [owner]: resting[owner] + 1 },
    };
  }
  displace(g, sea);
}

/** 7.2.2: twice a war, for 3 and then 5 victory points (R45). */
export const REFUSAL_VP = [3, 5];
function* refuse(g: Position, owner: Side, space: Space): Procedure<boolean> {
  const times = g.warState.refusals[owner];
  if (times >= REFUSAL_VP.length) return false;
  const q = question(owner, 'refuse', '7.2.2', { space: spaceRef(space), vp: REFUSAL_VP[times] });
  if ((yield* pickWord(q, ['yield', 'refuse'])) === 'yield') return false;
  log(g, 'log.refused', { space: spaceRef(space), side: `seat:${owner}` });
  score(g, other(owner), REFUSAL_VP[times]);
  g.warState = {
    ...g.warState,
    refusals: { ...g.warState.refusals, [owner]: times + 1 },
    refused: [...g.warState.refused, space],
  };
  return true;
}

/** 7.3. */
function* carryOutSpecial(g: Position, winner: Side, theater: Theater, special: Special): Procedure {
  switch (special) {
    case 'atlantic-dominance':
      g.dominance = winner;
      return log(g, 'log.dominance', { side: `seat:${winner}`, theater: 'theater:7yw-3' });
    case 'loser-unbuilds-1-squadron':
      return yield* loseSquadrons(g, theater, other(winner), 1, 'unbuilt');
    case 'loser-unbuilds-2-squadrons':
      return yield* loseSquadrons(g, theater, other(winner), 2, 'unbuilt');
    case 'usa':
      return yield* independence(g, ['northern-colonies', 'carolinas', 'san-agustin']);
    case 'canada':
      return yield* independence(g, ['quebec-and-montreal']);
  }
}

function* loseSquadrons(g: Position, theater: Theater, side: Side, n: number, to: 'unbuilt' | 'gone'): Procedure {
  for (let i = 0; i < n; i++) {
    const seas = NAVAL.filter((sea) => has(g, sea, side)).map(spaceRef);
    const places = [...(g.navyBox[side] > 0 ? ['navy-box'] : []), ...seas];
    if (places.length === 0) return;
    const from = spaceReferred(yield* pickWord(question(side, 'squadron.lose', '7.3', named(theater)), places));
    if (from === undefined) g.navyBox[side]--;
    else takeSquadron(g, from);
    if (to === 'unbuilt') g.unbuilt[side]++;
    else g.sunk[side]++;
    const told = { side: `seat:${side}`, from: berth(from) };
    log(g, to === 'unbuilt' ? 'log.squadron.unbuilt' : 'log.squadron.gone', told);
  }
}
/** Logs where a Squadron comes from. */
const berth = (from: Space | undefined): string | Message =>
  from === undefined ? message('option.navy-box') : spaceRef(from);

/** 7.3 USA and Canada, R48: France may raise their flags; Markets cut off by it lose theirs. */
function* independence(g: Position, ids: readonly Parameters<typeof spaceOf>[0][]): Procedure {
  const before = isolatedMarkets(g);
  let left = ids.map(spaceOf).filter((space) => g.flags[space] !== USA);
  for (;;) {
    const space = yield* pickSpace(question('france', 'usa', '7.3'), left, 'may');
    if (space === undefined) break;
    raiseUsa(g, space);
    left = left.filter((it) => it !== space);
  }
  if (ids.length > 1) {
    for (;;) {
      const forts = FORTS.filter((fort) => factsOf(fort).subregion === 'northern-colonies' && g.flags[fort] !== NOBODY);
      const fort = yield* pickSpace(question('france', 'usa.fort', '7.3'), forts, 'may');
      if (fort === undefined) break;
      g.damaged[fort] = 0;
      lower(g, fort);
    }
  }
  const after = isolatedMarkets(g);
  for (const market of MARKETS) {
    const region = regionOf(market);
    const near = region === 'north-america' || (ids.length > 1 && region === 'caribbean');
    if (near && after[market] && !before[market]) lower(g, market);
  }
}

/** 7.3: consequences of a theater besides its tiers. */
function* specialResults(g: Position, winner: Side, theater: Theater, margin: number): Procedure {
  if (theater.id === 'wss-4' && winner === 'france' && margin >= 3) jacobiteVictory(g);
  if (theater.id === 'was-4' && winner === 'france') {
    jacobiteVictory(g);
    g.jacobitesRestored = true;
  }
  if (theater.id === 'was-4' && winner === 'britain' && margin >= 2) jacobiteDefeat(g);
  // R38: Squadrons lost in the Antilles leave the game, one for each point of the margin.
  if (theater.id === 'awi-3') yield* loseSquadrons(g, theater, other(winner), Math.min(2, margin), 'gone');
}

/** 12.1: Territories of Spain that nobody holds. */
const spanishTerritories = (g: Position): readonly Space[] =>
  g.rules.spain === 'no'
    ? []
    : TERRITORIES.filter((space) => factsOf(space).home === 'spain' && g.flags[space] === NOBODY);

/** 12.1: when the winner conquers one of them, the other side may shift a space of Spain for free. */
function* spanishFavor(g: Position, side: Side): Procedure {
  const spaces = POLITICAL.filter((space) => factsOf(space).country === 'spain' && !has(g, space, side));
  const space = yield* pickSpace(question(side, 'spain', '12.1'), spaces, 'may');
  if (space === undefined) return;
  if (g.flags[space] === NOBODY) raise(g, space, side);
  else lower(g, space);
}
function jacobiteVictory(g: Position): void {
  g.jacobiteVictories++;
  log(g, 'log.jacobites.victory');
}
/** Ministry 4 leaves the game (R8). */
export const JACOBITES = 4;
export function jacobiteDefeat(g: Position): void {
  // Everybody sees whether it was in the cabinet of France.
  reveal(g.chance, 'everybody');
  g.jacobiteDefeat = true;
  g.gone = [...g.gone, JACOBITES];
  g.cabinet = { ...g.cabinet, france: g.cabinet.france.filter(({ card }) => card !== JACOBITES) };
  log(g, 'log.jacobites.defeat', { ministry: ministryRef(JACOBITES) });
}

/** 7.4: every theater, each in its highest tier. */
export function checkWarVictory(g: Position): void {
  for (const side of SIDES) {
    if (g.warState.won.length > 0 && g.warState.won.every((it) => it.side === side && it.full)) {
      throw new GameOver(side, message('result.war', { side: `seat:${side}` }));
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
