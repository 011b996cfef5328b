import { type DiceFault, seedFits } from '@sandtable/client';
import { type Message, seatName, type Words } from '@sandtable/kernel';
import type { OnlineInfo } from '../play/play.js';
import { text } from './text.js';

interface SeedProps {
  readonly words: Words;
  readonly online: Pick<OnlineInfo, 'seed' | 'seedHash' | 'dice'>;
}

const FAULT_TEXTS = {
  mineMissing: 'dice.fault.mineMissing',
  stranger: 'dice.fault.stranger',
  listChanged: 'dice.fault.changed',
  sharesChanged: 'dice.fault.changed',
  secretWrong: 'dice.fault.secretWrong',
  seedWrong: 'dice.fault.seedWrong',
} as const satisfies Record<DiceFault, string>;

/** The result of checking the seed, once the match is over and the server has revealed it. */
export function SeedCheck({ words, online }: SeedProps) {
  const { seed, seedHash, dice } = online;
  if (seed === undefined) return null;
  if (dice) {
    const found: readonly Message[] = dice.proven ? [text('dice.proven', { seed })] : faultsOf(online);
    return found.map((message) => (
      <p key={message.key} className="seed-check">
        {words.say(message)}
      </p>
    ));
  }
  const key = seedFits(seed, seedHash) ? 'desk.seed.fits' : 'desk.seed.wrong';
  return <p className="seed-check">{words.say(text(key, { seed, hash: seedHash.pinned }))}</p>;
}

/** Which seats contributed to the dice; nothing if the server alone made them. */
export function DiceMakers({ words, online: { dice } }: SeedProps) {
  if (!dice) return null;
  const seats = (of: readonly string[]) => ({ seats: of.map((seat) => seatName(words, seat)).join(', ') });
  const made = dice.shares.filter((share) => 'contribution' in share).map(({ seat }) => seat);
  const withheld = dice.shares.filter((share) => 'withheld' in share).map(({ seat }) => seat);
  const lines: readonly Message[] = [
    made.length > 0 ? text('dice.made', seats(made)) : text('dice.alone'),
    ...(withheld.length > 0 ? [text('dice.withheld', seats(withheld))] : []),
    ...(dice.absent.length > 0 ? [text('dice.absent', seats(dice.absent))] : []),
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
    return [text('desk.seed.wrong', { seed, hash: pinned })];
  }
  const changed: readonly Message[] =
    changedTo === undefined ? [] : [text('desk.seed.changed', { pinned, hash: changedTo })];
  return [...changed, ...faultsOf(online)];
}

const faultsOf = ({ seed, seedHash: { pinned }, dice }: SeedProps['online']): readonly Message[] =>
  faultTexts(dice?.faults ?? [], pinned, seed);

/** Each sentence once, although two faults may share one. */
export function faultTexts(faults: readonly DiceFault[], hash: string, seed = ''): readonly Message[] {
  const keys = new Set(faults.map((fault) => FAULT_TEXTS[fault]));
  return [...keys].map((key) => text(key, { seed, hash }));
}
