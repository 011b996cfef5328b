import type { Words } from '@sandtable/kernel';
import { useState } from 'react';
import './fair-dice.css';

/** docs/fair-dice.md, which the build puts beside the pages: fetched when somebody opens it. */
const ADDRESS = '/fair-dice.txt';

async function fetchText(): Promise<string> {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/** How to check the dice of a match oneself, as the project's documentation says it. */
export function FairDice({ words }: { readonly words: Words }) {
  const [text, setText] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const open = () => {
    setMissing(false);
    if (text === undefined) fetchText().then(setText, () => setMissing(true));
  };
  return (
    <details className="fair-dice" onToggle={({ currentTarget }) => currentTarget.open && open()}>
      <summary>{words.say({ key: 'desk.seed.how' })}</summary>
      {isMissing && <p role="alert">{words.say({ key: 'desk.seed.how.missing' })}</p>}
      {text !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
        <pre lang="en" tabIndex={0}>
          {text}
        </pre>
      )}
    </details>
  );
}
