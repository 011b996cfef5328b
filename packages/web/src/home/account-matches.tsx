import { collectSeat, type MyMatches, myMatches, openSeat } from '@sandtable/client';
import { useCallback, useEffect, useState } from 'react';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { ADDRESS, navigate } from '../shell/route.js';
import { useServerReachable } from '../shell/server-reachability.js';
import { sayWith, text } from '../words/text.js';
import { seatList, seatWord, titleOf } from './covers.js';
import type { GameStatus } from './game-status.js';
import { session } from './session.js';
import { links, type StoredLink } from './stored-links.js';
import { useFormFault } from './use-form-fault.js';

type Mine = MyMatches['matches'][number];

/** The seats that the account has collected, with whose turn it is and a button to open each. */
export function AccountMatches() {
  const { words } = useReaderPreferences();
  const say = sayWith(words);
  const [matches, setMatches] = useState<readonly Mine[]>();
  const [next, setNext] = useState<number | null>(null);
  const [fault, setFault] = useFormFault(words);
  const reachable = useServerReachable();
  const [statusText, setStatusText] = useState('');

  const load = useCallback(
    (before?: number) =>
      myMatches(session(), before).then((page) => {
        setMatches((known) => (before === undefined ? page.matches : [...(known ?? []), ...page.matches]));
        setNext(page.next);
      }, setFault),
    [setFault],
  );
  // Loads again when the server is back.
  useEffect(() => {
    if (reachable) void load();
  }, [load, reachable]);

  const free = uncollected(links.all(), matches ?? []);
  const collect = async () => {
    let n = 0;
    for (const { match, token } of free) {
      const done = await collectSeat(session(), { ...session(), match, token }).catch(() => undefined);
      if (done) n += 1;
    }
    setStatusText(say('account.collected', { n }));
    await load();
  };
  const open = async ({ match, game, seat }: Mine) => {
    const known = links.all().find((link) => link.match === match && link.seat === seat);
    try {
      const token = known?.token ?? (await openSeat(session(), match, seat)).token;
      if (!known) links.remember({ match, game, seat, token, at: Date.now(), lent: true });
      navigate(ADDRESS.online(match, token));
    } catch (error) {
      setFault(error);
    }
  };

  return (
    <section aria-labelledby="account-matches">
      <h2 id="account-matches">{say('account.matches')}</h2>
      {fault !== undefined && (
        <p className="home-fault" role="alert">
          {fault}
        </p>
      )}
      {!matches && fault === undefined && <p className="home-soft">{say('shell.loading')}</p>}
      {matches?.length === 0 && <p className="home-soft">{say('account.none')}</p>}
      {matches && matches.length > 0 && (
        <ul className="rows">
          {matches.map((mine) => (
            <MatchRow key={`${mine.match} ${mine.seat}`} mine={mine} open={() => void open(mine)} />
          ))}
        </ul>
      )}
      <div className="account-more">
        {next !== null && (
          <button type="button" onClick={() => void load(next)}>
            {say('account.more')}
          </button>
        )}
        {matches && free.length > 0 && (
          <button type="button" onClick={() => void collect()}>
            {say('account.collect', { n: free.length })}
          </button>
        )}
        <span role="status">{statusText}</span>
      </div>
    </section>
  );
}

/** The reader's seats in this browser that the account has not collected yet. */
const uncollected = (stored: readonly StoredLink[], matches: readonly Mine[]): readonly StoredLink[] =>
  stored.filter(
    ({ match, seat, given, lent, over }) =>
      seat !== 'observer' &&
      !(given || lent || over) &&
      !matches.some((mine) => mine.match === match && mine.seat === seat),
  );

function MatchRow({ mine, open }: { readonly mine: Mine; readonly open: () => void }) {
  const { language, words } = useReaderPreferences();
  const say = sayWith(words);
  const { game, seat, created, over } = mine;
  const title = titleOf(game);
  const status = statusOf(mine, (seats) => seatList(words, language, game, seats));
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(created * 1000);
  const facts = [say('home.as', { seat: seatWord(words, game, seat) }), say('account.since', { date })];
  return (
    <li className={`row row-${status.tone}`}>
      <div className="row-head">
        <strong>{title}</strong>
        <span className="row-status">{words.say(status.text)}</span>
      </div>
      <p className="row-facts">{facts.join(' · ')}</p>
      <div className="row-buttons">
        <button type="button" className={status.tone === 'mine' ? 'button primary' : 'button'} onClick={open}>
          {say(over ? 'home.look' : 'home.open')} <span className="unseen">{title}</span>
        </button>
      </div>
    </li>
  );
}

function statusOf({ over, yourTurn, waiting, fault }: Mine, names: (seats: readonly string[]) => string): GameStatus {
  if (fault) return { tone: 'trouble', text: text('home.turn.stuck') };
  if (over) return { tone: 'over', text: text('home.turn.over') };
  if (yourTurn) return { tone: 'mine', text: text('home.turn.yours') };
  return { tone: 'others', text: text('home.turn.of', { seats: names(waiting) }) };
}
