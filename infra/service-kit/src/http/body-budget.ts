import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Identity } from '../identity/identity.ts';
import { createExpiringCache } from '../caches/expiring-cache.ts';

/** JSON costs time to parse; a file costs memory, and a form of one file little time. */
export type BodyKind = 'json' | 'file';

/** Counts what has arrived of one body. */
export interface BodyMeter {
  /** Counts bytes that have just arrived. Throws a too-many DomainError when a budget is used up. */
  arrived(bytes: number): void;
  /** The body was cut off: what had arrived of it is counted no more. */
  giveBack(): void;
}

export interface BodyBudget {
  /** The meter of a body that begins. What its head announces counts nothing. */
  meter(caller: Pick<Identity, 'role' | 'userId' | 'address'>, kind?: BodyKind): BodyMeter;
}

const windowMs = 10_000;

/**
 * Bytes in each window of ten seconds, by caller: an account, or the address of visitors. The first body of a window is
 * accepted with any size, which the route limits. A JSON body is parsed on the one event loop, 0.1 s for a megabyte of odd
 * shapes. Students: two submits of the largest kind, twenty of an ordinary paper. Visitors: a classroom behind one address.
 * Administrators: ten papers with pictures. API keys read only. Files of students: two photos at their limit.
 */
const budgets: Readonly<Record<BodyKind, Readonly<Record<Identity['role'], number>>>> = {
  json: { visitor: 4_000_000, participant: 512_000, student: 512_000, admin: 60_000_000, key: 0 },
  file: { visitor: 4_000_000, participant: 10_100_000, student: 10_100_000, admin: 60_000_000, key: 0 },
};

/**
 * Files of all students together in a window. A body may take 20 s to arrive, so a process may hold those of three windows at
 * once, and a form a second time while it is parsed. Photos cropped by the page are about 0.1 MB. Beyond it an account, or all
 * of a network, may still send its share: this much divided by all accounts, or networks, that sent files in the window.
 */
const allStudentFiles = 100_000_000;

/** A body of this size costs no more than its request: a saved answer is a tenth of it. Those are not counted. */
const uncountedBytes = 4000;

interface Count {
  bytes: number;
  readonly endsAt: number;
}

/** The bytes of files of students in one window. */
interface SharedCount extends Count {
  readonly byCaller: Map<string, number>;
  readonly byNetwork: Map<string, number>;
}

/** Whether this one has had more than its share of what all may send together. */
function isOverShare(counts: ReadonlyMap<string, number>, key: string): boolean {
  return (counts.get(key) ?? 0) > allStudentFiles / counts.size;
}

function add(counts: Map<string, number>, key: string, bytes: number): void {
  counts.set(key, (counts.get(key) ?? 0) + bytes);
}

function refuseUntil(leftMs: number): never {
  const retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1000));
  throw new DomainError('too-many', 'common.too-many', { retryAfterSeconds });
}

/** Counted in this process alone: what is protected is its event loop and its memory. */
export function createBodyBudget(now: () => number = Date.now): BodyBudget {
  const spent = createExpiringCache<Count>({ ttlMs: windowMs, max: 50_000, now });
  let shared = sharedFrom(now());

  function sharedNow(): SharedCount {
    if (now() >= shared.endsAt) shared = sharedFrom(now());
    return shared;
  }

  const refuse = ({ endsAt }: Count): never => refuseUntil(endsAt - now());

  /** The running window of a caller; a body that opens one is the first. */
  function windowOf(key: string): { readonly count: Count; readonly isFirst: boolean } {
    const running = spent.get(key);
    if (running !== undefined) return { count: running, isFirst: false };
    const count = { bytes: 0, endsAt: now() + windowMs };
    spent.set(key, count);
    return { count, isFirst: true };
  }

  function addShared(all: SharedCount, { userId, address }: SentBy, bytes: number): void {
    const caller = userId ?? address;
    all.bytes += bytes;
    add(all.byCaller, caller, bytes);
    add(all.byNetwork, address, bytes);
    const isOver = isOverShare(all.byCaller, caller) && isOverShare(all.byNetwork, address);
    if (bytes > 0 && all.bytes > allStudentFiles && isOver) refuse(all);
  }

  return {
    meter({ role, userId, address }, kind = 'json') {
      const caller = userId ?? `visitor ${address}`;
      const key = kind === 'json' ? caller : `files of ${caller}`;
      const budget = budgets[kind][role];
      const isShared = kind === 'file' && role !== 'visitor' && role !== 'admin';
      let size = 0;
      let own: ReturnType<typeof windowOf> | undefined;
      /** The bytes of this body in the running window of all students; the body may take longer than one window. */
      let inShared = { all: shared, bytes: 0 };

      function countShared(bytes: number): void {
        const all = sharedNow();
        if (all !== inShared.all) inShared = { all, bytes: 0 };
        inShared.bytes += bytes;
        addShared(all, { userId, address }, bytes);
      }

      function count(bytes: number): void {
        own ??= windowOf(key);
        own.count.bytes += bytes;
        if (isShared) countShared(bytes);
        if (!own.isFirst && own.count.bytes > budget) refuse(own.count);
      }

      return {
        arrived(bytes) {
          const before = size > uncountedBytes ? size : 0;
          size += bytes;
          if (size > uncountedBytes) count(size - before);
        },
        giveBack() {
          if (own === undefined) return;
          own.count.bytes -= size;
          if (isShared) addShared(inShared.all, { userId, address }, -inShared.bytes);
          size = 0;
        },
      };
    },
  };
}

type SentBy = Pick<Identity, 'userId' | 'address'>;

function sharedFrom(startsAt: number): SharedCount {
  return { bytes: 0, endsAt: startsAt + windowMs, byCaller: new Map(), byNetwork: new Map() };
}
