import { createHmac, createSecretKey } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { equalInConstantTime } from '../http/equal-in-constant-time.ts';

/** A signed statement in a cookie: this account may go on with these subjects until then (decision 0015). */
export interface IssuedTicket {
  readonly userId: string;
  readonly subjects: readonly string[];
  /** Epoch ms, as is `expiresAt`. */
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** Of the store that held the session at that time. */
  readonly marker: string;
}

export interface Tickets {
  issue(ticket: IssuedTicket): string;
  /** Null for a ticket that is not ours, or has expired. */
  read(text: string | undefined): IssuedTicket | null;
}

const maxCached = 20_000;
const maxLength = 1000;

export function createTickets(secret: string, now: () => number): Tickets {
  const key = createSecretKey(createHmac('sha256', secret).update('session-ticket').digest());
  // The same ticket comes with every call of an exam.
  const verified = new LRUCache<string, IssuedTicket>({ max: maxCached });
  const sign = (payload: string) => createHmac('sha256', key).update(payload).digest('base64url');

  function verify(text: string): IssuedTicket | null {
    const [payload, signature, ...rest] = text.split('.');
    if (payload === undefined || signature === undefined || rest.length > 0) return null;
    if (text.length > maxLength || !equalInConstantTime(signature, sign(payload))) return null;
    const ticket = JSON.parse(Buffer.from(payload, 'base64url').toString()) as IssuedTicket;
    verified.set(text, ticket);
    return ticket;
  }

  return {
    issue(ticket) {
      const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
      return `${payload}.${sign(payload)}`;
    },
    read(text) {
      if (text === undefined) return null;
      const ticket = verified.get(text) ?? verify(text);
      return ticket === null || now() >= ticket.expiresAt ? null : ticket;
    },
  };
}
