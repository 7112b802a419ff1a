import { readTicketHeader, ticketHeader, ticketHeaderOf } from '@pathshala/service-kit/http/ticket-header';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import type { ApiResponse } from './api-context.ts';
import type { SiteCookies } from './site-cookies.ts';
import type { IssuedTicket, Tickets } from './tickets.ts';

interface TicketRenewalDependencies {
  readonly tickets: Tickets;
  readonly cookies: SiteCookies;
  readonly now: () => number;
  readonly log: Logger;
}

/** A ticket in use is replaced at most this often. */
const renewAfterMs = 5 * 60_000;

/**
 * Makes the ticket cookie of a service's offer. Only a live session gets a ticket: a ticket does not renew itself. It states
 * the marker that was known when the session was confirmed, never a later one: when the store was emptied since, the
 * session is lost, and its ticket must not say that it lived in the new store, where its absence means that it was ended.
 */
export function renewTicket(response: ApiResponse, dependencies: TicketRenewalDependencies): void {
  const offer = response.getHeader(ticketHeader);
  if (offer === undefined) return;
  response.removeHeader(ticketHeader);
  const { tickets, cookies, now, log } = dependencies;
  const context = response.locals;
  if (context.caller === null || context.caller.marker === null) return;
  const { marker } = context.caller;
  const { userId } = context.caller.session.user;
  const held = tickets.read(context.cookies[cookies.ticketName]);
  if (isCurrent(held, { marker, userId, offer, now: now() })) return;
  const { expiresAt, subjects } = readTicketHeader(String(offer));
  const maxAgeSeconds = Math.ceil((expiresAt - now()) / 1000);
  if (!(maxAgeSeconds > 0)) return;
  const ticket = tickets.issue({ userId, subjects, expiresAt, marker, issuedAt: now() });
  if (ticket === null)
    log.warn({ subjects }, 'no ticket is issued: an id has characters that tickets cannot hold');
  else cookies.setTicket(context, ticket, maxAgeSeconds);
}

/** Whether the browser's ticket already says what the offer would give it, and is recent. */
function isCurrent(
  held: IssuedTicket | null,
  { marker, userId, offer, now }: { marker: string; userId: string; offer: unknown; now: number },
): boolean {
  if (held?.marker !== marker || held.userId !== userId) return false;
  return ticketHeaderOf(held) === offer && now - held.issuedAt < renewAfterMs;
}
