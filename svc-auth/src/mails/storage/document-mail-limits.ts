import type { Counters } from '../../counters/index.ts';
import { keyDigest } from '../../counters/storage/index.ts';
import { mailboxKeyOf } from '@pathshala/rules/email';
import { messageLimits } from '@pathshala/rules/message-limits';
import { networkOf } from '@pathshala/rules/network';
import type { MailLimits } from '../ports.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const { perHour: mailsPerHour, perDay: mailsPerDay } = messageLimits.codeMail;
/** The guesses at codes that were mailed for other browsers. With six digits, an attacker succeeds once in 50,000 days. */
const guessesPerDay = 20;

export function createDocumentMailLimits(counters: Counters, now: () => number): MailLimits {
  /** The seconds until the counter expires; 0: allowed. The last allowed call marks the key as full until then. */
  async function countUpTo(limit: number, key: string, ttl: number): Promise<number> {
    const { count, ttlMs } = await counters.increment(key, { ttlMs: ttl });
    if (count >= limit) await counters.set(fullKey(key), String(now() + ttlMs), { ttlMs });
    return count <= limit ? 0 : secondsOf(ttlMs);
  }

  /** Call it before anything is counted, so that a rejected request uses no limit. */
  async function secondsUntilAllowed(keys: readonly string[]): Promise<number> {
    const untils = await Promise.all(keys.map((key) => counters.get(fullKey(key))));
    const waits = untils.flatMap((until) => (until === null ? [] : [secondsOf(Number(until) - now())]));
    return Math.max(0, ...waits);
  }

  async function takeMinute(key: string): Promise<number> {
    const until = String(now() + minute);
    if (await counters.setIfAbsent(key, until, { ttlMs: minute })) return 0;
    const takenUntil = await counters.get(key);
    return secondsOf(Number(takenUntil ?? now()) - now());
  }

  return {
    async take({ purpose, emailKey, address }) {
      const mailbox = keyDigest(mailboxKeyOf(emailKey));
      const near = `${purpose}:${mailbox}:${keyDigest(networkOf(address))}`;
      const [hourKey, dayKey] = [`mails:hour:${near}`, `mails:day:${mailbox}`];
      return (
        (await secondsUntilAllowed([hourKey, dayKey])) ||
        (await takeMinute(`mails:minute:${near}`)) ||
        (await countUpTo(mailsPerHour, hourKey, hour)) ||
        (await countUpTo(mailsPerDay, dayKey, day))
      );
    },
    async takeGuess(emailKey) {
      return (await countUpTo(guessesPerDay, `mails:guesses:${keyDigest(emailKey)}`, day)) === 0;
    },
  };
}

function fullKey(key: string): string {
  return `${key}:full`;
}

function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
