import { queueOf } from '../events/queue-of.ts';
import type { Platform } from '../platform/platform.ts';
import type { RunningService } from '../service/service.ts';
import type { ServiceStatus } from '../service/service-status.ts';
import { hidePersonalText } from '../telemetry/hide-personal-data.ts';

/** A dead letter without its content. */
interface DeadLetterSummary {
  readonly id: string;
  readonly event: string;
  readonly reason: string;
  readonly failedAt: string;
  readonly attempts: number;
}

/** How a service is in one process. */
export interface ServiceReport extends Pick<ServiceStatus, 'status' | 'degraded'> {
  readonly name: string;
  /** The oldest of them. */
  readonly deadLetters: readonly DeadLetterSummary[];
}

const shownLetters = 20;
const shownReason = 300;

/** Returns how the report of a service is read. Its dead letters are read again only when their number has changed. */
export function createServiceReport(
  service: Pick<RunningService, 'name' | 'definition' | 'status'>,
  { bus }: Pick<Platform, 'bus'>,
): () => Promise<ServiceReport> {
  const { name, definition } = service;
  const queue = queueOf(name);
  let known = { count: 0, letters: [] as readonly DeadLetterSummary[] };

  async function readLetters(): Promise<void> {
    const count = definition.subscriptions.length === 0 ? 0 : await bus.countDeadLetters(queue);
    if (count === known.count) return;
    const found = count === 0 ? [] : await bus.deadLetters(queue, shownLetters);
    const letters = found.map(({ id, routingKey: event, reason, failedAt, attempts }) => {
      const shown = hidePersonalText(reason.slice(0, shownReason));
      return { id: hidePersonalText(id), event, reason: shown, failedAt, attempts };
    });
    known = { count, letters };
  }

  return async () => {
    const { status, degraded, parts } = await service.status();
    // A bus that goes away meanwhile is in `degraded` of the next report; until then the last known letters are shown.
    if (parts.bus) await readLetters().catch(() => undefined);
    return { name, status, degraded, deadLetters: known.letters };
  };
}
