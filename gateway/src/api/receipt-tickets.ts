import { LRUCache } from 'lru-cache';
import { copyOf } from '../http/copy-of.ts';
import { createMac } from '../http/mac.ts';

/** The call that a receipt ticket is bound to: one account and one path. */
export interface TicketedCall {
  readonly method: string;
  /** The path with `/api`, without the query. */
  readonly path: string;
  readonly userId: string;
}

interface BodyReceipt {
  /** Epoch ms. */
  readonly receivedAt: number;
  /** SHA-256 in base64url. */
  readonly bodyHash: string;
}

export interface ReceiptTickets {
  issue(call: TicketedCall, receipt: BodyReceipt): string;
  /** Null for a ticket of another call, one that is not ours, has expired, or was followed by two others of this call. */
  read(text: string, call: TicketedCall): BodyReceipt | null;
}

/** The lifetime of a ticket. */
const maxAgeMs = 15 * 60_000;
/** Clocks of two gateways may differ by this much. */
const toleranceMs = 30_000;
/** Calls whose latest tickets stay in memory. */
const maxCalls = 20_000;

/**
 * `receivedAt.bodyHash.signature`, the time in base 36: this body reached the gateway then (decision 0016). Of the tickets of
 * one call the latest two count, as far as this process issued them: who collects tickets for several bodies cannot choose
 * among them later. Two, since a page that is closed has not seen the last one.
 */
export function createReceiptTickets(secret: string, now: () => number): ReceiptTickets {
  const mac = createMac(secret, 'receipt-ticket');
  const latest = new LRUCache<string, readonly [earlier: string | undefined, last: string]>({
    max: maxCalls,
    ttl: maxAgeMs,
  });

  return {
    issue(call, receipt) {
      const signature = mac.sign(signedText(call, receipt));
      const name = nameOf(call);
      const earlier = latest.get(name)?.findLast((one) => one !== signature);
      latest.set(name, [earlier, signature]);
      return `${receipt.receivedAt.toString(36)}.${receipt.bodyHash}.${signature}`;
    },
    read(text, call) {
      const parts = /^([0-9a-z]{1,10})\.([\w-]{43})\.([\w-]{43})$/.exec(text);
      if (parts === null) return null;
      const [, time, bodyHash, signature] = parts.map(copyOf) as [string, string, string, string];
      const receipt = { receivedAt: Number.parseInt(time, 36), bodyHash };
      if (!mac.isValid(signedText(call, receipt), signature)) return null;
      const age = now() - receipt.receivedAt;
      if (age < -toleranceMs || age > maxAgeMs) return null;
      return latest.get(nameOf(call))?.includes(signature) === false ? null : receipt;
    },
  };
}

const nameOf = ({ method, path, userId }: TicketedCall): string => copyOf([userId, method, path].join('\n'));

/** The parts are joined by line breaks, which none of them contains. */
function signedText(call: TicketedCall, { receivedAt, bodyHash }: BodyReceipt): string {
  return [nameOf(call), receivedAt, bodyHash].join('\n');
}
