import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { BackupError } from '@pathshala/stores/backup/backup-error';
import { storeFilesIn } from './first-start.ts';

const stagingIn = (dataDir: string): string => join(dataDir, '.restoring');
const mark = 'placing';

/** The files of a restore that was interrupted are in the data directory. */
class RestoreUnfinishedError extends Error {
  override readonly name = 'RestoreUnfinishedError';
}

/** Throws RestoreUnfinishedError where a restore was interrupted: a part of the stores may be missing. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(stagingIn(dataDir))) return;
  throw new RestoreUnfinishedError(
    `A restore into ${dataDir} was interrupted. Run "npm run restore" again: it starts over. Or delete ${stagingIn(dataDir)} and the stores beside it.`,
  );
}

/** An empty folder inside the data directory. Throws BackupError where the directory has data that no restore wrote. */
export function prepareStaging(dataDir: string): string {
  const staging = stagingIn(dataDir);
  if (existsSync(join(staging, mark))) removePlaced(dataDir);
  const present = [...storeFilesIn(dataDir), ...(hasFiles(join(dataDir, 'uploads')) ? ['uploads'] : [])];
  if (present.length > 0)
    throw new BackupError(
      `${dataDir} is not empty (${present.slice(0, 3).join(', ')} …). Name an empty one in DATA_DIR, or move these files away.`,
    );
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  return staging;
}

function hasFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

function removePlaced(dataDir: string): void {
  for (const name of [...storeFilesIn(dataDir), 'uploads'])
    rmSync(join(dataDir, name), { recursive: true, force: true });
}

/** Moves what was restored and checked to its place: documents of services first, the bus last. */
export function placeRestored(dataDir: string, stores: readonly string[], uploadsDir: string): void {
  const staging = stagingIn(dataDir);
  writeFileSync(join(staging, mark), 'Delete nothing here: run the restore again.\n', { flush: true });
  if (existsSync(join(staging, 'secrets'))) {
    rmSync(join(dataDir, 'secrets'), { recursive: true, force: true });
    renameSync(join(staging, 'secrets'), join(dataDir, 'secrets'));
  }
  if (existsSync(join(staging, 'uploads'))) {
    mkdirSync(uploadsDir, { recursive: true });
    cpSync(join(staging, 'uploads'), uploadsDir, { recursive: true });
  }
  for (const store of stores) renameSync(join(staging, store), join(dataDir, store));
  flushFolder(dataDir);
  rmSync(staging, { recursive: true, force: true });
  flushFolder(dataDir);
}

function flushFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
