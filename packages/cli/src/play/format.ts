import {
  type Decision,
  type DecisionView,
  DONE,
  type Game,
  type Json,
  type LogEntry,
  type OptionPrice,
  optionHintText,
  optionKind,
  optionLabel,
  type Result,
  type Words,
} from '@sandtable/kernel';
import { type Context, seatName } from '../context.js';
import { formatColumns, formatTable, width, withoutAccents, wrap } from '../format-text.js';
import { amountOf, isAside, OptionNumbers } from './option-numbers.js';

/** An option of a decision with its number. Asides come after the other options. */
export interface NumberedOption {
  readonly option: string;
  /** What to type for it. */
  readonly number: number;
  readonly label: string;
  /** What it costs; empty if it is not a purchase. */
  readonly price: string;
  /** What a player should know before choosing it; empty if its name says enough. */
  readonly hint: string;
  /** The label without the mark of an option without effect. */
  readonly name: string;
  readonly aside: boolean;
}

export function numberedOptions(
  { say }: Pick<Context, 'say'>,
  asked: DecisionView & Pick<Decision, 'facts'>,
  words: Words,
  game?: Pick<Game, 'optionHint'>,
  numbers = new OptionNumbers(),
): NumberedOption[] {
  const price = ({ paidIn, cost, least, short }: OptionPrice): string => {
    const plain =
      least === undefined
        ? say('cli.play.price', { n: cost, paidIn: words.name(paidIn) })
        : say('cli.play.priceLeast', { n: cost, paidIn: words.name(paidIn), least });
    return short ? words.say({ key: 'purchase.short', params: { price: plain, ...short } }) : plain;
  };
  // A button says what it buys; a thing that is bought or acted on does not.
  const purchase = (option: string, it: OptionPrice): string => {
    const hostile = `purchase.${it.purchase}.hostile`;
    const key = it.hostile && words.has(hostile) ? hostile : `purchase.${it.purchase}`;
    return optionKind(option) === 'button' || !words.has(key)
      ? price(it)
      : words.say({ key, params: { price: price(it) } });
  };
  return numbers.number(asked).map(([option, number]) => ({
    option,
    number,
    label: words.say(optionLabel(option, asked.prompt)),
    name: words.say(optionLabel(option)),
    price: (asked.facts?.(option)?.prices ?? []).map((it) => purchase(option, it)).join('; '),
    hint: optionHintText(words, game?.optionHint?.(option, asked.seat)),
    aside: isAside(option),
  }));
}

/** The option that a person typed: by its number, by its id as in records, or by its label. */
export function parseAnswer(choices: readonly NumberedOption[], typed: string): NumberedOption | undefined {
  if (/^\d+$/.test(typed)) return choices.find((it) => it.number === Number(typed));
  const same = choices.find((it) => it.option === typed);
  if (same) return same;
  const alike = choices.filter((it) => withoutAccents(it.name) === withoutAccents(typed));
  return alike.length === 1 ? alike[0] : undefined;
}

/** The seat and the rule on one line, and the prompt below. */
export function formatTurn({ io, say, sentence }: Context, asked: DecisionView, seat: string): string {
  const rule = say('cli.play.rule', { rule: asked.rule });
  const line = '─'.repeat(Math.max(4, Math.min(io.columns, 80) - width(seat) - width(rule) - 6));
  const prompt = sentence(asked.prompt);
  return `── ${seat} ${line} ${rule}\n${io.isInteractive.out ? wrap(prompt, io.columns) : prompt}`;
}

/** How far everybody is from winning, or nothing if the game doesn't say. */
export function formatStanding(
  { io, say }: Pick<Context, 'io' | 'say'>,
  { standing }: Pick<Game, 'standing'>,
  view: Json,
  words: Words,
): string {
  const parts = (standing?.(view) ?? []).map((part) => words.say(part));
  if (parts.length === 0) return '';
  const indent = '  ';
  const lines = parts.map((part) => {
    const text = io.isInteractive.out ? wrap(part, io.columns - 2 * indent.length) : part;
    return `${indent}${text.replaceAll('\n', `\n${indent}${indent}`)}`;
  });
  return [say('cli.play.standing'), ...lines].join('\n');
}

export function formatOptions({ io, say }: Context, choices: readonly NumberedOption[]): string {
  const wide = Math.max(0, ...choices.map((it) => String(it.number).length));
  const line = (it: NumberedOption) =>
    `${String(it.number).padStart(wide)}  ${it.label}${it.price === '' ? '' : ` [${it.price}]`}`;
  const indent = ' '.repeat(wide + 4);
  const hinted = (it: NumberedOption) => [
    `  ${line(it)}`,
    ...(it.hint === ''
      ? []
      : wrap(it.hint, io.columns - width(indent))
          .split('\n')
          .map((text) => indent + text)),
  ];
  const plain = (some: readonly NumberedOption[]) =>
    some.length > 0 ? [formatColumns(some.map(line), io.columns - 2)] : [];
  // Options with hints are long, so those without stand together before them, and "Done" after them.
  const lay = (some: readonly NumberedOption[]) => {
    const withHints = some.filter((it) => it.hint !== '');
    const others = some.filter((it) => it.hint === '');
    const isLast = (it: NumberedOption): boolean => withHints.length > 0 && it.option === DONE;
    return [
      ...plain(others.filter((it) => !isLast(it))),
      ...withHints.flatMap(hinted),
      ...plain(others.filter(isLast)),
    ].join('\n');
  };
  const main = choices.filter((it) => !it.aside);
  const asides = choices.filter((it) => it.aside);
  const [first] = main;
  const last = main.at(-1);
  const isRange =
    main.length > 1 &&
    main.every((it, i) => amountOf(it.option) === it.number && it.number === (first?.number ?? 0) + i);
  const parts = [isRange && first && last ? `  ${first.label} … ${last.label}` : lay(main)];
  if (asides.length > 0) parts.push(say('cli.play.asides'), lay(asides));
  return parts.filter((part) => part !== '').join('\n');
}

/** The log, with the bots' reasons if `explain` is set. */
export function formatLog({ io }: Context, log: readonly LogEntry[], words: Words, explain: boolean): string {
  const lay = (before: string, text: string): string => {
    if (!io.isInteractive.out) return `${before}${text}\n`;
    return `${before}${wrap(text, io.columns - width(before)).replaceAll('\n', `\n${' '.repeat(width(before))}`)}\n`;
  };
  return log
    .filter((entry) => explain || !entry.remark)
    .map((entry) => (entry.remark ? lay('    ', `(${words.say(entry)})`) : lay('  · ', words.say(entry))))
    .join('');
}

const DEFAULT_LOG_LINES = 30;

/** The end of the log: `count` lines, `all`, or a default number. */
export function formatLatest(
  context: Context,
  whole: readonly LogEntry[],
  words: Words,
  explain: boolean,
  count: string | undefined,
): string {
  const { say } = context;
  const log = explain ? whole : whole.filter((entry) => !entry.remark);
  const lines = count === 'all' ? log.length : Number(count ?? DEFAULT_LOG_LINES);
  const shown = log.slice(-Math.max(1, Number.isInteger(lines) ? lines : DEFAULT_LOG_LINES));
  const more = shown.length < log.length ? `${say('cli.play.logMore', { total: log.length })}\n` : '';
  return `${formatLog(context, shown, words, explain) || `${say('cli.play.logEmpty')}\n`}${more}`;
}

/** The result: why the game ended, and every seat's place and score. */
export function formatResult({ say, language }: Context, result: Result, words: Words): string {
  const head = [say('cli.play.place'), say('cli.play.seat'), say('cli.play.score')];
  const rows = result.ranking.map(({ seat, place, score }) => [
    place,
    seatName(words, seat),
    score.toLocaleString(language),
  ]);
  return `${say('cli.play.over')} ${words.say(result.reason)}\n\n${formatTable(head, rows)}`;
}
