import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files that this product writes to `DATA_DIR`; other files there are not touched. */
const ours = /^([^.].*\.sqlite.*|secrets|mail|uploads|backup|first-start)$/;
const stickyBit = 0o1000;
const forOthers = 0o077;

/**
 * New files are readable by their owner alone: they hold password hashes, one-time codes and mails. Files that an earlier
 * start left readable are closed too.
 */
export function keepFilesPrivate(dataDir: string, { isUsed }: { isUsed: boolean }): void {
  process.umask(forOthers);
  if (!isUsed) return;
  mkdirSync(dataDir, { recursive: true });
  // In a shared folder such as /tmp only our own files are closed.
  if ((lstatSync(dataDir).mode & stickyBit) === 0) close(dataDir);
  for (const name of readdirSync(dataDir)) if (ours.test(name)) closeAll(join(dataDir, name));
}

/** Reads a folder only while it is open to others: not thousands of mails at every start. */
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
