import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { CreatedCredential, CredentialOptions, UsedCredential } from '@sandtable/client/wire';

/** A passkey authenticator with its browser, in software. Tests can falsify each part of what it sends. */
export interface Authenticator {
  create(options: CredentialOptions['options'], twist?: CreationTwist): CreatedCredential;
  get(options: CredentialOptions['options'], twist?: Tampering): UsedCredential;
  readonly credentialId: string;
}

export interface Tampering {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly credentialId?: string;
  readonly userHandle?: string | undefined;
  /** Signs something else. */
  readonly isForged?: boolean;
}

interface CreationTwist extends Tampering {
  readonly attestation?: { readonly fmt: string; readonly attStmt: ReadonlyMap<string, Cbor> };
}

/** The part of CBOR that WebAuthn needs. */
export type Cbor = number | string | Uint8Array | readonly Cbor[] | ReadonlyMap<string | number, Cbor>;

function cbor(value: Cbor): Buffer {
  const head = (major: number, n: number): Buffer => {
    if (n < 24) return Buffer.from([(major << 5) | n]);
    return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
  }
  const list = value as readonly Cbor[];
  return Buffer.concat([head(4, list.length), ...list.map(cbor)]);
}

const hash = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest();
const FLAGS = { present: 1, verified: 4, withCredential: 64 };

/** Makes an ES256 key; `origin` is the page's. */
export function authenticator(origin: string, { counts = true } = {}): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(24);
  const credentialId = id.toString('base64url');
  let counter = 0;
  let userHandle = '';
  const next = (): number => (counts ? ++counter : 0);
  const authenticatorData = (flags: number, count: number, rpId: string, more = Buffer.alloc(0)): Buffer => {
    const fixed = Buffer.alloc(5);
    fixed.writeUInt8(flags);
    fixed.writeUInt32BE(count, 1);
    return Buffer.concat([hash(rpId), fixed, more]);
  };
  const clientData = (type: string, { challenge }: CredentialOptions['options'], twist: Tampering): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const flagsFor = ({ isVerified = true }: Tampering): number => FLAGS.present | (isVerified ? FLAGS.verified : 0);
  const around = <T>(response: T, named = credentialId) => ({
    ...{ id: named, rawId: named, type: 'public-key' as const },
    ...{ response, clientExtensionResults: {} },
  });
  return {
    credentialId,
    create(options, twist = {}) {
      userHandle = (options as unknown as { readonly user: { readonly id: string } }).user.id;
      const { fmt, attStmt } = twist.attestation ?? { fmt: 'none', attStmt: new Map<string, Cbor>() };
      const named = twist.credentialId === undefined ? id : Buffer.from(twist.credentialId, 'base64url');
      const length = Buffer.from([named.length >> 8, named.length & 255]);
      const credential = Buffer.concat([Buffer.alloc(16), length, named, cbor(coseKey(publicKey))]);
      const rpId = twist.rpId ?? new URL(origin).hostname;
      const flags = flagsFor(twist) | FLAGS.withCredential;
      const authData = authenticatorData(flags, twist.counter ?? next(), rpId, credential);
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', fmt],
          ['attStmt', attStmt],
          ['authData', authData],
        ]),
      );
      return around(
        {
          clientDataJSON: clientData('webauthn.create', options, twist).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
        named.toString('base64url'),
      );
    },
    get(options, twist = {}) {
      const data = clientData('webauthn.get', options, twist);
      const rpId = twist.rpId ?? new URL(origin).hostname;
      const authData = authenticatorData(flagsFor(twist), twist.counter ?? next(), rpId);
      const signed = Buffer.concat([authData, hash(twist.isForged ? 'something else' : data)]);
      const owner = 'userHandle' in twist ? twist.userHandle : userHandle;
      return around(
        {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          ...(owner === undefined ? {} : { userHandle: owner }),
        },
        twist.credentialId,
      );
    },
  };
}

function coseKey(key: KeyObject): ReadonlyMap<number, Cbor> {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
}
