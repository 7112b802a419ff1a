import type { Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type SiteInBrowser } from '../src/browser/site-in-browser.ts';

const files = '**/mfe/mfe-campaigns/**';

/** Never answers: the request stays open until the page aborts it. */
const hang = () => undefined;

let site: SiteInBrowser;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

describe('a remote that fails', () => {
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
    '%s shows a notice in its place within seconds, the rest works, and Try again loads it',
    async (_, trouble) => {
      const { page, close } = await site.open({});
      let isInTrouble = true;
      // The handler stays and passes new requests: without it, Chromium would send the pending ones.
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

  it('of another contract is refused with a plain message, and none of its code is fetched', async () => {
    const { page, close } = await site.open({});
    await page.route('**/courses', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /("name":"mfe-campaigns","version":"[^"]+","contract":"\^)\d+\./u,
        '$19.',
      );
      await route.fulfill({ response, body });
    });
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/mfe/mfe-campaigns/')) fetched.push(request.url());
    });
    await page.goto('/courses');
    await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Campaigns', exact: true }).first().hover();
    await page.getByRole('link', { name: 'Campaigns', exact: true }).first().click();
    const notice = page.getByRole('alert', { name: 'This part of the site is not available' });
    await notice.waitFor();
    expect(await notice.textContent()).toContain('another version of the site');
    expect(await notice.textContent()).not.toContain('contract');
    expect(await notice.textContent()).toMatch(
      /mfe-campaigns needs version \^9\.\d+, the site provides 2\./u,
    );
    expect(fetched).toEqual([]);
    await close();
  });

  it('of the boss area is not fetched for a visitor who opens its address', async () => {
    const { page, close } = await site.open({});
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/mfe/mfe-admin/')) fetched.push(request.url());
    });
    await page.goto('/boss');
    await page.waitForURL('**/login?next=%2Fboss');
    await page.getByLabel('Username or email').waitFor();
    expect(fetched).toEqual([]);
    await close();
  });
});
