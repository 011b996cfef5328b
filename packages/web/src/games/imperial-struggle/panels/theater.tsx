import {
  isAtWar,
  type StrengthView,
  sameTiers,
  type TheaterForecast,
  theaterForecast,
} from '@sandtable/imperial-struggle/board';
import { SIDES, type Side, type Theater, type View } from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import { ChangingNumber, signed } from '../../shared/panels/meter.js';
import { Sign } from '../side-sign.js';
import { sayWith, text } from '../text.js';
import { WarTile } from '../tiles.js';
import type { PanelProps } from './panel-props.js';
import { Tiers, tierTexts } from './tiers.js';

/** Theaters with a special rule. */
const SPECIAL = ['wss-4', 'was-4', 'awi-3'] as const;

type TheaterProps = PanelProps & {
  readonly theater: Theater;
  readonly index: number;
};

/** 7.1: a theater: its state in one line; tiles, strength and spoils when unfolded. */
export function TheaterSheet({
  theater,
  index,
  view,
  preview,
  words,
  options,
  choose,
  highlighted,
  inspect,
}: TheaterProps) {
  const say = sayWith(words, 'war.');
  const forecast = theaterForecast(view, theater, index);
  const then =
    preview && preview.war === view.war && preview.display.britain.length > 0
      ? theaterForecast(preview, theater, index)
      : undefined;
  const result = view.won?.[index];
  const now = isAtWar(view) && index === view.theater;
  // A resolved theater shows its result, because the present count no longer matters.
  const past = isAtWar(view) && index < view.theater;
  const reference = `theater:${theater.id}`;
  const special = SPECIAL.find((id) => id === theater.id);
  return (
    <details
      className={`game-fold is-theater${now || options.has(reference) ? ' is-theater-now' : ''}${highlighted.has(reference) ? ' game-highlighted' : ''}`}
      open={now || undefined}
    >
      <summary>
        <span className="is-theater-number" aria-hidden="true">
          {index + 1}
        </span>
        <span className="is-theater-head">
          <b>{words.name(reference)}</b>
          <small className="game-soft">
            {result ? <Won result={result} words={words} /> : <Lead forecast={forecast} words={words} />}
          </small>
        </span>
        {past ? <Victor result={result} words={words} /> : <Totals forecast={forecast} then={then} words={words} />}
      </summary>
      {options.has(reference) ? (
        <button type="button" className="is-theater-choose" onClick={() => choose(reference)}>
          {say('choose')}
          <span className="unseen"> {words.name(reference)}</span>
        </button>
      ) : null}
      <div className="is-theater-sides">
        {SIDES.map((side) => (
          <SideOf
            key={side}
            side={side}
            forecast={past ? undefined : forecast}
            index={index}
            view={view}
            words={words}
            inspect={inspect}
          />
        ))}
      </div>
      <p className="game-note">
        <b>{say('counts')}</b> {strengthTexts(theater, words).join('; ')}
      </p>
      {sameTiers(theater) ? (
        <Tiers tiers={theater.tiers.britain} reached={past ? undefined : forecast.tier} words={words} />
      ) : (
        SIDES.map((side) => (
          <Tiers
            key={side}
            side={side}
            tiers={theater.tiers[side]}
            reached={!past && forecast.leader === side ? forecast.tier : undefined}
            words={words}
          />
        ))
      )}
      <p className="game-note">
        {say('where', { regions: theater.regions.map((region) => words.name(`region:${region}`)).join(', ') })}
        {theater.territories.length > 0
          ? ` ${say('also', { spaces: theater.territories.map((space) => words.name(`space:${space}`)).join(', ') })}`
          : ''}
        {special ? ` ${say(`special.${special}`)}` : ''}
      </p>
    </details>
  );
}

function Won({ result, words }: { readonly result: NonNullable<View['won']>[number]; readonly words: Words }) {
  const say = sayWith(words, 'war.');
  if (result.side === 'nobody') return <>{say('nobody')}</>;
  return <>{say(result.full ? 'wonFully' : 'won', { side: words.name(`seat:${result.side}`) })}</>;
}

function Victor({
  result,
  words,
}: {
  readonly result: NonNullable<View['won']>[number] | undefined;
  readonly words: Words;
}) {
  if (!result || result.side === 'nobody') return null;
  return <Sign side={result.side} label={words.name(`seat:${result.side}`)} />;
}

function Lead({ forecast, words }: { readonly forecast: TheaterForecast; readonly words: Words }) {
  const say = sayWith(words, 'war.');
  if (!forecast.leader) return <>{say('even')}</>;
  const lead = say('leads', { side: words.name(`seat:${forecast.leader}`), n: forecast.margin });
  const spoils = forecast.tier ? tierTexts(forecast.tier, words).join(', ') : say('tooLittle');
  return <>{say('stands', { lead, spoils })}</>;
}

/** The strength that the viewer can see; a face-down tile may change it. */
export function Totals({
  forecast,
  then,
  words,
}: {
  readonly forecast: TheaterForecast;
  readonly then: TheaterForecast | undefined;
  readonly words: Words;
}) {
  return (
    <span className="is-theater-totals">
      {SIDES.map((side) => (
        <span key={side} className={forecast.leader === side ? 'is-theater-leads' : ''}>
          <Sign side={side} label={words.name(`seat:${side}`)} />
          <b>
            <ChangingNumber now={forecast.totals[side]} then={then?.totals[side]} />
          </b>
          {forecast.hidden[side] > 0 ? (
            <span className="is-theater-hidden">
              <span aria-hidden="true">+{'?'.repeat(forecast.hidden[side])}</span>
              <span className="unseen">{words.say(text('war.unknown', { n: forecast.hidden[side] }))}</span>
            </span>
          ) : null}
        </span>
      ))}
    </span>
  );
}

function SideOf({
  side,
  forecast,
  index,
  view,
  words,
  inspect,
}: Pick<TheaterProps, 'index' | 'view' | 'words' | 'inspect'> & {
  readonly side: Side;
  readonly forecast: TheaterForecast | undefined;
}) {
  const { basic = [], bonus = [] } = view.display[side][index] ?? {};
  return (
    <div>
      <p className="is-theater-tiles">
        <Sign side={side} label={words.name(`seat:${side}`)} />
        {forecast ? <b className="is-theater-total">{forecast.totals[side]}</b> : null}
        {basic.map((tile, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: face-down tiles look the same
          <WarTile key={place} side={side} tile={tile} bonus={false} words={words} />
        ))}
        {bonus.map((tile, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: face-down tiles look the same
          <WarTile key={place} side={side} tile={tile} bonus words={words} />
        ))}
      </p>
      <ul>
        {grouped(forecast?.strengths[side] ?? []).map(({ why, parts }) => (
          <li key={why}>
            <span className="is-theater-why">
              <b>{signed(parts.reduce((sum, { n }) => sum + n, 0))}</b> {words.say(text(`war.why.${why}`))}
            </span>
            {parts.map(({ space, keyword }) =>
              space ? (
                <button
                  key={space}
                  type="button"
                  className="game-space-button"
                  onClick={() => inspect(`space:${space}`, true)}
                  onPointerEnter={() => inspect(`space:${space}`)}
                  onPointerLeave={() => inspect(undefined)}
                >
                  {words.name(`space:${space}`)}
                </button>
              ) : keyword ? (
                <span key={keyword} className="game-soft">
                  {words.name(`keyword:${keyword}`)}
                </span>
              ) : null,
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const WHYS = ['tile', 'alliance', 'space', 'keyword', 'fort', 'squadron', 'conflict', 'byng', 'dominance'] as const;
const grouped = (strengths: readonly StrengthView[]) =>
  WHYS.flatMap((why) => {
    const parts = strengths.filter((it) => it.reason === why);
    return parts.length > 0 ? [{ why, parts }] : [];
  });

/** 7.1.3: the printed list of what adds strength. */
export function strengthTexts(theater: Theater, words: Words): readonly string[] {
  const say = sayWith(words, 'war.counts.');
  const list = (names: readonly string[]) => names.join(', ');
  return [
    ...(theater.alliances.length > 0
      ? [say('alliances', { countries: list(theater.alliances.map((it) => words.name(`country:${it}`))) })]
      : []),
    ...theater.spaces.map((space) => words.name(`space:${space}`)),
    ...(theater.squadrons.length > 0
      ? [say('squadrons', { regions: list(theater.squadrons.map((it) => words.name(`region:${it}`))) })]
      : []),
    ...(theater.forts ? [say('forts')] : []),
    ...(theater.conflicts ? [say('conflicts')] : []),
    ...theater.keywords.map((keyword) => say('keyword', { keyword: words.name(`keyword:${keyword}`) })),
    ...(theater.id === '7yw-3' ? [say('dominance')] : []),
  ];
}
