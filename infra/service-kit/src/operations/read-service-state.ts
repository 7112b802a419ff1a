import type { ServiceState } from '@pathshala/contract-kit/operations';
import { queueOf } from '../events/queue-of.ts';
import type { Platform } from '../platform/platform.ts';
import { countOlderDocuments } from '../service/upgrade-documents.ts';
import type { ReadOutbox } from '../service/outbox-gauge.ts';
import type { ServiceStatus } from '../service/service-status.ts';

export interface ServiceStateDependencies {
  readonly service: string;
  readonly hasQueue: boolean;
  readonly platform: Pick<Platform, 'bus' | 'documents' | 'version'>;
  readonly startedAt: string;
  readonly status: () => Promise<ServiceStatus>;
  readonly readOutbox: ReadOutbox;
}

/** Reads the state of this process for administrators. The figures of an unreachable part are left out. */
export async function readServiceState(deps: ServiceStateDependencies): Promise<ServiceState> {
  const { service, hasQueue, platform, startedAt } = deps;
  const { status, degraded, parts } = await deps.status();
  const [outbox, olderDocuments, queue] = await Promise.all([
    parts.documents ? deps.readOutbox() : null,
    parts.documents ? countOlderDocuments(platform) : null,
    parts.bus && hasQueue ? readQueue(queueOf(service), platform.bus) : null,
  ]);
  return {
    service,
    version: platform.version ?? null,
    startedAt,
    status,
    degraded: [...degraded],
    outbox,
    olderDocuments,
    queue,
  };
}

async function readQueue(queue: string, bus: Platform['bus']): Promise<ServiceState['queue']> {
  const [depth, deadLetters] = await Promise.all([bus.depth(queue), bus.countDeadLetters(queue)]);
  return { ...depth, deadLetters };
}
