import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BoardBox, BoardFrame, BoardPoint, ZoomLevel } from './frame.js';

/** Zooming: d3-zoom handles wheel, drag and pinch; the returned controls serve buttons and keys. */

/** Screen pixels per board unit. Below the first value the zoom level is `far`, below the second `middle`. */
const FAR = 0.36;
const NEAR = 0.75;
const zoomLevelAt = (pixels: number): ZoomLevel => (pixels < FAR ? 'far' : pixels < NEAR ? 'middle' : 'near');

/** The scale at which the viewer sees most exactly; of a closer look in steps of a tenth. */
const STEP = Math.log(1.1);
const steppedPixels = (least: number, pixels: number): number =>
  pixels < least * SAME ? least : Math.max(least, Math.exp(Math.floor(Math.log(pixels) / STEP) * STEP));
const SAME = 1.001;

const CLOSEST = 8;
const EASE = 180;
/** A space nearer to the edge than this is moved to the middle when it gets the focus. */
const SHOWN_MARGIN_PX = 42;

export interface ZoomControls {
  readonly zoomLevel: ZoomLevel;
  /** Screen pixels per board unit, rounded down to a step: names are placed again only when it changes. */
  readonly pixels: number;
  readonly isWhole: boolean;
  /** Whether `pixels` is known for this frame. What is drawn before is drawn in a wrong size, and then once more. */
  readonly isFitted: boolean;
  readonly by: (factor: number) => void;
  /** Moves the map by a number of screen pixels. */
  readonly pan: (dx: number, dy: number) => void;
  readonly fit: () => void;
  /** Pans the map only as far as needed to show a point. */
  readonly show: (point: BoardPoint) => void;
  /** Zooms to a part of the map, as large as it fits. */
  readonly fill: (box: BoardBox) => void;
}

/** What a picture of this many pixels shows of the frame. */
interface Window {
  /** Screen pixels per board unit at scale 1. */
  readonly base: number;
  /** The least scale: 1 shows the whole frame. */
  readonly least: number;
  /** What is seen at scale 1: the frame, and room beside it in one direction. */
  readonly extent: [[number, number], [number, number]];
}

function windowOf(
  { width, height }: { readonly width: number; readonly height: number },
  frame: BoardFrame,
  screens: readonly BoardBox[] | undefined,
): Window {
  const base = Math.min(width / frame.width, height / frame.height);
  const [dx, dy] = [(width / base - frame.width) / 2, (height / base - frame.height) / 2];
  const [, , screenWidth = frame.width, screenHeight = frame.height] = screens?.[0] ?? [];
  return {
    base,
    least: screens ? Math.min(width / screenWidth, height / screenHeight) / base : 1,
    extent: [
      [-dx, -dy],
      [frame.width + dx, frame.height + dy],
    ],
  };
}

/** The transform that shows a box as large as it fits. */
function transformTo([left, top, width, height]: BoardBox, { least, extent }: Window): ZoomTransform {
  const [[x0, y0], [x1, y1]] = extent;
  const k = Math.max(least, Math.min((x1 - x0) / width, (y1 - y0) / height, least * CLOSEST));
  const [x, y] = [(x0 + x1) / 2 - k * (left + width / 2), (y0 + y1) / 2 - k * (top + height / 2)];
  return zoomIdentity.translate(x, y).scale(k);
}

/** The screen in the middle of the picture; the first one while the map is too small for any. */
function screenAt(
  transform: ZoomTransform,
  screens: readonly BoardBox[],
  { least, extent }: Window,
): BoardBox | undefined {
  if (transform.k * SAME < least) return screens[0];
  const [[x0, y0], [x1, y1]] = extent;
  const [x, y] = transform.invert([(x0 + x1) / 2, (y0 + y1) / 2]);
  const away = ([left, top, width, height]: BoardBox) => Math.hypot(left + width / 2 - x, top + height / 2 - y);
  return screens.toSorted((a, b) => away(a) - away(b))[0];
}

export function useZoom(
  picture: RefObject<SVGSVGElement | null>,
  zoomed: RefObject<SVGGElement | null>,
  still: boolean,
  frame: BoardFrame,
  /** Parts of the frame, of which one is shown where there is no room for all. */
  screens?: readonly BoardBox[],
): ZoomControls {
  const [zoomLevel, setDistance] = useState<ZoomLevel>('middle');
  const [pixels, setPixels] = useState(0.5);
  const [isWhole, setWhole] = useState(true);
  const seen = useRef<Window>({
    base: 0.5,
    least: 1,
    extent: [
      [0, 0],
      [frame.width, frame.height],
    ],
  });
  const behavior = useMemo(
    () =>
      zoom<SVGSVGElement, unknown>()
        .translateExtent([
          [0, 0],
          [frame.width, frame.height],
        ])
        .clickDistance(6),
    [frame],
  );

  const report = useCallback((k: number) => {
    const { base, least } = seen.current;
    setDistance(zoomLevelAt(base * k));
    setPixels(steppedPixels(base * least, base * k));
    setWhole(k < least * SAME);
  }, []);

  const measure = useCallback(
    (size: { readonly width: number; readonly height: number }): boolean => {
      if (size.width === 0 || size.height === 0) return false;
      seen.current = windowOf(size, frame, screens);
      const { least, extent } = seen.current;
      behavior.extent(extent).scaleExtent([least, least * CLOSEST]);
      return true;
    },
    [behavior, frame, screens],
  );

  // Before the first picture, so that it is not drawn again with the right size.
  const [fitted, setFitted] = useState<BoardFrame>();
  useLayoutEffect(() => {
    setFitted(frame);
    const svg = picture.current;
    if (svg && measure(svg.getBoundingClientRect())) report(Math.max(seen.current.least, zoomTransform(svg).k));
  }, [picture, frame, measure, report]);

  const home = useCallback(
    (svg: SVGSVGElement) => {
      const screen = screens && screenAt(zoomTransform(svg), screens, seen.current);
      select(svg).call(behavior.transform, screen ? transformTo(screen, seen.current) : zoomIdentity);
    },
    [behavior, screens],
  );

  /** The viewer has not looked closer, and sees as much as there is room for after the next change of size too. */
  const isHome = useRef(true);
  useEffect(() => {
    const svg = picture.current;
    if (!svg) return;
    const place = ({ x, y, k }: ZoomTransform) => {
      if (zoomed.current) zoomed.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
      isHome.current = k < seen.current.least * SAME;
      report(k);
    };
    behavior.on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => place(event.transform));
    select(svg).call(behavior).on('dblclick.zoom', null);
    const settle = () => {
      if (isHome.current || zoomTransform(svg).k < seen.current.least) home(svg);
      else select(svg).call(behavior.translateBy, 0, 0);
      place(zoomTransform(svg));
    };
    settle();
    const sized = new ResizeObserver(([entry]) => {
      if (entry && measure(entry.contentRect)) settle();
    });
    sized.observe(svg);
    return () => {
      sized.disconnect();
      select(svg).on('.zoom', null);
    };
  }, [behavior, picture, zoomed, measure, report, home]);

  /** Buttons and keys move the map with easing; a drag or pinch follows the hand directly. */
  const eased = useCallback(
    (change: (svg: SVGSVGElement) => void) => {
      const svg = picture.current;
      const moved = zoomed.current;
      if (!svg || !moved) return;
      if (!still) {
        moved.style.transition = `transform ${EASE}ms ease-out`;
        setTimeout(() => moved.style.removeProperty('transition'), EASE + 20);
      }
      change(svg);
    },
    [picture, zoomed, still],
  );

  const by = useCallback(
    (factor: number) => eased((svg) => select(svg).call(behavior.scaleBy, factor)),
    [behavior, eased],
  );
  const pan = useCallback(
    (dx: number, dy: number) =>
      eased((svg) => {
        const pixels = seen.current.base * zoomTransform(svg).k;
        select(svg).call(behavior.translateBy, dx / pixels, dy / pixels);
      }),
    [behavior, eased],
  );
  const fit = useCallback(() => eased(home), [home, eased]);
  const show = useCallback(
    ([px, py]: BoardPoint) => {
      const svg = picture.current;
      if (!svg) return;
      const transform = zoomTransform(svg);
      const [x, y] = transform.apply([px, py]);
      const { base, extent } = seen.current;
      const [[x0, y0], [x1, y1]] = extent;
      const margin = SHOWN_MARGIN_PX / base;
      const isSeen = x > x0 + margin && y > y0 + margin && x < x1 - margin && y < y1 - margin;
      if (!isSeen && transform.k > SAME) eased(() => select(svg).call(behavior.translateTo, px, py));
    },
    [behavior, eased, picture],
  );
  const fill = useCallback(
    (box: BoardBox) => eased((svg) => select(svg).call(behavior.transform, transformTo(box, seen.current))),
    [behavior, eased],
  );
  return { zoomLevel, pixels, isWhole, isFitted: fitted === frame, by, pan, fit, show, fill };
}
