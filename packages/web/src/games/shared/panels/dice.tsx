import type { LogEntry, Words } from '@sandtable/kernel';
import { memo } from 'react';
import { signed } from './meter.js';
import './dice.css';

/** A roll from the log: the die and its modifier. */
export interface LoggedRoll {
  readonly die: number;
  readonly modifier: number;
  readonly entry: LogEntry;
}

/** One named part of a modifier. */
export interface DieModifier {
  readonly n: number;
  readonly name: string;
}

/** The rolls in a log, newest first. A log entry with a die has either the modifier or the total. */
export function rollsIn(log: readonly LogEntry[], most: number): readonly LoggedRoll[] {
  const rolls: LoggedRoll[] = [];
  for (const entry of log.toReversed()) {
    const { die, modifier, total } = entry.params ?? {};
    if (typeof die !== 'number') continue;
    const added = typeof modifier === 'number' ? modifier : typeof total === 'number' ? total - die : 0;
    rolls.push({ die, modifier: added, entry });
    if (rolls.length === most) break;
  }
  return rolls;
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[2, 2]],
  [
    [1, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  [
    [1, 1],
    [3, 1],
    [2, 2],
    [1, 3],
    [3, 3],
  ],
  [
    [1, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [3, 3],
  ],
];

export const Die = ({ n }: { readonly n: number }) => (
  <svg className="game-die" viewBox="0 0 40 40" aria-hidden="true">
    <rect x="1.5" y="1.5" width="37" height="37" rx="8" />
    {(PIPS[n] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x * 10} cy={y * 10} r="3.8" />
    ))}
  </svg>
);

/** The latest rolls, each with its modifier and its purpose. */
export const DiceTray = memo(function DiceTray({
  log,
  words,
  title,
  none,
  added,
}: {
  readonly log: readonly LogEntry[];
  readonly words: Words;
  readonly title: string;
  readonly none: string;
  /** The parts of a roll's modifier, if the game knows them. */
  readonly added?: (entry: LogEntry, words: Words) => readonly DieModifier[];
}) {
  const rolls = rollsIn(log, 6);
  return (
    <section className="game-panel" aria-label={title}>
      <h3>{title}</h3>
      {rolls.length === 0 ? <p className="game-soft">{none}</p> : null}
      <ol className="game-dice">
        {rolls.map(({ die, modifier, entry }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rolls may have the same text
          <li key={index}>
            <Die n={die} />
            {modifier !== 0 ? (
              <span className="game-dice-sum" aria-hidden="true">
                {signed(modifier)} = <b>{die + modifier}</b>
              </span>
            ) : null}
            <span>
              {words.say(entry)}
              {(added?.(entry, words) ?? []).map(({ n, name }) => (
                <small key={name} className="game-dice-added">
                  <b>{signed(n)}</b> {name}
                </small>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
});
