import type { Side } from '@sandtable/imperial-struggle/board-data';
import { ChangingNumber } from '../../shared/panels/meter.js';
import { textsUnder } from '../../shared/panels/texts-under.js';
import { Sign } from '../side-sign.js';
import { EVEN_VP } from '../vp-lead.js';
import type { PanelProps } from './panel-props.js';
import './victory.css';

const MAX_LEAD = 30;
const place = (vp: number): string => `${(Math.max(0, Math.min(MAX_LEAD, vp)) / MAX_LEAD) * 100}%`;
const leaderOf = (vp: number): Side | undefined => (vp > EVEN_VP ? 'france' : vp < EVEN_VP ? 'britain' : undefined);

/** 3.10: one marker for both sides; Britain moves it down, France up. */
export function VictoryTrack({ view, preview, words }: Pick<PanelProps, 'view' | 'preview' | 'words'>) {
  const say = textsUnder(words, 'panel.vp');
  const leader = leaderOf(view.vp);
  const then = preview && preview.vp !== view.vp ? preview.vp : undefined;
  const leadText = leader
    ? say('.leads', { side: words.name(`seat:${leader}`), n: Math.abs(view.vp - EVEN_VP) })
    : say('.level');
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
        {[0, 5, 10, EVEN_VP, 20, 25, MAX_LEAD].map((n) => (
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
  right: `${100 - (Math.max(0, Math.min(MAX_LEAD, Math.max(vp, EVEN_VP))) / MAX_LEAD) * 100}%`,
});
