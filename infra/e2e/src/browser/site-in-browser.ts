import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { SiteUnderTest } from '../http/people.ts';
import { startSite } from '../site-under-test.ts';
import { openSession, storeSession, type StoredSession } from './log-in.ts';
import { faultsOf, settled } from './look-at.ts';
import {
  openContext,
  openPageOfShared,
  openReader,
  type BrowserOptions,
  type Reader,
  type ReaderPage,
} from './open-browser.ts';
import { lendBrowser } from './shared-browser.ts';
import { shotsFolder } from './shots-folder.ts';
import type { Role, Screen } from './screen.ts';

/** Role, screen, language and theme; the default is a visitor on a desktop, in English, with the light theme. */
export interface Visit extends Partial<Reader> {
  readonly role?: Role;
  /**
   * One session and one HTTP cache for all such visits of the role and reader, one after the other: for pages that do
   * not end the session. A log-in and a cold cache cost more than most pages.
   */
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

interface SiteOptions extends BrowserOptions {
  /** Further variables of the site's environment. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** The whole product with its sample data, and a Chromium. */
export async function openSite({ environment, ...options }: SiteOptions = {}): Promise<SiteInBrowser> {
  const [site, { browser, giveBack }] = await Promise.all([startSite(environment), lendBrowser(options)]);

  const sessions = new Map<Role, Promise<StoredSession>>();

  function sessionOf(role: Exclude<Role, 'visitor'>, isShared: boolean): Promise<StoredSession> {
    const session = (isShared ? sessions.get(role) : undefined) ?? openSession(site.url, role);
    if (isShared) sessions.set(role, session);
    return session;
  }

  const contexts = new Map<string, Promise<BrowserContext>>();
  /** The contexts of all visits: a failed test leaves its own open. */
  const used = new Set<BrowserContext>();

  async function contextOf(role: Role, reader: Reader): Promise<BrowserContext> {
    const context = await openContext(browser, site.url, reader);
    if (role !== 'visitor') await storeSession(context, site.url, await sessionOf(role, true));
    return context;
  }

  function sharedContextOf(role: Role, reader: Reader): Promise<BrowserContext> {
    const key = JSON.stringify([role, reader]);
    const context = contexts.get(key) ?? contextOf(role, reader);
    contexts.set(key, context);
    return context;
  }

  async function open({ role = 'visitor', sharesSession = false, ...visit }: Visit): Promise<ReaderPage> {
    const reader: Reader = { width: 1366, language: 'en', theme: 'light', ...visit };
    const opened = sharesSession
      ? await openPageOfShared(await sharedContextOf(role, reader))
      : await openReader(browser, site.url, reader);
    opened.page.setDefaultTimeout(actionTimeoutMs);
    used.add(opened.page.context());
    if (role !== 'visitor' && !sharesSession)
      await storeSession(opened.page.context(), site.url, await sessionOf(role, false));
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
      await Promise.all([...used].map((context) => context.close()));
      giveBack();
      await site.stop();
    },
  };
}

/** All readers of the screens are one device, so that they do not take an exam over from each other. */
const asOneDevice = `localStorage.setItem('exam-device', 'device-of-the-screens')`;

/** Opens a screen and brings it into its state. */
export async function show(page: Page, { path: address, prepare }: Screen): Promise<void> {
  await page.addInitScript(asOneDevice);
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
