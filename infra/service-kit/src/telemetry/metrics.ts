import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Gauge, Histogram, Registry } from 'prom-client';
import { createGatewayMetrics, type GatewayMetrics } from './gateway-metrics.ts';
import { addMailMetrics } from './mail-metrics.ts';
import { createPartMetrics, type PartMetrics } from './part-metrics.ts';
import { createStandbyMetrics, type StandbyMetrics } from './standby-metrics.ts';

/** The figures of one process, for Prometheus. One registry a process, with any number of services. */
export interface Metrics extends PartMetrics, GatewayMetrics, StandbyMetrics {
  observeRequest(service: string, request: { route: string; status: number; seconds: number }): void;
  /** The text that `/metrics` answers, with its content type. */
  expose(): Promise<{ text: string; contentType: string }>;
  close(): void;
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const durations = new Histogram({
    name: 'pathshala_http_request_duration_seconds',
    help: 'Time to answer, by route as declared',
    labelNames: ['service', 'route', 'status'],
    buckets,
    registers,
  });
  const closeLag = addEventLoopLag(registry);
  // Labels are hashed at every observation otherwise, which costs more than the observation.
  const bound = new Map<string, Histogram.Internal<'service' | 'route' | 'status'>>();
  addMailMetrics(registry);

  return {
    observeRequest(service, { route, status, seconds }) {
      const key = `${status}${service}${route}`;
      let histogram = bound.get(key);
      if (histogram === undefined) bound.set(key, (histogram = durations.labels({ service, route, status })));
      histogram.observe(seconds);
    },
    ...createPartMetrics(registry),
    ...createGatewayMetrics(registry),
    ...createStandbyMetrics(registry),
    expose: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
    close: closeLag,
  };
}

function addEventLoopLag(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const lag = new Gauge({
    name: 'pathshala_event_loop_lag_seconds',
    help: 'Delay of the event loop since the last scrape, 99th percentile',
    registers: [],
    collect() {
      const nanoseconds = delay.percentile(99);
      this.set(Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
      delay.reset();
    },
  });
  const memory = new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory of the process',
    registers: [],
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  registry.registerMetric(lag);
  registry.registerMetric(memory);
  return () => {
    delay.disable();
  };
}
