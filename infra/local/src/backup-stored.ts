import { join } from 'node:path';
import type { Config } from '@pathshala/service-kit/config/config';
import { BackupError } from '@pathshala/stores/backup/backup-error';
import type { BackupWork } from '@pathshala/stores/backup/port';
import { openStoreFile } from '@pathshala/stores/sqlite/open-store-file';
import { askRunningSite } from './backup-requests.ts';
import { DataInUseError, lockData } from './data-lock.ts';
import { openSiteBackups } from './site-backups.ts';
import { storeFilesIn } from './first-start.ts';

interface BackupOptions {
  readonly work: BackupWork;
  /** Another target than that of the configuration. */
  readonly address?: string | undefined;
}

/** Asks the site that runs on this data; if none does, makes it in this process. Returns what was done, in words. */
export async function backUpStored(config: Config, options: BackupOptions): Promise<string> {
  try {
    const lock = lockData(config.dataDir);
    try {
      return await backUpFiles(config, options);
    } finally {
      lock.release();
    }
  } catch (error) {
    if (!(error instanceof DataInUseError)) throw error;
    if (options.address !== undefined)
      throw new BackupError(
        'A running site writes to its own target. Leave --to out, or stop the site first.',
      );
    return askRunningSite(config.dataDir, options.work);
  }
}

async function backUpFiles(config: Config, { work, address }: BackupOptions): Promise<string> {
  const stores = storeFilesIn(config.dataDir).filter((name) => name.endsWith('.sqlite'));
  if (stores.length === 0)
    throw new BackupError(`${config.dataDir} has no stores. Name the right one in DATA_DIR.`);
  const backups = await openSiteBackups(config, { isScheduled: false, address });
  const opened: { readonly close: () => void }[] = [];
  try {
    for (const store of stores) opened.push(openStoreFile(join(config.dataDir, store), backups.follower));
    await backups.start();
    return await backups.run(work);
  } finally {
    await backups.halt();
    for (const { close } of opened) close();
    await backups.close();
  }
}
