import type { Procedure } from '@sandtable/kernel';
import { NUMBER, wordQuestion } from '../ask.js';
import { automaOperate, onlyOperation } from '../automa/operations.js';
import { JIHADIST_OPERATIONS, OPERATIONS, type Operation, US_OPERATIONS } from '../operations.js';
import { isSolitaire, type Position } from '../position.js';
import type { Side } from '../sides.js';
import { A_DIE } from './jihadist/declare.js';
import { JIHAD, jihad } from './jihadist/jihad.js';
import { PLOT, plot } from './jihadist/plot.js';
import { mayRecruit, recruit } from './jihadist/recruit.js';
import { mayTravel, travel } from './jihadist/travel.js';
import { alert } from './us/alert.js';
import { deploy, mayDeploy, REGIME_CHANGE, regimeChange, WITHDRAW, withdraw } from './us/deploy.js';
import { DISRUPT, disrupt } from './us/disrupt.js';
import { WAR_OF_IDEAS, warOfIdeas } from './us/war-of-ideas.js';

/** May it be begun with this value? */
export function mayOperate(g: Position, operation: Operation, ops: number): boolean {
  switch (operation) {
    case 'war-of-ideas':
      return WAR_OF_IDEAS.country.hasAny(g, { ops });
    case 'deploy':
      return mayDeploy(g, ops);
    case 'regime-change':
      return ops >= 3 && REGIME_CHANGE.country.hasAny(g, {});
    case 'withdraw':
      return ops >= 3 && WITHDRAW.country.hasAny(g, {});
    case 'disrupt':
      return DISRUPT.country.hasAny(g, { ops });
    case 'alert':
      return ops >= 3 && g.plots.length > 0;
    case 'recruit':
      return mayRecruit(g);
    case 'travel':
      return mayTravel(g);
    case 'jihad':
      return JIHAD.country.hasAny(g, A_DIE);
    case 'plot':
      return PLOT.country.hasAny(g, A_DIE);
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

export const OPERATION = {
  operation: wordQuestion('either', 'operation', '6.2.1', { ops: NUMBER }, OPERATIONS),
};

/** An operation of this value that an event gives (18, 97): no Reserves go with it (6.3.3.1). */
export function* operate(g: Position, side: Side, ops: number): Procedure {
  // 97, solitaire: by the chart (9.4.1).
  if (side === 'jihadist' && isSolitaire(g)) return yield* automaOperate(g, ops);
  const operations = operationsFor(g, side, ops);
  if (operations.length === 0) return;
  const operation = yield* OPERATION.operation.ask(g, { side, ops }, operations);
  yield* runOperation(g, operation, ops);
}
