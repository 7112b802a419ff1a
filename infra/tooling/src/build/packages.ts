import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from './root.ts';
import type { SourceTree } from './source-tree.ts';

interface PackageManifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface WorkspacePackage {
  /** From the root of the repository: `infra/web-kit`. */
  readonly folder: string;
  readonly name: string;
  /** Run-time dependencies only: what tests need is in no version. */
  readonly dependencies: readonly string[];
}

/** The packages of this repository by name. */
export function workspacePackages(tree: SourceTree): ReadonlyMap<string, WorkspacePackage> {
  const { workspaces } = JSON.parse(tree.read('package.json')) as { workspaces: readonly string[] };
  const folders = workspaces
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
    .map((file) => dirname(file))
    .filter((folder) => tree.has(`${folder}/package.json`));
  return new Map(
    folders.map((folder) => {
      const { name, dependencies = {} } = JSON.parse(tree.read(`${folder}/package.json`)) as PackageManifest;
      return [name, { folder, name, dependencies: Object.keys(dependencies) }];
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
