import { isIP } from 'node:net';
import type { CreatedCredential, UsedCredential } from '@sandtable/client/wire';

/**
 * What this server requires of WebAuthn: discoverable passkeys with user verification (fingerprint, face or PIN).
 * The library takes a third of a second to load, so it is loaded when somebody first uses a passkey.
 */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** ES256 and RS256, which every browser and every supported Node handles without a warning. */
const ALGORITHMS = [-7, -257];
const TIMEOUT_MS = 4 * 60_000;

type Bytes = Uint8Array<ArrayBuffer>;

/** The relying party id for pages of this origin; undefined where browsers offer no passkeys. */
export function relyingPartyId(origin: string): string | undefined {
  const { protocol, hostname } = new URL(origin);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return isSecure ? hostname : undefined;
}

export interface Registration {
  readonly rpId: string;
  readonly challenge: Bytes;
  readonly userHandle: Bytes;
  readonly name: string;
  /** The account's passkeys: their authenticators create no second one. */
  readonly known: readonly { readonly credentialId: string; readonly transports: readonly string[] }[];
}

export async function registrationOptions({ rpId, challenge, userHandle, name, known }: Registration) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Sandtable',
    rpID: rpId,
    userName: name,
    userDisplayName: name,
    userID: userHandle,
    challenge,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

export async function loginOptions(rpId: string, challenge: Bytes) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID: rpId, challenge, timeout: TIMEOUT_MS, userVerification: 'required' });
}

export interface NewCredential {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
}

/**
 * Attestation certificates are not requested. If one is sent anyway, it is refused unread: to check it, the library would
 * contact addresses that the sender has written into it.
 */
async function hasCertificate({ response }: CreatedCredential): Promise<boolean> {
  const { decodeAttestationObject } = await helpers();
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')));
  const format = attestation.get('fmt');
  return format !== 'none' && (format !== 'packed' || attestation.get('attStmt').get('x5c') !== undefined);
}

/** The challenge that a credential answers, unverified; empty if it can't be read. */
export function challengeIn({ response }: CreatedCredential | UsedCredential): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    const isNamed = typeof data === 'object' && data !== null && 'challenge' in data;
    return isNamed && typeof data.challenge === 'string' ? data.challenge : '';
  } catch {
    return '';
  }
}

interface Expected {
  readonly rpId: string;
  readonly origin: string;
  readonly challenge: string;
}

/** Undefined if anything about it is wrong. */
export async function verifyRegistration(
  credential: CreatedCredential,
  { rpId, origin, challenge }: Expected,
): Promise<NewCredential | undefined> {
  const { verifyRegistrationResponse } = await library();
  return unlessWrong(async () => {
    if (await hasCertificate(credential)) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  });
}

/** The signature counter; undefined if anything about it is wrong. */
export async function verifyLogin(
  credential: UsedCredential,
  { credentialId, publicKey, counter }: NewCredential,
  { rpId, origin, challenge }: Expected,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  return unlessWrong(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  });
}

/** The library throws for everything it does not accept, malformed or false. */
async function unlessWrong<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
