import { readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';
import { services } from '@pathshala/platform';
import { root } from './root.ts';

/** What `infra/local/src/compiled-server.ts` reads: the script, and which files of the repository it was made of. */
interface Compiled {
  readonly entry: string;
  /** Path from the root, size and time of the last change in epoch ms. */
  readonly sources: readonly (readonly [string, number, number])[];
  readonly outputs: readonly string[];
}

const isOwn = (file: string) => file.startsWith(`${root}/`) && !file.includes('/node_modules/');
const isBare = (specifier: string) => !/^(?:[./]|node:|@pathshala\/)/.test(specifier);

/** `import(`@pathshala/${name}-contract/http`)`, by which a service is loaded that `infra/platform.ts` names. */
const importByName = /import\(`@pathshala\/\$\{name\}(?<rest>[\w/-]+)`\)/g;

function importOfEach(rest: string): string {
  const rows = services.map(({ name }) => `'${name}': () => import('@pathshala/${name}${rest}')`);
  return `({ ${rows.join(', ')} })[name]()`;
}

/** A module still finds the files beside its source, and a service its modules. */
function withFixedPlaces(code: string, file: string): string {
  return code
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(file)))
    .replaceAll(importByName, (_, rest: string) => importOfEach(rest));
}

/** Packages stay what they are; one that is not beside all others is named by its place. */
function createPlugin(read: Set<string>): Plugin {
  return {
    name: 'server',
    async resolveId(specifier, importer) {
      if (importer === undefined || !isBare(specifier)) return null;
      const resolved = await this.resolve(specifier, importer, { skipSelf: true });
      const isNested = resolved !== null && isNestedPackage(resolved.id);
      return { id: isNested ? pathToFileURL(resolved.id).href : specifier, external: true };
    },
    transform(code, file) {
      if (!isOwn(file)) return null;
      read.add(file);
      return { code: withFixedPlaces(code, file) };
    },
  };
}

function isNestedPackage(file: string): boolean {
  return file.startsWith(`${root}/`) && !file.startsWith(`${root}/node_modules/`);
}

/** The manifests decide what a specifier means. */
function manifestsOf(files: readonly string[]): readonly string[] {
  const folders = new Set(files.map((file) => dirname(file)));
  for (const folder of folders) if (folder !== root) folders.add(dirname(folder));
  const present = new Set([...folders].filter((folder) => readdirSync(folder).includes('package.json')));
  return [...[...present].map((folder) => `${folder}/package.json`), `${root}/package-lock.json`];
}

function stampOf(file: string): readonly [string, number, number] {
  const { size, mtimeMs } = statSync(file);
  return [file.slice(root.length + 1), size, mtimeMs];
}

function outputsOf(manifest: string): readonly string[] {
  try {
    return (JSON.parse(readFileSync(manifest, 'utf8')) as Compiled).outputs;
  } catch {
    // There is none before the first build.
    return [];
  }
}

/**
 * Compiles the modules that `npm start` loads, about 1,600 files, into a few of plain JavaScript: to find, open and link each
 * of them takes longer than all else at a start. Nothing is minified. The files of the previous build remain: a process
 * that runs may load another of them.
 */
export async function buildServer(entry: string, folder: string): Promise<void> {
  const read = new Set<string>();
  const bundle = await rolldown({
    input: { serve: entry },
    cwd: root,
    platform: 'node',
    resolve: { conditionNames: ['node', 'import'], mainFields: ['main'] },
    plugins: [createPlugin(read)],
    onLog(level, log) {
      if (level === 'warn') throw new Error(log.message);
    },
  });
  const names = { entryFileNames: '[name]-[hash].mjs', chunkFileNames: '[name]-[hash].mjs' };
  const { output } = await bundle.write({ dir: folder, format: 'esm', ...names });
  await bundle.close();
  const files = [...read].sort();
  const outputs = output.map(({ fileName }) => fileName);
  const manifest = `${folder}/compiled.json`;
  const needed = new Set([...outputs, ...outputsOf(manifest)]);
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  for (const name of scripts) if (!needed.has(name)) rmSync(`${folder}/${name}`, { force: true });
  const main = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
  const compiled: Compiled = {
    entry: main,
    sources: [...files, ...manifestsOf(files)].map(stampOf),
    outputs,
  };
  // Two starts at once may both get here: each writes a file of its own, and the scripts of both are the same.
  const own = `${manifest}.${process.pid}`;
  writeFileSync(own, JSON.stringify(compiled));
  renameSync(own, manifest);
}
