import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { now } from './store/matches.js';
import { type AnsweredChallenge, serverKey } from './store/passkeys.js';
import type { Database } from './store/store.js';
import { newToken } from './tokens.js';

/**
 * What a passkey signs. A challenge contains its expiry and is signed with a key that all processes share, so any of
 * them recognizes it, and strangers who request challenges can't fill the database, which stores only answered ones.
 */
export interface PasskeyChallenges {
  /** `purpose` says what the challenge is for and for whom. It is valid for nothing else. */
  create(purpose: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Undefined if it is not one of ours, not for this purpose, or too old. Whether it was answered before is not checked. */
  read(challenge: string, purpose: string): Promise<AnsweredChallenge | undefined>;
  /** The account's id for authenticators: the same for all its passkeys. It reveals nothing about the account. */
  userHandle(account: number): Promise<Uint8Array<ArrayBuffer>>;
}

export const CHALLENGE_SECONDS = 300;
const NONCE_BYTES = 16;
const EXPIRY_BYTES = 6;
const MAC_BYTES = 32;

export function passkeyChallengesOf(store: Database, clock: () => number = now): PasskeyChallenges {
  let serverKeyPromise: Promise<string> | undefined;
  const key = (): Promise<string> => {
    serverKeyPromise ??= serverKey(store, 'passkeys', newToken());
    // If the database was unavailable, the next request tries again.
    serverKeyPromise.catch(() => {
      serverKeyPromise = undefined;
    });
    return serverKeyPromise;
  };
  const mac = async (what: string, bytes: Uint8Array): Promise<Buffer> =>
    createHmac('sha256', await key())
      .update(`${what}\n`)
      .update(bytes)
      .digest();
  return {
    async create(purpose) {
      const content = Buffer.alloc(NONCE_BYTES + EXPIRY_BYTES);
      randomBytes(NONCE_BYTES).copy(content);
      content.writeUIntBE(clock() + CHALLENGE_SECONDS, NONCE_BYTES, EXPIRY_BYTES);
      return new Uint8Array([...content, ...(await mac(`challenge ${purpose}`, content))]);
    },
    async read(challenge, purpose) {
      const bytes = Buffer.from(challenge, 'base64url');
      if (bytes.length !== NONCE_BYTES + EXPIRY_BYTES + MAC_BYTES) return undefined;
      const content = bytes.subarray(0, NONCE_BYTES + EXPIRY_BYTES);
      const given = bytes.subarray(content.length);
      if (!timingSafeEqual(given, await mac(`challenge ${purpose}`, content))) return undefined;
      const expires = content.readUIntBE(NONCE_BYTES, EXPIRY_BYTES);
      return expires > clock() ? { nonce: content.toString('hex', 0, NONCE_BYTES), expires } : undefined;
    },
    userHandle: async (account) => new Uint8Array(await mac('user', Buffer.from(String(account)))),
  };
}
