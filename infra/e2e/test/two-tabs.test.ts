import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../src/admin.ts';
import { settled } from '../src/browser/look-at.ts';
import { logIn } from '../src/browser/log-in.ts';
import { openSite, type SiteInBrowser } from '../src/browser/site-in-browser.ts';
import { sampleCourse } from '../src/sample-course.ts';
import { student } from '../src/sample-ids.ts';

let site: SiteInBrowser;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

/** Opens two tabs of one browser without a session. */
async function twoTabs() {
  const { page: first, close } = await site.open({});
  const context: BrowserContext = first.context();
  const second = await context.newPage();
  return { first, second, close };
}

const badge = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`${name},`, 'u') });
/** Waits for the answer: a page that is left before has not logged out. */
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await page.getByText('You are logged out').first().waitFor();
}

/** The options of the question on the screen. */
const options = (page: Page) => page.getByRole('group', { name: /Choose one answer/u }).getByRole('radio');

async function beginExam(page: Page): Promise<void> {
  await page.goto(`/courses/admission/${sampleCourse}`);
  await page.getByRole('button', { name: 'Enroll Now' }).first().click();
  await page.waitForURL(`**/courses/admission/${sampleCourse}/units`);
  await page
    .getByRole('link', { name: /Give Exam/u })
    .first()
    .click();
  const optional = page.getByRole('checkbox', { checked: false });
  await page.getByRole('button', { name: 'Start' }).waitFor();
  await optional.first().check();
  await page.getByRole('button', { name: 'Start' }).click();
  await options(page).first().check();
  await page.getByText('All answers saved').first().waitFor();
}

describe('two tabs of one browser', () => {
  it('share a session: log-in, log-out and a change of user reach the other tab at once [AUTH-06]', async () => {
    const { first, second, close } = await twoTabs();
    await first.goto('/courses');
    await logIn(second, student);
    await badge(first, student.username).waitFor();
    await first.goto('/student-dashboard');
    await first.getByRole('heading', { level: 1 }).waitFor();
    await logOut(second);
    await first.waitForURL('**/login?next=**');
    await first.getByText('You have been logged out in another tab.').waitFor();
    await logIn(second, admin);
    await first.waitForURL('**/student-dashboard');
    await badge(first, admin.username).waitFor();
    expect(new URL(first.url()).pathname).toBe('/student-dashboard');
    await close();
  });

  it('never show data of one user to another', async () => {
    const { first, second, close } = await twoTabs();
    await logIn(second, student);
    await first.goto('/exams');
    await first.getByRole('heading', { level: 1 }).waitFor();
    const asked: string[] = [];
    first.on('request', (request) => {
      const meant = request.headers()['x-session-user'];
      if (request.url().includes('/api/') && meant !== undefined) asked.push(meant);
    });
    await logOut(second);
    await logIn(second, admin);
    await badge(first, admin.username).waitFor();
    const { _id: adminId } = JSON.parse(await first.evaluate(() => localStorage.getItem('user') ?? '{}')) as {
      _id: string;
    };
    await first.getByRole('link', { name: 'Courses', exact: true }).first().click();
    await first.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
    expect([...new Set(asked)]).toEqual([adminId]);
    await close();
  });

  it('do nothing as the wrong user even if the message between tabs is lost [AUTH-06]', async () => {
    const { first, second, close } = await twoTabs();
    await first.addInitScript(() => {
      // This tab receives no message of the other.
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
      const read = Storage.prototype.getItem.bind(localStorage);
      Object.assign(Storage.prototype, {
        getItem: (key: string) => (key === 'session-time' ? '1' : read(key)),
      });
    });
    await logIn(second, student);
    await first.goto('/courses');
    await badge(first, student.username).waitFor();
    // A call that is still under way would end the session of this tab.
    await settled(first);
    await logOut(second);
    await logIn(second, admin);
    const refused = first.waitForResponse((response) => response.status() === 401);
    await first.getByRole('link', { name: 'Exams', exact: true }).first().click();
    expect(((await (await refused).json()) as { code: string }).code).toBe('common.other-person');
    await badge(first, admin.username).waitFor();
    await close();
  });

  it('leave an exam to the student who sits it, and save nothing for another', async () => {
    const { first, second, close } = await twoTabs();
    await logIn(second, student);
    await beginExam(first);
    await logOut(second);
    await first.getByText('You are no longer logged in. What you did here').waitFor();
    await logIn(second, admin);
    await first.getByText('Another person, ').waitFor();
    const saves: number[] = [];
    first.on('response', (response) => {
      if (response.request().method() === 'PUT') saves.push(response.status());
    });
    await options(first).nth(2).check();
    const again = first.getByRole('dialog');
    await again.waitFor();
    expect(saves.length).toBeGreaterThan(0);
    expect(saves.filter((status) => status !== 401)).toEqual([]);
    await again.getByLabel('Password').fill(student.password);
    await again.getByRole('button', { name: 'Log in' }).click();
    await first.getByText('All answers saved').first().waitFor();
    expect(await first.getByText('Another person, ').count()).toBe(0);
    expect(await options(first).nth(2).isChecked()).toBe(true);
    await badge(second, student.username).waitFor();
    await close();
  });

  it('find an open session on a protected page although the browser has no record of it [AUTH-06]', async () => {
    const { first, close } = await twoTabs();
    await logIn(first, student);
    await first.evaluate(() => localStorage.clear());
    await first.goto('/student-dashboard');
    await badge(first, student.username).waitFor();
    expect(new URL(first.url()).pathname).toBe('/student-dashboard');
    await close();
  });
});
