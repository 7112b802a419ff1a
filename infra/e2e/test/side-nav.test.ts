import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../src/browser/look-at.ts';
import { logIn } from '../src/browser/log-in.ts';
import { openBrowser, openReader } from '../src/browser/open-browser.ts';
import { startSite } from '../src/site-under-test.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;

beforeAll(async () => {
  site = await startSite();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function asStudent(width: 360 | 1366) {
  const opened = await openReader(browser, site.url, { width, language: 'en', theme: 'light' });
  opened.page.setDefaultTimeout(15_000);
  await logIn(opened.page.context(), site.url, 'student');
  await opened.page.goto('/student-dashboard');
  await settled(opened.page);
  return opened;
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

async function shareOfWidth(page: Page): Promise<number> {
  return ((await menu(page).boundingBox())?.width ?? 0) / 1366;
}

describe('the side menu of a student', () => {
  it('takes a fifth of the width, or a twentieth folded, and stays as it was left', async () => {
    const { page, close } = await asStudent(1366);
    expect(await shareOfWidth(page)).toBeCloseTo(0.2, 2);
    await page.getByRole('button', { name: 'Make the menu narrow' }).click();
    await expect.poll(() => shareOfWidth(page)).toBeCloseTo(0.05, 2);
    await page.reload();
    await settled(page);
    expect(await shareOfWidth(page)).toBeCloseTo(0.05, 2);
    await close();
  });

  it('is a drawer on a phone, opened and closed by a button', async () => {
    const { page, close } = await asStudent(360);
    expect(await menu(page).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Exams', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await page.getByRole('link', { name: 'Exams', exact: true }).waitFor({ state: 'hidden' });
    expect(await menu(page).isVisible()).toBe(false);
    await close();
  });
});
