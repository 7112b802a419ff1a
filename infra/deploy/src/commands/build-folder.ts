import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { buildRemote } from '@pathshala/tooling/build-remote';
import { Rejection } from '@pathshala/releases/rejection';
import { root } from '../root.ts';

/** The folder of a remote's newest build, which is made first if its sources have changed. */
export async function buildFolder(name: string): Promise<string> {
  if (!/^mfe-[a-z0-9-]+$/.test(name) || !existsSync(`${root}/${name}/src`))
    throw new Rejection(`This repository has no remote ${name}: name the folder of its build after it.`);
  await buildRemote({ name, force: false, compression: 'best' });
  const pointer = await readFile(`${root}/${name}/dist/current.json`, 'utf8');
  return `${root}/${name}/dist/${(JSON.parse(pointer) as { version: string }).version}`;
}
