import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf, settled } from '../src/browser/look-at.ts';
import { logIn } from '../src/browser/log-in.ts';
import { openBrowser, openReader, type Reader } from '../src/browser/open-browser.ts';
import { screensOf, type SampleIds, type Screen } from '../src/browser/screens.ts';
import { prepareSample } from '../src/sample-ids.ts';
import { startSite } from '../src/site-under-test.ts';

/** Names and order do not depend on the ids, which are known only once the site runs. */
const names = screensOf({} as SampleIds).map(({ name }) => name);

const readers: readonly Reader[] = [
  { width: 360, language: 'bn', theme: 'light' },
  { width: 360, language: 'en', theme: 'dark' },
  { width: 1366, language: 'bn', theme: 'dark' },
  { width: 1366, language: 'en', theme: 'light' },
];

describe('every screen, at 360 and 1366 pixels, in both languages and themes', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let browser: Browser;
  let screens: readonly Screen[];

  beforeAll(async () => {
    site = await startSite();
    browser = await openBrowser();
    screens = screensOf(await prepareSample(site.url));
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  async function look(screen: Screen, reader: Reader): Promise<string[]> {
    const { page, complaints, close } = await openReader(browser, site.url, reader);
    await logIn(page.context(), site.url, screen.role);
    await page.goto(screen.path);
    await settled(page);
    await screen.prepare?.(page);
    await settled(page);
    const faults = [...complaints, ...(await faultsOf(page))];
    await close();
    return faults.map((fault) => `${reader.width} ${reader.language} ${reader.theme}: ${fault}`);
  }

  it.each(names)('%s: axe finds nothing, nothing overflows, nothing complains', async (name) => {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`no screen ${name}`);
    const faults: string[] = [];
    for (const reader of readers) faults.push(...(await look(screen, reader)));
    expect(faults).toEqual([]);
  });
});
