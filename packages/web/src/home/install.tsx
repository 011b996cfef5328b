import { useSyncExternalStore } from 'react';
import { useReaderPreferences } from '../shell/reader-preferences.js';

/** Browsers that can install the app say so by this event; TypeScript does not know it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let installEvent: InstallEvent | undefined;
const listeners = new Set<() => void>();
const change = (event: InstallEvent | undefined): void => {
  installEvent = event;
  for (const call of [...listeners]) call();
};
// It may come before anything is drawn.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  change(event as InstallEvent);
});
window.addEventListener('appinstalled', () => change(undefined));

const subscribe = (call: () => void) => {
  listeners.add(call);
  return () => listeners.delete(call);
};

/** Only where the browser offers it. */
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
      {words.say({ key: 'home.install' })}
    </button>
  );
}
