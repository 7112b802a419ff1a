import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataInUseError, lockData } from '../src/data-lock.ts';

const source = fileURLToPath(new URL('../src/data-lock.ts', import.meta.url));

describe('the lock of a data directory', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'local-lock-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('keeps a second one out until the first lets go', () => {
    const first = lockData(dataDir);
    expect(() => lockData(dataDir)).toThrow(DataInUseError);
    first.release();
    lockData(dataDir).release();
  });

  it('keeps another process out, and is free again when its holder is killed', async () => {
    const script = `const { lockData } = await import(${JSON.stringify(source)}); lockData(${JSON.stringify(dataDir)}); console.log('held'); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    expect(() => lockData(dataDir)).toThrow('in use by another Pathshala');
    const ended = new Promise((resolve) => holder.once('exit', resolve));
    holder.kill('SIGKILL');
    await ended;
    lockData(dataDir).release();
  });
});
