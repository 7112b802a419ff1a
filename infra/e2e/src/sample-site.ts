import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const fill = `const { fillWithSample } = await import(process.argv[1]); await fillWithSample(process.argv[2]); process.exit(0);`;

let folder = '';

/** Makes one site with its sample data, which the system tests copy. A process of its own loads the product. */
export async function setup(): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-sample-'));
  const module = path.join(import.meta.dirname, 'site-under-test.ts');
  const child = spawn(process.execPath, ['--input-type=module', '-e', fill, module, folder], {
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the sample site could not be made');
  process.env['SAMPLE_SITE'] = folder;
}

export const teardown = (): Promise<void> => rm(folder, { recursive: true, force: true });
