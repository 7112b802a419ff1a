import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { entryLimit } from '@pathshala/service-kit/caches/entry-limit';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { copyOf } from '../http/copy-of.ts';
import { logSecurityEvent } from '../http/log-security-event.ts';
import type { ApiContext, ApiMiddleware } from './api-context.ts';
import { clearEndedSession } from './session-resolver.ts';
import type { SiteCookies } from './site-cookies.ts';
import type { StoreMarker } from './store-marker.ts';
import type { IssuedTicket, Tickets } from './tickets.ts';

interface TicketAcceptanceDependencies {
  readonly tickets: Tickets;
  readonly marker: StoreMarker;
  readonly cookies: SiteCookies;
  readonly now: () => number;
  readonly log: Logger;
}

/** `lost`: the session was lost with its store, and stays lost. */
type Acceptance = 'lost' | 'unchecked';

const maxTickets = 20_000;

/**
 * Accepts the ticket of a caller without a session while the session store does not answer, and after it was emptied.
 * Under the marker of the ticket's own time the session was ended on purpose or has expired: the cookies are cleared.
 * The service checks which ids the ticket covers.
 */
export function acceptTicket(dependencies: TicketAcceptanceDependencies): ApiMiddleware {
  const { tickets, marker, cookies, now, log } = dependencies;
  /** The results by ticket, so that the store is asked and the event is logged once. */
  const accepted = new LRUCache<string, Acceptance>(entryLimit(maxTickets));

  async function readAcceptance(ticket: IssuedTicket, { isUnresolved }: ApiContext) {
    if (isUnresolved) return 'unchecked';
    const recent = marker.recent();
    if (recent !== null && recent !== ticket.marker) return 'lost';
    try {
      return (await marker.read()) === ticket.marker ? null : 'lost';
    } catch (error) {
      log.debug({ err: error }, 'a ticket is accepted: the session store does not answer');
      return 'unchecked';
    }
  }

  /** The ticket, if it stands in for the session. */
  async function findAcceptable(request: IncomingMessage, context: ApiContext): Promise<IssuedTicket | null> {
    const text = context.cookies[cookies.ticketName];
    const ticket = tickets.read(text);
    if (text === undefined || ticket === null) return null;
    const earlier = accepted.get(text);
    if (earlier === 'lost') return ticket;
    const acceptance = await readAcceptance(ticket, context);
    if (acceptance === null) return null;
    if (acceptance !== earlier) accepted.set(copyOf(text), acceptance, { ttl: ticket.expiresAt - now() });
    if (earlier === undefined)
      logSecurityEvent(log, 'ticket.accepted', { request, context, userId: ticket.userId });
    return ticket;
  }

  async function acceptWithoutSession(request: IncomingMessage, context: ApiContext): Promise<void> {
    context.ticket = await findAcceptable(request, context);
    if (context.ticket !== null) return;
    if ((context.cookies[cookies.ticketName] ?? '') !== '') cookies.clearTicket(context);
    clearEndedSession(context, cookies);
  }

  async function acceptAndContinue(request: IncomingMessage, context: ApiContext, next: () => void) {
    await acceptWithoutSession(request, context);
    next();
  }

  return (request, response, next) => {
    const context = response.locals;
    if (context.caller === null) return acceptAndContinue(request, context, next);
    marker.refresh();
    return next();
  };
}
