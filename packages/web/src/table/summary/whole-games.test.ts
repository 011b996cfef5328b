import { botSeating, type LogEntry, newMatch, playBot, seatBots } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { gameUi as andeanAbyss } from '../../games/andean-abyss/index.js';
import type { GameUi } from '../../games/game-ui.js';
import { gameUi as imperialStruggle } from '../../games/imperial-struggle/index.js';
import { gameUi as labyrinth } from '../../games/labyrinth/index.js';
import type { LoggedAnswer } from '../../play/play.js';
import { summarizeTurn } from './turn-summary.js';

const MAX_ANSWERS = 1200;

function playedByBots({ game }: GameUi): readonly LoggedAnswer[] {
  const match = newMatch(game, { seed: 'summary' });
  const bots = seatBots(game, match.seats, botSeating(game, match.beginning.settings), 'summary');
  const steps: LoggedAnswer[] = [];
  let logged = match.log.length;
  while (steps.length < MAX_ANSWERS) {
    const answer = playBot(match, bots);
    if (!answer) break;
    steps.push({ n: steps.length, seat: answer.seat, log: match.log.slice(logged) });
    logged = match.log.length;
  }
  return steps;
}

/** Every line since the viewer's last answer with the last heading before it, straight from the log. */
function placedLines(steps: readonly LoggedAnswer[], viewer: string, heading: GameUi['logHeading']) {
  const lastOwn = steps.findLastIndex(({ seat }) => seat === viewer);
  const placed: (readonly [LogEntry | undefined, LogEntry])[] = [];
  let last: LogEntry | undefined;
  for (const [i, { log }] of steps.entries()) {
    for (const entry of log) {
      if (entry.remark) continue;
      if (heading(entry)) last = entry;
      else if (i > lastOwn) placed.push([last, entry]);
    }
  }
  return placed;
}

describe.each(Object.entries({ andeanAbyss, labyrinth, imperialStruggle }))(
  'the summaries of a game of %s',
  (_, ui) => {
    it('list every line under the last heading before it, and nothing that is empty or nameless', () => {
      const steps = playedByBots(ui);
      let summaries = 0;
      for (const [i, { seat: viewer }] of steps.entries()) {
        // The viewer is asked after others have answered.
        if (i === 0 || steps[i - 1]?.seat === viewer) continue;
        const until = steps.slice(0, i);
        const summary = summarizeTurn({ viewer, steps: until }, ui.logHeading);
        if (!summary) continue;
        summaries++;
        const listed = summary.parts.flatMap(({ heading, lines }) => lines.map((line) => [heading, line] as const));
        expect(listed).toEqual(placedLines(until, viewer, ui.logHeading));
        for (const { heading, seat, lines } of summary.parts) {
          const kind = heading && ui.logHeading(heading);
          expect(kind === undefined || kind === 'part').toBe(seat !== undefined);
          expect(lines.length > 0 || kind === 'part').toBe(true);
        }
      }
      expect(summaries).toBeGreaterThan(5);
    });
  },
);
