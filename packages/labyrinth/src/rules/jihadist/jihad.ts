import type { Procedure } from '@sandtable/kernel';
import { COUNTRY, cellQuestion, confirm, consentQuestion, countryQuestion, NUMBER } from '../../ask.js';
import { cellsIn, kindsIn } from '../../cell-counts.js';
import { activate, removeCells } from '../../cells.js';
import { type Country, isMuslim, PAKISTAN } from '../../countries.js';
import { besiege, isUnmarked, removeAid, revolution, shiftToAlly, worsen } from '../../governance.js';
import { hasIdeology, hasMarker, POOR, type Position } from '../../position.js';
import { countryRef } from '../../references.js';
import { log, text } from '../../text.js';
import { troopsIn } from '../../troops.js';
import { HAS_CELL, NOT_YET_ISLAMIST } from './cell-needs.js';
import { A_DIE, declare } from './declare.js';
import { successes, threshold } from './success.js';

export const JIHAD = {
  /** 8.4: a Muslim country not under Islamist Rule, with a cell for each die; not Pakistan under Benazir Bhutto (33). */
  country: countryQuestion(
    'jihadist',
    'jihad',
    '8.4',
    { left: NUMBER },
    {
      needs: {
        muslim: { printed: isMuslim },
        cell: HAS_CELL,
        notIslamist: NOT_YET_ISLAMIST,
        marked: { holds: (g, _, country) => !isMuslim(country) || !isUnmarked(g, country), shown: 'unmet' },
        notBhutto: {
          holds: (g, _, country) => country !== PAKISTAN || !hasMarker(g, 'benazir-bhutto'),
          shown: 'unmet',
        },
      },
      otherwise: () => text('need.cellForDie'),
    },
  ),
  major: consentQuestion('jihadist', 'jihad.major', '8.4.2', { space: COUNTRY }),
  lose: cellQuestion('jihadist', 'jihad.lose', '8.4.3', { space: COUNTRY }),
};
export const mayJihad = (g: Position, country: Country): boolean => JIHAD.country.isOpen(g, A_DIE, country);
export const jihadTargets = (g: Position): readonly Country[] => JIHAD.country.open(g, A_DIE);

/** 8.4.2: five more cells than troops; 9.7: Potent, three. */
export const mayBeMajor = (g: Position, country: Country): boolean =>
  mayJihad(g, country) && cellsIn(g, country) - troopsIn(g, country) >= (hasIdeology(g, 'potent') ? 3 : 5);

/** 8.4 Jihad: targets, and which of them are Major, are said before the dice are rolled. */
export function* jihad(g: Position, ops: number): Procedure {
  const declared = yield* declare(ops, (left, so, may) =>
    JIHAD.country.ask(g, { left }, { may, only: (country) => (so.get(country) ?? 0) < cellsIn(g, country) }),
  );
  const major = new Set<Country>();
  for (const country of declared.keys()) {
    if (!mayBeMajor(g, country)) continue;
    if (yield* confirm(g, JIHAD.major, { space: country })) major.add(country);
  }
  // 8.1.2: all dice of a card are rolled at once, and then take effect.
  const fights: Fight[] = [];
  for (const [country, dice] of declared) fights.push(fight(g, country, dice, major.has(country)));
  for (const it of fights) yield* settle(g, it);
}

/** 8.4 in one country. */
export function* jihadIn(g: Position, country: Country, dice: number, major: boolean): Procedure {
  yield* settle(g, fight(g, country, dice, major));
}

/** Dice that have been rolled for a country. */
interface Fight {
  readonly country: Country;
  readonly dice: number;
  readonly major: boolean;
  readonly hits: number;
}

function fight(g: Position, country: Country, dice: number, major: boolean): Fight {
  log(g, major ? 'log.jihad.major' : 'log.jihad.minor', { space: countryRef(country), n: dice });
  // 8.4, 8.4.2: as many sleepers as active cells do not cover, or all of them.
  const awake = cellsIn(g, country) - g.sleepers[country];
  activate(g, country, major ? g.sleepers[country] : Math.max(0, dice - awake));
  return { country, dice, major, hits: successes(g, country, dice, threshold(g, country)) };
}

/** 8.4.1-4: all dice count against the governance at the start. */
function* settle(g: Position, { country, dice, major, hits }: Fight): Procedure {
  const atStart = g.governance[country];
  const besieged = g.besieged[country] > 0;
  removeAid(g, country, hits);
  const toPoor = POOR - atStart;
  const left = hits - toPoor;
  const enough = major && left >= (besieged ? 1 : 2);
  // Failed dice cost a cell each (8.4.3), whatever became of the government; 9.7: Virulent, none.
  const lost = hasIdeology(g, 'virulent') ? 0 : dice - hits;
  if (enough) revolution(g, country);
  else for (let i = 0; i < Math.min(hits, toPoor); i++) worsen(g, country);
  yield* lose(g, country, lost);
  // 8.4.3.1: three dice at a country that was Poor already.
  if (major && !enough && dice === 3 && atStart === POOR) {
    besiege(g, country);
    shiftToAlly(g, country);
  }
}

/** Which of the cells are lost is the Jihadist's choice; none leaves a cadre. */
function* lose(g: Position, country: Country, n: number): Procedure {
  for (let i = 0; i < n; i++) {
    const kinds = kindsIn(g, country);
    if (kinds.length === 0) return;
    // Only those that fought can fall: active cells and Sadr.
    const fighting = kinds.filter((kind) => kind !== 'sleeper');
    const kind = yield* JIHAD.lose.askOne(g, { space: country }, fighting.length > 0 ? fighting : kinds);
    removeCells(g, country, kind, 1, 'none');
  }
}
