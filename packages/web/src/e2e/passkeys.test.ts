import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, openTestRig, type TestRig } from './test-rig.js';

/** The browser's virtual authenticator. */
interface VirtualAuthenticator {
  verify(isVerified: boolean): Promise<void>;
  /** How many passkeys it holds. */
  count(): Promise<number>;
}

async function withAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verify: async (isUserVerified) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    count: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

describe.skipIf(!CHROMIUM)('passkeys (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  const makeAccount = async (page: Page, name: string) => {
    await page.locator('.log-in-other').click();
    await page.locator('form.log-in input[name=username]').fill(name);
    await page.locator('form.log-in input[name=password]').fill('correct horse');
    await page.locator('form.log-in button[type=submit]').click();
    await page.locator('.account-who').waitFor();
  };

  it('are added, log in without name and password, and are renamed and removed', async () => {
    const page = await rig.page({ reducedMotion: 'reduce' });
    const device = await withAuthenticator(page);
    // WebAuthn accepts host names, not IP addresses.
    const address = rig.address.replace('127.0.0.1', 'localhost');
    await page.goto(`${address}/account`);
    await makeAccount(page, 'Ana');

    const part = page.locator('.account-passkeys');
    await part.locator('summary').click();
    await part.getByText('No passkeys yet.').waitFor();
    const add = part.locator('form.log-in');
    expect(await add.locator('input[name=passkeyName]').inputValue()).toBe('Passkey 1');
    await add.locator('input[name=passkeyName]').fill('My phone');
    await add.locator('input[name=password]').fill('wrong horse');
    await add.getByRole('button', { name: 'Add a passkey' }).click();
    await part.getByRole('alert').filter({ hasText: 'The password is wrong' }).waitFor();
    expect(await device.count()).toBe(0);
    await add.locator('input[name=password]').fill('correct horse');
    await add.getByRole('button', { name: 'Add a passkey' }).click();
    await part.getByText('The passkey is added.').waitFor();
    const row = part.locator('.row');
    expect(await row.textContent()).toMatch(/My phone.*added.*not used yet/);
    expect(await device.count()).toBe(1);

    // The same device refuses a second passkey.
    await add.locator('input[name=password]').fill('correct horse');
    await add.getByRole('button', { name: 'Add a passkey' }).click();
    await part.getByRole('alert').filter({ hasText: 'already has a passkey' }).waitFor();

    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    const enter = page.getByRole('button', { name: 'Log in with a passkey' });
    await device.verify(false);
    await enter.click();
    await page.getByRole('alert').filter({ hasText: 'The passkey was not used' }).waitFor();
    await device.verify(true);
    await enter.click();
    await page.getByText('Logged in as Ana').waitFor();

    await part.locator('summary').click();
    await part.getByText(/last used/).waitFor();
    await row.getByRole('button', { name: 'Rename My phone' }).click();
    await row.locator('input').fill('Old phone');
    await row.getByRole('button', { name: 'Save the name' }).click();
    await part.getByText('The passkey has a new name.').waitFor();
    await row.getByRole('button', { name: 'Remove Old phone' }).click();
    await row.getByText(/you need another passkey or the password/).waitFor();
    await row.getByRole('button', { name: 'Remove the passkey' }).click();
    await part.getByText('No passkeys yet.').waitFor();

    // The device still has the passkey, but the server no longer accepts it.
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await enter.click();
    await page.getByRole('alert').filter({ hasText: 'This passkey opens no account here' }).waitFor();
  });

  it('are not offered at an IP address, and the page names an address where they are', async () => {
    const page = await rig.page({ reducedMotion: 'reduce' });
    await page.goto(`${rig.address}/account`);
    await page.locator('form.log-in').waitFor();
    expect(await page.getByRole('button', { name: 'Log in with a passkey' }).count()).toBe(0);
    await makeAccount(page, 'Ben');
    const part = page.locator('.account-passkeys');
    await part.locator('summary').click();
    const address = `${rig.address.replace('127.0.0.1', 'localhost')}/account`;
    await part.getByText(`Open ${address} instead.`).waitFor();
    expect(await part.locator('form').count()).toBe(0);
  });

  it('add no code to the first page', async () => {
    const page = await rig.page({ reducedMotion: 'reduce' });
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text());
    });
    await page.goto(rig.address, { waitUntil: 'networkidle' });
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => /PublicKeyCredential|passkey\.title/.test(script))).toEqual([]);
  });
});
