import {
  ADVANTAGE_IDS,
  ADVANTAGES,
  type AdvantageId,
  COMMODITIES,
  investmentReferred,
  ministryIn,
  SIDES,
  TILES,
  WARS,
} from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import { Mini } from './board/pieces.js';
import type { TokenKind } from './board/tokens.js';
import { EventType, eventOf, ministryOf } from './cards.js';
import { Sign, UpgradeSymbol } from './side-sign.js';
import { InvestmentFace, TileFace } from './tiles.js';

export const advantageSign = (id: AdvantageId): TokenKind => {
  const { kind } = ADVANTAGES[id];
  return kind === 'conflict' ? 'strife' : kind;
};

/** The number at the end of an option such as `card:4`. */
const numberAfter = (option: string, prefix: string): number | undefined =>
  option.startsWith(prefix) ? Number(option.slice(prefix.length)) : undefined;

/** Actions with a picture of their own. */
const ACTION_ICONS: Readonly<Record<string, TokenKind>> = {
  economic: 'economic',
  diplomatic: 'diplomatic',
  military: 'military',
  'draw-event': 'diplomatic',
  'war-tile': 'military',
  construct: 'sea',
  deploy: 'sea',
  'navy-box': 'sea',
  calm: 'conflict',
  build: 'fort',
  repair: 'fort',
  seize: 'fort-damaged',
};

/**
 * The picture before an option's name: a tile, a card's type, a Ministry's side, a commodity, or a piece as on the
 * board.
 */
export function OptionIcon({ option, words }: { readonly option: string; readonly words: Words }) {
  const tile = investmentReferred(option);
  if (tile !== undefined) return <InvestmentFace tile={tile} />;
  const ministryNumber = ministryIn(option);
  const ministry = ministryNumber === undefined ? undefined : ministryOf(ministryNumber);
  if (ministry) return <Sign side={ministry.side} />;
  const cardNumber = numberAfter(option, 'card:');
  const card = cardNumber === undefined ? undefined : eventOf(cardNumber);
  if (card) return <EventType type={card.type} words={words} />;
  const advantage = ADVANTAGE_IDS.find((id) => option === `advantage:${id}`);
  if (advantage) return <Mini kind={advantageSign(advantage)} />;
  const commodity = COMMODITIES.find((it) => option === `commodity:${it}`);
  if (commodity) return <Mini kind={commodity} />;
  const side = SIDES.find((it) => option === `seat:${it}`);
  if (side) return <Sign side={side} />;
  const tileNumber = numberAfter(option, 'war-tile:');
  const strength = tileNumber === undefined ? undefined : TILES[tileNumber];
  if (strength) return <TileFace facts={strength} />;
  const place = WARS.flatMap(({ theaters }) => theaters.findIndex(({ id }) => option === `theater:${id}`));
  const theater = Math.max(...place);
  if (theater >= 0) return <span className="is-theater-number">{theater + 1}</span>;
  if (option === 'upgrade') return <UpgradeSymbol />;
  const icon = ACTION_ICONS[option];
  return icon ? <Mini kind={icon} /> : null;
}
