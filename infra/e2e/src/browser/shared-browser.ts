import type { Browser } from 'playwright-core';
import { openBrowser } from './open-browser.ts';

/** The next test file of this process follows within this time, and need not start a browser. */
const lingerMs = 3_000;

interface Shared {
  readonly browser: Promise<Browser>;
  users: number;
  closing?: NodeJS.Timeout;
}

export interface LentBrowser {
  readonly browser: Browser;
  /** The caller has closed its contexts. */
  readonly giveBack: () => void;
}

const browsers = new Map<string, Shared>();

function sharedOf(switches: readonly string[]): Shared {
  const key = switches.join(' ');
  const known = browsers.get(key);
  if (known !== undefined) return known;
  const opened: Shared = { browser: openBrowser(switches), users: 0 };
  browsers.set(key, opened);
  const forget = () => browsers.delete(key);
  // A browser that ended, or did not start, is no browser for the next caller.
  opened.browser.then((browser) => browser.once('disconnected', forget), forget);
  return opened;
}

/** The browser of this process with these switches: started at the first call, and closed some seconds after its last use. */
export async function lendBrowser(switches: readonly string[] = []): Promise<LentBrowser> {
  const shared = sharedOf(switches);
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
