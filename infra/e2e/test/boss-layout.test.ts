import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../src/browser/look-at.ts';
import { openSite, type SiteInBrowser } from '../src/browser/site-in-browser.ts';

let site: SiteInBrowser;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

// Code for the page is written as text: this program has Node's types, without `document`.
const menuHeights = `[...document.querySelectorAll('nav:has(a[href="/boss"]) a')]
  .filter((link) => link.getBoundingClientRect().height > 0)
  .map((link) => [link.getAttribute('href'), Math.round(link.getBoundingClientRect().height)])`;

// Returns the buttons, and links that look like buttons, which a toast or an offer to undo covers.
const covered = `(() => {
  const cards = [...document.querySelectorAll('[data-tone], [data-undo]')].map((one) => one.getBoundingClientRect());
  const isControl = (one) => one.localName !== 'a' || getComputedStyle(one).borderTopWidth !== '0px';
  return [...document.querySelectorAll('main :is(button, a)')].filter(isControl).filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && cards.some((card) =>
      box.left < card.right - 1 && box.right > card.left + 1 && box.top < card.bottom - 1 && box.bottom > card.top + 1);
  }).map((one) => one.textContent.slice(0, 40));
})()`;

const unfold = `document.querySelectorAll('nav:has(a[href="/boss"]) button[aria-expanded="false"]')
  .forEach((heading) => heading.click())`;

async function openBoss(width: 360 | 1366, path: string, language: 'bn' | 'en' = 'en') {
  const opened = await site.open({ role: 'admin', width, language });
  await opened.page.goto(path);
  await settled(opened.page);
  return opened;
}

describe('the menu of the boss area', () => {
  it.each(['en', 'bn'] as const)(
    'has one line for each entry, also for the current one, in %s',
    async (language) => {
      const { page, close } = await openBoss(1366, '/boss', language);
      await page.evaluate(unfold);
      const entries = await page.evaluate<readonly (readonly [string, number])[]>(menuHeights);
      expect(entries.length).toBeGreaterThan(15);
      const tall: string[] = [];
      for (const [path] of entries) {
        if (!path.startsWith('/boss')) continue;
        await page.locator(`nav a[href="${path}"]`).first().click();
        await page.locator(`nav a[href="${path}"][aria-current]`).first().waitFor();
        const now = await page.evaluate<typeof entries>(menuHeights);
        tall.push(...now.filter(([, height]) => height > 40).map(([at]) => `${at} on ${path}`));
      }
      expect(tall).toEqual([]);
      await close();
    },
  );
});

describe.each([360, 1366] as const)('on a screen of %i pixels', (width) => {
  it('what is said after a save covers no button of the page', async () => {
    const { page, close } = await openSaved(width);
    await expect.poll(() => page.evaluate<string[]>(covered)).toEqual([]);
    await close();
  });
});

describe('what is said after a save', () => {
  it('covers no button of the next page, where the action is a link at its place', async () => {
    const { page, close } = await openSaved(1366);
    await page.locator('nav a[href="/boss/course-management/university-courses"]').first().click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Create/u })
      .first()
      .waitFor();
    await expect.poll(() => page.evaluate<string[]>(covered)).toEqual([]);
    expect(await page.locator('[data-tone]').count()).toBe(1);
    await close();
  });
});

/** The settings after a save, with what is said of it. */
async function openSaved(width: 360 | 1366) {
  const opened = await openBoss(width, '/boss/settings');
  const { page } = opened;
  await page.getByRole('main').getByRole('textbox').first().press('End');
  await page.keyboard.type(' ');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await page.locator('[data-tone]').first().waitFor();
  return opened;
}
