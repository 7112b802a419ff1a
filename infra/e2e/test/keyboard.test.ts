import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasFocus, press, walkTo } from '../src/browser/keys.ts';
import { settled } from '../src/browser/look-at.ts';
import { openSite, type SiteInBrowser } from '../src/browser/site-in-browser.ts';
import { sampleCourse } from '../src/sample-course.ts';
import { student } from '../src/sample-ids.ts';

let site: SiteInBrowser;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

/** Goes by keyboard from the page of the course to its first exam. */
async function beginExam(page: Page): Promise<void> {
  await press(page, page.getByRole('link', { name: 'Give Exam' }).first());
  const optional = page.getByRole('checkbox', { checked: false }).first();
  await press(page, optional, 'Space');
  await press(page, page.getByRole('button', { name: 'Start', exact: true }));
  await page.getByRole('heading', { name: /Question 1 of/u }).waitFor();
}

const option = (page: Page, n: number) =>
  page
    .getByRole('group', { name: /Choose one answer/u })
    .getByRole('radio')
    .nth(n);

/** The text of the first option. */
const words = (page: Page) =>
  page
    .getByRole('group', { name: /Choose one answer/u })
    .locator('label')
    .first()
    .locator('span')
    .nth(1);

describe('a user with a keyboard only', () => {
  it(
    'logs in, enrols, sits an exam with its shortcuts, submits and reaches the result',
    { timeout: 120_000 },
    async () => {
      const { page, close, complaints } = await site.open({});
      await page.goto(`/login?next=/courses/admission/${sampleCourse}`);
      await settled(page);
      await walkTo(page, page.getByLabel('Username or email'));
      await page.keyboard.type(student.username);
      await walkTo(page, page.getByLabel('Password', { exact: true }));
      await page.keyboard.type(student.password);
      await page.keyboard.press('Enter');
      await press(page, page.getByRole('button', { name: 'Enroll Now' }));
      await page.waitForURL('**/units');
      await beginExam(page);

      await page.keyboard.press('2');
      expect(await option(page, 1).isChecked()).toBe(true);
      await page.keyboard.press('n');
      const second = page.getByRole('heading', { name: /Question 2 of/u });
      await second.waitFor();
      expect(await hasFocus(second)).toBe(true);
      await page.keyboard.press('m');
      await page.getByRole('button', { name: 'Question 2: marked for review' }).waitFor();
      await press(page, option(page, 0), 'Space');
      await page.keyboard.press('ArrowDown');
      expect(await option(page, 1).isChecked()).toBe(true);

      await press(page, page.getByRole('button', { name: 'Submit Exam' }));
      const dialog = page.getByRole('dialog', { name: 'Submit the exam?' });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Submit Exam' }))).toBe(true);
      await page.keyboard.press('Enter');
      await press(page, dialog.getByRole('button', { name: 'Submit', exact: true }));
      await page.waitForURL('**/exams/results/**');
      const title = page.getByRole('heading', { level: 1 });
      await title.waitFor();
      // The previous page has a title too, so wait until the result page is loaded.
      await expect.poll(() => hasFocus(title), { timeout: 10_000 }).toBe(true);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('increases the text size of an exam', { timeout: 60_000 }, async () => {
    const { page, close } = await site.open({ role: 'student' });
    await page.goto(`/courses/admission/${sampleCourse}/units`);
    await beginExam(page);
    const height = async () => (await words(page).boundingBox())?.height ?? 0;
    const normal = await height();
    await press(page, page.getByRole('radio', { name: 'Normal text' }), 'ArrowRight');
    await expect.poll(height).toBeGreaterThan(normal * 1.1);
    const large = await height();
    await page.keyboard.press('ArrowRight');
    await expect.poll(height).toBeGreaterThan(large * 1.1);
    await close();
  });
});
