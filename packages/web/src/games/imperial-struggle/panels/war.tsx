import { isAtWar, MAX_REFUSALS, turnOfWar, warOf } from '@sandtable/imperial-struggle/board';
import { SIDES, TILES, type View, warTileRef } from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import { signed } from '../../shared/panels/meter.js';
import { Mini } from '../board/pieces.js';
import { Sign } from '../side-sign.js';
import { sayWith } from '../text.js';
import type { PanelProps } from './panel-props.js';
import { TheaterSheet } from './theater.js';
import './war.css';

/** 7.0: the next or current war: its theaters, and the state of each. */
export const WarDisplay = memo(function WarDisplay({
  view,
  preview,
  words,
  options,
  choose,
  highlighted,
  inspect,
}: PanelProps) {
  const war = warOf(view);
  if (!war || view.display.britain.length === 0) return null;
  const say = sayWith(words, 'war.');
  const fought = isAtWar(view);
  return (
    <section className="game-panel" aria-labelledby="is-war">
      <h3 id="is-war">{say(fought ? 'now' : 'next')}</h3>
      {fought ? null : (
        <p className="is-war-title">
          <Mini kind="military" />
          <span>
            <b>{words.name(`war:${war.id}`)}</b>{' '}
            <span className="game-soft">{say('after', { n: turnOfWar(war.id) })}</span>
          </span>
        </p>
      )}
      {fought ? <Refusals view={view} words={words} /> : null}
      {war.theaters.map((theater, index) => (
        <TheaterSheet
          key={theater.id}
          theater={theater}
          index={index}
          view={view}
          preview={preview}
          words={words}
          options={options}
          choose={choose}
          highlighted={highlighted}
          inspect={inspect}
        />
      ))}
      {SIDES.filter((side) => view.freeTiles[side] > 0).map((side) => (
        <p key={side} className="game-note">
          {say('free', { side: words.name(`seat:${side}`), n: view.freeTiles[side] })}
        </p>
      ))}
      <p className="game-note">{say('hidden')}</p>
      <TilesLeft view={view} words={words} />
    </section>
  );
});

/** 7.2.2: how often each side has refused a conquest in this war. */
function Refusals({ view, words }: { readonly view: View; readonly words: Words }) {
  const say = sayWith(words, 'war.');
  return (
    <>
      <p className="is-war-refusals">
        <span className="game-soft">{say('refusals')}</span>
        {SIDES.map((side) => (
          <span key={side}>
            <Sign side={side} label={words.name(`seat:${side}`)} /> {view.refusals?.[side] ?? 0} / {MAX_REFUSALS}
          </span>
        ))}
      </p>
      {view.refused && view.refused.length > 0 ? (
        <p className="game-note">
          {say('refused')} {view.refused.map((space) => words.name(`space:${space}`)).join(', ')}
        </p>
      ) : null}
    </>
  );
}

/** 3.7: tiles still to be drawn: the viewer's own as they are, the other side's as a number. */
function TilesLeft({ view, words }: { readonly view: View; readonly words: Words }) {
  const say = sayWith(words, 'war.');
  return (
    <details className="game-fold is-pool">
      <summary className="game-soft">{say('pool')}</summary>
      {SIDES.map((side) => (
        <p key={side}>
          <Sign side={side} label={words.name(`seat:${side}`)} />
          <span>
            {say('pool.basic', { n: view.basicPool[side].length })}
            <Kinds tiles={view.basicPool[side]} words={words} />
            <br />
            {say('pool.bonus', { n: view.bonusPool[side].length })}
            <Kinds tiles={view.bonusPool[side]} words={words} />
          </span>
        </p>
      ))}
    </details>
  );
}

function Kinds({ tiles, words }: { readonly tiles: readonly number[]; readonly words: Words }) {
  const counted = new Map<string, { readonly name: string; readonly n: number }>();
  for (const tile of tiles) {
    const facts = TILES[tile];
    if (!facts) continue;
    const key = `${signed(facts.strength)} ${facts.symbol}`;
    counted.set(key, { name: words.name(warTileRef(tile)), n: (counted.get(key)?.n ?? 0) + 1 });
  }
  if (counted.size === 0) return null;
  return <span className="game-soft"> {[...counted.values()].map(({ name, n }) => `${n} × ${name}`).join('; ')}</span>;
}
