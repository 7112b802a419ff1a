import type { TicketOffer } from './handler.ts';

/** The header from a service to the gateway, which signs the ticket into a cookie and removes the header. */
export const ticketHeader = 'x-session-ticket';

export function ticketHeaderOf({ subjects, expiresAt }: TicketOffer): string {
  return [expiresAt, ...subjects].join(' ');
}

export function readTicketHeader(text: string): TicketOffer {
  const [expiresAt, ...subjects] = text.split(' ');
  return { expiresAt: Number(expiresAt), subjects };
}
