import { pointsLeft } from '@sandtable/imperial-struggle/board';
import type { Pool, RoundView, Side } from '@sandtable/imperial-struggle/board-data';
import { INVESTMENTS } from '@sandtable/imperial-struggle/board-data';
import { memo } from 'react';
import { ChangingNumber } from '../../shared/panels/meter.js';
import { Mini } from '../board/pieces.js';
import { Sign } from '../side-sign.js';
import { sayWith, text } from '../text.js';
import { InvestmentFace } from '../tiles.js';
import { investmentRef } from '../view.js';
import type { PanelProps } from './panel-props.js';
import './points.css';

/** Effects that last for the round, and the cards they come from. */
const SOURCES_OF: Readonly<Record<string, string>> = {
  uprising: 'ministry:jacobite-uprisings',
  'hanbury-williams': 'ministry:charles-hanbury-williams',
  burke: 'ministry:edmund-burke',
  'south-sea': 'card:4',
  'pacte-de-famille': 'card:17',
};

const samePool = (a: Pool, b: Pool): boolean => a.source === b.source && a.type === b.type && a.limit === b.limit;

/** 5.0: the current round: its tile, and the points that are left. */
export const Points = memo(function Points({
  view,
  preview,
  words,
  inspect,
  viewer,
}: PanelProps & { readonly viewer: Side | undefined }) {
  const { round } = view;
  if (!round || round.tile === '') return null;
  const say = sayWith(words, 'panel.');
  const tile = investmentRef(round.tile);
  const then = preview?.round?.side === round.side ? preview.round : undefined;
  const lasting = [...new Set(round.effects)].flatMap((effect) => SOURCES_OF[effect] ?? []);
  // For the viewer's own round, the list of purchases shows the points already.
  const isShownByPurchases = round.eventClosed && round.side === viewer;
  if (isShownByPurchases && lasting.length === 0) return null;
  return (
    <section className="game-panel" aria-labelledby="is-points">
      <h3 id="is-points">
        <Sign side={round.side} /> {say('points')}
      </h3>
      {isShownByPurchases ? null : (
        <div className="is-points">
          <button type="button" className="is-points-tile" onClick={() => inspect(tile, true)}>
            <InvestmentFace tile={INVESTMENTS.findIndex(({ id }) => id === round.tile)} />
            <span className="unseen">{words.name(tile)}</span>
          </button>
          <ul>
            {round.pools.map((pool) => (
              <li
                key={`${pool.source} ${pool.type} ${pool.limit ?? ''}`}
                className={pointsLeft(round, pool) === 0 ? 'is-points-over' : ''}
              >
                <Mini kind={pool.type} />
                <b>
                  <ChangingNumber now={pointsLeft(round, pool)} then={then && laterOf(then, pool)} />
                </b>
                <span>
                  {words.say(text(`option.${pool.type}`))}
                  <span className="game-soft">
                    {' '}
                    {say(`source.${pool.source}`)}
                    {pool.limit ? `, ${words.name(`limit:${pool.limit}`)}` : ''}
                    {pointsLeft(round, pool) === 0 ? `, ${say('points.spent')}` : ''}
                  </span>
                </span>
              </li>
            ))}
            {round.pools.length === 0 ? <li className="game-soft">{say('points.none')}</li> : null}
          </ul>
        </div>
      )}
      {lasting.length > 0 ? (
        <p className="game-note">
          {say('points.lasting')}{' '}
          {lasting.map((reference) => (
            <button
              key={reference}
              type="button"
              className="game-space-button"
              onClick={() => inspect(reference, true)}
            >
              {words.name(reference)}
            </button>
          ))}
        </p>
      ) : null}
    </section>
  );
});

const laterOf = (then: RoundView, pool: Pool): number => {
  const same = then.pools.find((it) => samePool(it, pool));
  return same ? pointsLeft(then, same) : 0;
};
