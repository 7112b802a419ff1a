import { readFile, stat } from 'node:fs/promises';

type InBothLanguages = Readonly<Record<'bn' | 'en', string>>;

/** A page of the shell itself as a visitor sees it first. */
interface PrerenderedPage {
  readonly html: InBothLanguages;
  /** Addresses of the style sheets that it needs beside the shell's. */
  readonly styles: readonly string[];
  /** The addresses of its scripts, which the page prefetches. */
  readonly scripts: readonly string[];
}

export interface ShellPage {
  readonly html: string;
  /** The version of the shell's build; undefined if the build does not name it. */
  readonly version: string | undefined;
  /** The version of its contract with remotes. */
  readonly contract: string | undefined;
  /** The frame of the site for a visitor, with `%page%` where a page goes; null where the build has none. */
  readonly frames: InBothLanguages | null;
  /** The same with `%logo%` in place of the drawn logo; in all of them `%site%` is the name of the site. */
  readonly logoFrames: InBothLanguages | null;
  /** The same of a `calm` page, which is everybody's. */
  readonly calmFrames: InBothLanguages | null;
  /** The call that answers name and logo of the site, without `/api`. */
  readonly site: string | undefined;
  /** The shell's prerendered pages by path. */
  readonly pages: ReadonlyMap<string, PrerenderedPage>;
}

/** `build.json` of the shell. */
interface BuildFacts {
  readonly version?: string;
  readonly contract?: string;
  readonly site?: string;
  /** `html` names files beside it. */
  readonly pages?: readonly (PrerenderedPage & { readonly path: string })[];
}

/** Null: the shell is not built. Read again when the page changes: a new shell takes effect at the next page load. */
export function createShellReader(folder: string): () => Promise<ShellPage | null> {
  let known: (ShellPage & { readonly mtimeMs: number }) | null = null;
  return async () => {
    const { mtimeMs } = (await unlessMissing(stat(`${folder}/index.html`))) ?? {};
    if (mtimeMs === undefined) return null;
    if (known?.mtimeMs !== mtimeMs) known = { ...(await readShell(folder)), mtimeMs };
    return known;
  };
}

async function readShell(folder: string): Promise<ShellPage> {
  const html = await readFile(`${folder}/index.html`, 'utf8');
  const record = (await unlessMissing(readFile(`${folder}/build.json`, 'utf8'))) ?? '{}';
  const { version, contract, site, pages = [] } = JSON.parse(record) as BuildFacts;
  const [frames, logoFrames, calmFrames] = await Promise.all([
    readBoth(folder, { bn: 'frame.bn.html', en: 'frame.en.html' }),
    readBoth(folder, { bn: 'frame-logo.bn.html', en: 'frame-logo.en.html' }),
    readBoth(folder, { bn: 'frame-calm.bn.html', en: 'frame-calm.en.html' }),
  ]);
  const own = new Map<string, PrerenderedPage>();
  for (const { path, html: files, ...others } of pages) {
    const page = await readBoth(folder, files);
    if (page !== null) own.set(path, { ...others, html: page });
  }
  return { html, version, contract, site, frames, logoFrames, calmFrames, pages: own };
}

async function readBoth(folder: string, files: InBothLanguages): Promise<InBothLanguages | null> {
  const [bn, en] = await Promise.all(
    [files.bn, files.en].map((name) => unlessMissing(readFile(`${folder}/${name}`, 'utf8'))),
  );
  return bn === undefined || en === undefined ? null : { bn, en };
}

async function unlessMissing<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
