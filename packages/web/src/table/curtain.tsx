import type { Words } from '@sandtable/kernel';
import { useState } from 'react';
import type { Front } from '../games/front.js';
import type { Snapshot, Viewer } from '../play/play.js';
import { seatName } from './references.js';
import { SeatSign } from './seat-sign.js';

/** Side by side at one screen, a game with secrets is covered until whose turn it is sits in front of it. */
export function useCurtain(front: Front, { setup, viewer, company, moment }: Snapshot) {
  // Whoever has begun or opened the game may be the other.
  const [seen, setSeen] = useState<Viewer>();
  const people = setup.seats.filter((seat) => setup.seating[seat] === 'person');
  const secret = !front.game.openInformation && !company && people.length > 1 && moment.result === undefined;
  return { drawn: secret && viewer !== seen, open: () => setSeen(viewer) };
}

export function Curtain({
  front,
  words,
  seat,
  open,
}: {
  readonly front: Front;
  readonly words: Words;
  readonly seat: string;
  readonly open: () => void;
}) {
  const params = { seat: seatName(words, seat) };
  return (
    <main className="table-curtain">
      <p>
        <SeatSign front={front} seat={seat} /> {words.say({ key: 'desk.handOver', params })}
      </p>
      <button type="button" className="primary" onClick={open}>
        {words.say({ key: 'desk.handOver.ready', params })}
      </button>
    </main>
  );
}
