import { defineAuditEvent } from '@pathshala/contract-kit/audit';
import { subscriptions } from './subscriptions.ts';

/** Every service has its own audit event, of one shape: the names are enough, and its contract is not needed. */
export const auditEvents = subscriptions.flatMap((name) => {
  const [, domain] = /^([\w-]+)\.audit\.recorded\.v1$/.exec(name) ?? [];
  return domain === undefined ? [] : [defineAuditEvent(domain)];
});
