import type { Words } from '@sandtable/kernel';
import { useState } from 'react';
import { text } from './text.js';
import './fair-dice.css';

/** docs/fair-dice.md, which the build copies into the site. */
const ADDRESS = '/fair-dice.txt';

async function fetchText(): Promise<string> {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/** The documentation page on how to check the dice of a match, loaded when it is opened. */
export function FairDice({ words }: { readonly words: Words }) {
  const [page, setPage] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const open = () => {
    setMissing(false);
    if (page === undefined) fetchText().then(setPage, () => setMissing(true));
  };
  return (
    <details className="fair-dice" onToggle={({ currentTarget }) => currentTarget.open && open()}>
      <summary>{words.say(text('desk.seed.how'))}</summary>
      {isMissing && <p role="alert">{words.say(text('desk.seed.how.missing'))}</p>}
      {page !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
        <pre lang="en" tabIndex={0}>
          {page}
        </pre>
      )}
    </details>
  );
}
