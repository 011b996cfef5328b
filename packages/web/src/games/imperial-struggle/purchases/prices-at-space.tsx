import { purchasesFromView } from '@sandtable/imperial-struggle/board';
import type { SpaceId } from '@sandtable/imperial-struggle/board-data';
import type { Json, Words } from '@sandtable/kernel';
import { text } from '../text.js';
import { Breakdown } from './breakdown.js';
import { missingText, paidBy, purchaseVerb } from './price-texts.js';
import './prices-at-space.css';

/** What the round’s points could do at a space, each with its price and who would pay. Empty outside a round. */
export function PriceOf({
  view,
  space,
  words,
}: {
  readonly view: Json;
  readonly space: SpaceId;
  readonly words: Words;
}) {
  const here = purchasesFromView(view).filter((it) => it.space === space);
  if (here.length === 0) return null;
  return (
    <ul className="price-of">
      {here.map((purchase) => {
        const lack = missingText(purchase);
        return (
          <li key={purchase.kind} className={lack ? 'price-of-lacking' : ''}>
            <span className="price-of-head">
              <span>{words.say(purchaseVerb(purchase))}</span>
              <b className="price-of-total">
                {words.say(text(`purchase.points.${purchase.type}`, { n: purchase.price.total }))}
              </b>
            </span>
            <Breakdown purchase={purchase} words={words} />
            <span className="price-of-paid">{lack ? words.say(lack) : paidBy(purchase, words)}</span>
          </li>
        );
      })}
    </ul>
  );
}
