import type { CreatedCredential, CredentialOptions, UsedCredential } from '@sandtable/client';
import type { Message } from '@sandtable/kernel';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { inputError, text } from './passkey-text.js';

/** Passkeys in the browser. The library is loaded when a passkey is first used. */
const webauthn = () => import('@simplewebauthn/browser');

type Options = CredentialOptions['options'];

/** The page's address and what the browser supports. */
export interface PasskeyEnvironment {
  readonly isSecureContext: boolean;
  readonly isSupported: boolean;
  /** The page's address. */
  readonly href: string;
}

const surroundings = (): PasskeyEnvironment => ({
  isSecureContext: window.isSecureContext,
  isSupported: 'PublicKeyCredential' in window,
  href: window.location.href,
});

/** Why passkeys don't work on this page; undefined if they do. */
export function whyNoPasskeys(
  { isSecureContext, isSupported, href }: PasskeyEnvironment = surroundings(),
): Message | undefined {
  const url = new URL(href);
  const isLoopback = /^127(\.\d+){3}$|^\[::1\]$/.test(url.hostname);
  const isNumeric = /^[\d.]+$|^\[/.test(url.hostname);
  if (isLoopback) {
    url.hostname = 'localhost';
    return text('passkey.localhost', { address: `${url.origin}${url.pathname}` });
  }
  if (!isSecureContext) return text('passkey.insecure');
  if (isNumeric) return text('passkey.numeric');
  return isSupported ? undefined : text('passkey.unsupported');
}

export async function makePasskey(options: Options): Promise<CreatedCredential> {
  const { startRegistration } = await webauthn();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch(explained);
}

export async function askForPasskey(options: Options): Promise<UsedCredential> {
  const { startAuthentication } = await webauthn();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).catch(explained);
}

/** Translates the browser's errors into refusals in the reader's language. */
function explained(error: unknown): never {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  if (name === 'NotAllowedError' || name === 'AbortError') throw inputError('passkey.error.canceled');
  if (name === 'InvalidStateError') throw inputError('passkey.error.known');
  throw inputError('passkey.error.failed', { reason: message });
}
