import type { Procedure } from '@sandtable/kernel';
import { pickWord, question } from '../ask.js';
import { automaOperate, onlyOperation } from '../automa/operations.js';
import { ALL_COUNTRIES, MUSLIM_COUNTRIES } from '../countries.js';
import { JIHADIST_OPERATIONS, type Operation, US_OPERATIONS } from '../operations.js';
import { isSolitaire, type Position } from '../position.js';
import type { Side } from '../sides.js';
import { jihad, mayJihad } from './jihadist/jihad.js';
import { mayPlot, plot } from './jihadist/plot.js';
import { mayRecruit, recruit } from './jihadist/recruit.js';
import { mayTravel, travel } from './jihadist/travel.js';
import { alert } from './us/alert.js';
import { deploy, mayDeploy, regimeChange, regimeChangeTargets, withdraw, withdrawFrom } from './us/deploy.js';
import { disrupt, mayDisrupt } from './us/disrupt.js';
import { isEnough } from './us/ops-needed.js';
import { mayPersuade, warOfIdeas } from './us/war-of-ideas.js';

/** May it be begun with this value? */
export function mayOperate(g: Position, operation: Operation, ops: number): boolean {
  switch (operation) {
    case 'war-of-ideas':
      return ALL_COUNTRIES.some((country) => mayPersuade(g, country, ops));
    case 'deploy':
      return mayDeploy(g, ops);
    case 'regime-change':
      return ops >= 3 && regimeChangeTargets(g).length > 0;
    case 'withdraw':
      return ops >= 3 && withdrawFrom(g).length > 0;
    case 'disrupt':
      return ALL_COUNTRIES.some((country) => isEnough(g, country, ops) && mayDisrupt(g, country));
    case 'alert':
      return ops >= 3 && g.plots.length > 0;
    case 'recruit':
      return mayRecruit(g);
    case 'travel':
      return mayTravel(g);
    case 'jihad':
      return MUSLIM_COUNTRIES.some((country) => mayJihad(g, country));
    case 'plot':
      return ALL_COUNTRIES.some((country) => mayPlot(g, country));
  }
}

/** With `reserves`, they may still be added when it turns out that they are needed. */
export function runOperation(g: Position, operation: Operation, ops: number, reserves?: 'reserves'): Procedure {
  switch (operation) {
    case 'war-of-ideas':
      return warOfIdeas(g, ops, reserves);
    case 'deploy':
      return deploy(g, ops);
    case 'regime-change':
      return regimeChange(g);
    case 'withdraw':
      return withdraw(g);
    case 'disrupt':
      return disrupt(g, ops);
    case 'alert':
      return alert(g);
    case 'recruit':
      return isSolitaire(g) ? onlyOperation(g, 'recruit', ops) : recruit(g, ops);
    case 'travel':
      return isSolitaire(g) ? onlyOperation(g, 'travel', ops) : travel(g, ops);
    case 'jihad':
      return isSolitaire(g) ? onlyOperation(g, 'jihad', ops) : jihad(g, ops);
    case 'plot':
      return isSolitaire(g) ? onlyOperation(g, 'plot', ops) : plot(g, ops);
  }
}

export const operationsOf = (side: Side): readonly Operation[] => (side === 'us' ? US_OPERATIONS : JIHADIST_OPERATIONS);
export const operationsFor = (g: Position, side: Side, ops: number): Operation[] =>
  operationsOf(side).filter((operation) => mayOperate(g, operation, ops));

/** An operation of this value that an event gives (18, 97): no Reserves go with it (6.3.3.1). */
export function* operate(g: Position, side: Side, ops: number, rule: string): Procedure {
  // 97, solitaire: by the chart (9.4.1).
  if (side === 'jihadist' && isSolitaire(g)) return yield* automaOperate(g, ops);
  const operations = operationsFor(g, side, ops);
  if (operations.length === 0) return;
  const operation = yield* pickWord(question(side, 'operation', rule, { ops }), operations);
  yield* runOperation(g, operation, ops);
}
