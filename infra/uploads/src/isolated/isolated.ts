import { createFairQueue } from './fair-queue.ts';
import { openProcess } from './open-process.ts';

/**
 * A decoded picture has 200 MB at most (`picture-job.ts`); Node and libvips take 80 MB beside it. A process of the product
 * that opens files needs this much more than it has itself (limits of memory in `infra/deploy`).
 */
const limits = { timeoutMs: 15_000, memoryBytes: 400_000_000, heapMegabytes: 256, idleMs: 20_000 } as const;

const call = openProcess(limits);

/** Each task holds the bytes of its file. */
const queue = createFairQueue({ perCaller: 4, total: 32 });

/**
 * The function `run` of a module, called in the one process of this process that opens files: it has limits of time and memory,
 * low priority and no secrets, and what goes wrong in it ends it alone. Input and output are copied. Rejects with what the
 * function throws, with `common.file.too-demanding` for a file that passes a limit, and with 429 or 503 when the caller, or all callers,
 * have too many files in the queue. `caller` is an account's id, or the
 * address of a visitor; null for work of the product itself.
 */
export function isolated<Input, Output>(
  module: URL,
): (caller: string | null, input: Input) => Promise<Output> {
  const { href } = module;
  return (caller, input) => queue(caller, () => call({ module: href, input }) as Promise<Output>);
}
