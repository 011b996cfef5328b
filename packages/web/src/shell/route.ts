import { type MouseEvent, useSyncExternalStore } from 'react';
import { layersAt, pageLayers } from './back-button.js';

/** The current page of the app. Each page has an address, in the browser's own history. */
export type Route =
  | { readonly page: 'home' }
  /** The form for a new game: alone, at one screen or online. */
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  /** A game stored in this browser. */
  | { readonly page: 'local'; readonly id: string }
  /** A match on the server. The secret is after the #, which browsers never send. */
  | { readonly page: 'online'; readonly match: string; readonly token: string }
  | { readonly page: 'account' }
  /** The link in the mail that confirms an address. Its secret is after the # as well. */
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
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  window.addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
    window.removeEventListener('hashchange', listener);
  };
};

export function navigate(address: string): void {
  pageLayers().whenSettled(() => {
    const { history } = window;
    // Layers over this page close with it, so the new address replaces their history entry.
    if (layersAt(history.state) > 0) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    window.scrollTo(0, 0);
    for (const listener of [...listeners]) listener();
  });
}

const currentAddress = (): string => window.location.pathname + window.location.hash;

export function useRoute(): Route {
  const [path = '/', ...hash] = useSyncExternalStore(subscribe, currentAddress).split('#');
  return routeOf(path, hash.join('#'));
}

/** Props of a link within the app: `<a {...to(ADDRESS.home)}>`. */
export const linkTo = (address: string) => ({
  href: address,
  onClick: (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(address);
  },
});
