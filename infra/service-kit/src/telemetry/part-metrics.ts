import { Counter, Gauge, type Registry } from 'prom-client';
import type { MetricHistory } from './metric-history.ts';

/** The figures on events and on the parts that a service depends on. */
export interface PartMetrics {
  /** Sets how long the oldest event has waited in an outbox; 0 when none waits. */
  setOutboxAge(service: string, seconds: number): void;
  /** Aggregates with events that are not yet published. */
  setOutboxLength(service: string, count: number): void;
  countRetry(queue: string): void;
  setDeadLetters(queue: string, count: number): void;
  /** Messages that wait for their first delivery. */
  setQueueLength(queue: string, count: number): void;
  /** How long a job of the service is late; 0 when none is. */
  setJobsLate(service: string, seconds: number): void;
  /** Whether a part that the service depends on is away. */
  setDegraded(service: string, part: string, isAway: boolean): void;
  /** A call whose internal token the service did not accept. */
  countRefusedToken(service: string, reason: string): void;
}

export function createPartMetrics(registry: Registry, history: MetricHistory): PartMetrics {
  const registers = [registry];
  const gauge = (settings: GaugeSettings) => createGauge(settings, { registry, history });
  const retries = new Counter({
    name: 'pathshala_event_retries_total',
    help: 'Deliveries that failed and were put off',
    labelNames: ['queue'],
    registers,
  });
  const degraded = new Gauge({
    name: 'pathshala_degraded',
    help: '1 while a part that the service depends on is away: documents, writes, bus, key-value',
    labelNames: ['service', 'part'],
    registers,
  });
  const refusedTokens = new Counter({
    name: 'pathshala_refused_tokens_total',
    help: 'Calls whose internal token was not accepted, by reason: mostly clocks or keys that differ',
    labelNames: ['service', 'reason'],
    registers,
  });
  return {
    setOutboxAge: gauge({
      name: 'pathshala_outbox_age_seconds',
      help: 'Age of the oldest event that is not yet published',
      label: 'service',
      series: 'outbox-age',
    }),
    setOutboxLength: gauge({
      name: 'pathshala_outbox_length',
      help: 'Documents that hold events which are not yet published',
      label: 'service',
      series: 'outbox-length',
    }),
    countRetry(queue) {
      retries.inc({ queue });
      history.count('retries');
    },
    setDeadLetters: gauge({
      name: 'pathshala_dead_letters',
      help: 'Messages parked after their last retry',
      label: 'queue',
      series: 'dead-letters',
    }),
    setQueueLength: gauge({
      name: 'pathshala_queue_length',
      help: 'Messages that wait for their first delivery',
      label: 'queue',
      series: 'queue',
    }),
    setJobsLate: gauge({
      name: 'pathshala_jobs_late_seconds',
      help: 'How long the job that is most late has been due; a job that fails is late',
      label: 'service',
      series: 'jobs-late',
    }),
    setDegraded: (service, part, isAway) => degraded.set({ service, part }, isAway ? 1 : 0),
    countRefusedToken: (service, reason) => refusedTokens.inc({ service, reason }),
  };
}

interface GaugeSettings {
  readonly name: string;
  readonly help: string;
  readonly label: 'service' | 'queue';
  /** Its name in the history, which has the largest age and the sum of lengths. */
  readonly series: string;
}

/** Returns how the gauge is set, for a service or queue. */
function createGauge(
  { name, help, label, series }: GaugeSettings,
  { registry, history }: { readonly registry: Registry; readonly history: MetricHistory },
): (of: string, value: number) => void {
  const gauge = new Gauge({ name, help, labelNames: [label], registers: [registry] });
  const latest = new Map<string, number>();
  const sum = () => [...latest.values()].reduce((total, value) => total + value, 0);
  const largest = () => Math.max(...latest.values());
  history.watch(series, () => {
    if (latest.size === 0) return undefined;
    return name.endsWith('_seconds') ? largest() : sum();
  });
  return (of, value) => {
    gauge.set({ [label]: of }, value);
    latest.set(of, value);
  };
}
