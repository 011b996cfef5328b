import type { Purchase } from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import { alternatives, partsOf } from './price-texts.js';
import './breakdown.css';

/** A price calculation step by step, and other possible prices. */
export function Breakdown({ purchase, words }: { readonly purchase: Purchase; readonly words: Words }) {
  const parts = partsOf(purchase, words);
  const others = alternatives(purchase, words);
  if (parts.length === 0 && others.length === 0) return null;
  return (
    <span className="price-parts">
      {parts.map(({ n, sign, reason }) => (
        <span
          key={`${sign}${reason}`}
          className={`price-part${sign === '−' ? ' price-off' : sign === '+' ? ' price-on' : ''}`}
        >
          <b>
            {sign}
            {n}
          </b>{' '}
          {reason}
        </span>
      ))}
      {others.map((text) => (
        <span key={text} className="price-part price-else">
          {text}
        </span>
      ))}
    </span>
  );
}
