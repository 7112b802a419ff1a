import { z } from 'zod';
import type { Replica } from './replica-set.ts';
import type { UpstreamStatus } from './upstream.ts';

const statusBody = z.object({
  status: z.enum(['ready', 'degraded', 'not ready']),
  degraded: z.array(z.string()),
});

interface ReplicaStatus {
  readonly url: string;
  /** Null: no answer in time, or none that could be read. */
  readonly status: UpstreamStatus | null;
}

/** Reads `/statusz` of one replica. */
export async function readReplicaStatus({ url, pool }: Replica, timeoutMs: number): Promise<ReplicaStatus> {
  try {
    const { body } = await pool.request({
      method: 'GET',
      path: '/statusz',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { url, status: statusBody.safeParse(await body.json()).data ?? null };
  } catch {
    // No status is reported for any failure; calls to the service log theirs.
    return { url, status: null };
  }
}

/** Null when no replica answers. A service is as good as its best replica, and degraded while one is away. */
export function statusOf(replicas: readonly ReplicaStatus[]): UpstreamStatus | null {
  const statuses = replicas.flatMap(({ status }) => status ?? []);
  const best =
    statuses.find(({ status }) => status === 'ready') ??
    statuses.find(({ status }) => status === 'degraded') ??
    statuses[0];
  const away = replicas.filter(({ status }) => status === null).map(({ url }) => url);
  if (best === undefined || away.length === 0) return best ?? null;
  return {
    status: best.status === 'ready' ? 'degraded' : best.status,
    degraded: [...best.degraded, ...away],
  };
}
