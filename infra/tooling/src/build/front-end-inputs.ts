import { existsSync, readFileSync } from 'node:fs';
import type { Stats } from '@rspack/core';
import { commentFree } from './comment-free.ts';
import type { Compression } from './compress.ts';
import { root } from './root.ts';
import { hashOf } from './server-inputs.ts';
import type { SourceTree } from './source-tree.ts';

/** `dist/.build.json` of a front end: what its last build made, and from what. A gateway does not serve it. */
export interface BuildRecord {
  readonly version: string;
  /** Input → hash of a file of this repository, or version of a package of `node_modules`. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly compression?: Compression;
  /** The shell has all its builds in one folder: these are the files of this build. */
  readonly assets?: readonly string[];
}

const buildConfiguration = ['infra/web-kit/build', 'infra/tooling/src/build'];
const builders = ['node_modules/@rspack/core', 'node_modules/@module-federation/enhanced'];

export function readBuildRecord(name: string): BuildRecord | null {
  const file = `${root}/${name}/dist/.build.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildRecord) : null;
}

/** The inputs of finished builds, from rspack's module graph: what the output contains, what configured it, what built it. */
export function inputsOfBuild(options: {
  readonly stats: readonly Stats[];
  /** Files that the build reads beside the module graph. */
  readonly further: readonly string[];
  readonly tree: SourceTree;
}): Readonly<Record<string, string>> {
  const { stats, further, tree } = options;
  const used = stats.flatMap(({ compilation }) => [...compilation.fileDependencies]);
  const places = used
    .filter((file) => file.startsWith(`${root}/`) && existsSync(file))
    .map((file) => file.slice(root.length + 1));
  const configuration = buildConfiguration.flatMap((folder) => tree.files(folder)).filter(isNoTest);
  const inputs = [...new Set([...places.map(packageOrFile), ...further, ...configuration, ...builders])];
  return Object.fromEntries(inputs.sort().map((input) => [input, stateOf(input, tree)]));
}

const isNoTest = (file: string): boolean => !/\.test\.tsx?$/.test(file);

/** `node_modules/katex/dist/katex.mjs` → `node_modules/katex`: of an external package its version counts. */
function packageOrFile(file: string): string {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file;
}

function stateOf(input: string, tree: SourceTree): string {
  if (input.includes('node_modules/')) {
    const { version } = JSON.parse(readFileSync(`${root}/${input}/package.json`, 'utf8')) as {
      version?: string;
    };
    return version ?? '';
  }
  return hashOf(commentFree(input, tree.read(input)));
}

/** The inputs that are no longer what they were when the front end was built. */
export function changedInputs({ inputs }: BuildRecord, tree: SourceTree): readonly string[] {
  return Object.entries(inputs)
    .filter(([input, state]) => currentState(input, tree) !== state)
    .map(([input]) => input);
}

function currentState(input: string, tree: SourceTree): string {
  try {
    return stateOf(input, tree);
  } catch {
    // A file that is gone, or that does not parse, is not what was built.
    return 'unreadable';
  }
}
