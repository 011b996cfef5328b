import { scoringForecast, winnerAt } from '@sandtable/imperial-struggle/board';
import type { Side, View } from '@sandtable/imperial-struggle/board-data';
import { ChangingNumber } from '../../shared/panels/meter.js';
import { Sign } from '../side-sign.js';
import { sayWith } from '../text.js';
import type { PanelProps } from './panel-props.js';
import './scoring.css';

/** 4.1.12: the forecast of scoring makes sense in the Action Phase only; after that scoring has paid. */
const aheadIn = (view: View) => (view.step === 'round' ? scoringForecast(view) : undefined);

/** 4.1.13: where the marker would go. */
export function Balance({ view, preview, words }: Pick<PanelProps, 'view' | 'preview' | 'words'>) {
  const say = sayWith(words, 'score.');
  const ahead = aheadIn(view);
  if (!ahead) return null;
  const then = preview?.turn === view.turn ? aheadIn(preview) : undefined;
  const winner = winnerAt(ahead.vp);
  const by = ahead.vp - view.vp;
  const side: Side | undefined = by > 0 ? 'france' : by < 0 ? 'britain' : undefined;
  return (
    <p className="is-score-ahead">
      {side ? <Sign side={side} /> : null}
      <span>
        {side ? say('ahead', { side: words.name(`seat:${side}`), n: Math.abs(by) }) : say('ahead.none')}{' '}
        <b>
          {view.vp} → <ChangingNumber now={ahead.vp} then={then?.vp} />
        </b>
        {ahead.sweep ? (
          <span className="game-flag"> {say('sweep', { side: words.name(`seat:${ahead.sweep}`) })}</span>
        ) : winner ? (
          <span className="game-flag"> {say('wins', { side: words.name(`seat:${winner}`) })}</span>
        ) : null}
      </span>
    </p>
  );
}
