import { type PasskeyInfo, passkeysOf, removePasskey, renamePasskey } from '@sandtable/client';
import { useCallback, useEffect, useState } from 'react';
import { useServerReachable } from '../shell/server-reachability.js';
import { NewPasskeyForm } from './new-passkey-form.js';
import { whyNoPasskeys } from './passkey-browser.js';
import { PasskeyRow } from './passkey-row.js';
import { sayWith } from './passkey-text.js';
import { usePasskeyWords } from './passkey-words.js';
import { session } from './session.js';
import { useFormFault } from './use-form-fault.js';

/** The passkeys of the account. The list is loaded when this part is opened. */
export function AccountPasskeys({ account }: { readonly account: string }) {
  const words = usePasskeyWords();
  const say = sayWith(words);
  const [isOpen, setOpen] = useState(false);
  const [passkeys, setPasskeys] = useState<readonly PasskeyInfo[]>();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState('');
  const [fault, setFault] = useFormFault(words);
  const reachable = useServerReachable();
  const missing = whyNoPasskeys();

  const load = useCallback(() => passkeysOf(session()).then(setPasskeys, setFault), [setFault]);
  // Loads again when the server is back.
  useEffect(() => {
    if (isOpen && reachable) void load();
  }, [isOpen, load, reachable]);

  const change = (changed: Promise<void>, success: `passkey.${'added' | 'removed' | 'renamed'}`) => {
    setBusy(true);
    setDone('');
    setFault(undefined);
    changed
      .then(() => setDone(say(success)), setFault)
      .then(load)
      .finally(() => setBusy(false));
  };

  return (
    <details className="account-part account-passkeys" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('passkey.title')}</summary>
      <p className="home-soft">{say('passkey.how')}</p>
      {fault !== undefined && (
        <p className="home-fault" role="alert">
          {fault}
        </p>
      )}
      {passkeys?.length === 0 && <p className="home-soft">{say('passkey.none')}</p>}
      {passkeys && passkeys.length > 0 && (
        <ul className="rows">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              busy={busy}
              rename={(name) => change(renamePasskey(session(), passkey.id, name), 'passkey.renamed')}
              remove={() => change(removePasskey(session(), passkey.id), 'passkey.removed')}
            />
          ))}
        </ul>
      )}
      <p role="status">{done}</p>
      {missing ? (
        <p>{words.say(missing)}</p>
      ) : (
        <NewPasskeyForm
          account={account}
          suggestedName={say('passkey.suggested', { n: (passkeys?.length ?? 0) + 1 })}
          done={() => change(Promise.resolve(), 'passkey.added')}
        />
      )}
    </details>
  );
}
