import {
  ADVANTAGE_IDS,
  commoditiesIn,
  prestigeIn,
  REGIONS,
  regionsIn,
  type Seen,
  SIDES,
  SPACE_IDS,
  SPACES,
  type Standing,
  scoringAhead,
} from '@sandtable/imperial-struggle/facts';
import { type Json, type Message, say } from '@sandtable/kernel';
import { holderOf, investmentNamed, investmentRef, json, seen, warOf } from './view.js';
import { frontOf } from './war.js';

/** What differs between two views, in few words: what it costs first, then victory points, then what counts, then the map. */

const MOST_DETAILS = 9;

export function changes(before: Json, after: Json): readonly Message[] {
  const a = seen(before);
  const b = seen(after);
  const details = [...advantages(a, b), ...counts(a, b), ...strengths(a, b), ...map(a, b), ...stocks(a, b)];
  const told = details.length > MOST_DETAILS ? details.slice(0, MOST_DETAILS - 1) : details;
  const rest = details.length - told.length;
  return [...costs(a, b), ...points(a, b), ...told, ...(rest > 0 ? [say('change.more', { n: rest })] : [])];
}

/** Points of the round, Debt and Treaty Points. */
function costs(a: Seen, b: Seen): Message[] {
  const told: Message[] = [];
  if (a.round && b.round && a.round.side === b.round.side && a.round.tile === b.round.tile) {
    for (const type of ['economic', 'diplomatic', 'military'] as const) {
      const [from, to] = [left(a, type), left(b, type)];
      if (from === to) continue;
      told.push(say('change.points', { side: `seat:${a.round.side}`, type: `type:${type}`, from, to }));
    }
  }
  told.push(...lost(a, b));
  for (const side of SIDES) {
    for (const tile of b.taken[side]) {
      if (!a.taken[side].includes(tile) && a.turn === b.turn) {
        told.push(say('log.investment', { side: `seat:${side}`, tile: investmentRef(tile) }));
      }
    }
    const by = b.debt[side] - a.debt[side];
    if (by !== 0) told.push(say('log.debt', { side: `seat:${side}`, n: by, now: b.debt[side] }));
    const treaty = b.treaty[side] - a.treaty[side];
    if (treaty !== 0) told.push(say('log.treaty', { side: `seat:${side}`, n: treaty, now: b.treaty[side] }));
    if (a.debtLimit[side] !== b.debtLimit[side]) {
      told.push(say('log.debt.limit', { side: `seat:${side}`, now: b.debtLimit[side] }));
    }
  }
  return told;
}

/** 5.3: what the end of the round leaves unspent. */
function lost({ round, ...a }: Seen, b: Seen): Message[] {
  if (!round?.eventClosed || (b.round?.side === round.side && b.round.tile === round.tile)) return [];
  const unspent = (['economic', 'diplomatic', 'military'] as const).flatMap((type) => {
    const n = left({ round, ...a }, type);
    return n > 0 ? [say('change.unspent', { type: `type:${type}`, n })] : [];
  });
  return investmentNamed(round.tile)?.upgrade && !round.upgraded ? [...unspent, say('change.unused')] : unspent;
}

/** A Minor Action that has been taken is worth nothing more (5.3.2). */
const left = ({ round }: Seen, type: string): number =>
  (round?.pools ?? [])
    .filter((pool) => pool.type === type && !(pool.source === 'minor' && round?.minorSpent))
    .reduce((sum, pool) => sum + pool.points, 0);

function points(a: Seen, b: Seen): Message[] {
  const by = b.vp - a.vp;
  if (by === 0) return [];
  return [say('log.vp', { side: `seat:${by > 0 ? 'france' : 'britain'}`, n: Math.abs(by), now: b.vp })];
}

function advantages(a: Seen, b: Seen): Message[] {
  return ADVANTAGE_IDS.flatMap((id) => {
    const [was, is] = [holderOf(a, id), holderOf(b, id)];
    const advantage = `piece:${id}`;
    return [
      ...(was && was !== is ? [say('change.lost', { advantage, side: `seat:${was}` })] : []),
      ...(is && was !== is ? [say('log.advantage', { advantage, side: `seat:${is}` })] : []),
      ...(b.exhausted.includes(id) && !a.exhausted.includes(id) ? [say('change.exhausted', { advantage })] : []),
    ];
  });
}

const leadSaid = ({ leader, by }: Standing): Message =>
  leader ? say('change.lead', { side: `seat:${leader}`, n: by }) : say('change.level');
const isSame = (a: Standing, b: Standing): boolean => a.leader === b.leader && a.by === b.by;

/** Leads in Regions, in Prestige and in what is in demand; and who would have an Award. */
function counts(a: Seen, b: Seen): Message[] {
  const told: Message[] = [];
  const [was, is] = [regionsIn(json(a)), regionsIn(json(b))];
  // What is to be had is only known while a turn goes on.
  const ahead = a.turn === b.turn ? [scoringAhead(json(a))?.awards, scoringAhead(json(b))?.awards] : [];
  for (const region of REGIONS) {
    if (isSame(was[region], is[region])) continue;
    told.push(
      say('change.region', { region: `region:${region}`, from: leadSaid(was[region]), to: leadSaid(is[region]) }),
    );
    const [then, now] = ahead;
    if (!then || !now || then[region] === now[region]) continue;
    const winner = now[region];
    told.push(
      winner
        ? say('change.award', { region: `region:${region}`, side: `seat:${winner}` })
        : say('change.award.none', { region: `region:${region}` }),
    );
  }
  const prestige = [prestigeIn(json(a)), prestigeIn(json(b))] as const;
  if (!isSame(...prestige)) {
    told.push(say('change.prestige', { from: leadSaid(prestige[0]), to: leadSaid(prestige[1]) }));
  }
  const goods = commoditiesIn(json(b));
  for (const before of commoditiesIn(json(a))) {
    const after = goods.find(({ commodity }) => commodity === before.commodity);
    if (!after || !b.demand.includes(after.commodity) || isSame(before, after)) continue;
    const commodity = `commodity:${after.commodity}`;
    told.push(say('change.demand', { commodity, from: leadSaid(before), to: leadSaid(after) }));
  }
  return told;
}

/** What the next war's theaters would count. */
function strengths(a: Seen, b: Seen): Message[] {
  const war = warOf(a);
  if (!war || a.war !== b.war || a.display.britain.length === 0 || b.display.britain.length === 0) return [];
  return war.theaters.flatMap((theater, index) => {
    const [was, is] = [frontOf(a, theater, index).totals, frontOf(b, theater, index).totals];
    return SIDES.filter((side) => was[side] !== is[side]).map((side) =>
      say('change.strength', {
        theater: `theater:${theater.id}`,
        side: `seat:${side}`,
        from: was[side],
        to: is[side],
      }),
    );
  });
}

const flagRef = (flag: 'britain' | 'france' | 'spain' | 'usa'): string =>
  flag === 'britain' || flag === 'france' ? `seat:${flag}` : `flag:${flag}`;

/** Flags, Squadrons, markers. */
function map(a: Seen, b: Seen): Message[] {
  return SPACE_IDS.flatMap((id) => {
    const space = `space:${id}`;
    const told: Message[] = [];
    const [was, is] = [a.flags[id], b.flags[id]];
    if (was !== is) {
      const sea = SPACES[id].kind === 'naval';
      if (sea && is) told.push(say('change.squadron', { space, side: flagRef(is) }));
      else if (sea) told.push(say('change.squadronGone', { space }));
      else if (was && !is) told.push(say('log.unflag', { space, side: flagRef(was) }));
      else if (is) told.push(say('change.flag', { space, flag: flagRef(is) }));
    }
    const [marked, mark] = [a.conflicts[id], b.conflicts[id]];
    if (mark && !marked) told.push(say(mark === 'dear' ? 'log.conflict.dear' : 'log.conflict', { space }));
    if (marked && !mark) told.push(say('log.calm', { space }));
    if (b.damaged.includes(id) && !a.damaged.includes(id)) told.push(say('log.damaged', { space }));
    if (a.damaged.includes(id) && !b.damaged.includes(id) && is) told.push(say('log.repaired', { space }));
    return told;
  });
}

function stocks(a: Seen, b: Seen): Message[] {
  return SIDES.flatMap((side) => {
    const told: Message[] = [];
    const compare = (key: string, from: number, to: number): void => {
      if (from !== to) told.push(say(key, { side: `seat:${side}`, from, to }));
    };
    compare('change.navy', a.navyBox[side], b.navyBox[side]);
    compare('change.hand', a.handSizes[side], b.handSizes[side]);
    for (const { card, revealed } of b.cabinet[side]) {
      if (!revealed || a.cabinet[side].some((it) => it.card === card && it.revealed)) continue;
      told.push(say('log.ministry.revealed', { side: `seat:${side}`, ministry: `piece:ministry-${card}` }));
    }
    return told;
  });
}
