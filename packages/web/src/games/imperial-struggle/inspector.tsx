import {
  commoditiesIn,
  holderOf,
  isBlocked,
  regionsIn,
  sameTiers,
  theaterForecast,
} from '@sandtable/imperial-struggle/board';
import {
  ADVANTAGE_IDS,
  ADVANTAGES,
  type AdvantageId,
  COMMODITIES,
  type Commodity,
  DEMAND,
  ERAS,
  INVESTMENTS,
  type Investment,
  investmentRef,
  investmentReferred,
  MINOR_POINTS,
  ministryIn,
  REGIONS,
  type Region,
  SIDES,
  type Side,
  SPACE_IDS,
  SPACES,
  WARS,
} from '@sandtable/imperial-struggle/board-data';
import type { ReactNode } from 'react';
import type { BoardProps } from '../game-ui.js';
import { InspectorSection } from '../shared/panels/inspector-section.js';
import { Mini } from './board/pieces.js';
import { EventFace, eventOf, MinistryFace, ministryOf } from './cards.js';
import { advantageSign } from './option-icon.js';
import { Reward } from './panels/scoring.js';
import { strengthTexts, Totals } from './panels/theater.js';
import { Tiers } from './panels/tiers.js';
import { Sign } from './side-sign.js';
import { SpaceInspector } from './space-inspector.js';
import { SpaceLine, type SpaceLineProps } from './space-line.js';
import { sayWith, text } from './text.js';
import { InvestmentFace } from './tiles.js';
import { parseView, viewerOf } from './view.js';

import '../shared/panels/inspector-section.css';
import '../shared/panels/text.css';
import './inspector.css';

/** The details of a reference: what the printed board and the pieces on it say about it. */
export function Inspector(boardProps: BoardProps & { readonly reference: string }) {
  const { reference, words, inspect } = boardProps;
  const view = parseView(boardProps.view);
  const props: SpaceLineProps = { view, words, inspect };
  const colon = reference.indexOf(':');
  const [kind, id] = [reference.slice(0, colon), reference.slice(colon + 1)];
  switch (kind) {
    case 'space': {
      const space = SPACE_IDS.find((it) => it === id);
      return space ? <SpaceInspector space={space} {...props} /> : <Name {...props} reference={reference} />;
    }
    case 'card':
      return eventOf(Number(id)) ? (
        <EventFace number={Number(id)} view={view} viewer={viewerOf(view)} words={words} />
      ) : null;
    case 'seat': {
      const side = SIDES.find((it) => it === id);
      return side ? <SideInspector side={side} {...props} /> : null;
    }
    case 'commodity': {
      const commodity = COMMODITIES.find((it) => it === id);
      return commodity ? <CommodityInspector commodity={commodity} {...props} /> : null;
    }
    case 'region': {
      const region = REGIONS.find((it) => it === id);
      return region ? <RegionInspector region={region} {...props} /> : null;
    }
    case 'war':
    case 'theater':
      return <WarInspector id={id} {...props} />;
    case 'ministry':
    case 'tile':
    case 'advantage':
    case 'reveal':
    case 'use':
      return <PieceInspector reference={reference} {...props} />;
    default:
      return <Name {...props} reference={reference} />;
  }
}

const Name = ({ reference, words }: Pick<SpaceLineProps, 'words'> & { readonly reference: string }) => (
  <h3 className="inspector-section-title">{words.name(reference)}</h3>
);

function PieceInspector({ reference, ...props }: SpaceLineProps & { readonly reference: string }) {
  const { view, words } = props;
  const card = ministryIn(reference);
  if (card !== undefined && ministryOf(card)) {
    const eras = ministryOf(card)?.eras.map((era) => words.name(`era:${era}`)) ?? [];
    const used = view.spent.filter((it) => it.startsWith(`${card}.`)).length;
    return (
      <MinistryFace number={card} words={words}>
        <p className="game-note">
          {eras.join(', ')}
          {used > 0 ? ` · ${words.say(text('panel.cabinet.used', { n: used }))}` : ''}
        </p>
      </MinistryFace>
    );
  }
  const tile = investmentReferred(reference);
  const investment = tile === undefined ? undefined : INVESTMENTS[tile];
  if (tile !== undefined && investment) return <InvestmentInspector tile={tile} investment={investment} {...props} />;
  const advantage = ADVANTAGE_IDS.find((id) => reference === `advantage:${id}`);
  return advantage ? <AdvantageInspector id={advantage} {...props} /> : <Name {...props} reference={reference} />;
}

function InvestmentInspector({
  tile,
  investment,
  view,
  words,
}: SpaceLineProps & { readonly tile: number; readonly investment: Investment }) {
  const say = sayWith(words, 'closer.tile.');
  const { id, major, points, minor, event, upgrade } = investment;
  const taker = SIDES.find((side) => view.taken[side].includes(id));
  return (
    <div className="inspector-section">
      <div className="is-inspector-tile">
        <InvestmentFace tile={tile} />
        <h3 className="inspector-section-title">{words.name(investmentRef(tile))}</h3>
      </div>
      <ul className="inspector-section-state is-inspector-list">
        <li>{say('major', { n: points, type: `type:${major}` })}</li>
        <li>{say('minor', { n: MINOR_POINTS, type: `type:${minor}` })}</li>
        {event ? <li>{say('event')}</li> : null}
        {upgrade ? <li>{say('upgrade')}</li> : null}
      </ul>
      {taker ? (
        <p>
          <Sign side={taker} /> {words.say(text('panel.taken', { side: words.name(`seat:${taker}`) }))}
        </p>
      ) : null}
    </div>
  );
}

function AdvantageInspector({ id, view, words, inspect }: SpaceLineProps & { readonly id: AdvantageId }) {
  const say = sayWith(words, 'closer.');
  const holder = holderOf(view, id);
  const states = [
    ...(view.exhausted.includes(id) ? [text('panel.exhausted')] : []),
    ...(holder && isBlocked(view, id) ? [text('panel.blocked')] : []),
    ...(holder && view.fresh?.includes(id) ? [text('panel.fresh')] : []),
  ];
  return (
    <div className="inspector-section">
      <h3 className="inspector-section-title">
        <Mini kind={advantageSign(id)} /> {words.name(`advantage:${id}`)}
      </h3>
      <p className="inspector-section-facts">{words.name(`region:${ADVANTAGES[id].region}`)}</p>
      <p>{words.say(text(`advantage-text.${id}`))}</p>
      <p className="is-inspector-holder">
        {holder ? <Sign side={holder} /> : null}{' '}
        <b>{holder ? say('holder', { side: words.name(`seat:${holder}`) }) : say('nobody')}</b>
      </p>
      {states.map((state) => (
        <p key={state.key} className="game-flag">
          {words.say(state)}
        </p>
      ))}
      <InspectorSection title={say('spaces')}>
        <ul className="inspector-section-forces">
          {ADVANTAGES[id].spaces.map((space) => (
            <SpaceLine key={space} space={space} view={view} words={words} inspect={inspect} />
          ))}
        </ul>
      </InspectorSection>
    </div>
  );
}

function CommodityInspector({ commodity, view, words, inspect }: SpaceLineProps & { readonly commodity: Commodity }) {
  const say = sayWith(words, 'closer.');
  const standing = commoditiesIn(view).find((it) => it.commodity === commodity);
  return (
    <div className="inspector-section">
      <h3 className="inspector-section-title">
        <Mini kind={commodity} /> {words.name(`commodity:${commodity}`)}
      </h3>
      <p className="inspector-section-facts">
        {view.demand.includes(commodity) ? <b>{say('demand')} · </b> : null}
        {standing ? say('count', { ...standing.counts }) : null}
      </p>
      <InspectorSection title={say('rewards')}>
        <ul className="inspector-section-forces">
          {ERAS.map((era) => (
            <li key={era}>
              {words.name(`era:${era}`)} <Reward {...DEMAND[commodity][era]} words={words} />
            </li>
          ))}
        </ul>
      </InspectorSection>
      <InspectorSection title={say('markets')}>
        <ul className="inspector-section-forces">
          {SPACE_IDS.filter((space) => SPACES[space].commodity === commodity).map((space) => (
            <SpaceLine key={space} space={space} view={view} words={words} inspect={inspect} />
          ))}
        </ul>
      </InspectorSection>
    </div>
  );
}

function RegionInspector({ region, view, words, inspect }: SpaceLineProps & { readonly region: Region }) {
  const say = sayWith(words, 'closer.');
  const { counts, leader, by } = regionsIn(view)[region];
  return (
    <div className="inspector-section">
      <h3 className="inspector-section-title">{words.name(`region:${region}`)}</h3>
      <p className="inspector-section-facts">{say('count', { ...counts })}</p>
      {leader ? (
        <p>
          <Sign side={leader} />{' '}
          <b>{words.say(text('panel.vp.leads', { side: words.name(`seat:${leader}`), n: by }))}</b>
        </p>
      ) : null}
      <InspectorSection title={say('advantages')}>
        <p className="game-spaces">
          {ADVANTAGE_IDS.filter((id) => ADVANTAGES[id].region === region).map((id) => (
            <button
              key={id}
              type="button"
              className="game-space-button"
              onClick={() => inspect(`advantage:${id}`, true)}
            >
              {words.name(`advantage:${id}`)}
            </button>
          ))}
        </p>
      </InspectorSection>
    </div>
  );
}

/** A war with its theaters, or one theater with its spoils. */
function WarInspector({ id, view, words, inspect }: SpaceLineProps & { readonly id: string }) {
  const say = sayWith(words, 'closer.');
  const war = WARS.find((it) => it.id === id || it.theaters.some((theater) => theater.id === id));
  const theater = war?.theaters.find((it) => it.id === id);
  if (!war) return null;
  if (theater) {
    return (
      <div className="inspector-section is-inspector-war">
        <h3 className="inspector-section-title">{words.name(`theater:${id}`)}</h3>
        <p className="inspector-section-facts">{words.name(`war:${war.id}`)}</p>
        {war.id === view.war && view.display.britain.length > 0 ? (
          <Totals
            forecast={theaterForecast(view, theater, war.theaters.indexOf(theater))}
            then={undefined}
            words={words}
          />
        ) : null}
        <p>{strengthTexts(theater, words).join('; ')}</p>
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
    <div className="inspector-section is-inspector-war">
      <h3 className="inspector-section-title">{words.name(`war:${war.id}`)}</h3>
      <InspectorSection title={say('theaters')}>
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
      </InspectorSection>
    </div>
  );
}

function SideInspector({ side, view, words }: SpaceLineProps & { readonly side: Side }) {
  const say = sayWith(words, 'panel.');
  const line = (label: string, value: ReactNode) => (
    <li className="game-pair">
      <span className="game-soft">{label}</span> <b>{value}</b>
    </li>
  );
  return (
    <div className="inspector-section">
      <h3 className="inspector-section-title">
        <Sign side={side} /> {words.name(`seat:${side}`)}
      </h3>
      <ul className="inspector-section-state">
        {line(say('debt'), `${view.debt[side]} / ${view.debtLimit[side]}`)}
        {line(say('treaty'), view.treaty[side])}
        {line(say('navy'), view.navyBox[side])}
        {line(say('hands'), view.handSizes[side])}
        {line(say('advantages'), ADVANTAGE_IDS.filter((id) => holderOf(view, id) === side).length)}
      </ul>
    </div>
  );
}
