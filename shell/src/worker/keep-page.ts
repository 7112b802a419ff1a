import type { Strategy } from 'workbox-strategies';
import { versionsOf } from '../registry/versions-of.ts';
import { isImmutable } from './what-is-stored.ts';
import type { LastingEvent } from './worker-scope.ts';

/** The page without anything of an address or a person: the gateway answers it for the worker. */
export const pageAddress = '/offline-page';
export const pageCache = 'page';
export const filesCache = 'files';

type Versions = Readonly<Record<string, { readonly version: string }>>;

interface StoredPage {
  readonly event: LastingEvent;
  readonly files: Strategy;
  /** Paths that the page has loaded. */
  readonly loaded: readonly string[];
  /** The versions that the page runs. */
  readonly state: string;
}

/**
 * Stores the page of the running versions when all of its files are stored: those that were loaded, and of a new version
 * of a remote those that were loaded of an earlier one. Until then the page of before stays with its files. While the
 * versions are the same, nothing is fetched.
 */
export async function keepPage({ event, files, loaded, state }: StoredPage): Promise<void> {
  const before = await (await caches.match(pageAddress, { cacheName: pageCache }))?.text();
  if (before !== undefined && stateIn(before) === state) {
    const stored = await knownPaths();
    await store(
      { event, files },
      loaded.filter((path) => !stored.has(path)),
    );
    return;
  }
  const response = await fetch(pageAddress, { cache: 'no-store' });
  const html = await response.clone().text();
  const versions = versionsIn(html);
  // The page of a captive portal, or of an error, has no registry.
  if (!response.ok || versions === null) return;
  const known = await knownPaths();
  const needed = new Set([...assetsIn(html), ...loaded.filter((path) => isRunning(path, versions))]);
  const likely = [...loaded, ...known].flatMap((path) => inRunningVersion(path, versions));
  const areThere = await store(
    { event, files },
    [...needed].filter((path) => !known.has(path)),
  );
  if (!areThere.every(Boolean)) return;
  if (!savesData()) {
    await store(
      { event, files },
      [...new Set(likely)].filter((path) => !known.has(path) && !needed.has(path)),
    );
  }
  await (await caches.open(pageCache)).put(pageAddress, response);
  if (before !== undefined) await removeOutdated([before, html], loaded);
}

/**
 * The files stay that this page has loaded, and those of the versions that run and ran before: a tab may be open with
 * them. The shell's files have no version in their address: of another shell than before only those of this page stay.
 */
async function removeOutdated(pages: readonly string[], loaded: readonly string[]): Promise<void> {
  const [before, now] = pages.map((page) => assetsIn(page).join(' '));
  const versions = pages.map((page) => versionsIn(page) ?? {});
  const named = new Set([...pages.flatMap(assetsIn), ...loaded]);
  const stays = (path: string): boolean =>
    ofRemote.test(path) ? versions.some((one) => isRunning(path, one)) : before === now;
  const cache = await caches.open(filesCache);
  for (const path of await knownPaths()) if (!named.has(path) && !stays(path)) await cache.delete(path);
}

async function knownPaths(): Promise<ReadonlySet<string>> {
  const requests = await (await caches.open(filesCache)).keys();
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}

/** Whether each is stored. One after the other: the student uses the connection, too. */
async function store(
  { event, files }: Pick<StoredPage, 'event' | 'files'>,
  paths: readonly string[],
): Promise<readonly boolean[]> {
  const stored: boolean[] = [];
  for (const path of paths) {
    const [answered, done] = files.handleAll({ event, request: new Request(path) });
    const { ok } = await answered;
    await done;
    stored.push(ok);
  }
  return stored;
}

function versionsIn(html: string): Versions | null {
  const json = /<script type="application\/json" id="registry">([^<]*)<\/script>/u.exec(html)?.[1];
  return json === undefined ? null : (JSON.parse(json) as Versions);
}

/** Returns the versions that a page states. */
function stateIn(html: string): string {
  const shell = /<meta name="shell-version" content="([^"]*)">/u.exec(html)?.[1] ?? '';
  return `${shell} ${versionsOf(versionsIn(html) ?? {})}`;
}

function assetsIn(html: string): readonly string[] {
  return [...html.matchAll(/(?:src|href)="?(\/assets\/[^"\s>]+)/gu)].flatMap(([, path]) => path ?? []);
}

const ofRemote = /^\/mfe\/(mfe-[^/]+)\/([^/]+)\/(.+)$/u;

/** Returns whether the file belongs to the shell, or to the version of its remote that runs now. */
function isRunning(path: string, versions: Versions): boolean {
  if (!isImmutable(path)) return false;
  const [, name = '', version] = ofRemote.exec(path) ?? [];
  return name === '' || versions[name]?.version === version;
}

/** The file of the same name in the version that runs now; it may be gone there. */
function inRunningVersion(path: string, versions: Versions): readonly string[] {
  const [, name = '', , file = ''] = ofRemote.exec(path) ?? [];
  const version = versions[name]?.version;
  return version === undefined ? [] : [`/mfe/${name}/${version}/${file}`];
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
