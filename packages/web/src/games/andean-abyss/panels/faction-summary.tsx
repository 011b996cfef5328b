import { marginRule } from '@sandtable/andean-abyss/board';
import { FACTIONS, type Faction, type View } from '@sandtable/andean-abyss/board-data';
import type { Message, Words } from '@sandtable/kernel';
import { memo } from 'react';
import { ChangingNumber, signed } from '../../shared/panels/meter.js';
import { textsUnder } from '../../shared/panels/texts-under.js';
import { Sign } from '../faction-sign.js';
import './faction-summary.css';

/** What players look for first: each faction's resources, and its distance from victory (7.3). */
export const FactionSummary = memo(function Glance({
  view,
  preview,
  words,
  lit,
}: {
  readonly view: View;
  readonly preview: View | undefined;
  readonly words: Words;
  readonly lit: ReadonlySet<string>;
}) {
  const say = textsUnder(words, 'panel.');
  return (
    <section className="game-panel" aria-labelledby="aa-summary">
      <h3 id="aa-summary">{say('glance')}</h3>
      <table className="aa-summary">
        <colgroup>
          <col style={{ width: '41%' }} />
          <col style={{ width: '20%' }} />
          <col />
          <col style={{ width: '26%' }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say('faction')}</span>
            </th>
            <th scope="col">{say('resources')}</th>
            <th scope="col" colSpan={2}>
              {say('margin')}
            </th>
          </tr>
        </thead>
        <tbody>
          {FACTIONS.map((faction) => (
            <tr
              key={faction}
              className={`${view.margins[faction] > 0 ? 'aa-met' : ''}${lit.has(`faction:${faction}`) ? ' game-highlighted' : ''}`}
            >
              <th scope="row">
                <Sign faction={faction} /> {words.name(`faction:${faction}`)}
              </th>
              <td>
                <ChangingNumber now={view.resources[faction]} then={preview?.resources[faction]} />
              </td>
              <td className="aa-summary-bar" aria-hidden="true">
                <MarginBar faction={faction} margin={view.margins[faction]} />
              </td>
              <td>
                <MarginNumber margin={view.margins[faction]} then={preview?.margins[faction]} words={words} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="game-note">{words.say(marginText(view))}</p>
    </section>
  );
});

function marginText(view: View): Message {
  const rule = marginRule(view);
  if (rule.kind === 'solo') return { key: 'panel.margin.rule.solo', params: { n: rule.lead } };
  return { key: rule.kind === 'nonplayers' ? 'panel.margin.rule.nonplayers' : 'panel.margin.rule' };
}

/** The scale of the bars; above it a bar is simply full. */
const SHORT = 20;
const ABOVE = 10;

function MarginBar({ faction, margin }: { readonly faction: Faction; readonly margin: number }) {
  const share = (n: number) => (Math.max(-SHORT, Math.min(ABOVE, n)) + SHORT) / (SHORT + ABOVE);
  const [from, to] = [share(Math.min(0, margin)), share(Math.max(0, margin))];
  return (
    <span className="aa-margin-bar">
      <span
        style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%`, background: `var(--aa-${faction}-wood)` }}
      />
      <i style={{ left: `${share(0) * 100}%` }} />
    </span>
  );
}

function MarginNumber({
  margin,
  then,
  words,
}: {
  readonly margin: number;
  readonly then: number | undefined;
  readonly words: Words;
}) {
  const met = words.say({ key: 'panel.margin.met' });
  return (
    <b>
      {margin > 0 ? (
        <span title={met}>
          <span aria-hidden="true">✓ </span>
          <span className="unseen">{met} </span>
        </span>
      ) : null}
      <ChangingNumber now={signed(margin)} then={then === undefined ? undefined : signed(then)} />
    </b>
  );
}
