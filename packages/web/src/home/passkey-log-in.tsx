import { logInByPasskey, passkeyLoginOptions } from '@sandtable/client';
import { useState } from 'react';
import { askForPasskey, whyNoPasskeys } from './passkey-browser.js';
import { text } from './passkey-text.js';
import { usePasskeyWords } from './passkey-words.js';
import { useFormFault } from './use-form-fault.js';

/** Logs in without a name: the browser shows the passkeys it has for this address. */
export function PasskeyLogIn({ done }: { readonly done: (name: string) => void }) {
  const words = usePasskeyWords();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useFormFault(words);
  if (whyNoPasskeys() !== undefined) return null;

  const logIn = async () => {
    const address = window.location.origin;
    const credential = await askForPasskey(await passkeyLoginOptions(address));
    return (await logInByPasskey(address, credential)).name;
  };
  const press = () => {
    setFault(undefined);
    setBusy(true);
    logIn().then(done, (error: unknown) => {
      setFault(error);
      setBusy(false);
    });
  };

  return (
    <>
      <button type="button" className="passkey-log-in" disabled={busy} onClick={press}>
        {words.say(text('passkey.logIn'))}
      </button>
      {fault !== undefined && (
        <p className="home-fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
