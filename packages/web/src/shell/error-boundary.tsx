import { Component, type ReactNode } from 'react';
import { text } from '../words/text.js';
import { useReaderPreferences } from './reader-preferences.js';
import { useServerReachable } from './server-reachability.js';

/** Shows an error of its children as a sentence with a reload button, instead of an empty page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    return this.state.error ? <ErrorMessage reason={this.state.error.message} /> : this.props.children;
  }
}

function ErrorMessage({ reason }: { readonly reason: string }) {
  const { words } = useReaderPreferences();
  const reachable = useServerReachable();
  return (
    <main className="page" role="alert">
      <p>{words.say(reachable ? text('shell.broken', { reason }) : text('shell.waiting'))}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {words.say(text('shell.again'))}
      </button>
    </main>
  );
}
