import { Counter, Gauge, type Registry } from 'prom-client';

/** The figures on events and on the parts that a service depends on. */
export interface PartMetrics {
  /** Sets how long the oldest event has waited in an outbox; 0 when none waits. */
  setOutboxAge(service: string, seconds: number): void;
  /** Aggregates with events that are not yet published. */
  setOutboxLength(service: string, count: number): void;
  countRetry(queue: string): void;
  setDeadLetters(queue: string, count: number): void;
  /** Whether a part that the service depends on is away. */
  setDegraded(service: string, part: string, isAway: boolean): void;
  /** A call whose internal token the service did not accept. */
  countRefusedToken(service: string, reason: string): void;
}

export function createPartMetrics(registry: Registry): PartMetrics {
  const registers = [registry];
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
    setOutboxAge: (service, seconds) => outboxAge.set({ service }, seconds),
    setOutboxLength: (service, count) => outboxLength.set({ service }, count),
    countRetry: (queue) => retries.inc({ queue }),
    setDeadLetters: (queue, count) => deadLetters.set({ queue }, count),
    setDegraded: (service, part, isAway) => degraded.set({ service, part }, isAway ? 1 : 0),
    countRefusedToken: (service, reason) => refusedTokens.inc({ service, reason }),
  };
}
