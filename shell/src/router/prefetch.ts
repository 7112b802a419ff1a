import type { Registry } from '@pathshala/web-kit/registry';
import type { Services } from '@pathshala/web-kit/services';
import { matchRoute } from '@pathshala/web-kit/match';
import { earlyFiles, fetchEarly } from '../registry/early-files.ts';
import { mayOpen } from './may-open.ts';
import type { TableRoute } from '../registry/route-table.ts';

export interface PrefetchSource {
  readonly registry: Registry;
  readonly routes: readonly TableRoute[];
  readonly services: Pick<Services, 'language' | 'session'>;
}

/** Begins to fetch the page behind a link that is pointed at, if it would be shown; once per file. */
export function createPrefetch({ registry, routes, services }: PrefetchSource): (to: string) => void {
  const asked = new Set<string>();
  return (to) => {
    const match = matchRoute(routes, new URL(to, 'http://site.invalid').pathname);
    if (!match || !mayOpen(match.route.access, services.session.get().user)) return;
    const files = earlyFiles(registry, match.route, services.language.get()).filter(
      (file) => !asked.has(file),
    );
    for (const file of files) asked.add(file);
    fetchEarly(files);
  };
}
