import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../src/admin.ts';
import { faultsOf } from '../src/browser/look-at.ts';
import { faultsAtRest, openSite, type SiteInBrowser } from '../src/browser/site-in-browser.ts';
import { openEmptyCampaign } from '../src/http/empty-campaign.ts';
import { createHttpClient, type HttpClient } from '../src/http/http-client.ts';
import { student } from '../src/sample-ids.ts';

const title = 'Journey campaign';

let site: SiteInBrowser;
let head: HttpClient;
let campaignId: string;

beforeAll(async () => {
  site = await openSite();
  head = createHttpClient(site.url);
  await head.send('POST', '/auth/login', admin);
  campaignId = await openEmptyCampaign(head, { title, startsInMinutes: -1 });
  await register();
});
afterAll(() => site.stop());

/** The demo student takes a place before there is an exam. */
async function register(): Promise<void> {
  const client = createHttpClient(site.url);
  const user = await client.send<{ _id: string; email: string }>('POST', '/auth/login', student);
  const registered = await client.send('POST', '/examcampaigns/register', {
    campaignId,
    studentId: user.body._id,
    basicInfo: { fullName: 'Nusrat Jahan', email: user.body.email, mobile: '01712345678' },
  });
  if (registered.status !== 201) throw new Error(`registration: ${registered.status}`);
}

async function looksRight(page: Page): Promise<void> {
  expect(await faultsAtRest(page)).toEqual([]);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const place = (page: Page, path: string) => page.locator(`[name="${path}"], input[data-path="${path}"]`);

/** Types into a rich text field, which becomes an editor when it gets the focus. */
async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).click();
  await page.locator('[contenteditable="true"]:focus').waitFor();
  await page.keyboard.type(text);
}
const storedExam = async () =>
  (
    await head.get<{ exam: { subjects: { subjectName: string; mcqs: unknown[] }[] } }>(
      `/examcampaigns/${campaignId}`,
    )
  ).body.exam;

const pasted =
  'What is 2 + 2?\nA. 4\nB. 5\nANSWER: A\n\nWhat does $\\sqrt{49}$ equal?\nA) 6\nB) 7\nC) 8\nANSWER: B';

async function writeQuestion(page: Page, at: string): Promise<void> {
  await button(page, 'Add question').click();
  await write(page, 'Question', 'Which is even?');
  await button(page, 'Remove option D').click();
  await button(page, 'Remove option C').click();
  await write(page, 'Option A', '3');
  await write(page, 'Option B', '8');
  await page.getByRole('radio', { name: 'B is correct' }).check();
  await place(page, `${at}.points`).fill('2');
}

describe('an exam that is added to a campaign', () => {
  it(
    'is written by an administrator, survives reload, Back and a lost connection, and is sat by a registered student [CMP-02]',
    { timeout: 120_000 },
    async () => {
      expect(
        await site.journey({ role: 'admin', width: 1366 }, async (page) => {
          await page.goto('/boss/campaign-management');
          await page.getByRole('link', { name: `Add exam ${title}` }).click();
          await page.waitForURL(`**/campaigns/${campaignId}/add-exam`);
          await looksRight(page);
          await place(page, 'timeLimit').fill('30');
          await place(page, 'negativeMarkingPercentage').fill('২৫');
          await button(page, 'Add subject').click();
          await place(page, 'subjects.0.subjectName').fill('Arithmetic');
          await writeQuestion(page, 'subjects.0.mcqs.0');
          await button(page, 'Paste questions').click();
          await page.getByLabel('Questions in Aiken form').fill(pasted);
          await looksRight(page);
          await button(page, 'Add 2 questions').click();
          await page.getByText('Questions (3)').waitFor();
          await page.getByText('4 marks can be reached').first().waitFor();

          await page.reload();
          await page.getByText(/This is your draft/u).waitFor();
          expect(await place(page, 'subjects.0.subjectName').inputValue()).toBe('Arithmetic');
          await looksRight(page);

          await place(page, 'title').fill('Sums');
          await page.evaluate('history.back()');
          await page.getByText('Leave without saving?').waitFor();
          await button(page, 'Cancel').click();
          expect(new URL(page.url()).pathname).toBe(`/campaigns/${campaignId}/add-exam`);

          await page.context().setOffline(true);
          await button(page, 'Save').click();
          await page.getByText('The server could not be reached.').waitFor();
          await page.context().setOffline(false);
          await button(page, 'Save').click();
          await page.getByRole('dialog').getByText('This campaign is running.').waitFor();
          // The page is not at rest: the save waits for the answer.
          expect(await faultsOf(page)).toEqual([]);
          await button(page, 'Yes, save').click();
          await page.waitForURL(`**/campaigns/exam/${campaignId}`);
          await page.getByText('The exam is saved.').waitFor();
          await page.getByRole('link', { name: 'See the exam paper' }).click();
          await page.getByText('This paper can no longer be changed.').waitFor();
          await looksRight(page);
        }),
      ).toEqual([]);
      const { subjects } = await storedExam();
      expect(subjects.map(({ subjectName, mcqs }) => [subjectName, mcqs.length])).toEqual([
        ['Arithmetic', 3],
      ]);

      expect(
        await site.journey({ role: 'student', width: 360 }, async (page) => {
          await page.goto('/exams');
          const exam = page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: 'Sums' });
          await exam.getByRole('link', { name: /View Exam/u }).click();
          await button(page, 'Start').click();
          await page.getByText('Which is even?').waitFor();
          await page
            .getByRole('group', { name: /Choose one answer/u })
            .getByRole('radio')
            .nth(1)
            .check();
          await page.getByText('All answers saved').first().waitFor();
          await button(page, 'Submit Exam').click();
          await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();
          await page.waitForURL('**/exams/results/**');
        }),
      ).toEqual([]);
    },
  );

  it('redirects a student who opens its form [CMP-02]', { timeout: 60_000 }, async () => {
    expect(
      await site.journey({ role: 'student', width: 360 }, async (page) => {
        await page.goto(`/campaigns/${campaignId}/add-exam`);
        await page.waitForURL((url) => url.pathname === '/');
      }),
    ).toEqual([]);
  });

  it('is not found for a campaign that does not exist', { timeout: 60_000 }, async () => {
    expect(
      await site.journey({ role: 'admin', width: 360 }, async (page) => {
        await page.goto('/campaigns/000000000000000000000000/add-exam');
        await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
      }),
    ).toEqual([]);
  });
});
