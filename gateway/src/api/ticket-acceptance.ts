import { LRUCache } from 'lru-cache';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { logSecurityEvent } from '../http/log-security-event.ts';
import type { ApiContext, ApiMiddleware } from './api-context.ts';
import type { SiteCookies } from './site-cookies.ts';
import type { StoreMarker } from './store-marker.ts';
import type { IssuedTicket, Tickets } from './tickets.ts';

export interface TicketAcceptanceDependencies {
  readonly tickets: Tickets;
  readonly marker: StoreMarker;
  readonly cookies: SiteCookies;
  readonly log: Logger;
}

const maxTickets = 20_000;

/**
 * Accepts the ticket of a caller without a session while the session store does not answer, and after it was emptied.
 * Under the marker of the ticket's own time the session was ended on purpose or has expired: the cookie is cleared.
 * What the ticket is good for is the service's to check.
 */
export function acceptTicket(dependencies: TicketAcceptanceDependencies): ApiMiddleware {
  const { tickets, marker, cookies, log } = dependencies;
  /** A session that was lost stays lost, so the store is asked once for each ticket. */
  const lost = new LRUCache<string, true>({ max: maxTickets });
  const logged = new LRUCache<string, true>({ max: maxTickets });

  async function isGood(text: string, ticket: IssuedTicket, { isUnresolved }: ApiContext): Promise<boolean> {
    if (isUnresolved || lost.has(text)) return true;
    try {
      if ((await marker.read()) === ticket.marker) return false;
      lost.set(text, true);
    } catch (error) {
      log.debug({ err: error }, 'a ticket is accepted: the session store does not answer');
    }
    return true;
  }

  return async (request, response, next) => {
    const context = response.locals;
    const text = context.cookies[cookies.ticketName];
    if (context.caller !== null) marker.refresh();
    else if (text !== undefined && text !== '') {
      const ticket = tickets.read(text);
      if (ticket !== null && (await isGood(text, ticket, context))) {
        context.ticket = ticket;
        if (!logged.has(text))
          logSecurityEvent(log, 'ticket.accepted', { request, context, userId: ticket.userId });
        logged.set(text, true);
      } else cookies.clearTicket(context);
    }
    next();
  };
}
