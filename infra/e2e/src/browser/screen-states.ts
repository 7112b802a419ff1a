import type { Page } from 'playwright-core';

/*
 * States of screens that an address alone does not show: what is open, filled in or refused.
 * Every step finds its control in either language.
 */

async function press(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).first().click();
}

/** Sent with nothing filled in: every field says what it wants. */
export async function sendEmpty(page: Page): Promise<void> {
  await page.getByRole('main').locator('form button[type="submit"]').click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
}

/** A name of its own each time: the same one, tried often, would be told to wait. */
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

const wayIn = /^(?:Start|Continue the exam|শুরু করুন|পরীক্ষা চালিয়ে যান)$/u;

/** The exam under way, with its first question answered. */
export async function sit(page: Page): Promise<void> {
  await page.getByRole('button', { name: wayIn }).waitFor();
  const later = page.getByRole('checkbox', { name: /choose later|মধ্যে বাছব/u });
  if (await later.isVisible()) await later.check();
  await press(page, wayIn);
  // Not the buttons above it, which choose the size of the text.
  await page.locator('input[type="radio"]:not([name="text-size"])').first().check();
  await page
    .getByText(/^(?:All answers saved|সব উত্তর সংরক্ষিত আছে)$/u)
    .first()
    .waitFor();
}

/** On a desktop the palette stands beside the question, on a phone a button opens it. */
export async function openPalette(page: Page): Promise<void> {
  await sit(page);
  const open = page.getByRole('button', { name: /All questions|সব প্রশ্ন/u });
  if (await open.isVisible()) await open.click();
}

export async function askToSubmit(page: Page): Promise<void> {
  await sit(page);
  await page.getByRole('button', { name: /^(?:Submit Exam|পরীক্ষা জমা দিন)$/u }).click();
  await page.getByRole('dialog').waitFor();
}

export async function openQuestion(page: Page): Promise<void> {
  await page.locator('ol button[aria-expanded="false"]').first().click();
}

/** One whole question, and one in which two lines are wrong. */
const pasted = 'What does $\\sqrt{49}$ equal?\nA. 6\nB. 7\nANSWER: B\n\nWhy?\nA. 1\nC. 2\nANSWER: Z';

export async function pasteQuestions(page: Page): Promise<void> {
  await press(page, /^(?:Paste questions|একসঙ্গে প্রশ্ন বসান)$/u);
  await page.getByRole('dialog').locator('textarea').fill(pasted);
}

export async function openYears(page: Page): Promise<void> {
  await page.locator('main ol button').nth(2).click();
}

/** Loaded once more while the server answers that it cannot. */
export async function failToLoad(page: Page): Promise<void> {
  const refusal = { error: 'Not now', code: 'common.unavailable', requestId: 'sample' };
  await page.route('**/api/examcampaigns/**', (route) => route.fulfill({ status: 503, json: refusal }));
  await page.reload();
  await page.getByRole('alert').waitFor();
}
