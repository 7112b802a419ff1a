import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentCounters } from '../src/counters/storage/document-counters.ts';
import { startSchool, type School } from './school.ts';

const minute = 60_000;
let school: School;
beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school.stop());

/** Two processes that share only a store. */
const counters = () => createDocumentCounters(school.platform.documents, school.clock.now);

describe('counters in documents', () => {
  it('count every one of parallel calls, until they expire', async () => {
    const [one, other] = [counters(), counters()];
    const calls = await Promise.all(
      Array.from({ length: 40 }, (_, call) => (call % 2 ? one : other).increment('calls', { ttlMs: minute })),
    );
    expect(calls.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
    school.clock.advance(minute - 1);
    expect(await one.increment('calls', { ttlMs: minute })).toEqual({ count: 41, ttlMs: 1 });
    school.clock.advance(1);
    expect(await one.increment('calls', { ttlMs: minute })).toEqual({ count: 1, ttlMs: minute });
  });

  it('let one of parallel callers set a value, which expires', async () => {
    const set = await Promise.all(
      Array.from({ length: 20 }, () => counters().setIfAbsent('lock', 'x', { ttlMs: minute })),
    );
    expect(set.filter(Boolean)).toHaveLength(1);
    expect(await counters().get('lock')).toBe('x');
    await counters().set('lock', 'y', { ttlMs: minute });
    expect(await counters().get('lock')).toBe('y');
    await counters().delete('lock');
    expect(await counters().setIfAbsent('lock', 'z', { ttlMs: minute })).toBe(true);
    school.clock.advance(minute);
    expect(await counters().get('lock')).toBeNull();
    await school.runJob('delete-expired-counters');
    expect(await school.platform.documents.collection('counters').countDocuments({})).toBe(0);
  });
});
