import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type SiteInBrowser } from '../src/browser/site-in-browser.ts';

let site: SiteInBrowser;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const toast = (page: Page) => page.locator('[data-tone]');

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing to be seen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

// Code for the page is written as text: this program has Node's types, without `document`.
const covered = `(() => {
  const card = document.querySelector('[data-tone]')?.getBoundingClientRect();
  if (!card) return ['no toast'];
  return [...document.querySelectorAll('header, h1, main label, main input, main button')]
    .filter((element) => {
      const box = element.getBoundingClientRect();
      const isBeside = box.width === 0 || box.left >= card.right - 1 || box.right <= card.left + 1;
      return !isBeside && box.top < card.bottom - 1 && box.bottom > card.top + 1;
    })
    .map((element) => element.localName + ' ' + element.textContent.slice(0, 40));
})()`;

/** Controls and headings that the toast covers. */
const coveredBy = (page: Page): Promise<string[]> => page.evaluate<string[]>(covered);

// The focused element if the header covers it; empty: not covered; null: the focus has left the page.
const underHeader = `(() => {
  const { activeElement } = document;
  if (!activeElement?.closest('main')) return null;
  const { bottom } = document.querySelector('header').getBoundingClientRect();
  return activeElement.getBoundingClientRect().top < bottom ? activeElement.textContent : '';
})()`;

async function sendEmptyForm(page: Page): Promise<void> {
  await page.goto('/signup');
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await toast(page).waitFor();
}

describe.each([360, 1366] as const)('a toast on a screen of %i pixels', (width) => {
  it('is at the top, below the header, and covers no control [NAV-06]', async () => {
    const { page, close } = await site.open({ width });
    await sendEmptyForm(page);
    const [card, header] = [await boxOf(toast(page)), await boxOf(page.locator('header').first())];
    expect(await coveredBy(page)).toEqual([]);
    expect(card.y).toBeGreaterThanOrEqual(header.bottom);
    expect(card.y - header.bottom).toBeLessThan(40);
    expect(width - card.right).toBeLessThan(width === 360 ? 32 : 40);
    await close();
  });

  it('is a single one that changes to the outcome; on the next page it covers nothing either', async () => {
    const { page, close } = await site.open({ width });
    await sendEmptyForm(page);
    const username = `toast${process.pid}x${width}`;
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email').fill(`${username}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('a-long-journey-1');
    await page.getByLabel('Password once more').fill('a-long-journey-1');
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await page.waitForURL('**/verifyotp**');
    await page.getByLabel('Code from the mail').waitFor();
    expect(await toast(page).count()).toBe(1);
    expect(await page.getByText('Please wait...').count()).toBe(0);
    await expect.poll(() => coveredBy(page)).toEqual([]);
    await close();
  });

  it('closes when dragged far enough, also after a drag that ended early', async () => {
    const { page, close } = await site.open({ width });
    await sendEmptyForm(page);
    const drag = async (share: number) => {
      const card = await boxOf(toast(page));
      await page.mouse.move(card.x + 30, card.y + 25);
      await page.mouse.down();
      await page.mouse.move(card.x + 30 + card.width * share, card.y + 25, { steps: 8 });
      await page.mouse.up();
    };
    await drag(0.5);
    expect(await toast(page).count()).toBe(1);
    await drag(0.85);
    await toast(page).waitFor({ state: 'detached', timeout: 1000 });
    await close();
  });
});

describe('the skip link', () => {
  it.each([360, 1366] as const)('leads to content below the header, at %i pixels', async (width) => {
    const { page, close } = await site.open({ width });
    await page.goto('/courses');
    // No element of the content can have the focus before the list is shown.
    await page.getByRole('main').getByRole('link').first().waitFor();
    await page.evaluate('scrollTo(0, 300)');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const focused = page.locator('main :focus');
    const [link, header] = [await boxOf(focused), await boxOf(page.locator('header').first())];
    expect(header.y).toBe(0);
    expect(link.y).toBeGreaterThanOrEqual(header.bottom);
    await close();
  });

  it('leaves nothing with the focus under the header after Shift+Tab', async () => {
    const { page, close } = await site.open({});
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('footer a').last().focus();
    const hidden: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const found = await page.evaluate<string | null>(underHeader);
      if (found === null) break;
      if (found !== '') hidden.push(found);
    }
    expect(hidden).toEqual([]);
    await close();
  });
});
