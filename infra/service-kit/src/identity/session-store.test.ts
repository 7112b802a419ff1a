import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import { openSqliteKeyValue } from '@pathshala/stores/key-value/sqlite';
import { createSessionStore } from './session-store.ts';
import type { SessionStore, SessionUser } from './sessions.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const rahim: SessionUser = {
  userId: 'a'.repeat(24),
  role: 'student',
  username: 'rahim',
  name: 'রহিম',
  email: 'rahim@example.com',
};
const karim = { ...rahim, userId: 'b'.repeat(24), username: 'karim' };

let folder: string;
let time: number;
let keyValue: KeyValue;
let touches: number;
let written: string[];
let sessions: SessionStore;

const open = () => openSqliteKeyValue({ file: join(folder, 'kv.sqlite'), now: () => time });

/** Counts renewals and remembers everything that is written. */
function watched(inner: KeyValue): KeyValue {
  return {
    get: (key) => inner.get(key),
    set: (key, value, options) => {
      written.push(key, value);
      return inner.set(key, value, options);
    },
    setIfAbsent: (key, value, options) => inner.setIfAbsent(key, value, options),
    touch: (key, ttlMs) => {
      touches += 1;
      return inner.touch(key, ttlMs);
    },
    delete: (...keys) => inner.delete(...keys),
    increment: (key, options) => inner.increment(key, options),
    addToSet: (key, member, options) => {
      written.push(key, member);
      return inner.addToSet(key, member, options);
    },
    removeFromSet: (key, member) => inner.removeFromSet(key, member),
    members: (key) => inner.members(key),
    ping: () => inner.ping(),
    close: () => inner.close(),
  };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sessions-'));
  time = Date.parse('2026-11-21T06:00:00Z');
  touches = 0;
  written = [];
  keyValue = await open();
  sessions = createSessionStore({ keyValue: watched(keyValue), now: () => time });
});

afterEach(async () => {
  await keyValue.close();
  await rm(folder, { recursive: true });
});

describe('sessions', () => {
  it('know their owner by the id of the cookie', async () => {
    const sid = await sessions.begin(rahim);
    expect((await sessions.resolve(sid))?.user).toEqual(rahim);
    expect(await sessions.resolve(`${sid}x`)).toBeNull();
    expect(await sessions.resolve('')).toBeNull();
  });

  it('have ids of 256 random bits that are stored nowhere', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, () => sessions.begin(rahim)));
    expect(new Set(ids).size).toBe(50);
    for (const sid of ids) {
      expect(Buffer.from(sid, 'base64url')).toHaveLength(32);
      expect(written.join('\n')).not.toContain(sid);
    }
  });

  it('end after seven days without use', async () => {
    const sid = await sessions.begin(rahim);
    time += 7 * day - minute;
    expect(await sessions.resolve(sid)).not.toBeNull();
    time += 7 * day - minute;
    expect(await sessions.resolve(sid)).not.toBeNull();
    time += 7 * day + minute;
    expect(await sessions.resolve(sid)).toBeNull();
  });

  it('end after thirty days whatever the use [AUTH-04]', async () => {
    const sid = await sessions.begin(rahim);
    for (let used = 0; used < 29; used += 1) {
      time += day;
      expect(await sessions.resolve(sid)).not.toBeNull();
    }
    time += day;
    expect(await sessions.resolve(sid)).toBeNull();
  });

  it('are renewed at most once in five minutes', async () => {
    const sid = await sessions.begin(rahim);
    for (let call = 0; call < 100; call += 1) await sessions.resolve(sid);
    expect(touches).toBe(1);
    time += 5 * minute;
    await sessions.resolve(sid);
    expect(touches).toBe(2);
  });

  it('end one by one', async () => {
    const [phone, desk] = [await sessions.begin(rahim), await sessions.begin(rahim)];
    const found = await sessions.resolve(phone);
    await sessions.end(found?.sessionKey ?? '');
    expect(await sessions.resolve(phone)).toBeNull();
    expect(await sessions.resolve(desk)).not.toBeNull();
  });

  it('of one person end everywhere, and nobody else is logged out', async () => {
    const mine = [await sessions.begin(rahim), await sessions.begin(rahim)];
    const other = await sessions.begin(karim);
    await sessions.endAllOf(rahim.userId);
    expect(await Promise.all(mine.map((sid) => sessions.resolve(sid)))).toEqual([null, null]);
    expect(await sessions.resolve(other)).not.toBeNull();
    expect(await sessions.resolve(await sessions.begin(rahim))).not.toBeNull();
  });

  it('leave the list of their owner by log-out and when they have expired', async () => {
    const listed = () => keyValue.members(`sessions-of:${rahim.userId}`);
    const sids = [await sessions.begin(rahim), await sessions.begin(rahim), await sessions.begin(rahim)];
    expect(await listed()).toHaveLength(3);
    const found = await sessions.resolve(sids[0] ?? '');
    await sessions.end(found?.sessionKey ?? '');
    expect(await listed()).toHaveLength(2);
    time += 6 * day;
    await sessions.resolve(sids[1] ?? '');
    time += 2 * day;
    const fresh = await sessions.begin(rahim);
    expect(await listed()).toHaveLength(2);
    expect(await sessions.resolve(sids[1] ?? '')).not.toBeNull();
    await sessions.endAllOf(rahim.userId);
    expect(await sessions.resolve(fresh)).toBeNull();
    expect(await listed()).toEqual([]);
  });

  it('outlive a restart', async () => {
    const sid = await sessions.begin(rahim);
    await keyValue.close();
    keyValue = await open();
    sessions = createSessionStore({ keyValue, now: () => time });
    expect((await sessions.resolve(sid))?.user).toEqual(rahim);
  });

  it('lists where an account is logged in, with the last use; sessions of earlier versions have no device', async () => {
    const from = { device: 'Chrome on Android', address: '103.48.16.7' };
    const sid = await sessions.begin(rahim, from);
    const beganAt = time;
    time += 20 * minute;
    const old = 'of-an-earlier-version';
    await keyValue.set(`session:${old}`, JSON.stringify({ user: rahim, beganAt: time }), { ttlMs: day });
    await keyValue.addToSet(`sessions-of:${rahim.userId}`, old, { ttlMs: day });
    time += minute;
    const used = await sessions.resolve(sid);
    expect(await sessions.list(rahim.userId)).toEqual([
      { sessionKey: used?.sessionKey, ...from, beganAt, usedAt: time },
      { sessionKey: old, device: '', address: '', beganAt: time - minute, usedAt: time - minute },
    ]);
    await sessions.end(used?.sessionKey ?? '');
    expect((await sessions.list(rahim.userId)).map(({ sessionKey }) => sessionKey)).toEqual([old]);
  });

  it('ends the session of a participant when its time is over, however often it is used', async () => {
    const participation = { registrationId: rahim.userId, campaignId: 'c1', until: time + 10 * minute };
    const sid = await sessions.begin({ ...rahim, role: 'participant', participation });
    time += 9 * minute;
    expect((await sessions.resolve(sid))?.user.participation).toEqual(participation);
    time += minute;
    expect(await sessions.resolve(sid)).toBeNull();
  });
});
