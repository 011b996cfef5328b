import { Component, type ReactNode } from 'react';
import { useReaderPreferences } from './reader-preferences.js';
import { useServerReachable } from './server-reachability.js';

/** What breaks within stays within: a sentence and a way on, instead of an empty page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    return this.state.error ? <Broken reason={this.state.error.message} /> : this.props.children;
  }
}

function Broken({ reason }: { readonly reason: string }) {
  const { words } = useReaderPreferences();
  const reachable = useServerReachable();
  return (
    <main className="page" role="alert">
      <p>{words.say(reachable ? { key: 'shell.broken', params: { reason } } : { key: 'shell.waiting' })}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {words.say({ key: 'shell.again' })}
      </button>
    </main>
  );
}
