import type { Message } from '@sandtable/kernel';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useBackCloses } from '../../../shell/back-button.js';
import type { BoardProps } from '../../game-ui.js';
import { sayWith } from '../text.js';
import { ARROW_DIRECTIONS, type ArrowDirection, isArrowDirection, spaceInDirection } from './arrow-keys.js';
import type { BoardBox, BoardFrame, BoardPoint, ZoomLevel } from './frame.js';
import { useZoom } from './zoom.js';
import './map-board.css';

const PAN_STEP_PX = 120;
const PAN_BUTTONS = [
  { to: 'ArrowUp', label: 'board.pan.up', sign: '↑' },
  { to: 'ArrowLeft', label: 'board.pan.left', sign: '←' },
  { to: 'ArrowRight', label: 'board.pan.right', sign: '→' },
  { to: 'ArrowDown', label: 'board.pan.down', sign: '↓' },
] as const satisfies readonly { readonly to: ArrowDirection; readonly label: string; readonly sign: string }[];

/** What a board passes to the function that draws its spaces. */
interface BoardFocus<S extends string> {
  readonly distance: ZoomLevel;
  /** Screen pixels per board unit, in steps. */
  readonly pixels: number;
  /** The space with the keyboard focus. `last` is the one that had it before: the Tab key returns there. */
  readonly focused: S | undefined;
  readonly last: S;
}

interface MapBoardProps<S extends string> {
  readonly boardProps: BoardProps;
  readonly frame: BoardFrame;
  readonly spaces: readonly S[];
  /** The first Tab stop. */
  readonly first: S;
  readonly middleOf: (space: S) => BoardPoint;
  /** Whether the arrow keys lead to a space. Default: all of them. */
  readonly isReachable?: (space: S) => boolean;
  readonly defs: ReactNode;
  /** What the map shows, for screen readers. */
  readonly label: Message;
  readonly legend: ReactNode;
  /** Parts of the map, each with a button that zooms to it. */
  readonly mapParts?: readonly { readonly name: string; readonly box: BoardBox }[];
  /** Where there is no room for the whole map: the boxes of which one is shown. The viewer can look closer, but not see more. */
  readonly screens?: readonly BoardBox[] | undefined;
  /** The part that the question concerns: the board moves there by itself, and back when it concerns no single one. */
  readonly partInQuestion?: number | undefined;
  /** Called with the size of the picture in pixels, before it is drawn and whenever it changes. */
  readonly onArea?: (width: number, height: number) => void;
  /**
   * Spaces have `data-space`. Land that stands for a space drawn elsewhere has `data-land`. Other things that can be
   * inspected or chosen have their reference in `data-thing`. Titles of map parts have the part's index in `data-part`.
   */
  readonly children: (focus: BoardFocus<S>) => ReactNode;
}

/** A zoomable map. Its spaces are pointed at, inspected and chosen with a pointer or with keys. */
export function MapBoard<S extends string>({
  boardProps: { words, options, choose, inspect, isStill, guide },
  frame,
  spaces,
  first,
  middleOf,
  isReachable = () => true,
  defs,
  label,
  legend,
  mapParts = [],
  screens,
  partInQuestion,
  onArea,
  children,
}: MapBoardProps<S>) {
  const picture = useRef<SVGSVGElement>(null);
  const zoomed = useRef<SVGGElement>(null);
  const { zoomLevel, pixels, isWhole, isFitted, by, pan, fit, show, fill } = useZoom(
    picture,
    zoomed,
    isStill,
    frame,
    screens,
  );
  useArea(picture, onArea);
  const isDrawn = useOnceTrue(isFitted);
  useMoveToPart(
    partInQuestion === undefined ? undefined : mapParts[partInQuestion]?.box,
    frame.width > 0 ? partInQuestion : undefined,
    fill,
    fit,
  );
  const guided = spaces.find((space) => `space:${space}` === guide);
  // A part in question is chosen so that it holds the guide's space.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another space moves the board
  useEffect(() => {
    if (guided !== undefined && partInQuestion === undefined) show(middleOf(guided));
  }, [guided, partInQuestion]);
  const [legendOpen, openLegend] = useState(false);
  useBackCloses(legendOpen, () => openLegend(false));
  const [focused, setFocused] = useState<S>();
  const [last, setLast] = useState<S>(first);
  const say = sayWith(words);
  const whole = say(screens ? 'board.back' : 'board.whole');

  const spaceOf = (target: EventTarget): S | undefined => {
    const found = target instanceof Element ? target.closest('[data-space], [data-land]') : undefined;
    const id = found?.getAttribute('data-space') ?? found?.getAttribute('data-land');
    return spaces.find((space) => space === id);
  };
  const referenceOf = (target: EventTarget): string | undefined => {
    const thing = target instanceof Element ? target.closest('[data-thing]')?.getAttribute('data-thing') : undefined;
    const space = spaceOf(target);
    return thing ?? (space && `space:${space}`);
  };
  const press = (reference: string) => {
    if (options.has(reference)) choose(reference);
    else inspect(reference, true);
  };
  const onClick = ({ target }: MouseEvent) => {
    const reference = referenceOf(target);
    if (reference) press(reference);
    const part =
      mapParts[Number(target instanceof Element ? target.closest('[data-part]')?.getAttribute('data-part') : -1)];
    if (reference) return;
    if (part) isWhole && !screens ? fill(part.box) : fit();
    else inspect(undefined, true);
  };
  const over = useRef<string>(undefined);
  const spot = useRef('');
  const spotOf = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`;
  const onPointerMove = (event: PointerEvent) => {
    spot.current = spotOf(event);
  };
  const onPointer = (event: PointerEvent) => {
    const { target, pointerType, type } = event;
    if (pointerType !== 'mouse') return;
    // When the keyboard moves the map under a resting pointer, nobody points at what arrives there.
    if (focused && type === 'pointerover' && spotOf(event) === spot.current) return;
    const reference = type === 'pointerleave' ? undefined : referenceOf(target);
    if (reference === over.current) return;
    over.current = reference;
    inspect(reference);
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
  const panTo = (direction: ArrowDirection) => {
    const [x, y] = ARROW_DIRECTIONS[direction];
    pan(-x * PAN_STEP_PX, -y * PAN_STEP_PX);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const space = spaceOf(event.target);
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isArrowDirection(key) && event.shiftKey) panTo(key);
    else if (isArrowDirection(key)) {
      const next = spaceInDirection(space ?? last, key, spaces.filter(isReachable), middleOf);
      if (next) zoomed.current?.querySelector<SVGGElement>(`[data-space="${next}"]`)?.focus();
    } else if (key === '+' || key === '=') by(1.5);
    else if (key === '-') by(1 / 1.5);
    else if (key === 'Home') fit();
    else if (space && (key === 'Enter' || key === ' ')) press(`space:${space}`);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={`board board-${zoomLevel}${mapParts.length > 0 ? ' board-parted' : ''}`}>
      <p id="board-hint" className="unseen">
        {say('board.hint')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG can't be a fieldset */}
      <svg
        ref={picture}
        className="board-picture"
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="group"
        aria-label={words.say(label)}
        aria-describedby="board-hint"
        onClick={onClick}
        onPointerOver={onPointer}
        onPointerLeave={onPointer}
        onPointerMove={onPointerMove}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      >
        <defs>
          <clipPath id="board-frame">
            <rect width={frame.width} height={frame.height} rx="18" />
          </clipPath>
          {defs}
        </defs>
        <g ref={zoomed} className="board-zoomed">
          <g clipPath="url(#board-frame)">
            {isDrawn ? children({ distance: zoomLevel, pixels, focused, last }) : null}
          </g>
          <rect width={frame.width} height={frame.height} rx="18" className="board-frame" />
        </g>
      </svg>
      {legendOpen ? legend : null}
      {mapParts.length > 0 ? (
        <nav className="board-parts" aria-label={say('board.parts')}>
          {mapParts.map(({ name, box }) => (
            <button key={name} type="button" onClick={() => fill(box)}>
              {name}
            </button>
          ))}
        </nav>
      ) : null}
      {isWhole || legendOpen ? null : (
        // Dragging moves a map that is larger than its picture; so do these, for those who can't drag.
        <div className="board-pan">
          {PAN_BUTTONS.map(({ to, label, sign }) => (
            <button key={to} type="button" onClick={() => panTo(to)} aria-label={say(label)} title={say(label)}>
              {sign}
            </button>
          ))}
        </div>
      )}
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
          onClick={() => openLegend(!legendOpen)}
          onKeyDown={({ key }) => key === 'Escape' && openLegend(false)}
          aria-expanded={legendOpen}
          aria-label={say('board.legend')}
          title={say('board.legend')}
        >
          {legendOpen ? '×' : 'i'}
        </button>
        <button
          type="button"
          onClick={fit}
          style={isWhole ? { visibility: 'hidden' } : undefined}
          aria-label={whole}
          title={whole}
        >
          ⤢
        </button>
      </div>
    </div>
  );
}

/**
 * The board waits for its size only once: it must not disappear whenever its frame changes. Without a page there is
 * nothing to wait for.
 */
function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(typeof window === 'undefined');
  useLayoutEffect(() => {
    if (isTrue) setWasTrue(true);
  }, [isTrue]);
  return isTrue || wasTrue;
}

/** Reports the size of the picture. */
function useArea(
  picture: RefObject<SVGSVGElement | null>,
  onArea: ((width: number, height: number) => void) | undefined,
): void {
  useLayoutEffect(() => {
    const svg = picture.current;
    if (!svg || !onArea) return;
    const { width, height } = svg.getBoundingClientRect();
    onArea(width, height);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) onArea(entry.contentRect.width, entry.contentRect.height);
    });
    observer.observe(svg);
    return () => observer.disconnect();
  }, [picture, onArea]);
}

/**
 * Moves to the part in question when another one is, or when its box changes. What the viewer does in between stays.
 */
function useMoveToPart(
  box: BoardBox | undefined,
  part: number | undefined,
  fill: (box: BoardBox) => void,
  fit: () => void,
): void {
  const was = useRef<number>(undefined);
  const place = box?.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new part, or a new place of it, moves the board
  useEffect(() => {
    if (box) fill(box);
    else if (was.current !== undefined) fit();
    was.current = part;
  }, [part, place]);
}

interface HaloProps {
  readonly kind: 'changed' | 'choice' | 'lit' | 'inspected' | 'focus';
  /** The color of the seat that changed the space. */
  readonly color?: string;
}

/** The halos around a space: others changed it, it can be chosen, is highlighted, is inspected, or has the focus. */
export function halosOf<S extends string>(
  space: S,
  { options, highlighted, inspected, since }: Pick<BoardProps, 'options' | 'highlighted' | 'inspected' | 'since'>,
  focused: S | undefined,
): readonly HaloProps[] {
  const reference = `space:${space}`;
  const halos: HaloProps[] = [];
  const color = since?.colors.get(reference);
  if (options.has(reference)) halos.push({ kind: 'choice' });
  if (color) halos.push({ kind: 'changed', color });
  if (highlighted.has(reference)) halos.push({ kind: 'lit' });
  if (inspected === reference) halos.push({ kind: 'inspected' });
  if (focused === space) halos.push({ kind: 'focus' });
  return halos;
}
