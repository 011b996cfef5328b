import type { Side, Tier } from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import { Mini } from '../board/pieces.js';
import { Sign } from '../side-sign.js';
import { sayWith, text } from '../text.js';

/** 7.2: the spoils of a theater by margin of victory; the tier that would be reached is marked. */
export function Tiers({
  tiers,
  reached,
  side,
  words,
}: {
  readonly tiers: readonly Tier[];
  readonly reached: Tier | undefined;
  /** The side, where the sides' spoils differ. */
  readonly side?: Side;
  readonly words: Words;
}) {
  const say = sayWith(words, 'war.');
  return (
    <table className="is-tiers">
      <thead>
        <tr>
          <th scope="col">
            {side ? <Sign side={side} label={words.name(`seat:${side}`)} /> : null} {say('tier.margin')}
          </th>
          <th scope="col">{say('tier.winner')}</th>
          <th scope="col">{say('tier.loser')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier, place) => {
          const next = tiers[place + 1];
          const most = next ? next.from - 1 : undefined;
          return (
            <tr key={tier.from} className={tier.from === reached?.from ? 'is-tiers-reached' : ''}>
              <th scope="row">
                {most === undefined ? `${tier.from}+` : most > tier.from ? `${tier.from}–${most}` : tier.from}
              </th>
              <td>{winnings(tier, words).join(', ') || '–'}</td>
              <td>
                {tier.trp > 0 ? (
                  <span title={say('trp', { n: tier.trp })}>
                    <Mini kind="treaty" /> <span aria-hidden="true">{tier.trp}</span>
                    <span className="unseen">{say('trp', { n: tier.trp })}</span>
                  </span>
                ) : (
                  '–'
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function winnings(tier: Tier, words: Words): readonly string[] {
  const say = sayWith(words, 'war.');
  return [
    ...(tier.vp > 0 ? [say('vp', { n: tier.vp })] : []),
    ...(tier.cp > 0 ? [say('cp', { n: tier.cp })] : []),
    ...(tier.unflag ? [say(`unflag.${tier.unflag.kind}`, { region: `region:${tier.unflag.region}` })] : []),
    ...(tier.special ?? []).map((special) => say(`spoil.${special}`)),
  ];
}

/** Everything that a tier brings, in one line. */
export const tierTexts = (tier: Tier, words: Words): readonly string[] => {
  const won = winnings(tier, words);
  return won.length > 0 ? won : [words.say(text('war.nothing'))];
};
