import {
  INVESTMENTS,
  MINOR_POINTS,
  type Side,
  TILES,
  type TileFacts,
  type TileSymbol,
  warTileRef,
} from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import { signed } from '../shared/panels/meter.js';
import { Mini } from './board/pieces.js';
import type { TokenKind } from './board/tokens.js';
import { EventSymbol, UpgradeSymbol } from './side-sign.js';
import { text } from './text.js';
import './tiles.css';

/** Tiles in our own design. They are pictures only; the text beside them says the same. */

/** 3.3: the Major Action and its points, the Minor Action, and the symbols. */
export function InvestmentFace({ tile }: { readonly tile: number }) {
  const it = INVESTMENTS[tile];
  if (!it) return null;
  return (
    <span className={`is-tile is-tile-${it.major}`} aria-hidden="true">
      <span className="is-tile-major">
        <Mini kind={it.major} /> {it.points}
      </span>
      <span className="is-tile-minor">
        <Mini kind={it.minor} /> {MINOR_POINTS}
      </span>
      <span className="is-tile-symbols">
        {it.event ? <EventSymbol /> : null}
        {it.upgrade ? <UpgradeSymbol /> : null}
      </span>
    </span>
  );
}

const SYMBOLS: Readonly<Record<TileSymbol, TokenKind | undefined>> = {
  none: undefined,
  debt: 'debt',
  'fort-or-fleet': 'fort-damaged',
  unflag: 'unflag-set-1',
};

/** 3.7: strength and symbol, or the back of a tile that the viewer may not see. */
export function WarTile({
  side,
  tile,
  bonus,
  words,
}: {
  readonly side: Side;
  readonly tile: number;
  readonly bonus: boolean;
  readonly words: Words;
}) {
  const facts = TILES[tile];
  const name = words.name(facts ? warTileRef(tile) : 'war-tile:hidden');
  const kind = words.say(text(bonus ? 'war.bonusTile' : 'war.basicTile'));
  const label = words.say(text('war.tile', { kind, tile: name }));
  return (
    <span
      className={`is-war-tile is-${side}${bonus ? ' is-war-bonus' : ''}${facts ? '' : ' is-war-back'}`}
      role="img"
      aria-label={label}
      title={label}
    >
      {facts ? <Strength facts={facts} /> : '?'}
    </span>
  );
}

/** For places where the text beside it names the side and the tile. */
export const TileFace = ({ facts }: { readonly facts: TileFacts }) => (
  <span className="is-war-tile" aria-hidden="true">
    <Strength facts={facts} />
  </span>
);

function Strength({ facts }: { readonly facts: TileFacts }) {
  const symbol = SYMBOLS[facts.symbol];
  return (
    <>
      <b>{signed(facts.strength)}</b>
      {symbol ? <Mini kind={symbol} /> : null}
    </>
  );
}
