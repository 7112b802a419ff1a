import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../src/browser/look-at.ts';
import { openSite, type SiteInBrowser } from '../src/browser/site-in-browser.ts';

let site: SiteInBrowser;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

async function asStudent(width: 360 | 1366) {
  const opened = await site.open({ role: 'student', width });
  await opened.page.goto('/student-dashboard');
  await settled(opened.page);
  return opened;
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

async function shareOfWidth(page: Page): Promise<number> {
  return ((await menu(page).boundingBox())?.width ?? 0) / 1366;
}

describe('the side menu of a student', () => {
  it('takes a fifth of the width, or a twentieth collapsed, and remembers which [NAV-02]', async () => {
    const { page, close } = await asStudent(1366);
    expect(await shareOfWidth(page)).toBeCloseTo(0.2, 2);
    await page.getByRole('button', { name: 'Make the menu narrow' }).click();
    await expect.poll(() => shareOfWidth(page)).toBeCloseTo(0.05, 2);
    await page.reload();
    await settled(page);
    expect(await shareOfWidth(page)).toBeCloseTo(0.05, 2);
    await close();
  });

  it('is a drawer on a phone, opened and closed by a button [NAV-02]', async () => {
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
