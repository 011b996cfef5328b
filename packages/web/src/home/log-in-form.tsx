import { createAccount, logIn } from '@sandtable/client';
import type { InputError } from '@sandtable/kernel';
import { type FormEvent, useId, useState } from 'react';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { inputError, sayWith } from '../words/text.js';
import { PasskeyLogIn } from './passkey-log-in.js';
import { newPasswordFault, PasswordField } from './password-field.js';
import { useFormFault } from './use-form-fault.js';

const MAX_NAME_LENGTH = 60;

/** Logs in, or creates an account and logs in. */
export function LogInForm({ done }: { readonly done: (name: string) => void }) {
  const { words } = useReaderPreferences();
  const [isNew, setNew] = useState(false);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useFormFault(words);
  const id = useId();
  const say = sayWith(words);

  const wrong = (): InputError | undefined => {
    if (name.trim() === '' || name.length > MAX_NAME_LENGTH) return inputError('account.error.name');
    return isNew ? newPasswordFault(password) : undefined;
  };
  const enter = async () => {
    const address = window.location.origin;
    const credentials = { name: name.trim(), password };
    if (isNew) await createAccount(address, credentials);
    return (await logIn(address, credentials)).name;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const mistake = wrong();
    setFault(mistake);
    if (mistake !== undefined) return;
    setBusy(true);
    enter().then(done, (error: unknown) => {
      setFault(error);
      setBusy(false);
    });
  };

  return (
    <form className="log-in" onSubmit={submit} noValidate aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{say(isNew ? 'account.register' : 'account.logIn')}</h2>
      <label>
        {say('account.name')}
        <input
          name="username"
          autoComplete="username"
          maxLength={MAX_NAME_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <PasswordField
        name="password"
        isNew={isNew}
        value={password}
        change={setPassword}
        describedBy={isNew ? `${id}-how` : undefined}
      >
        {say('account.password')}
      </PasswordField>
      {isNew && (
        <p className="home-soft" id={`${id}-how`}>
          {say('account.password.how')}
        </p>
      )}
      {fault !== undefined && (
        <p className="home-fault" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" className="primary" disabled={busy}>
        {say(isNew ? 'account.register' : 'account.logIn')}
      </button>
      {!isNew && <PasskeyLogIn done={done} />}
      <button
        type="button"
        className="log-in-other"
        onClick={() => {
          setNew(!isNew);
          setFault(undefined);
        }}
      >
        {say(isNew ? 'account.to.logIn' : 'account.to.register')}
      </button>
    </form>
  );
}
