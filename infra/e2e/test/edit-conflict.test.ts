import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsAtRest, openSite, type SiteInBrowser, type Visit } from '../src/browser/site-in-browser.ts';

const phone: Visit = { width: 360 };
const desktop: Visit = { width: 1366 };
const list = '**/boss/course-management/university-courses**';

let site: SiteInBrowser;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function logIn(page: Page, next: string): Promise<void> {
  await page.goto(`/login?next=${next}`);
  await page.getByLabel('Username or email').fill(site.admin.username);
  await page.getByLabel('Password', { exact: true }).fill(site.admin.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

async function openMedical(page: Page): Promise<void> {
  await logIn(page, '/boss/course-management/university-courses');
  await page.waitForURL(list);
  await page
    .getByRole('link', { name: /Medical/u })
    .first()
    .click();
  await page.getByLabel('Duration').waitFor();
}

describe('an admission course that two administrators edit', () => {
  it.each([
    ['a phone', phone],
    ['a wide screen', desktop],
  ])('is shown in both versions to the later one, on %s [ADM-02]', { timeout: 120_000 }, async (_, visit) => {
    const faults = await site.journey(visit, async (page) => {
      await openMedical(page);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.getByLabel('Duration').fill(`${visit.width} days`);
      await button(other, 'Save').click();
      await other.waitForURL(list);
      await other.close();
      await page.getByLabel('Course code').fill(`M${visit.width}`);
      await button(page, 'Save').click();
      const dialog = page.getByRole('dialog', { name: 'Two versions' });
      await dialog.waitFor();
      expect(await dialog.getByRole('listitem').count()).toBe(1);
      expect(await faultsAtRest(page)).toEqual([]);
      await button(page, 'Take theirs').click();
      expect(await page.getByLabel('Duration').inputValue()).toBe(`${visit.width} days`);
      expect(await page.getByLabel('Course code').inputValue()).not.toBe(`M${visit.width}`);
    });
    // The refused save is the one call that may fail.
    expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
  });
});
