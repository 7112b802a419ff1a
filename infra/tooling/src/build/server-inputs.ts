import { createHash } from 'node:crypto';
import { commentFree } from './comment-free.ts';
import { lockedVersions } from './locked-versions.ts';
import { packagesOf, workspacePackages, type WorkspacePackage } from './packages.ts';
import type { SourceTree } from './source-tree.ts';

const isTest = /\.test\.tsx?$|(^|\/)(test|testing)\/|\.conformance\.ts$|(^|\/)(README|CHANGELOG)\.md$/;

/**
 * Returns what a service or the gateway is built from: input → hash. Every byte of its own folder counts (its contract is in
 * it); of the packages it depends on only what runs counts, so a comment in one contract changes no other part.
 */
export function serverInputs(name: string, tree: SourceTree): ReadonlyMap<string, string> {
  const parts = packagesOf(`@pathshala/${name}`, workspacePackages(tree));
  if (parts.length === 0) throw new Error(`There is no part named ${name}.`);
  const inputs = parts
    .flatMap((part) => filesOf(part, parts, tree))
    .map((file) => [file, hashOf(contentOf(file, name, tree))] as const);
  const external = lockedVersions(tree.read('package-lock.json'), parts);
  return new Map([...new Map(inputs), ...external].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A package's files, without those of the packages in folders below it. */
function filesOf(
  { folder }: WorkspacePackage,
  all: readonly WorkspacePackage[],
  tree: SourceTree,
): readonly string[] {
  // @pathshala/platform is one file in a folder that holds other packages.
  if (folder === 'infra') return ['infra/package.json', 'infra/platform.ts'];
  const below = all.filter((other) => other.folder.startsWith(`${folder}/`));
  return tree
    .files(folder)
    .filter((file) => !isTest.test(file) && !below.some((other) => file.startsWith(`${other.folder}/`)));
}

function contentOf(file: string, name: string, tree: SourceTree): string {
  const content = tree.read(file);
  return file.startsWith(`${name}/`) ? content : commentFree(file, content);
}

export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
