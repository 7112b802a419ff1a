import type { LogFollower } from './log-follower.ts';
import { openDatabase } from './open-database.ts';
import { openWriteAheadLog } from './write-ahead-log.ts';

/** Opens a store of any kind as a file, for a backup of a site that does not run. */
export function openStoreFile(file: string, follower: LogFollower): { readonly close: () => void } {
  const database = openDatabase(file);
  const log = openWriteAheadLog(database, { follower });
  return {
    close() {
      log.close();
      database.close();
    },
  };
}
