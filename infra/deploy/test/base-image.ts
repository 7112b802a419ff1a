import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

/** The user that images run as; only root can run a process as another user. */
export const imageUser = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};

/**
 * Installs the used parts of the base image: Node 24 and npm, copied to where an unprivileged user can read them. Returns
 * its PATH.
 */
export function installBaseImage(folder: string): string {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  cpSync(path.join(root, 'node_modules/node/bin/node'), path.join(bin, 'node'));
  const npm = path.join(folder, 'npm');
  cpSync(folderOfNpm(), npm, { recursive: true });
  symlinkSync(path.join(npm, 'bin/npm-cli.js'), path.join(bin, 'npm'));
  chmodSync(folder, 0o755);
  return `${bin}:/usr/bin:/bin`;
}

function folderOfNpm(): string {
  const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  return path.resolve(realpathSync(npm), '../..');
}
