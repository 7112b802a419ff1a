import type { Page } from 'playwright-core';
import { until } from '../until.ts';

export interface StoredFile {
  readonly cache: string;
  readonly pathname: string;
  readonly status: number;
}

/** Everything in the caches of the browser. */
export function stored(page: Page): Promise<readonly StoredFile[]> {
  return page.evaluate<StoredFile[]>(`(async () => {
    const found = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        found.push({ cache: name, pathname, status: (await cache.match(request)).status });
      }
    }
    return found;
  })()`);
}

/** The page and its files are in the caches. */
export async function isStored(page: Page): Promise<void> {
  await until(
    () => page.evaluate<boolean>(`caches.has('page')`),
    (has) => has,
    20_000,
  );
}

/** The version of mfe-learning that the page runs. */
export function runningVersion(page: Page): Promise<string> {
  return page.evaluate<string>(
    `JSON.parse(document.getElementById('registry').textContent)['mfe-learning'].version`,
  );
}

/** The version of mfe-learning that opens without a connection; empty: none. */
export async function storedVersion(page: Page): Promise<string> {
  const html = await page.evaluate<string>(
    `caches.match('/offline-page').then((page) => page ? page.text() : '')`,
  );
  return /"mfe-learning","version":"([^"]+)"/u.exec(html)?.[1] ?? '';
}
