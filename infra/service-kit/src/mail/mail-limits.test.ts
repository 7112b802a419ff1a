import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import { openSqliteKeyValue } from '@pathshala/stores/key-value/sqlite';
import { limitedMail, MailHeldError } from './limited-mail.ts';
import { createMailLimits, type CountedMail, type MailLimits } from './mail-limits.ts';
import type { MailMessage } from './port.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const clock = { ms: Date.UTC(2026, 1, 1) };
const now = () => clock.ms;

let folder: string;
let keyValue: KeyValue;
/** Two services share a store. */
let campaigns: MailLimits;
let auth: MailLimits;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mail-limits-'));
  keyValue = await openSqliteKeyValue({ file: join(folder, 'key-value.sqlite'), now });
  [campaigns, auth] = [createMailLimits({ keyValue, now }), createMailLimits({ keyValue, now })];
});
afterEach(async () => {
  await keyValue.close();
  rmSync(folder, { recursive: true });
});

const entered = (id: string, to = 'nobody@example.com', more: Partial<CountedMail> = {}): CountedMail => ({
  id,
  to,
  reason: 'entered',
  ...more,
});

describe('a mailbox that somebody has entered in a form', () => {
  it('gets one mail, whatever stands after a plus sign, and whichever service sends', async () => {
    expect(await campaigns.take(entered('a'))).toBe(0);
    for (let n = 0; n < 25; n += 1)
      expect(await auth.take(entered(`b${n}`, `Nobody+${n}@Example.com`))).toBeGreaterThan(0);
    expect(await auth.take(entered('c', 'somebody@example.com'))).toBe(0);
  });

  it('gets that mail again when it could not be sent', async () => {
    for (let n = 0; n < 3; n += 1) expect(await campaigns.take(entered('a'))).toBe(0);
  });

  it('gets the next one after its owner has opened the first, or after a day', async () => {
    await campaigns.take(entered('a'));
    await auth.addressProved('nobody+x@example.com');
    expect(await campaigns.take(entered('b'))).toBe(0);
    expect(await campaigns.take(entered('c'))).toBe(day);
    clock.ms += day - minute;
    expect(await campaigns.take(entered('c'))).toBe(minute);
    clock.ms += minute;
    expect(await campaigns.take(entered('c'))).toBe(0);
  });

  it('is not used up by a network that causes too many mails', async () => {
    const network = '203.0.113.0/24';
    for (let n = 0; n < 1000; n += 1)
      expect(await campaigns.take(entered(`m${n}`, `m${n}@example.com`, { network }))).toBe(0);
    const waitMs = await campaigns.take(entered('last', 'last@example.com', { network }));
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(60 * minute);
    expect(await campaigns.take(entered('other', 'last@example.com', { network: '198.51.100.0/24' }))).toBe(
      0,
    );
  });
});

describe('mails of another reason', () => {
  const repeated = async (reason: 'proved' | 'code' | 'invitation', times: number) => {
    const waits: number[] = [];
    for (let n = 0; n < times; n += 1)
      waits.push(await auth.take({ id: `${reason}${n}`, to: `x+${n}@example.com`, reason }));
    return waits.filter((waitMs) => waitMs === 0).length;
  };

  it('are limited for a mailbox and a day, each by its own number', async () => {
    expect(await repeated('invitation', 12)).toBe(10);
    expect(await repeated('code', 32)).toBe(30);
    expect(await repeated('proved', 202)).toBe(200);
  });

  it('go out while nothing can be counted only if the address is proved', async () => {
    await keyValue.close();
    expect(await auth.take({ id: 'a', to: 'x@example.com', reason: 'proved' })).toBe(0);
    expect(await auth.take({ id: 'b', to: 'x@example.com', reason: 'code' })).toBe(minute);
    expect(await auth.take(entered('c'))).toBe(minute);
    keyValue = await openSqliteKeyValue({ file: join(folder, 'key-value.sqlite'), now });
  });
});

describe('a mail port with limits', () => {
  it('sends nothing above them', async () => {
    const sent: MailMessage[] = [];
    const mail = limitedMail(
      { send: async (message) => void sent.push(message), close: async () => {} },
      campaigns,
    );
    const message = (id: string): MailMessage => ({ ...entered(id), subject: '', text: '' });
    await mail.send(message('a'));
    await expect(mail.send(message('b'))).rejects.toBeInstanceOf(MailHeldError);
    expect(sent.map(({ id }) => id)).toEqual(['a']);
  });
});
