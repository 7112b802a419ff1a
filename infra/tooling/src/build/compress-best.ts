import { compressFile, compressFolder, compressible, type Compression } from './compress.ts';
import { readBuildRecord, type BuildRecord } from './front-end-inputs.ts';
import { replaceFile } from './replace-file.ts';
import { root } from './root.ts';

/** Compresses the newest build of a front end as visitors get it, if that was left out; returns whether it was. */
export async function compressBest(name: string): Promise<boolean> {
  const record = readBuildRecord(name);
  if (record === null || !isQuick(record)) return false;
  const folder = `${root}/${name}/dist`;
  if (name === 'shell') await compressShell(folder, record);
  else await compressFolder(`${folder}/${record.version}`, 'best');
  await replaceFile(`${folder}/.build.json`, { ...record, compression: 'best' } satisfies BuildRecord);
  return true;
}

/** The report of a build that is not made again; its compression may be. */
export async function unchanged(
  name: string,
  { version }: BuildRecord,
  wanted: Compression,
): Promise<string> {
  const isCompressed = wanted === 'best' && (await compressBest(name));
  return `${name} ${version}: ${isCompressed ? 'compressed' : 'unchanged'}`;
}

/** The records of earlier builds do not say: all of those were compressed at the best level. */
export function isQuick({ compression = 'best' }: BuildRecord): boolean {
  return compression === 'quick';
}

/** Only its own files: those of earlier builds lie beside them. */
async function compressShell(folder: string, { assets = [] }: BuildRecord): Promise<void> {
  const files = assets.filter((file) => compressible.test(file)).map((file) => `assets/${file}`);
  await Promise.all([...files, 'worker.js'].map((file) => compressFile(`${folder}/${file}`, 'best')));
}
