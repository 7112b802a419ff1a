import type { IncomingMessage } from 'node:http';
import { securityEvent } from '@pathshala/service-kit/telemetry/security-event';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import type { RequestContext } from './request-context.ts';

/** The request that a security event is about. */
interface SecurityEventSubject {
  readonly request: IncomingMessage;
  readonly context: RequestContext;
  readonly userId: string | null;
}

/** Writes to the security log a decision on a request that was made before any service was asked. */
export function logSecurityEvent(
  log: Logger,
  event: 'csrf.refused' | 'rate.limited' | 'receipt.refused' | 'ticket.accepted',
  { request, context, userId }: SecurityEventSubject,
): void {
  securityEvent(log, event, {
    requestId: context.requestId,
    method: request.method ?? '',
    path: context.target.path.slice(0, 200),
    address: context.address,
    userId,
    origin: request.headers.origin?.slice(0, 200) ?? null,
  });
}
