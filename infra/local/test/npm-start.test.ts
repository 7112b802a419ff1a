import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteRoot } from '../src/site-root.ts';

const main = fileURLToPath(new URL('embedded-main.ts', import.meta.url));

/** The script of `npm start`, with a main of the tests in the place of ours. */
function startScript(): string {
  const { scripts } = JSON.parse(readFileSync(join(siteRoot, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  expect(scripts.start).toContain(' infra/local/src/main.ts');
  return scripts.start
    .replace(' infra/local/src/main.ts', ` ${main}`)
    .replaceAll('--import=./', `--import=${siteRoot}/`);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    // The process does not exist.
    return false;
  }
}

describe('what npm start starts', () => {
  let folder: string;
  let site: number | undefined;
  beforeEach(() => {
    site = undefined;
    folder = mkdtempSync(join(tmpdir(), 'npm-start-'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: startScript() } }));
  });
  afterEach(() => {
    if (site !== undefined && isRunning(site)) process.kill(site, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['npm gets SIGTERM', (npm: number) => process.kill(npm, 'SIGTERM')],
    ['Ctrl-C is pressed, which reaches the whole group', (npm: number) => process.kill(-npm, 'SIGINT')],
  ])('stops within five seconds when %s', async (_, interrupt) => {
    const npm = spawn('npm', ['start'], {
      cwd: folder,
      env: {
        ...process.env,
        PATH: `${siteRoot}/node_modules/.bin${delimiter}${process.env['PATH']}`,
        DATA_DIR: join(folder, 'data'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    const [pid, url] = await new Promise<[number, string]>((resolve) => {
      npm.stdout.on('data', (chunk: Buffer) => {
        const [, id, address = ''] = /^ready (\d+) (\S+)/m.exec(chunk.toString()) ?? [];
        if (id !== undefined) resolve([Number(id), address]);
      });
    });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    site = pid;
    interrupt(npm.pid ?? 0);
    const until = Date.now() + 5_000;
    while (isRunning(pid) && Date.now() < until) await wait(50);
    expect(isRunning(pid)).toBe(false);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  });
});
