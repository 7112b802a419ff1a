import type { RouteDefinition } from '@pathshala/contract-kit/route';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Identity, Ticket } from '../identity/identity.ts';

/** Whether the holder's sessions were ended on purpose after the ticket was issued. */
export type IsTicketRevoked = (ticket: Ticket) => Promise<boolean>;

export function ticketParameterOf(ticket: NonNullable<RouteDefinition['ticket']>): string {
  return ticket.slice('params.'.length);
}

/** The student of a ticket that covers this call; else the identity that the gateway signed, which is a visitor's. */
export async function applyTicket(
  route: RouteDefinition,
  { identity, params }: { identity: Identity; params: Readonly<Record<string, unknown>> },
  isRevoked: IsTicketRevoked | undefined,
): Promise<Identity> {
  const { ticket, address, receipt } = identity;
  if (ticket === undefined || route.ticket === undefined || isRevoked === undefined) return identity;
  const subject = params[ticketParameterOf(route.ticket)];
  if (!ticket.subjects.some((covered) => covered === subject)) return identity;
  if (await isRevoked(ticket)) return identity;
  const { userId } = ticket;
  const unnamed = { username: null, name: null, email: null, sessionKey: null };
  return { role: 'student', userId, ...unnamed, address, receipt };
}

/**
 * Throws unavailable where it matters who calls and the session store does not answer: 401 would log out a person whose
 * session is good. Public reads are answered as for a visitor.
 */
export function requireResolved({ access, method, changesState }: RouteDefinition, identity: Identity): void {
  if (identity.isUnresolved !== true) return;
  if (access === 'visitor' && method === 'get' && changesState !== true) return;
  throw new DomainError('unavailable', 'common.unavailable', { retryAfterSeconds: 2 });
}
