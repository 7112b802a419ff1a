import { DomainError } from '@pathshala/contract-kit/domain-error';

/** Runs one task at a time. A task that would be the `limit`-th to wait is refused with 503. */
export function createWorkQueue(limit: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (task) => {
    if (waiting >= limit)
      return Promise.reject(new DomainError('unavailable', 'common.unavailable', { retryAfterSeconds: 5 }));
    waiting += 1;
    const result = last.then(task).finally(() => {
      waiting -= 1;
    });
    last = result.catch(() => undefined);
    return result;
  };
}
