import { apiRequest } from './api-request.js';
import { requestAs, type Session } from './session.js';
import type {
  CreatedCredential,
  CredentialOptions,
  LoginReply,
  PasskeyInfo,
  PasskeyList,
  UsedCredential,
} from './wire.js';

/** Requests about passkeys, the other way to log in to an account. The browser makes and uses them (WebAuthn). */

/** Oldest first. */
export const passkeysOf = async (session: Session): Promise<readonly PasskeyInfo[]> =>
  (await requestAs<PasskeyList>(session, '/me/passkeys')).passkeys;

/** What the browser needs to make a passkey; the server asks for the password first. */
export const newPasskeyOptions = async (session: Session, password: string): Promise<CredentialOptions['options']> =>
  (await requestAs<CredentialOptions>(session, '/me/passkeys/options', { method: 'POST', body: { password } })).options;

export const addPasskey = (session: Session, name: string, credential: CreatedCredential): Promise<PasskeyInfo> =>
  requestAs(session, '/me/passkeys', { method: 'POST', body: { name, credential } });

export async function renamePasskey(session: Session, id: string, name: string): Promise<void> {
  await requestAs(session, `/me/passkeys/${id}`, { method: 'PUT', body: { name } });
}

export async function removePasskey(session: Session, id: string): Promise<void> {
  await requestAs(session, `/me/passkeys/${id}`, { method: 'DELETE' });
}

/** What the browser needs to log in by a passkey. */
export const passkeyLoginOptions = async (address: string): Promise<CredentialOptions['options']> =>
  (await apiRequest<CredentialOptions>(address, '/session/passkey/options', { method: 'POST' })).options;

export async function logInByPasskey(address: string, credential: UsedCredential): Promise<LoginReply & Session> {
  const body = { credential };
  return { address, ...(await apiRequest<LoginReply>(address, '/session/passkey', { method: 'POST', body })) };
}
