import { changePassword } from '@sandtable/client';
import { type FormEvent, useId, useState } from 'react';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { sayWith } from '../words/text.js';
import { newPasswordFault, PasswordField } from './password-field.js';
import { session } from './session.js';
import { links } from './stored-links.js';
import { useFormFault } from './use-form-fault.js';

/** The form to change the account's password. */
export function AccountPassword({ account }: { readonly account: string }) {
  const { words } = useReaderPreferences();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [fault, setFault] = useFormFault(words);
  const id = useId();
  const say = sayWith(words);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const mistake = newPasswordFault(newPassword);
    setFault(mistake);
    setChanged(false);
    if (mistake !== undefined) return;
    setBusy(true);
    changePassword(session(), { password, newPassword })
      .then(() => {
        // The server has ended all passes, also those of this browser. Opening a match from the list gets a new one.
        links.forgetLent();
        setPassword('');
        setNewPassword('');
        setChanged(true);
      }, setFault)
      .finally(() => setBusy(false));
  };

  return (
    <details className="account-part account-password">
      <summary>{say('account.change')}</summary>
      <form className="log-in" onSubmit={submit} noValidate>
        {/* For password managers, which store a password under the account's name. */}
        <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
        <PasswordField name="password" isNew={false} value={password} change={setPassword}>
          {say('account.change.old')}
        </PasswordField>
        <PasswordField
          name="newPassword"
          isNew={true}
          value={newPassword}
          change={setNewPassword}
          describedBy={`${id}-how`}
        >
          {say('account.change.new')}
        </PasswordField>
        <p className="home-soft" id={`${id}-how`}>
          {say('account.password.how')} {say('account.change.how')}
        </p>
        {fault !== undefined && (
          <p className="home-fault" role="alert">
            {fault}
          </p>
        )}
        <button type="submit" className="primary" disabled={busy || password === ''}>
          {say('account.change')}
        </button>
        <span role="status">{isChanged ? say('account.changed') : ''}</span>
      </form>
    </details>
  );
}
