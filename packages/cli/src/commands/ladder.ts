import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LEVELS } from '@sandtable/ai';
import { seatName } from '@sandtable/kernel';
import type { Context } from '../context.js';
import type { Flags } from '../flags.js';
import { formatTable } from '../format-text.js';
import type { Exchange } from '../ladder/exchange.js';
import { type LadderReport, type LadderRow, ladder, ladderPlayers } from '../ladder/ladder.js';
import { type HeadToHead, winInterval } from '../ladder/ratings.js';
import { withSection } from '../ladder/section.js';
import { readSettingPairs, wholeNumber } from '../read-input.js';
import type { PlainCliKey } from '../words/index.js';

export const LADDER_DEFAULTS = { games: '40', seed: '4711', jobs: '1' } as const;

/** `sandtable ladder`: a tournament of all players of a game, with the same seeds for everybody. */
export async function ladderCommand(context: Context, id: string, flags: Flags): Promise<number> {
  const { io, say, gameSource } = context;
  const { game, words } = context.game(id);
  const plan = {
    players: flags.players?.split(',') ?? ladderPlayers(game),
    games: wholeNumber(flags.games ?? LADDER_DEFAULTS.games, '--games', 2, 1_000_000),
    seed: flags.seed ?? LADDER_DEFAULTS.seed,
    jobs: wholeNumber(flags.jobs ?? LADDER_DEFAULTS.jobs, '--jobs', 1, 256),
    module: gameSource.module,
    threadEntry: gameSource.threads?.simulation,
    settings: readSettingPairs(flags.set),
    folder: flags.folder,
    onlyFinished: flags.finished === true,
  };
  const report = await ladder(game, plan, (done, of) => {
    if (io.isInteractive.err) io.control('err', `\r\x1b[K${done}/${of}`);
  });
  if (io.isInteractive.err) io.control('err', '\r\x1b[K');
  if (flags.json) {
    io.out(
      `${JSON.stringify({ game: id, ...plan, module: undefined, threadEntry: undefined, folder: undefined, rows: report.rows, elo: Object.fromEntries(report.elo), met: report.met, exchanges: report.exchanges })}\n`,
    );
    return 0;
  }
  const cells = report.rows.map((row) => [seatName(words, row.seat), ...cellsOf(row)]);
  const head = HEADS.map((key) => say(key));
  const ratings = ratingsOf(report);
  const levels = betweenLevels(report.met);
  const levelsHead = LEVEL_HEADS.map((key) => say(key));
  const exchanges = report.exchanges.map((it) => [seatName(words, it.seat), ...exchangeCells(it)]);
  const exchangesHead = EXCHANGE_HEADS.map((key) => say(key));
  const parts = [
    say('cli.ladder.head', { game: game.title, games: plan.games, seed: plan.seed }),
    formatTable(head, cells),
    ...(exchanges.length > 0 ? [formatTable(exchangesHead, exchanges)] : []),
    ...(levels.length > 0 ? [formatTable(levelsHead, levels)] : []),
    ...(ratings.length > 0 ? [formatTable([say('cli.simulate.player'), 'Elo'], ratings)] : []),
  ];
  io.out(`${parts.join('\n\n')}\n`);
  if (flags.out !== undefined) {
    const command = `sandtable ladder ${id} --players ${plan.players.join(',')} --games ${plan.games} --seed ${plan.seed}`;
    const tables = [
      `\`${command}\``,
      markdown(head, cells),
      ...(exchanges.length > 0 ? [markdown(exchangesHead, exchanges)] : []),
      ...(levels.length > 0 ? [markdown(levelsHead, levels)] : []),
      ...(ratings.length > 0 ? [markdown(['player', 'Elo'], ratings)] : []),
    ];
    const page = existsSync(flags.out) ? readFileSync(flags.out, 'utf8') : '';
    writeFileSync(flags.out, withSection(page, id, tables.join('\n\n')));
  }
  return 0;
}

const HEADS: readonly PlainCliKey[] = [
  'cli.simulate.seat',
  'cli.simulate.player',
  'cli.ladder.against',
  'cli.simulate.wins',
  'cli.simulate.percent',
  'cli.ladder.interval',
  'cli.ladder.gain',
  'cli.ladder.pairs',
];

const LEVEL_HEADS: readonly PlainCliKey[] = [
  'cli.simulate.player',
  'cli.ladder.against',
  'cli.simulate.wins',
  'cli.simulate.percent',
  'cli.ladder.interval',
];

const EXCHANGE_HEADS: readonly PlainCliKey[] = [
  'cli.simulate.seat',
  'cli.simulate.player',
  'cli.ladder.inPlaceOf',
  'cli.ladder.pairsWon',
  'cli.simulate.percent',
  'cli.ladder.interval',
  'cli.ladder.lead',
];

const percent = (share: number): string => (100 * share).toFixed(1);

function cellsOf({ seat, player, seating, wins, games, gain, gainError, better, worse }: LadderRow): string[] {
  const others = Object.entries(seating).filter(([it]) => it !== seat);
  const { low, high } = winInterval(wins, games);
  return [
    player,
    [...new Set(others.map(([, name]) => name))].join(', '),
    `${wins}/${games}`,
    percent(wins / games),
    `${percent(low)}-${percent(high)}`,
    `${gain < 0 ? '' : '+'}${percent(gain)} ± ${percent(gainError)}`,
    `${better}:${worse}`,
  ];
}

/** Of the pairs of games that differ, how many the player did better in. */
function exchangeCells({ player, inPlaceOf, better, worse, pairs, lead, leadError }: Exchange): string[] {
  const differ = better + worse;
  const { low, high } = winInterval(better, differ);
  return [
    player,
    inPlaceOf,
    `${better}/${differ}${differ < pairs ? ` (${pairs})` : ''}`,
    differ > 0 ? percent(better / differ) : '',
    `${percent(low)}-${percent(high)}`,
    `${lead < 0 ? '' : '+'}${lead.toFixed(1)} ± ${leadError.toFixed(1)}`,
  ];
}

/** A stronger level against the one below it, both seats together. */
function betweenLevels(met: readonly HeadToHead[]): string[][] {
  return LEVELS.slice(1).flatMap((upper, i) => {
    const lower = LEVELS[i] ?? upper;
    const games = met.filter(({ first, second }) => first === lower && second === upper);
    const played = games.reduce((sum, it) => sum + it.games, 0);
    if (played === 0) return [];
    const wins = played - games.reduce((sum, it) => sum + it.firstWins, 0);
    const { low, high } = winInterval(wins, played);
    return [[upper, lower, `${wins}/${played}`, percent(wins / played), `${percent(low)}-${percent(high)}`]];
  });
}

const ratingsOf = ({ elo }: LadderReport): string[][] =>
  [...elo].sort(([, a], [, b]) => b - a).map(([player, rating]) => [player, rating.toFixed(0)]);

const markdown = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
