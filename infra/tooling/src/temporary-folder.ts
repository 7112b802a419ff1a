import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder = '';

/** Global set-up of tests: their temporary files are in one folder, since a worker may be ended before it removes its own. */
export async function setup(): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-run-'));
  // The processes of an image under test run as an unprivileged user.
  await chmod(folder, 0o755);
  process.env['TMPDIR'] = folder;
}

export const teardown = (): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 3 });
