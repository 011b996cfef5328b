import { seedFits } from '@sandtable/client';
import type { Message, Words } from '@sandtable/kernel';
import type { Company } from '../play/play.js';

interface SeedProps {
  readonly words: Words;
  readonly company: Pick<Company, 'seed' | 'seedHash'>;
}

/** What this page computed from the seed, once the match is over and the seed is known. */
export function SeedCheck({ words, company: { seed, seedHash } }: SeedProps) {
  if (seed === undefined) return null;
  const key = seedFits(seed, seedHash) ? 'desk.seed.fits' : 'desk.seed.wrong';
  return <p className="seed-check">{words.say({ key, params: { seed, hash: seedHash.pinned } })}</p>;
}

/** The server has not kept to the hash of the seed that it gave first: the dice can't be trusted. */
export function SeedAlert({ words, company }: SeedProps) {
  const broken = brokenPromise(company);
  if (!broken) return null;
  return (
    <p className="banner banner-seed" role="alert">
      {words.say(broken)}
    </p>
  );
}

function brokenPromise({ seed, seedHash }: SeedProps['company']): Message | undefined {
  const { pinned, changedTo } = seedHash;
  if (seed !== undefined && !seedFits(seed, seedHash)) {
    return { key: 'desk.seed.wrong', params: { seed, hash: pinned } };
  }
  if (changedTo === undefined) return undefined;
  return { key: 'desk.seed.changed', params: { pinned, hash: changedTo } };
}
