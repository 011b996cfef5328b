import {
  ADVANTAGE_IDS,
  ADVANTAGES,
  type AdvantageId,
  COMMODITIES,
  type Commodity,
  commoditiesIn,
  DEMAND,
  ERAS,
  INVESTMENTS,
  MINOR_POINTS,
  REGIONS,
  type Region,
  regionsIn,
  SIDES,
  type Side,
  SPACE_IDS,
  SPACES,
  WARS,
} from '@sandtable/imperial-struggle/facts';
import type { ReactNode } from 'react';
import type { Sight } from '../front.js';
import { Part } from '../shared/panels/closer.js';
import { sayer } from '../shared/panels/sayer.js';
import { Mini } from './board/pieces.js';
import { EventFace, eventOf, MinistryFace, ministryOf } from './cards.js';
import { advantageSign, ministryIn, numberAfter } from './mark.js';
import { Reward } from './panels/scoring.js';
import { countsSaid, Totals } from './panels/theater.js';
import { Tiers } from './panels/tiers.js';
import { Sign } from './sign.js';
import { SpaceCloser } from './space-closer.js';
import { SpaceLine, type Wanted } from './space-line.js';
import { InvestmentFace } from './tiles.js';
import { holderOf, isBlocked, json, seen, viewerOf } from './view.js';
import { frontOf, sameTiers } from './war.js';

import '../shared/panels/closer.css';
import '../shared/panels/text.css';
import './closer.css';

/** A reference looked at closely: what the printed board and what lies on it tell of it. */
export function Closer(sight: Sight & { readonly reference: string }) {
  const { reference, words, inspect } = sight;
  const view = seen(sight.view);
  const props: Wanted = { view, words, inspect };
  const colon = reference.indexOf(':');
  const [kind, id] = [reference.slice(0, colon), reference.slice(colon + 1)];
  switch (kind) {
    case 'space': {
      const space = SPACE_IDS.find((it) => it === id);
      return space ? <SpaceCloser space={space} {...props} /> : <Name {...props} reference={reference} />;
    }
    case 'card':
      return eventOf(Number(id)) ? (
        <EventFace number={Number(id)} view={view} viewer={viewerOf(view)} words={words} />
      ) : null;
    case 'seat': {
      const side = SIDES.find((it) => it === id);
      return side ? <SideCloser side={side} {...props} /> : null;
    }
    case 'commodity': {
      const commodity = COMMODITIES.find((it) => it === id);
      return commodity ? <CommodityCloser commodity={commodity} {...props} /> : null;
    }
    case 'region': {
      const region = REGIONS.find((it) => it === id);
      return region ? <RegionCloser region={region} {...props} /> : null;
    }
    case 'war':
    case 'theater':
      return <WarCloser id={id} {...props} />;
    case 'piece':
    case 'reveal':
    case 'use':
      return <PieceCloser reference={reference} {...props} />;
    default:
      return <Name {...props} reference={reference} />;
  }
}

const Name = ({ reference, words }: Pick<Wanted, 'words'> & { readonly reference: string }) => (
  <h3 className="game-closer-title">{words.name(reference)}</h3>
);

function PieceCloser({ reference, ...props }: Wanted & { readonly reference: string }) {
  const { view, words } = props;
  const card = ministryIn(reference);
  if (card !== undefined && ministryOf(card)) {
    const eras = ministryOf(card)?.eras.map((era) => words.name(`era:${era}`)) ?? [];
    const used = view.spent.filter((it) => it.startsWith(`${card}.`)).length;
    return (
      <MinistryFace number={card} words={words}>
        <p className="game-note">
          {eras.join(', ')}
          {used > 0 ? ` · ${words.say({ key: 'panel.cabinet.used', params: { n: used } })}` : ''}
        </p>
      </MinistryFace>
    );
  }
  const tile = numberAfter(reference, 'piece:investment-');
  if (tile !== undefined && INVESTMENTS[tile]) return <InvestmentCloser tile={tile} {...props} />;
  const advantage = ADVANTAGE_IDS.find((id) => reference === `piece:${id}`);
  return advantage ? <AdvantageCloser id={advantage} {...props} /> : <Name {...props} reference={reference} />;
}

function InvestmentCloser({ tile, view, words }: Wanted & { readonly tile: number }) {
  const say = sayer(words, 'closer.tile.');
  const { id, major, points, minor, event, upgrade } = INVESTMENTS[tile];
  const taker = SIDES.find((side) => view.taken[side].includes(id));
  const type = (of: string) => words.name(`type:${of}`);
  return (
    <div className="game-closer">
      <div className="is-closer-tile">
        <InvestmentFace tile={tile} />
        <h3 className="game-closer-title">{words.name(`piece:investment-${tile}`)}</h3>
      </div>
      <ul className="game-closer-state is-closer-list">
        <li>{say('major', { n: points, type: type(major) })}</li>
        <li>{say('minor', { n: MINOR_POINTS, type: type(minor) })}</li>
        {event ? <li>{say('event')}</li> : null}
        {upgrade ? <li>{say('upgrade')}</li> : null}
      </ul>
      {taker ? (
        <p>
          <Sign side={taker} /> {words.say({ key: 'panel.taken', params: { side: words.name(`seat:${taker}`) } })}
        </p>
      ) : null}
    </div>
  );
}

function AdvantageCloser({ id, view, words, inspect }: Wanted & { readonly id: AdvantageId }) {
  const say = sayer(words, 'closer.');
  const holder = holderOf(view, id);
  const states = [
    ...(view.exhausted.includes(id) ? ['exhausted'] : []),
    ...(holder && isBlocked(view, id) ? ['blocked'] : []),
    ...(holder && view.fresh?.includes(id) ? ['fresh'] : []),
  ];
  return (
    <div className="game-closer">
      <h3 className="game-closer-title">
        <Mini kind={advantageSign(id)} /> {words.name(`piece:${id}`)}
      </h3>
      <p className="game-closer-facts">{words.name(`region:${ADVANTAGES[id].region}`)}</p>
      <p>{words.say({ key: `advantage.${id}` })}</p>
      <p className="is-closer-holder">
        {holder ? <Sign side={holder} /> : null}{' '}
        <b>{holder ? say('holder', { side: words.name(`seat:${holder}`) }) : say('nobody')}</b>
      </p>
      {states.map((state) => (
        <p key={state} className="game-flag">
          {words.say({ key: `panel.${state}` })}
        </p>
      ))}
      <Part title={say('spaces')}>
        <ul className="game-closer-forces">
          {ADVANTAGES[id].spaces.map((space) => (
            <SpaceLine key={space} space={space} view={view} words={words} inspect={inspect} />
          ))}
        </ul>
      </Part>
    </div>
  );
}

function CommodityCloser({ commodity, view, words, inspect }: Wanted & { readonly commodity: Commodity }) {
  const say = sayer(words, 'closer.');
  const standing = commoditiesIn(json(view)).find((it) => it.commodity === commodity);
  return (
    <div className="game-closer">
      <h3 className="game-closer-title">
        <Mini kind={commodity} /> {words.name(`commodity:${commodity}`)}
      </h3>
      <p className="game-closer-facts">
        {view.demand.includes(commodity) ? <b>{say('demand')} · </b> : null}
        {standing ? say('count', { ...standing.counts }) : null}
      </p>
      <Part title={say('rewards')}>
        <ul className="game-closer-forces">
          {ERAS.map((era) => (
            <li key={era}>
              {words.name(`era:${era}`)} <Reward {...DEMAND[commodity][era]} words={words} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say('markets')}>
        <ul className="game-closer-forces">
          {SPACE_IDS.filter((space) => SPACES[space].commodity === commodity).map((space) => (
            <SpaceLine key={space} space={space} view={view} words={words} inspect={inspect} />
          ))}
        </ul>
      </Part>
    </div>
  );
}

function RegionCloser({ region, view, words, inspect }: Wanted & { readonly region: Region }) {
  const say = sayer(words, 'closer.');
  const { counts, leader, by } = regionsIn(json(view))[region];
  return (
    <div className="game-closer">
      <h3 className="game-closer-title">{words.name(`region:${region}`)}</h3>
      <p className="game-closer-facts">{say('count', { ...counts })}</p>
      {leader ? (
        <p>
          <Sign side={leader} />{' '}
          <b>{words.say({ key: 'panel.vp.leads', params: { side: words.name(`seat:${leader}`), n: by } })}</b>
        </p>
      ) : null}
      <Part title={say('advantages')}>
        <p className="game-spaces">
          {ADVANTAGE_IDS.filter((id) => ADVANTAGES[id].region === region).map((id) => (
            <button key={id} type="button" className="game-space-button" onClick={() => inspect(`piece:${id}`, true)}>
              {words.name(`piece:${id}`)}
            </button>
          ))}
        </p>
      </Part>
    </div>
  );
}

/** A war by its theaters, or one of them with its spoils. */
function WarCloser({ id, view, words, inspect }: Wanted & { readonly id: string }) {
  const say = sayer(words, 'closer.');
  const war = WARS.find((it) => it.id === id || it.theaters.some((theater) => theater.id === id));
  const theater = war?.theaters.find((it) => it.id === id);
  if (!war) return null;
  if (theater) {
    return (
      <div className="game-closer is-closer-war">
        <h3 className="game-closer-title">{words.name(`theater:${id}`)}</h3>
        <p className="game-closer-facts">{words.name(`war:${war.id}`)}</p>
        {war.id === view.war && view.display.britain.length > 0 ? (
          <Totals front={frontOf(view, theater, war.theaters.indexOf(theater))} then={undefined} words={words} />
        ) : null}
        <p>{countsSaid(theater, words).join('; ')}</p>
        {sameTiers(theater) ? (
          <Tiers tiers={theater.tiers.britain} reached={undefined} words={words} />
        ) : (
          SIDES.map((side) => (
            <Tiers key={side} side={side} tiers={theater.tiers[side]} reached={undefined} words={words} />
          ))
        )}
      </div>
    );
  }
  return (
    <div className="game-closer is-closer-war">
      <h3 className="game-closer-title">{words.name(`war:${war.id}`)}</h3>
      <Part title={say('theaters')}>
        <p className="game-spaces">
          {war.theaters.map((it) => (
            <button
              key={it.id}
              type="button"
              className="game-space-button"
              onClick={() => inspect(`theater:${it.id}`, true)}
            >
              {words.name(`theater:${it.id}`)}
            </button>
          ))}
        </p>
      </Part>
    </div>
  );
}

function SideCloser({ side, view, words }: Wanted & { readonly side: Side }) {
  const say = sayer(words, 'panel.');
  const line = (label: string, value: ReactNode) => (
    <li className="game-pair">
      <span className="game-soft">{label}</span> <b>{value}</b>
    </li>
  );
  return (
    <div className="game-closer">
      <h3 className="game-closer-title">
        <Sign side={side} /> {words.name(`seat:${side}`)}
      </h3>
      <ul className="game-closer-state">
        {line(say('debt'), `${view.debt[side]} / ${view.debtLimit[side]}`)}
        {line(say('treaty'), view.treaty[side])}
        {line(say('navy'), view.navyBox[side])}
        {line(say('hands'), view.handSizes[side])}
        {line(say('advantages'), ADVANTAGE_IDS.filter((id) => holderOf(view, id) === side).length)}
      </ul>
    </div>
  );
}
