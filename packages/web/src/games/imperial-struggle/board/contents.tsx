import { ADVANTAGES, SPACES, type SpaceId, type SpaceKind, WARS } from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import type { BoardPoint } from '../../shared/board/frame.js';
import type { Layout } from './layout.js';
import { tokenRef } from './pieces.js';
import type { SpacePrice } from './prices.js';
import { translated } from './space-positions.js';
import type { AdvantageState, SpaceState, SpaceStates } from './space-state.js';
import type { TokenKind } from './tokens.js';

/**
 * The contents of a space: flag or Squadron, printed numbers and signs, markers. Its parts have coordinates instead of
 * transforms, because every transform is something more for the browser to keep apart whenever it paints.
 */

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
      <g className="is-node" style={translated(x, y)}>
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
    <g data-mark={kind} style={translated(x, y)}>
      <use href={tokenRef(kind)} x={-size / 2} y={-size / 2} width={size} height={size} />
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
    <g className={demanded ? 'is-goods is-demanded' : 'is-goods'}>
      <rect x="-26" y="19" width="52" height="24" rx="12" />
      <use href={tokenRef(commodity)} x="-23" y="20.5" width="21" height="21" />
      <text x="11" y="37" fontSize="18" textAnchor="middle">
        {lettersOf(words, commodity)}
      </text>
    </g>
  );
}

const PIPS = WARS.map(({ number }) => number);
const pipsAt = (wars: readonly number[], radius: number): string =>
  wars
    .map((war) => {
      const half = `a${radius},${radius} 0 0 1`;
      return `M${-27.5 + war * 11 - radius},33${half} ${2 * radius},0${half} ${-2 * radius},0z`;
    })
    .join('');
/** 3.2.1: the wars in which the space counts, of the four; the next one stands out. */
export function Pips({ wars, next }: { readonly wars: readonly number[]; readonly next: number | undefined }) {
  const others = wars.filter((war) => war !== next);
  return (
    <g className="is-pips">
      <rect x="-24" y="25.5" width="48" height="15" rx="7.5" />
      <path
        className="is-pip-none"
        d={pipsAt(
          PIPS.filter((war) => !wars.includes(war)),
          2,
        )}
      />
      <path className="is-pip" d={pipsAt(others, 4.6)} />
      {next === undefined ? null : <path className="is-pip-next" d={pipsAt([next], 4.6)} />}
    </g>
  );
}

/** The middle of the printed number, left of the space and above it. */
const CORNER = -27;

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
    const [left, right] = [CORNER - half, CORNER + half];
    return (
      <g className="is-price">
        <path d={`M${left},-42H${right}V-18L${right - 6},-12H${left + 6}L${left},-18z`} />
        <text x={CORNER} y="-19" fontSize="24" textAnchor="middle">
          {text}
        </text>
      </g>
    );
  }
  return (
    <g className={`is-cost is-cost-${kind}`}>
      {kind === 'territory' ? (
        <rect x="-39" y="-39" width="24" height="24" rx="3" />
      ) : (
        <circle cx={CORNER} cy={CORNER} r="13" />
      )}
      <text
        x={CORNER}
        y={CORNER + (kind === 'naval' ? 11 : 7)}
        fontSize={kind === 'naval' ? 26 : 20}
        textAnchor="middle"
      >
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
      data-thing={`advantage:${id}`}
    >
      <path d="M33,1L46,8.5V23.5L33,31L20,23.5V8.5z" />
      <use href={tokenRef(sign)} x="24" y="7" width="18" height="18" />
      {exhausted ? <path className="is-strike" d="M23,26L43,6" /> : null}
    </g>
  );
}
