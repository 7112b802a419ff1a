import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type SiteInBrowser } from '../src/browser/site-in-browser.ts';

let site: SiteInBrowser;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

// Code for the page is written as text: this program has Node's types, without `document`.
const ownLinks = `[...new Set([...document.querySelectorAll('header a, nav a, footer a')]
  .filter(({ origin, target }) => origin === location.origin && target === '')
  .map(({ pathname }) => pathname))]`;

/** NAV-01 and NAV-02 name its link; its page is another issue's. */
const named = '/profile';

describe('the links in header, menu and footer', () => {
  it.each(['visitor', 'student', 'admin'] as const)(
    'is built, for a %s [NAV-01]',
    { timeout: 120_000 },
    async (role) => {
      const { page, close } = await site.open({ role });
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const paths = await page.evaluate<string[]>(ownLinks);
      expect(paths.length).toBeGreaterThan(3);
      const dead: string[] = [];
      for (const path of paths.filter((one) => one !== named)) {
        await page.goto(path);
        const title = await page.getByRole('heading', { level: 1 }).first().textContent();
        if (title === 'Not open yet' || title === 'Page Not Found') dead.push(`${path}: ${title}`);
      }
      expect(dead).toEqual([]);
      await close();
    },
  );
});
