import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type SiteInBrowser } from '../src/browser/site-in-browser.ts';

let site: SiteInBrowser;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

interface Route {
  readonly path: string;
  readonly files?: readonly string[];
}

/** The file of this kind that the list of admission courses has and the page before it has not: style sheets have short names. */
async function fileOfList(page: Page, kind: string): Promise<string> {
  const answer = await page.request.get('/mfe/registry.json');
  const { 'mfe-learning': remote } = (await answer.json()) as {
    'mfe-learning': { routes: readonly Route[] };
  };
  const filesOf = (at: string) => remote.routes.find(({ path }) => path === at)?.files ?? [];
  const own = filesOf('/courses/admission').filter((file) => !filesOf('/courses').includes(file));
  const [file] = own.filter((name) => name.endsWith(`.${kind}`));
  expect(file).toBeDefined();
  return `**/mfe/mfe-learning/**/${file}`;
}

/** Aborts the first requests for a page's file; returns how often it was requested. */
async function lose(page: Page, file: string, times: number): Promise<() => number> {
  let asked = 0;
  await page.route(file, (route) => {
    asked += 1;
    return asked <= times ? route.abort() : route.continue();
  });
  return () => asked;
}

const list = (page: Page) => page.getByRole('heading', { name: 'Admission courses', level: 1 });
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

async function openCourses(page: Page): Promise<void> {
  await page.goto('/courses');
  await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
}

async function openList(page: Page): Promise<void> {
  await page.locator('main a[href="/courses/admission"]').first().click();
}

describe.each(['js', 'css'])('a page whose .%s file failed to load', (kind) => {
  it('is shown when only one request failed', async () => {
    const { page, close } = await site.open({});
    // The first request is the prefetch of the link under the pointer.
    const asked = await lose(page, await fileOfList(page, kind), 2);
    await openCourses(page);
    await openList(page);
    await list(page).waitFor();
    expect(asked()).toBe(3);
    await close();
  });

  it('shows a plain message, and is fetched again on Try again, without a reload [NAV-06]', async () => {
    const { page, close } = await site.open({});
    const asked = await lose(page, await fileOfList(page, kind), 3);
    await openCourses(page);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await openList(page);
    await again(page).waitFor();
    const words = await page.getByRole('main').textContent();
    expect(words).toContain('A part of this page could not be fetched.');
    expect(words).not.toMatch(/chunk|undefined|\.js|\.css/iu);
    await again(page).click();
    await list(page).waitFor();
    expect(asked()).toBe(4);
    expect(await page.evaluate('globalThis.sameDocument')).toBe(true);
    await close();
  });

  it('is fetched again when the user returns to it', async () => {
    const { page, close } = await site.open({});
    const asked = await lose(page, await fileOfList(page, kind), 3);
    await openCourses(page);
    await openList(page);
    await again(page).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
    await openList(page);
    await list(page).waitFor();
    expect(asked()).toBe(4);
    await close();
  });
});

describe('the texts of a page', () => {
  const other = (page: Page) => page.locator('button[lang="bn"]').first();

  it('are loaded in one language, and in the other one when it is chosen, in the same document', async () => {
    const { page, close } = await site.open({ language: 'en' });
    const loaded: string[] = [];
    page.on('request', (request) => {
      const [, language] = /\/mfe\/.+\.(bn|en)\.json$/u.exec(request.url()) ?? [];
      if (language !== undefined) loaded.push(language);
    });
    await page.goto('/courses/admission');
    await list(page).waitFor();
    expect(new Set(loaded)).toEqual(new Set(['en']));
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await other(page).click();
    await page.getByRole('heading', { name: 'ভর্তি প্রস্তুতির কোর্স', level: 1 }).waitFor();
    expect(loaded).toContain('bn');
    expect(await page.evaluate('globalThis.sameDocument')).toBe(true);
    await close();
  });

  it('stay in their language when those of the chosen one do not load, and a message says so', async () => {
    const { page, close } = await site.open({ language: 'en' });
    await page.goto('/courses/admission');
    await list(page).waitFor();
    await page.route('**/mfe/**/*.bn.json', (route) => route.abort());
    await other(page).click();
    await page.getByText('The texts did not load. Check your connection and try again.').waitFor();
    await list(page).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('en');
    await page.unroute('**/mfe/**/*.bn.json');
    await other(page).click();
    await page.getByRole('heading', { name: 'ভর্তি প্রস্তুতির কোর্স', level: 1 }).waitFor();
    await close();
  });
});
