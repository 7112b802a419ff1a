import type { Page } from 'playwright-core';
import { until } from '../until.ts';

/*
 * States of screens that no address has: open, filled in or refused.
 * Every step finds its control in both languages.
 */

async function press(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).first().click();
}

/** Submitted empty: every field shows its error. */
export async function sendEmpty(page: Page): Promise<void> {
  await page.getByRole('main').locator('form button[type="submit"]').click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
}

/** A new name each time, so that no log-in limit is reached. */
export async function sendUnknown(page: Page): Promise<void> {
  const name = `nobody-${Date.now().toString(36)}`;
  for (const field of await page.getByRole('main').locator('form input').all()) await field.fill(name);
  await page.getByRole('main').locator('form button[type="submit"]').click();
  await page
    .getByRole('main')
    .getByText(/password is not right|পাসওয়ার্ড ঠিক নয়/u)
    .waitFor();
}

export async function openRegistration(page: Page): Promise<void> {
  await press(page, /^(?:Register|নিবন্ধন করুন)$/u);
  await page.getByRole('dialog').waitFor();
}

export async function startPractice(page: Page): Promise<void> {
  await press(page, /^(?:Start|শুরু করুন)$/u);
  await page.getByRole('radio').or(page.getByRole('checkbox')).first().waitFor();
}

// Another browser of the same student may hold the exam.
const wayIn = /^(?:Start|Continue the exam|Continue here|শুরু করুন|পরীক্ষা চালিয়ে যান|এখানেই চালিয়ে যান)$/u;

/** An exam in progress, with its first question answered. */
export async function sit(page: Page): Promise<void> {
  await page.getByRole('button', { name: wayIn }).waitFor();
  const later = page.getByRole('checkbox', { name: /choose later|মধ্যে বাছব/u });
  // The buttons above it, which set the text size, are left out.
  const option = page.locator('input[type="radio"]:not([name="text-size"])').first();
  // Two readers start at once as one device: the one that comes second may be asked again.
  await until(
    async () => {
      const button = page.getByRole('main').getByRole('button', { name: wayIn }).first();
      if (await later.isVisible()) await later.check();
      // It may go away while it is clicked; the loop looks again.
      if (await button.isVisible()) await button.click({ timeout: 1000 }).catch(() => undefined);
      return option.isVisible();
    },
    (isShown) => isShown,
  );
  await option.check();
  await page
    .getByText(/^(?:All answers saved|সব উত্তর সংরক্ষিত আছে)$/u)
    .first()
    .waitFor();
}

/** Opens the palette: on a desktop it is beside the question; on a phone a button opens it. */
export async function openPalette(page: Page): Promise<void> {
  await sit(page);
  const open = page.getByRole('button', { name: /All questions|সব প্রশ্ন/u });
  if (await open.isVisible()) await open.click();
}

/** The panel of the bell. */
export async function openNotices(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(?:Notices|নোটিশ)/u })
    .click();
  await page.getByRole('dialog').locator('li, p').first().waitFor();
}

export async function askToSubmit(page: Page): Promise<void> {
  await sit(page);
  await page.getByRole('button', { name: /^(?:Submit Exam|পরীক্ষা জমা দিন)$/u }).click();
  await page.getByRole('dialog').waitFor();
}

export async function openQuestion(page: Page): Promise<void> {
  await page.locator('ol button[aria-expanded="false"]').first().click();
}

/** A valid question, and one with two wrong lines. */
const pasted = 'What does $\\sqrt{49}$ equal?\nA. 6\nB. 7\nANSWER: B\n\nWhy?\nA. 1\nC. 2\nANSWER: Z';

export async function pasteQuestions(page: Page): Promise<void> {
  await press(page, /^(?:Paste questions|একসঙ্গে প্রশ্ন বসান)$/u);
  await page.getByRole('dialog').locator('textarea').fill(pasted);
}

/** The form of an account with limited rights. */
export async function openRights(page: Page): Promise<void> {
  await press(page, /^(?:Actions for|.*: কাজ)/u);
  await page.getByRole('menuitem', { name: /^(?:Update|হালনাগাদ)/u }).click();
  await page
    .getByRole('dialog')
    .getByText(/Friday morning|শুক্রবার সকাল/u)
    .first()
    .waitFor();
}

/** The dialog by which the plan of one student is changed. */
export async function openPlan(page: Page): Promise<void> {
  await press(page, /^(?:Actions for|.*: কাজ)/u);
  await page.getByRole('menuitem', { name: /^(?:Change the plan|ফি-পরিকল্পনা বদলান)/u }).click();
  await page.getByRole('dialog').locator('select, p').first().waitFor();
}

/** The dialog of a new export, with a list and a bucket chosen, so that every kind of field is there. */
export async function openExport(page: Page): Promise<void> {
  await press(page, /^(?:New export|নতুন এক্সপোর্ট)$/u);
  const dialog = page.getByRole('dialog');
  await dialog.locator('select').first().selectOption('ledger');
  await dialog.getByRole('radio', { name: /^(?:On days of the week|সপ্তাহের কিছু দিনে)$/u }).check();
  await dialog.getByRole('radio', { name: /S3/u }).check();
  await dialog.getByLabel(/access key/iu).waitFor();
}

/** Reloaded as where the school takes payments online: the sample school has no account at a provider. */
export async function offerOnlineDues(page: Page): Promise<void> {
  const items = [
    { through: '2027-01-20', amountPaisa: 150_000 },
    { through: '2027-02-20', amountPaisa: 300_000 },
  ];
  const json = { providers: ['bkash', 'sslcommerz'], items };
  await page.route('**/api/courses/checkouts/dues/**', (route) => route.fulfill({ json }));
  await page.reload();
  await page
    .getByRole('main')
    .getByRole('button', { name: /bKash|বিকাশ/u })
    .first()
    .waitFor();
}

export async function openYears(page: Page): Promise<void> {
  await page.locator('main ol button').nth(2).click();
}

/** Reloaded while the server answers 503. */
export async function failToLoad(page: Page): Promise<void> {
  const refusal = { error: 'Not now', code: 'common.unavailable', requestId: 'sample' };
  await page.route('**/api/examcampaigns/**', (route) => route.fulfill({ status: 503, json: refusal }));
  await page.reload();
  await page.getByRole('alert').waitFor();
}

/** The dashboard of a student without courses and results. */
export async function emptyDashboard(page: Page): Promise<void> {
  const lastDays = Array.from({ length: 7 }, (_, index) => ({
    day: `2026-01-0${index + 1}`,
    isActive: false,
    isGrace: false,
  }));
  const counts = { coursesCompleted: 0, coursesInProgress: 0, papersFinished: 0 };
  const nothing = {
    courses: [],
    recentResults: [],
    scoreTrend: [],
    lastCourseId: null,
    lastCourseAt: null,
    weakestSubject: null,
    today: { day: '2026-01-07', goal: 20, questions: 0, lessons: 0, reviews: 0, subjects: [], courses: [] },
    streak: { days: 0, graceLeft: 2, hasToday: false },
  };
  await page.route('**/api/students/dashboard', (route) =>
    route.fulfill({ json: { ...counts, ...nothing, lastDays } }),
  );
  await page.route(/\/api\/exams(?:\?|\/registered|\/attempts)/u, (route) =>
    route.fulfill({ json: { items: [], total: 0, page: 1, pageSize: 50 } }),
  );
  await page.route('**/api/exams/mistakes/summary', (route) =>
    route.fulfill({ json: { due: 0, total: 0, nextDueAt: null } }),
  );
  await page.route('**/api/exams/mistakes/weakest-chapter', (route) =>
    route.fulfill({ json: { weakest: null } }),
  );
  await page.reload();
  await page.locator('ol a[href="/profile"]').waitFor();
}

/** The fields of the first section of the profile. */
export async function editSection(page: Page): Promise<void> {
  await press(page, /^(?:Edit|সম্পাদনা)$/u);
  await page.locator('form input[type="date"]').waitFor();
}
