import type { Procedure } from '@sandtable/kernel';
import { NUMBER } from '../ask.js';
import { isLapsing, type Position } from '../position.js';
import { sideRef } from '../references.js';
import { GTMO } from '../rules/jihadist/recruit.js';
import { log } from '../text.js';
import { availableCells } from '../tracks.js';
import { boxQuestion } from './ask.js';
import { majorJihad, majorTargets, minorJihad, minorTargets } from './jihad.js';
import { automaPlot } from './plot.js';
import { radicalize } from './radicalize.js';
import { automaRecruit } from './recruit.js';
import { automaTravel } from './travel.js';

/** 9.4.1, the second half of “Event or OPS?”: which operation. */
export const OPERATION_BOXES = ['ops.major', 'ops.minor', 'ops.recruit', 'ops.travel'] as const;
type OperationBox = (typeof OPERATION_BOXES)[number];

export const OPERATION_FLOW = {
  operation: boxQuestion('solo.operations', '9.4.1', { ops: NUMBER }, OPERATION_BOXES),
};

function isPossible(g: Position, box: OperationBox, ops: number): boolean {
  switch (box) {
    case 'ops.major':
      return majorTargets(g, ops).length > 0;
    case 'ops.minor':
      return minorTargets(g).length > 0;
    case 'ops.recruit':
      return availableCells(g) > 0 && !isLapsing(g, GTMO);
    case 'ops.travel':
      return true;
  }
}

const NAMES = { 'ops.major': 'jihad', 'ops.minor': 'jihad', 'ops.recruit': 'recruit', 'ops.travel': 'travel' } as const;

/** Operations of this value, by the chart. Value that they can't use goes to Radicalization. */
export function* automaOperate(g: Position, ops: number): Procedure {
  const boxes = OPERATION_BOXES.filter((box) => isPossible(g, box, ops));
  const box = yield* OPERATION_FLOW.operation.askEvenOne(g, { ops }, boxes);
  begin(g, NAMES[box], ops);
  yield* radicalize(g, yield* run(g, box, ops), ops);
}

function run(g: Position, box: OperationBox, ops: number): Procedure<number> {
  switch (box) {
    case 'ops.major':
      return majorJihad(g, ops);
    case 'ops.minor':
      return minorJihad(g, ops);
    case 'ops.recruit':
      return automaRecruit(g, ops);
    case 'ops.travel':
      return automaTravel(g, ops);
  }
}

/** 9.4.2.2. */
export function* operatePlot(g: Position, ops: number): Procedure {
  begin(g, 'plot', ops);
  yield* radicalize(g, yield* automaPlot(g, ops), ops);
}

const begin = (g: Position, operation: string, ops: number): void =>
  log(g, 'log.operation', { side: sideRef('jihadist'), operation: `operation:${operation}`, n: ops });

/** Only this operation, because a position file may ask for it. */
export function* onlyOperation(
  g: Position,
  operation: 'plot' | 'jihad' | 'recruit' | 'travel',
  ops: number,
): Procedure {
  switch (operation) {
    case 'plot':
      return yield* radicalize(g, yield* automaPlot(g, ops), ops);
    case 'jihad': {
      const major = majorTargets(g, ops).length > 0;
      return yield* radicalize(g, yield* major ? majorJihad(g, ops) : minorJihad(g, ops), ops);
    }
    case 'recruit':
      return yield* radicalize(g, yield* automaRecruit(g, ops), ops);
    case 'travel':
      return yield* radicalize(g, yield* automaTravel(g, ops), ops);
  }
}
