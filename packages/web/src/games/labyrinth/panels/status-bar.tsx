import { postureOf, type VictoryAim, victoryAims } from '@sandtable/labyrinth/board';
import { SIDES } from '@sandtable/labyrinth/board-data';
import type { BoardProps } from '../../game-ui.js';
import { ChangingNumber } from '../../shared/panels/meter.js';
import { StatusItem, StatusRow } from '../../shared/panels/status-bar.js';
import { Sign } from '../side-sign.js';
import { sayWith, text } from '../text.js';
import { parseView } from '../view.js';

/** 4.7: Prestige, both Postures with the penalty, Funding, troops, and each side's way to victory (2.1). */
export function StatusBar({ view: json, preview: ahead, words }: BoardProps) {
  const view = parseView(json);
  const preview = ahead === undefined ? undefined : parseView(ahead);
  const say = sayWith(words, 'status.');
  const panel = sayWith(words, 'panel.');
  const us = postureOf(view, 'united-states');
  const world = words.say(
    text(view.worldPosture === 0 ? 'world.even' : view.worldPosture > 0 ? 'world.hard' : 'world.soft', {
      n: Math.abs(view.worldPosture),
    }),
  );
  const then = preview && victoryAims(preview);
  return (
    <StatusRow label={say('title')}>
      <StatusItem label={panel('prestige')} title={words.name(`level:${view.prestigeLevel}`)}>
        <b>
          <ChangingNumber now={view.prestige} then={preview?.prestige} />
        </b>
      </StatusItem>
      <StatusItem label={say('us')}>
        <b>{us ? words.name(`posture:${us}`) : '?'}</b>
      </StatusItem>
      <StatusItem label={say('world')}>
        <b>{world}</b>
        <span className={view.gwotPenalty > 0 ? 'status-warn' : 'status-caption'}>
          {panel(view.gwotPenalty > 0 ? 'penalty' : 'penalty.none', { n: view.gwotPenalty })}
        </span>
      </StatusItem>
      <StatusItem label={panel('funding')} title={words.name(`level:${view.fundingLevel}`)}>
        <b>
          <ChangingNumber now={view.funding} then={preview?.funding} />
        </b>
      </StatusItem>
      <StatusItem label={say('troops')}>
        <b>
          <ChangingNumber now={view.troopsOnTrack} then={preview?.troopsOnTrack} />
        </b>
        <span className="status-caption">{words.name(`level:${view.troopLevel}`)}</span>
      </StatusItem>
      {SIDES.flatMap((side) =>
        victoryAims(view)
          .filter((aim) => aim.side === side)
          .map((aim, index) => (
            <StatusItem
              key={aim.what}
              label={
                <>
                  {index === 0 ? <Sign side={side} label={words.name(`seat:${side}`)} /> : null} {say(aim.what)}
                </>
              }
              title={say('of', { what: panel(`aim.${aim.what}`), n: aim.value, needed: aim.needed })}
              isMet={isReached(aim)}
              isJoined={index > 0}
            >
              <span>
                <b>
                  <ChangingNumber now={aim.value} then={then?.find(({ what }) => what === aim.what)?.value} />
                </b>
                <span className="status-soft">
                  {aim.downFrom === undefined ? '/' : '→'}
                  {aim.needed}
                </span>
              </span>
            </StatusItem>
          )),
      )}
    </StatusRow>
  );
}

const isReached = ({ value, needed, downFrom }: VictoryAim): boolean =>
  downFrom === undefined ? value >= needed : value <= needed;
