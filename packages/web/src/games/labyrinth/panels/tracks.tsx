import type { Words } from '@sandtable/kernel';
import type { View } from '@sandtable/labyrinth/board-data';
import { memo, type ReactNode } from 'react';
import { ChangingNumber, signed } from '../../shared/panels/meter.js';
import { textsUnder } from '../../shared/panels/texts-under.js';
import { postureOf } from '../view.js';
import { Stock, Track, type TrackGroup } from './track.js';

const span = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** 4.9.2: the War of Ideas modifier of a Prestige level. */
const PRESTIGE = [
  { level: 'low', values: span(1, 3), modifier: -1 },
  { level: 'medium', values: span(4, 6), modifier: 0 },
  { level: 'high', values: span(7, 9), modifier: 1 },
  { level: 'very-high', values: span(10, 12), modifier: 2 },
] as const;
const FUNDING = [
  { level: 'tight', values: span(1, 3) },
  { level: 'moderate', values: span(4, 6) },
  { level: 'ample', values: span(7, 9) },
] as const;
/** 4.7.3-4: three boxes of five, and the hand size that each gives (5.2.8). */
const TROOPS = [
  { level: 'overstretch', cards: 7, filled: 0 },
  { level: 'war', cards: 8, filled: 1 },
  { level: 'low-intensity', cards: 9, filled: 2 },
] as const;
const CELLS = [
  { level: 'tight', cards: 7, filled: 2 },
  { level: 'moderate', cards: 8, filled: 1 },
  { level: 'ample', cards: 9, filled: 0 },
] as const;
/** How much of a stock is in the box that fills after `filled` others. */
const share = (stock: number, filled: number): number => Math.max(0, Math.min(5, stock - filled * 5));

interface Props {
  readonly view: View;
  readonly preview: View | undefined;
  readonly words: Words;
}

/** 4.7: Prestige, GWOT relations, the Troop and Funding tracks. */
export const Tracks = memo(function Tracks({ view, preview, words }: Props) {
  const say = textsUnder(words, 'panel.');
  const level = (name: string) => words.name(`level:${name}`);
  const stock = (boxes: typeof TROOPS | typeof CELLS, pieces: number, isOpen: (index: number) => boolean) =>
    boxes.map((box, index) => ({
      name: level(box.level),
      note: say('cards', { n: box.cards }),
      count: share(pieces, box.filled),
      open: isOpen(index),
    }));
  const funded = CELLS.findIndex((box) => box.level === view.fundingLevel);
  return (
    <section className="game-panel" aria-labelledby="lab-tracks">
      <h3 id="lab-tracks">{say('tracks')}</h3>
      <LabeledTrack
        label={say('prestige')}
        value={<ChangingNumber now={view.prestige} then={preview?.prestige} />}
        rest={level(view.prestigeLevel)}
      >
        <Track
          groups={PRESTIGE.map(
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
          groups={FUNDING.map(({ level: name, values }) => ({ name: level(name), values }))}
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
          boxes={stock(CELLS, view.cellsOnTrack, (index) => index <= funded)}
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
          boxes={stock(TROOPS, view.troopsOnTrack, (index) => TROOPS[index]?.level === view.troopLevel)}
          kind="troops"
          label={`${say('troops')} ${view.troopsOnTrack}, ${level(view.troopLevel)}`}
        />
      </LabeledTrack>
    </section>
  );
});

/** 4.7.2: the world's Posture, the US Posture, and the penalty. */
function Relations({ view, preview, words }: Props) {
  const say = textsUnder(words);
  const us = postureOf(view, 'united-states');
  const world = say(view.worldPosture === 0 ? 'world.even' : view.worldPosture > 0 ? 'world.hard' : 'world.soft', {
    n: Math.abs(view.worldPosture),
  });
  const penalty = view.gwotPenalty > 0 ? say('panel.penalty', { n: view.gwotPenalty }) : say('panel.penalty.none');
  const groups: readonly TrackGroup[] = [
    { name: words.name('posture:soft'), values: [-3, -2, -1] },
    { name: say('world.even'), values: [0] },
    { name: words.name('posture:hard'), values: [1, 2, 3] },
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
