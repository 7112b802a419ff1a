import type { auditEntry, AuditEntry } from '@pathshala/contract-kit/audit';
import type { EventDefinition, EventName, ReceivedEvent } from '@pathshala/contract-kit/event';
import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';

/** Every service has its own audit event. */
export function onAuditRecorded(
  event: EventDefinition<EventName, typeof auditEntry>,
  record: (event: ReceivedEvent<AuditEntry>) => Promise<void>,
): Subscription {
  return on(event, record);
}

export function onUserDeleted(forgetPerson: (userId: string) => Promise<void>): Subscription {
  return on(userDeleted, ({ data }) => forgetPerson(data.userId));
}
