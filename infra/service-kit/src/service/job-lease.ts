import { createLease } from '../events/lease.ts';
import type { Platform } from '../platform/platform.ts';

/** Decides whether this process runs the jobs that one process of a service runs for all. */
export interface JobLease {
  isHeld(): Promise<boolean>;
  /** Leaves the jobs to another process at once. */
  release(): Promise<void>;
}

/** Milliseconds between two renewals: less than half of the lease. */
const renewEveryMs = 2_000;
/** Milliseconds between two tries to take over from another process. */
const askEveryMs = 1_000;

/** A store that no other process reads needs no lease. */
export function createJobLease(
  { documents, now }: Pick<Platform, 'documents' | 'now'>,
  holder: string,
): JobLease {
  if (documents.isShared !== true) return { isHeld: async () => true, release: async () => undefined };
  const lease = createLease(documents, { id: 'jobs', holder, now });
  let answer = Promise.resolve(false);
  let askAgainAt = Number.NEGATIVE_INFINITY;

  async function ask(): Promise<boolean> {
    const isHeld = await lease.hold();
    askAgainAt = now() + (isHeld ? renewEveryMs : askEveryMs);
    return isHeld;
  }

  return {
    isHeld() {
      if (now() >= askAgainAt) {
        askAgainAt = now() + askEveryMs;
        answer = ask();
      }
      return answer;
    },
    async release() {
      await answer;
      await lease.release();
    },
  };
}
