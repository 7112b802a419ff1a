import { readParts } from '@pathshala/gateway-contract/http';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import type { StandbyState } from '@pathshala/stores/standby/port';
import type { Upstream } from '../api/upstream.ts';

interface PartsDependencies {
  readonly upstreams: readonly Upstream[];
  readonly keyValue: Pick<KeyValue, 'ping'>;
  /** Left out: no standby can follow this site. */
  readonly standby?: (() => StandbyState) | undefined;
  readonly version?: string | undefined;
  readonly now: () => number;
}

/** Returns the route that shows how the gateway reaches the services behind it. */
export function partsRoute({ upstreams, keyValue, version, standby, now }: PartsDependencies): BoundRoute {
  const startedAt = new Date(now()).toISOString();
  return handle(readParts, async () => {
    const [hasKeyValue, services] = await Promise.all([
      keyValue.ping().then(
        () => true,
        () => false,
      ),
      Promise.all(
        upstreams.map(async (upstream) => {
          const status = await upstream.status();
          return status === null
            ? { name: upstream.name, status: 'away' as const, degraded: [] }
            : { name: upstream.name, status: status.status, degraded: [...status.degraded] };
        }),
      ),
    ]);
    return { version: version ?? null, startedAt, hasKeyValue, services, standby: standby?.() ?? null };
  });
}
