import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { supervise } from '../src/supervise.ts';

describe('a supervised program', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'local-supervise-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function program(code: string) {
    const script = join(folder, 'program.mjs');
    writeFileSync(
      script,
      `import { appendFileSync } from 'node:fs';\nconst log = (line) => appendFileSync(process.env.LOG, line);\n${code}`,
    );
    return { name: 'program', script, env: { LOG: join(folder, 'log') } };
  }

  const readLog = () => readFileSync(join(folder, 'log'), 'utf8');

  it('is started again when it is killed, and says so', async () => {
    const lines: string[] = [];
    const running = supervise(program(`log('s'); setInterval(() => {}, 1000);`), (line) => lines.push(line));
    await vi.waitFor(() => expect(readLog()).toBe('s'), 5000);
    const first = running.pid();
    process.kill(first ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(readLog()).toBe('ss'), 5000);
    expect(running.pid()).not.toBe(first);
    expect(lines).toEqual(['program ended (SIGKILL); restarting in 500 ms']);
    await running.stop();
  });

  it('is left longer and longer when it cannot start', async () => {
    const lines: string[] = [];
    const running = supervise(program('process.exit(3);'), (line) => lines.push(line));
    await vi.waitFor(() => expect(lines).toHaveLength(2), 5000);
    await running.stop();
    expect(lines).toEqual([
      'program ended (3); restarting in 500 ms',
      'program ended (3); restarting in 1000 ms',
    ]);
  });

  it('may finish what it does when it is stopped, and is ended when it does not stop', async () => {
    const polite = supervise(
      program(
        `log('s'); process.on('SIGTERM', () => setTimeout(() => { log('e'); process.exit(0); }, 100)); setInterval(() => {}, 1000);`,
      ),
      () => undefined,
    );
    await vi.waitFor(() => expect(readLog()).toBe('s'), 5000);
    await polite.stop();
    expect(readLog()).toBe('se');

    const stubborn = supervise(
      program(`process.on('SIGTERM', () => log('n')); log('s'); setInterval(() => {}, 1000);`),
      () => undefined,
    );
    await vi.waitFor(() => expect(readLog()).toBe('ses'), 5000);
    await stubborn.stop(200);
    expect(readLog()).toBe('sesn');
  });
});
