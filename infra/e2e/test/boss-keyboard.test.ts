import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasFocus, press, typeInto, walkTo } from '../src/browser/keys.ts';
import { settled } from '../src/browser/look-at.ts';
import { openSite, type SiteInBrowser } from '../src/browser/site-in-browser.ts';
import { admin } from '../src/admin.ts';
import { createHttpClient } from '../src/http/http-client.ts';
import { openShortCampaign, registerAndSit } from '../src/http/short-campaign.ts';
import type { User } from '../src/http/people.ts';
import { student } from '../src/sample-ids.ts';

let site: SiteInBrowser;
let campaign: string;

beforeAll(async () => {
  site = await openSite();
  // Its results can be released some seconds after the end: the other test runs meanwhile.
  campaign = await sitCampaign();
});
afterAll(() => site.stop());

const list = '/boss/course-management/university-courses';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Moves the focus from the top of the page over both skip links to the first control of its content. */
async function skipToContent(page: Page): Promise<void> {
  await settled(page);
  for (const name of ['Skip to the content', 'Skip the menu']) {
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('link', { name }))).toBe(true);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Tab');
}

/** The title has the focus of a page that was opened by a link. */
async function arriveAt(page: Page, name: string | RegExp): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name });
  await title.waitFor();
  await expect.poll(() => hasFocus(title), { timeout: 10_000 }).toBe(true);
}

async function createCourse(page: Page): Promise<void> {
  const create = page.getByRole('link', { name: 'Create new' });
  await walkTo(page, create);
  await page.keyboard.press('Enter');
  await arriveAt(page, 'Create Admission Course');
  await press(page, button(page, 'Next'));
  // Refused: the first wrong field has the focus.
  const name = page.getByLabel('Name', { exact: true });
  await expect.poll(() => hasFocus(name)).toBe(true);
  await page.keyboard.type('Keyboard course');
  await press(page, button(page, 'Next'));
  await typeInto(page, page.getByLabel('New unit'), 'Unit A');
  await page.keyboard.press('Enter');
  await page.getByLabel('Name of unit 1').waitFor();
  await press(page, button(page, 'Next'));
  await press(page, button(page, 'Save'));
  await page.waitForURL(`**${list}**`);
}

async function editCourse(page: Page): Promise<void> {
  await press(page, page.getByRole('link', { name: 'Keyboard course', exact: true }));
  await arriveAt(page, 'Edit Keyboard course');
  await typeInto(page, page.getByLabel('Name', { exact: true }), 'Course by keys');
  await page.keyboard.press('Control+S');
  await page.waitForURL(`**${list}**`);
}

async function deleteCourse(page: Page): Promise<void> {
  const actions = button(page, 'Actions for Course by keys');
  const firstItem = page.getByRole('menuitem').first();
  const remove = page.getByRole('menuitem', { name: 'Delete' });
  const dialog = page.getByRole('dialog', { name: /Course by keys/u });
  const ask = async (): Promise<void> => {
    await page.keyboard.press('Enter');
    // The menu takes the focus after it is drawn, and once more after its effects ran: End is pressed until it stays.
    await expect.poll(() => hasFocus(firstItem)).toBe(true);
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        await page.waitForTimeout(100);
        return await hasFocus(remove);
      })
      .toBe(true);
    await page.keyboard.press('Enter');
    await dialog.waitFor();
  };
  await walkTo(page, actions);
  await ask();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(actions)).toBe(true);
  await ask();
  await press(page, dialog.getByRole('button', { name: 'Delete' }));
  await actions.waitFor({ state: 'hidden' });
}

/** An exam campaign that is over, with the result of the demo student. */
async function sitCampaign(): Promise<string> {
  const [head, client] = [createHttpClient(site.url), createHttpClient(site.url)];
  await head.send('POST', '/auth/login', admin);
  const { body: user } = await client.send<User & { email: string }>('POST', '/auth/login', student);
  const campaign = await openShortCampaign(head, 4);
  const basicInfo = { fullName: 'Nusrat Jahan', email: user.email, mobile: '01712345678' };
  await registerAndSit(campaign, { client, user, basicInfo, showsName: true, right: 3 });
  return campaign._id;
}

describe('an administrator with a keyboard only', () => {
  it('creates, edits, deletes and brings back an admission course', { timeout: 90_000 }, async () => {
    const complaints = await site.journey({ role: 'admin' }, async (page) => {
      await page.goto(list);
      await skipToContent(page);
      await createCourse(page);
      await editCourse(page);
      await deleteCourse(page);
      await page.keyboard.press('Control+Z');
      await button(page, 'Actions for Course by keys').waitFor();
    });
    expect(complaints).toEqual([]);
  });

  it('releases the results of an exam campaign', { timeout: 90_000 }, async () => {
    const complaints = await site.journey({ role: 'admin' }, async (page) => {
      await page.goto(`/boss/campaign-management/release/${campaign}`);
      await skipToContent(page);
      const release = button(page, 'Release the results');
      // The page reads by itself until the exam is over.
      await release.waitFor({ timeout: 60_000 });
      await press(page, release);
      const dialog = page.getByRole('dialog', { name: 'Release the results?' });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => hasFocus(release)).toBe(true);
      await page.keyboard.press('Enter');
      await press(page, dialog.getByRole('button', { name: 'Release the results' }));
      await page.getByText(/^Released /u).waitFor();
    });
    expect(complaints).toEqual([]);
  });
});
