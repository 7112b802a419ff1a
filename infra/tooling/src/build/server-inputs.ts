import { createHash } from 'node:crypto';
import { commentFree } from './comment-free.ts';
import { lockedVersions } from './locked-versions.ts';
import { packagesOf, workspacePackages, type WorkspacePackage } from './packages.ts';
import { reachedFiles } from './reached-files.ts';
import type { SourceTree } from './source-tree.ts';

const isTest = /\.test\.tsx?$|(^|\/)(test|testing)\/|\.conformance\.ts$|(^|\/)(README|CHANGELOG)\.md$/;

/**
 * Returns what a service or the gateway is built from: input → hash. Every byte of its own folder counts (its contract is in
 * it); of other packages only the files that it reaches, without their comments, and the external packages that these name.
 * So neither a comment in one contract nor a part of a kit that it does not use changes its version.
 */
export function serverInputs(name: string, tree: SourceTree): ReadonlyMap<string, string> {
  const packages = workspacePackages(tree);
  const parts = packagesOf(`@pathshala/${name}`, packages);
  if (parts.length === 0) throw new Error(`There is no part named ${name}.`);
  const namedAtRunTime = parts.flatMap((part) => part.namedAtRunTime);
  const whole = parts.filter(
    (part) =>
      part.folder === name || part.folder === `${name}/contract` || namedAtRunTime.includes(part.name),
  );
  const starts = whole.flatMap(({ folder }) => tree.files(folder).filter((file) => !isTest.test(file)));
  const files = [...reachedFiles(starts, { tree, packages })];
  const wanted = parts.map((part) => (whole.includes(part) ? part : namedIn(part, files, tree)));
  const hashes = files.map((file) => [file, hashOf(contentOf(file, name, tree))] as const);
  const external = lockedVersions(tree.read('package-lock.json'), wanted);
  return new Map([...hashes, ...external].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A package with those of its dependencies that its reached files name, as an import, a `require` or a path. */
function namedIn(part: WorkspacePackage, files: readonly string[], tree: SourceTree): WorkspacePackage {
  const code = files
    .filter((file) => file.startsWith(`${part.folder}/`))
    .map((file) => commentFree(file, tree.read(file)))
    .join('\n');
  const isNamed = (dependency: string) => new RegExp(`["'\`]${dependency}["'\`/]`, 'u').test(code);
  return { ...part, dependencies: part.dependencies.filter(isNamed) };
}

function contentOf(file: string, name: string, tree: SourceTree): string {
  const content = tree.read(file);
  return file.startsWith(`${name}/`) ? content : commentFree(file, content);
}

export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
