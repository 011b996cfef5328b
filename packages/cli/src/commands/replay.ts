import {
  type Json,
  type LogEntry,
  type Match,
  type Result,
  replayRecord,
  type Words,
  winners,
  writeAnswer,
} from '@sandtable/kernel';
import { type Context, seatName } from '../context.js';
import type { Flags } from '../flags.js';
import { formatPosition } from '../format-text.js';
import { formatResult, formatTurn } from '../play/format.js';
import { readRecordFile, wholeNumber } from '../read-input.js';

/** `sandtable replay`: replays a record and shows the outcome as an observer sees it. */
export function replay(context: Context, file: string, flags: Flags): number {
  const { io } = context;
  const record = readRecordFile(file);
  const { game, words } = context.game(record.game);
  const at = flags.at === undefined ? undefined : wholeNumber(flags.at, '--at', 0, record.answers.flat().length);
  const match = replayRecord(game, record, at);
  io.out(flags.json ? `${JSON.stringify(summary(match, words))}\n` : `${formatReplay(context, match, words)}\n`);
  return 0;
}

function summary(match: Match, words: Words): Json {
  return {
    game: match.game.id,
    options: match.beginning.settings,
    answers: match.answers.map(writeAnswer),
    view: match.view('observer'),
    log: match.log.map((entry) => messageWithText(entry, words)),
    result: match.result ? resultJson(match.result, words) : null,
  };
}

function formatReplay(context: Context, match: Match, words: Words): string {
  const { say } = context;
  const parts = [
    say('cli.replay.head', {
      game: match.game.title,
      answers: match.answers.length,
      options: Object.entries(match.beginning.settings)
        .map(([name, value]) => `${name}=${value}`)
        .join(', '),
    }),
    match.log.map((entry) => words.say(entry)).join('\n'),
    formatPosition(match.game.tables(match.game.redact(match.position, 'observer')), words),
    match.result
      ? formatResult(context, match.result, words)
      : match
          .pending()
          .map((asked) => formatTurn(context, asked, seatName(words, asked.seat)))
          .join('\n'),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A message for a program: key, parameters and the sentence. */
export const messageWithText = ({ key, params, remark }: LogEntry, words: Words): Json => ({
  key,
  params: JSON.parse(JSON.stringify(params ?? {})),
  text: words.say({ key, ...(params ? { params } : {}) }),
  ...(remark ? { remark } : {}),
});

export const resultJson = (result: Result, words: Words): Json => ({
  winners: winners(result),
  ranking: result.ranking.map((place) => ({ ...place })),
  reason: messageWithText(result.reason, words),
});
