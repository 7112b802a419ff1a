import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** Runs on behalf of a request: the events that it writes carry the request's id, and so does what they cause. */
export function onBehalfOf<Result>(requestId: string, run: () => Result): Result {
  return requests.run(requestId, run);
}

/** The id of the request on whose behalf this runs; undefined in a job. */
export const currentRequestId = (): string | undefined => requests.getStore();
