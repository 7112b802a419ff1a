import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { remoteConfig } from '@pathshala/web-kit/build/remote-config';
import type { RemoteDescription } from '@pathshala/web-kit/registry';
import { compressFolder } from './compress.ts';
import { describeRemote } from './describe-remote.ts';
import { root } from './root.ts';
import { runRspack } from './run-rspack.ts';
import { sourceHash } from './source-hash.ts';

/** Builds `mfe-x/dist/<version>/` if its sources changed, and points `current.json` to it. Older versions are kept for open tabs. */
export async function buildRemote({ name, force }: { name: string; force: boolean }): Promise<string> {
  const folder = `${root}/${name}`;
  const version = sourceHash(name);
  const outputPath = `${folder}/dist/${version}`;
  const isCurrent = (await currentVersion(folder)) === version && existsSync(`${outputPath}/remote.json`);
  if (isCurrent && !force) return `${name} ${version}: unchanged`;
  await rm(outputPath, { recursive: true, force: true });
  await mkdir(outputPath, { recursive: true });
  const stats = await runRspack(remoteConfig({ name, folder, version, outputPath, mode: 'production' }));
  const description: RemoteDescription = await describeRemote({ name, version, folder, outputPath, stats });
  await writeFile(`${outputPath}/remote.json`, `${JSON.stringify(description)}\n`);
  await compressFolder(outputPath);
  await writeFile(`${folder}/dist/current.json`, `${JSON.stringify({ version })}\n`);
  return `${name} ${version}: built`;
}

async function currentVersion(folder: string): Promise<string | undefined> {
  const file = `${folder}/dist/current.json`;
  if (!existsSync(file)) return undefined;
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}
