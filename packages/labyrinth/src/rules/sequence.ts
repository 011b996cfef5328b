import { checkpoint, type Procedure, type Result } from '@sandtable/kernel';
import { countryQuestion, NUMBER } from '../ask.js';
import { placeCells } from '../cells.js';
import { ALL_COUNTRIES, type Country, countryOf, SCHENGEN, UNITED_STATES } from '../countries.js';
import { SCENARIOS } from '../data/scenarios.js';
import { drawCards } from '../deck.js';
import { anyIslamistRule, rollPosture, underIslamistRule } from '../governance.js';
import { handSize, shuffleStack } from '../hidden.js';
import { GREEN, HARD, hasMarker, isSolitaire, NOTHING_DONE, type Position, SOFT, TAN } from '../position.js';
import { sideRef } from '../references.js';
import { log, text } from '../text.js';
import { changeFunding, changePrestige, jihadistHandSize, usHandSize, worldPosture } from '../tracks.js';
import { GameOver, resultOf, tally } from '../victory.js';
import { beginPhase, jihadistCard, maySide, usCard, withoutCards } from './phases.js';
import { randomAmong } from './random.js';
import { resumeAction } from './resume-action.js';
import { resolvePlots } from './unblocked-plots.js';

/** 5.1 The sequence of play. The game ends wherever somebody has won (2.1). */
export function* play(g: Position): Procedure<Result> {
  try {
    for (;;) {
      yield* checkpoint();
      do yield* next(g);
      while (isIdle(g));
    }
  } catch (error) {
    if (error instanceof GameOver) {
      log(g, 'log.over');
      log(g, 'log.result', { winner: sideRef(error.winner), reason: error.reason });
      logStanding(g);
      return resultOf(g, error);
    }
    throw error;
  }
}

/** The Victory track (4.7.6). */
const logStanding = (g: Position): void => log(g, 'log.standing', { ...tally(g) });

/** The step that comes next neither asks nor rolls: it needs no checkpoint of its own. */
const isIdle = (g: Position): boolean => {
  switch (g.step) {
    case 'jihadist':
      return !maySide(g, 'jihadist') && g.played > 0;
    case 'us':
      return !maySide(g, 'us');
    case 'plots':
      return g.plots.length === 0;
    default:
      return false;
  }
};

/**
 * 5.2: one step of a turn; each leaves the position at the beginning of another. Not a generator itself, because every
 * answer passes through all running generators.
 */
function next(g: Position): Procedure {
  if (g.doing) return resumeAction(g, g.doing);
  switch (g.step) {
    case 'setup':
      return setUp(g);
    case 'deal':
      return deal(g);
    case 'jihadist':
      return maySide(g, 'jihadist') ? jihadistCard(g) : endOfJihadistPhase(g);
    case 'us':
      return maySide(g, 'us') ? usCard(g) : endOfUsPhase(g);
    case 'plots':
      return plots(g);
    case 'end':
      return endOfTurn(g);
  }
}

function* setUp(g: Position): Procedure {
  yield* specialSetup(g);
  // 94: setting up is no Action Phase.
  g.phase = NOTHING_DONE;
  g.step = 'deal';
}

function* endOfJihadistPhase(g: Position): Procedure {
  yield* withoutCards(g);
  beginPhase(g, 'us');
}

function* endOfUsPhase(g: Position): Procedure {
  g.step = 'plots';
}

/** 5.2.3: whether or not the US had a card. */
function* plots(g: Position): Procedure {
  yield* resolvePlots(g);
  // 5.2.1, 5.2.4: the turn ends with the cards, or when the Jihadists have none and the US keeps its last.
  if (handSize(g, 'jihadist') === 0 && (handSize(g, 'us') === 0 || g.held)) g.step = 'end';
  else beginPhase(g, 'jihadist');
}

export const SETUP = {
  cell: countryQuestion(
    'jihadist',
    'setup.cell',
    '3.2',
    { left: NUMBER },
    {
      needs: { notUs: { printed: (country) => country !== UNITED_STATES } },
      otherwise: () => text('need.notYet'),
    },
  ),
};

/** What a scenario leaves to the Jihadists or to the dice. */
function* specialSetup(g: Position): Procedure {
  const { freeCells = 0, schengenRolls } = SCENARIOS[g.rules.setup];
  const chosen: Country[] = [];
  const only = (country: Country) => !chosen.includes(country);
  for (let left = freeCells; left > 0; left--) {
    const country = isSolitaire(g)
      ? randomAmong(g, SETUP.cell.open(g, { left }, { only }))
      : yield* SETUP.cell.ask(g, { left }, { only });
    if (country === undefined) return;
    chosen.push(country);
    placeCells(g, country, 1);
  }
  if (schengenRolls) for (const country of SCHENGEN) rollPosture(g, country);
}

/** 5.2.8-9: cards by Funding and Troops, the Jihadists' first (9.2); then Regime Changes turn tan. */
function* deal(g: Position): Procedure {
  log(g, 'log.turn');
  drawCards(g, 'jihadist', jihadistHandSize(g));
  // 9.2: with three piles the stack is shuffled, or all would know whose cards come next.
  if (isSolitaire(g) && g.rules.piles === 'three') shuffleStack(g);
  drawCards(g, 'us', usHandSize(g));
  for (const country of ALL_COUNTRIES) if (g.regimeChange[country] === GREEN) g.regimeChange[country] = TAN;
  beginPhase(g, 'jihadist');
}

const SOMALIA = countryOf('somalia');
const YEMEN = countryOf('yemen');

/** 5.2.5-7; 6.3.3.2: Reserves are lost. */
function* endOfTurn(g: Position): Procedure {
  log(g, 'log.endOfTurn');
  // 73 Pirates.
  const pirates = hasMarker(g, 'pirates') && (underIslamistRule(g, SOMALIA) || underIslamistRule(g, YEMEN));
  if (!pirates) changeFunding(g, -1);
  if (anyIslamistRule(g)) changePrestige(g, -1);
  const world = worldPosture(g);
  const united = g.posture[UNITED_STATES] === HARD ? 3 : g.posture[UNITED_STATES] === SOFT ? -3 : 0;
  if (world === united) changePrestige(g, 1);
  // 5.2.6: before the deal, so that they can be shuffled into it.
  g.discard.push(...g.lapsingBox, ...(g.firstPlotCard > 0 ? [g.firstPlotCard] : []));
  g.lapsing = [];
  g.lapsingBox = [];
  g.firstPlot = false;
  g.firstPlotCard = 0;
  g.reserves.us = 0;
  g.reserves.jihadist = 0;
  logStanding(g);
  g.step = 'deal';
}
