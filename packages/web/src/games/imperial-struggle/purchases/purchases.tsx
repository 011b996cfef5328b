import { type ActionType, type Purchase, purchasesIn, REGIONS, type Region } from '@sandtable/imperial-struggle/facts';
import type { Words } from '@sandtable/kernel';
import { memo, useState } from 'react';
import type { Sight } from '../../front.js';
import { Mini } from '../board/pieces.js';
import { seen, viewerOf } from '../view.js';
import { ACTION_TYPES, count, ORDERS, regionOf, type Shelf, shelves, type Wish } from './arrange.js';
import { Breakdown } from './breakdown.js';
import { deed, lacking, paidBy } from './tell.js';
import '../../shared/panels/panels.css';
import './purchases.css';

const AT_FIRST: Wish = { order: 'region', region: undefined, all: false };
/** So many rows need no folding. */
const FEW = 12;

/** 5.3: what the points of the viewer’s round can buy, and what each would cost. */
export function Purchases({ view: json, words, options, choose, inspect }: Sight) {
  const [wish, setWish] = useState(AT_FIRST);
  const view = seen(json);
  const { round } = view;
  if (!round?.eventClosed || viewerOf(view) !== round.side) return null;
  const all = purchasesIn(json);
  const say = (key: string, params?: Record<string, number>) =>
    words.say(params ? { key: `purchase.${key}`, params } : { key: `purchase.${key}` });
  const types = ACTION_TYPES.filter((type) => round.pools.some((pool) => pool.type === type));
  return (
    <section className="game-panel purchases" aria-labelledby="is-purchases">
      <h3 id="is-purchases">{say('title')}</h3>
      <p className="purchases-credit">
        {say('credit', { debt: Math.max(0, view.availableDebt[round.side]), treaty: view.treaty[round.side] })}
      </p>
      <Wishes wish={wish} wishFor={setWish} words={words} />
      {types.map((type) => (
        <Points
          key={type}
          type={type}
          left={pointsLeft(round.pools, type, round.minorSpent)}
          list={shelves(all, type, wish)}
          first={type === 'military' ? undefined : round.regions?.[type][0]}
          byPrice={wish.order === 'price'}
          words={words}
          options={options}
          choose={choose}
          inspect={inspect}
        />
      ))}
    </section>
  );
}

/** 5.3.2: what is left of a Minor Action that has been taken is lost. */
const pointsLeft = (
  pools: readonly { readonly source: string; readonly type: ActionType; readonly points: number }[],
  type: ActionType,
  minorSpent: boolean,
): number =>
  pools
    .filter((pool) => pool.type === type && (pool.source !== 'minor' || !minorSpent))
    .reduce((sum, { points }) => sum + points, 0);

/** Which of them, in which order. */
function Wishes({
  wish,
  wishFor,
  words,
}: {
  readonly wish: Wish;
  readonly wishFor: (wish: Wish) => void;
  readonly words: Words;
}) {
  const say = (key: string) => words.say({ key: `purchase.${key}` });
  const toggle = (label: string, pressed: boolean, then: Partial<Wish>) => (
    <button
      key={label}
      type="button"
      className="purchases-toggle"
      aria-pressed={pressed}
      onClick={() => wishFor({ ...wish, ...then })}
    >
      {label}
    </button>
  );
  return (
    <div className="purchases-wishes">
      <fieldset>
        <legend className="unseen">{say('regions')}</legend>
        {toggle(say('everywhere'), wish.region === undefined, { region: undefined })}
        {REGIONS.map((region) => toggle(words.name(`region:${region}`), wish.region === region, { region }))}
      </fieldset>
      <fieldset>
        <legend className="unseen">{say('orders')}</legend>
        {ORDERS.map((order) => toggle(say(`order.${order}`), wish.order === order, { order }))}
        {toggle(say('all'), wish.all, { all: !wish.all })}
      </fieldset>
    </div>
  );
}

interface Dealing extends Pick<Sight, 'words' | 'options' | 'choose' | 'inspect'> {}

/** All that one kind of points can buy. */
function Points({
  type,
  left,
  list,
  first,
  byPrice,
  ...dealing
}: Dealing & {
  readonly type: ActionType;
  readonly left: number;
  readonly list: readonly Shelf[];
  /** 5.3.4: the Region that costs nothing more. */
  readonly first: Region | undefined;
  readonly byPrice: boolean;
}) {
  const { words } = dealing;
  const n = count(list);
  return (
    <details className="game-fold purchases-type" open>
      <summary>
        <Mini kind={type} />
        <b>{words.say({ key: `purchase.points.${type}`, params: { n: left } })}</b>
        <span className="game-soft purchases-count">{words.say({ key: 'purchase.count', params: { n } })}</span>
      </summary>
      {n === 0 ? <p className="game-note">{words.say({ key: 'purchase.none' })}</p> : null}
      {list.map(({ region, purchases }) =>
        region === undefined ? (
          <Rows key="nowhere" purchases={purchases} named={byPrice} {...dealing} />
        ) : (
          <details
            key={region}
            className="game-fold purchases-region"
            open={n <= FEW || list.length === 1 || region === first}
          >
            <summary>
              {words.name(`region:${region}`)}
              <span className="game-soft purchases-count">{purchases.length}</span>
            </summary>
            <Rows purchases={purchases} named={false} {...dealing} />
          </details>
        ),
      )}
    </details>
  );
}

/** `named`: with the Region in each row, as they stand in no order of Regions. */
function Rows({
  purchases,
  named,
  options,
  ...dealing
}: Dealing & { readonly purchases: readonly Purchase[]; readonly named: boolean }) {
  return (
    <ul className="purchases-rows">
      {purchases.map((purchase) => (
        <Row
          key={`${purchase.option} ${purchase.kind}`}
          purchase={purchase}
          named={named}
          offered={options.has(purchase.option) && !purchase.lack}
          {...dealing}
        />
      ))}
    </ul>
  );
}

const Row = memo(function Row({
  purchase,
  named,
  offered,
  words,
  choose,
  inspect,
}: Omit<Dealing, 'options'> & { readonly purchase: Purchase; readonly named: boolean; readonly offered: boolean }) {
  const { option, space, price } = purchase;
  const region = regionOf(purchase);
  const lack = lacking(purchase);
  const reference = space === undefined ? undefined : `space:${space}`;
  const look = { onPointerEnter: () => inspect(reference), onFocus: () => inspect(reference) };
  const leave = { onPointerLeave: () => inspect(undefined), onBlur: () => inspect(undefined) };
  const inside = (
    <>
      <span className="purchases-name">{reference ? words.name(reference) : words.say(deed(purchase))}</span>
      <b className="purchases-total">
        {price.total}
        <span className="unseen"> {words.name(`type:${purchase.type}`)}</span>
      </b>
      <span className="purchases-more">
        {reference ? <span>{words.say(deed(purchase))}</span> : null}
        {named && region ? <span>{words.name(`region:${region}`)}</span> : null}
        <Breakdown purchase={purchase} words={words} />
        <span>{lack ? words.say(lack) : paidBy(purchase, words)}</span>
      </span>
    </>
  );
  return (
    <li className={lack ? 'purchases-lacking' : ''}>
      {lack ? (
        <div className="purchases-row" {...(reference ? { ...look, ...leave } : {})}>
          {inside}
        </div>
      ) : (
        <button
          type="button"
          className="purchases-row"
          disabled={!offered}
          onClick={() => choose(option)}
          {...(reference ? { ...look, ...leave } : {})}
        >
          {inside}
        </button>
      )}
    </li>
  );
});
