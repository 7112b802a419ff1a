import { defineAuditEvent } from '@pathshala/contract-kit/audit';
import { domainOf, services } from '@pathshala/platform';

/** Every service has its own audit event, of one shape: its contract is not needed. */
export const auditEvents = services.map(({ name }) => defineAuditEvent(domainOf(name)));
