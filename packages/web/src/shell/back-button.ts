import { useEffect, useRef } from 'react';

/**
 * What lies over a page (a menu, a dialog, the help) closes by Back, as on a phone, before Back leaves the page. Each
 * open layer has an entry of its own in the browser's history, at the page's own address, that says how many layers
 * are open there. Layers close in other ways too, so the entries are brought in line after every change.
 */

export type BackHistory = Pick<History, 'state' | 'pushState' | 'go'>;

interface OpenLayer {
  readonly close: () => void;
}

/** How many layers are open at a history entry. */
export const layersAt = (state: unknown): number => {
  const layers = typeof state === 'object' && state !== null && 'layers' in state ? state.layers : 0;
  return typeof layers === 'number' ? layers : 0;
};

export function backLayers(history: BackHistory) {
  const open: OpenLayer[] = [];
  let isTravelling = false;
  let isPlanned = false;
  let waiting: (() => void)[] = [];

  const reconcile = (): void => {
    isPlanned = false;
    if (isTravelling) return;
    while (layersAt(history.state) < open.length) history.pushState({ layers: layersAt(history.state) + 1 }, '');
    const surplus = layersAt(history.state) - open.length;
    if (surplus === 0) return;
    isTravelling = true;
    history.go(-surplus);
  };
  /** One dialog may follow another at once: only what is open after both changes counts. */
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(reconcile);
  };

  return {
    /** Opens a layer; returns what takes it away again. */
    add(layer: OpenLayer): () => void {
      open.push(layer);
      plan();
      return () => {
        const at = open.indexOf(layer);
        if (at < 0) return;
        open.splice(at, 1);
        plan();
      };
    },
    /** The browser is at another entry of its history: by us, by Back or by Forward. */
    arrived(): void {
      if (isTravelling) {
        isTravelling = false;
        for (const call of waiting.splice(0)) call();
      } else for (const { close } of open.splice(layersAt(history.state)).reverse()) close();
      plan();
    },
    /** Does something with the history once our own travelling is over, which the browser does in its own time. */
    whenSettled(call: () => void): void {
      if (isTravelling) waiting = [...waiting, call];
      else call();
    },
    /** After a reload nothing is open, whatever the entry says. */
    begin: plan,
  };
}

let layers: ReturnType<typeof backLayers> | undefined;
/** The one of this page. */
export const pageLayers = (): ReturnType<typeof backLayers> => {
  layers ??= backLayers(window.history);
  return layers;
};

/** Once, for the whole app. */
export function useBackLayers(): void {
  useEffect(() => {
    const { arrived, begin } = pageLayers();
    window.addEventListener('popstate', arrived);
    begin();
    return () => window.removeEventListener('popstate', arrived);
  }, []);
}

/** While something is open, Back closes it. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const newest = useRef(close);
  useEffect(() => {
    newest.current = close;
  });
  useEffect(() => (isOpen ? pageLayers().add({ close: () => newest.current() }) : undefined), [isOpen]);
}
