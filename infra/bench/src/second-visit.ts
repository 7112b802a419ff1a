import { setTimeout as wait } from 'node:timers/promises';
import { prepareSample } from '@pathshala/e2e/sample-ids';
import { firstViewsOf } from '@pathshala/e2e/first-views';
import { sit } from '@pathshala/e2e/screen-states';
import { openSite, type SiteInBrowser } from '@pathshala/e2e/site-in-browser';
import { isStored } from '@pathshala/e2e/stored-by-worker';
import type { Row } from './report.ts';
import { spreadOf } from './statistics.ts';

type Page = Awaited<ReturnType<SiteInBrowser['open']>>['page'];

const cpuSlowdown = 6;
const rounds = 5;

interface Network {
  readonly name: string;
  readonly offline: boolean;
  readonly latency: number;
  /** Bytes per second; -1: no limit. */
  readonly throughput: number;
}

/** Chromium cannot lose packets of HTTP; the slow line has 400 ms instead. */
const networks: readonly Network[] = [
  { name: 'without a line', offline: true, latency: 0, throughput: -1 },
  { name: 'at 50 kbit/s, 400 ms', offline: false, latency: 400, throughput: 50_000 / 8 },
];

/** The frame in which an answer can be chosen, in milliseconds after the start of the navigation. */
const watch = `self.usable = 0;
const look = () => {
  const option = document.querySelector('fieldset input[type="radio"]:enabled:not([name="text-size"])');
  if (option?.checkVisibility()) self.usable = performance.now();
  else requestAnimationFrame(look);
};
look();`;

/** P19: an exam in progress, opened again from what the browser has stored, on a cheap phone. */
export async function secondVisitRow(): Promise<Row> {
  const site = await openSite();
  try {
    const exam = firstViewsOf(await prepareSample(site.url)).find(({ name }) => name === 'exam-before');
    if (exam?.role === undefined) throw new Error('P19 needs an exam and its student');
    const { page, close } = await site.open({ width: 360, language: 'bn', role: exam.role, hasWorker: true });
    await page.goto(exam.path);
    await isStored(page);
    await sit(page);
    await page.addInitScript(watch);
    const figures: string[] = [];
    for (const network of networks) figures.push(`${network.name} ${await reopened(page, network)}`);
    await close();
    return {
      id: 'P19',
      what: `an exam in progress opened again, until an answer can be chosen; median of ${rounds}, Bengali, 360 px, CPU ÷ ${cpuSlowdown}; bytes over the network`,
      goal: '1.0 s, on a slow line and without one',
      figure: figures.join('; '),
    };
  } finally {
    await site.stop();
  }
}

async function reopened(page: Page, { offline, latency, throughput }: Network): Promise<string> {
  const devTools = await page.context().newCDPSession(page);
  const conditions = { offline, latency, downloadThroughput: throughput, uploadThroughput: throughput };
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', conditions);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (offline) await page.context().setOffline(true);
  let bytes = 0;
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
  page.on('dialog', (dialog) => void dialog.accept());
  const found: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.reload({ waitUntil: 'commit' });
    found.push(await usableAfter(page));
  }
  if (offline) await page.context().setOffline(false);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devTools.detach();
  const { median } = spreadOf(found);
  return `${(median / 1000).toFixed(1)} s, ${(bytes / rounds / 1000).toFixed(1)} kB`;
}

/** Polls, as the page's policy forbids the evaluation inside it that `waitForFunction` does. */
async function usableAfter(page: Page): Promise<number> {
  const giveUpAt = Date.now() + 60_000;
  for (;;) {
    const usable = await page.evaluate<number>('self.usable ?? 0');
    if (usable > 0) return usable;
    if (Date.now() > giveUpAt) throw new Error('The exam cannot be used.');
    await wait(200);
  }
}
