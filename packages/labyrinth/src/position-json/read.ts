import { InputError, type Json } from '@sandtable/kernel';
import { brokenInvariant } from '../invariants.js';
import { NUMBERED } from '../plot-supply.js';
import { clone, type Position } from '../position.js';
import { FORMAT } from '../position-format.js';
import { inputError } from '../text.js';
import { readCards } from './cards.js';
import { checkResumableAction } from './resumable-action.js';

type PositionFile = ReturnType<typeof FORMAT.openFile>;

/** Reads a position file. Fields it leaves out are as in `base`. Rejects contradictions. */
export function readPosition(json: Json, base: Position): Position {
  const file = FORMAT.openFile(json);
  const g = clone(base);
  file.read(g, 'onlyThese', 'plots', 'countries');
  readMarkers(g, file);
  readTurn(g, file);
  readCards(g, file);
  file.readRest(g);
  const problem = brokenInvariant(g);
  if (problem) throw new InputError(problem.key, problem.params);
  checkResumableAction(g);
  return g;
}

/** Numbered plots that are not on the map are Available, or set aside (9.3.3); WMD stay in their boxes. */
function readMarkers(g: Position, file: PositionFile): void {
  file.read(g, 'setAside');
  for (const kind of [1, 2, 3] as const) {
    const used = g.setAside[kind] + g.plots.filter((plot) => plot.kind === kind).length;
    g.available[kind] = NUMBERED[kind] - used;
  }
  file.read(g, 'available');
}

function readTurn(g: Position, file: PositionFile): void {
  const first = (['card', 'operation', 'event'] as const).filter((name) => file.has(name));
  if (first.length > 1) throw inputError('wrong.doing');
  file.read(g, ...first);
  if (first.length > 0 && g.doing) g.step = g.doing.side;
  // If hands are listed and nothing else, play begins with the first Action Phase.
  else if (file.has('hands') && (g.step === 'setup' || g.step === 'deal')) g.step = 'jihadist';
  if (file.has('firstPlotCard')) g.firstPlot = true;
  file.read(g, 'step', 'firstPlot');
}
