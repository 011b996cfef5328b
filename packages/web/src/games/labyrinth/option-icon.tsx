import type { Words } from '@sandtable/kernel';
import { Mini } from './board/pieces.js';
import type { TokenKind } from './board/tokens.js';
import { cardOf } from './cards.js';
import { Sign } from './side-sign.js';
import { text } from './text.js';

/** Pieces and plots by the names that options use. */
export const TOKENS: Readonly<Record<string, TokenKind>> = {
  'piece:active': 'active',
  'piece:sleeper': 'sleeper',
  'piece:sadr': 'sadr',
  'plot:hidden': 'plot-hidden',
  'plot:1': 'plot-1',
  'plot:2': 'plot-2',
  'plot:3': 'plot-3',
  'plot:wmd': 'wmd',
};

/** The picture before an option's name: a card's value and side, or a piece as on the board. */
export function OptionIcon({ option, words }: { readonly option: string; readonly words: Words }) {
  const token = TOKENS[option];
  if (token) return <Mini kind={token} />;
  const card = option.startsWith('card:') ? cardOf(Number(option.slice('card:'.length))) : undefined;
  if (!card) return null;
  return (
    <span className={`lab-card-mark lab-card-${card.association}`}>
      <span className="lab-card-value">
        <span className="unseen">{words.say(text('panel.card.value', { n: card.ops }))}</span>
        <span aria-hidden="true">{card.ops}</span>
      </span>
      <Sign side={card.association} label={words.say(text(`panel.association.${card.association}`))} />
    </span>
  );
}
