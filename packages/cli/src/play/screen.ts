import { type Decision, type LogEntry, optionKind, optionLabel, type Result, type Words } from '@sandtable/kernel';
import { type Context, seatName } from '../context.js';
import { layColumns, layTable, plain, width } from '../text.js';

/** A decision's options in the order of their numbers: the main road first, asides after it. */
export interface Choice {
  readonly option: string;
  readonly label: string;
  readonly aside: boolean;
}

export function choicesOf(asked: Decision, words: Words): Choice[] {
  const all = asked.options().map((option) => ({
    option,
    label: words.say(optionLabel(option)),
    aside: optionKind(option) === 'aside',
  }));
  return [...all.filter((it) => !it.aside), ...all.filter((it) => it.aside)];
}

/** What a person typed: a number of the list, an option as a record spells it, or its words. */
export function choiceOf(choices: readonly Choice[], typed: string): Choice | undefined {
  if (/^\d+$/.test(typed)) return choices[Number(typed) - 1];
  const same = choices.find((it) => it.option === typed);
  if (same) return same;
  const alike = choices.filter((it) => plain(it.label) === plain(typed));
  return alike.length === 1 ? alike[0] : undefined;
}

/** Whose turn it is and by which rule. */
export function layTurn({ io, say, tell }: Context, asked: Decision, seat: string): string {
  const rule = say('cli.play.rule', { rule: asked.rule });
  const line = '─'.repeat(Math.max(4, Math.min(io.columns, 80) - width(seat) - width(rule) - 6));
  return `── ${seat} ${line} ${rule}\n${tell(asked.prompt)}`;
}

export function layChoices({ io, say }: Context, choices: readonly Choice[]): string {
  const last = String(choices.length).length;
  const items = choices.map((it, i) => `${String(i + 1).padStart(last)}  ${it.label}`);
  const main = choices.filter((it) => !it.aside).length;
  const parts = [layColumns(items.slice(0, main), io.columns - 2)];
  if (main < choices.length) parts.push(say('cli.play.asides'), layColumns(items.slice(main), io.columns - 2));
  return parts.filter((part) => part !== '').join('\n');
}

export const layLog = (log: readonly LogEntry[], words: Words): string =>
  log.map((entry) => `  · ${words.say(entry)}\n`).join('');

/** How the game ended: everybody's place and score, and why. */
export function layResult({ say, language }: Context, result: Result, words: Words): string {
  const head = [say('cli.play.place'), say('cli.play.seat'), say('cli.play.score')];
  const rows = result.ranking.map(({ seat, place, score }) => [
    place,
    seatName(words, seat),
    score.toLocaleString(language),
  ]);
  return `${say('cli.play.over')} ${words.say(result.reason)}\n\n${layTable(head, rows)}`;
}
