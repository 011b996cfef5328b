import type { ReactNode } from 'react';
import { MiniPicture } from '../../shared/board/mini.js';
import type { PlacedToken as TokenAt, TokenKind } from './tokens.js';
import { TOKEN_KINDS } from './tokens.js';
import '../sides.css';
import './pieces.css';

/** Pieces and markers. Each is defined once, forty units wide, and reused everywhere. */

const burst = (outer: number, inner: number, n: number, x: number, y: number): string =>
  Array.from({ length: n * 2 }, (_, i) => {
    const r = i % 2 ? inner : outer;
    const a = (i * Math.PI) / n;
    return `${(x + Math.sin(a) * r).toFixed(1)},${(y - Math.cos(a) * r * 0.88).toFixed(1)}`;
  }).join(' ');

/** A cylinder: closed eyes for a sleeper, a burst for an active cell. */
const Cell = ({ children }: { readonly children: ReactNode }) => (
  <g className="lab-cell">
    <path className="lab-side" d="M2,16V26A18,12 0 0 0 38,26V16z" />
    <ellipse className="lab-face" cx="20" cy="15" rx="18" ry="12.5" />
    {children}
  </g>
);

const Plot = ({ text, small = false }: { readonly text: string; readonly small?: boolean }) => (
  <g className={`lab-plot${text === '?' ? ' lab-plot-hidden' : ''}`}>
    <path d="M12,2H28L38,12V28L28,38H12L2,28V12z" />
    <text x="20" y={small ? 25 : 29} fontSize={small ? 14 : 25} textAnchor="middle">
      {text}
    </text>
  </g>
);

const Flag = ({ kind }: { readonly kind: 'green' | 'tan' }) => (
  <g className={`lab-regime lab-regime-${kind}`}>
    <path className="lab-pole" d="M6,39V2" />
    <path d="M7,4H38L31,15L38,26H7z" />
    <text x="19" y="21" fontSize="15" textAnchor="middle">
      {kind === 'green' ? 'RC' : 'rc'}
    </text>
  </g>
);

function shape(kind: TokenKind): ReactNode {
  switch (kind) {
    case 'troops':
      return (
        <g className="lab-troops">
          <path className="lab-side" d="M30,12L38,4V28L30,37z" />
          <path className="lab-top" d="M3,12L11,4H38L30,12z" />
          <path className="lab-face" d="M3,12H30V37H3z" />
          <path className="lab-chevron" d="M8.5,24.5L16.5,17.5L24.5,24.5M8.5,32L16.5,25L24.5,32" />
        </g>
      );
    case 'nato':
      return (
        <g className="lab-nato">
          <rect x="1" y="6" width="38" height="28" rx="4" />
          <text x="20" y="25" fontSize="13.5" textAnchor="middle">
            NATO
          </text>
        </g>
      );
    case 'sleeper':
      return (
        <Cell>
          <path className="lab-shut" d="M8,13Q13,18 18,13M22,13Q27,18 32,13" />
        </Cell>
      );
    case 'active':
      return (
        <Cell>
          <polygon className="lab-burst" points={burst(14, 8, 9, 20, 15)} />
        </Cell>
      );
    case 'sadr':
      return (
        <Cell>
          <polygon className="lab-burst" points={burst(14.5, 11, 9, 20, 15)} />
          <text className="lab-sadr" x="20" y="21" fontSize="17" textAnchor="middle">
            S
          </text>
        </Cell>
      );
    case 'plot-hidden':
      return <Plot text="?" />;
    case 'plot-1':
    case 'plot-2':
    case 'plot-3':
      return <Plot text={kind.slice(-1)} />;
    case 'wmd':
      return <Plot text="WMD" small />;
    case 'regime-green':
      return <Flag kind="green" />;
    case 'regime-tan':
      return <Flag kind="tan" />;
    case 'besieged':
      return <path className="lab-besieged" d="M4,37V9H10V14H15V9H25V14H30V9H36V37H25V28A5,5 0 0 0 15,28V37z" />;
    case 'aid':
      return (
        <g className="lab-aid">
          <circle cx="20" cy="20" r="18" />
          <path d="M16,9H24V16H31V24H24V31H16V24H9V16H16z" />
        </g>
      );
    case 'cadre':
      return (
        <g className="lab-cadre">
          <circle cx="20" cy="20" r="17" />
          <text x="20" y="28" fontSize="23" textAnchor="middle">
            c
          </text>
        </g>
      );
    case 'event':
      return (
        <g className="lab-event">
          <rect x="6" y="2" width="28" height="36" rx="4" />
          <text x="20" y="29" fontSize="26" textAnchor="middle">
            !
          </text>
        </g>
      );
  }
}

const Shape = ({ kind }: { readonly kind: TokenKind }) => <g className="lab-token">{shape(kind)}</g>;

export const tokenRef = (kind: string): string => `#lab-${kind}`;

export function TokenShapes() {
  return (
    <>
      {TOKEN_KINDS.map((kind) => (
        <symbol key={kind} id={`lab-${kind}`} viewBox="0 0 40 40" overflow="visible">
          <Shape kind={kind} />
        </symbol>
      ))}
    </>
  );
}

export function Token({ token: { kind, x, y, size, count } }: { readonly token: TokenAt }) {
  return (
    <g data-piece={kind} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g data-mark={kind}>
        <use href={tokenRef(kind)} x={-size / 2} y={-size / 2} width={size} height={size} />
      </g>
      {count > 1 ? (
        <text className="board-count" x={size * 0.54} y={size * 0.27} fontSize={size * 0.74}>
          {count}
        </text>
      ) : null}
    </g>
  );
}

/** A piece or marker at the size of a letter. */
export function Mini({ kind }: { readonly kind: TokenKind }) {
  return (
    <MiniPicture>
      <Shape kind={kind} />
    </MiniPicture>
  );
}
