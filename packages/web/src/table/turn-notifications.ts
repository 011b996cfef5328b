import { useEffect, useState } from 'react';

/** Calls by the browser when it is somebody's turn and nobody looks. */

export type NotificationPermissionState = 'granted' | 'denied' | 'default' | 'none';

const permission = (): NotificationPermissionState =>
  typeof Notification === 'undefined' ? 'none' : Notification.permission;

export function useNotificationPermission(): readonly [
  NotificationPermissionState,
  () => Promise<NotificationPermissionState>,
] {
  const [state, setState] = useState(permission);
  const ask = async () => {
    if (typeof Notification === 'undefined') return 'none';
    const given = await Notification.requestPermission();
    setState(given);
    return given;
  };
  return [state, ask];
}

/** Calls once a turn: when it begins while the page is hidden. */
export function useTurnNotification(on: boolean, mine: boolean, title: string, text: string): void {
  useEffect(() => {
    if (!on || !mine || !document.hidden || permission() !== 'granted') return;
    try {
      const note = new Notification(title, { body: text, tag: 'sandtable-turn', icon: '/icon.svg' });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      // Some phones let only a service worker call; the page's own title still tells.
    }
  }, [on, mine, title, text]);
}

/** The page's title tells whose turn it is, for who looks at the tabs. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
