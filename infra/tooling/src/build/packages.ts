import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';
import type { SourceTree } from './source-tree.ts';

interface PackageManifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  /** Packages that it imports by names which it makes at run time: patterns of their folders, so that a new one is no change here. */
  readonly dependencyFolders?: readonly string[];
}

export interface WorkspacePackage {
  /** The path from the root of the repository: `infra/web-kit`. */
  readonly folder: string;
  readonly name: string;
  /** The dependencies at run time, those by a pattern included: what tests need is in no version. */
  readonly dependencies: readonly string[];
  /** The packages among these that it imports by names which it computes at run time. */
  readonly namedAtRunTime: readonly string[];
  /** Subpath → file in the folder: `./http` → `./http.ts`. */
  readonly exports: Readonly<Record<string, string>>;
}

/** The packages of this repository by name. */
export function workspacePackages(tree: SourceTree): ReadonlyMap<string, WorkspacePackage> {
  const { workspaces } = JSON.parse(tree.read('package.json')) as { workspaces: readonly string[] };
  const folders = workspaces
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
    .map((file) => path.dirname(file))
    .filter((folder) => tree.has(`${folder}/package.json`));
  const manifests = folders.map((folder) => {
    const manifest = JSON.parse(tree.read(`${folder}/package.json`)) as PackageManifest;
    return { folder, ...manifest };
  });
  return new Map(
    manifests.map(({ folder, name, dependencies = {}, dependencyFolders = [], exports = {} }) => {
      const namedAtRunTime = manifests
        .filter((other) => dependencyFolders.some((pattern) => path.matchesGlob(other.folder, pattern)))
        .map((other) => other.name);
      const names = new Set([...Object.keys(dependencies), ...namedAtRunTime]);
      return [name, { folder, name, dependencies: [...names], namedAtRunTime, exports }];
    }),
  );
}

/** A package and those of this repository that it needs, directly or not. */
export function packagesOf(
  name: string,
  all: ReadonlyMap<string, WorkspacePackage>,
): readonly WorkspacePackage[] {
  const found = new Set<WorkspacePackage>();
  const add = (wanted: string): void => {
    const part = all.get(wanted);
    if (part === undefined || found.has(part)) return;
    found.add(part);
    part.dependencies.forEach(add);
  };
  add(name);
  return [...found];
}
