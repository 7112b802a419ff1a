import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';

/** Work on a store of files. Whatever fails in it, a full disk or a bucket that does not answer, is no fault of the caller. */
export async function reachedStore<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new StoreUnavailableError(error);
  }
}
