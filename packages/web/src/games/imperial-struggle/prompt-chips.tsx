import { pointsLeft } from '@sandtable/imperial-struggle/board';
import type { AskKey } from '@sandtable/imperial-struggle/board-data';
import type { Message } from '@sandtable/kernel';
import type { BoardProps } from '../game-ui.js';
import { ChangingNumber } from '../shared/panels/meter.js';
import { Mini } from './board/pieces.js';
import { sayWith, text } from './text.js';
import { parseView } from './view.js';
import './prompt-chips.css';

/** 5.3: the points that are left for purchases, and what Debt and Treaty Points can add. */
export function PromptChips({ view: json, preview, words, prompt }: BoardProps & { readonly prompt: Message }) {
  const { round } = parseView(json);
  if (prompt.key !== ('ask.act' satisfies AskKey) || !round) return null;
  const then = preview === undefined ? undefined : parseView(preview).round;
  const say = sayWith(words, 'panel.');
  const more = (['debt', 'treaty'] as const).flatMap((source) => {
    const n = Number(prompt.params?.[source] ?? 0);
    return n > 0 ? [{ source, n }] : [];
  });
  return (
    <ul className="is-chips" aria-label={words.say(text('prompt.points'))}>
      {round.pools.map((pool) => {
        const left = pointsLeft(round, pool);
        const same = then?.side === round.side ? then.pools.find((it) => isSamePool(it, pool)) : undefined;
        return (
          <li
            key={`${pool.source} ${pool.type} ${pool.limit ?? ''}`}
            className={left === 0 ? 'is-chip is-chip-spent' : 'is-chip'}
            title={pool.limit ? words.name(`limit:${pool.limit}`) : undefined}
          >
            <Mini kind={pool.type} />
            <b>
              <ChangingNumber now={left} then={then && same ? pointsLeft(then, same) : undefined} />
            </b>
            <span>
              {words.say(text(`option.${pool.type}`))} <small>{say(`source.${pool.source}`)}</small>
            </span>
          </li>
        );
      })}
      {more.map(({ source, n }) => (
        <li key={source} className="is-chip is-chip-more">
          <b>+{n}</b>
          <span>{words.say(text(`prompt.${source}`))}</span>
        </li>
      ))}
    </ul>
  );
}

interface PoolId {
  readonly source: string;
  readonly type: string;
  readonly limit?: string | undefined;
}
const isSamePool = (a: PoolId, b: PoolId): boolean => a.source === b.source && a.type === b.type && a.limit === b.limit;
