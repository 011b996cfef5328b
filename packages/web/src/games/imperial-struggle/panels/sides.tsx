import { squadronsAtSea } from '@sandtable/imperial-struggle/board';
import { SIDES, type Side, type View } from '@sandtable/imperial-struggle/board-data';
import { memo } from 'react';
import { ChangingNumber } from '../../shared/panels/meter.js';
import { Mini } from '../board/pieces.js';
import { Sign } from '../side-sign.js';
import { sayWith } from '../text.js';
import type { PanelProps } from './panel-props.js';
import './sides.css';

/** Debt, Treaty Points, Squadrons and cards of both sides. */
export const Sides = memo(function Sides({ view, preview, words }: Pick<PanelProps, 'view' | 'preview' | 'words'>) {
  const say = sayWith(words, 'panel.');
  const both = (of: (it: View, side: Side) => number | string) =>
    SIDES.map((side) => (
      <td key={side}>
        <ChangingNumber now={of(view, side)} then={preview && of(preview, side)} />
      </td>
    ));
  const waiting = SIDES.some((side) => view.waiting[side] > 0);
  return (
    <section className="game-panel" aria-labelledby="is-sides">
      <h3 id="is-sides">{say('sides')}</h3>
      <table className="is-sides">
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th
                key={side}
                scope="col"
                className={view.step === 'round' && view.acting === side ? 'is-sides-now' : ''}
              >
                <Sign side={side} /> {words.name(`seat:${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <Mini kind="debt" /> {say('debt')}
            </th>
            {SIDES.map((side) => (
              <td key={side}>
                <ChangingNumber now={view.debt[side]} then={preview?.debt[side]} />
                <span className="game-soft"> / {preview?.debtLimit[side] ?? view.debtLimit[side]}</span>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className="is-sides-sub">
              {say('debt.available')}
            </th>
            {both((it, side) => it.availableDebt[side])}
          </tr>
          <tr>
            <th scope="row">
              <Mini kind="treaty" /> {say('treaty')}
            </th>
            {both((it, side) => it.treaty[side])}
          </tr>
          <tr>
            <th scope="row">
              <Mini kind="sea" /> {say('navy')}
            </th>
            {both((it, side) => it.navyBox[side])}
          </tr>
          <tr>
            <th scope="row" className="is-sides-sub">
              {say('atSea')}
            </th>
            {both(squadronsAtSea)}
          </tr>
          <tr>
            <th scope="row" className="is-sides-sub">
              {say('unbuilt')}
            </th>
            {both((it, side) => it.unbuilt[side])}
          </tr>
          {waiting ? (
            <tr>
              <th scope="row" className="is-sides-sub">
                {say('waiting')}
              </th>
              {both((it, side) => it.waiting[side])}
            </tr>
          ) : null}
          <tr>
            <th scope="row">{say('hands')}</th>
            {both((it, side) => it.handSizes[side])}
          </tr>
        </tbody>
      </table>
    </section>
  );
});
