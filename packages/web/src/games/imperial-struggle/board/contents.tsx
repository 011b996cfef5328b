import { ADVANTAGES, SPACES, type SpaceId, type SpaceKind, WARS } from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import type { BoardPoint } from '../../shared/board/frame.js';
import type { Layout } from './layout.js';
import { tokenRef } from './pieces.js';
import type { SpacePrice } from './prices.js';
import type { AdvantageState, SpaceState, SpaceStates } from './space-state.js';
import type { TokenKind } from './tokens.js';

/** The contents of a space: flag or Squadron, printed numbers and signs, markers. */

interface Props {
  readonly space: SpaceId;
  readonly at: BoardPoint;
  readonly standing: SpaceState;
  readonly words: Words;
  /** The price of a purchase there now. */
  readonly price: SpacePrice | undefined;
  readonly isChoice: boolean;
  /** Whether its Advantage can be chosen. */
  readonly offered: boolean;
}

const Contents = memo(function Contents({ space, at: [x, y], standing, words, price, isChoice, offered }: Props) {
  const { kind, prestige, commodity, wars } = SPACES[space];
  const { flag, conflict, damaged, guarded, isolated, huguenots, demanded, nextWar, advantages, refused } = standing;
  return (
    <g
      data-contents={space}
      className={`${standing.closed ? 'is-closed' : ''}${isChoice ? ' is-choice' : ''}`.trim() || undefined}
    >
      {flag ? <Piece kind={pieceIn(space, flag)} x={x} y={y} size={kind === 'naval' ? 54 : 42} /> : null}
      <g transform={`translate(${x} ${y})`}>
        <g className="is-node">
          {damaged ? <Marker kind="fort-damaged" x={25} y={-20} size={36} /> : null}
          {commodity ? <Goods commodity={commodity} words={words} demanded={demanded} /> : null}
          {wars ? <Pips wars={wars} next={nextWar} /> : null}
          {prestige ? <use href={tokenRef('crown')} x="12" y="-44" width="28" height="28" /> : null}
          <Cost kind={kind} cost={SPACES[space].cost} price={price} />
          {advantages.map((advantage) => (
            <AdvantageBadge key={advantage.id} advantage={advantage} offered={offered} />
          ))}
          {huguenots ? <Marker kind={huguenots === 'used' ? 'huguenots-used' : 'huguenots'} x={28} y={-24} /> : null}
          {guarded ? <Marker kind="protected" x={-31} y={6} size={22} /> : null}
          {isolated ? <Marker kind="isolated" x={-31} y={6} size={24} /> : null}
          {refused ? <path className="is-refused" d="M-16,-16L16,16M16,-16L-16,16" /> : null}
          {conflict ? (
            <Marker kind={conflict === 'dear' ? 'conflict-dear' : 'conflict'} {...CONFLICT[kind]} size={34} />
          ) : null}
        </g>
      </g>
    </g>
  );
});

/**
 * A place where it covers nothing: a Market has its protection sign on the left, a Political space its crown on the
 * right.
 */
const CONFLICT = {
  market: { x: 24, y: -22 },
  political: { x: -25, y: 11 },
  territory: { x: 24, y: -22 },
  naval: { x: 24, y: -22 },
  fort: { x: 24, y: -22 },
} as const satisfies Readonly<Record<SpaceKind, { readonly x: number; readonly y: number }>>;

/** The contents of all spaces. It doesn't re-render while the pointer moves over the map. */
export const AllContents = memo(function AllContents({
  layout,
  standings,
  words,
  options,
  prices,
}: {
  readonly layout: Layout;
  readonly standings: SpaceStates;
  readonly words: Words;
  readonly options: ReadonlySet<string>;
  readonly prices: ReadonlyMap<SpaceId, SpacePrice>;
}) {
  return (
    <>
      {[...standings.of].map(([space, standing]) => (
        <Contents
          key={space}
          space={space}
          at={layout.places[space]}
          standing={standing}
          words={words}
          price={prices.get(space)}
          isChoice={options.has(`space:${space}`)}
          offered={standing.advantages.some(({ id }) => options.has(`advantage:${id}`))}
        />
      ))}
    </>
  );
});

/** At sea a flag is a Squadron. */
export const pieceIn = (space: SpaceId, flag: 'britain' | 'france' | 'spain' | 'usa'): TokenKind =>
  SPACES[space].kind === 'naval' && (flag === 'britain' || flag === 'france') ? `squadron-${flag}` : `flag-${flag}`;

function Piece({
  kind,
  x,
  y,
  size,
}: {
  readonly kind: TokenKind;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return (
    <g data-piece={kind} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g data-mark={kind} className="is-node">
        <use href={tokenRef(kind)} x={-size / 2} y={-size / 2} width={size} height={size} />
      </g>
    </g>
  );
}

function Marker({
  kind,
  x,
  y,
  size = 26,
}: {
  readonly kind: TokenKind;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g data-mark={kind}>
        <use href={tokenRef(kind)} x={-size / 2} y={-size / 2} width={size} height={size} />
      </g>
    </g>
  );
}

/** The first two letters distinguish the commodities in every language. */
export const lettersOf = (words: Words, commodity: string): string => {
  const [first = '', second = ''] = words.name(`commodity:${commodity}`);
  return `${first.toUpperCase()}${second}`;
};

/** A Market's commodity: its sign and its letters. */
export function Goods({
  commodity,
  words,
  demanded,
}: {
  readonly commodity: TokenKind;
  readonly words: Words;
  readonly demanded: boolean;
}) {
  return (
    <g className={demanded ? 'is-goods is-demanded' : 'is-goods'} transform="translate(0 31)">
      <rect x="-26" y="-12" width="52" height="24" rx="12" />
      <use href={tokenRef(commodity)} x="-23" y="-10.5" width="21" height="21" />
      <text x="11" y="6" fontSize="18" textAnchor="middle">
        {lettersOf(words, commodity)}
      </text>
    </g>
  );
}

const PIPS = WARS.map(({ number }) => number);
/** 3.2.1: the wars in which the space counts, of the four; the next one stands out. */
export function Pips({ wars, next }: { readonly wars: readonly number[]; readonly next: number | undefined }) {
  return (
    <g className="is-pips" transform="translate(0 33)">
      <rect x="-24" y="-7.5" width="48" height="15" rx="7.5" />
      {PIPS.map((war) => (
        <circle
          key={war}
          cx={-27.5 + war * 11}
          r={wars.includes(war) ? 4.6 : 2}
          className={war === next ? 'is-pip-next' : wars.includes(war) ? 'is-pip' : 'is-pip-none'}
        />
      ))}
    </g>
  );
}

/** The printed number: points to shift or build, with an asterisk at sea (3.2.4). During purchases, the price. */
export function Cost({
  kind,
  cost,
  price,
}: {
  readonly kind: string;
  readonly cost: number | undefined;
  readonly price: SpacePrice | undefined;
}) {
  if (price) {
    const text = `${price.total}${price.from ? '…' : ''}`;
    const half = price.from ? 21 : 16;
    return (
      <g className="is-price" transform="translate(-27 -27)">
        <path d={`M${-half},-15H${half}V9L${half - 6},15H${-half + 6}L${-half},9z`} />
        <text y="8" fontSize="24" textAnchor="middle">
          {text}
        </text>
      </g>
    );
  }
  return (
    <g className={`is-cost is-cost-${kind}`} transform="translate(-27 -27)">
      {kind === 'territory' ? <rect x="-12" y="-12" width="24" height="24" rx="3" /> : <circle r="13" />}
      <text y={kind === 'naval' ? 11 : 7} fontSize={kind === 'naval' ? 26 : 20} textAnchor="middle">
        {cost ?? '*'}
      </text>
    </g>
  );
}

/** An Advantage (8.0) at each space that grants it: its effect, its holder, whether it is exhausted. */
function AdvantageBadge({
  advantage: { id, holder, exhausted },
  offered,
}: {
  readonly advantage: AdvantageState;
  readonly offered: boolean;
}) {
  const { kind } = ADVANTAGES[id];
  const sign: TokenKind = kind === 'conflict' ? 'strife' : kind;
  return (
    <g
      className={`is-advantage${holder ? ` is-${holder}` : ''}${exhausted ? ' is-exhausted' : ''}${offered ? ' is-offered' : ''}`}
      transform="translate(33 16)"
      data-thing={`advantage:${id}`}
    >
      <path d="M0,-15L13,-7.5V7.5L0,15L-13,7.5V-7.5z" />
      <use href={tokenRef(sign)} x="-9" y="-9" width="18" height="18" />
      {exhausted ? <path className="is-strike" d="M-10,10L10,-10" /> : null}
    </g>
  );
}
