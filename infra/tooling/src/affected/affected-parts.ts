import { remotes, services } from '@pathshala/platform';
import { commentFree } from '../build/comment-free.ts';
import { readBuildRecord, type BuildRecord } from '../build/front-end-inputs.ts';
import { workspacePackages } from '../build/packages.ts';
import { serverInputs } from '../build/server-inputs.ts';
import { workingTree, type SourceTree } from '../build/source-tree.ts';
import type { Changes } from './changes.ts';

export interface AffectedPart {
  /** A service, the gateway, a front end, or the folder of a package that is in none of them. */
  readonly part: string;
  /** True: it runs something else than before, so it has a new version to deploy. */
  readonly hasNewVersion: boolean;
  /** The files and packages that changed and that it is built from; where it has no new version, its own changed files. */
  readonly because: readonly string[];
  readonly tests: string;
}

interface Comparison extends Changes {
  readonly now: SourceTree;
  readonly recordOf: (name: string) => BuildRecord | null;
}

const servers = [...services.map(({ name }) => name), 'gateway'];
const frontEnds = ['shell', ...remotes.map(({ name }) => name)];

/** The parts that changes touch, the deployable ones first. */
export function affectedParts(
  changes: Changes,
  { now = workingTree, recordOf = readBuildRecord }: Partial<Pick<Comparison, 'now' | 'recordOf'>> = {},
): readonly AffectedPart[] {
  const comparison = { ...changes, now, recordOf };
  const apps = [
    ...servers.map((name) => partOf(name, changedServerInputs(name, comparison), comparison)),
    ...frontEnds.map((name) => partOf(name, changedFrontEndInputs(name, comparison), comparison)),
  ];
  const names = [...servers, ...frontEnds];
  const folders = [...workspacePackages(now).values()]
    .map(({ folder }) => folder)
    .filter((folder) => !names.some((name) => folder === name || folder.startsWith(`${name}/`)));
  const others = folders.filter((folder) => folder !== 'infra').map((name) => partOf(name, [], comparison));
  return [...apps, ...others].filter((part) => part !== null);
}

/** The parts whose version to deploy differs from the one before. */
export function deployableOf(parts: readonly AffectedPart[]): readonly string[] {
  return parts.filter(({ hasNewVersion }) => hasNewVersion).map(({ part }) => part);
}

function partOf(part: string, inputs: readonly string[], { files }: Changes): AffectedPart | null {
  const own = files.filter((file) => file.startsWith(`${part}/`));
  if (inputs.length === 0 && own.length === 0) return null;
  return {
    part,
    hasNewVersion: inputs.length > 0,
    because: inputs.length > 0 ? inputs : own,
    tests: `npx vitest run ${part}/`,
  };
}

function changedServerInputs(name: string, { before, now }: Comparison): readonly string[] {
  const [old, current] = [before, now].map((tree) =>
    tree.has(`${name}/package.json`) ? serverInputs(name, tree) : new Map<string, string>(),
  );
  const all = new Set([...(old?.keys() ?? []), ...(current?.keys() ?? [])]);
  return [...all].filter((input) => old?.get(input) !== current?.get(input));
}

/** Compares what the last build contained; a remote that was never built is judged by its own folder. */
function changedFrontEndInputs(name: string, comparison: Comparison): readonly string[] {
  const { files, before, now } = comparison;
  const record = comparison.recordOf(name);
  const isInput = (file: string) =>
    record === null ? file.startsWith(`${name}/src/`) : file in record.inputs;
  const changed = files.filter((file) => isInput(file) && contentOf(file, before) !== contentOf(file, now));
  const [old, current] = [before, now].map(versionsIn);
  const packages = Object.keys(record?.inputs ?? {}).filter(
    (input) => input.includes('node_modules/') && old?.(input) !== current?.(input),
  );
  return [...changed, ...packages];
}

function contentOf(file: string, tree: SourceTree): string | null {
  return tree.has(file) ? commentFree(file, tree.read(file)) : null;
}

function versionsIn(tree: SourceTree): (place: string) => string | undefined {
  const { packages } = JSON.parse(tree.read('package-lock.json')) as {
    packages: Readonly<Record<string, { version?: string }>>;
  };
  return (place) => packages[place]?.version;
}
