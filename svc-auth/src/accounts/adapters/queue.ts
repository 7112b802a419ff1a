import { DomainError } from '@pathshala/contract-kit/domain-error';

/** Over this many waiting, an answer would come too late to be of use. */
const longestQueue = 1000;

type InTurn = <T>(task: () => Promise<T>) => Promise<T>;

interface Queue {
  readonly inTurn: InTurn;
  isIdle(): boolean;
}

/** Runs at most `atOnce` tasks together, in the order they came. */
export function createQueue(atOnce: number): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    isIdle: () => running === 0,
    async inTurn(task) {
      if (waiting.length >= longestQueue) {
        throw new DomainError('unavailable', 'common.unavailable', { retryAfterSeconds: 5 });
      }
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}

/** A queue for each key, for as long as somebody stands in it. */
export function createQueues(atOnce: number): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, Queue>();
  return async (key, task) => {
    const queue = queues.get(key) ?? createQueue(atOnce);
    queues.set(key, queue);
    try {
      return await queue.inTurn(task);
    } finally {
      if (queue.isIdle() && queues.get(key) === queue) queues.delete(key);
    }
  };
}
