import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder = '';

/** Makes one site with its sample data, which the system tests copy. A process of its own loads the product. */
export async function setup(): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-sample-'));
  const script = path.join(import.meta.dirname, 'fill-sample-site.ts');
  const child = spawn(process.execPath, [script, folder], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the sample site could not be made');
  process.env['SAMPLE_SITE'] = folder;
}

export const teardown = (): Promise<void> => rm(folder, { recursive: true, force: true });
