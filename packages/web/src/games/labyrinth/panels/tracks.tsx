import type { Words } from '@sandtable/kernel';
import {
  cellBoxes,
  FUNDING_TRACK,
  PRESTIGE_TRACK,
  postureOf,
  type TrackBox,
  troopBoxes,
  WORLD_TRACK,
} from '@sandtable/labyrinth/board';
import type { View } from '@sandtable/labyrinth/board-data';
import { memo, type ReactNode } from 'react';
import { ChangingNumber, signed } from '../../shared/panels/meter.js';
import { sayWith } from '../text.js';
import { Stock, Track, type TrackGroup } from './track.js';

interface Props {
  readonly view: View;
  readonly preview: View | undefined;
  readonly words: Words;
}

/** 4.7: Prestige, GWOT relations, the Troop and Funding tracks. */
export const Tracks = memo(function Tracks({ view, preview, words }: Props) {
  const say = sayWith(words, 'panel.');
  const level = (name: string) => words.name(`level:${name}`);
  const stock = (boxes: readonly TrackBox<string>[]) =>
    boxes.map((box) => ({ ...box, name: level(box.level), note: say('cards', { n: box.cards }) }));
  return (
    <section className="game-panel" aria-labelledby="lab-tracks">
      <h3 id="lab-tracks">{say('tracks')}</h3>
      <LabeledTrack
        label={say('prestige')}
        value={<ChangingNumber now={view.prestige} then={preview?.prestige} />}
        rest={level(view.prestigeLevel)}
      >
        <Track
          groups={PRESTIGE_TRACK.map(
            ({ level: name, values, modifier }): TrackGroup => ({
              name: level(name),
              values,
              note: signed(modifier),
            }),
          )}
          now={view.prestige}
          then={preview?.prestige}
          label={`${say('prestige')} ${view.prestige}, ${level(view.prestigeLevel)}`}
        />
      </LabeledTrack>
      <Relations view={view} preview={preview} words={words} />
      <LabeledTrack
        label={say('funding')}
        value={<ChangingNumber now={view.funding} then={preview?.funding} />}
        rest={level(view.fundingLevel)}
      >
        <Track
          groups={FUNDING_TRACK.map(({ level: name, values }) => ({ name: level(name), values }))}
          now={view.funding}
          then={preview?.funding}
          label={`${say('funding')} ${view.funding}, ${level(view.fundingLevel)}`}
        />
      </LabeledTrack>
      <LabeledTrack
        label={say('cells')}
        value={<ChangingNumber now={view.cellsOnTrack} then={preview?.cellsOnTrack} />}
        rest={say('cells.available', { n: view.availableCells })}
      >
        <Stock
          boxes={stock(cellBoxes(view))}
          kind="cells"
          label={`${say('cells')} ${view.cellsOnTrack}, ${say('cells.available', { n: view.availableCells })}`}
        />
      </LabeledTrack>
      <LabeledTrack
        label={say('troops')}
        value={<ChangingNumber now={view.troopsOnTrack} then={preview?.troopsOnTrack} />}
        rest={level(view.troopLevel)}
      >
        <Stock
          boxes={stock(troopBoxes(view))}
          kind="troops"
          label={`${say('troops')} ${view.troopsOnTrack}, ${level(view.troopLevel)}`}
        />
      </LabeledTrack>
    </section>
  );
});

/** 4.7.2: the world's Posture, the US Posture, and the penalty. */
function Relations({ view, preview, words }: Props) {
  const say = sayWith(words);
  const us = postureOf(view, 'united-states');
  const world = say(view.worldPosture === 0 ? 'world.even' : view.worldPosture > 0 ? 'world.hard' : 'world.soft', {
    n: Math.abs(view.worldPosture),
  });
  const penalty = view.gwotPenalty > 0 ? say('panel.penalty', { n: view.gwotPenalty }) : say('panel.penalty.none');
  const groups: readonly TrackGroup[] = [
    { name: words.name('posture:soft'), values: WORLD_TRACK.soft },
    { name: say('world.even'), values: WORLD_TRACK.even },
    { name: words.name('posture:hard'), values: WORLD_TRACK.hard },
  ];
  return (
    <LabeledTrack
      label={say('panel.relations')}
      value={
        <>
          {say('panel.us')} {us ? words.name(`posture:${us}`) : '?'}
        </>
      }
      rest={`${say('panel.world')} ${world} · ${penalty}`}
      warn={view.gwotPenalty > 0}
    >
      <Track
        groups={groups}
        now={view.worldPosture}
        then={preview?.worldPosture}
        label={`${say('panel.world')} ${world}, ${penalty}`}
        write={(n) => String(Math.abs(n))}
      />
    </LabeledTrack>
  );
}

function LabeledTrack({
  label,
  value,
  rest,
  warn = false,
  children,
}: {
  readonly label: string;
  readonly value: ReactNode;
  readonly rest: string;
  readonly warn?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className="lab-labelled-track">
      <p>
        <span className="game-soft">{label}</span> <b>{value}</b>{' '}
        <span className={warn ? 'lab-warn' : 'game-soft'}>{rest}</span>
      </p>
      {children}
    </div>
  );
}
