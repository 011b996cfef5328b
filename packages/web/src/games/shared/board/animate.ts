import type { Flight } from './flights.js';
import type { BoardPoint } from './frame.js';

/** Animates flights on pieces that already stand at their destination. Only transforms and opacity change. */

const LONG_MOVE_MS = 420;
const MOVE_MS: KeyframeAnimationOptions = {
  duration: LONG_MOVE_MS,
  easing: 'cubic-bezier(.3,.7,.3,1)',
  fill: 'backwards',
};
/** With more flights at once, a viewer sees only flicker. */
const MAX_FLIGHTS = 60;

const SVG = 'http://www.w3.org/2000/svg';

/** The layers of the SVG, the symbol that draws a piece, and the centers of spaces. */
export interface AnimationLayers<S extends string> {
  readonly contents: SVGGElement;
  /** The topmost layer, for pieces in flight. */
  readonly flightLayer: SVGGElement;
  readonly tokenRef: (piece: string) => string;
  readonly middleOf: (space: S) => BoardPoint;
}

/** The last tokens of a kind in a space, which are the ones that just arrived. */
function tokensOf(contents: SVGGElement, space: string, piece: string, count: number) {
  const all = contents.querySelectorAll<SVGGElement>(`[data-contents="${space}"] [data-piece="${piece}"]`);
  return [...all].slice(-count);
}

function loose(
  { flightLayer, tokenRef }: Pick<AnimationLayers<never>, 'flightLayer' | 'tokenRef'>,
  piece: string,
  size: number,
): SVGGElement {
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', tokenRef(piece));
  for (const [name, value] of Object.entries({ x: -size / 2, y: -size / 2, width: size, height: size })) {
    use.setAttribute(name, String(value));
  }
  // Browsers paint every step of a moving `use`, but move a group as a picture.
  const group = document.createElementNS(SVG, 'g');
  group.append(use);
  flightLayer.append(group);
  return group;
}

/** Plays the animation on a loose piece, then removes the piece. */
function once(piece: SVGGElement, way: Keyframe[]): void {
  const animation = piece.animate(way, { ...MOVE_MS, fill: 'both' });
  animation.onfinish = () => piece.remove();
  animation.oncancel = () => piece.remove();
}

const at = ([x, y]: BoardPoint): string => `translate(${x}px, ${y}px)`;

export function animate<S extends string, P extends string>(
  where: AnimationLayers<S>,
  flights: readonly Flight<S, P>[],
): void {
  const { contents, middleOf } = where;
  let left = MAX_FLIGHTS;
  for (const flight of flights) {
    if (left <= 0) return;
    switch (flight.kind) {
      case 'move': {
        const tokens = tokensOf(contents, flight.to, flight.piece, flight.count);
        left -= tokens.length;
        fly(where, tokens, flight.piece, flight.count, middleOf(flight.from));
        break;
      }
      case 'arrive':
        for (const token of tokensOf(contents, flight.to, flight.piece, flight.count)) {
          left--;
          const here = token.style.transform;
          token.animate(
            [
              { transform: `${here} translate(0, -70px) scale(1.5)`, opacity: 0 },
              { transform: here, opacity: 1 },
            ],
            MOVE_MS,
          );
        }
        break;
      case 'leave': {
        left--;
        const gone = loose(where, flight.piece, 36);
        const [x, y] = middleOf(flight.from);
        once(gone, [
          { transform: at([x, y]), opacity: 1 },
          { transform: `${at([x, y - 70])} scale(1.4)`, opacity: 0 },
        ]);
        break;
      }
      case 'turn':
        for (const token of tokensOf(contents, flight.at, flight.piece, flight.count)) {
          left--;
          const here = token.style.transform;
          token.animate([{ transform: `${here} scale(0.15, 1.15)` }, { transform: here }], {
            ...MOVE_MS,
            duration: 300,
          });
        }
        break;
    }
  }
}

/** Makes a new marker pulse. */
export function pulse(contents: SVGGElement, space: string, mark: string): void {
  contents
    .querySelector(`[data-contents="${space}"] [data-mark="${mark}"]`)
    ?.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.6)' }, { transform: 'scale(1)' }], { duration: 600 });
}

/** Single pieces fly themselves. For a stack, one loose piece flies and the stack pulses when it lands. */
function fly(
  where: Pick<AnimationLayers<never>, 'flightLayer' | 'tokenRef'>,
  tokens: readonly SVGGElement[],
  piece: string,
  count: number,
  from: BoardPoint,
): void {
  tokens.forEach((token, index) => {
    const here = token.style.transform;
    const whole = tokens.length === count && !token.querySelector('.board-count');
    if (whole) {
      const start: BoardPoint = [from[0] + index * 12, from[1]];
      token.animate([{ transform: at(start) }, { transform: here }], MOVE_MS);
      return;
    }
    const one = loose(where, piece, 36);
    once(one, [{ transform: at(from) }, { transform: here }]);
    token.animate([{ transform: here }, { transform: `${here} scale(1.3)` }, { transform: here }], {
      duration: 260,
      delay: LONG_MOVE_MS - 60,
    });
  });
}
