import { deleteAccount } from '@sandtable/client';
import { type FormEvent, useId, useState } from 'react';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { sayWith } from '../words/text.js';
import { PasswordField } from './password-field.js';
import { session } from './session.js';
import { useFormFault } from './use-form-fault.js';

/** Says what is deleted and what stays, then asks for the password. */
export function AccountDeletion({ account, done }: { readonly account: string; readonly done: () => void }) {
  const { words } = useReaderPreferences();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useFormFault(words);
  const id = useId();
  const say = sayWith(words);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(undefined);
    setBusy(true);
    deleteAccount(session(), password).then(done, (error: unknown) => {
      setFault(error);
      setBusy(false);
    });
  };

  return (
    <details className="account-part account-deletion">
      <summary>{say('account.delete')}</summary>
      <form className="log-in" onSubmit={submit} noValidate>
        <div className="home-soft" id={`${id}-how`}>
          <p>{say('account.delete.goes')}</p>
          <p>{say('account.delete.stays')}</p>
          <p>{say('account.delete.final')}</p>
        </div>
        {/* For password managers, which find a password by its name. */}
        <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
        <PasswordField name="password" isNew={false} value={password} change={setPassword} describedBy={`${id}-how`}>
          {say('account.password')}
        </PasswordField>
        {fault !== undefined && (
          <p className="home-fault" role="alert">
            {fault}
          </p>
        )}
        <button type="submit" disabled={busy || password === ''}>
          {say('account.delete.now', { name: account })}
        </button>
      </form>
    </details>
  );
}
