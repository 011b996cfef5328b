import { useEffect, useRef } from 'react';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { ADDRESS, linkTo } from '../shell/route.js';
import { sayWith } from '../words/text.js';
import { SeatLinks } from './seat-links.js';
import type { StoredLink } from './stored-links.js';

export interface CreatedMatchLinks {
  readonly links: readonly StoredLink[];
  readonly mine: StoredLink;
  readonly seedHash: string;
}

/** The links of a new online match, one per seat. */
export function CreatedMatchPanel({
  game,
  made,
  again,
}: {
  readonly game: string;
  readonly made: CreatedMatchLinks;
  readonly again: () => void;
}) {
  const { words } = useReaderPreferences();
  const say = sayWith(words);
  const { mine } = made;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="made">
      <h1 ref={heading} tabIndex={-1}>
        {say('new.made')}
      </h1>
      <p>{say('new.made.how')}</p>
      <SeatLinks game={game} links={made.links} />
      <p className="made-buttons">
        <a className="button primary" {...linkTo(ADDRESS.online(mine.match, mine.token))}>
          {say(mine.seat === 'observer' ? 'new.watch' : 'new.open')}
        </a>
        <button type="button" onClick={again}>
          {say('new.again')}
        </button>
        <a className="button" {...linkTo(ADDRESS.home)}>
          {say('shell.home')}
        </a>
      </p>
      <p className="home-soft">
        {say('new.seedHash')} <code className="made-hash">{made.seedHash}</code>
      </p>
      <p className="home-soft">{say('new.seed.online')}</p>
    </section>
  );
}
