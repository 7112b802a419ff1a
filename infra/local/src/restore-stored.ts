import type { Config } from '@pathshala/service-kit/config/config';
import { restoreInto, type Restored } from '@pathshala/stores/backup/restore';
import { openTarget } from '@pathshala/stores/backup/target';
import { lockData } from './data-lock.ts';
import { placeRestored, prepareStaging } from './restored-files.ts';
import { productVersion } from './site-backups.ts';

export interface RestoreOptions {
  /** A folder's path or `s3://bucket/prefix`. */
  readonly source: string;
  /** Epoch milliseconds; left out: the latest moment. */
  readonly at?: number | undefined;
  readonly passphrase?: string | undefined;
  readonly report: (line: string) => void;
}

/** Restores into the empty data directory of a site that does not run. Rejects with BackupError or DataInUseError. */
export async function restoreStored(config: Config, options: RestoreOptions): Promise<Restored> {
  const lock = lockData(config.dataDir);
  try {
    const staging = prepareStaging(config.dataDir);
    const { at, passphrase, report } = options;
    const target = await openTarget(options.source);
    const product = productVersion();
    const restored = await restoreInto({ target, folder: staging, product, at, passphrase, report });
    const stores = restored.snapshot.stores.map(({ store }) => store);
    placeRestored(config.dataDir, stores, config.uploadsDir);
    return restored;
  } finally {
    lock.release();
  }
}
