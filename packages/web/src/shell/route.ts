import { type MouseEvent, useSyncExternalStore } from 'react';
import { layersAt, pageLayers } from './back-button.js';

/** Where in the app we are: one page an address, with the browser's own history. */
export type Route =
  | { readonly page: 'home' }
  /** A new game: alone, side by side or across the network. */
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  /** A game kept in this browser. */
  | { readonly page: 'local'; readonly id: string }
  /** A match on the server; the secret stands after the # and never leaves the page in an address. */
  | { readonly page: 'online'; readonly match: string; readonly token: string }
  | { readonly page: 'account' }
  /** Where the letter to a mail address leads; the secret stands after the # here too. */
  | { readonly page: 'confirm'; readonly token: string }
  | { readonly page: 'nowhere' };

export const ADDRESS = {
  home: '/',
  account: '/account',
  new: (game: string) => `/new/${game}`,
  learn: (game: string) => `/learn/${game}`,
  local: (id: string) => `/play/${id}`,
  online: (match: string, token: string) => `/m/${match}#${token}`,
} as const;

function routeOf(path: string, hash: string): Route {
  const [, first = '', second = '', ...rest] = path.replace(/\/+$/, '').split('/');
  if (rest.length > 0) return { page: 'nowhere' };
  if (second === '') {
    if (first === '') return { page: 'home' };
    if (first === 'confirm') return { page: 'confirm', token: hash.replace(/^#/, '') };
    return first === 'account' ? { page: 'account' } : { page: 'nowhere' };
  }
  switch (first) {
    case 'new':
      return { page: 'new', game: second };
    case 'learn':
      return { page: 'learn', game: second };
    case 'play':
      return { page: 'local', id: second };
    case 'm':
      return { page: 'online', match: second, token: hash.replace(/^#/, '') };
    default:
      return { page: 'nowhere' };
  }
}

const listeners = new Set<() => void>();
const subscribe = (call: () => void) => {
  listeners.add(call);
  window.addEventListener('popstate', call);
  window.addEventListener('hashchange', call);
  return () => {
    listeners.delete(call);
    window.removeEventListener('popstate', call);
    window.removeEventListener('hashchange', call);
  };
};

export function go(address: string): void {
  pageLayers().whenSettled(() => {
    const { history } = window;
    // What is open over this page is gone with it: Back from there leads to the page.
    if (layersAt(history.state) > 0) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    window.scrollTo(0, 0);
    for (const call of [...listeners]) call();
  });
}

const here = (): string => window.location.pathname + window.location.hash;

export function useRoute(): Route {
  const [path, ...hash] = useSyncExternalStore(subscribe, here).split('#');
  return routeOf(path, hash.join('#'));
}

/** For links that stay within the app: `<a {...to(ADDRESS.home)}>`. */
export const to = (address: string) => ({
  href: address,
  onClick: (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(address);
  },
});
