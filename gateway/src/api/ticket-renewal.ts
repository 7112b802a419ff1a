import { readTicketHeader, ticketHeader } from '@pathshala/service-kit/http/ticket-header';
import type { ApiResponse } from './api-context.ts';
import type { SiteCookies } from './site-cookies.ts';
import type { StoreMarker } from './store-marker.ts';
import type { IssuedTicket, Tickets } from './tickets.ts';

export interface TicketRenewalDependencies {
  readonly tickets: Tickets;
  readonly marker: StoreMarker;
  readonly cookies: SiteCookies;
  readonly now: () => number;
}

/** A ticket in use is replaced at most this often. */
const renewAfterMs = 5 * 60_000;

/** Turns a service's offer into the ticket cookie. Only a live session gets a ticket: a ticket does not renew itself. */
export function renewTicket(response: ApiResponse, dependencies: TicketRenewalDependencies): void {
  const offer = response.getHeader(ticketHeader);
  if (offer === undefined) return;
  response.removeHeader(ticketHeader);
  const { tickets, cookies, now } = dependencies;
  const marker = dependencies.marker.recent();
  const context = response.locals;
  if (context.caller === null || marker === null) return;
  const { expiresAt, subjects } = readTicketHeader(String(offer));
  const { userId } = context.caller.session.user;
  const ticket = { userId, subjects, expiresAt, marker, issuedAt: now() };
  const held = tickets.read(context.cookies[cookies.ticketName]);
  if (held !== null && isSame(held, ticket) && now() - held.issuedAt < renewAfterMs) return;
  const maxAgeSeconds = Math.ceil((expiresAt - now()) / 1000);
  if (maxAgeSeconds > 0) cookies.setTicket(context, tickets.issue(ticket), maxAgeSeconds);
}

function isSame(one: IssuedTicket, other: IssuedTicket): boolean {
  return (
    one.userId === other.userId &&
    one.marker === other.marker &&
    one.expiresAt === other.expiresAt &&
    one.subjects.join(' ') === other.subjects.join(' ')
  );
}
