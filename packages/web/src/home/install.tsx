import { useSyncExternalStore } from 'react';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { text } from '../words/text.js';

/** The event by which browsers offer to install the app. TypeScript has no type for it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let installEvent: InstallEvent | undefined;
const listeners = new Set<() => void>();
const change = (event: InstallEvent | undefined): void => {
  installEvent = event;
  for (const listener of [...listeners]) listener();
};
// The event may come before the first render.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  change(event as InstallEvent);
});
window.addEventListener('appinstalled', () => change(undefined));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shown only if the browser offers to install the app. */
export function InstallButton() {
  const { words } = useReaderPreferences();
  const event = useSyncExternalStore(subscribe, () => installEvent);
  if (!event) return null;
  const install = () => {
    change(undefined);
    event.prompt().catch(() => undefined);
  };
  return (
    <button type="button" className="home-install" onClick={install}>
      {words.say(text('home.install'))}
    </button>
  );
}
