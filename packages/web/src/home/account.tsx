import { fetchAccount, logOut, logOutEverywhere } from '@sandtable/client';
import { useEffect, useState } from 'react';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { ServerNotice } from '../shell/server-notice.js';
import { useServerReachable } from '../shell/server-reachability.js';
import { TopBar } from '../shell/top-bar.js';
import { sayWith } from '../words/text.js';
import { AccountDeletion } from './account-deletion.js';
import { AccountMatches } from './account-matches.js';
import { AccountPasskeys } from './account-passkeys.js';
import { AccountPassword } from './account-password.js';
import { LogInForm } from './log-in-form.js';
import { accountName, rememberAccount, session } from './session.js';
import { links } from './stored-links.js';
import { useFormFault } from './use-form-fault.js';
import { useTitle } from './use-title.js';
import './home.css';
import './account.css';

/** The account page. An account collects online seats, and is optional. */
export function Account() {
  const { words } = useReaderPreferences();
  const reachable = useServerReachable();
  const [name, setName] = useState(accountName);
  const [isDeleted, setDeleted] = useState(false);
  const [fault, setFault] = useFormFault(words);
  const say = sayWith(words);
  useTitle(say('account.title'));

  const enter = (as: string | undefined) => {
    rememberAccount(as);
    setName(as);
    setFault(undefined);
    setDeleted(false);
    // The account's passes end with its session.
    if (as === undefined) links.forgetLent();
  };

  // The name is stored here, but the session may have ended meanwhile.
  useEffect(() => {
    if (accountName() === undefined || !reachable) return;
    fetchAccount(session()).catch((error: unknown) => {
      if (!hasEnded(error)) return;
      rememberAccount(undefined);
      setName(undefined);
      setFault(error);
    });
  }, [reachable, setFault]);

  const leave = (how: typeof logOut) => {
    how(session()).then(
      () => enter(undefined),
      (error: unknown) => (hasEnded(error) ? enter(undefined) : setFault(error)),
    );
  };

  return (
    <>
      <TopBar />
      <main className="page account">
        <h1>{say('account.title')}</h1>
        <p className="home-soft">{say('account.why')}</p>
        <ServerNotice text={say('account.offline')} />
        {fault !== undefined && (
          <p className="home-fault" role="alert">
            {fault}
          </p>
        )}
        <p role="status">{isDeleted ? say('account.deleted') : ''}</p>
        {name === undefined ? (
          <LogInForm done={enter} />
        ) : (
          <>
            <div className="account-who">
              <strong>{say('account.hello', { name })}</strong>
              <button type="button" onClick={() => leave(logOut)}>
                {say('account.logOut')}
              </button>
            </div>
            <AccountMatches />
            <div className="account-part">
              <button type="button" onClick={() => leave(logOutEverywhere)}>
                {say('account.everywhere')}
              </button>
              <p className="home-soft">{say('account.everywhere.how')}</p>
            </div>
            <AccountPasskeys account={name} />
            <AccountPassword account={name} />
            <AccountDeletion
              account={name}
              done={() => {
                enter(undefined);
                setDeleted(true);
              }}
            />
          </>
        )}
      </main>
    </>
  );
}

/** The server no longer accepts the session's cookie. */
const hasEnded = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'notLoggedIn';
