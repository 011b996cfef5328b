import type { Message, Words } from '@sandtable/kernel';
import { finalForecast, leader, type VictoryAim, victoryAims } from '@sandtable/labyrinth/board';
import { SIDES, type View } from '@sandtable/labyrinth/board-data';
import { memo } from 'react';
import { ChangingNumber, Meter } from '../../shared/panels/meter.js';
import { Sign } from '../side-sign.js';
import { sayWith, text } from '../text.js';

/** 4.7.6: the Victory track; each aim with its conditions. */
export const Victory = memo(function Victory({
  view,
  preview,
  words,
}: {
  readonly view: View;
  readonly preview: View | undefined;
  readonly words: Words;
}) {
  const say = sayWith(words, 'panel.');
  const then = preview && victoryAims(preview);
  const end = finalForecast(view);
  const { side: ahead, closest } = leader(view);
  return (
    <section className="game-panel lab-aims" aria-labelledby="lab-victory">
      <h3 id="lab-victory">{say('victory')}</h3>
      <p>
        {ahead
          ? say('closer', { side: ahead, aim: aimMessage(closest[ahead]) })
          : say('closer.even', { us: aimMessage(closest.us), jihadist: aimMessage(closest.jihadist) })}
      </p>
      {SIDES.map((side) => (
        <div key={side}>
          <h4>
            <Sign side={side} /> {words.name(`seat:${side}`)}
          </h4>
          {victoryAims(view)
            .filter((aim) => aim.side === side)
            .map((aim) => (
              <AimLine key={aim.what} aim={aim} then={then?.find(({ what }) => what === aim.what)} words={words} />
            ))}
          {side === 'jihadist' ? <p className="game-note">{say('aim.wmd')}</p> : null}
        </div>
      ))}
      <p className="game-note">
        {end.least > 0
          ? say('aim.last.alone', { ...end })
          : say('aim.last', { good: end.good, islamist: end.islamist })}
      </p>
    </section>
  );
});

/** “6 of 15 (Poor or Islamist Muslim countries)”. */
const aimMessage = ({ what, value, needed }: VictoryAim): Message =>
  text('panel.closer.aim', { value, needed, what: text(`panel.aim.${what}`) });

/** The meter goes on a little after the value that wins. */
const ROOM_PAST_NOTCH = 1.25;

function AimLine({
  aim,
  then,
  words,
}: {
  readonly aim: VictoryAim;
  readonly then: VictoryAim | undefined;
  readonly words: Words;
}) {
  const say = sayWith(words);
  const { side, what, value, needed, downFrom, also } = aim;
  return (
    <>
      <div className="game-line">
        <span>{say(`panel.aim.${what}`)}</span>
        {downFrom === undefined ? (
          <Meter value={value} max={needed * ROOM_PAST_NOTCH} notch={needed} color={`var(--lab-${side})`} />
        ) : (
          <Meter value={downFrom - value} max={downFrom} color={`var(--lab-${side})`} />
        )}
        <b>
          <ChangingNumber now={value} then={then?.value} />
          <span className="game-soft">
            {downFrom === undefined ? ` / ${needed}` : ` ${say('panel.aim.down', { needed })}`}
          </span>
        </b>
      </div>
      {also ? (
        <p className="game-note">
          <span aria-hidden="true">{also.holds ? '✓ ' : '✗ '}</span>
          {say(`panel.also.${also.what}.${also.holds ? 'yes' : 'no'}`)}
        </p>
      ) : null}
    </>
  );
}
