import type { Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type SiteInBrowser } from '../src/browser/site-in-browser.ts';

const files = '**/mfe/mfe-campaigns/**';

/** Nobody ever answers: the request stays open until the page gives it up. */
const hang = () => undefined;

let site: SiteInBrowser;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

describe('a remote in trouble', () => {
  it.each<[string, (route: Route) => unknown]>([
    ['whose files are gone', (route) => route.fulfill({ status: 404, body: '' })],
    ['that cannot be reached', (route) => route.abort()],
    [
      'whose entry was tampered with',
      (route) =>
        route.fulfill({ status: 200, contentType: 'text/javascript', body: 'globalThis.tampered = true' }),
    ],
    ['that hangs', hang],
  ])(
    '%s is told of in its place within seconds, the rest works, and Try again brings it back',
    async (_, trouble) => {
      const { page, close } = await site.open({});
      let isInTrouble = true;
      // Without its route, Chromium would send on what hangs: the handler stays, and lets through what is asked anew.
      await page.route(files, (route) => (isInTrouble ? trouble(route) : route.continue()));
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('link', { name: 'Campaigns', exact: true }).first().click();
      const retry = page.getByRole('button', { name: 'Try again' });
      await retry.waitFor({ timeout: 10_000 });
      expect(await page.evaluate('globalThis.tampered')).toBeUndefined();
      await page.getByRole('link', { name: 'Courses', exact: true }).first().click();
      await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
      await page.goBack();
      await retry.waitFor({ timeout: 10_000 });
      isInTrouble = false;
      await retry.click();
      await page.getByRole('heading', { name: 'Campaigns', level: 1 }).waitFor();
      await close();
    },
  );
});
