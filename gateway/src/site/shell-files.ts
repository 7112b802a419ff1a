import { readFile, stat } from 'node:fs/promises';

export interface ShellPage {
  readonly html: string;
  /** Of the shell's build; undefined where the build does not name it. */
  readonly version: string | undefined;
  /** The version of its contract with remotes. */
  readonly contract: string | undefined;
  /** The frame of the site for a visitor, with `%page%` where a page goes; null where the build has none. */
  readonly frames: Readonly<Record<'bn' | 'en', string>> | null;
}

/** Null: the shell is not built. Read again when the page changes: a new shell takes effect at the next page load. */
export function createShellReader(folder: string): () => Promise<ShellPage | null> {
  let known: (ShellPage & { readonly mtimeMs: number }) | null = null;
  return async () => {
    const { mtimeMs } = (await unlessMissing(stat(`${folder}/index.html`))) ?? {};
    if (mtimeMs === undefined) return null;
    if (known?.mtimeMs === mtimeMs) return known;
    const [html, record, bn, en] = await Promise.all([
      readFile(`${folder}/index.html`, 'utf8'),
      ...['build.json', 'frame.bn.html', 'frame.en.html'].map((name) =>
        unlessMissing(readFile(`${folder}/${name}`, 'utf8')),
      ),
    ]);
    const frames = bn === undefined || en === undefined ? null : { bn, en };
    const { version, contract } = JSON.parse(record ?? '{}') as { version?: string; contract?: string };
    known = { html, version, contract, frames, mtimeMs };
    return known;
  };
}

async function unlessMissing<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
