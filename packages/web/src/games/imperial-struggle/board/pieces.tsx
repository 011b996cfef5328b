import { memo, type ReactNode } from 'react';
import { MiniPicture } from '../../shared/board/mini.js';
import { commoditySign, LILY, pointSign } from './signs.js';
import { TOKEN_KINDS, type TokenKind } from './tokens.js';
import '../sides.css';
import './pieces.css';

/** Pieces, markers and signs. Each is defined once, forty units wide, and reused everywhere. */

export type Nation = 'britain' | 'france' | 'spain' | 'usa';

/**
 * Emblems that distinguish nations without color: a cross, a lily, a ragged saltire, a star. Centered, ten units in
 * each direction.
 */
export function Emblem({ nation }: { readonly nation: Nation }) {
  switch (nation) {
    case 'britain':
      return <path className="is-emblem-line" d="M0,-10V10M-10,0H10" />;
    case 'france':
      return <path className="is-emblem" d={LILY} />;
    case 'spain':
      return <path className="is-emblem-line" d="M-9,-8L9,8M-9,8L9,-8M-8,-3L-4,-7M8,3L4,7M-8,3L-4,7M8,-3L4,-7" />;
    case 'usa':
      return (
        <path
          className="is-emblem"
          d="M0,-10.5L2.6,-3.4L10,-3.2L4.1,1.4L6.2,8.6L0,4.4L-6.2,8.6L-4.1,1.4L-10,-3.2L-2.6,-3.4z"
        />
      );
  }
}

const Banner = ({ nation }: { readonly nation: Nation }) => (
  <g className={`is-flag is-${nation}`}>
    <path className="is-cloth" d="M3,7Q11,3 20,6.5T37,6V33Q29,36.5 20,33.5T3,34z" />
    <g transform={`translate(20 20) scale(${nation === 'britain' ? 1.25 : 1.06})`}>
      <Emblem nation={nation} />
    </g>
  </g>
);

/** A ship of the line under sail, with the nation’s emblem on the sails. */
const Ship = ({ nation }: { readonly nation: Nation }) => (
  <g className={`is-ship is-${nation}`}>
    <path className="is-mast" d="M20,2V29M9.5,9V29M30.5,9V29" />
    <path className="is-sail" d="M5,10Q9.5,12 14,10Q15.5,18 13.5,25Q9,23 4.5,25Q3,18 5,10z" />
    <path className="is-sail" d="M26.5,10Q31,12 35,10Q37,18 35.5,25Q31,23 27,25Q25,18 26.5,10z" />
    <path className="is-sail is-main" d="M12.5,4Q20,7 27.5,4Q30,15 27,25Q20,22 13,25Q10,15 12.5,4z" />
    <path className="is-hull" d="M2,26L7,28H33L38.5,24Q37.5,34 33,37H9Q4,34 2,26z" />
    <path className="is-ports" d="M10,32.5H32" />
    <g transform="translate(20 14.4) scale(0.62)">
      <Emblem nation={nation} />
    </g>
  </g>
);

const SWORDS = 'M9,6L27,27M31,6L13,27M21.5,29L29.5,22M18.5,29L10.5,22M27,27L31,32M13,27L9,32';

const Conflict = ({ dear }: { readonly dear: boolean }) => (
  <g className={dear ? 'is-conflict is-dear' : 'is-conflict'}>
    <path
      className="is-blast"
      d="M20,1L25,8L33,5L33,13L39.5,18L34,24L36,32L28,32.5L23,39L17,34L9,36L8,28L1,23L6,17L4,9L12,9z"
    />
    <g transform="translate(5.2 6.2) scale(0.74)">
      <path className="is-swords" d={SWORDS} />
    </g>
    {dear ? (
      <g transform="translate(32 32)">
        <circle r="9" />
        <path className="is-plus" d="M-5,0H5M0,-5V5" />
      </g>
    ) : null}
  </g>
);

const BASTION = 'M20,2L26,9L35,8L34,17L39,24L31,28L29,37L20,33L11,37L9,28L1,24L6,17L5,8L14,9z';

const Huguenots = ({ used }: { readonly used: boolean }) => (
  <g className={used ? 'is-huguenots-used' : 'is-huguenots'}>
    <circle cx="20" cy="20" r="18" />
    <path d="M20,7L23,16.5L33,16L25,22L28.5,31.5L20,25.8L11.5,31.5L15,22L7,16L17,16.5z" />
    {used ? <path className="is-strike" d="M7,33L33,7" /> : null}
  </g>
);

function shape(kind: TokenKind): ReactNode {
  switch (kind) {
    case 'flag-britain':
      return <Banner nation="britain" />;
    case 'flag-france':
      return <Banner nation="france" />;
    case 'flag-spain':
      return <Banner nation="spain" />;
    case 'flag-usa':
      return <Banner nation="usa" />;
    case 'squadron-britain':
      return <Ship nation="britain" />;
    case 'squadron-france':
      return <Ship nation="france" />;
    case 'conflict':
      return <Conflict dear={false} />;
    case 'conflict-dear':
      return <Conflict dear />;
    case 'fort':
      return (
        <g className="is-fort">
          <path d={BASTION} />
          <path className="is-keep" d="M13,27V14H16.5V17H18.3V14H21.7V17H23.5V14H27V27z" />
        </g>
      );
    case 'fort-damaged':
      return (
        <g className="is-ruin">
          <path d={BASTION} />
          <path className="is-crack" d="M23,3L18,13L24,19L16,26L21,37" />
        </g>
      );
    case 'huguenots':
      return <Huguenots used={false} />;
    case 'huguenots-used':
      return <Huguenots used />;
    case 'byng':
      return (
        <g className="is-byng">
          <circle cx="20" cy="20" r="18" />
          <path d="M20,7V31M12,13H28M9,22Q10,31 20,32Q30,31 31,22" />
        </g>
      );
    case 'protected':
      return (
        <g className="is-protected">
          <path d="M20,2Q28,7 36,6Q37,28 20,38Q3,28 4,6Q12,7 20,2z" />
          <path className="is-tick" d="M12,19L18,26L29,13" />
        </g>
      );
    case 'isolated':
      return (
        <g className="is-isolated">
          <circle cx="20" cy="20" r="18" />
          <path d="M17,13L14,10Q10,8 8,12Q7,15 9,17L13,21M23,27L26,30Q30,32 32,28Q33,25 31,23L27,19M22,12L24,8M27,15L31,13M13,25L9,27M18,28L16,32" />
        </g>
      );
    case 'crown':
      return (
        <g className="is-crown">
          <path d="M4,10L12,18L20,6L28,18L36,10L33,32H7z" />
          <path className="is-band" d="M8,28H32" />
        </g>
      );
    case 'sea':
      return (
        <path
          className="is-anchor"
          d="M20,11V34M12,17H28M6,24Q8,34 20,35Q32,34 34,24M20,3A4,4 0 0 1 20,11A4,4 0 0 1 20,3"
        />
      );
    case 'treaty':
      return (
        <g className="is-treaty">
          <path d="M9,3H29Q34,3 34,8H29V33Q29,37 24,37H8Q5,37 5,33H10V8Q10,3 9,3z" />
          <path className="is-lines" d="M14,11H25M14,17H25M14,23H21" />
        </g>
      );
    case 'furs':
    case 'fish':
    case 'sugar':
    case 'tobacco':
    case 'cotton':
    case 'spice':
      return <g className={`is-good is-${kind}`}>{commoditySign(kind)}</g>;
    case 'debt':
      return (
        <g className="is-sign">
          <ellipse cx="20" cy="12" rx="14" ry="6" />
          <path d="M6,12V20Q9,26 20,26T34,20V12M6,20V28Q9,34 20,34T34,28V20" />
        </g>
      );
    case 'strife':
      return <path className="is-sign" d={SWORDS} />;
    case 'unflag-set-1':
    case 'unflag-minus-1':
      return (
        <g className="is-sign">
          <path d="M7,37V4M7,6H24L20,13L24,20H7" />
          <text x="40" y="37" fontSize="19" textAnchor="end">
            {kind === 'unflag-set-1' ? '1' : '−1'}
          </text>
        </g>
      );
    case 'displace-squadron':
      return (
        <g className="is-sign">
          <path d="M3,25H27L23,35H8zM15,4V25M15,6Q26,12 15,20" />
          <path d="M27,14H38M33,9L38,14L33,19" />
        </g>
      );
    case 'squadron-2':
      return (
        <g className="is-sign">
          <path d="M3,25H27L23,35H8zM15,4V25M15,6Q26,12 15,20" />
          <text x="33" y="24" fontSize="20" textAnchor="middle">
            2
          </text>
        </g>
      );
    case 'economic':
    case 'diplomatic':
    case 'military':
      return <g className={`is-point is-${kind}`}>{pointSign(kind, SWORDS)}</g>;
  }
}

const Shape = ({ kind }: { readonly kind: TokenKind }) => <g className="is-token">{shape(kind)}</g>;

export const tokenRef = (kind: string): string => `#is-${kind}`;

export const TokenShapes = memo(function TokenShapes() {
  return (
    <>
      {TOKEN_KINDS.map((kind) => (
        <symbol key={kind} id={`is-${kind}`} viewBox="0 0 40 40" overflow="visible">
          <Shape kind={kind} />
        </symbol>
      ))}
    </>
  );
});

/** A piece, marker or sign at the size of a letter. */
export function Mini({ kind }: { readonly kind: TokenKind }) {
  return (
    <MiniPicture>
      <Shape kind={kind} />
    </MiniPicture>
  );
}
