import { Gauge, Histogram, type Registry } from 'prom-client';
import type { MetricHistory } from './metric-history.ts';

/** The figures of the gateway. */
export interface GatewayMetrics {
  /** `kind`: the service that answered, or `api`, `page`, `file`, `stream`. */
  observeCall(call: { readonly kind: string; readonly status: number; readonly seconds: number }): void;
  /** Counts calls of a service by version, while one of its versions has a share of them only. */
  observeVersion(call: {
    readonly service: string;
    readonly version: string;
    readonly status: number;
    readonly seconds: number;
  }): void;
  /** Shows how many calls of a service wait for their start, read at each scrape. */
  watchQueue(service: string, readLength: () => number): void;
}

const buckets = [0.0025, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createGatewayMetrics(registry: Registry, history: MetricHistory): GatewayMetrics {
  const registers = [registry];
  const durations = new Histogram({
    name: 'pathshala_gateway_request_duration_seconds',
    help: 'Time until the gateway had answered, by what answered and status',
    labelNames: ['kind', 'status'],
    buckets,
    registers,
  });
  const versions = new Histogram({
    name: 'pathshala_gateway_version_duration_seconds',
    help: 'Time until a service had answered, by its version and status; while it has a canary only',
    labelNames: ['service', 'version', 'status'],
    buckets,
    registers,
  });
  const queues = new Map<string, () => number>();
  const queue = new Gauge({
    name: 'pathshala_gateway_queue',
    help: 'Calls that wait in the gateway for others of their service to end',
    labelNames: ['service'],
    registers: [],
    collect() {
      for (const [service, readLength] of queues) this.set({ service }, readLength());
    },
  });
  registry.registerMetric(queue);
  // Labels are hashed at every observation otherwise.
  const bound = new Map<string, Histogram.Internal<'kind' | 'status'>>();
  return {
    observeCall({ kind, status, seconds }) {
      const key = `${status}${kind}`;
      let histogram = bound.get(key);
      if (histogram === undefined) bound.set(key, (histogram = durations.labels({ kind, status })));
      histogram.observe(seconds);
      history.count(seriesOf(status));
      if (kind !== 'stream') history.observe('p95', seconds * 1000);
    },
    watchQueue(service, readLength) {
      if (queues.size === 0) {
        const lengths = () => [...queues.values()].reduce((sum, read) => sum + read(), 0);
        history.watch('gateway-queue', lengths);
      }
      queues.set(service, readLength);
    },
    observeVersion: ({ seconds, ...labels }) => versions.observe(labels, seconds),
  };
}

function seriesOf(status: number): string {
  if (status >= 500) return 'calls-failed';
  return status >= 400 ? 'calls-refused' : 'calls-answered';
}
