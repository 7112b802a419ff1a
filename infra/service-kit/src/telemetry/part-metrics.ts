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
  const latest = createLatest();
  history.watch('outbox-age', () => latest.largest('outbox-age'));
  for (const name of ['outbox-length', 'queue', 'dead-letters']) history.watch(name, () => latest.sum(name));
  const outboxAge = new Gauge({
    name: 'pathshala_outbox_age_seconds',
    help: 'Age of the oldest event that is not yet published',
    labelNames: ['service'],
    registers,
  });
  const outboxLength = new Gauge({
    name: 'pathshala_outbox_length',
    help: 'Documents that hold events which are not yet published',
    labelNames: ['service'],
    registers,
  });
  const retries = new Counter({
    name: 'pathshala_event_retries_total',
    help: 'Deliveries that failed and were put off',
    labelNames: ['queue'],
    registers,
  });
  const deadLetters = new Gauge({
    name: 'pathshala_dead_letters',
    help: 'Messages parked after their last retry',
    labelNames: ['queue'],
    registers,
  });
  const queueLength = new Gauge({
    name: 'pathshala_queue_length',
    help: 'Messages that wait for their first delivery',
    labelNames: ['queue'],
    registers,
  });
  const jobsLate = new Gauge({
    name: 'pathshala_jobs_late_seconds',
    help: 'How long the job that is most late has been due; a job that fails is late',
    labelNames: ['service'],
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
    setOutboxAge(service, seconds) {
      outboxAge.set({ service }, seconds);
      latest.set('outbox-age', service, seconds);
    },
    setOutboxLength(service, count) {
      outboxLength.set({ service }, count);
      latest.set('outbox-length', service, count);
    },
    countRetry(queue) {
      retries.inc({ queue });
      history.count('retries');
    },
    setDeadLetters(queue, count) {
      deadLetters.set({ queue }, count);
      latest.set('dead-letters', queue, count);
    },
    setQueueLength(queue, count) {
      queueLength.set({ queue }, count);
      latest.set('queue', queue, count);
    },
    setJobsLate: (service, seconds) => jobsLate.set({ service }, seconds),
    setDegraded: (service, part, isAway) => degraded.set({ service, part }, isAway ? 1 : 0),
    countRefusedToken: (service, reason) => refusedTokens.inc({ service, reason }),
  };
}

/** The last values of each series by what they are of. */
function createLatest() {
  const all = new Map<string, Map<string, number>>();
  const valuesOf = (series: string) => [...(all.get(series)?.values() ?? [])];
  return {
    set(series: string, of: string, value: number): void {
      const values = all.get(series) ?? new Map<string, number>();
      all.set(series, values.set(of, value));
    },
    sum: (series: string) => valuesOf(series).reduce((sum, value) => sum + value, 0),
    largest: (series: string) => Math.max(0, ...valuesOf(series)),
  };
}
