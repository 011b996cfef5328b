import { econ, markersLeft, type VictoryAim, victoryAims } from '@sandtable/andean-abyss/board';
import { MAX_AID, PRESIDENTS, SHIPMENTS, TERROR_MARKERS, type View } from '@sandtable/andean-abyss/board-data';
import type { Words } from '@sandtable/kernel';
import { memo, type ReactNode } from 'react';
import { ChangingNumber, Meter } from '../../shared/panels/meter.js';
import { Mini } from '../mini-piece.js';
import { sayWith } from '../text.js';
import './tracks.css';

interface Props {
  readonly view: View;
  readonly preview: View | undefined;
  readonly words: Words;
}

/** The tracks along the printed board's edge: support, opposition, aid, econ, shipments, and the president's box. */
export const Tracks = memo(function Tracks({ view, preview, words }: Props) {
  const say = sayWith(words, 'panel.');
  const { whole, lost } = econ(view);
  const [support] = victoryAims(view, 'government');
  const [opposition] = victoryAims(view, 'farc');
  return (
    <section className="game-panel" aria-labelledby="aa-tracks">
      <h3 id="aa-tracks">{say('tracks')}</h3>
      <dl className="aa-tracks">
        <Track label={say('support')} meter={<AimMeter aim={support} color="var(--aa-government-wood)" />}>
          <ChangingNumber now={view.totalSupport} then={preview?.totalSupport} />
        </Track>
        <Track
          label={say('opposition')}
          meter={<Meter value={view.totalOpposition} max={opposition?.most ?? 0} color="var(--aa-farc-wood)" />}
        >
          <ChangingNumber now={view.totalOpposition} then={preview?.totalOpposition} />
        </Track>
        <Track label={say('oppositionBases')} meter={<AimMeter aim={opposition} color="var(--aa-farc-wood)" />}>
          <ChangingNumber now={view.oppositionPlusBases} then={preview?.oppositionPlusBases} />
        </Track>
        <Track label={say('aid')} meter={<Meter value={view.aid} max={MAX_AID} color="var(--accent)" />}>
          <ChangingNumber now={view.aid} then={preview?.aid} />
        </Track>
        <Track label={say('econ')} meter={<Meter value={whole - lost} max={whole} color="var(--accent)" />}>
          <span title={say('econ.lost', { n: whole - lost, whole, lost })}>{whole - lost}</span>
        </Track>
        <Track
          label={say('shipments')}
          meter={
            <span className="aa-parcels" aria-hidden="true">
              {Array.from({ length: SHIPMENTS }, (_, n) => n).map((n) => (
                <span key={n} className={n < view.availableShipments ? '' : 'aa-out'}>
                  <Mini piece="shipment" />
                </span>
              ))}
            </span>
          }
        >
          <ChangingNumber now={view.availableShipments} then={preview?.availableShipments} />
        </Track>
        <Track
          label={say('markers')}
          meter={<Meter value={markersLeft(view)} max={TERROR_MARKERS} color="var(--warn)" />}
        >
          <ChangingNumber now={markersLeft(view)} then={preview && markersLeft(preview)} />
        </Track>
      </dl>
      <div className="aa-president">
        <span className="aa-president-title">{say('president')}</span>
        <ol>
          {PRESIDENTS.map((president) => (
            <li key={president} {...(president === view.president ? { 'aria-current': 'true' as const } : {})}>
              {words.name(`president:${president}`)}
            </li>
          ))}
        </ol>
        <p className="game-note">{say(`president.${view.president}`)}</p>
      </div>
    </section>
  );
});

const AimMeter = ({ aim, color }: { readonly aim: VictoryAim | undefined; readonly color: string }) =>
  aim ? <Meter value={aim.value} max={aim.most} notch={aim.over} color={color} /> : null;

function Track({
  label,
  meter,
  children,
}: {
  readonly label: string;
  readonly meter: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="game-line">
      <dt>{label}</dt>
      <dd>
        {meter}
        <b>{children}</b>
      </dd>
    </div>
  );
}
