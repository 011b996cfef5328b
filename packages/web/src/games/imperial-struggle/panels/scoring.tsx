import {
  awardIn,
  type ControlCount,
  commoditiesIn,
  eraOf,
  finalForecast,
  isLastTurn,
  PRESTIGE_VP,
  prestigeIn,
  regionsIn,
} from '@sandtable/imperial-struggle/board';
import {
  AWARDS,
  COMMODITIES,
  DEMAND,
  REGIONS,
  SIDES,
  type Side,
  type View,
} from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import { memo, type ReactNode } from 'react';
import { ChangingNumber, signed } from '../../shared/panels/meter.js';
import { Mini } from '../board/pieces.js';
import { Sign } from '../side-sign.js';
import { sayWith, text } from '../text.js';
import type { PanelProps } from './panel-props.js';
import './scoring.css';

type Wanted = Pick<PanelProps, 'view' | 'preview' | 'words' | 'highlighted' | 'inspect'>;

/** 4.1.12: what each Region, Prestige and the Global Demand would pay, and to which side. */
export const Scoring = memo(function Scoring({ view, preview, words, highlighted, inspect }: Wanted) {
  const say = sayWith(words, 'score.');
  const regions = regionsIn(view);
  const laterRegions = preview && regionsIn(preview);
  const prestige = prestigeIn(view);
  const laterPrestige = preview && prestigeIn(preview);
  const goods = commoditiesIn(view);
  const laterGoods = preview && commoditiesIn(preview);
  return (
    <section className="game-panel" aria-labelledby="is-scoring">
      <h3 id="is-scoring">{say('title')}</h3>
      <table className="is-score">
        <thead>
          <tr>
            <th scope="col">{say('awards')}</th>
            {SIDES.map((side) => (
              <th key={side} scope="col">
                <Sign side={side} label={words.name(`seat:${side}`)} />
              </th>
            ))}
            <th scope="col">{say('pays')}</th>
            <th scope="col">
              <span className="unseen">{say('winner')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {REGIONS.map((region) => {
            const award = awardIn(view, region);
            const { leader, by } = regions[region];
            const short = award && leader && !award.winner ? award.margin - by : 0;
            return (
              <Row
                key={region}
                name={<Named reference={`region:${region}`} words={words} inspect={inspect} />}
                lit={highlighted.has(`region:${region}`)}
                standing={regions[region]}
                later={laterRegions?.[region]}
                winner={award?.winner}
                words={words}
                pays={
                  award ? (
                    <>
                      <Reward vp={award.vp} trp={award.trp} debt={0} words={words} />
                      {award.margin > 1 ? (
                        <small className="game-soft"> {say('margin', { n: award.margin })}</small>
                      ) : null}
                      {short > 0 ? (
                        <small className="is-score-short" title={say('short', { n: short })}>
                          {' · '}
                          {say('lacks', { n: short })}
                        </small>
                      ) : null}
                    </>
                  ) : (
                    '–'
                  )
                }
                short={short}
              />
            );
          })}
          <Row
            name={
              <>
                <Mini kind="crown" /> {say('prestige')}
              </>
            }
            standing={prestige}
            later={laterPrestige}
            winner={prestige.leader}
            words={words}
            pays={<Reward vp={PRESTIGE_VP} trp={0} debt={0} words={words} />}
          />
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={5} className="is-score-head">
              {say('demand')}
            </th>
          </tr>
          {COMMODITIES.filter((commodity) => view.demand.includes(commodity)).map((commodity) => {
            const standing = goods.find((it) => it.commodity === commodity);
            if (!standing) return null;
            return (
              <Row
                key={commodity}
                name={
                  <>
                    <Mini kind={commodity} />{' '}
                    <Named reference={`commodity:${commodity}`} words={words} inspect={inspect} />
                  </>
                }
                lit={highlighted.has(`commodity:${commodity}`)}
                standing={standing}
                later={laterGoods?.find((it) => it.commodity === commodity)}
                winner={standing.leader}
                words={words}
                pays={<Reward {...DEMAND[commodity][eraOf(view.turn)]} words={words} />}
              />
            );
          })}
        </tbody>
      </table>
      <p className="game-note is-score-rest">
        {say('others')}{' '}
        {goods
          .filter(({ commodity }) => !view.demand.includes(commodity))
          .map(({ commodity, counts }) => (
            <span key={commodity} className="is-score-other">
              <Mini kind={commodity} /> {words.name(`commodity:${commodity}`)} {counts.britain} : {counts.france}
            </span>
          ))}
      </p>
      <NextAwards view={view} words={words} />
      <AtTheEnd view={view} preview={preview} words={words} />
    </section>
  );
});

function Row({
  name,
  standing,
  later,
  winner,
  pays,
  short = 0,
  lit = false,
  words,
}: {
  readonly name: ReactNode;
  readonly standing: ControlCount;
  readonly later: ControlCount | undefined;
  readonly winner: Side | undefined;
  readonly pays: ReactNode;
  /** How much the lead lacks to win the Award. */
  readonly short?: number;
  readonly lit?: boolean;
  readonly words: Words;
}) {
  const say = sayWith(words);
  return (
    <tr className={lit ? 'game-highlighted' : ''}>
      <th scope="row">
        <span className="is-score-what">{name}</span>
      </th>
      {SIDES.map((side) => (
        <td key={side} className={standing.leader === side ? `is-score-leads is-score-${side}` : ''}>
          <ChangingNumber now={standing.counts[side]} then={later?.counts[side]} />
        </td>
      ))}
      <td className="is-score-pays">{pays}</td>
      <td className="is-score-winner">
        {winner ? (
          <Sign side={winner} label={words.name(`seat:${winner}`)} />
        ) : short > 0 ? (
          <span className="is-score-short" title={say('score.short', { n: short })}>
            <span aria-hidden="true">–</span>
            <span className="unseen">{say('score.short', { n: short })}</span>
          </span>
        ) : (
          <span className="game-soft" title={say('score.nobody')}>
            <span aria-hidden="true">–</span>
            <span className="unseen">{say('score.nobody')}</span>
          </span>
        )}
      </td>
    </tr>
  );
}

/** The name of a Region or commodity; pressing it inspects it. */
const Named = ({
  reference,
  words,
  inspect,
}: Pick<PanelProps, 'words' | 'inspect'> & { readonly reference: string }) => (
  <button type="button" className="is-score-name" onClick={() => inspect(reference, true)}>
    {words.name(reference)}
  </button>
);

const ENDS = ['prestige', 'credit', 'commodities', 'conquests'] as const;

/** 11.0: what the end of the game would pay in addition to the turn's scoring; in the last turn it is unfolded. */
function AtTheEnd({ view, preview, words }: Pick<PanelProps, 'view' | 'preview' | 'words'>) {
  const say = sayWith(words, 'score.');
  const ends = finalForecast(view);
  const then = preview && finalForecast(preview);
  return (
    <details className="game-fold is-score-end" open={isLastTurn(view) || undefined}>
      <summary className="game-soft">{say('end')}</summary>
      <table className="is-score">
        <tbody>
          {ENDS.map((what) => (
            <tr key={what}>
              <th scope="row">{say(`end.${what}`)}</th>
              {SIDES.map((side) => (
                <td key={side}>
                  <Sign side={side} label={words.name(`seat:${side}`)} />{' '}
                  <ChangingNumber now={ends[what][side]} then={then?.[what][side]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {ends.vp === undefined ? null : (
        <p className="game-note">
          {say('end.vp')} <b>{ends.vp}</b>
        </p>
      )}
    </details>
  );
}

/** Victory points, Treaty Points, Debt: as signs with numbers, and as text for screen readers. */
export function Reward({
  vp,
  trp,
  debt,
  words,
}: {
  readonly vp: number;
  readonly trp: number;
  readonly debt: number;
  readonly words: Words;
}) {
  const say = sayWith(words, 'score.');
  return (
    <span className="is-reward">
      {vp > 0 || (trp === 0 && debt === 0) ? <b>{say('vp', { n: vp })}</b> : null}
      {trp > 0 ? (
        <span title={say('trp', { n: trp })}>
          <Mini kind="treaty" />
          {trp}
          <span className="unseen"> {say('trp', { n: trp })}</span>
        </span>
      ) : null}
      {debt === 0 ? null : (
        <span title={say('debt', { n: debt })} className={debt > 0 ? 'is-reward-bad' : ''}>
          <Mini kind="debt" />
          {signed(debt)}
          <span className="unseen"> {say('debt', { n: debt })}</span>
        </span>
      )}
    </span>
  );
}

/** 3.9: eight tiles per era; those not shown yet are face down until the era's second turn. */
function NextAwards({ view, words }: { readonly view: View; readonly words: Words }) {
  const shown = REGIONS.flatMap((region) => view.awards[region].filter((award) => award >= 0));
  const hidden = REGIONS.some((region) => view.awards[region].length > 1);
  if (!hidden) return null;
  const rest = AWARDS.filter((_, award) => !shown.includes(award));
  return (
    <p className="game-note is-score-rest">
      {words.say(text('score.next'))}{' '}
      {rest.map(({ vp, trp, margin }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: some tiles are equal
        <span key={index} className="is-score-other">
          <Reward vp={vp} trp={trp} debt={0} words={words} />
          {margin > 1 ? ` ${words.say(text('score.margin', { n: margin }))}` : ''}
        </span>
      ))}
    </p>
  );
}
