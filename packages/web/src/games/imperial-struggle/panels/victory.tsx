import { leadOf } from '@sandtable/imperial-struggle/board';
import { EVEN_VP, MAX_VP, MIN_VP, SIDES } from '@sandtable/imperial-struggle/board-data';
import { ChangingNumber } from '../../shared/panels/meter.js';
import { Sign } from '../side-sign.js';
import { sayWith } from '../text.js';
import type { PanelProps } from './panel-props.js';
import './victory.css';

/** Where a number is on the track, in percent from its left end. */
const percent = (vp: number): number => ((Math.max(MIN_VP, Math.min(MAX_VP, vp)) - MIN_VP) / (MAX_VP - MIN_VP)) * 100;
const place = (vp: number): string => `${percent(vp)}%`;
const SCALE_STEP = 5;
const SCALE = Array.from({ length: (MAX_VP - MIN_VP) / SCALE_STEP + 1 }, (_, n) => MIN_VP + n * SCALE_STEP);

/** 3.10: one marker for both sides; Britain moves it down, France up. */
export function VictoryTrack({ view, preview, words }: Pick<PanelProps, 'view' | 'preview' | 'words'>) {
  const say = sayWith(words, 'panel.vp');
  const leads = leadOf(view);
  const leader = SIDES.find((side) => leads[side] > 0);
  const then = preview && preview.vp !== view.vp ? preview.vp : undefined;
  const leadText = leader ? say('.leads', { side: words.name(`seat:${leader}`), n: leads[leader] }) : say('.level');
  return (
    <div className="is-vp">
      <p>
        <span className="game-soft">{say('')}</span>{' '}
        <b>
          <ChangingNumber now={view.vp} then={then} />
        </b>{' '}
        <span>{leadText}</span>
      </p>
      <div className="is-vp-row" role="img" aria-label={`${say('')}: ${view.vp}. ${leadText}. ${say('.ends')}`}>
        <Sign side="britain" />
        <span className="is-vp-bar">
          {leader ? <span className={`is-vp-lead is-vp-${leader}`} style={span(view.vp)} /> : null}
          <i className="is-vp-level" />
          {then === undefined ? null : <span className="is-vp-marker is-vp-then" style={{ left: place(then) }} />}
          <span className={`is-vp-marker${leader ? ` is-vp-${leader}` : ''}`} style={{ left: place(view.vp) }}>
            {view.vp}
          </span>
        </span>
        <Sign side="france" />
      </div>
      <div className="is-vp-scale" aria-hidden="true">
        {SCALE.map((n) => (
          <span key={n} style={{ left: place(n) }}>
            {n}
          </span>
        ))}
      </div>
    </div>
  );
}

const span = (vp: number) => ({
  left: place(Math.min(vp, EVEN_VP)),
  right: `${100 - percent(Math.max(vp, EVEN_VP))}%`,
});
