import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { remoteConfig } from '@pathshala/web-kit/build/remote-config';
import type { RemoteDescription } from '@pathshala/web-kit/registry';
import { prerenderRoutes } from '../prerender/prerender-remote.ts';
import { compressBest, isQuick, unchanged } from './compress-best.ts';
import { compressFolder, type Compression } from './compress.ts';
import { describeRemote } from './describe-remote.ts';
import { changedInputs, inputsOfBuild, readBuildRecord, type BuildRecord } from './front-end-inputs.ts';
import { hashOfFolder } from './hash-of-folder.ts';
import { replaceFile } from './replace-file.ts';
import { root } from './root.ts';
import { runRspack } from './run-rspack.ts';
import { hashOf } from './server-inputs.ts';
import { sortIntegrity } from './sort-integrity.ts';
import { workingTree } from './source-tree.ts';

/**
 * Builds a remote if what its last build was made from has changed. `mfe-x/dist/<version>/` is named by a hash of the
 * output and is never written again or removed, because open tabs still load from it; `current.json` names the newest.
 */
export async function buildRemote(options: {
  readonly name: string;
  readonly force: boolean;
  readonly compression: Compression;
}): Promise<string> {
  const { name, force, compression } = options;
  const folder = `${root}/${name}`;
  const known = readBuildRecord(name);
  if (!force && known !== null && isBuilt(folder, known.version) && isUnchanged(known))
    return unchanged(name, known, compression);
  const outputPath = `${root}/node_modules/.cache/pathshala/${name}-${process.pid}`;
  await rm(outputPath, { recursive: true, force: true });
  await mkdir(outputPath, { recursive: true });
  try {
    const record = await bundle(name, outputPath);
    const isNew = !isBuilt(folder, record.version);
    if (isNew) {
      await compressFolder(outputPath, compression);
      await moveBuild(outputPath, `${folder}/dist/${record.version}`);
    }
    await makeNewest(name, { ...record, compression: isNew ? compression : compressionOf(record, known) });
    if (compression === 'best') await compressBest(name);
    return `${name} ${record.version}: ${isNew ? 'built' : 'built, the same as before'}`;
  } finally {
    await rm(outputPath, { recursive: true, force: true });
  }
}

/** Everything but the compressed copies, so that the version does not depend on how they were made. */
async function bundle(name: string, outputPath: string): Promise<BuildRecord> {
  const folder = `${root}/${name}`;
  const stats = await runRspack(remoteConfig({ name, folder, outputPath, mode: 'production' }));
  await sortIntegrity(`${outputPath}/remoteEntry.js`);
  // Statistics of the build are for its developers.
  await rm(`${outputPath}/mf-stats.json`, { force: true });
  const facts = await describeRemote({ name, folder, outputPath, stats });
  const pages = await prerenderRoutes({ name, folder, mode: 'production' }, facts.routes, outputPath);
  const described = { ...facts, routes: pages.routes };
  await copyPlainPages(folder, pages.routes, outputPath);
  const version = hashOf(`${await hashOfFolder(outputPath)} ${JSON.stringify(described)}`).slice(0, 12);
  const description: RemoteDescription = { ...described, version };
  await writeFile(`${outputPath}/remote.json`, `${JSON.stringify(description)}\n`);
  const inputs = inputsOfBuild({
    stats: [stats, ...pages.stats],
    further: [`${name}/package.json`, ...plainFiles(name, facts.routes)],
    tree: workingTree,
  });
  return { version, inputs };
}

async function makeNewest(name: string, record: BuildRecord): Promise<void> {
  await replaceFile(`${root}/${name}/dist/current.json`, { version: record.version });
  await replaceFile(`${root}/${name}/dist/.build.json`, record);
}

/** Compresses a version that exists again when needed. Only the last build is recorded: an older one may have been quick. */
function compressionOf({ version }: BuildRecord, known: BuildRecord | null): Compression {
  return known?.version === version && !isQuick(known) ? 'best' : 'quick';
}

/** The templates of the pages in words, which the gateway fills in. */
function plainFiles(folder: string, routes: RemoteDescription['routes']): readonly string[] {
  return [...new Set(routes.flatMap(({ plain }) => plain?.file ?? []))].map(
    (file) => `${folder}/src/plain/${file}`,
  );
}

async function copyPlainPages(
  folder: string,
  routes: RemoteDescription['routes'],
  outputPath: string,
): Promise<void> {
  for (const file of plainFiles(folder, routes)) await copyFile(file, `${outputPath}/${basename(file)}`);
}

function isBuilt(folder: string, version: string): boolean {
  return existsSync(`${folder}/dist/${version}/remote.json`);
}

function isUnchanged(record: BuildRecord): boolean {
  return changedInputs(record, workingTree).length === 0;
}

async function moveBuild(from: string, to: string): Promise<void> {
  await mkdir(to.slice(0, to.lastIndexOf('/')), { recursive: true });
  await rename(from, to).catch((error: unknown) => {
    // Another process has built the same version in the meantime.
    if (!existsSync(`${to}/remote.json`)) throw error;
  });
}
