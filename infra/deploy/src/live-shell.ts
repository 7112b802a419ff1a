import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ShellFacts } from '@pathshala/tooling/shell-facts';
import { Rejection } from '@pathshala/releases/rejection';

/** The shell that a candidate has to run in. */
export interface LiveShell {
  /** The place that it comes from, for messages. */
  readonly place: string;
  facts(): Promise<ShellFacts>;
  /** A file of it, `/index.html`; null: there is none. */
  file(path: string): Promise<{ readonly content: Buffer; readonly type: string } | null>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export function typeOf(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream';
}

/** The shell that visitors get at a site's URL. */
export function shellOfSite(url: string): LiveShell {
  const origin = new URL(url).origin;
  const get = async (path: string) => {
    const response = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(10_000) }).catch(
      () => null,
    );
    if (response === null)
      throw new Rejection(`${origin} does not answer: SITE_URL must be a site that runs.`);
    if (!response.ok) return null;
    const type = response.headers.get('content-type') ?? typeOf(path);
    return { content: Buffer.from(await response.arrayBuffer()), type };
  };
  return {
    place: origin,
    file: (path) => get(path === '/index.html' ? '/' : path),
    facts: () => factsIn(origin, get),
  };
}

/** The shell of a build on disk. */
export function shellOfFolder(folder: string): LiveShell {
  const read = async (path: string) => {
    const file = join(folder, path);
    if (!file.startsWith(join(folder, '/'))) return null;
    const content = await readFile(file).catch(() => null);
    return content === null ? null : { content, type: typeOf(path) };
  };
  return { place: folder, file: read, facts: () => factsIn(folder, read) };
}

async function factsIn(place: string, read: LiveShell['file']): Promise<ShellFacts> {
  const found = await read('/build.json');
  if (found === null)
    throw new Rejection(
      `There is no build.json of the shell at ${place}: build it (npm run build -w shell), or name the running site in SITE_URL.`,
    );
  return JSON.parse(found.content.toString()) as ShellFacts;
}
