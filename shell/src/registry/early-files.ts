import type { Language } from '@pathshala/web-kit/language';
import type { Registry } from '@pathshala/web-kit/registry';
import { mayFitContract } from './fits-contract.ts';
import { remoteFile, type TableRoute } from './route-table.ts';

/** The remote's files for the first paint of a route, most urgent first; none of a remote that the contract check refuses. */
export function earlyFiles(registry: Registry, route: TableRoute, language: Language): readonly string[] {
  const remote = registry[route.remote];
  if (!remote || !mayFitContract(remote.contract)) return [];
  const { app, texts } = remote.preload;
  const others = `.${language === 'bn' ? 'en' : 'bn'}.json`;
  return [...new Set([remote.entry, ...app, ...texts[language], ...(route.files ?? [])])]
    .filter((file) => !file.endsWith(others))
    .map((file) => remoteFile(registry, route.remote, file));
}

const cancelEvent = 'pathshala:cancel-early-fetches';

/**
 * Fills the browser's cache. Not `<link rel=preload>`: it needs every file's hash in the page, and browsers reuse a
 * failed preload.
 */
export function fetchEarly(files: readonly string[]): void {
  const giveUp = new AbortController();
  addEventListener(cancelEvent, () => giveUp.abort(), { once: true });
  for (const file of files) {
    fetch(file, { priority: 'high', signal: giveUp.signal })
      .then((response) => response.blob())
      // The real request will fail too and report it.
      .catch(() => undefined);
  }
}

/** Called before a retry: a browser queues a request behind an identical one, even if that one hangs. */
export function cancelEarlyFetches(): void {
  dispatchEvent(new Event(cancelEvent));
}
