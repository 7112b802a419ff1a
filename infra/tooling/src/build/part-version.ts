import { existsSync } from 'node:fs';
import { changedInputs, readBuildRecord } from './front-end-inputs.ts';
import { root } from './root.ts';
import { hashOf, serverInputs } from './server-inputs.ts';
import { workingTree, type SourceTree } from './source-tree.ts';

const digits = 12;

/**
 * Twelve hex digits over what a part is really built from. A service, the gateway: their own files, the packages that they
 * depend on without comments and types, and the resolved external versions. A contract (`svc-exams-contract`): the same
 * of its package. A front end: the version of its build, which is a hash of the output; throws if it has to be built first.
 */
export function partVersion(name: string, tree: SourceTree = workingTree): string {
  return isFrontEnd(name) ? builtVersion(name, tree) : hashOfInputs(serverInputs(name, tree));
}

export function isFrontEnd(name: string): boolean {
  return name === 'shell' || name.startsWith('mfe-');
}

export function hashOfInputs(inputs: ReadonlyMap<string, string>): string {
  return hashOf([...inputs].map(([input, state]) => `${input}\0${state}\n`).join('')).slice(0, digits);
}

function builtVersion(name: string, tree: SourceTree): string {
  if (!existsSync(`${root}/${name}`)) throw new Error(`There is no part named ${name}.`);
  const record = readBuildRecord(name);
  const [changed] = record === null ? ['all of it'] : changedInputs(record, tree);
  if (record !== null && changed === undefined) return record.version;
  throw new Error(`${name} has no build of its present sources (${changed}): npm run build -w ${name}`);
}
