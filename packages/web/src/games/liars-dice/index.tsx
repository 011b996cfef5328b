import type { Json } from '@sandtable/kernel';
import { liarsDice, SEATS, type View } from '@sandtable/liars-dice';
import type { BoardProps, GameUi } from '../game-ui.js';
import { text } from './text.js';
import './board.css';

/** The plain board of the example game (docs/adding-a-game.md). `npm run dev -- --examples` shows it. */

const parseView = (view: Json): View => view as View;

/** What a die shows; a covered one is 0. */
const FACES = ['?', '⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];

/** Both sides' dice, and the last bid between them. */
function Board({ view, words }: BoardProps) {
  const { bid, cups, turn } = parseView(view);
  const lastBid = bid ? text('table.lastBid', { bid: `bid:${bid.count}x${bid.face}` }) : text('table.noBid');
  return (
    <div className="board dice-board">
      {SEATS.map((seat) => (
        <section key={seat} data-cup={seat} aria-current={seat === turn}>
          <h3>{words.name(`seat:${seat}`)}</h3>
          <p className="dice-cup">{cups[seat].map((die) => FACES[die]).join(' ')}</p>
        </section>
      ))}
      <p className="dice-bid">{words.say(lastBid)}</p>
    </div>
  );
}

const Nothing = () => null;

export const gameUi: GameUi = {
  game: liarsDice as unknown as GameUi['game'],
  Board,
  panels: [],
  Inspector: Nothing,
  words: { en: {}, pl: {}, hu: {}, fr: {} },
  seat: (seat) => ({ color: 'var(--ink-soft)', sign: seat.slice(0, 1).toUpperCase() }),
  help: async () => ({}),
  logHeading: ({ key }) => (key === 'log.roll' ? 'card' : undefined),
  changes: () => [],
  scores: (view) => Object.fromEntries(SEATS.map((seat) => [seat, parseView(view).cups[seat].length])),
};
