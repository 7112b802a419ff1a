import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';

/**
 * Runs work on a store of files. Its failures, such as a full disk or a bucket that does not answer, are no fault of the
 * caller.
 */
export async function reachedStore<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new StoreUnavailableError(error);
  }
}
