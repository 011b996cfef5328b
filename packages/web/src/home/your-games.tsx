import type { SavedGame } from '../play/game-storage.js';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { ADDRESS } from '../shell/route.js';
import { sayWith } from '../words/text.js';
import { pictureOf, seatList, seatWord, titleOf } from './covers.js';
import { removeProgress, storedMap, storedProgress } from './game-progress.js';
import { GameRow, type GameRowProps } from './game-row.js';
import { localPeople, localStatus, onlineStatus, winnerText } from './game-status.js';
import { SeatLinks } from './seat-links.js';
import type { StoredLinkMatch } from './stored-links.js';
import type { OnlineGames } from './use-online-games.js';
import type { SavedGames } from './use-saved-games.js';

interface Row extends GameRowProps {
  readonly key: string;
}

/** The reader's games: first those where it is their turn, finished ones last. */
export function YourGames({ saved, online }: { readonly saved: SavedGames; readonly online: OnlineGames }) {
  const { words } = useReaderPreferences();
  const say = sayWith(words);
  const rows = useRows(saved, online);
  const isOver = ({ status }: Row) => status.tone === 'over';
  const running = rows.filter((row) => !isOver(row)).sort((a, b) => urgency(a) - urgency(b) || b.at - a.at);
  const finished = rows.filter(isOver).sort((a, b) => b.at - a.at);
  return (
    <section className="home-yours" aria-labelledby="home-yours">
      <h2 id="home-yours">{say('home.yours')}</h2>
      {saved.isStorageDenied && <p className="home-note">{say('home.unkept')}</p>}
      {running.length > 0 ? <Rows rows={running} hasFirst /> : <p className="home-soft">{say('home.yours.none')}</p>}
      {finished.length > 0 && (
        <details className="home-finished">
          <summary>{say('home.finished', { n: finished.length })}</summary>
          <Rows rows={finished} />
        </details>
      )}
    </section>
  );
}

const urgency = ({ status }: Row): number => (status.tone === 'mine' ? 0 : 1);

const Rows = ({ rows, hasFirst = false }: { readonly rows: readonly Row[]; readonly hasFirst?: boolean }) => (
  <ul className="rows">
    {rows.map(({ key, ...facts }, i) => (
      <GameRow key={key} {...facts} isFirst={hasFirst && i === 0} />
    ))}
  </ul>
);

/** A game that this browser has not opened yet has only its board's picture. */
function picturesOf(game: string, address: string): Pick<Row, 'picture' | 'isOwnMap'> {
  const map = storedMap(address);
  return { picture: map ?? pictureOf(game), isOwnMap: map !== undefined };
}

function useRows(saved: SavedGames, online: OnlineGames): readonly Row[] {
  const { language, words } = useReaderPreferences();
  const say = sayWith(words);
  const names = (game: string) => (seats: readonly string[]) => seatList(words, language, game, seats);

  const peopleText = (game: SavedGame): string | undefined => {
    // A record that has not been opened yet has no seating.
    if (Object.keys(game.seating).length === 0) return undefined;
    const people = localPeople(game);
    const [first, ...others] = people;
    if (first === undefined) return say('home.botsOnly');
    if (others.length === 0) return say('home.as', { seat: seatWord(words, game.game, first) });
    return say('home.sharing', { seats: names(game.game)(people) });
  };
  const progressText = (game: string, address: string): readonly string[] => {
    const progress = storedProgress(address);
    if (!progress) return [];
    const scores = Object.entries(progress.scores).map(
      ([seat, score]) => `${seatWord(words, game, seat)} ${String(score).replace('-', '−')}`,
    );
    return [...(progress.turn && progress.language === language ? [progress.turn] : []), ...scores];
  };
  const local = (game: SavedGame): Row => ({
    ...picturesOf(game.game, ADDRESS.local(game.id)),
    progress: progressText(game.game, ADDRESS.local(game.id)),
    key: game.id,
    title: titleOf(game.game),
    address: ADDRESS.local(game.id),
    status: localStatus(game, names(game.game)),
    facts: [say('home.here'), peopleText(game)].filter((fact) => fact !== undefined),
    at: game.updated,
    confirmText: say('home.delete.sure'),
    forget: () => {
      removeProgress(ADDRESS.local(game.id));
      saved.forget(game.id);
    },
  });

  const remote = ({ match, game, at, over, won, mine, given }: StoredLinkMatch): Row => {
    const { seat, token } = mine;
    const status = online.statuses.get(match) ?? 'asking';
    const watching = seat === 'observer';
    return {
      key: match,
      ...picturesOf(game, ADDRESS.online(match, '')),
      progress: progressText(game, ADDRESS.online(match, '')),
      title: titleOf(game),
      address: status === 'gone' ? undefined : ADDRESS.online(match, token),
      status: over ? winnerText(won, names(game)) : onlineStatus(seat, status, names(game)),
      facts: [
        say('home.online'),
        watching ? say('home.watching') : say('home.as', { seat: seatWord(words, game, seat) }),
      ],
      at,
      confirmText: say('home.delete.link'),
      forget: () => {
        removeProgress(ADDRESS.online(match, ''));
        online.forget(match);
      },
      children: !over && given.length > 0 && (
        <details className="row-links">
          <summary className="button">{say('home.links')}</summary>
          <SeatLinks game={game} links={given} />
        </details>
      ),
    };
  };
  return [...(saved.games ?? []).map(local), ...online.matches.map(remote)];
}
