import { beforeEach, describe, expect, it } from 'vitest';
import { failClosed } from '@pathshala/stores/key-value/fail-closed';
import { createMemoryKeyValue } from '../../../test/memory-key-value.ts';
import type { MailTarget } from '../ports.ts';
import { createDocumentMailLimits } from './document-mail-limits.ts';

const minute = 60_000;
let time = 0;
let keyValue: ReturnType<typeof createMemoryKeyValue>;
let limits: ReturnType<typeof createDocumentMailLimits>;
beforeEach(() => {
  time = 1_000_000;
  keyValue = createMemoryKeyValue(() => time);
  limits = createDocumentMailLimits(failClosed(keyValue), () => time);
});

function take(change: Partial<MailTarget> = {}): Promise<number> {
  return limits.take({ purpose: 'code', emailKey: 'a@example.com', address: '10.0.0.1', ...change });
}

describe('the mail limits', () => {
  it('allow one mail a minute to a mailbox, for all callers of a network', async () => {
    const waits = await Promise.all(
      Array.from({ length: 100 }, (_, n) => take({ address: `10.0.0.${n}`, emailKey: `a+${n}@example.com` })),
    );
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(1);
    expect(Math.max(...waits)).toBe(60);
    time += minute;
    await expect(take()).resolves.toBe(0);
  });

  it('allow five mails an hour per network, independent of other networks', async () => {
    for (let n = 0; n < 5; n += 1) {
      await expect(take()).resolves.toBe(0);
      time += minute;
    }
    await expect(take()).resolves.toBe(55 * 60);
    await expect(take()).resolves.toBe(55 * 60);
    await expect(take({ address: '10.0.1.1' })).resolves.toBe(0);
    await expect(take({ emailKey: 'b@example.com' })).resolves.toBe(0);
    time += 55 * minute;
    await expect(take()).resolves.toBe(0);
  });

  it('allow twenty mails a day to a mailbox from all networks together', async () => {
    for (let n = 0; n < 20; n += 1) await expect(take({ address: `10.0.${n}.1` })).resolves.toBe(0);
    await expect(take({ address: '10.1.0.1' })).resolves.toBe(24 * 60 * 60);
    time += 24 * 60 * minute;
    await expect(take({ address: '10.1.0.1' })).resolves.toBe(0);
  });

  it('do not count the requests of a network above its own limit', async () => {
    for (let n = 0; n < 100; n += 1) await take();
    for (let n = 0; n < 19; n += 1) await expect(take({ address: `10.0.${n + 1}.1` })).resolves.toBe(0);
  });

  it('count codes, password links and unlock links separately within the minute and the hour', async () => {
    await expect(take()).resolves.toBe(0);
    await expect(take({ purpose: 'reset' })).resolves.toBe(0);
    await expect(take({ purpose: 'unlock' })).resolves.toBe(0);
  });

  it('allow twenty guesses a day at codes of other browsers', async () => {
    for (let n = 0; n < 20; n += 1) await expect(limits.takeGuess('a@example.com')).resolves.toBe(true);
    await expect(limits.takeGuess('a@example.com')).resolves.toBe(false);
    await expect(limits.takeGuess('b@example.com')).resolves.toBe(true);
  });

  it('fail closed when the counters cannot be stored', async () => {
    keyValue.isUnavailable = true;
    await expect(take()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
