import {
  type ControlCount,
  commoditiesIn,
  holderOf,
  pointsOfType,
  prestigeIn,
  regionsIn,
  scoringForecast,
  theaterForecast,
  warOf,
} from '@sandtable/imperial-struggle/board';
import {
  ADVANTAGE_IDS,
  ministryRef,
  REGIONS,
  SIDES,
  SPACE_IDS,
  SPACES,
  type View,
} from '@sandtable/imperial-struggle/board-data';
import type { Json, Message } from '@sandtable/kernel';
import { text } from './text.js';
import { investmentNamed, investmentRef, parseView } from './view.js';

/**
 * The differences between two views as short sentences: costs first, then victory points, then leads and strengths,
 * then the map.
 */

const MAX_DETAILS = 9;

export function changes(before: Json, after: Json): readonly Message[] {
  const a = parseView(before);
  const b = parseView(after);
  const details = [...advantages(a, b), ...counts(a, b), ...strengths(a, b), ...map(a, b), ...stocks(a, b)];
  const texts = details.length > MAX_DETAILS ? details.slice(0, MAX_DETAILS - 1) : details;
  const rest = details.length - texts.length;
  return [...costs(a, b), ...points(a, b), ...texts, ...(rest > 0 ? [text('change.more', { n: rest })] : [])];
}

/** Points of the round, Debt and Treaty Points. */
function costs(a: View, b: View): Message[] {
  const texts: Message[] = [];
  if (a.round && b.round && a.round.side === b.round.side && a.round.tile === b.round.tile) {
    for (const type of ['economic', 'diplomatic', 'military'] as const) {
      const [from, to] = [pointsOfType(a.round, type), pointsOfType(b.round, type)];
      if (from === to) continue;
      texts.push(text('change.points', { side: `seat:${a.round.side}`, type: `type:${type}`, from, to }));
    }
  }
  texts.push(...lost(a, b));
  for (const side of SIDES) {
    for (const tile of b.taken[side]) {
      if (!a.taken[side].includes(tile) && a.turn === b.turn) {
        texts.push(text('log.investment', { side: `seat:${side}`, tile: investmentRef(tile) }));
      }
    }
    const by = b.debt[side] - a.debt[side];
    if (by !== 0) texts.push(text('log.debt', { side: `seat:${side}`, n: by, now: b.debt[side] }));
    const treaty = b.treaty[side] - a.treaty[side];
    if (treaty !== 0) texts.push(text('log.treaty', { side: `seat:${side}`, n: treaty, now: b.treaty[side] }));
    if (a.debtLimit[side] !== b.debtLimit[side]) {
      texts.push(text('log.debt.limit', { side: `seat:${side}`, now: b.debtLimit[side] }));
    }
  }
  return texts;
}

/** 5.3: points that the end of the round leaves unspent. */
function lost({ round }: View, b: View): Message[] {
  if (!round?.eventClosed || (b.round?.side === round.side && b.round.tile === round.tile)) return [];
  const unspent = (['economic', 'diplomatic', 'military'] as const).flatMap((type) => {
    const n = pointsOfType(round, type);
    return n > 0 ? [text('change.unspent', { type: `type:${type}`, n })] : [];
  });
  return investmentNamed(round.tile)?.upgrade && !round.upgraded ? [...unspent, text('change.unused')] : unspent;
}

function points(a: View, b: View): Message[] {
  const by = b.vp - a.vp;
  if (by === 0) return [];
  return [text('log.vp', { side: `seat:${by > 0 ? 'france' : 'britain'}`, n: Math.abs(by), now: b.vp })];
}

function advantages(a: View, b: View): Message[] {
  return ADVANTAGE_IDS.flatMap((id) => {
    const [was, is] = [holderOf(a, id), holderOf(b, id)];
    const advantage = `advantage:${id}`;
    return [
      ...(was && was !== is ? [text('change.lost', { advantage, side: `seat:${was}` })] : []),
      ...(is && was !== is ? [text('log.advantage', { advantage, side: `seat:${is}` })] : []),
      ...(b.exhausted.includes(id) && !a.exhausted.includes(id) ? [text('change.exhausted', { advantage })] : []),
    ];
  });
}

const leadText = ({ leader, by }: ControlCount): Message =>
  leader ? text('change.lead', { side: `seat:${leader}`, n: by }) : text('change.level');
const isSame = (a: ControlCount, b: ControlCount): boolean => a.leader === b.leader && a.by === b.by;

/** Leads in Regions, in Prestige and in commodities in demand; and the side that would get an Award. */
function counts(a: View, b: View): Message[] {
  const texts: Message[] = [];
  const [was, is] = [regionsIn(a), regionsIn(b)];
  // The Awards are known only while the turn goes on.
  const ahead = a.turn === b.turn ? [scoringForecast(a)?.awards, scoringForecast(b)?.awards] : [];
  for (const region of REGIONS) {
    if (isSame(was[region], is[region])) continue;
    texts.push(
      text('change.region', { region: `region:${region}`, from: leadText(was[region]), to: leadText(is[region]) }),
    );
    const [then, now] = ahead;
    if (!then || !now || then[region] === now[region]) continue;
    const winner = now[region];
    texts.push(
      winner
        ? text('change.award', { region: `region:${region}`, side: `seat:${winner}` })
        : text('change.award.none', { region: `region:${region}` }),
    );
  }
  const prestige = [prestigeIn(a), prestigeIn(b)] as const;
  if (!isSame(...prestige)) {
    texts.push(text('change.prestige', { from: leadText(prestige[0]), to: leadText(prestige[1]) }));
  }
  const goods = commoditiesIn(b);
  for (const before of commoditiesIn(a)) {
    const after = goods.find(({ commodity }) => commodity === before.commodity);
    if (!after || !b.demand.includes(after.commodity) || isSame(before, after)) continue;
    const commodity = `commodity:${after.commodity}`;
    texts.push(text('change.demand', { commodity, from: leadText(before), to: leadText(after) }));
  }
  return texts;
}

/** Strengths in the theaters of the next war. */
function strengths(a: View, b: View): Message[] {
  const war = warOf(a);
  if (!war || a.war !== b.war || a.display.britain.length === 0 || b.display.britain.length === 0) return [];
  return war.theaters.flatMap((theater, index) => {
    const [was, is] = [theaterForecast(a, theater, index).totals, theaterForecast(b, theater, index).totals];
    return SIDES.filter((side) => was[side] !== is[side]).map((side) =>
      text('change.strength', {
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
function map(a: View, b: View): Message[] {
  return SPACE_IDS.flatMap((id) => {
    const space = `space:${id}`;
    const texts: Message[] = [];
    const [was, is] = [a.flags[id], b.flags[id]];
    if (was !== is) {
      const sea = SPACES[id].kind === 'naval';
      if (sea && is) texts.push(text('change.squadron', { space, side: flagRef(is) }));
      else if (sea) texts.push(text('change.squadronGone', { space }));
      else if (was && !is) texts.push(text('log.unflag', { space, side: flagRef(was) }));
      else if (is) texts.push(text('change.flag', { space, flag: flagRef(is) }));
    }
    const [marked, mark] = [a.conflicts[id], b.conflicts[id]];
    if (mark && !marked) texts.push(text(mark === 'dear' ? 'log.conflict.dear' : 'log.conflict', { space }));
    if (marked && !mark) texts.push(text('log.calm', { space }));
    if (b.damaged.includes(id) && !a.damaged.includes(id)) texts.push(text('log.damaged', { space }));
    if (a.damaged.includes(id) && !b.damaged.includes(id) && is) texts.push(text('log.repaired', { space }));
    return texts;
  });
}

function stocks(a: View, b: View): Message[] {
  return SIDES.flatMap((side) => {
    const texts: Message[] = [];
    const compare = (what: 'hand' | 'navy', from: number, to: number): void => {
      if (from !== to) texts.push(text(`change.${what}`, { side: `seat:${side}`, from, to }));
    };
    compare('navy', a.navyBox[side], b.navyBox[side]);
    compare('hand', a.handSizes[side], b.handSizes[side]);
    for (const { card, revealed } of b.cabinet[side]) {
      if (!revealed || a.cabinet[side].some((it) => it.card === card && it.revealed)) continue;
      texts.push(text('log.ministry.revealed', { side: `seat:${side}`, ministry: ministryRef(card) }));
    }
    return texts;
  });
}
