import path from 'node:path';
import { init, parse } from 'es-module-lexer';
import { commentFree } from './comment-free.ts';
import type { WorkspacePackage } from './packages.ts';
import type { SourceTree } from './source-tree.ts';

await init;

const isModule = /\.(tsx?|mjs|js)$/;
/** A worker or a file that a module opens by its own address. A folder, such as the root of the site, is no input. */
const besideTheModule = /new URL\(\s*["'`]([^"'`]+)["'`]\s*,\s*import\.meta\.url\s*\)/gu;

interface Sources {
  readonly tree: SourceTree;
  readonly packages: ReadonlyMap<string, WorkspacePackage>;
}

/**
 * Returns the files of this repository that run when some files run: these, what they import at run time (types are not),
 * and so on. A name that is made at run time is not found: such packages are `dependencyFolders`.
 */
export function reachedFiles(starts: readonly string[], sources: Sources): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (isModule.test(file)) waiting.push(...importedBy(file, sources));
  }
  return found;
}

function importedBy(file: string, { tree, packages }: Sources): readonly string[] {
  const code = commentFree(file, tree.read(file));
  const [imports] = parse(code);
  const names = [
    ...imports.map(({ n }) => n),
    ...[...code.matchAll(besideTheModule)].map(([, name = '']) =>
      name.startsWith('.') ? name : `./${name}`,
    ),
  ];
  return names
    .filter((name) => name !== undefined)
    .flatMap((name) => placeOf(name, file, packages) ?? [])
    .filter((place) => path.extname(place) !== '' && tree.has(place));
}

function placeOf(
  name: string,
  from: string,
  packages: ReadonlyMap<string, WorkspacePackage>,
): string | undefined {
  if (name.startsWith('.')) return path.join(path.dirname(from), name);
  const [scope = '', base = ''] = name.split('/');
  const found = packages.get(`${scope}/${base}`);
  if (found === undefined) return undefined;
  const subpath = `.${name.slice(found.name.length)}`;
  const target = found.exports[subpath] ?? targetByPattern(subpath, found);
  if (target === undefined) throw new Error(`${from} imports ${name}, which ${found.name} does not export.`);
  return path.join(found.folder, target);
}

function targetByPattern(subpath: string, { exports }: WorkspacePackage): string | undefined {
  for (const [pattern, target] of Object.entries(exports)) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined || !subpath.startsWith(start) || !subpath.endsWith(end)) continue;
    return target.replace('*', subpath.slice(start.length, subpath.length - end.length));
  }
  return undefined;
}
