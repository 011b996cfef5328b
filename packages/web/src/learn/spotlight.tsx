import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type ArrowPlace, arrowPlace, type Box, contains, intersection } from './spotlight-geometry.js';

/** What a step is about: an option, things on the board, or a panel by the id of its heading and the tab that holds it. */
export interface SpotlightTarget {
  readonly option: string | undefined;
  readonly references: readonly string[];
  readonly panel: string | undefined;
  readonly tab: string | undefined;
}

interface Frame {
  readonly box: Box;
  readonly arrow: ArrowPlace | undefined;
}

const spaceSelector = (reference: string): string =>
  `.board [data-space="${CSS.escape(reference.slice(reference.indexOf(':') + 1))}"]`;

function findPanel({ panel, tab }: SpotlightTarget): Element | undefined {
  const heading = panel === undefined ? null : document.getElementById(panel);
  if (heading) return heading.closest('section') ?? heading;
  if (tab === undefined) return undefined;
  const name = CSS.escape(tab);
  const closed = document.querySelector(
    `[role="tab"][data-tab="game:${name}"][aria-selected="false"], [role="tab"][data-tab="${name}"][aria-selected="false"]`,
  );
  return closed ?? document.querySelector('[data-drawer="panels"][aria-expanded="false"]') ?? undefined;
}

/** The option that is to be chosen, or everything that the text speaks of. */
function findTargets(target: SpotlightTarget): readonly Element[] {
  const { option, references } = target;
  const onBoard = (reference: string) => document.querySelector(spaceSelector(reference)) ?? [];
  if (option === undefined) return [...[findPanel(target) ?? []].flat(), ...references.flatMap(onBoard)];
  const button = document.querySelector(`:is(.prompt, .hand) [data-option="${CSS.escape(option)}"]`);
  const [found = button] = button ? [button] : [option, ...references].flatMap(onBoard);
  return found ? [found] : [];
}

const boxOf = (element: Element): Box => element.getBoundingClientRect();

/** The part of an element that is scrolled into view, and that no drawer, window or inspector covers. */
function visiblePart(target: Element): Box | undefined {
  let part: Box | undefined = boxOf(target);
  for (let around = target.parentElement; around && part; around = around.parentElement) {
    if (getComputedStyle(around).overflowY !== 'visible') part = intersection(part, boxOf(around));
  }
  if (!part) return undefined;
  const { left, top, width, height } = part;
  const cover = document
    .elementFromPoint(left + width / 2, top + height / 2)
    ?.closest('.table-side, .inspector, .help, dialog');
  return cover && !cover.contains(target) ? undefined : part;
}

/** How far a frame reaches beyond what it frames. */
const FRAME_PX = 7;

const screenWithin = (margin: number): Box => ({
  left: margin,
  top: margin,
  width: window.innerWidth - 2 * margin,
  height: window.innerHeight - 2 * margin,
});

/** A panel may be longer than its place: this much of it is enough. */
const ENOUGH_OF_PANEL_PX = 160;

function isEnough(target: Element, part: Box | undefined): boolean {
  const whole = boxOf(target);
  if (!part) return false;
  return target.matches('section, .game-panels')
    ? part.height >= Math.min(whole.height, ENOUGH_OF_PANEL_PX)
    : contains(part, whole);
}

/** What an arrow must not cover: names, texts and buttons. */
const NAMES =
  '.prompt button, .prompt :not(:has(*)), .coach, .table-side button, .board text, .board-parts, .board-dice';

function frameOf(target: Element, box: Box): Frame {
  const names = [...document.querySelectorAll(NAMES)].filter((it) => !it.contains(target) && !target.contains(it));
  return { box, arrow: arrowPlace(box, names.map(boxOf), screenWithin(0)) };
}

/**
 * Frames what the step is about, which is scrolled into view. Where something is to be chosen, everything else is
 * dimmed. A single thing gets an arrow, where there is room for one.
 */
export function Spotlight({
  option,
  references,
  panel,
  tab,
  hint,
}: SpotlightTarget & { readonly hint: string | undefined }) {
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint makes the guide longer, and the target is shown again
  useEffect(() => {
    let request = 0;
    let hasChanged = true;
    let last: Element | undefined;
    let isOwnScroll = false;
    let isReaderElsewhere = false;
    const measure = () => {
      request = 0;
      const targets = findTargets({ option, references, panel, tab });
      const [first] = targets;
      if (first !== last) isReaderElsewhere = false;
      last = first;
      // Whatever changes the page may push the target away; a reader who scrolls does so on purpose.
      const mayScroll = hasChanged && !isReaderElsewhere && !first?.closest('.board');
      if (first && mayScroll && !isEnough(first, visiblePart(first))) {
        isOwnScroll = true;
        first.scrollIntoView({ block: 'nearest' });
        // The next frame's scroll events come before this.
        requestAnimationFrame(() => {
          isOwnScroll = false;
        });
      }
      hasChanged = false;
      const next = targets.flatMap((target) => {
        const visible = visiblePart(target);
        const part = visible && intersection(visible, screenWithin(FRAME_PX));
        if (!part) return [];
        return targets.length === 1 ? frameOf(target, part) : { box: part, arrow: undefined };
      });
      setFrames((now) => (isSame(now, next) ? now : next));
    };
    const later = () => {
      request ||= requestAnimationFrame(measure);
    };
    const onScroll = ({ target }: Event) => {
      if (!isOwnScroll && last && target instanceof Node && target.contains(last)) isReaderElsewhere = true;
      later();
    };
    const onChange = () => {
      hasChanged = true;
      later();
    };
    const observer = new MutationObserver(onChange);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
    window.addEventListener('scroll', onScroll, true);
    // The map moves with a transition.
    window.addEventListener('transitionend', later, true);
    window.addEventListener('resize', onChange);
    measure();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(request);
      window.removeEventListener('scroll', onScroll, true);
      window.removeEventListener('transitionend', later, true);
      window.removeEventListener('resize', onChange);
    };
  }, [option, references, panel, tab, hint]);
  if (frames.length === 0) return null;
  const className = option === undefined ? 'spotlight' : 'spotlight spotlight-dimming';
  return createPortal(
    frames.map(({ box: { left, top, width, height }, arrow }) => (
      <div key={`${left} ${top}`} className={className} aria-hidden="true" style={{ left, top, width, height }}>
        {arrow ? (
          <svg aria-hidden="true" className={`spotlight-arrow spotlight-arrow-${arrow}`} viewBox="0 0 24 24">
            <path d="M2 9h11V3l9 9-9 9v-6H2z" />
          </svg>
        ) : null}
      </div>
    )),
    document.body,
  );
}

const isSame = (a: readonly Frame[], b: readonly Frame[]): boolean => JSON.stringify(a) === JSON.stringify(b);
