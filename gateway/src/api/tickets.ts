import { LRUCache } from 'lru-cache';
import { entryLimit } from '@pathshala/service-kit/caches/entry-limit';
import { copyOf } from '../http/copy-of.ts';
import { createMac } from '../http/mac.ts';

/** A signed statement in a cookie: this account may continue with these subjects until `expiresAt` (decision 0015). */
export interface IssuedTicket {
  readonly userId: string;
  readonly subjects: readonly string[];
  /** Epoch ms, as is `expiresAt`. */
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** The marker of the store that held the session at that time. */
  readonly marker: string;
}

export interface Tickets {
  /** Null for a part with other characters than `[0-9A-Za-z_-]`. */
  issue(ticket: IssuedTicket): string | null;
  /** Null for a ticket that is not ours, or has expired. */
  read(text: string | undefined): IssuedTicket | null;
}

const maxCached = 20_000;
const maxLength = 1000;
/** 132 bits. */
const signatureLength = 22;

/** `userId~marker~issuedAt~expiresAt~subject~….signature`, times in base 36: every call of an exam carries it. */
export function createTickets(secret: string, now: () => number): Tickets {
  const mac = createMac(secret, 'session-ticket', signatureLength);
  // The same ticket comes with every call of an exam.
  const verified = new LRUCache<string, IssuedTicket>(entryLimit(maxCached));

  function verify(text: string): IssuedTicket | null {
    // Without a dot, or with a second one, there is no valid signature.
    const dot = text.indexOf('.');
    const payload = text.slice(0, dot);
    if (text.length > maxLength || !mac.isValid(payload, text.slice(dot + 1))) return null;
    const ticket = ticketOf(payload);
    verified.set(text, ticket);
    return ticket;
  }

  return {
    issue({ userId, marker, issuedAt, expiresAt, subjects }) {
      const parts = [userId, marker, issuedAt.toString(36), expiresAt.toString(36), ...subjects];
      if (!parts.every((part) => /^[\w-]+$/.test(part))) return null;
      const payload = parts.join('~');
      return `${payload}.${mac.sign(payload)}`;
    },
    read(text) {
      if (text === undefined) return null;
      const ticket = verified.get(text) ?? verify(copyOf(text));
      return ticket === null || now() >= ticket.expiresAt ? null : ticket;
    },
  };
}

/** Parses a payload that `issue` made. */
function ticketOf(payload: string): IssuedTicket {
  const [userId, marker, issuedAt, expiresAt, ...subjects] = payload.split('~') as [
    string,
    string,
    string,
    string,
    ...string[],
  ];
  return {
    userId,
    marker,
    issuedAt: Number.parseInt(issuedAt, 36),
    expiresAt: Number.parseInt(expiresAt, 36),
    subjects,
  };
}
