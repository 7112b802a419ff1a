import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository, type RepositoryCopy } from './copy-repository.ts';

/** A module that names, on a signal, what holds the event loop, and ends. */
const namesWhatIsLeft = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => {
    console.log('still waits for', process.getActiveResourcesInfo().join(', '));
    process.exit(1);
  });`)}`;

/** Milliseconds between the last line of a command and its end. */
const limit = 2000;

/** Runs a script until it ends, at most two seconds after its last line. */
async function runToEnd(folder: string, script: string, ...args: readonly string[]) {
  const node = path.join(folder, 'node_modules/.bin/node');
  const child = spawn(node, ['--import', namesWhatIsLeft, script, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  let late: NodeJS.Timeout | undefined;
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    clearTimeout(late);
    late = setTimeout(() => child.kill('SIGUSR2'), limit);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(late);
  return { code, output };
}

describe('a build', () => {
  let copy: RepositoryCopy;
  beforeAll(() => {
    copy = copyRepository();
  }, 30_000);
  afterAll(() => copy.remove(), 60_000);

  it.each(['shell', 'mfe-learning'])(
    'of %s, whose pages are rendered before a visit, ends when it is done',
    async (name) => {
      const { code, output } = await runToEnd(
        copy.folder,
        'infra/tooling/src/build.ts',
        '--only',
        name,
        '--force',
      );
      expect(output).toMatch(new RegExp(String.raw`^${name} [0-9a-f]{12}: built\n$`));
      expect(code).toBe(0);
    },
    60_000,
  );
});
