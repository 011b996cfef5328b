import { holderOf, isBlocked } from '@sandtable/imperial-struggle/board';
import { ADVANTAGE_IDS, ADVANTAGES, type AdvantageId, REGIONS, SIDES } from '@sandtable/imperial-struggle/board-data';
import { memo } from 'react';
import { SpaceButton } from '../../shared/panels/space-button.js';
import { Mini } from '../board/pieces.js';
import { advantageSign } from '../option-icon.js';
import { Sign } from '../side-sign.js';
import { sayWith, text } from '../text.js';
import type { PanelProps } from './panel-props.js';
import './advantages.css';

/** 8.0: the 22 Advantages by Region: the holder of each, the spaces that grant it, its effect. */
export const Advantages = memo(function Advantages(props: PanelProps) {
  const { view, words, options } = props;
  const say = sayWith(words, 'panel.');
  return (
    <section className="game-panel" aria-labelledby="is-boons">
      <h3 id="is-boons">{say('advantages')}</h3>
      {REGIONS.map((region) => {
        const tiles = ADVANTAGE_IDS.filter((id) => ADVANTAGES[id].region === region);
        const usable = tiles.some((id) => options.has(`advantage:${id}`));
        const spent = view.round?.advantages?.includes(region);
        return (
          <details key={region} className={`game-fold is-boons${usable ? ' is-boons-glow' : ''}`}>
            <summary>
              <b>{words.name(`region:${region}`)}</b>
              <span className="is-boons-held">
                {SIDES.map((side) => (
                  <span key={side}>
                    <Sign side={side} label={words.name(`seat:${side}`)} />{' '}
                    {tiles.filter((id) => holderOf(view, id) === side).length}
                  </span>
                ))}
              </span>
            </summary>
            {spent ? <p className="game-note">{say('advantages.region')}</p> : null}
            <ul>
              {tiles.map((id) => (
                <AdvantageLine key={id} id={id} {...props} />
              ))}
            </ul>
          </details>
        );
      })}
      <p className="game-note">{say('advantages.note')}</p>
    </section>
  );
});

function AdvantageLine({
  id,
  view,
  preview,
  words,
  options,
  choose,
  highlighted,
  inspect,
}: PanelProps & { readonly id: AdvantageId }) {
  const say = sayWith(words, 'panel.');
  const reference = `advantage:${id}`;
  const holder = holderOf(view, id);
  const then = preview && holderOf(preview, id);
  const exhausted = view.exhausted.includes(id);
  const can = options.has(reference);
  const states = [
    ...(exhausted ? [say('exhausted')] : []),
    ...(holder && isBlocked(view, id) ? [say('blocked')] : []),
    ...(view.fresh?.includes(id) && holder ? [say('fresh')] : []),
  ];
  return (
    <li className={`${exhausted ? 'is-boon-exhausted' : ''}${highlighted.has(reference) ? ' game-highlighted' : ''}`}>
      <div className="is-boon">
        <Mini kind={advantageSign(id)} />
        <button type="button" className="is-boon-name" onClick={() => inspect(reference, true)}>
          {words.name(reference)}
        </button>
        {holder ? (
          <Sign side={holder} label={words.name(`seat:${holder}`)} />
        ) : (
          <span className="game-soft">{say('advantage.free')}</span>
        )}
        {preview && then !== holder ? (
          <span className="game-then">→ {then ? <Sign side={then} label={words.name(`seat:${then}`)} /> : '–'}</span>
        ) : null}
        {can ? (
          <button type="button" className="is-boon-use" onClick={() => choose(reference)}>
            {say('advantage.use')}
          </button>
        ) : null}
      </div>
      <p>
        {words.say(text(`advantage-text.${id}`))}
        {states.length > 0 ? <b className="is-boon-state"> {states.join(', ')}</b> : null}
      </p>
      <p className="game-spaces">
        {ADVANTAGES[id].spaces.map((space) => (
          <SpaceButton key={space} space={space} words={words} inspect={inspect} />
        ))}
      </p>
    </li>
  );
}
