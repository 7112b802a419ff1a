import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const programs = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium without the parts of a desktop browser: a page takes little more than half of the processor time. */
const headlessShell = '/usr/lib/chromium/chromium-headless-shell';

/** Debian's Chromium, without its requests to the internet. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The nightly run looks at every screen in the desktop browser. */
const isDesktopRun = process.env['BROWSER'] === 'desktop';

export interface BrowserOptions {
  /** Further switches of the command line. */
  readonly switches?: readonly string[];
  /** The desktop browser: for its offer to install a site, for its limits of storage, and for figures as users get them. */
  readonly isDesktop?: boolean;
}

export function openBrowser({
  switches = [],
  isDesktop = isDesktopRun,
}: BrowserOptions = {}): Promise<Browser> {
  const wanted = isDesktop ? programs : [headlessShell, ...programs];
  const executablePath = process.env['CHROMIUM'] ?? wanted.find((program) => existsSync(program));
  if (executablePath === undefined) throw new Error('no Chromium: install it, or name it in CHROMIUM');
  return chromium.launch({ executablePath, args: [...quiet, ...switches] });
}

export interface Reader {
  readonly width: 360 | 1366;
  readonly language: 'bn' | 'en';
  readonly theme: 'light' | 'dark';
  /** The page runs without its content security policy. */
  readonly bypassCSP?: boolean;
  /** The site may run its service worker; by default no test meets one. */
  readonly hasWorker?: boolean;
}

export interface ReaderPage {
  readonly page: Page;
  /** Errors of the console, crashes, and violations of the content security policy. */
  readonly complaints: string[];
  readonly close: () => Promise<void>;
}

/** A new visitor with this screen, language and theme. With reduced motion, so that screenshots show the final state. */
export async function openReader(browser: Browser, url: string, reader: Reader): Promise<ReaderPage> {
  const context = await openContext(browser, url, reader);
  const { page, complaints } = await openPage(context);
  return { page, complaints, close: () => context.close() };
}

export function openContext(browser: Browser, url: string, reader: Reader): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: url,
    viewport: { width: reader.width, height: reader.width === 360 ? 740 : 860 },
    locale: reader.language === 'bn' ? 'bn-BD' : 'en-GB',
    colorScheme: reader.theme,
    reducedMotion: 'reduce',
    serviceWorkers: reader.hasWorker === true ? 'allow' : 'block',
    bypassCSP: reader.bypassCSP ?? false,
  });
}

/** A page of a context that others use before and after it: it leaves the HTTP cache and the cookies, nothing else. */
export async function openPageOfShared(context: BrowserContext): Promise<ReaderPage> {
  const { page, complaints } = await openPage(context);
  return {
    page,
    complaints,
    async close() {
      const devTools = await context.newCDPSession(page);
      const { origin } = new URL(page.url());
      await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
      await page.close();
    },
  };
}

async function openPage(context: BrowserContext): Promise<Omit<ReaderPage, 'close'>> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`crash: ${error.message}`));
  page.on('console', (message) => {
    // The page shows a refused call to the user; the browser's own message about it is not a fault of the page.
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      complaints.push(message.text());
  });
  return { page, complaints };
}
