import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsAtRest, openSite, type SiteInBrowser, type Visit } from '../src/browser/site-in-browser.ts';
import { codeIn, linkIn, waitForLetter } from '../src/mailbox.ts';
import { until } from '../src/until.ts';
import { sampleCourse } from '../src/sample-course.ts';

const phone: Visit = { width: 360 };
const desktop: Visit = { width: 1366 };

let site: SiteInBrowser;
let count = 0;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

async function looksRight(page: Page): Promise<void> {
  expect(await faultsAtRest(page)).toEqual([]);
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: typeof name === 'string' });

/** The options of the question on the screen. */
const options = (page: Page) => page.getByRole('group', { name: /Choose one answer/u }).getByRole('radio');

async function signUp(page: Page): Promise<string> {
  count += 1;
  const username = `reader${process.pid}x${count}`;
  const email = `${username}@example.com`;
  await page.goto('/signup');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Your name').fill('Journey Reader');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a-long-journey-1');
  await page.getByLabel('Password once more').fill('a-long-journey-1');
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL('**/verifyotp**');
  await looksRight(page);
  await page.getByLabel('Code from the mail').fill(codeIn(await waitForLetter(site.dataDir, email)));
  await page.waitForURL((url) => url.pathname === '/');
  return email;
}

async function enrol(page: Page, courseCode: string): Promise<void> {
  await page.goto(`/courses/admission/${courseCode}`);
  await button(page, 'Enroll Now').first().click();
  await page.waitForURL(`**/courses/admission/${courseCode}/units`);
}

/** A field of the first year, by its path in the course, which the server's errors also use. */
const field = (page: Page, place: string) => page.locator(`[name="units.0.years.0.${place}"]`);

/** A rich text of the open question; it is loaded when it is clicked. */
async function write(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).click();
  await page.keyboard.type(text);
}

/** The first of four options is the correct one. */
async function addQuestion(page: Page, n: number): Promise<void> {
  await button(page, 'Add question').click();
  await write(page, 'Question', `What is ${n} + ${n}?`);
  for (const [option, letter] of ['A', 'B', 'C', 'D'].entries())
    await write(page, `Option ${letter}`, String(2 * n + option));
  await page.getByRole('radio', { name: 'A is correct' }).check();
  await write(page, 'Explanation', `${n} + ${n} = ${2 * n}`);
  await button(page, 'Done').click();
}

describe('a student with a phone', () => {
  it(
    'signs up, enrols, sits a past year, reloads in the middle, submits and reads the result [EXM-02]',
    { timeout: 120_000 },
    async () => {
      expect(
        await site.journey(phone, async (page) => {
          await page.goto('/');
          await looksRight(page);
          await signUp(page);
          await enrol(page, sampleCourse);
          await looksRight(page);
          await link(page, /Give Exam/u)
            .first()
            .click();
          await button(page, 'Start').waitFor();
          await looksRight(page);
          await page.getByRole('checkbox', { checked: false }).first().check();
          await button(page, 'Start').click();
          await options(page).first().waitFor();
          await looksRight(page);

          for (let question = 0; question < 3; question += 1) {
            await options(page)
              .nth(question % 4)
              .check();
            await button(page, 'Next').click();
          }
          await page.getByText('All answers saved').first().waitFor();
          await page.reload();
          await options(page).first().waitFor();
          await button(page, /All questions/u).click();
          await page.getByRole('dialog').getByRole('button', { name: 'Question 1: answered' }).click();
          expect(await options(page).first().isChecked()).toBe(true);

          await button(page, 'Submit Exam').click();
          await looksRight(page);
          await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();
          await page.waitForURL('**/exams/results/**');
          await page.getByText('Questions and answers').waitFor();
          await looksRight(page);
          await page.goto('/student-dashboard');
          await page.getByRole('heading', { name: /Welcome Back/u }).waitFor();
          await looksRight(page);
        }),
      ).toEqual([]);
    },
  );

  it(
    'loses nothing that was chosen while the connection was down [EXM-05]',
    { timeout: 120_000 },
    async () => {
      expect(
        await site.journey(phone, async (page) => {
          await signUp(page);
          await enrol(page, sampleCourse);
          await link(page, /Give Exam/u)
            .first()
            .click();
          await page.getByRole('checkbox', { checked: false }).first().check();
          await button(page, 'Start').click();
          await options(page).first().waitFor();
          await page.context().setOffline(true);
          await options(page).nth(1).check();
          await page
            .getByText(/No connection/u)
            .first()
            .waitFor();
          await page.context().setOffline(false);
          await page.getByText('All answers saved').first().waitFor();
          await page.reload();
          await options(page).first().waitFor();
          expect(await options(page).nth(1).isChecked()).toBe(true);
        }),
      ).toEqual([]);
    },
  );
});

describe('an administrator', () => {
  it(
    'creates a course with a unit, a year and five questions in the wizard [ADM-02]',
    { timeout: 120_000 },
    async () => {
      expect(
        await site.journey(desktop, async (page) => {
          await page.goto('/login?next=/boss/create-university');
          await page.getByLabel('Username or email').fill(site.admin.username);
          await page.getByLabel('Password', { exact: true }).fill(site.admin.password);
          await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
          await page.waitForURL('**/boss/create-university');
          await page.getByLabel('Name', { exact: true }).fill('Wizard Course');
          await page.getByLabel('Course code').fill('WIZ');
          await button(page, 'Next').click();
          await button(page, 'Next').click();
          await page.getByText('Please add at least one unit.').first().waitFor();
          await page.getByLabel('New unit').fill('Unit A');
          await button(page, 'Add unit').click();
          await looksRight(page);
          await button(page, 'Next').click();
          await button(page, /Add year/u)
            .first()
            .click();
          await field(page, 'year').fill('2025');
          await field(page, 'negativeMarkingPercentage').fill('25');
          await button(page, 'Add subject').click();
          await page.getByLabel('Subject', { exact: true }).fill('Mathematics');
          for (let question = 1; question <= 5; question += 1) await addQuestion(page, question);
          await looksRight(page);
          await button(page, 'Save').click();
          await page.waitForURL('**/boss/course-management/university-courses**');
          await page.getByText('Wizard Course').first().waitFor();
          await looksRight(page);
          await page.goto('/boss/user-management');
          await page
            .getByText('nusrat@example.com')
            .or(page.getByRole('button', { name: 'Next' }))
            .first()
            .waitFor();
          await looksRight(page);
        }),
      ).toEqual([]);
      expect(
        await site.journey(phone, async (page) => {
          await signUp(page);
          await enrol(page, 'WIZ');
          await link(page, /Give Exam/u)
            .first()
            .click();
          await button(page, 'Start').click();
          await options(page).first().check();
          await page.getByText('All answers saved').first().waitFor();
        }),
      ).toEqual([]);
    },
  );
});

/** Blocks all cookies and site data for scripts: a page that asks for its storage gets an error. */
function forbidStorage(): void {
  const refuse = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
}

describe('a browser that forbids storage', () => {
  it('signs up, enrols, sits an exam and goes on after a reload', { timeout: 120_000 }, async () => {
    expect(
      await site.journey(phone, async (page) => {
        await page.addInitScript(forbidStorage);
        await signUp(page);
        await enrol(page, sampleCourse);
        await link(page, /Give Exam/u)
          .first()
          .click();
        await page.getByRole('checkbox', { checked: false }).first().check();
        await button(page, 'Start').click();
        await options(page).first().check();
        await page.getByText('All answers saved').first().waitFor();
        // The page no longer knows that it was the one that the exam was open on.
        await page.reload();
        await button(page, 'Continue here').click();
        await options(page).first().waitFor();
        expect(await options(page).first().isChecked()).toBe(true);
        await looksRight(page);
      }),
    ).toEqual([]);
  });
});

describe('a visitor', () => {
  it(
    'registers for an exam campaign, opens an account with the same email and finds the exam [EXM-14 CMP-02]',
    { timeout: 120_000 },
    async () => {
      expect(
        await site.journey(desktop, async (page) => {
          const email = await signUp(page);
          await page.context().clearCookies();
          await page.evaluate('localStorage.clear()');
          await page.goto('/campaigns');
          await link(page, /University Admission Model Test/u).waitFor();
          await looksRight(page);
          await link(page, /University Admission Model Test/u).click();
          await button(page, 'Register').click();
          await page.getByLabel('Full name').fill('Journey Reader');
          await page.getByLabel('Email').fill(email);
          await page.getByLabel('Mobile number').fill('01912345678');
          await looksRight(page);
          await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
          await page.getByText('Almost done: open the link in our mail.').waitFor();
          const letter = await until(
            () => waitForLetter(site.dataDir, email),
            ({ raw }) => raw.includes('text/calendar'),
          );
          await page.goto(linkIn(letter, '/campaigns/confirm'));
          await page.getByText('Your registration is confirmed.').waitFor();
          await looksRight(page);
          await page.goto('/login?next=/exams');
          await page.getByLabel('Username or email').fill(email);
          await page.getByLabel('Password', { exact: true }).fill('a-long-journey-1');
          await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
          await page.waitForURL('**/exams');
          await link(page, /View Exam/u).click();
          await button(page, 'Start').waitFor();
          await looksRight(page);
        }),
      ).toEqual([]);
    },
  );

  it(
    'is redirected to the log-in from a protected page, and a student away from the boss area [NAV-03 NAV-04]',
    { timeout: 60_000 },
    async () => {
      expect(
        await site.journey(desktop, async (page) => {
          await page.goto('/student-dashboard');
          await page.waitForURL('**/login?next=%2Fstudent-dashboard');
          await page.getByLabel('Username or email').fill('nusrat');
          await page.getByLabel('Password', { exact: true }).fill('pathshala-demo');
          await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
          await page.waitForURL('**/student-dashboard');
          await page.goto('/boss');
          await page.waitForURL((url) => url.pathname === '/');
          await page.goto('/no-such-page');
          await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
        }),
      ).toEqual([]);
    },
  );
});
