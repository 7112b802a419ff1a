import { readReceivedBodyHeader, receivedBodyHeader } from '@pathshala/service-kit/http/received-body-header';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { logSecurityEvent } from '../http/log-security-event.ts';
import type { ApiContext, ApiMiddleware, ApiResponse } from './api-context.ts';
import type { ReceiptTickets, TicketedCall } from './receipt-tickets.ts';
import { userIdOf } from './user-id-of.ts';

const receiptHeader = 'receipt-ticket';

interface ReceiptDependencies {
  readonly tickets: ReceiptTickets;
  readonly now: () => number;
  readonly log: Logger;
}

/**
 * States when a call was received, where the service would find a later time: by the ticket that its browser repeats, or
 * because it waited in the queue. A ticket that is not valid counts as none, so that a save within the deadline is never lost
 * to it. The service compares the body.
 */
export function acceptReceipt({ tickets, log }: ReceiptDependencies): ApiMiddleware {
  return (request, response, next) => {
    const context = response.locals;
    if (context.arrivedAt !== null) context.receipt = { receivedAt: context.arrivedAt };
    const text = request.headers[receiptHeader];
    const call = typeof text === 'string' ? ticketedCall(request.method, context) : null;
    if (call !== null) {
      const receipt = tickets.read(String(text), call);
      if (receipt === null)
        logSecurityEvent(log, 'receipt.refused', { request, context, userId: call.userId });
      else context.receipt = receipt;
    }
    next();
  };
}

/** Makes the ticket of a 503 whose body the service, or the upstream in its place, has stated. */
export function issueReceipt(response: ApiResponse, { tickets, now }: ReceiptDependencies): void {
  const text = response.getHeader(receivedBodyHeader);
  if (text === undefined) return;
  response.removeHeader(receivedBodyHeader);
  const context = response.locals;
  const stated = readReceivedBodyHeader(String(text));
  const call = ticketedCall(response.req.method, context);
  if (stated === null || call === null) return;
  const { hash: bodyHash, ageMs } = stated;
  const { receipt, arrivedAt } = context;
  // A body that comes again with its ticket gets the same one.
  const earlier = receipt?.bodyHash === bodyHash ? receipt.receivedAt : arrivedAt;
  const receivedAt = earlier ?? Math.floor(now() - ageMs);
  response.setHeader(receiptHeader, tickets.issue(call, { receivedAt, bodyHash }));
}

/** Null for a visitor's. */
function ticketedCall(method: string, context: ApiContext): TicketedCall | null {
  const userId = userIdOf(context);
  return userId === null ? null : { method, path: context.target.path, userId };
}
