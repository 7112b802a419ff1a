import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { build } from 'vite';
import { workspacePackages } from '../build/packages.ts';
import { root } from '../build/root.ts';
import { workingTree } from '../build/source-tree.ts';

const program = 'pathshala-deploy';

/** Writes the package of the command line: one bundle of what it reaches in this repository; other packages are its dependencies. */
export async function stageCommandLine(to: string): Promise<void> {
  const folder = path.join(root, 'infra/deploy');
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    ssr: { noExternal: [/^@pathshala\//], target: 'node' },
    build: { ssr: `src/${program}.ts`, outDir: to, emptyOutDir: true, minify: false, target: 'node22' },
  });
  const entry = path.join(to, `${program}.js`);
  writeFileSync(entry, `#!/usr/bin/env node\n${readFileSync(entry, 'utf8')}`);
  chmodSync(entry, 0o755);
  const { version, license } = readManifest('infra/deploy');
  const manifest = {
    name: '@pathshala/deploy',
    version,
    license,
    type: 'module',
    bin: { [program]: `./${program}.js` },
    engines: { node: '>=22' },
    dependencies: dependenciesOf(to),
  };
  writeFileSync(path.join(to, 'package.json'), JSON.stringify(manifest, null, 2));
}

/** The packages that the bundle imports, with the ranges of this repository. */
function dependenciesOf(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*"([^".][^"]*)"/g),
    ].map(([, name = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name),
  );
  const outside = new Set(
    imported.filter((name) => !name.startsWith('node:') && !builtinModules.includes(name)),
  );
  const ranges = new Map(
    [...workspacePackages(workingTree).values()].flatMap((one) =>
      Object.entries(readManifest(one.folder).dependencies ?? {}),
    ),
  );
  return Object.fromEntries([...outside].sort().map((name) => [name, requireRange(name, ranges)]));
}

function requireRange(name: string, ranges: ReadonlyMap<string, string>): string {
  const range = ranges.get(name);
  if (range === undefined)
    throw new Error(`${program} imports ${name}, which no package of this repository declares.`);
  return range;
}

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(workingTree.read(`${folder}/package.json`)) as Manifest;
}
