import type { Language } from '@pathshala/web-kit/language';
import type { Registry } from '@pathshala/web-kit/registry';
import { fitsContract } from './fits-contract.ts';
import { remoteFile, type TableRoute } from './route-table.ts';

/** Everything that the first paint of a route needs of its remote, in the order of need; nothing of one that will be refused. */
export function earlyFiles(registry: Registry, route: TableRoute, language: Language): readonly string[] {
  const remote = registry[route.remote];
  if (!remote || !fitsContract(remote.contract)) return [];
  const { app, texts } = remote.preload;
  return [...new Set([remote.entry, ...app, ...texts[language], ...(route.files ?? [])])].map((file) =>
    remoteFile(registry, route.remote, file),
  );
}

const cancelEvent = 'pathshala:cancel-early-fetches';

/**
 * Warms the browser's cache. Not `<link rel=preload>`: that wants every file's hash in the page, and a browser goes on
 * answering from a preload that failed.
 */
export function fetchEarly(files: readonly string[]): void {
  const giveUp = new AbortController();
  addEventListener(cancelEvent, () => giveUp.abort(), { once: true });
  for (const file of files) {
    fetch(file, { priority: 'high', signal: giveUp.signal })
      .then((response) => response.blob())
      // The real request will fail too, and say so.
      .catch(() => undefined);
  }
}

/** Before another try: a browser lets a request wait for an equal one that is under way, even if that one hangs. */
export function cancelEarlyFetches(): void {
  dispatchEvent(new Event(cancelEvent));
}
