import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BoardBox, BoardFrame, BoardPoint, ZoomLevel } from './frame.js';

/** Zooming: d3-zoom handles wheel, drag and pinch; the returned controls serve buttons and keys. */

/** Screen pixels per board unit. Below the first value the zoom level is `far`, below the second `middle`. */
const FAR = 0.36;
const NEAR = 0.75;
const zoomLevelAt = (pixels: number): ZoomLevel => (pixels < FAR ? 'far' : pixels < NEAR ? 'middle' : 'near');

/** The scale of the whole map exactly; of a closer look in steps of a tenth. */
const STEP = Math.log(1.1);
const steppedPixels = (base: number, k: number): number =>
  k < 1.001 ? base : Math.max(base, Math.exp(Math.floor(Math.log(base * k) / STEP) * STEP));

const CLOSEST = 8;
const EASE = 180;

export interface ZoomControls {
  readonly zoomLevel: ZoomLevel;
  /** Screen pixels per board unit, rounded down to a step: names are placed again only when it changes. */
  readonly pixels: number;
  readonly isWhole: boolean;
  readonly by: (factor: number) => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly fit: () => void;
  /** Pans the map only as far as needed to show a point. */
  readonly show: (point: BoardPoint) => void;
  /** Zooms to a part of the map, as large as it fits. */
  readonly fill: (box: BoardBox) => void;
}

export function useZoom(
  picture: RefObject<SVGSVGElement | null>,
  zoomed: RefObject<SVGGElement | null>,
  still: boolean,
  frame: BoardFrame,
): ZoomControls {
  const [zoomLevel, setDistance] = useState<ZoomLevel>('middle');
  const [pixels, setPixels] = useState(0.5);
  const [isWhole, setWhole] = useState(true);
  const base = useRef(0.5);
  const behavior = useMemo(
    () =>
      zoom<SVGSVGElement, unknown>()
        .scaleExtent([1, CLOSEST])
        .translateExtent([
          [0, 0],
          [frame.width, frame.height],
        ])
        .clickDistance(6),
    [frame],
  );

  // Before the first picture, so that it is not drawn again with the right size.
  useLayoutEffect(() => {
    const svg = picture.current;
    const { width = 0, height = 0 } = svg?.getBoundingClientRect() ?? {};
    if (!svg || width === 0 || height === 0) return;
    base.current = Math.min(width / frame.width, height / frame.height);
    const { k } = zoomTransform(svg);
    setDistance(zoomLevelAt(base.current * k));
    setPixels(steppedPixels(base.current, k));
  }, [picture, frame]);

  useEffect(() => {
    const svg = picture.current;
    if (!svg) return;
    const place = ({ x, y, k }: ZoomTransform) => {
      if (zoomed.current) zoomed.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
      setDistance(zoomLevelAt(base.current * k));
      setPixels(steppedPixels(base.current, k));
      setWhole(k < 1.001);
    };
    behavior.on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => place(event.transform));
    select(svg).call(behavior).on('dblclick.zoom', null);
    const sized = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width === 0 || height === 0) return;
      base.current = Math.min(width / frame.width, height / frame.height);
      // The SVG is larger than the frame in one direction, so the map may fill that space when it is zoomed in.
      const [dx, dy] = [(width / base.current - frame.width) / 2, (height / base.current - frame.height) / 2];
      behavior.extent([
        [-dx, -dy],
        [frame.width + dx, frame.height + dy],
      ]);
      select(svg).call(behavior.translateBy, 0, 0);
      place(zoomTransform(svg));
    });
    sized.observe(svg);
    return () => {
      sized.disconnect();
      select(svg).on('.zoom', null);
    };
  }, [behavior, picture, zoomed, frame]);

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
        const { k } = zoomTransform(svg);
        select(svg).call(behavior.translateBy, dx / k, dy / k);
      }),
    [behavior, eased],
  );
  const fit = useCallback(() => eased((svg) => select(svg).call(behavior.transform, zoomIdentity)), [behavior, eased]);
  const show = useCallback(
    ([px, py]: BoardPoint) => {
      const svg = picture.current;
      if (!svg) return;
      const transform = zoomTransform(svg);
      const [x, y] = transform.apply([px, py]);
      const margin = 140;
      const seen = x > margin && y > margin && x < frame.width - margin && y < frame.height - margin;
      if (!seen && transform.k > 1.001) eased(() => select(svg).call(behavior.translateTo, px, py));
    },
    [behavior, eased, picture, frame],
  );
  const fill = useCallback(
    ([left, top, width, height]: BoardBox) =>
      eased((svg) => {
        const [[x0, y0], [x1, y1]] = behavior.extent().call(svg, undefined);
        const k = Math.min((x1 - x0) / width, (y1 - y0) / height, CLOSEST);
        const [x, y] = [(x0 + x1) / 2 - k * (left + width / 2), (y0 + y1) / 2 - k * (top + height / 2)];
        select(svg).call(behavior.transform, zoomIdentity.translate(x, y).scale(Math.max(1, k)));
      }),
    [behavior, eased],
  );
  return { zoomLevel, pixels, isWhole, by, pan, fit, show, fill };
}
