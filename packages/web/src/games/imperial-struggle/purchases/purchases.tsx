import { purchasesFromView } from '@sandtable/imperial-struggle/board';
import {
  type ActionType,
  type Pool,
  type Purchase,
  REGIONS,
  type Region,
  type RoundView,
} from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import { memo, useState } from 'react';
import type { BoardProps } from '../../game-ui.js';
import { Mini } from '../board/pieces.js';
import { sayWith } from '../text.js';
import { parseView, viewerOf } from '../view.js';
import { Breakdown } from './breakdown.js';
import {
  ACTION_TYPES,
  countPurchases,
  groupPurchases,
  PURCHASE_ORDERS,
  type PurchaseFilter,
  type PurchaseGroup,
  regionOf,
} from './group-purchases.js';
import { missingText, paidBy, purchaseVerb, sumsOf } from './price-texts.js';
import '../../shared/panels/panels.css';
import './purchases.css';

const INITIAL_FILTER: PurchaseFilter = { order: 'region', region: undefined, all: false };
/** A list of at most this many rows is not folded. */
const MAX_UNFOLDED_ROWS = 12;

/** 5.3: what the points of the viewer’s round can buy, and each price. */
export function Purchases({ view: json, words, options, choose, highlighted, inspect }: BoardProps) {
  const [filter, setFilter] = useState(INITIAL_FILTER);
  const view = parseView(json);
  const { round } = view;
  if (!round?.eventClosed || viewerOf(view) !== round.side) return null;
  const all = purchasesFromView(json);
  const say = sayWith(words, 'purchase.');
  // Kinds of points that are left come first; kinds that only Debt could pay come last.
  const types = ACTION_TYPES.filter((type) => round.pools.some((pool) => pool.type === type)).toSorted(
    (a, b) => Number(livePools(round, a).length === 0) - Number(livePools(round, b).length === 0),
  );
  return (
    <section className="game-panel purchases" aria-labelledby="is-purchases">
      <h3 id="is-purchases">{say('title')}</h3>
      <p className="purchases-credit">
        {say('credit', { debt: Math.max(0, view.availableDebt[round.side]), treaty: view.treaty[round.side] })}
      </p>
      <Filters filter={filter} setFilter={setFilter} words={words} />
      {types.map((type) => (
        <Points
          key={type}
          type={type}
          pools={livePools(round, type)}
          list={groupPurchases(all, type, filter)}
          first={type === 'military' ? undefined : round.regions?.[type][0]}
          byPrice={filter.order === 'price'}
          words={words}
          options={options}
          choose={choose}
          highlighted={highlighted}
          inspect={inspect}
        />
      ))}
    </section>
  );
}

/** 5.3.2: after a Minor Action, its remaining points are lost. */
const livePools = ({ pools, minorSpent }: RoundView, type: ActionType): readonly Pool[] =>
  pools.filter((pool) => pool.type === type && pool.points > 0 && (pool.source !== 'minor' || !minorSpent));

/** Filters and sorting. */
function Filters({
  filter,
  setFilter,
  words,
}: {
  readonly filter: PurchaseFilter;
  readonly setFilter: (filter: PurchaseFilter) => void;
  readonly words: Words;
}) {
  const say = sayWith(words, 'purchase.');
  const toggle = (label: string, pressed: boolean, then: Partial<PurchaseFilter>) => (
    <button
      key={label}
      type="button"
      className="purchases-toggle"
      aria-pressed={pressed}
      onClick={() => setFilter({ ...filter, ...then })}
    >
      {label}
    </button>
  );
  return (
    <div className="purchases-filters">
      <fieldset>
        <legend className="unseen">{say('regions')}</legend>
        {toggle(say('everywhere'), filter.region === undefined, { region: undefined })}
        {REGIONS.map((region) => toggle(words.name(`region:${region}`), filter.region === region, { region }))}
      </fieldset>
      <fieldset>
        <legend className="unseen">{say('orders')}</legend>
        {PURCHASE_ORDERS.map((order) => toggle(say(`order.${order}`), filter.order === order, { order }))}
        {toggle(say('all'), filter.all, { all: !filter.all })}
      </fieldset>
    </div>
  );
}

interface RowProps extends Pick<BoardProps, 'words' | 'options' | 'choose' | 'highlighted' | 'inspect'> {}

/** Everything that one kind of points can buy. */
function Points({
  type,
  pools,
  list,
  first,
  byPrice,
  ...rowProps
}: RowProps & {
  readonly type: ActionType;
  readonly pools: readonly Pool[];
  readonly list: readonly PurchaseGroup[];
  /** 5.3.4: the Region without a surcharge. */
  readonly first: Region | undefined;
  readonly byPrice: boolean;
}) {
  const { words } = rowProps;
  const say = sayWith(words);
  const n = countPurchases(list);
  const left = pools.reduce((sum, { points }) => sum + points, 0);
  return (
    <details className="game-fold purchases-type" open>
      <summary>
        <Mini kind={type} />
        <b>{say(`purchase.points.${type}`, { n: left })}</b>
        <span className="game-soft purchases-count">{say('purchase.count', { n })}</span>
      </summary>
      {pools.length > 1 ? <p className="game-note">{sumsOf(pools, words).join(' + ')}</p> : null}
      {n === 0 ? <p className="game-note">{say('purchase.none')}</p> : null}
      {list.map(({ region, purchases }) =>
        region === undefined ? (
          <Rows key="nowhere" purchases={purchases} named={byPrice} {...rowProps} />
        ) : (
          <details
            key={region}
            className="game-fold purchases-region"
            open={n <= MAX_UNFOLDED_ROWS || list.length === 1 || region === first}
          >
            <summary>
              {words.name(`region:${region}`)}
              <span className="game-soft purchases-count">{purchases.length}</span>
            </summary>
            <Rows purchases={purchases} named={false} {...rowProps} />
          </details>
        ),
      )}
    </details>
  );
}

/** `named`: each row names its Region, because the list is not grouped by Region. */
function Rows({
  purchases,
  named,
  options,
  highlighted,
  ...rowProps
}: RowProps & { readonly purchases: readonly Purchase[]; readonly named: boolean }) {
  return (
    <ul className="purchases-rows">
      {purchases.map((purchase) => (
        <Row
          key={`${purchase.option} ${purchase.kind}`}
          purchase={purchase}
          named={named}
          offered={options.has(purchase.option) && !purchase.lack}
          lit={highlighted.has(purchase.option)}
          {...rowProps}
        />
      ))}
    </ul>
  );
}

/** 6.1, 9.1: not by points alone, whichever action pays. */
const isOnCredit = ({ ways }: Purchase): boolean => ways.length > 0 && ways.every(({ short }) => short > 0);

const Row = memo(function Row({
  purchase,
  named,
  offered,
  lit,
  words,
  choose,
  inspect,
}: Omit<RowProps, 'options' | 'highlighted'> & {
  readonly purchase: Purchase;
  readonly named: boolean;
  readonly offered: boolean;
  readonly lit: boolean;
}) {
  const { option, space, price } = purchase;
  const region = named ? regionOf(purchase) : undefined;
  const lack = missingText(purchase);
  const reference = space === undefined ? undefined : `space:${space}`;
  const where = [
    ...(reference ? [words.say(purchaseVerb(purchase))] : []),
    ...(region ? [words.name(`region:${region}`)] : []),
  ];
  const look = { onPointerEnter: () => inspect(reference), onFocus: () => inspect(reference) };
  const leave = { onPointerLeave: () => inspect(undefined), onBlur: () => inspect(undefined) };
  const inside = (
    <>
      <span className="purchases-name">{reference ? words.name(reference) : words.say(purchaseVerb(purchase))}</span>
      <b className="purchases-total">
        {price.total}
        <span className="unseen"> {words.name(`type:${purchase.type}`)}</span>
      </b>
      <span className="purchases-more">
        {where.map((text) => `${text} · `)}
        <Breakdown purchase={purchase} words={words} />
        <span className={isOnCredit(purchase) ? 'purchases-credited' : ''}>
          {lack ? words.say(lack) : paidBy(purchase, words)}
        </span>
      </span>
    </>
  );
  return (
    <li className={lack ? 'purchases-lacking' : ''}>
      {lack ? (
        <div className={`purchases-row${lit ? ' game-highlighted' : ''}`} {...(reference ? { ...look, ...leave } : {})}>
          {inside}
        </div>
      ) : (
        <button
          type="button"
          className={`purchases-row${lit ? ' game-highlighted' : ''}`}
          // Not `disabled`: the button keeps the focus while the next decision arrives.
          aria-disabled={!offered}
          onClick={() => offered && choose(option)}
          {...(reference ? { ...look, ...leave } : {})}
        >
          {inside}
        </button>
      )}
    </li>
  );
});
