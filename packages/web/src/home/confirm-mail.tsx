import { confirmMail } from '@sandtable/client';
import { useState } from 'react';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { ServerNotice } from '../shell/server-notice.js';
import { TopBar } from '../shell/top-bar.js';
import { sayWith } from '../words/text.js';
import { useFormFault } from './use-form-fault.js';
import { useTitle } from './use-title.js';
import './home.css';

/** The page that confirms a mail address. It takes a button press, because mail programs open links by themselves. */
export function ConfirmMail({ token }: { readonly token: string }) {
  const { words } = useReaderPreferences();
  const [stage, setStage] = useState<'asking' | 'busy' | 'done'>('asking');
  const [fault, setFault] = useFormFault(words);
  const say = sayWith(words);
  useTitle(say('confirm.title'));

  const confirm = () => {
    setStage('busy');
    setFault(undefined);
    confirmMail(window.location.origin, token).then(
      () => setStage('done'),
      (error: unknown) => {
        setFault(error);
        setStage('asking');
      },
    );
  };

  return (
    <>
      <TopBar />
      <main className="page">
        <h1>{say('confirm.title')}</h1>
        <p className="home-soft">{say('confirm.how')}</p>
        <ServerNotice text={say('confirm.offline')} />
        {fault !== undefined && (
          <p className="home-fault" role="alert">
            {fault}
          </p>
        )}
        {stage !== 'done' && (
          <button type="button" className="primary" disabled={stage === 'busy'} onClick={confirm}>
            {say('confirm.now')}
          </button>
        )}
        <p role="status">{stage === 'done' ? say('confirm.done') : ''}</p>
      </main>
    </>
  );
}
