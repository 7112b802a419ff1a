import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { textFile } from '@pathshala/web-kit/build/cut-texts';
import { languages } from '@pathshala/web-kit/language';
import type { AnyRow, PageTable } from '@pathshala/web-kit/define-pages';
import { manifestOf, sharedChunks } from '@pathshala/web-kit/manifest-of';
import { contractRange, type RemoteDescription, type RemoteManifest } from '@pathshala/web-kit/registry';
import type { Stats } from '@rspack/core';

interface BuiltRemote {
  readonly name: string;
  readonly folder: string;
  readonly outputPath: string;
  readonly stats: Stats;
}

/** A build's entry in the registry without its version, which is a hash of all of it: its hashes, routes, nav, and the files to fetch early. */
export async function describeRemote(built: BuiltRemote): Promise<Omit<RemoteDescription, 'version'>> {
  const manifest = await readManifest(built.folder);
  const filesOf = chunkFiles(built.stats);
  const preload = {
    app: filesOf('app'),
    // The texts of our remotes are among the files of a route.
    texts: { bn: [], en: [] },
  };
  const pageFiles = (chunk: string): string[] => {
    const files = filesOf(chunk);
    if (files.length === 0) throw new Error(`${built.name}: the build has no chunk ${chunk}.`);
    return files;
  };
  const routes = manifest.routes.map((route) => ({
    ...route,
    ...(route.chunk === undefined ? {} : { files: pageFiles(route.chunk) }),
    ...(route.further === undefined ? {} : { furtherFiles: route.further.flatMap(filesOf) }),
  }));
  return {
    name: built.name,
    contract: contractRange,
    entry: 'remoteEntry.js',
    // The entry contains the hashes of all other files.
    integrity: await integrityOf(built.outputPath, ['remoteEntry.js']),
    preload,
    routes,
    nav: manifest.nav,
    ...(manifest.adminMenu !== undefined && { adminMenu: manifest.adminMenu }),
  };
}

async function readManifest(folder: string): Promise<RemoteManifest> {
  const { pages } = (await import(pathToFileURL(`${folder}/src/pages.ts`).href)) as {
    pages: PageTable<AnyRow>;
  };
  const shared = sharedChunks(pages);
  if (shared.length > 0)
    throw new Error(
      `${pages.name}: two files are named like ${shared.join(', ')}. Name the chunk of one in a magic comment.`,
    );
  return manifestOf(pages);
}

/** All files of a named chunk, including shared ones, and its texts in both languages. */
export function chunkFiles(stats: Stats): (name: string) => string[] {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  return (name) => {
    const { assets = [], chunks = [] } = namedChunkGroups[name] ?? {};
    const code = assets.map((asset) => asset.name).filter((file) => /\.(js|css)$/.test(file));
    const texts = chunks.flatMap((id) => languages.map((language) => textFile(String(id), language)));
    return [...code, ...texts.filter((file) => stats.compilation.getAsset(file) !== undefined)];
  };
}

async function integrityOf(folder: string, only: readonly string[]): Promise<Record<string, string>> {
  const entries = [...new Set(only)].map(async (file) => {
    const hash = createHash('sha384').update(await readFile(`${folder}/${file}`));
    return [file, `sha384-${hash.digest('base64')}`] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
