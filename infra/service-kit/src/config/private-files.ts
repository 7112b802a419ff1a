import { chmodSync, globSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What this product writes to `DATA_DIR`; a folder that is used for other things too keeps those as they are. */
const ours = '{*.sqlite*,secrets,mail,uploads,first-start}';
const stickyBit = 0o1000;
const forOthers = 0o077;

/**
 * Files from here on are for their owner alone: password hashes, one-time codes and mails lie in them. What an earlier
 * start left open in the folder in use is closed.
 */
export function keepFilesPrivate(dataDir: string, { isUsed }: { isUsed: boolean }): void {
  process.umask(forOthers);
  if (!isUsed) return;
  mkdirSync(dataDir, { recursive: true });
  // A folder that everybody shares, as /tmp is: only what is ours in it is closed.
  if ((lstatSync(dataDir).mode & stickyBit) === 0) close(dataDir);
  for (const name of globSync(ours, { cwd: dataDir })) closeAll(join(dataDir, name));
}

/** Looks into a folder that was open, and not again into thousands of mails once it is closed. */
function closeAll(path: string): void {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink() || (stats.mode & forOthers) === 0) return;
  close(path);
  if (stats.isDirectory()) for (const name of readdirSync(path)) closeAll(join(path, name));
}

function close(path: string): void {
  try {
    const { mode } = lstatSync(path);
    if ((mode & forOthers) !== 0) chmodSync(path, mode & 0o700);
  } catch (error) {
    // A mounted volume may belong to another user; its own rights are the operator's business then.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
    process.emitWarning(`${path} can be read by other users, and its rights could not be changed`);
  }
}
