import { useEffect, useRef } from 'react';
import { useReader } from '../shell/reader.js';
import { ADDRESS, to } from '../shell/route.js';
import type { KeptLink } from './links.js';
import { Links } from './seat-links.js';

export interface Made {
  readonly links: readonly KeptLink[];
  readonly mine: KeptLink;
  readonly seedHash: string;
}

/** An online match was made: a link for everybody. */
export function MadeMatch({
  game,
  made,
  again,
}: {
  readonly game: string;
  readonly made: Made;
  readonly again: () => void;
}) {
  const { words } = useReader();
  const say = (key: string) => words.say({ key });
  const { mine } = made;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="made">
      <h1 ref={heading} tabIndex={-1}>
        {say('new.made')}
      </h1>
      <p>{say('new.made.how')}</p>
      <Links game={game} links={made.links} />
      <p className="made-buttons">
        <a className="button primary" {...to(ADDRESS.online(mine.match, mine.token))}>
          {say(mine.seat === 'observer' ? 'new.watch' : 'new.open')}
        </a>
        <button type="button" onClick={again}>
          {say('new.again')}
        </button>
        <a className="button" {...to(ADDRESS.home)}>
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
