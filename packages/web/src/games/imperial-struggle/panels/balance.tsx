import { type Seen, type Side, scoringAhead } from '@sandtable/imperial-struggle/facts';
import { Changing } from '../../shared/panels/meter.js';
import { sayer } from '../../shared/panels/sayer.js';
import { Sign } from '../sign.js';
import { LEVEL } from '../standing.js';
import { json } from '../view.js';
import type { Props } from './part.js';
import './scoring.css';

/** 4.1.12: what scoring would pay is a question of the Action Phase; afterwards it has paid. */
const aheadIn = (view: Seen) => (view.step === 'round' ? scoringAhead(json(view)) : undefined);

/** 4.1.13: where the marker would go. */
export function Balance({ view, preview, words }: Pick<Props, 'view' | 'preview' | 'words'>) {
  const say = sayer(words, 'score.');
  const ahead = aheadIn(view);
  if (!ahead) return null;
  const then = preview?.turn === view.turn ? aheadIn(preview) : undefined;
  const by = ahead.vp - view.vp;
  const side: Side | undefined = by > 0 ? 'france' : by < 0 ? 'britain' : undefined;
  return (
    <p className="is-score-ahead">
      {side ? <Sign side={side} /> : null}
      <span>
        {side ? say('ahead', { side: words.name(`seat:${side}`), n: Math.abs(by) }) : say('ahead.none')}{' '}
        <b>
          {view.vp} → <Changing now={ahead.vp} then={then?.vp} />
        </b>
        {ahead.sweep ? (
          <span className="game-flag"> {say('sweep', { side: words.name(`seat:${ahead.sweep}`) })}</span>
        ) : ahead.vp <= 0 || ahead.vp >= 2 * LEVEL ? (
          <span className="game-flag">
            {' '}
            {say('wins', { side: words.name(`seat:${ahead.vp <= 0 ? 'britain' : 'france'}`) })}
          </span>
        ) : null}
      </span>
    </p>
  );
}
