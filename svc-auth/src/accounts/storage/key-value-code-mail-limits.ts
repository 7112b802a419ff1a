import { createHash } from 'node:crypto';
import { DomainError } from '@pathshala/service-kit/errors';
import type { KeyValue } from '@pathshala/service-kit/key-value';
import { accountLimits } from '../../../contract/account.ts';
import type { CodeMailLimits } from '../use-cases/ports.ts';
import { closedWhenAway } from './closed-when-away.ts';

const placeLife = accountLimits.resendAfterSeconds * 1000;
const day = 24 * 60 * 60 * 1000;
const mailsADay = 30;

/** One place in 60 s and thirty mails a day for each address, whoever asks: guesses stay few and a mailbox usable. */
export function createKeyValueCodeMailLimits(store: KeyValue, now: () => number): CodeMailLimits {
  const keyValue = closedWhenAway(store);

  async function count(emailKey: string): Promise<void> {
    const { count: sent, ttlMs } = await keyValue.increment(`codes:day:${digest(emailKey)}`, { ttlMs: day });
    if (sent <= mailsADay) return;
    const seconds = Math.max(1, Math.ceil(ttlMs / 1000));
    throw new DomainError('too-many', 'common.too-many', { params: { seconds }, retryAfterSeconds: seconds });
  }

  return {
    count,
    async take(emailKey) {
      const key = `codes:place:${digest(emailKey)}`;
      const until = String(now() + placeLife);
      if (await keyValue.setIfAbsent(key, until, { ttlMs: placeLife })) {
        await count(emailKey);
        return 0;
      }
      const takenUntil = await keyValue.get(key);
      return Math.max(1, Math.ceil((Number(takenUntil ?? now()) - now()) / 1000));
    },
    async giveBack(emailKey) {
      await keyValue.delete(`codes:place:${digest(emailKey)}`);
    },
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
