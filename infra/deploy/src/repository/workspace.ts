import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { thisRepository } from '@pathshala/pact/this-repository';
import { Rejection } from '@pathshala/releases/rejection';
import { services } from '@pathshala/platform';
import { isRemote } from '@pathshala/releases/remote-description';
import { buildRemote } from '@pathshala/tooling/build-remote';
import { isFrontEnd, partVersion } from '@pathshala/tooling/part-version';
import type { Repository } from './repository.ts';

/** The folder of this repository, without a slash at the end. */
const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');

/** The version of a front end that this checkout has not built. */
const notBuilt = 'checkout';

/** All parts of this repository. */
export function workspace(env: Readonly<Record<string, string | undefined>>): Repository {
  return {
    ...thisRepository,
    part: null,
    program: 'npm run deploy --',
    records: path.resolve(env['PACT_STORE'] ?? `${root}/data/pacts`),
    shellFolder: `${root}/shell/dist`,
    versionOf,
    buildFolder: async (name) => (isRemote(name) ? buildFolder(name) : null),
    contractOf: () => null,
    recordable: [...services.map(({ name }) => name), 'gateway', 'shell'],
    commit: () => execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
  };
}

function versionOf(part: string): string {
  if (!existsSync(`${root}/${part}/package.json`))
    throw new Rejection(`This repository has no part ${part}.`);
  try {
    return partVersion(part);
  } catch (error) {
    throw new Rejection(error instanceof Error ? error.message : String(error));
  }
}

/** The version of the sources here, for a question about them: a front end need not be built for it. */
export function versionOfSources(part: string): string {
  return isFrontEnd(part) ? versionOrNotBuilt(part) : versionOf(part);
}

function versionOrNotBuilt(part: string): string {
  try {
    return partVersion(part);
  } catch {
    return notBuilt;
  }
}

/** The folder of a remote's newest build, which is made first if its sources have changed. */
async function buildFolder(name: string): Promise<string> {
  if (!/^mfe-[a-z0-9-]+$/.test(name) || !existsSync(`${root}/${name}/src`))
    throw new Rejection(`This repository has no remote ${name}: name the folder of its build after it.`);
  await buildRemote({ name, force: false, compression: 'best' });
  const pointer = await readFile(`${root}/${name}/dist/current.json`, 'utf8');
  return `${root}/${name}/dist/${(JSON.parse(pointer) as { version: string }).version}`;
}
