import { recall, remember } from '@pathshala/web-kit/browser-storage';
import type { Registry, RemoteDescription } from '@pathshala/web-kit/registry';

const prefix = 'mfe-override:';

/** The origins that the server lets this page load remotes from; empty for everybody but developers and administrators. */
export function overrideOrigins(page: Pick<Document, 'querySelector'>): readonly string[] {
  const content = page.querySelector('meta[name="remote-origins"]')?.getAttribute('content') ?? '';
  return content.split(' ').filter((origin) => origin !== '');
}

/** Remote → the address of the entry that replaces the published one in this browser. */
export function readOverrides(registry: Registry): Readonly<Record<string, string>> {
  const found = Object.keys(registry).flatMap((name) => {
    const entry = recall(prefix + name);
    return entry === null ? [] : [[name, entry] as const];
  });
  return Object.fromEntries(found);
}

/** Takes effect when the page is loaded again. Undefined: the published version. */
export function saveOverride(name: string, entry: string | undefined): void {
  remember(prefix + name, entry ?? null);
}

export function isAllowedEntry(entry: string, origins: readonly string[]): boolean {
  return URL.canParse(entry) && origins.includes(new URL(entry).origin);
}

/** The registry with the remotes that this browser takes from elsewhere. */
export function withOverrides(registry: Registry, origins: readonly string[]): Registry {
  if (origins.length === 0) return registry;
  const changed = Object.entries(readOverrides(registry))
    .filter(([, entry]) => isAllowedEntry(entry, origins))
    .map(([name, entry]) => [name, developed(registry[name], entry)] as const);
  return { ...registry, ...Object.fromEntries(changed) };
}

function developed(description: RemoteDescription | undefined, entry: string): RemoteDescription {
  if (!description) throw new Error('An override is of a published remote.');
  const routes = description.routes.map((route) => ({ ...route, files: [] }));
  return { ...description, entry, routes, integrity: {}, preload: { app: [], texts: { bn: [], en: [] } } };
}
