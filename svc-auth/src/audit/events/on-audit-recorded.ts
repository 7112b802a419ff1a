import type { AuditEntry, auditEntry } from '@pathshala/contract-kit/audit';
import type { EventDefinition, EventName, ReceivedEvent } from '@pathshala/contract-kit/event';
import { on, type Subscription } from '@pathshala/events/subscription';

/** The event is that of one service; every service has its own. */
export function onAuditRecorded(
  event: EventDefinition<EventName, typeof auditEntry>,
  record: (event: ReceivedEvent<AuditEntry>) => Promise<void>,
): Subscription {
  return on(event, record);
}
