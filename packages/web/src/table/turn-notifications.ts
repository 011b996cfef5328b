import { useEffect, useState } from 'react';

/** Browser notifications for the player's turn while the page is hidden. */

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
    const answer = await Notification.requestPermission();
    setState(answer);
    return answer;
  };
  return [state, ask];
}

/** Notifies once per turn, if the turn begins while the page is hidden. */
export function useTurnNotification(isOn: boolean, isMyTurn: boolean, title: string, text: string): void {
  useEffect(() => {
    if (!isOn || !isMyTurn || !document.hidden || permission() !== 'granted') return;
    try {
      const notification = new Notification(title, { body: text, tag: 'sandtable-turn', icon: '/icon.svg' });
      notification.onclick = () => {
        window.focus();
        notification.close();
      };
    } catch {
      // Some phones allow notifications only from a service worker. The page title still shows the turn.
    }
  }, [isOn, isMyTurn, title, text]);
}

/** Sets the page title, in which browser tabs show that it is the player's turn. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
