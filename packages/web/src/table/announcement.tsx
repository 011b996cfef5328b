import type { Words } from '@sandtable/kernel';
import type { BoardProps, GameUi } from '../games/game-ui.js';
import { withoutDashes } from './log-groups.js';
import type { Announcement } from './playback.js';
import { quotedIn, referencesIn, seatName } from './references.js';
import { SeatSign } from './seat-sign.js';
import { text } from './text.js';
import './announcement.css';

/** The card, operation or event that another seat begins, large over the board. */
export function AnnouncementCard({
  gameUi,
  words,
  boardProps,
  announcement,
}: {
  readonly gameUi: GameUi;
  readonly words: Words;
  readonly boardProps: BoardProps;
  readonly announcement: Announcement | undefined;
}) {
  if (!announcement) return null;
  const { n, seat, entry, cards } = announcement;
  const title = withoutDashes(words.say(quotedIn(entry).question))
    .trim()
    .replace(/\s*:$/u, '');
  // A card that is only turned up belongs to nobody.
  const hasActor = referencesIn(entry).some((reference) => reference.endsWith(`:${seat}`));
  return (
    <div
      key={n}
      className="announcement"
      role="status"
      aria-label={words.say(text('playback.announced'))}
      style={hasActor ? { borderColor: gameUi.seat(seat).color } : undefined}
    >
      <p className="announcement-title">
        {hasActor ? <SeatSign gameUi={gameUi} seat={seat} /> : null}
        {title || seatName(words, seat)}
      </p>
      {cards.map((card) => (
        <div key={card} className="announcement-card">
          <gameUi.Inspector {...boardProps} reference={card} />
        </div>
      ))}
    </div>
  );
}
