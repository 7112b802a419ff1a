import type { Browser } from 'playwright-core';
import { openBrowser, type BrowserOptions } from './open-browser.ts';

/** The next test file of this process follows within this time, and need not start a browser. */
const lingerMs = 3_000;

interface Shared {
  readonly browser: Promise<Browser>;
  users: number;
  closing?: NodeJS.Timeout;
}

interface LentBrowser {
  readonly browser: Browser;
  /** The caller has closed its contexts. */
  readonly giveBack: () => void;
}

const browsers = new Map<string, Shared>();

function sharedOf(options: BrowserOptions): Shared {
  const key = JSON.stringify(options);
  const known = browsers.get(key);
  if (known !== undefined) return known;
  const opened: Shared = { browser: openBrowser(options), users: 0 };
  browsers.set(key, opened);
  const forget = () => browsers.delete(key);
  // A browser that ended, or did not start, is no browser for the next caller.
  opened.browser.then((browser) => browser.once('disconnected', forget), forget);
  return opened;
}

/** The browser of this process with these options: started at the first call, and closed some seconds after its last use. */
export async function lendBrowser(options: BrowserOptions = {}): Promise<LentBrowser> {
  const shared = sharedOf(options);
  clearTimeout(shared.closing);
  shared.users += 1;
  const browser = await shared.browser;
  return {
    browser,
    giveBack() {
      shared.users -= 1;
      if (shared.users > 0) return;
      shared.closing = setTimeout(() => void browser.close(), lingerMs);
    },
  };
}
