import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { toy } from '@sandtable/kernel/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULTS, startServer } from '../index.js';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'sandtable-site-'));
  ends.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function served(site: string, more: Partial<typeof DEFAULTS> = {}): Promise<string> {
  const config = { ...DEFAULTS, ...more, dataFolder: folder(), port: 0, logLevel: 'silent' };
  const running = await startServer(config, { toy }, '', { site });
  ends.push(() => running.close());
  return running.address;
}

function pages(): string {
  const site = folder();
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'index.html'), '<title>the app</title>');
  writeFileSync(join(site, 'sw.js'), '// kept');
  writeFileSync(join(site, 'assets', 'a-1234.js'), 'let a;');
  writeFileSync(join(site, 'assets', 'a-1234.js.br'), brotliCompressSync('let a;'));
  return site;
}

describe('the web app', () => {
  it('is one page at every address of the app, revalidated each time', async () => {
    const address = await served(pages());
    for (const path of [
      '/',
      '/account',
      '/confirm',
      '/new/toy',
      '/learn/toy',
      '/play/abc',
      '/m/abcdefghijkl',
      '/m/abcdefghijkl/',
    ]) {
      const page = await fetch(address + path);
      expect(page.status).toBe(200);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(await page.text()).toContain('the app');
    }
  });

  it('is in the first of the reader’s languages that has a page', async () => {
    const site = pages();
    writeFileSync(join(site, 'index.pl.html'), '<title>aplikacja</title>');
    const address = await served(site);
    const read = async (language: string) => {
      const page = await fetch(`${address}/new/toy`, { headers: { 'accept-language': language } });
      expect(page.headers.get('vary')).toContain('accept-language');
      return page.text();
    };
    expect(await read('pl-PL,pl;q=0.9,en;q=0.8')).toContain('aplikacja');
    expect(await read('de;q=0.9, PL;q=0.5')).toContain('aplikacja');
    expect(await read('en-GB,pl;q=0.9')).toContain('the app');
    expect(await read('pl;q=0, fr')).toContain('the app');
    expect(await read('*')).toContain('the app');
  });

  it('has compressed files that can be cached forever, and a service worker that is never cached', async () => {
    const address = await served(pages());
    const file = await fetch(`${address}/assets/a-1234.js`, { headers: { 'accept-encoding': 'br' } });
    expect(file.headers.get('content-encoding')).toBe('br');
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(await file.text()).toBe('let a;');
    expect((await fetch(`${address}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
  });

  it('leaves all other routes unchanged', async () => {
    const address = await served(pages());
    for (const path of ['/nothing', '/assets/../../secret', '/assets/b.js', '/m/a/b', '/api/nothing']) {
      const none = await fetch(address + path);
      expect(none.status).toBe(404);
      expect(await none.json()).toMatchObject({ code: 'notFound' });
    }
    expect((await fetch(`${address}/api/games`)).status).toBe(200);
  });

  it('has a limit of its own: whoever opens many pages can still ask for matches', async () => {
    const address = await served(pages(), { limits: { ...DEFAULTS.limits, requestsPerMinute: 2 } });
    const statuses = async (path: string, times: number) => {
      const found = [];
      for (let i = 0; i < times; i++) found.push((await fetch(address + path)).status);
      return found;
    };
    expect(new Set(await statuses('/assets/a-1234.js', 40))).toEqual(new Set([200]));
    expect(await statuses('/sw.js', 1)).toEqual([429]);
    expect(await statuses('/api/games', 3)).toEqual([200, 200, 429]);
  });

  it('must have been built', async () => {
    await expect(served(folder())).rejects.toThrow('build them first');
  });
});
