import { describe, expect, it } from 'vitest';
import { openProcess } from '../src/isolated/open-process.ts';

const module = new URL('demanding-job.ts', import.meta.url).href;
const limits = { timeoutMs: 5000, memoryBytes: 250_000_000, heapMegabytes: 32, idleMs: 1000 };
const open = (changed: Partial<typeof limits> = {}) => {
  const call = openProcess({ ...limits, ...changed });
  return (input: string) => call({ module, input });
};
const tooDemanding = { kind: 'invalid', code: 'common.file.too-demanding' };

describe('the process that opens files', () => {
  it('is another one, without the environment of this one, and goes on between two calls', async () => {
    const run = open();
    const pid = await run('process');
    expect(pid).not.toBe(process.pid);
    expect(await run('process')).toBe(pid);
    const names = (await run('environment')) as string[];
    expect(names.filter((name) => !['UV_THREADPOOL_SIZE', 'NODE_COMPILE_CACHE'].includes(name))).toEqual([]);
  });

  it('answers with refusals and failures as they were', async () => {
    const run = open();
    const broken = { name: 'DomainError', kind: 'invalid', code: 'common.file.broken' };
    await expect(run('refuse')).rejects.toMatchObject({ ...broken, detail: { params: { megabytes: 3 } } });
    await expect(run('fail')).rejects.toThrow('a fault of our own');
  });

  it.each([
    ['that crashes', 'crash', {}],
    ['that does not end', 'loop', { timeoutMs: 1000 }],
    ['that takes memory outside of the heap', 'memory', {}],
    ['that takes more heap than there is', 'heap', {}],
  ])('refuses a file %s, and opens the next one', async (_, way, changed) => {
    const run = open(changed);
    const pid = (await run('process')) as number;
    await expect(run(way)).rejects.toMatchObject(tooDemanding);
    expect(await run('process')).not.toBe(pid);
    await expect.poll(() => isRunning(pid), { timeout: 3000 }).toBe(false);
  });

  it('charges no file with the memory that earlier ones have left', async () => {
    const run = open();
    for (let file = 0; file < 4; file += 1) expect(await run('some')).toBe(1);
  });

  it('ends when no file comes for a while', async () => {
    const run = open({ idleMs: 50 });
    const pid = (await run('process')) as number;
    await expect.poll(() => isRunning(pid), { timeout: 3000 }).toBe(false);
  });

  it('is not there: 503, because another try may succeed', async () => {
    const call = openProcess({ ...limits, heapMegabytes: Number.NaN });
    await expect(call({ module, input: 'process' })).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
