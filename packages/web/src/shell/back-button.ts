import { useEffect, useRef } from 'react';

/**
 * The Back button closes what lies over a page (a menu, a dialog, the help) before it leaves the page, as phone users
 * expect. Each open layer adds an entry to the browser's history at the page's address, which records how many layers
 * are open. Layers close in other ways too, so the entries are reconciled after every change.
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
  let isMoving = false;
  let isScheduled = false;
  let waiting: (() => void)[] = [];

  const reconcile = (): void => {
    isScheduled = false;
    if (isMoving) return;
    while (layersAt(history.state) < open.length) history.pushState({ layers: layersAt(history.state) + 1 }, '');
    const surplus = layersAt(history.state) - open.length;
    if (surplus === 0) return;
    isMoving = true;
    history.go(-surplus);
  };
  /** Batched, because one dialog may replace another: only what is open after both changes counts. */
  const scheduleReconcile = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(reconcile);
  };

  return {
    /** Adds an open layer, and returns a function that removes it. */
    add(layer: OpenLayer): () => void {
      open.push(layer);
      scheduleReconcile();
      return () => {
        const at = open.indexOf(layer);
        if (at < 0) return;
        open.splice(at, 1);
        scheduleReconcile();
      };
    },
    /** The browser has moved to another history entry, by our request or by Back or Forward. */
    arrived(): void {
      if (isMoving) {
        isMoving = false;
        for (const callback of waiting.splice(0)) callback();
      } else for (const { close } of open.splice(layersAt(history.state)).reverse()) close();
      scheduleReconcile();
    },
    /** Calls back once the history no longer moves. The browser moves it asynchronously. */
    whenSettled(callback: () => void): void {
      if (isMoving) waiting = [...waiting, callback];
      else callback();
    },
    /** After a reload no layer is open, whatever the entry says. */
    begin: scheduleReconcile,
  };
}

let layers: ReturnType<typeof backLayers> | undefined;
/** The layers of this page. */
export const pageLayers = (): ReturnType<typeof backLayers> => {
  layers ??= backLayers(window.history);
  return layers;
};

/** Listens to the browser's history. Used once, in the app. */
export function useBackLayers(): void {
  useEffect(() => {
    const { arrived, begin } = pageLayers();
    window.addEventListener('popstate', arrived);
    begin();
    return () => window.removeEventListener('popstate', arrived);
  }, []);
}

/** Makes the Back button close a layer while it is open. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? pageLayers().add({ close: () => latest.current() }) : undefined), [isOpen]);
}
