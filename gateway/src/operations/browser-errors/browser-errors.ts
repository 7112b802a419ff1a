import { createHash } from 'node:crypto';
import type { BrowserError } from '@pathshala/gateway-contract/browser-error';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import { dhakaDayOf, lastDhakaDays } from '@pathshala/rules/dhaka-time';
import { z } from 'zod';
import { cleanMessage } from './clean-message.ts';

const dayMs = 24 * 60 * 60_000;
const shownDays = 7;
const storedMs = (shownDays + 1) * dayMs;
/** Further distinct errors of a day are dropped, to bound the list. */
const maxErrorsPerDay = 400;
/** The list takes this many new rows from one network, so that invented errors of one visitor do not fill it. */
const maxNewOfNetwork = 20;

const stored = z.object({
  part: z.string(),
  version: z.string(),
  message: z.string(),
  place: z.string().nullable(),
  lastSeen: z.string(),
});

interface ReportedError {
  readonly part: string;
  readonly version: string;
  readonly message: string;
  readonly place?: string | undefined;
}

export interface BrowserErrors {
  /** `network`: who reports. False where the network, or the day, has its different errors already. */
  count(error: ReportedError, network: string): Promise<boolean>;
  /** Returns the errors of the last seven days, the latest first. */
  list(): Promise<readonly BrowserError[]>;
}

const key = {
  day: (day: string) => `browser-errors:${day}`,
  distinct: (day: string) => `browser-errors:${day}:distinct`,
  /** The key holds no more of the network than its count needs, and no longer than the day. */
  distinctOf: (day: string, network: string) =>
    `browser-errors:${day}:${fingerprintOf([day, network])}:distinct`,
  known: (day: string, id: string) => `browser-errors:${day}:${id}:known`,
  count: (day: string, id: string) => `browser-errors:${day}:${id}:count`,
  detail: (id: string) => `browser-errors:detail:${id}`,
};

/**
 * Counts the errors of pages in the key-value store, which all gateways share: one number a day for each error, without any
 * name.
 */
export function createBrowserErrors(deps: {
  readonly keyValue: KeyValue;
  readonly now: () => number;
}): BrowserErrors {
  const { keyValue, now } = deps;
  const options = { ttlMs: storedMs };

  /** Whether the day has the error, or the network and the day have room for it. */
  async function isAdmitted(day: string, id: string, network: string): Promise<boolean> {
    if ((await keyValue.get(key.known(day, id))) !== null) return true;
    const own = await keyValue.increment(key.distinctOf(day, network), { ttlMs: dayMs });
    if (own.count > maxNewOfNetwork) return false;
    const { count } = await keyValue.increment(key.distinct(day), options);
    if (count > maxErrorsPerDay) return false;
    if (await keyValue.setIfAbsent(key.known(day, id), '1', options))
      await keyValue.addToSet(key.day(day), id, options);
    return true;
  }

  async function read(id: string, days: readonly string[]): Promise<BrowserError | null> {
    const text = await keyValue.get(key.detail(id));
    const detail = text === null ? undefined : stored.safeParse(JSON.parse(text)).data;
    if (detail === undefined) return null;
    const counts = await Promise.all(
      days.map(async (day) => ({ day, count: Number((await keyValue.get(key.count(day, id))) ?? 0) })),
    );
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    return { _id: id, ...detail, total, days: counts.filter(({ count }) => count > 0) };
  }

  return {
    async count({ part, version, message: text, place = null }, network) {
      const message = cleanMessage(text);
      const id = fingerprintOf([part, version, message, place ?? '']);
      const day = dhakaDayOf(now());
      if (!(await isAdmitted(day, id, network))) return false;
      const lastSeen = new Date(now()).toISOString();
      const detail = JSON.stringify({ part, version, message, place, lastSeen });
      await Promise.all([
        keyValue.increment(key.count(day, id), options),
        keyValue.set(key.detail(id), detail, options),
      ]);
      return true;
    },
    async list() {
      const days = lastDhakaDays(now(), shownDays).toReversed();
      const ids = new Set((await Promise.all(days.map((day) => keyValue.members(key.day(day))))).flat());
      const found = await Promise.all([...ids].map((id) => read(id, days)));
      return found.filter((error) => error !== null).toSorted((a, b) => (a.lastSeen < b.lastSeen ? 1 : -1));
    },
  };
}

function fingerprintOf(facts: readonly string[]): string {
  return createHash('sha256').update(facts.join('\0')).digest('hex').slice(0, 16);
}
