import type { Language } from '@pathshala/web-kit/language';
import type { Registry } from '@pathshala/web-kit/registry';
import { matchRoute } from '@pathshala/web-kit/match';
import { earlyFiles, fetchEarly } from '../registry/early-files.ts';
import type { TableRoute } from '../registry/route-table.ts';

export interface PrefetchSource {
  readonly registry: Registry;
  readonly routes: readonly TableRoute[];
  readonly language: () => Language;
}

/** Begins to fetch the page behind a link that is pointed at; once per file. */
export function createPrefetch({ registry, routes, language }: PrefetchSource): (to: string) => void {
  const asked = new Set<string>();
  return (to) => {
    const match = matchRoute(routes, new URL(to, 'http://site.invalid').pathname);
    if (!match) return;
    const files = earlyFiles(registry, match.route, language()).filter((file) => !asked.has(file));
    for (const file of files) asked.add(file);
    fetchEarly(files);
  };
}
