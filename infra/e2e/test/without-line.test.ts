import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '@pathshala/local/embedded';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, siteEnvironment } from '../src/admin.ts';
import { openBrowser, openReader } from '../src/browser/open-browser.ts';
import { publishRemotes, type PublishedRemotes } from '../src/browser/published-remotes.ts';
import { logIn } from '../src/browser/log-in.ts';
import { openSite, type SiteInBrowser } from '../src/browser/site-in-browser.ts';
import { isStored, runningVersion, stored, storedVersion } from '../src/browser/stored-by-worker.ts';
import { createHttpClient } from '../src/http/http-client.ts';
import { newStudent, studentPassword } from '../src/http/people.ts';
import { sampleCourse } from '../src/sample-course.ts';
import { student } from '../src/sample-ids.ts';
import { until } from '../src/until.ts';

let site: SiteInBrowser;
let remotes: PublishedRemotes;

beforeAll(async () => {
  remotes = await publishRemotes();
  site = await openSite({ environment: { REMOTES_STORE: remotes.folder }, isDesktop: true });
});
afterAll(async () => {
  await site.stop();
  await remotes[Symbol.asyncDispose]();
});

const phone = { width: 360, hasWorker: true } as const;

interface Listed {
  readonly items: readonly { readonly _id: string }[];
}

interface Outline {
  readonly subjects: readonly {
    readonly _id: string;
    readonly chapters: readonly {
      readonly lessons: readonly { readonly _id: string; readonly title: string }[];
    }[];
  }[];
}

type OutlineSubject = Outline['subjects'][number];

function requireLesson({ chapters }: OutlineSubject): { readonly _id: string; readonly title: string } {
  const lesson = chapters[0]?.lessons.at(-1);
  if (lesson === undefined) throw new Error('the first chapter of the sample has no lesson');
  return lesson;
}

const options = (page: Page) => page.getByRole('group', { name: /Choose one answer/u }).getByRole('radio');

/** The student, enrolled if need be, sees the units of the sample course. */
async function openUnits(page: Page): Promise<void> {
  const address = `/courses/admission/${sampleCourse}`;
  await page.goto(address);
  await page
    .getByRole('button', { name: 'Enroll Now' })
    .or(page.locator(`#root main a[href="${address}/units"]`))
    .first()
    .click();
  await page.waitForURL(`**${address}/units`);
}

/** The student begins an exam, and the worker has stored what it needs. */
async function beginExam(page: Page): Promise<void> {
  await openUnits(page);
  await page
    .getByRole('link', { name: /Give Exam/u })
    .first()
    .click();
  await page.getByRole('button', { name: 'Start' }).waitFor();
  await isStored(page);
  await page.getByRole('checkbox', { checked: false }).first().check();
  await page.getByRole('button', { name: 'Start' }).click();
  await options(page).first().check();
  await page.getByText('All answers saved').first().waitFor();
}

describe('a browser without a connection', () => {
  it('shows the exam again with its answers and its clock, in the same tab and in a new one [NEW-03]', async () => {
    const { page, complaints, close } = await site.open(phone);
    await logIn(page, student);
    await beginExam(page);
    const context = page.context();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Next' }).click();
    await options(page).nth(1).check();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('heading', { name: /Question 2 of/u }).waitFor();
    expect(await options(page).nth(1).isChecked()).toBe(true);
    expect(await page.getByRole('timer').textContent()).toMatch(/\d:\d\d/u);
    const address = page.url();
    await page.close();
    const other = await context.newPage();
    await other.goto(address);
    await other.getByRole('heading', { name: /Question 2 of/u }).waitFor();
    await other.getByRole('button', { name: 'Previous' }).click();
    expect(await options(other).first().isChecked()).toBe(true);
    await context.setOffline(false);
    await other.getByText('All answers saved').first().waitFor();
    const all = await stored(other);
    expect(all.filter(({ status }) => status !== 200)).toEqual([]);
    expect(
      all.filter(({ pathname }) =>
        /\/key\/|\/api\/(?:auth|users|exams\/papers|exams\/attempts)/u.test(pathname),
      ),
    ).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('has nothing of a person after the log-out, nor another person anything of the first [NEW-03]', async () => {
    const { page, close } = await site.open(phone);
    await logIn(page, student);
    await isStored(page);
    await page.goto('/student/mistakes');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const ofPeople = async () =>
      (await page.evaluate<string[]>('caches.keys()')).filter((name) => /^(?:person|pictures):/u.test(name));
    await until(ofPeople, ({ length }) => length > 0);
    const { _id } = JSON.parse(await page.evaluate(() => localStorage.getItem('user') ?? '')) as {
      _id: string;
    };
    expect(await ofPeople()).toEqual([`person:${_id}`]);
    await page.context().setOffline(true);
    await page.reload();
    await page
      .getByText(/notebook/iu)
      .first()
      .waitFor();
    expect(await page.getByText(/could not be reached/u).count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: /menu/iu }).first().click();
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await page.getByText('You are logged out').first().waitFor();
    await until(ofPeople, ({ length }) => length === 0);
    await logIn(page, admin);
    await page.context().setOffline(true);
    await page.goto('/student/mistakes');
    await page
      .getByText(/could not be reached/u)
      .first()
      .waitFor();
    expect((await ofPeople()).filter((name) => name.endsWith(_id))).toEqual([]);
    await close();
  });

  it('shows the lessons of a chapter that the student keeps, also one that was never opened [NEW-03]', async () => {
    const client = createHttpClient(site.url);
    const user = await client.send<{ _id: string }>('POST', '/auth/login', student);
    const free = await client.get<Listed>('/academiccourse/academicCourses?price=free');
    const courseId = free.body.items[0]?._id ?? '';
    await client.send('POST', '/students/student/enroll', { studentId: user.body._id, courseId });
    const { subjects } = (await client.get<Outline>(`/courses/${courseId}/outline`)).body;
    const [subject] = subjects;
    if (subject === undefined) throw new Error('the free course of the sample has no subject');
    const lesson = requireLesson(subject);
    const { page, close } = await site.open(phone);
    await logIn(page, student);
    await isStored(page);
    await page.goto(`/courses/academic/${courseId}/subjects/units?subject=${subject._id}`);
    await page.getByRole('button', { name: 'Keep for offline' }).first().click();
    await page
      .getByText(/On this device: /u)
      .first()
      .waitFor();
    await page.context().setOffline(true);
    await page.goto(`/courses/academic/${courseId}/lessons/${lesson._id}`);
    const title = lesson.title.split('|').at(-1)?.trim() ?? '';
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(title).not.toBe('');
    await close();
  });

  it('shows the past papers of a unit that the student keeps, with their answers, also one that was never opened [NEW-03]', async () => {
    const { page, close } = await site.open(phone);
    await logIn(page, student);
    await isStored(page);
    await openUnits(page);
    await page.getByRole('button', { name: 'Keep for offline' }).first().click();
    await page
      .getByText(/On this device: /u)
      .first()
      .waitFor();
    // Their keys are where the person has put them, and in no other cache.
    const keys = (await stored(page)).filter(({ pathname }) => /\/key\//u.test(pathname));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter(({ cache }) => !cache.startsWith('chosen:'))).toEqual([]);
    const address = await page
      .getByRole('link', { name: /View (?:Correct )?Answers/u })
      .first()
      .getAttribute('href');
    await page.context().setOffline(true);
    await page.goto(address ?? '');
    await page.getByRole('heading', { level: 1, name: /Correct answers/u }).waitFor();
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(0);
    await close();
  });

  it('loses nothing of an exam when the device has no room left [NEW-03]', async () => {
    const { page, complaints, close } = await site.open(phone);
    // An exam of the demo student may be open: another one begins hers.
    const { user } = await newStudent(site);
    await logIn(page, { username: user.username, password: studentPassword });
    await beginExam(page);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 });
    await page.getByRole('button', { name: 'Next' }).click();
    await options(page).nth(2).check();
    await page.getByText('All answers saved').first().waitFor();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('heading', { name: /Question 2 of/u }).waitFor();
    expect(await options(page).nth(2).isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  it('opens again after the browser has removed what it had stored, once there is a connection [NEW-03]', async () => {
    const { page, close } = await site.open(phone);
    await page.goto('/');
    await isStored(page);
    await page.evaluate(
      `caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))`,
    );
    await page.reload();
    await page.locator('#root h1').waitFor();
    await isStored(page);
    await page.context().setOffline(true);
    await page.goto('/courses/admission');
    await page.locator('#root header').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/courses/admission');
    await close();
  });
});

describe('the worker', () => {
  it('never shows an old version while there is a connection, and keeps the new one for the next loss [NEW-03]', async () => {
    const { page, complaints, close } = await site.open(phone);
    await page.goto('/');
    await isStored(page);
    for (const version of ['v2', 'v3']) {
      await remotes.deploy('mfe-learning', version);
      await until(
        async () =>
          Object.values(
            (await (await fetch(`${site.url}/mfe/registry.json`)).json()) as Record<
              string,
              { name: string; version: string }
            >,
          ),
        (all) => all.some((one) => one.name === 'mfe-learning' && one.version === version),
      );
      // The open tab goes on with its own version.
      await page.locator('#root main a[href="/courses"]').first().click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goto('/');
      expect(await runningVersion(page)).toBe(version);
    }
    await until(
      () => storedVersion(page),
      (version) => version === 'v3',
      20_000,
    );
    await page.context().setOffline(true);
    await page.reload();
    await page.locator('#root h1').waitFor();
    expect(await runningVersion(page)).toBe('v3');
    expect(complaints).toEqual([]);
    await close();
  });

  it('goes, with everything that it has stored, where the site switches it off [NEW-03]', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-switch-'));
    const browser = await openBrowser();
    const first = await startEmbedded({ dataDir, port: 0, seed: 'none', env: siteEnvironment });
    const reader = { ...phone, language: 'en', theme: 'light' } as const;
    const { page } = await openReader(browser, first.url, reader);
    await page.goto('/');
    await isStored(page);
    await first.stop();
    const env = { ...siteEnvironment, SERVICE_WORKER: 'off' };
    const port = Number(new URL(first.url).port);
    const second = await startEmbedded({ dataDir, port, seed: 'none', env });
    await page.goto('/');
    const left = `(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ])()`;
    const after = await until(
      () => page.evaluate<string[]>(left),
      ({ length }) => length === 0,
      10_000,
    );
    expect(after).toEqual([]);
    await browser.close();
    await second.stop();
    await rm(dataDir, { recursive: true });
    delete process.env['SERVICE_WORKER'];
  });

  it('makes the site installable, with the name of the school [NEW-03]', async () => {
    const { page, close } = await site.open(phone);
    await page.goto('/');
    await isStored(page);
    const devTools = await page.context().newCDPSession(page);
    const { errors, data } = await devTools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}')).toMatchObject({ display: 'standalone', start_url: '/' });
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
    // The context of a test is a private window.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    await close();
  });
});
