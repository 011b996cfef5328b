import { describe, expect, it } from 'vitest';
import { type BackHistory, backLayers, layersAt } from './back-button.js';

/** A browser's history. It moves asynchronously: here, when `arrive` is called. */
function browser(state: unknown = null) {
  let entries: unknown[] = ['home', state];
  let at = 1;
  let ahead = 0;
  const history: BackHistory = {
    get state() {
      return entries[at];
    },
    pushState(next: unknown) {
      entries = [...entries.slice(0, ++at), next];
    },
    go(by = 0) {
      ahead += by;
    },
  };
  return {
    history,
    depth: () => layersAt(history.state),
    left: () => history.state === 'home',
    traveling: () => ahead !== 0,
    go: (by: number) => history.go(by),
    arrive() {
      at += ahead;
      ahead = 0;
    },
  };
}
const settled = () => Promise.resolve();

describe('Back', () => {
  function page(state?: unknown) {
    const it = browser(state);
    const layers = backLayers(it.history);
    const closed: string[] = [];
    const travel = async () => {
      it.arrive();
      layers.arrived();
      await settled();
    };
    return {
      ...it,
      layers,
      closed,
      travel,
      open(name: string) {
        const remove = layers.add({
          close: () => {
            closed.push(name);
            remove();
          },
        });
        return remove;
      },
      async press(by = -1) {
        it.go(by);
        await travel();
      },
    };
  }

  it('closes the menu and stays on the page; a second press leaves', async () => {
    const { open, press, closed, left } = page();
    open('menu');
    await settled();
    await press();
    expect([closed, left()]).toEqual([['menu'], false]);
    await press();
    expect(left()).toBe(true);
  });

  it('closes one of several at a time, the last opened first', async () => {
    const { open, press, closed, left } = page();
    open('help');
    await settled();
    open('menu');
    await settled();
    await press();
    expect(closed).toEqual(['menu']);
    await press();
    expect([closed, left()]).toEqual([['menu', 'help'], false]);
  });

  it('leaves at once when the menu was closed in another way', async () => {
    const { open, press, travel, closed, depth, left } = page();
    const close = open('menu');
    await settled();
    expect(depth()).toBe(1);
    close();
    await settled();
    await travel();
    expect([closed, depth()]).toEqual([[], 0]);
    await press();
    expect(left()).toBe(true);
  });

  it('does not move in the history when one dialog replaces another', async () => {
    const { open, press, closed, depth, traveling } = page();
    const close = open('menu');
    await settled();
    close();
    open('keys');
    await settled();
    expect([depth(), traveling()]).toEqual([1, false]);
    await press();
    expect(closed).toEqual(['keys']);
  });

  it('handles a layer that opens while the history still moves', async () => {
    const { open, press, travel, closed, depth } = page();
    const close = open('menu');
    await settled();
    close();
    await settled();
    open('help');
    await settled();
    await travel();
    expect(depth()).toBe(1);
    await press();
    expect(closed).toEqual(['help']);
  });

  it('skips entries of closed dialogs, on Forward and after a reload', async () => {
    const { open, press, travel, depth, traveling } = page();
    open('menu');
    await settled();
    await press();
    await press(1);
    expect(traveling()).toBe(true);
    await travel();
    expect(depth()).toBe(0);

    const reloaded = page({ layers: 1 });
    reloaded.layers.begin();
    await settled();
    expect(reloaded.traveling()).toBe(true);
  });

  it('delays a change of page until the history has moved', async () => {
    const { open, travel, layers } = page();
    const close = open('menu');
    await settled();
    close();
    await settled();
    const done: string[] = [];
    layers.whenSettled(() => done.push('home'));
    expect(done).toEqual([]);
    await travel();
    expect(done).toEqual(['home']);
  });
});
