import { execFileSync } from 'node:child_process';
import { root } from '../build/root.ts';
import { workingTree, withChanges, type SourceTree } from '../build/source-tree.ts';

export interface Changes {
  /** Paths from the root of the repository. */
  readonly files: readonly string[];
  /** The repository before the changes. */
  readonly before: SourceTree;
}

/** Returns what differs between a commit and the working tree, files that are new and not ignored included. */
export function changesSince(commit: string): Changes {
  const changed = git('diff', '--name-only', '--no-renames', '-z', commit);
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  const files = [...new Set([...changed, ...added])].sort();
  const known = new Set(git('ls-tree', '-r', '--name-only', '-z', commit, '--', ...files));
  const contents = files.map((file) => [file, known.has(file) ? contentAt(commit, file) : null] as const);
  return { files, before: withChanges(workingTree, new Map(files.length === 0 ? [] : contents)) };
}

function git(...args: readonly string[]): readonly string[] {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return output.split('\0').filter((line) => line !== '');
}

function contentAt(commit: string, file: string): string {
  const maxBuffer = 64 * 1024 * 1024;
  return execFileSync('git', ['show', `${commit}:${file}`], { cwd: root, encoding: 'utf8', maxBuffer });
}
