import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type SiteInBrowser } from '../src/browser/site-in-browser.ts';
import { student } from '../src/sample-ids.ts';

let site: SiteInBrowser;
let address: string;

beforeAll(async () => {
  site = await openSite();
  // Passkeys need a name.
  address = site.url.replace('127.0.0.1', 'localhost');
});
afterAll(() => site.stop());

/** A phone with a fingerprint reader: Chromium's own authenticator. */
async function withAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel('Username or email').fill(student.username);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
  await page.getByText('You are logged out').first().waitFor();
}

const codeOf = (secret: string, steps: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });

describe('an account in two steps', () => {
  it('sets up an app and a passkey, and logs in by recovery code, by code and by passkey, back to the page it came from [AUTH-04]', async () => {
    const faults = await site.journey({}, async (page) => {
      const dialog = page.getByRole('dialog');
      await withAuthenticator(page);
      await page.goto(`${address}/account/security`);
      await enterPassword(page);
      await page.getByRole('button', { name: 'Set up' }).click();
      await dialog.getByLabel('Your password').fill(student.password);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
      await page.getByLabel('Code of the app').fill(codeOf(secret, 0));
      const recoveryCode = await page
        .locator('li', { hasText: /^[\da-z]{5}-[\da-z]{5}$/u })
        .first()
        .innerText();
      await page.getByRole('button', { name: 'I have saved them' }).click();

      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await dialog.getByLabel('Name of this device').fill('My phone');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await page.getByText('The passkey is added').first().waitFor();

      await logOut(page);
      await page.goto(`${address}/account/security`);
      await enterPassword(page);
      // The code of the next 30 seconds is accepted early: the current one is used up.
      await page.getByLabel('Code of the app').fill(codeOf(secret, 1));
      await page.getByRole('heading', { name: 'Where you are logged in' }).waitFor();

      await logOut(page);
      await page.goto(`${address}/account/security`);
      await enterPassword(page);
      await page.getByRole('button', { name: 'I do not have the app at hand' }).click();
      await page.getByLabel('Recovery code').fill(recoveryCode.toUpperCase());
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await page.getByText('Recovery codes left: 9').waitFor();

      await logOut(page);
      await page.goto(`${address}/login?next=%2Faccount%2Fsecurity`);
      await page.getByRole('button', { name: 'Continue with a passkey' }).click();
      await page.getByText('My phone').waitFor();
      expect(new URL(page.url()).pathname).toBe('/account/security');
    });
    expect(faults).toEqual([]);
  });
});
