import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** More than the data of a large run. */
const wideMb = 8000;
/** Written before the disk is full. */
const sparePages = 4;
const maxTries = 20;

/** A folder on a disk of its own that can be full; without the right to mount one, an ordinary folder. */
export interface SmallDisk {
  readonly folder: string;
  readonly canBeFull: boolean;
  /** Fills the disk to its last byte. */
  fill(): Promise<void>;
  /** Frees the space that was filled. */
  free(): Promise<void>;
  remove(): Promise<void>;
}

export async function makeSmallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-chaos-'));
  const canBeFull = await mount(folder);
  const resize = (size: string) => run('mount', ['-o', `remount,size=${size}`, folder]);
  // Lazily: a process that is just ending may still hold a file.
  const unmount = () => execFileSync('umount', ['-l', folder]);
  if (canBeFull) process.once('exit', unmount);
  return {
    folder,
    canBeFull,
    async fill() {
      for (let tries = 1; ; tries += 1) {
        const { blocks, bavail, bsize } = await statfs(folder);
        try {
          await resize(String((blocks - bavail + sparePages) * bsize));
          return;
        } catch (error) {
          // More was written between the two calls.
          if (tries === maxTries) throw error;
        }
      }
    },
    free: async () => void (await resize(`${wideMb}m`)),
    async remove() {
      process.off('exit', unmount);
      if (canBeFull) unmount();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function mount(folder: string): Promise<boolean> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${wideMb}m`, 'tmpfs', folder]);
    return true;
  } catch {
    console.error('NOT AVAILABLE: the right to mount a file system in memory, needed for the fault "disk"');
    return false;
  }
}
