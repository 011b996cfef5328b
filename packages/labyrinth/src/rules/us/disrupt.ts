import type { Procedure } from '@sandtable/kernel';
import { COUNTRY, cellQuestion, countryQuestion, NUMBER } from '../../ask.js';
import type { CellKind } from '../../cell-counts.js';
import { activate, removeCadre, removeCells } from '../../cells.js';
import { type Country, countryOf, IRAN, IRAQ, isNonMuslim, PAKISTAN } from '../../countries.js';
import { isAlly, test } from '../../governance.js';
import { HARD, hasMarker, type Position } from '../../position.js';
import { countryRef } from '../../references.js';
import { log } from '../../text.js';
import { changePrestige } from '../../tracks.js';
import { troopsIn } from '../../troops.js';
import { NOT_ISLAMIST, OPS_GIVEN, opsNeededIn } from './ops-needed.js';

const SYRIA = countryOf('syria');
/** 58 Al-Anbar: in Iraq and Syria one cell only, and no cadre. */
const inAnbar = (g: Position, country: Country): boolean =>
  hasMarker(g, 'al-anbar') && (country === IRAQ || country === SYRIA);

/** Cells that can be disrupted: never Sadr (54). */
const targetsIn = (g: Position, country: Country): number => g.sleepers[country] + g.active[country];
const hasCadre = (g: Position, country: Country): boolean =>
  g.cadre[country] > 0 && targetsIn(g, country) === 0 && !inAnbar(g, country);

export const DISRUPT = {
  /** 7.4.1: cells or a cadre, and an Ally, two troops, or a non-Muslim country; not Iran, nor Islamist Rule (7.1.3). */
  country: countryQuestion(
    'us',
    'disrupt',
    '7.4.1',
    { ops: NUMBER },
    {
      needs: {
        disruptable: (g, _, country) => targetsIn(g, country) > 0 || hasCadre(g, country),
        notIran: { printed: (country) => country !== IRAN, shown: 'unmet' },
        access: {
          holds: (g, _, country) =>
            country === IRAN || isAlly(g, country) || troopsIn(g, country) >= 2 || isNonMuslim(country),
          shown: (_g, _c, country) => country !== IRAN,
        },
        // 80 FATA: not in Pakistan, unless its regime was changed.
        notFata: {
          holds: (g, _, country) => country !== PAKISTAN || !hasMarker(g, 'fata') || g.regimeChange[country] > 0,
          shown: 'unmet',
        },
        notIslamist: NOT_ISLAMIST,
        value: OPS_GIVEN,
      },
    },
  ),
  cell: cellQuestion('us', 'disrupt.cell', '7.4.2', { space: COUNTRY }),
};
export const disruptTargets = (g: Position, ops: number): readonly Country[] => DISRUPT.country.open(g, { ops });

/** 7.4 Disrupt. */
export function* disrupt(g: Position, ops: number): Procedure {
  const country = yield* DISRUPT.country.ask(g, { ops });
  if (country === undefined) return;
  test(g, country);
  if (opsNeededIn(g, country) > ops) return;
  yield* disruptIn(g, country);
}

/** 7.4.2-4, in a country where it is allowed; events (34, 44) come here too. */
export function* disruptIn(g: Position, country: Country): Procedure {
  log(g, 'log.disrupt', { space: countryRef(country) });
  g.phase = { ...g.phase, disrupted: [...g.phase.disrupted, country] };
  const two = (troopsIn(g, country) >= 2 || g.posture[country] === HARD) && !inAnbar(g, country);
  if (targetsIn(g, country) === 0) removeCadre(g, country);
  else yield* disruptCells(g, country, Math.min(two ? 2 : 1, targetsIn(g, country)));
  // 7.4.4: whatever it brought.
  if (troopsIn(g, country) >= 2) changePrestige(g, 1);
}

/** 7.4.2: an active cell is removed, a sleeper roused; no cell is both. The US chooses. */
function* disruptCells(g: Position, country: Country, n: number): Procedure {
  const chosen = { active: 0, sleeper: 0 };
  for (let i = 0; i < n; i++) {
    const kinds: CellKind[] = [];
    if (g.active[country] > chosen.active) kinds.push('active');
    if (g.sleepers[country] > chosen.sleeper) kinds.push('sleeper');
    const kind = yield* DISRUPT.cell.askOne(g, { space: country }, kinds);
    if (kind === 'active') chosen.active++;
    else chosen.sleeper++;
  }
  const { active, sleeper } = chosen;
  // 7.4.3: the last one leaves a cadre, but not while a sleeper is only being roused.
  const roused = sleeper;
  if (roused > 0) activate(g, country, roused);
  removeCells(g, country, 'active', active, 'cadre');
}
