import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { CandidateBuild } from './read-build.ts';

/** Bytes. Compressed by brotli, but for the last one. */
export const sizeBudget = { firstLoad: 80_000, oneFile: 300_000, all: 8_000_000 } as const;

const servedTypes = /\.(js|css|json|webmanifest|svg|png|jpg|webp|avif|ico|woff2|txt|xml)(\.br|\.gz)?$/;

/** Checks that what remote.json names exists, is what was built, and is served, and that `./app` is exposed. */
export function checkFiles({ description, manifest, files }: CandidateBuild): readonly string[] {
  const { entry, integrity, preload, name, routes } = description;
  // No gateway serves these: it puts them into its page.
  const pages = routes.flatMap(({ html }) => (html ? [html.bn, html.en] : []));
  const { app, texts } = preload;
  const named = [entry, ...app, ...texts.bn, ...texts.en, ...Object.keys(integrity), ...pages];
  const missing = [...new Set(named)].filter((file) => !files.has(file));
  const changed = Object.entries(integrity).filter(([file, hash]) => {
    const content = files.get(file);
    return content !== undefined && `sha384-${hashOf(content)}` !== hash;
  });
  const known = new Set(pages.flatMap((file) => [file, `${file}.br`, `${file}.gz`]));
  const unserved = [...files.keys()].filter((file) => !servedTypes.test(file) && !known.has(file));
  const isExposed = manifest === null || manifest.exposes.some(({ path }) => path === './app');
  return [
    ...missing.map(
      (file) => `remote.json names ${file}, which the build does not have: build ${name} again.`,
    ),
    ...changed.map(([file]) => `${file} is not what remote.json has the hash of: build ${name} again.`),
    ...(integrity[entry] === undefined
      ? [`remote.json has no integrity of ${entry}: add its sha384 hash, so that a changed file is not run.`]
      : []),
    ...unserved.map((file) => `${file} is of a type that no gateway serves: leave it out of the build.`),
    ...(isExposed
      ? []
      : [`mf-manifest.json exposes no ./app: add it to "exposes" of the federation plugin.`]),
  ];
}

function hashOf(content: Buffer): string {
  return createHash('sha384').update(content).digest('base64');
}

/** A remote that is much heavier than its neighbours is most often one that brings its own React. */
export function checkSize({ description, files }: CandidateBuild): readonly string[] {
  const { entry, preload, name } = description;
  const compressed = (file: string) =>
    (files.get(`${file}.br`) ?? brotliCompressSync(files.get(file) ?? Buffer.alloc(0))).length;
  const first = sum([...new Set([entry, ...preload.app])].map(compressed));
  const scripts = [...files.keys()].filter((file) => /\.(js|css)$/.test(file));
  const heavy = scripts
    .map((file) => [file, compressed(file)] as const)
    .filter(([, size]) => size > sizeBudget.oneFile);
  const all = sum([...files].filter(([file]) => !/\.(br|gz)$/.test(file)).map(([, { length }]) => length));
  return [
    ...(first > sizeBudget.firstLoad
      ? [
          `${name} loads ${kb(first)} before it shows anything, the budget is ${kb(sizeBudget.firstLoad)}: load pages and libraries when they are needed, and share React.`,
        ]
      : []),
    ...heavy.map(
      ([file, size]) =>
        `${file} has ${kb(size)}, the budget of one file is ${kb(sizeBudget.oneFile)}: split it.`,
    ),
    ...(all > sizeBudget.all
      ? [
          `The files have ${kb(all)} together, the budget is ${kb(sizeBudget.all)}: leave out pictures and fonts that are not shown.`,
        ]
      : []),
  ];
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

function kb(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}
