import { Pool } from 'undici';

/** Limits of the connections to one address. */
interface ReplicaLimits {
  readonly connections: number;
  readonly connectTimeoutMs: number;
  /** A connection is replaced when it is older, so that traffic follows a changed DNS entry or a new replica. */
  readonly connectionMaxAgeMs: number;
  /** A connection without a call is closed by this side first, so that no call is sent on one that the service closes. */
  readonly idleTimeoutMs: number;
  /** Between two chunks of an answer. */
  readonly bodyTimeoutMs: number;
}

export interface Replica {
  readonly url: string;
  readonly pool: Pool;
  inProgress: number;
  failuresInRow: number;
  ejectedUntil: number;
  drainingUntil: number;
  /** It accepts connections and answers nothing, until its health check succeeds again (`hung-replicas.ts`). */
  isHung: boolean;
  /** The number of calls that it has answered. */
  answers: number;
  /** Each ends a call or a stream that is safe to send to another replica. */
  readonly movable: Set<() => void>;
}

export interface ReplicaSet {
  readonly replicas: readonly Replica[];
  /** The replica with the fewest calls in progress, in rotation, without those that are ejected or stop; if all are, any. */
  pick(): Replica;
  reportSuccess(replica: Replica): void;
  /** It asked for its connection to be closed, as a process does that is about to stop. */
  reportDraining(replica: Replica): void;
  /** `wasRefused`: nothing listens there. That costs no time, so the replica is tried again each second, as it may just start. */
  reportFailure(replica: Replica, wasRefused?: boolean): void;
}

const firstEjectionMs = 1000;
const maxEjectionMs = 30_000;
const drainingMs = 1000;

/**
 * The addresses of one service. A replica that fails is ejected, for twice as long each time in a row; afterwards it gets
 * one call at a time until one succeeds.
 */
export function createReplicaSet(urls: readonly string[], limits: ReplicaLimits, now = Date.now): ReplicaSet {
  const replicas = urls.map((url): Replica => {
    const pool = new Pool(url, {
      connections: limits.connections,
      pipelining: 1,
      allowH2: false,
      clientTtl: limits.connectionMaxAgeMs,
      keepAliveTimeout: limits.idleTimeoutMs,
      // The same limit applies to a service that announces a longer one.
      keepAliveMaxTimeout: limits.idleTimeoutMs,
      connect: { timeout: limits.connectTimeoutMs },
      // The caller of `pool.request` limits the time until the answer begins, waiting for a connection included.
      headersTimeout: 0,
      bodyTimeout: limits.bodyTimeoutMs,
    });
    const counts = { inProgress: 0, failuresInRow: 0, answers: 0 };
    return { url, pool, ...counts, ejectedUntil: 0, drainingUntil: 0, isHung: false, movable: new Set() };
  });
  let picked = 0;
  const isUsable = ({ isHung, ejectedUntil, failuresInRow, inProgress }: Replica) =>
    !isHung && ejectedUntil <= now() && (failuresInRow === 0 || inProgress === 0);

  return {
    replicas,
    pick() {
      const usable = replicas.filter(isUsable);
      const staying = usable.filter(({ drainingUntil }) => drainingUntil <= now());
      const candidates = [staying, usable].find((some) => some.length > 0) ?? replicas;
      picked = (picked + 1) % candidates.length;
      const rotated = [...candidates.slice(picked), ...candidates.slice(0, picked)];
      return rotated.reduce((best, replica) => (replica.inProgress < best.inProgress ? replica : best));
    },
    reportSuccess(replica) {
      replica.answers += 1;
      replica.isHung = false;
      replica.failuresInRow = 0;
      replica.ejectedUntil = 0;
    },
    reportDraining(replica) {
      replica.drainingUntil = now() + drainingMs;
    },
    reportFailure(replica, wasRefused = false) {
      // The other calls that were in progress fail with it; they count as one.
      if (replica.ejectedUntil > now()) return;
      const limitMs = wasRefused ? firstEjectionMs : maxEjectionMs;
      const ejectionMs = Math.min(firstEjectionMs * 2 ** replica.failuresInRow, limitMs);
      replica.failuresInRow += 1;
      replica.ejectedUntil = now() + ejectionMs;
    },
  };
}
