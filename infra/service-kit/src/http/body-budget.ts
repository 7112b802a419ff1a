import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Identity } from '@pathshala/identity/identity';
import { createExpiringCache } from '@pathshala/caches/expiring-cache';

/** JSON costs time to parse; a file costs memory, and a form of one file little time. */
export type BodyKind = 'json' | 'file';

export interface BodyBudget {
  /** Counts a body of this many bytes, before it is read. Throws a too-many DomainError when the caller's budget is used up. */
  spend(caller: Pick<Identity, 'role' | 'userId' | 'address'>, bytes: number, kind?: BodyKind): void;
}

const windowMs = 10_000;

/**
 * Bytes in each window of ten seconds, by caller: an account, or the address of visitors. The first body of a window is
 * accepted whatever its size, which the route limits. A JSON body is parsed on the one
 * event loop, 0.1 s for a megabyte of odd shapes. Students: two submits of the largest kind, twenty of an ordinary paper. Visitors: a classroom
 * behind one address. Administrators: ten papers with pictures. Files of students: two photos at their limit.
 */
const budgets: Readonly<Record<BodyKind, Readonly<Record<Identity['role'], number>>>> = {
  json: { visitor: 4_000_000, participant: 512_000, student: 512_000, admin: 60_000_000 },
  file: { visitor: 4_000_000, participant: 10_100_000, student: 10_100_000, admin: 60_000_000 },
};

/**
 * Files of all students together in a window. A body may take 20 s to arrive, so a process may hold those of three windows at
 * once, and a form a second time while it is parsed. Photos cropped by the page are about 0.1 MB.
 */
const allStudentFiles = 100_000_000;

/** A body of this size costs no more than its request: a saved answer is a tenth of it. Those are not counted. */
const uncountedBytes = 4000;

/** Counted in this process alone: what is protected is its event loop and its memory. */
export function createBodyBudget(now: () => number = Date.now): BodyBudget {
  const spent = createExpiringCache<{ bytes: number; readonly endsAt: number }>({
    ttlMs: windowMs,
    max: 50_000,
    now,
  });

  function count(key: string, bytes: number, budget: number): void {
    const running = spent.get(key);
    if (running === undefined) {
      spent.set(key, { bytes, endsAt: now() + windowMs });
      return;
    }
    running.bytes += bytes;
    if (running.bytes <= budget) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((running.endsAt - now()) / 1000));
    throw new DomainError('too-many', 'common.too-many', { retryAfterSeconds });
  }

  return {
    spend({ role, userId, address }, bytes, kind = 'json') {
      if (bytes <= uncountedBytes) return;
      const caller = userId ?? `visitor ${address}`;
      count(kind === 'json' ? caller : `files of ${caller}`, bytes, budgets[kind][role]);
      if (kind === 'file' && role !== 'visitor' && role !== 'admin')
        count('files of all students', bytes, allStudentFiles);
    },
  };
}
