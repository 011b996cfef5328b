import type { Words } from '@sandtable/kernel';
import { handSizeDealt } from '@sandtable/labyrinth/board';
import { MAX_RESERVES, SIDES, type View } from '@sandtable/labyrinth/board-data';
import { memo } from 'react';
import { Sign } from '../side-sign.js';
import { sayWith } from '../text.js';

/** 5.2: the current Action Phase and its progress; hands and Reserves. */
export const Turn = memo(function Turn({ view, words }: { readonly view: View; readonly words: Words }) {
  const say = sayWith(words, 'panel.');
  const acting = view.step === 'us' || view.step === 'jihadist';
  return (
    <section className="game-panel" aria-labelledby="lab-turn">
      <h3 id="lab-turn">{say('turn')}</h3>
      <p className="lab-step">
        {acting ? <Sign side={view.acting} /> : null} <b>{say(`step.${view.step}`)}</b>
        {acting ? <span className="game-soft"> {say('played', { n: view.played })}</span> : null}
      </p>
      <table className="lab-sides">
        <thead>
          <tr>
            <td />
            <th scope="col">{say('hands')}</th>
            <th scope="col">{say('handSize')}</th>
            <th scope="col">{say('reserves')}</th>
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => (
            <tr key={side} className={acting && view.acting === side ? 'lab-now' : ''}>
              <th scope="row">
                <Sign side={side} /> {words.name(`seat:${side}`)}
              </th>
              <td>{view.handSizes[side]}</td>
              <td className="game-soft">{handSizeDealt(view, side)}</td>
              <td>
                {view.reserves[side]} / {MAX_RESERVES}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
