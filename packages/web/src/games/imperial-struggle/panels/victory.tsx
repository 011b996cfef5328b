import type { Side } from '@sandtable/imperial-struggle/facts';
import { Changing } from '../../shared/panels/meter.js';
import { sayer } from '../../shared/panels/sayer.js';
import { Sign } from '../sign.js';
import { LEVEL } from '../standing.js';
import type { Props } from './part.js';
import './victory.css';

const MOST = 30;
const place = (vp: number): string => `${(Math.max(0, Math.min(MOST, vp)) / MOST) * 100}%`;
const leaderOf = (vp: number): Side | undefined => (vp > LEVEL ? 'france' : vp < LEVEL ? 'britain' : undefined);

/** 3.10: one marker for both: Britain pulls it down, France pushes it up. */
export function VictoryTrack({ view, preview, words }: Pick<Props, 'view' | 'preview' | 'words'>) {
  const say = sayer(words, 'panel.vp');
  const leader = leaderOf(view.vp);
  const then = preview && preview.vp !== view.vp ? preview.vp : undefined;
  const told = leader
    ? say('.leads', { side: words.name(`seat:${leader}`), n: Math.abs(view.vp - LEVEL) })
    : say('.level');
  return (
    <div className="is-vp">
      <p>
        <span className="game-soft">{say('')}</span>{' '}
        <b>
          <Changing now={view.vp} then={then} />
        </b>{' '}
        <span>{told}</span>
      </p>
      <div className="is-vp-row" role="img" aria-label={`${say('')}: ${view.vp}. ${told}. ${say('.ends')}`}>
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
        {[0, 5, 10, LEVEL, 20, 25, MOST].map((n) => (
          <span key={n} style={{ left: place(n) }}>
            {n}
          </span>
        ))}
      </div>
    </div>
  );
}

const span = (vp: number) => ({
  left: place(Math.min(vp, LEVEL)),
  right: `${100 - (Math.max(0, Math.min(MOST, Math.max(vp, LEVEL))) / MOST) * 100}%`,
});
