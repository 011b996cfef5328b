import {
  type ActionType,
  type Pool,
  type Purchase,
  purchasesFromView,
  REGIONS,
  type Region,
  type RoundView,
} from '@sandtable/imperial-struggle/facts';
import type { Words } from '@sandtable/kernel';
import { memo, useState } from 'react';
import type { BoardProps } from '../../game-ui.js';
import { textsUnder } from '../../shared/panels/texts-under.js';
import { Mini } from '../board/pieces.js';
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

const AT_FIRST: PurchaseFilter = { order: 'region', region: undefined, all: false };
/** So many rows need no folding. */
const FEW = 12;

/** 5.3: what the points of the viewer’s round can buy, and what each would cost. */
export function Purchases({ view: json, words, options, choose, highlighted, inspect }: BoardProps) {
  const [wish, setWish] = useState(AT_FIRST);
  const view = parseView(json);
  const { round } = view;
  if (!round?.eventClosed || viewerOf(view) !== round.side) return null;
  const all = purchasesFromView(json);
  const say = textsUnder(words, 'purchase.');
  // Where points are left one looks first; what only Debt would pay comes after.
  const types = ACTION_TYPES.filter((type) => round.pools.some((pool) => pool.type === type)).toSorted(
    (a, b) => Number(livePools(round, a).length === 0) - Number(livePools(round, b).length === 0),
  );
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
          pools={livePools(round, type)}
          list={groupPurchases(all, type, wish)}
          first={type === 'military' ? undefined : round.regions?.[type][0]}
          byPrice={wish.order === 'price'}
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

/** 5.3.2: what is left of a Minor Action that has been taken is lost. */
const livePools = ({ pools, minorSpent }: RoundView, type: ActionType): readonly Pool[] =>
  pools.filter((pool) => pool.type === type && pool.points > 0 && (pool.source !== 'minor' || !minorSpent));

/** Which of them, in which order. */
function Wishes({
  wish,
  wishFor,
  words,
}: {
  readonly wish: PurchaseFilter;
  readonly wishFor: (wish: PurchaseFilter) => void;
  readonly words: Words;
}) {
  const say = textsUnder(words, 'purchase.');
  const toggle = (label: string, pressed: boolean, then: Partial<PurchaseFilter>) => (
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
        {PURCHASE_ORDERS.map((order) => toggle(say(`order.${order}`), wish.order === order, { order }))}
        {toggle(say('all'), wish.all, { all: !wish.all })}
      </fieldset>
    </div>
  );
}

interface Dealing extends Pick<BoardProps, 'words' | 'options' | 'choose' | 'highlighted' | 'inspect'> {}

/** All that one kind of points can buy. */
function Points({
  type,
  pools,
  list,
  first,
  byPrice,
  ...dealing
}: Dealing & {
  readonly type: ActionType;
  readonly pools: readonly Pool[];
  readonly list: readonly PurchaseGroup[];
  /** 5.3.4: the Region that costs nothing more. */
  readonly first: Region | undefined;
  readonly byPrice: boolean;
}) {
  const { words } = dealing;
  const n = countPurchases(list);
  const left = pools.reduce((sum, { points }) => sum + points, 0);
  return (
    <details className="game-fold purchases-type" open>
      <summary>
        <Mini kind={type} />
        <b>{words.say({ key: `purchase.points.${type}`, params: { n: left } })}</b>
        <span className="game-soft purchases-count">{words.say({ key: 'purchase.count', params: { n } })}</span>
      </summary>
      {pools.length > 1 ? <p className="game-note">{sumsOf(pools, words).join(' + ')}</p> : null}
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
  highlighted,
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
          lit={highlighted.has(purchase.option)}
          {...dealing}
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
}: Omit<Dealing, 'options' | 'highlighted'> & {
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
          // Who has bought keeps the place in the list while the next question is on its way.
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
