import { readFile, stat } from 'node:fs/promises';

export interface ShellPage {
  readonly html: string;
  /** Of the shell's build; undefined where the build does not name it. */
  readonly version: string | undefined;
}

/** Null: the shell is not built. Read again when the page changes: a new shell takes effect at the next page load. */
export function createShellReader(folder: string): () => Promise<ShellPage | null> {
  let known: (ShellPage & { readonly mtimeMs: number }) | null = null;
  return async () => {
    const { mtimeMs } = (await unlessMissing(stat(`${folder}/index.html`))) ?? {};
    if (mtimeMs === undefined) return null;
    if (known?.mtimeMs === mtimeMs) return known;
    const [html, record] = await Promise.all([
      readFile(`${folder}/index.html`, 'utf8'),
      unlessMissing(readFile(`${folder}/build.json`, 'utf8')),
    ]);
    const { version } = JSON.parse(record ?? '{}') as { version?: string };
    known = { html, version, mtimeMs };
    return known;
  };
}

async function unlessMissing<Found>(reading: Promise<Found>): Promise<Found | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
