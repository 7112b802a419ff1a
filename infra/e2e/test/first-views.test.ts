import { setTimeout as wait } from 'node:timers/promises';
import { remotes } from '@pathshala/platform';
import { compressBest } from '@pathshala/tooling/compress-best';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstViewsOf } from '../src/browser/first-views.ts';
import { type FirstViewWeight, weighFirstView } from '../src/browser/first-view-weight.ts';
import type { SampleIds, Screen } from '../src/browser/screen.ts';
import { openSite, type SiteInBrowser } from '../src/browser/site-in-browser.ts';
import { prepareSample } from '../src/sample-ids.ts';
import { until } from '../src/until.ts';

const visits = firstViewsOf({} as SampleIds).flatMap(({ name }) =>
  (['bn', 'en'] as const).map((language) => [name, language] as const),
);

/** Bytes that a visitor with an empty cache loads (goal P7). */
const limitOf = (name: string): number => (name === 'boss' ? 240_000 : 175_000);

describe('the first view', () => {
  let site: SiteInBrowser;
  let screens: readonly Screen[];

  beforeAll(async () => {
    // A local build is compressed quickly: what is published is weighed.
    for (const name of ['shell', ...remotes.map((remote) => remote.name)]) await compressBest(name);
    site = await openSite();
    screens = firstViewsOf(await prepareSample(site.url));
  });
  afterAll(() => site.stop());

  async function weigh(name: string, language: 'bn' | 'en'): Promise<FirstViewWeight> {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`no screen ${name}`);
    const { page, close } = await site.open({ width: 360, language, role: screen.role });
    const weight = await weighFirstView(page, screen.path);
    await close();
    return weight;
  }

  it.each(visits)(
    'of %s in %s keeps the limits of its bytes, fonts at most 45 kB of them, without layout shift',
    async (name, language) => {
      const weight = await weigh(name, language);
      expect(weight.fonts).toBeGreaterThan(0);
      expect(weight.fonts).toBeLessThanOrEqual(45_000);
      expect(weight.all).toBeLessThanOrEqual(limitOf(name));
      expect(weight.shift < 0.005 ? [] : weight.moved).toEqual([]);
    },
  );

  it.each(['bn', 'en'] as const)('of home in %s is there before any script runs', async (language) => {
    const { page, close } = await site.open({ width: 360, language });
    await page.route(/vendor|main\.[^/]*js/u, () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('#early h1').waitFor();
    const title = await page.locator('#early h1').textContent();
    expect(title).toContain(language === 'bn' ? 'প্রস্তুতি' : 'Get ready');
    await page
      .locator('#early')
      .getByRole('link', { name: /^(?:See the courses|কোর্সগুলো দেখুন)$/u })
      .waitFor();
    expect(await page.evaluate(`getComputedStyle(document.querySelector('#early h1')).fontWeight`)).toBe(
      '700',
    );
    await close();
  });

  it('of home is there before any script runs at a later visit too, when the cache is empty again', async () => {
    const { page, close } = await site.open({ width: 360, language: 'en' });
    await page.goto('/');
    await page.locator('#root h1').waitFor();
    await page.waitForFunction(`localStorage.getItem('site-name') !== null`);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.clearBrowserCache');
    await page.route(/vendor|main\.[^/]*js/u, () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('#early h1').waitFor();
    expect(await page.locator('#early h1').textContent()).toContain('Get ready');
    await close();
  });

  it('of home has a menu for who runs no scripts', async () => {
    const html = await (await fetch(site.url)).text();
    expect(html).toMatch(/<noscript><nav[^>]*>(?:<a [^>]*>[^<]*<\/a>)*<a href="\/campaigns">/u);
    expect(html).not.toMatch(/%(?:site|logo|menu|page)%/u);
  });

  it('of the public pages has their content for who runs no scripts, from what is stored [NEW-02]', async () => {
    const wordsOf = async (address: string): Promise<string> => {
      const html = await (await fetch(`${site.url}${address}`, { headers: { cookie: 'lang=en' } })).text();
      return /<noscript><article>(.*?)<\/article>/su.exec(html)?.[1] ?? '';
    };
    const api = async (path: string) =>
      (await (await fetch(`${site.url}/api${path}`)).json()) as {
        items: readonly { _id: string; resultsReleasedAt?: string | null }[];
      };
    const exams = (await api('/examcampaigns')).items;
    const released = exams.find(({ resultsReleasedAt }) => resultsReleasedAt !== null)?._id ?? '';
    const [seminar, academic] = await Promise.all([
      api('/campaign/campaigns'),
      api('/academiccourse/academicCourses'),
    ]);
    const pages: readonly (readonly [string, RegExp])[] = [
      ['/', /The next exam.*Can you answer this.*<ol>.*\/courses\/admission\/DU/su],
      ['/courses', /Admission preparation.*Academic courses/su],
      ['/courses/admission', /\/courses\/admission\/DU/u],
      ['/courses/academic', /\/courses\/academic\//u],
      ['/courses/admission/DU', /<h1>.*Fee.*Teacher.*What is included.*Units and papers.*Sample questions/su],
      [
        `/courses/academic/${academic.items[0]?._id ?? ''}`,
        /<h1>.*Fee.*Subjects and chapters.*lessons: \d.*Live classes.*<time datetime/su,
      ],
      ['/campaigns', /\/campaigns\/exam\//u],
      [`/campaigns/exam/${released}`, /<h1>.*Starts.*Registration.*The exam.*Minutes.*Merit list/su],
      [`/campaigns/exam/${released}/merit-list`, /<h1>Merit list.*<td>1<\/td>/su],
      [`/campaigns/${seminar.items[0]?._id ?? ''}`, /<h1>.*Starts.*Registration/su],
    ];
    for (const [address, words] of pages)
      expect([address, await wordsOf(address)]).toEqual([address, expect.stringMatching(words)]);
  });

  it.each([
    ['courses-admission', 'h1', 'ভর্তি'],
    ['login', 'h1', 'লগ ইন'],
    ['exam-before', 'p', 'সার্ভারের ঘড়িতে'],
  ])('of %s is there before any script runs', async (name, part, text) => {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`no screen ${name}`);
    const { page, close } = await site.open({ width: 360, language: 'bn', role: screen.role });
    await page.route(/vendor|main\.[^/]*js/u, () => undefined);
    await page.goto(screen.path, { waitUntil: 'commit' });
    await page.locator('#early').locator(part).filter({ hasText: text }).waitFor();
    // Nothing can be entered into what will be replaced, and no font takes the connection from the scripts.
    expect(await page.locator('#early :is(input, select, textarea):enabled').count()).toBe(0);
    expect(await page.evaluate('document.fonts.status')).toBe('loaded');
    await close();
  });

  it('of the course list shows pictures and names of the courses before the page’s scripts run', async () => {
    const { page, close } = await site.open({ width: 360, language: 'en' });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const scripts: (() => Promise<void>)[] = [];
    await page.route(/vendor|main\.[^/]*js/u, (route) => void scripts.push(() => route.continue()));
    await page.goto('/courses/admission', { waitUntil: 'commit' });
    const name = page.locator('#early [data-fill="name"]').first();
    await name.waitFor();
    await page.locator('#early img[data-fill]').first().waitFor();
    const shown = (await name.textContent()) ?? '';
    expect(shown).not.toBe('');
    for (const load of scripts) await load();
    await page.locator('#root').getByRole('heading', { level: 3, name: shown }).waitFor();
    expect(await page.locator('#early').count()).toBe(0);
    // The page takes the answer that the first script has asked for.
    expect(calls.filter((path) => path === '/api/admissioncourse/universities')).toHaveLength(1);
    await close();
  });

  it('of the log-in can be typed into as soon as it can be used', async () => {
    const { page, close } = await site.open({ width: 360, language: 'en' });
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Username or email').fill('nusrat');
    expect(await page.locator('#early').count()).toBe(0);
    expect(await page.getByLabel('Username or email').inputValue()).toBe('nusrat');
    await close();
  });

  it.each(['light', 'dark'] as const)(
    'of home is replaced by the running page without a trace, %s',
    async (theme) => {
      const { page, complaints, close } = await site.open({ width: 360, language: 'bn', theme });
      const { shift, moved } = await weighFirstView(page, '/');
      expect(await page.locator('#early').count()).toBe(0);
      expect(await page.locator('h1').count()).toBe(1);
      expect(shift < 0.005 ? [] : moved).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('of a student is not a visitor’s page', async () => {
    const { page, close } = await site.open({ width: 360, language: 'bn', role: 'student' });
    const answer = await page.goto('/', { waitUntil: 'commit' });
    expect(await answer?.text()).not.toContain('id="early"');
    await close();
  });

  it.each(['latin', 'bengali'])('of the log-in does not move when its %s font is the last', async (last) => {
    const { page, close } = await site.open({ width: 360, language: 'bn' });
    await page.route('**/*.woff2', async (route) => {
      await wait(route.request().url().includes(last) ? 1200 : 600);
      await route.continue();
    });
    const { shift, moved } = await weighFirstView(page, '/login');
    expect(shift < 0.005 ? [] : moved).toEqual([]);
    await close();
  });

  it('is rendered completely: a text with a rare conjunct loads the whole faces', async () => {
    const { page, close } = await site.open({ width: 360, language: 'bn' });
    const fonts = new Set<string>();
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) fonts.add(request.url());
    });
    await weighFirstView(page, '/login');
    const before = fonts.size;
    await page.evaluate(`document.querySelector('h1').append(' আকাঙ্ক্ষা')`);
    const after = await until(
      () => Promise.resolve(fonts.size),
      (size) => size > before + 1,
    );
    expect(after).toBe(before + 2);
    await close();
  });
});
