import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Workspace {
  readonly folder: string;
  readonly dependencies: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  /** Patterns of folders: packages that are imported by names made at run time. */
  readonly dependencyFolders?: readonly string[];
}

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** Package → its folder and what it needs at run time. */
function findWorkspaces(): ReadonlyMap<string, Workspace> {
  const files = (readManifest('package.json').workspaces ?? []).flatMap((pattern) =>
    globSync(`${pattern}/package.json`),
  );
  return new Map(
    files.map((file) => {
      const { name, dependencies = {}, dependencyFolders = [] } = readManifest(file);
      const found = dependencyFolders.flatMap((pattern) => globSync(`${pattern}/package.json`));
      const names = [...Object.keys(dependencies), ...found.map((other) => readManifest(other).name)];
      return [name, { folder: path.dirname(file), dependencies: names }] as const;
    }),
  );
}

/** The folders of a package and of everything in this repository that it needs, directly or not. */
function foldersOf(
  name: string,
  workspaces: ReadonlyMap<string, Workspace>,
  seen = new Set<string>(),
): Set<string> {
  const workspace = workspaces.get(name);
  if (workspace === undefined || seen.has(workspace.folder)) return seen;
  seen.add(workspace.folder);
  for (const dependency of workspace.dependencies) foldersOf(dependency, workspaces, seen);
  return seen;
}

/** Copies a workspace without the workspaces that lie inside it. */
function copyWorkspace(folder: string, target: string, all: ReadonlySet<string>): void {
  cpSync(folder, path.join(target, folder), {
    recursive: true,
    filter: (source) => source === folder || !all.has(path.normalize(source)),
  });
}

function copyFile(file: string, target: string): void {
  mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
  cpSync(file, path.join(target, file));
}

/**
 * Splits what one part needs into `manifests` (for npm ci) and `sources`. Runs in the repository, in an image build, so it
 * uses no package.
 */
function selectPart(part: string, target: string): void {
  const workspaces = findWorkspaces();
  const folders = foldersOf(`@pathshala/${part}`, workspaces);
  if (folders.size === 0) throw new Error(`PART: there is no package @pathshala/${part}.`);
  const all = new Set([...workspaces.values()].map(({ folder }) => folder));
  const sources = path.join(target, 'sources');
  for (const folder of folders) {
    copyFile(path.join(folder, 'package.json'), path.join(target, 'manifests'));
    copyWorkspace(folder, sources, all);
  }
  for (const file of ['package.json', 'package-lock.json']) copyFile(file, path.join(target, 'manifests'));
  // npm links only the workspaces that it is asked for and their dependencies.
  const names = [...workspaces].filter(([, { folder }]) => folders.has(folder)).map(([name]) => name);
  writeFileSync(
    path.join(target, 'manifests/workspaces'),
    names.map((name) => `--workspace=${name}\n`).join(''),
  );
  for (const file of ['health-check.ts', 'declare-queue.ts'])
    cpSync(path.join('infra/deploy/images', file), path.join(sources, file));
  if (part === 'gateway') copyShell(sources);
}

/** The shell's pages belong to the gateway; the remotes are published to a store that it reads. */
function copyShell(sources: string): void {
  if (!existsSync('shell/dist/index.html'))
    throw new Error(
      'shell/dist: build the front ends before the image of the gateway (npm run build -- --best).',
    );
  const { compression } = JSON.parse(readFileSync('shell/dist/.build.json', 'utf8')) as {
    compression?: string;
  };
  if (compression === 'quick')
    throw new Error(
      'shell/dist is compressed for a local start: npm run build -- --best gives visitors less to load.',
    );
  cpSync('shell/dist', path.join(sources, 'shell/dist'), { recursive: true });
}

const [part = '', target = ''] = process.argv.slice(2);
selectPart(part, target);
