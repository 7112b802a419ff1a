import { setTimeout as wait } from 'node:timers/promises';
import type { Platform } from '../platform/platform.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/**
 * The dependencies of a service. `writes` is false while its store answers but takes no writes: a full disk. `clock` is
 * false while the clock of its machine differs from those of the gateways: it would refuse every call. `results` is false while
 * the process computes something else than the others (`agreement.ts`).
 */
type PartName = 'documents' | 'writes' | 'bus' | 'key-value' | 'clock' | 'results';

/** The body of `/statusz`. `degraded`: it serves, and something works late or not at all until a part is back. */
export interface ServiceStatus {
  readonly status: 'ready' | 'degraded' | 'not ready';
  readonly parts: Readonly<Record<PartName, boolean>>;
  /** The parts that are away. */
  readonly degraded: readonly PartName[];
}

export interface StatusSource {
  readonly service: string;
  readonly platform: Pick<Platform, 'documents' | 'bus' | 'keyValue'>;
  /** Indexes are there, calls are taken. */
  readonly isServing: () => boolean;
  /** Queues are declared, relay and consumers run. */
  readonly isConnected: () => boolean;
  /** Returns the result of the last probe of the store. */
  readonly takesWrites: () => boolean;
  readonly isClockRight: () => boolean;
  readonly agrees: () => boolean;
  readonly metrics: Metrics | undefined;
}

/** A store reports within two seconds that it is away; a shorter timeout would take a slow one for absent. */
const answerTimeoutMs = 2_000;

/** Ready means started (which a process with other results than its equals is not), the own documents answer, and the clock is right. Bus and key-value are shared: while they are away, every replica is equally degraded. */
export async function readStatus(source: StatusSource): Promise<ServiceStatus> {
  const { service, platform, metrics } = source;
  const [documents, bus, keyValue] = await Promise.all([
    answers(() => platform.documents.ping().then(() => true)),
    answers(() => platform.bus.ready()),
    answers(() => platform.keyValue.ping().then(() => true)),
  ]);
  const parts = {
    documents,
    writes: source.takesWrites(),
    bus: bus && source.isConnected(),
    'key-value': keyValue,
    clock: source.isClockRight(),
    results: source.agrees(),
  };
  const degraded = (Object.keys(parts) as PartName[]).filter((name) => !parts[name]);
  for (const name of Object.keys(parts) as PartName[]) metrics?.setDegraded(service, name, !parts[name]);
  if (!source.isServing() || !documents || !parts.clock) return { status: 'not ready', parts, degraded };
  return { status: degraded.length === 0 ? 'ready' : 'degraded', parts, degraded };
}

async function answers(ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await Promise.race([ask(), wait(answerTimeoutMs, false, { ref: false })]);
  } catch {
    // The reason is logged where the part is used; the question here is only whether it answers.
    return false;
  }
}
