import { firstViewsOf } from '@pathshala/e2e/first-views';
import { settled } from '@pathshala/e2e/look-at';
import { prepareSample } from '@pathshala/e2e/sample-ids';
import { sit } from '@pathshala/e2e/screen-states';
import { openSite, type SiteInBrowser } from '@pathshala/e2e/site-in-browser';
import type { Screen } from '@pathshala/e2e/screen';
import { setTimeout as wait } from 'node:timers/promises';
import type { Row } from './report.ts';
import { spreadOf } from './statistics.ts';

type Page = Awaited<ReturnType<SiteInBrowser['open']>>['page'];

interface Line {
  readonly name: string;
  readonly roundTripMs: number;
  readonly kbps: number;
}

/** A phone of the goals on two connections. */
const lines: readonly Line[] = [
  { name: '(a)', roundTripMs: 150, kbps: 1600 },
  { name: '(b)', roundTripMs: 400, kbps: 400 },
];
const cpuSlowdown = 4;
const rounds = 3;
const answers = 6;
const views = ['home', 'courses-admission', 'exam-before', 'login'];

/** Milliseconds after the start of the navigation; `shift` is the layout shift, `usable` the first frame with a Start that can be pressed. */
interface Vitals {
  readonly fcp: number;
  readonly lcp: number;
  readonly shift: number;
  readonly usable: number;
}

/** Start is looked for inside the page: a search from outside, by role and name, would itself keep the slow page busy. */
const watch = `self.vitals = { lcp: 0, shift: 0, slowest: 0, usable: 0 };
const isStart = (button) => button.textContent === 'শুরু করুন' && button.checkVisibility({ visibilityProperty: true });
const look = () => {
  if ([...document.querySelectorAll('button:enabled')].some(isStart)) self.vitals.usable = performance.now();
  else requestAnimationFrame(look);
};
look();
const observe = (type, take, more) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
observe('largest-contentful-paint', (entry) => { self.vitals.lcp = entry.startTime; });
observe('layout-shift', (entry) => { if (!entry.hadRecentInput) self.vitals.shift += entry.value; });
observe('event', (entry) => { if (entry.interactionId) self.vitals.slowest = Math.max(self.vitals.slowest, entry.duration); }, { durationThreshold: 16 });`;
const readVitals = `({ ...self.vitals, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 })`;

/** P8: how soon a first view is there on a cheap phone, and how fast an answer is marked. */
export async function webVitalsRow(): Promise<Row> {
  const site = await openSite({ isDesktop: true });
  try {
    const screens = firstViewsOf(await prepareSample(site.url)).filter(({ name }) => views.includes(name));
    const texts: string[] = [];
    for (const line of lines) {
      const ofLine: string[] = [];
      for (const screen of screens) ofLine.push(await viewText(site, screen, line));
      texts.push(`${line.name} ${ofLine.join(', ')}`);
    }
    const exam = screens.find(({ name }) => name === 'exam-before');
    if (exam === undefined) throw new Error('P8 needs an exam');
    return {
      id: 'P8',
      what: `first view with an empty cache, Bengali, 360 px, CPU ÷ ${cpuSlowdown}: FCP / LCP in s, CLS; (a) 150 ms, 1.6 Mbit/s, (b) 400 ms, 400 kbit/s; INP of ${answers} answers`,
      goal: '(a) LCP 1.2 s, INP 50 ms, CLS 0.00 over an exam; (b) FCP 1.8 s, LCP 3.0 s, Start usable at 4 s',
      figure: `${texts.join('; ')}; ${await examText(site, exam)}`,
    };
  } finally {
    await site.stop();
  }
}

/** The second view is that of who has been here, and whose browser has emptied its cache or gets new scripts. */
async function viewText(site: SiteInBrowser, screen: Screen, line: Line): Promise<string> {
  const found: Vitals[] = [];
  const again: Vitals[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [first, second] = await measureViews(site, screen, line);
    found.push(first);
    again.push(second);
  }
  const first = figures(screen, found);
  return screen.name === 'home'
    ? `${first}, home again ${figures(screen, again).replace('home ', '')}`
    : first;
}

function figures(screen: Screen, found: readonly Vitals[]): string {
  const median = (name: keyof Vitals): number => spreadOf(found.map((vitals) => vitals[name])).median;
  const seconds = (name: keyof Vitals): string => (median(name) / 1000).toFixed(1);
  const usable = screen.name === 'exam-before' ? `, Start usable at ${seconds('usable')}` : '';
  return `${screen.name} ${seconds('fcp')} / ${seconds('lcp')}${usable}, ${median('shift').toFixed(3)}`;
}

async function measureViews(
  site: SiteInBrowser,
  { path, role }: Screen,
  line: Line,
): Promise<readonly [first: Vitals, second: Vitals]> {
  const { page, close } = await site.open({ width: 360, language: 'bn', ...(role && { role }) });
  try {
    await slowDown(page, line);
    const view = async (): Promise<Vitals> => {
      await page.goto(path, { waitUntil: 'commit' });
      if (path.includes('exam')) await startIsThere(page);
      await settled(page);
      return page.evaluate<Vitals>(readVitals);
    };
    const first = await view();
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.clearBrowserCache');
    return [first, path === '/' ? await view() : first];
  } finally {
    await close();
  }
}

async function startIsThere(page: Page): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  while (!(await page.evaluate<boolean>('self.vitals?.usable > 0'))) {
    if (Date.now() > giveUpAt) throw new Error('The exam page has no Start.');
    await wait(200);
  }
}

async function slowDown(page: Page, { roundTripMs, kbps }: Line): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const bytesPerSecond = (kbps * 1000) / 8;
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(watch);
}

/** Sits the exam on connection (a): the slowest of the presses on answers, and the layout shift until then. */
async function examText(site: SiteInBrowser, { path, role }: Screen): Promise<string> {
  const { page, close } = await site.open({ width: 360, language: 'bn', ...(role && { role }) });
  try {
    const [line] = lines;
    if (line) await slowDown(page, line);
    await page.goto(path);
    await sit(page);
    await page.evaluate('self.vitals.slowest = 0');
    const options = page.locator('input[type="radio"]:not([name="text-size"])');
    for (let answer = 0; answer < answers; answer += 1) {
      await options.nth(answer % 4).click();
      await page.waitForTimeout(300);
    }
    const { slowest, shift } = await page.evaluate<{ slowest: number; shift: number }>('self.vitals');
    return `INP ${slowest.toFixed(0)} ms, CLS of the sitting ${shift.toFixed(3)}`;
  } finally {
    await close();
  }
}
