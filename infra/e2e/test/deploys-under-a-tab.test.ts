import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded, type Site } from '@pathshala/local/embedded';
import { bucketCount, chooseVersion } from '@pathshala/releases/choose-version';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteEnvironment } from '../src/admin.ts';
import { openBrowser, openReader, type ReaderPage } from '../src/browser/open-browser.ts';
import { publishRemotes, type PublishedRemotes } from '../src/browser/published-remotes.ts';
import { isStored, runningVersion, stored, storedVersion } from '../src/browser/stored-by-worker.ts';
import { until } from '../src/until.ts';

let dataDir: string;
let remotes: PublishedRemotes;
let site: Site;
let browser: Browser;

beforeAll(async () => {
  remotes = await publishRemotes();
  dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-deploys-'));
  const env = { ...siteEnvironment, REMOTES_STORE: remotes.folder };
  [site, browser] = await Promise.all([
    startEmbedded({ dataDir, port: 0, seed: 'none', releasePollMs: 20, env }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  delete process.env['REMOTES_STORE'];
  await remotes[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true });
});

const name = 'mfe-learning';
const open = (): Promise<ReaderPage> =>
  openReader(browser, site.url, { width: 360, language: 'en', theme: 'light', hasWorker: true });

async function isListed(version: string): Promise<void> {
  await until(
    async () => (await fetch(`${site.url}/mfe/registry.json`)).text(),
    (registry) => registry.includes(`"version":"${version}"`),
  );
}

async function opensOffline(page: Page, version: string): Promise<void> {
  await until(
    () => storedVersion(page),
    (found) => found === version,
    20_000,
  );
}

/** The versions of mfe-learning of which files are stored. */
const storedVersions = async (page: Page): Promise<readonly string[]> => {
  const versions = (await stored(page)).map(({ pathname }) => pathname.split('/'));
  return [
    ...new Set(versions.filter(([, , remote]) => remote === name).map(([, , , version = '']) => version)),
  ];
};

describe('a tab that stays open', () => {
  it('goes on through fifty deploys, and no more is stored than two versions [NEW-03]', async () => {
    const { page: tab, complaints, close } = await open();
    await tab.goto('/');
    await isStored(tab);
    const other = await tab.context().newPage();
    for (let number = 2; number <= 51; number += 1) {
      const version = `v${number}`;
      const isOpened = number % 25 === 1;
      await (isOpened ? remotes.deploy : remotes.deployUnopened)(name, version);
      await isListed(version);
      if (!isOpened) continue;
      await other.goto('/');
      await opensOffline(other, version);
    }
    // The tab loads a page of its own version that it has not shown before.
    await tab.locator('#root main a[href="/courses"]').first().click();
    await tab.getByRole('heading', { level: 1 }).waitFor();
    expect(await runningVersion(tab)).toBe('v1');
    await until(
      () => storedVersions(other),
      ({ length }) => length <= 3,
    );
    expect(await storedVersions(other)).toContain('v51');
    await tab.context().setOffline(true);
    await other.reload();
    await other.locator('#root h1').waitFor();
    expect(await runningVersion(other)).toBe('v51');
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(['canary', 'live'])(
    'of a visitor who gets the %s version has the same one without a connection',
    async (kind) => {
      const live = kind === 'canary' ? 'v52' : 'v54';
      const canary = kind === 'canary' ? 'v53' : 'v55';
      await remotes.deploy(name, live);
      await remotes.deployCanary(name, canary);
      const author = { since: '', by: '' };
      const state = {
        live: { version: live, ...author },
        canary: { version: canary, percent: 50, ...author },
      };
      const expected = kind === 'canary' ? canary : live;
      const buckets = Array.from({ length: bucketCount }, (_, bucket) => bucket);
      const bucket = buckets.find((one) => chooseVersion(name, state, one) === expected);
      const { page, complaints, close } = await open();
      await page.context().addCookies([{ name: 'canary', value: String(bucket), url: site.url }]);
      await until(
        async () => {
          await page.goto('/');
          return runningVersion(page);
        },
        (version) => version === expected,
      );
      await opensOffline(page, expected);
      await page.context().setOffline(true);
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await runningVersion(page)).toBe(expected);
      expect(await storedVersions(page)).not.toContain(kind === 'canary' ? live : canary);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});
