import { leadOf } from '@sandtable/imperial-struggle/board';
import { COMMODITIES, SIDES, type Side, type View } from '@sandtable/imperial-struggle/board-data';
import type { ReactNode } from 'react';
import type { BoardProps } from '../../game-ui.js';
import { ChangingNumber, signed } from '../../shared/panels/meter.js';
import { StatusItem, StatusRow } from '../../shared/panels/status-bar.js';
import { Mini } from '../board/pieces.js';
import { Sign } from '../side-sign.js';
import { sayWith, text } from '../text.js';
import { parseView } from '../view.js';
import './status-bar.css';

/** The victory marker, Debt with its limit, Treaty Points, the Global Demand, and who has the initiative. */
export function StatusBar({ view: json, preview: ahead, words }: BoardProps) {
  const view = parseView(json);
  const preview = ahead === undefined ? undefined : parseView(ahead);
  const say = sayWith(words, 'status.');
  const panel = sayWith(words, 'panel.');
  const name = (side: Side) => words.name(`seat:${side}`);
  const leads = leadOf(view);
  const leader = SIDES.find((side) => leads[side] > 0);
  const lead = leader ? panel('vp.leads', { side: name(leader), n: leads[leader] }) : panel('vp.level');
  const both = (value: (side: Side) => ReactNode) =>
    SIDES.map((side) => (
      <span key={side} className="is-status-side">
        <Sign side={side} label={name(side)} /> {value(side)}
      </span>
    ));
  const changing = (of: (it: View, side: Side) => number) => (side: Side) => (
    <b>
      <ChangingNumber now={of(view, side)} then={preview && of(preview, side)} />
    </b>
  );
  return (
    <StatusRow label={say('title')}>
      <StatusItem label={panel('vp')} title={`${lead}. ${panel('vp.ends')}`}>
        <b>
          <ChangingNumber now={view.vp} then={preview?.vp} />
        </b>
        <span className="status-caption">{lead}</span>
        <span className="status-brief" aria-hidden="true">
          {leader ? (
            <>
              <Sign side={leader} /> {signed(leads[leader])}
            </>
          ) : (
            lead
          )}
        </span>
      </StatusItem>
      <StatusItem label={say('debt')}>
        {both((side) => (
          <>
            {changing((it, of) => it.debt[of])(side)}
            <span className="status-soft"> / {preview?.debtLimit[side] ?? view.debtLimit[side]}</span>
          </>
        ))}
      </StatusItem>
      <StatusItem label={panel('treaty')}>{both(changing((it, side) => it.treaty[side]))}</StatusItem>
      {view.demand.length > 0 ? (
        <StatusItem label={say('demand')} title={words.say(text('score.demand'))}>
          {COMMODITIES.filter((it) => view.demand.includes(it)).map((commodity) => (
            <span key={commodity} className="is-status-side" title={words.name(`commodity:${commodity}`)}>
              <Mini kind={commodity} /> <span className="is-status-goods">{words.name(`commodity:${commodity}`)}</span>
            </span>
          ))}
        </StatusItem>
      ) : null}
      <StatusItem label={say('initiative')}>
        <span className="is-status-side">
          <Sign side={view.initiative} /> <span className="status-caption">{name(view.initiative)}</span>
        </span>
      </StatusItem>
    </StatusRow>
  );
}
