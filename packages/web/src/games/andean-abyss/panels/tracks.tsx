import { PRESIDENTS, type Seen, SHIPMENTS, TERROR_MARKERS } from '@sandtable/andean-abyss/facts';
import type { Words } from '@sandtable/kernel';
import { memo, type ReactNode } from 'react';
import { Changing, Meter } from '../../shared/panels/meter.js';
import { sayer } from '../../shared/panels/sayer.js';
import { Mini } from '../mini.js';
import { econ, markersLeft } from '../standing.js';
import './tracks.css';

interface Props {
  readonly view: Seen;
  readonly preview: Seen | undefined;
  readonly words: Words;
}

const MOST_AID = 29;

/** The tracks along the printed board's edge: support, opposition, aid, econ, shipments, and the president's box. */
export const Tracks = memo(function Tracks({ view, preview, words }: Props) {
  const say = sayer(words, 'panel.');
  const { whole, lost } = econ(view);
  return (
    <section className="game-panel" aria-labelledby="aa-tracks">
      <h3 id="aa-tracks">{say('tracks')}</h3>
      <dl className="aa-tracks">
        <Track
          label={say('support')}
          meter={<Meter value={view.totalSupport} most={80} notch={60} colour="var(--aa-government-wood)" />}
        >
          <Changing now={view.totalSupport} then={preview?.totalSupport} />
        </Track>
        <Track
          label={say('opposition')}
          meter={<Meter value={view.totalOpposition} most={50} colour="var(--aa-farc-wood)" />}
        >
          <Changing now={view.totalOpposition} then={preview?.totalOpposition} />
        </Track>
        <Track
          label={say('oppositionBases')}
          meter={<Meter value={view.oppositionPlusBases} most={50} notch={25} colour="var(--aa-farc-wood)" />}
        >
          <Changing now={view.oppositionPlusBases} then={preview?.oppositionPlusBases} />
        </Track>
        <Track label={say('aid')} meter={<Meter value={view.aid} most={MOST_AID} colour="var(--accent)" />}>
          <Changing now={view.aid} then={preview?.aid} />
        </Track>
        <Track label={say('econ')} meter={<Meter value={whole - lost} most={whole} colour="var(--accent)" />}>
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
          <Changing now={view.availableShipments} then={preview?.availableShipments} />
        </Track>
        <Track
          label={say('markers')}
          meter={<Meter value={markersLeft(view)} most={TERROR_MARKERS} colour="var(--warn)" />}
        >
          <Changing now={markersLeft(view)} then={preview && markersLeft(preview)} />
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
