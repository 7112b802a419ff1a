import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { SiteUnderTest } from '../http/people.ts';
import { startSite } from '../site-under-test.ts';
import { openSession, storeSession, type StoredSession } from './log-in.ts';
import { faultsOf, settled } from './look-at.ts';
import { openBrowser, openReader, type Reader, type ReaderPage } from './open-browser.ts';
import { shotsFolder } from './shots-folder.ts';
import type { Role, Screen } from './screens.ts';

/** Role, screen, language and theme; the default is a visitor on a desktop, in English, with the light theme. */
export interface Visit extends Partial<Reader> {
  readonly role?: Role;
  /** One session for all such visits of the role: for pages that do not end it. A log-in costs more than most pages. */
  readonly sharesSession?: boolean;
}

export interface SiteInBrowser extends SiteUnderTest {
  /** A new browser context; the caller closes it. */
  readonly open: (visit: Visit) => Promise<ReaderPage>;
  /** Runs a journey and returns the errors of its pages. A failed one leaves a screenshot. */
  readonly journey: (visit: Visit, walk: (page: Page) => Promise<void>) => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

const actionTimeoutMs = 15_000;

/** The whole product with its sample data, and a Chromium. */
export async function openSite(): Promise<SiteInBrowser> {
  const [site, browser] = await Promise.all([startSite(), openBrowser()]);

  const sessions = new Map<Role, Promise<StoredSession>>();

  function sessionOf(role: Exclude<Role, 'visitor'>, isShared: boolean): Promise<StoredSession> {
    const session = (isShared ? sessions.get(role) : undefined) ?? openSession(site.url, role);
    if (isShared) sessions.set(role, session);
    return session;
  }

  async function open({ role = 'visitor', sharesSession = false, ...reader }: Visit): Promise<ReaderPage> {
    const opened = await openReader(browser, site.url, {
      width: 1366,
      language: 'en',
      theme: 'light',
      ...reader,
    });
    opened.page.setDefaultTimeout(actionTimeoutMs);
    if (role !== 'visitor')
      await storeSession(opened.page.context(), site.url, await sessionOf(role, sharesSession));
    return opened;
  }

  return {
    ...site,
    open,
    async journey(visit, walk) {
      const { page, complaints, close } = await open(visit);
      try {
        await walk(page);
        return complaints;
      } catch (error) {
        await mkdir(shotsFolder, { recursive: true });
        const name = `failed-${new URL(page.url()).pathname.replaceAll('/', '-')}.png`;
        await page.screenshot({ path: path.join(shotsFolder, name), fullPage: true });
        throw error;
      } finally {
        await close();
      }
    },
    async stop() {
      await browser.close();
      await site.stop();
    },
  };
}

/** Opens a screen and brings it into its state. */
export async function show(page: Page, { path: address, prepare }: Screen): Promise<void> {
  await page.goto(address);
  await settled(page);
  await prepare?.(page);
  await settled(page);
}

/** The faults of the loaded page. */
export async function faultsAtRest(page: Page): Promise<string[]> {
  await settled(page);
  return faultsOf(page);
}
