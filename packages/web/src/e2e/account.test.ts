import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, openTestRig, type TestRig } from './test-rig.js';

describe.skipIf(!CHROMIUM)('an account (needs Chromium)', () => {
  let rig: TestRig;
  beforeAll(async () => {
    rig = await openTestRig();
  });
  afterAll(() => rig.close());

  const enter = async (page: Page, name: string, password: string) => {
    await page.locator('form.log-in input[name=username]').fill(name);
    await page.locator('form.log-in input[name=password]').fill(password);
    await page.locator('form.log-in button[type=submit]').click();
  };
  const alert = (page: Page, text: RegExp) => page.getByRole('alert').filter({ hasText: text }).waitFor();

  it('requires a strong password, can change it, and can be deleted', async () => {
    const page = await rig.page({ reducedMotion: 'reduce' });
    await page.goto(`${rig.address}/account`);
    await page.locator('.log-in-other').click();
    await enter(page, 'Ana', 'password1');
    await alert(page, /too easy to guess/);
    await enter(page, 'Ana María', 'ana maría');
    await alert(page, /can’t be the account’s name/);
    await enter(page, 'Ana', 'correct horse');
    await page.locator('.account-who').waitFor();

    const change = page.locator('.account-password');
    await change.locator('summary').click();
    await change.locator('input[name=password]').fill('wrong horse');
    await change.locator('input[name=newPassword]').fill('battery staple');
    await change.getByRole('button').click();
    await alert(page, /The password is wrong/);
    await change.locator('input[name=password]').fill('correct horse');
    await change.getByRole('button').click();
    await change.getByText('The password is changed.').waitFor();

    // The session continues with a new cookie.
    await page.reload();
    await page.getByText('No seats collected yet.').waitFor();
    const deletion = page.locator('.account-deletion');
    await deletion.locator('summary').click();
    expect(await deletion.textContent()).toContain('The matches stay');
    await deletion.locator('input[name=password]').fill('correct horse');
    await deletion.getByRole('button').click();
    await alert(page, /The password is wrong/);
    await deletion.locator('input[name=password]').fill('battery staple');
    await deletion.getByRole('button').click();
    await page.getByText('The account is deleted.').waitFor();
    await enter(page, 'Ana', 'battery staple');
    await alert(page, /The name or the password is wrong/);
  });
});
