import { seatReference, type Words } from '@sandtable/kernel';
import { useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import type { PlaySnapshot, Viewer } from '../play/play.js';
import { SeatSign } from './seat-sign.js';
import { text } from './text.js';

export interface PrivacyScreenState {
  readonly isDrawn: boolean;
  readonly open: () => void;
}

/** When several people share one screen, covers a game with secrets until the person to play confirms being there. */
export function usePrivacyScreen(gameUi: GameUi, { setup, viewer, online, moment }: PlaySnapshot): PrivacyScreenState {
  // Undefined at first: the person who opened the game may not be the one to play.
  const [confirmed, setConfirmed] = useState<Viewer>();
  const people = setup.seats.filter((seat) => setup.seating[seat] === 'person');
  const isNeeded = !gameUi.game.openInformation && !online && people.length > 1 && moment.result === undefined;
  return { isDrawn: isNeeded && viewer !== confirmed, open: () => setConfirmed(viewer) };
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
  const params = { seat: seatReference(words, seat) };
  return (
    <main className="table-privacy-screen">
      <p>
        <SeatSign gameUi={gameUi} seat={seat} /> {words.say(text('desk.handOver', params))}
      </p>
      <button type="button" className="primary" onClick={open}>
        {words.say(text('desk.handOver.ready', params))}
      </button>
    </main>
  );
}
