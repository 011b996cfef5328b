import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** What a step is about: an option, something on the board, or a panel by the id of its heading. */
export interface SpotlightTarget {
  readonly option: string | undefined;
  readonly reference: string | undefined;
  readonly panel: string | undefined;
}

interface Area {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const spaceOf = (reference: string): string =>
  `.board [data-space="${CSS.escape(reference.slice(reference.indexOf(':') + 1))}"]`;

function findTarget({ option, reference, panel }: SpotlightTarget): Element | undefined {
  const section = panel === undefined ? undefined : document.getElementById(panel)?.closest('section');
  if (section) return section;
  const selectors = [
    ...(option === undefined ? [] : [`.prompt [data-option="${CSS.escape(option)}"]`, spaceOf(option)]),
    ...(reference === undefined ? [] : [spaceOf(reference)]),
  ];
  return selectors.map((it) => document.querySelector(it)).find((it) => it !== null) ?? undefined;
}

/** Whether the middle of something in the prompt or a panel is scrolled into view. */
function isInSight(target: Element): boolean {
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  for (let around = target.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const box = around.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  }
  return true;
}

/** The room that the arrow needs beside its target. */
const ARROW_ROOM_PX = 40;

/** Dims everything but the thing in question, which is scrolled into view, and points at it with an arrow. */
export function Spotlight({ option, reference, panel }: SpotlightTarget) {
  const [area, setArea] = useState<Area>();
  useEffect(() => {
    let request = 0;
    let hasChanged = true;
    const measure = () => {
      request = 0;
      const found = findTarget({ option, reference, panel });
      const isScrolled = found?.matches('.prompt *, .panels *, section') ?? false;
      // Whatever changes the page may push the target away; a reader who scrolls does so on purpose.
      if (found && isScrolled && hasChanged && !isInSight(found)) found.scrollIntoView({ block: 'nearest' });
      hasChanged = false;
      // Something that is scrolled away is not pointed at.
      const box = isScrolled && found && !isInSight(found) ? undefined : found?.getBoundingClientRect();
      const next =
        box && box.width > 0 ? { top: box.top, left: box.left, width: box.width, height: box.height } : undefined;
      setArea((now) => (isSame(now, next) ? now : next));
    };
    const later = () => {
      request ||= requestAnimationFrame(measure);
    };
    const onChange = () => {
      hasChanged = true;
      later();
    };
    const observer = new MutationObserver(onChange);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
    window.addEventListener('scroll', later, true);
    window.addEventListener('resize', onChange);
    measure();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(request);
      window.removeEventListener('scroll', later, true);
      window.removeEventListener('resize', onChange);
    };
  }, [option, reference, panel]);
  if (!area) return null;
  const { top, left, width, height } = area;
  const arrow =
    left > ARROW_ROOM_PX
      ? 'spotlight-arrow'
      : window.innerWidth - left - width > ARROW_ROOM_PX
        ? 'spotlight-arrow spotlight-arrow-right'
        : 'spotlight-arrow spotlight-arrow-above';
  return createPortal(
    <div className="spotlight" aria-hidden="true" style={{ top, left, width, height }}>
      <svg aria-hidden="true" className={arrow} viewBox="0 0 24 24">
        <path d="M2 9h11V3l9 9-9 9v-6H2z" />
      </svg>
    </div>,
    document.body,
  );
}

const isSame = (a: Area | undefined, b: Area | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.top === b.top &&
    a.left === b.left &&
    a.width === b.width &&
    a.height === b.height);
