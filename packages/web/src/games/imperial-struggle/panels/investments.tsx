import { INVESTMENTS, SIDES, type Side, type View } from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import { EventSymbol, Sign, UpgradeSymbol } from '../side-sign.js';
import { sayWith } from '../text.js';
import { InvestmentFace } from '../tiles.js';
import { investmentNamed, investmentRef } from '../view.js';
import type { PanelProps } from './panel-props.js';
import './investments.css';

/** 3.3: the nine tiles of the turn, and which side took which; those that can be taken glow. */
export const Investments = memo(function Investments({
  view,
  words,
  options,
  choose,
  highlighted,
  inspect,
}: PanelProps) {
  const say = sayWith(words, 'panel.');
  if (view.available.length === 0) return null;
  const takers = (tile: string): Side | undefined => SIDES.find((side) => view.taken[side].includes(tile));
  return (
    <section className="game-panel" aria-labelledby="is-investments">
      <h3 id="is-investments">{say('investments')}</h3>
      <ul className="is-investments">
        {sorted(view.available).map((tile) => {
          const reference = investmentRef(tile);
          const taker = takers(tile);
          const can = options.has(reference);
          return (
            <li key={tile}>
              <button
                type="button"
                className={`is-investment${taker ? ' is-investment-taken' : ''}${can ? ' is-investment-glows' : ''}${highlighted.has(reference) ? ' game-highlighted' : ''}`}
                onClick={() => (can ? choose(reference) : inspect(reference, true))}
                onPointerEnter={() => inspect(reference)}
                onPointerLeave={() => inspect(undefined)}
                title={words.name(reference)}
              >
                <InvestmentFace tile={INVESTMENTS.findIndex(({ id }) => id === tile)} />
                <span className="unseen">
                  {words.name(reference)}
                  {taker ? `, ${say('taken', { side: words.name(`seat:${taker}`) })}` : ''}
                </span>
                {taker ? <Sign side={taker} /> : null}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="game-note">
        <EventSymbol /> {say('symbol.event')} · <UpgradeSymbol /> {say('symbol.upgrade')}
      </p>
      <StackLeft view={view} words={words} />
    </section>
  );
});

const ORDER = ['economic', 'diplomatic', 'military'];
const rank = (tile: string): number => {
  const it = investmentNamed(tile);
  return it ? ORDER.indexOf(it.major) * 10 - it.points : 0;
};
const sorted = (tiles: readonly string[]): readonly string[] => tiles.toSorted((a, b) => rank(a) - rank(b));

/** R58: what the next turns can show, from public information. */
function StackLeft({ view, words }: { readonly view: View; readonly words: Words }) {
  const say = sayWith(words, 'panel.');
  if (view.stack.length === 0) return null;
  return (
    <details className="game-fold is-stack">
      <summary className="game-soft">{say('stack', { n: view.stack.length })}</summary>
      <ul className="is-investments">
        {sorted(view.stack).map((tile) => (
          <li key={tile} title={words.name(investmentRef(tile))}>
            <InvestmentFace tile={INVESTMENTS.findIndex(({ id }) => id === tile)} />
            <span className="unseen">{words.name(investmentRef(tile))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
