import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHALLENGE_SECONDS, passkeyChallengesOf } from './passkey-challenges.js';
import { openSqlite } from './store/sqlite.js';
import type { Database } from './store/store.js';

describe('a passkey challenge', () => {
  let store: Database;
  beforeEach(async () => {
    store = await openSqlite(':memory:');
  });
  afterEach(() => store.close());
  const text = (challenge: Uint8Array) => Buffer.from(challenge).toString('base64url');

  it('is accepted by every process on the database, for its purpose only, until it expires', async () => {
    let now = 1_000_000;
    const [here, there] = [passkeyChallengesOf(store, () => now), passkeyChallengesOf(store, () => now)];
    const challenge = text(await here.create('log in'));
    const read = await there.read(challenge, 'log in');
    expect(read).toEqual({ nonce: expect.stringMatching(/^[0-9a-f]{32}$/), expires: now + CHALLENGE_SECONDS });
    expect(await here.read(challenge, 'add')).toBeUndefined();
    now += CHALLENGE_SECONDS - 1;
    expect(await here.read(challenge, 'log in')).toEqual(read);
    now += 1;
    expect(await here.read(challenge, 'log in')).toBeUndefined();
  });

  it('cannot be forged or extended', async () => {
    const challenges = passkeyChallengesOf(store);
    const bytes = await challenges.create('log in');
    expect(text(bytes)).not.toBe(text(await challenges.create('log in')));
    for (let i = 0; i < bytes.length; i++) {
      const changed = bytes.slice();
      changed[i] ^= 1;
      expect(await challenges.read(text(changed), 'log in'), `byte ${i}`).toBeUndefined();
    }
    for (const nonsense of ['', 'x', text(bytes.slice(1)), text(new Uint8Array(54))]) {
      expect(await challenges.read(nonsense, 'log in')).toBeUndefined();
    }
  });

  it('identifies an account to authenticators without revealing which', async () => {
    const [here, there] = [passkeyChallengesOf(store), passkeyChallengesOf(store)];
    expect(await here.userHandle(1)).toEqual(await there.userHandle(1));
    expect(await here.userHandle(1)).not.toEqual(await here.userHandle(2));
    expect((await here.userHandle(1)).length).toBe(32);
  });
});
