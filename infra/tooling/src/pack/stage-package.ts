import { mkdirSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { WorkspacePackage } from '../build/packages.ts';
import { workingTree } from '../build/source-tree.ts';

const isTest = /\.test\.tsx?$|(^|\/)(test|testing)\//;
const isShipped = /\.(ts|mjs|json|css)$/;
const configuration = /(^|\/)(package|tsconfig[\w.]*)\.json$|(^|\/)vitest\.config\.ts$/;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * Writes a package as it is installed elsewhere: Node runs no TypeScript below `node_modules`, so each module is there
 * without its types, and with them for the compiler. Throws for a package with components: their bundler takes sources.
 */
export function stagePackage(
  one: WorkspacePackage,
  to: string,
  all: ReadonlyMap<string, WorkspacePackage>,
): void {
  const files = filesOf(one, all);
  const component = files.find((file) => file.endsWith('.tsx'));
  if (component !== undefined)
    throw new Error(`${one.name} has components (${component}) and cannot be packed.`);
  for (const file of files.filter((name) => isShipped.test(name))) {
    const content = workingTree.read(`${one.folder}/${file}`);
    write(path.join(to, file), content);
    if (file.endsWith('.ts')) write(path.join(to, runnable(file)), withoutTypes(content));
  }
  write(path.join(to, 'package.json'), JSON.stringify(manifestOf(one, all), null, 2));
}

/** Packages lie in the folders of others. */
function filesOf(
  { folder }: WorkspacePackage,
  all: ReadonlyMap<string, WorkspacePackage>,
): readonly string[] {
  const inner = [...all.values()]
    .map((other) => other.folder)
    .filter((other) => other.startsWith(`${folder}/`));
  return workingTree
    .files(folder)
    .filter((file) => !inner.some((other) => file.startsWith(`${other}/`)))
    .map((file) => file.slice(folder.length + 1))
    .filter((file) => !isTest.test(file) && !configuration.test(file));
}

function manifestOf(
  { folder, exports }: WorkspacePackage,
  all: ReadonlyMap<string, WorkspacePackage>,
): object {
  const { name, version, license, dependencies = {} } = readManifest(folder);
  const versionOf = (dependency: string, range: string) => {
    const known = all.get(dependency);
    return known === undefined ? range : `^${readManifest(known.folder).version}`;
  };
  return {
    name,
    version,
    license,
    type: 'module',
    exports: Object.fromEntries(
      Object.entries(exports).map(([subpath, file]) => [subpath, { types: file, default: runnable(file) }]),
    ),
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([key, range]) => [key, versionOf(key, range)]),
    ),
  };
}

function readManifest(folder: string): Manifest {
  return JSON.parse(workingTree.read(`${folder}/package.json`)) as Manifest;
}

function withoutTypes(code: string): string {
  return stripTypeScriptTypes(code).replaceAll(
    /((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]+)\.ts(['"])/g,
    '$1.js$2',
  );
}

function runnable(file: string): string {
  return file.replace(/\.ts$/, '.js');
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
