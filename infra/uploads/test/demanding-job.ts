// A job that goes wrong in every way, for open-process.test.ts.
import { DomainError } from '@pathshala/contract-kit/domain-error';

const taken: Buffer[] = [];

const ways: Readonly<Record<string, () => unknown>> = {
  environment: () => Object.keys(process.env),
  process: () => process.pid,
  some: () => {
    taken.push(Buffer.alloc(120_000_000, 1));
    return taken.length;
  },
  refuse: () => {
    throw new DomainError('invalid', 'common.file.broken', { params: { megabytes: 3 } });
  },
  fail: () => {
    throw new TypeError('a fault of our own');
  },
  crash: () => process.kill(process.pid, 'SIGSEGV'),
  loop: () => {
    for (;;) taken.length = 0;
  },
  // Allocates as libvips does: outside of the heap, in steps, while the event loop goes on.
  memory: () =>
    new Promise(() => {
      setInterval(() => taken.push(Buffer.alloc(10_000_000, 1)), 1);
    }),
  heap: () => {
    const rows: unknown[] = [];
    for (;;) rows.push({ text: String(rows.length) });
  },
};

export async function run(way: string): Promise<unknown> {
  return ways[way]?.();
}
