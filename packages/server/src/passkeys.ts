import type { CreatedCredential, PasskeyInfo, UsedCredential } from '@sandtable/client/wire';
import {
  type Account,
  type Accounts,
  isAccount,
  type LoginRefusal,
  newSession,
  type StartedSession,
} from './accounts.js';
import { loginAttempts } from './login-attempts.js';
import { passkeyChallengesOf } from './passkey-challenges.js';
import {
  addPasskey,
  findPasskey,
  logInByPasskey,
  MAX_PASSKEYS,
  passkeysOfAccount,
  removePasskey,
  renamePasskey,
  type StoredPasskey,
} from './store/passkeys.js';
import type { Database } from './store/store.js';
import { newMatchId, sha256 } from './tokens.js';
import {
  challengeIn,
  loginOptions,
  registrationOptions,
  relyingPartyId,
  verifyLogin,
  verifyRegistration,
} from './webauthn.js';

/** Passkeys: a second way to log in to an account. Its name and password stay valid. */
export interface Passkeys {
  list(account: Account): Promise<readonly PasskeyInfo[]>;
  /**
   * What the browser needs to create a passkey. It requires the password, so that somebody who finds an open session
   * can't add a passkey of their own. `token` is the session's: only that session can add the passkey.
   */
  prepare(
    page: PasskeyPage,
    account: Account,
    token: string,
    password: string,
  ): Promise<CreationOptions | LoginRefusal | 'tooMany'>;
  /** `wrong` if anything about the credential is wrong, or if an account has it already. */
  add(page: PasskeyPage, account: Account, token: string, wanted: WantedPasskey): Promise<PasskeyInfo | 'wrong'>;
  /** False if the account has no such passkey. */
  rename(account: Account, id: string, name: string): Promise<boolean>;
  remove(account: Account, id: string): Promise<boolean>;
  /** What the browser needs to find passkeys for this page; the same for everybody. */
  loginOptions(page: PasskeyPage): ReturnType<typeof loginOptions>;
  logIn(page: PasskeyPage, credential: UsedCredential): Promise<StartedSession | LoginRefusal>;
}

type CreationOptions = Awaited<ReturnType<typeof registrationOptions>>;

interface WantedPasskey {
  readonly name: string;
  readonly credential: CreatedCredential;
}

/** The page that makes the request, if browsers offer passkeys there. */
export interface PasskeyPage {
  readonly origin: string;
  readonly rpId: string;
  /** The network address that makes the request. */
  readonly address: string;
}

export function passkeyPage(origin: string | undefined, address: string): PasskeyPage | undefined {
  const rpId = origin === undefined ? undefined : relyingPartyId(origin);
  return origin === undefined || rpId === undefined ? undefined : { origin, rpId, address };
}

const seen = ({ id, name, origin, created, lastUsed }: StoredPasskey): PasskeyInfo => ({
  id,
  name,
  origin,
  created,
  lastUsed,
});

export function passkeysOf(store: Database, accounts: Accounts): Passkeys {
  const challenges = passkeyChallengesOf(store);
  /** Counted apart from wrong passwords, so that mistyping a password doesn't block passkeys. */
  const attempts = loginAttempts();
  const toAdd = ({ origin }: PasskeyPage, { pk }: Account, token: string) => `add ${pk} ${sha256(token)} ${origin}`;
  const toLogIn = ({ origin }: PasskeyPage) => `log in ${origin}`;

  /** The account and the signature counter, if the credential is known and valid. */
  const check = async (page: PasskeyPage, credential: UsedCredential) => {
    const challenge = challengeIn(credential);
    const answered = await challenges.read(challenge, toLogIn(page));
    const found = await findPasskey(store, credential.id);
    if (!answered || !found) return { found, login: undefined };
    const { passkey } = found;
    // A passkey that the browser found by itself names its account.
    const isFor = passkey.origin === page.origin && passkey.userHandle === credential.response.userHandle;
    const counter = isFor ? await verifyLogin(credential, passkey, { ...page, challenge }) : undefined;
    return { found, login: counter === undefined ? undefined : { counter, answered } };
  };

  return {
    list: async ({ pk }) => (await passkeysOfAccount(store, pk)).map(seen),
    async prepare(page, account, token, password) {
      const checked = await accounts.checkPassword(page.address, account, password);
      if (!isAccount(checked)) return checked;
      const known = await passkeysOfAccount(store, account.pk);
      if (known.length >= MAX_PASSKEYS) return 'tooMany';
      return registrationOptions({
        rpId: page.rpId,
        challenge: await challenges.create(toAdd(page, account, token)),
        userHandle: await challenges.userHandle(account.pk),
        name: account.name,
        known: known.filter(({ origin }) => origin === page.origin),
      });
    },
    async add(page, account, token, { name, credential }) {
      const challenge = challengeIn(credential);
      const answered = await challenges.read(challenge, toAdd(page, account, token));
      const made = answered && (await verifyRegistration(credential, { ...page, challenge }));
      if (!answered || !made) return 'wrong';
      const passkey = {
        ...made,
        ...{ id: newMatchId(), name, origin: page.origin, transports: credential.response.transports ?? [] },
        userHandle: Buffer.from(await challenges.userHandle(account.pk)).toString('base64url'),
      };
      const added = await addPasskey(store, account, passkey, answered);
      return added ? { id: passkey.id, name, origin: page.origin, created: added.created, lastUsed: null } : 'wrong';
    },
    rename: ({ pk }, id, name) => renamePasskey(store, pk, id, name),
    remove: ({ pk }, id) => removePasskey(store, pk, id),
    loginOptions: async (page) => loginOptions(page.rpId, await challenges.create(toLogIn(page))),
    async logIn(page, credential) {
      const { address } = page;
      const anyone = attempts.waitMs(address, '');
      if (anyone > 0) return { waitMs: anyone };
      // Counted before the slow check, so that simultaneous attempts count too.
      attempts.failed(address, '');
      const { found, login } = await check(page, credential);
      if (!found) return 'wrong';
      const { account, passkey } = found;
      const owner = `account ${account.pk}`;
      const waitMs = attempts.waitMs(address, owner);
      if (waitMs > 0) return { waitMs };
      const session = newSession();
      const isIn = login && (await logInByPasskey(store, account, passkey, login.counter, login.answered, session));
      if (!isIn) {
        attempts.failed(address, owner);
        return 'wrong';
      }
      attempts.succeeded(address, '');
      attempts.succeeded(address, owner);
      return { account, ...session };
    },
  };
}
