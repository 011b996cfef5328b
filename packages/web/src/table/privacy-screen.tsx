import type { Words } from '@sandtable/kernel';
import { useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import type { PlaySnapshot, Viewer } from '../play/play.js';
import { seatName } from './references.js';
import { SeatSign } from './seat-sign.js';

/** Side by side at one screen, a game with secrets is covered until whose turn it is sits in front of it. */
export function usePrivacyScreen(gameUi: GameUi, { setup, viewer, online, moment }: PlaySnapshot) {
  // Whoever has begun or opened the game may be the other.
  const [seen, setSeen] = useState<Viewer>();
  const people = setup.seats.filter((seat) => setup.seating[seat] === 'person');
  const secret = !gameUi.game.openInformation && !online && people.length > 1 && moment.result === undefined;
  return { drawn: secret && viewer !== seen, open: () => setSeen(viewer) };
}

export function PrivacyScreen({
  gameUi,
  words,
  seat,
  open,
}: {
  readonly gameUi: GameUi;
  readonly words: Words;
  readonly seat: string;
  readonly open: () => void;
}) {
  const params = { seat: seatName(words, seat) };
  return (
    <main className="table-privacy-screen">
      <p>
        <SeatSign gameUi={gameUi} seat={seat} /> {words.say({ key: 'desk.handOver', params })}
      </p>
      <button type="button" className="primary" onClick={open}>
        {words.say({ key: 'desk.handOver.ready', params })}
      </button>
    </main>
  );
}
