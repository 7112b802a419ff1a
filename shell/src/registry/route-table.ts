import type { NavEntry, Registry, RemoteRoute } from '@pathshala/web-kit/registry';

export interface TableRoute extends RemoteRoute {
  /** The remote that shows it. */
  readonly remote: string;
  readonly files?: readonly string[];
}

/** Every route of every published remote. */
export function routeTable(registry: Registry): readonly TableRoute[] {
  return Object.entries(registry).flatMap(([remote, { routes }]) =>
    routes.map((route) => ({ ...route, remote })),
  );
}

export function navTable(registry: Registry): readonly NavEntry[] {
  return Object.values(registry)
    .flatMap(({ nav }) => nav)
    .sort((one, other) => one.order - other.order);
}

/** The URL of a remote's file; the entry of an override is already a URL. */
export function remoteFile(registry: Registry, remote: string, file: string): string {
  return /^https?:/.test(file) ? file : `/mfe/${remote}/${registry[remote]?.version ?? ''}/${file}`;
}
