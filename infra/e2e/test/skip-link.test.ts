import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../src/browser/look-at.ts';
import { openSite, type SiteInBrowser } from '../src/browser/site-in-browser.ts';

const topOfFocus = `document.activeElement.getBoundingClientRect().top`;
const bottomOfHeader = `document.querySelector('header').getBoundingClientRect().bottom`;

describe('the skip link', () => {
  let site: SiteInBrowser;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.stop());

  it.each([360, 1366] as const)(
    'at %i pixels leads to content that the header does not cover',
    async (width) => {
      const complaints = await site.journey({ width }, async (page) => {
        await page.goto('/courses');
        await settled(page);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        expect(await page.evaluate<string>('document.activeElement.closest("main")?.id')).toBe('main');
        expect(await page.evaluate<number>(topOfFocus)).toBeGreaterThanOrEqual(
          await page.evaluate<number>(bottomOfHeader),
        );
      });
      expect(complaints).toEqual([]);
    },
  );
});
