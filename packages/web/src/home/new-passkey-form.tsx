import { addPasskey, newPasskeyOptions } from '@sandtable/client';
import { type FormEvent, useState } from 'react';
import { makePasskey } from './passkey-browser.js';
import { sayWith } from './passkey-text.js';
import { usePasskeyWords } from './passkey-words.js';
import { PasswordField } from './password-field.js';
import { session } from './session.js';
import { useFormFault } from './use-form-fault.js';

const LONGEST_NAME = 60;

export interface NewPasskeyFormProps {
  readonly account: string;
  readonly suggestedName: string;
  readonly done: () => void;
}

/** Asks for the password, because an open session alone must not be enough to add a passkey. */
export function NewPasskeyForm({ account, suggestedName, done }: NewPasskeyFormProps) {
  const words = usePasskeyWords();
  const say = sayWith(words);
  const [name, setName] = useState<string>();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useFormFault(words);
  const shown = name ?? suggestedName;

  const add = async () => {
    const credential = await makePasskey(await newPasskeyOptions(session(), password));
    await addPasskey(session(), shown.trim(), credential);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(undefined);
    setBusy(true);
    add()
      .then(() => {
        setName(undefined);
        setPassword('');
        done();
      }, setFault)
      .finally(() => setBusy(false));
  };

  return (
    <form className="log-in" onSubmit={submit} noValidate>
      <label>
        {say('passkey.name')}
        <input
          name="passkeyName"
          autoComplete="off"
          maxLength={LONGEST_NAME}
          value={shown}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      {/* For password managers, which find a password by its name. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <PasswordField name="password" isNew={false} value={password} change={setPassword}>
        {say('account.password')}
      </PasswordField>
      {fault !== undefined && (
        <p className="home-fault" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" className="primary" disabled={busy || password === '' || shown.trim() === ''}>
        {say('passkey.add')}
      </button>
    </form>
  );
}
