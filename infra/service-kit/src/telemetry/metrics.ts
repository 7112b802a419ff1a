import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createGatewayMetrics, type GatewayMetrics } from './gateway-metrics.ts';
import { addMailMetrics } from './mail-metrics.ts';
import { createMetricHistory, type MetricHistory } from './metric-history.ts';
import { createPartMetrics, type PartMetrics } from './part-metrics.ts';
import { createProcessMetrics, type ProcessMetrics } from './process-metrics.ts';
import { createStandbyMetrics, type StandbyMetrics } from './standby-metrics.ts';

/** The value of a gauge or counter: `{ name: 'pathshala_dead_letters', labels: { queue: 'svc-exams.events' }, value: 2 }`. */
export interface Figure {
  readonly name: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

/** The figures of one process, for Prometheus. One registry a process, with any number of services. */
export interface Metrics extends PartMetrics, GatewayMetrics, StandbyMetrics, ProcessMetrics {
  /** `counted`: the series of the history in which a success counts. */
  observeRequest(
    service: string,
    request: { route: string; status: number; seconds: number; counted?: string | undefined },
  ): void;
  /** The text that `/metrics` answers, with its content type. */
  expose(): Promise<{ text: string; contentType: string }>;
  /** All but histograms, and but what begins anew at each scrape. */
  figures(): Promise<readonly Figure[]>;
  /** The last hours, for pages that do without Prometheus. */
  readonly history: MetricHistory;
  close(): void;
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const history = createMetricHistory();
  const durations = new Histogram({
    name: 'pathshala_http_request_duration_seconds',
    help: 'Time to answer, by route as declared',
    labelNames: ['service', 'route', 'status'],
    buckets,
    registers,
  });
  // Labels are hashed at every observation otherwise, which costs more than the observation.
  const bound = new Map<string, Histogram.Internal<'service' | 'route' | 'status'>>();
  addMailMetrics(registry);

  return {
    observeRequest(service, { route, status, seconds, counted }) {
      const key = `${status}${service}${route}`;
      let histogram = bound.get(key);
      if (histogram === undefined) bound.set(key, (histogram = durations.labels({ service, route, status })));
      histogram.observe(seconds);
      if (counted !== undefined && status < 400) history.count(counted);
    },
    ...createPartMetrics(registry, history),
    ...createGatewayMetrics(registry, history),
    ...createProcessMetrics(registry, history),
    ...createStandbyMetrics(registry),
    expose: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
    figures: () => figuresOf(registry),
    history,
  };
}

async function figuresOf(registry: Registry): Promise<readonly Figure[]> {
  const found: Figure[] = [];
  for (const { name } of registry.getMetricsAsArray()) {
    const metric = registry.getSingleMetric(name);
    if (name === 'pathshala_event_loop_lag_seconds') continue;
    if (!(metric instanceof Gauge) && !(metric instanceof Counter)) continue;
    const { values } = await metric.get();
    found.push(...values.map(({ labels, value }) => ({ name, labels: labels as Figure['labels'], value })));
  }
  return found;
}
