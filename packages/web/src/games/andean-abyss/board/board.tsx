import { SPACE_IDS, SPACES, type SpaceId } from '@sandtable/andean-abyss/facts';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Sight } from '../../front.js';
import { inPlay, seen } from '../view.js';
import { animate, pulse } from './animate.js';
import { Contents } from './contents.js';
import { flights } from './flights.js';
import { FRAME } from './geometry.js';
import { Ghosts } from './ghosts.js';
import { Ground, Lines, Patterns, Towns } from './ground.js';
import { Legend } from './legend.js';
import { fingerprintOf } from './marks.js';
import { Mute } from './mute.js';
import { PieceShapes } from './pieces.js';
import { newMarks } from './slips.js';
import { Halo, Space } from './space.js';
import { middleOf } from './spots.js';
import { isWay, steer, WAYS } from './steer.js';
import { useZoom } from './zoom.js';
import './board.css';

const of = (type: 'city' | 'department' | 'loc') => SPACE_IDS.filter((id) => SPACES[id].type === type);
const LAYERS = [of('department'), of('loc'), of('city')] as const;
const FIRST: SpaceId = 'bogota';

const isSpace = (word: string | null | undefined): word is SpaceId => SPACE_IDS.some((id) => id === word);
function spaceOf(target: EventTarget): SpaceId | undefined {
  const id = target instanceof Element ? target.closest('[data-space]')?.getAttribute('data-space') : undefined;
  return isSpace(id) ? id : undefined;
}

/** The board of Andean Abyss. Spaces are pointed at, chosen, looked at; what lies in them is drawn above them. */
export function Board({ view: json, words, options, choose, lit, inspect, inspected, still, preview }: Sight) {
  const view = seen(json);
  const picture = useRef<SVGSVGElement>(null);
  const stage = useRef<SVGGElement>(null);
  const contents = useRef<SVGGElement>(null);
  const air = useRef<SVGGElement>(null);
  const { distance, isWhole, by, pan, fit, show } = useZoom(picture, stage, still);
  const [legend, setLegend] = useState(false);
  const [focused, setFocused] = useState<SpaceId>();
  const [last, setLast] = useState<SpaceId>(FIRST);

  const before = useRef(view);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = view;
    if (was === view || still || document.hidden || !contents.current || !air.current) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    animate(contents.current, air.current, flights(was, view));
    for (const space of SPACE_IDS) {
      for (const mark of newMarks(was, view, space)) pulse(contents.current, space, mark);
    }
  }, [view, still]);

  const press = (space: SpaceId) => {
    const reference = `space:${space}`;
    if (options.has(reference)) choose(reference);
    else inspect(reference, true);
  };
  const onClick = ({ target }: MouseEvent) => {
    const space = spaceOf(target);
    if (space) press(space);
  };
  const over = useRef<SpaceId>(undefined);
  const onPointer = ({ target, pointerType, type }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const space = type === 'pointerleave' ? undefined : spaceOf(target);
    if (space === over.current) return;
    over.current = space;
    inspect(space && `space:${space}`);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const space = spaceOf(target);
    if (!space || !target.matches(':focus-visible')) return;
    setFocused(space);
    setLast(space);
    show(middleOf(space));
    inspect(`space:${space}`);
  };
  const onBlur = () => {
    if (focused) inspect(undefined);
    setFocused(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const space = spaceOf(event.target);
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isWay(key) && event.shiftKey) pan(-WAYS[key][0] * 160, -WAYS[key][1] * 160);
    else if (isWay(key)) {
      const next = steer(space ?? last, key, (id) => inPlay(view, id));
      if (next) stage.current?.querySelector<SVGGElement>(`[data-space="${next}"]`)?.focus();
    } else if (key === '+' || key === '=') by(1.5);
    else if (key === '-') by(1 / 1.5);
    else if (key === '0') fit();
    else if (space && (key === 'Enter' || key === ' ')) press(space);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const prints = useMemo(
    () => Object.fromEntries(SPACE_IDS.map((space) => [space, fingerprintOf(view, space)])),
    [view],
  );
  const after = preview === undefined ? undefined : seen(preview);
  const isChoice = (space: SpaceId) => options.has(`space:${space}`);
  const say = (key: string) => words.say({ key });
  const halos = (spaces: readonly SpaceId[]) =>
    spaces.map((space) => {
      const kinds = [
        isChoice(space) && 'choice',
        lit.has(`space:${space}`) && 'lit',
        inspected === `space:${space}` && 'inspected',
        focused === space && 'focus',
      ].filter((kind) => kind !== false);
      return kinds.map((kind) => <Halo key={`${space} ${kind}`} space={space} kind={kind} />);
    });
  const shapes = (spaces: readonly SpaceId[]) =>
    spaces.map((space) => (
      <Space
        key={space}
        space={space}
        view={view}
        fingerprint={prints[space]}
        words={words}
        isChoice={isChoice(space)}
        reachable={isChoice(space) || space === last}
      />
    ));
  const [departments, locs, cities] = LAYERS;

  return (
    <div className={`board board-${distance}${still ? ' board-still' : ''}`}>
      <p id="board-hint" className="unseen">
        {say('board.hint')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture cannot be a fieldset */}
      <svg
        ref={picture}
        className="board-picture"
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        role="group"
        aria-label={say('board.map')}
        aria-describedby="board-hint"
        onClick={onClick}
        onPointerOver={onPointer}
        onPointerLeave={onPointer}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      >
        <defs>
          <Patterns />
          <PieceShapes />
        </defs>
        <g ref={stage} className="board-stage">
          <g clipPath="url(#board-frame)">
            <Ground words={words} />
            {shapes(departments)}
            <Lines />
            {halos(departments)}
            {halos(locs)}
            {shapes(locs)}
            <Towns />
            {halos(cities)}
            {shapes(cities)}
            <Mute ref={contents} className="board-above">
              {LAYERS.flat().map((space) => (
                <Contents
                  key={space}
                  space={space}
                  words={words}
                  distance={distance}
                  view={view}
                  fingerprint={prints[space]}
                />
              ))}
            </Mute>
            {after ? <Ghosts now={view} then={after} words={words} distance={distance} /> : null}
            <Mute ref={air} className="board-air" />
          </g>
          <rect width={FRAME.width} height={FRAME.height} rx="18" className="board-frame" />
        </g>
      </svg>
      {legend ? <Legend words={words} /> : null}
      <div className="board-buttons">
        <button type="button" onClick={() => by(1.5)} aria-label={say('board.closer')} title={say('board.closer')}>
          +
        </button>
        <button
          type="button"
          onClick={() => by(1 / 1.5)}
          aria-label={say('board.farther')}
          title={say('board.farther')}
        >
          −
        </button>
        <button
          type="button"
          onClick={() => setLegend(!legend)}
          onKeyDown={({ key }) => key === 'Escape' && setLegend(false)}
          aria-expanded={legend}
          aria-label={say('board.legend')}
          title={say('board.legend')}
        >
          {legend ? '×' : 'i'}
        </button>
        <button
          type="button"
          onClick={fit}
          style={isWhole ? { visibility: 'hidden' } : undefined}
          aria-label={say('board.whole')}
          title={say('board.whole')}
        >
          ⤢
        </button>
      </div>
    </div>
  );
}
