import { type DiceFault, seedFits } from '@sandtable/client';
import { type Message, seatName, type Words } from '@sandtable/kernel';
import type { OnlineInfo } from '../play/play.js';

interface SeedProps {
  readonly words: Words;
  readonly online: Pick<OnlineInfo, 'seed' | 'seedHash' | 'dice'>;
}

export const FAULT_WORDS: Readonly<Record<DiceFault, string>> = {
  mineMissing: 'dice.fault.mineMissing',
  stranger: 'dice.fault.stranger',
  listChanged: 'dice.fault.changed',
  sharesChanged: 'dice.fault.changed',
  secretWrong: 'dice.fault.secretWrong',
  seedWrong: 'dice.fault.seedWrong',
};

/** The result of checking the seed, once the match is over and the server has revealed it. */
export function SeedCheck({ words, online }: SeedProps) {
  const { seed, seedHash, dice } = online;
  if (seed === undefined) return null;
  if (dice) {
    const found: readonly Message[] = dice.proven ? [{ key: 'dice.proven', params: { seed } }] : faultsOf(online);
    return found.map((message) => (
      <p key={message.key} className="seed-check">
        {words.say(message)}
      </p>
    ));
  }
  const key = seedFits(seed, seedHash) ? 'desk.seed.fits' : 'desk.seed.wrong';
  return <p className="seed-check">{words.say({ key, params: { seed, hash: seedHash.pinned } })}</p>;
}

/** Which seats contributed to the dice; nothing if the server alone made them. */
export function DiceMakers({ words, online: { dice } }: SeedProps) {
  if (!dice) return null;
  const seats = (of: readonly string[]) => ({ seats: of.map((seat) => seatName(words, seat)).join(', ') });
  const made = dice.shares.filter((share) => 'contribution' in share).map(({ seat }) => seat);
  const withheld = dice.shares.filter((share) => 'withheld' in share).map(({ seat }) => seat);
  const lines: readonly Message[] = [
    made.length > 0 ? { key: 'dice.made', params: seats(made) } : { key: 'dice.alone' },
    ...(withheld.length > 0 ? [{ key: 'dice.withheld', params: seats(withheld) }] : []),
    ...(dice.absent.length > 0 ? [{ key: 'dice.absent', params: seats(dice.absent) }] : []),
  ];
  return lines.map((line) => <p key={line.key}>{words.say(line)}</p>);
}

/** Warns that the server has changed what it had shown of the dice, so they can't be trusted. */
export function SeedAlert({ words, online }: SeedProps) {
  return brokenPromises(online).map((broken) => (
    <p key={broken.key} className="banner banner-seed" role="alert">
      {words.say(broken)}
    </p>
  ));
}

function brokenPromises(online: SeedProps['online']): readonly Message[] {
  const { seed, seedHash, dice } = online;
  const { pinned, changedTo } = seedHash;
  if (!dice && seed !== undefined && !seedFits(seed, seedHash)) {
    return [{ key: 'desk.seed.wrong', params: { seed, hash: pinned } }];
  }
  const changed: readonly Message[] =
    changedTo === undefined ? [] : [{ key: 'desk.seed.changed', params: { pinned, hash: changedTo } }];
  return [...changed, ...faultsOf(online)];
}

/** Each sentence once, although two faults may share one. */
function faultsOf({ seed = '', seedHash: { pinned: hash }, dice }: SeedProps['online']): readonly Message[] {
  const keys = new Set((dice?.faults ?? []).map((fault) => FAULT_WORDS[fault]));
  return [...keys].map((key) => ({ key, params: { seed, hash } }));
}
