import type { GatheringSnapshot } from '@sandtable/client';
import { seatWord } from '../home/covers.js';
import { SeatLinks } from '../home/seat-links.js';
import { links } from '../home/stored-links.js';
import { useWords } from '../shell/reader-preferences.js';
import { TopBar } from '../shell/top-bar.js';
import { tablePageMessages } from '../words/table-page-messages.js';
import { faultTexts } from './seed-check.js';
import { sayWith } from './text.js';
import './gathering.css';

type Seat = GatheringSnapshot['gathering']['seats'][number];

const CATALOGS = [tablePageMessages];
const NO_NAMES = {};

/** A match with shared dice before it begins: which seats have come, which are missing, and a way to begin without them. */
export function Gathering({ now }: { readonly now: GatheringSnapshot }) {
  const words = useWords(CATALOGS, NO_NAMES);
  const say = sayWith(words);
  const { gathering, missing, mayBegin, seedHash, faults } = now;
  const { game, seat, seats, phase, match } = gathering;
  const linksToGive = links.all().filter((link) => link.match === match && link.given && missing.includes(link.seat));
  return (
    <>
      <TopBar />
      <main className="page gathering">
        <h1>{say('gather.title')}</h1>
        <p>{say(seat === 'observer' ? 'gather.watch' : 'gather.how')}</p>
        {seedHash.changedTo === undefined ? null : (
          <p className="banner banner-seed" role="alert">
            {say('desk.seed.changed', { pinned: seedHash.pinned, hash: seedHash.changedTo })}
          </p>
        )}
        {faultTexts(faults, seedHash.pinned).map((fault) => (
          <p key={fault.key} className="banner banner-seed" role="alert">
            {words.say(fault)}
          </p>
        ))}
        <h2>{say('gather.seats')}</h2>
        <ul className="gathering-seats" aria-live="polite">
          {seats.map((it) => (
            <li key={it.seat} data-state={stateOf(it)}>
              <span className="gathering-seat">
                {seatWord(words, game, it.seat)}
                {it.name ? ` (${it.name})` : ''}
                {it.seat === seat ? <em> ({say('desk.yourself')})</em> : null}
              </span>
              <span className="gathering-state">{say(`gather.${stateOf(it)}`)}</span>
            </li>
          ))}
        </ul>
        {phase === 'closed' ? <p role="status">{say('gather.closed')}</p> : null}
        {mayBegin ? (
          <p className="gathering-begin">
            <button type="button" onClick={now.begin}>
              {say('gather.begin')}
            </button>
            <span>{say('gather.begin.what')}</span>
          </p>
        ) : null}
        {linksToGive.length > 0 ? (
          <>
            <h2>{say('gather.links')}</h2>
            <SeatLinks game={game} links={linksToGive} />
          </>
        ) : null}
        <p className="home-soft">
          {say('gather.hash')} <code>{seedHash.pinned}</code>
        </p>
      </main>
    </>
  );
}

function stateOf({ player, commitment, revealed }: Seat): 'bot' | 'missing' | 'committed' | 'revealed' {
  if (player !== 'person') return 'bot';
  if (revealed) return 'revealed';
  return commitment === null ? 'missing' : 'committed';
}
