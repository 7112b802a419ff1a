import { hash } from 'node:crypto';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import { emailKeyOf, mailboxKeyOf } from '@pathshala/rules/email';
import { messageLimits } from '@pathshala/rules/message-limits';
import type { MailMessage } from './port.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** The delay of a mail to an unproved address while nothing can be counted. */
const uncountedMs = minute;

const { perHour, perMailboxADay, perNetworkAnHour } = messageLimits.mail;

/** The fields of a message by which it is counted. */
export type CountedMail = Pick<MailMessage, 'id' | 'to' | 'reason' | 'network'>;

export interface MailLimits {
  /** Counts the mail. Returns 0, or the milliseconds after which it can be tried again. A mail that is tried again counts once. */
  take(mail: CountedMail): Promise<number>;
  /** Somebody has opened a mailed link or typed a mailed code: the mailbox may be mailed again before the next proof. */
  addressProved(email: string): Promise<void>;
}

const digestOf = (text: string): string => hash('sha256', text, 'hex').slice(0, 24);

/** The one mail of the reason `entered` that a mailbox gets until somebody opens it, or for a day. */
const enteredKey = (email: string): string => `mail:entered:${digestOf(mailboxKeyOf(emailKeyOf(email)))}`;

interface Counter {
  readonly key: string;
  readonly max: number;
  readonly ttlMs: number;
}

function countersOf({ to, reason, network }: CountedMail): readonly Counter[] {
  const mailbox = digestOf(mailboxKeyOf(emailKeyOf(to)));
  return [
    ...(reason === 'entered'
      ? []
      : [{ key: `mail:${reason}:mailbox:${mailbox}`, max: perMailboxADay[reason], ttlMs: day }]),
    ...(network === undefined
      ? []
      : [{ key: `mail:${reason}:network:${digestOf(network)}`, max: perNetworkAnHour, ttlMs: hour }]),
    { key: `mail:${reason}:all`, max: perHour[reason], ttlMs: hour },
  ];
}

export interface MailLimitsDependencies {
  readonly keyValue: Pick<KeyValue, 'get' | 'setIfAbsent' | 'delete' | 'increment'>;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * The limits of mails, of the school and not of a service: counted over the key-value port, which all services share. While the
 * port is unavailable, mails to proved addresses go out and every other one waits.
 */
export function createMailLimits({ keyValue, now }: MailLimitsDependencies): MailLimits {
  /** The milliseconds to wait, from the first counter that is full. */
  async function count(counters: readonly Counter[]): Promise<number> {
    for (const { key, max, ttlMs } of counters) {
      const counted = await keyValue.increment(key, { ttlMs });
      if (counted.count > max) return Math.max(1, counted.ttlMs);
    }
    return 0;
  }

  /**
   * Returns the milliseconds to wait; 'new' and 'again' for the mail that holds the mailbox, after any outcome of its last
   * try.
   */
  async function takeMailbox({ id, to }: CountedMail): Promise<'new' | 'again' | number> {
    const key = enteredKey(to);
    if (await keyValue.setIfAbsent(key, `${now() + day} ${id}`, { ttlMs: day })) return 'new';
    const [until = '', holder] = ((await keyValue.get(key)) ?? '').split(' ');
    return holder === id ? 'again' : Math.max(1, Number(until) - now());
  }

  async function takeCounted(mail: CountedMail): Promise<number> {
    if (mail.reason !== 'entered') return count(countersOf(mail));
    const taken = await takeMailbox(mail);
    if (taken !== 'new') return taken === 'again' ? 0 : taken;
    const waitMs = await count(countersOf(mail));
    if (waitMs > 0) await keyValue.delete(enteredKey(mail.to));
    return waitMs;
  }

  return {
    async take(mail) {
      try {
        return await takeCounted(mail);
      } catch {
        // The store of the counters is away.
        return mail.reason === 'proved' ? 0 : uncountedMs;
      }
    },
    addressProved: (email) => keyValue.delete(enteredKey(email)),
  };
}
