import { setTimeout as wait } from 'node:timers/promises';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import type { Collection } from '@pathshala/stores/documents/port';
import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Campaign } from '../src/campaigns/index.ts';
import type { ClaimedPlace, Places, WaitingNumber } from '../src/campaigns/ports.ts';
import { createDocumentPlaces } from '../src/campaigns/storage/document-places.ts';

type Stored = Campaign & Aggregate;
type Store = Awaited<ReturnType<typeof openSqliteDocuments>>;

const processes = 4;
const places = 150;
const campaignId = 'c'.repeat(24);

const opening = {
  _id: campaignId,
  startDate: '2026-03-01T00:00:00.000Z',
  deletedAt: null,
  maxParticipants: places,
  seatsTaken: 0,
  unconfirmedSeats: 0,
  waitingCount: 0,
  unconfirmedWaiting: 0,
  nextRoll: 1,
  nextWaiting: 1,
  claims: [],
  rev: 1,
} as unknown as Stored;

/** Counts the statements, each of which takes some time on its way, so that the processes overlap. */
function overNetwork(collection: Collection<Stored>, statements: { count: number }): Collection<Stored> {
  return new Proxy(collection, {
    get(target, key: keyof Collection<Stored>) {
      const method = target[key];
      if (typeof method !== 'function') return method;
      return async (...input: unknown[]) => {
        statements.count += 1;
        await wait(Math.random() * 3);
        const answer: unknown = await Reflect.apply(method, target, input);
        await wait(Math.random() * 3);
        return answer;
      };
    },
  });
}

const isPlace = (assigned: ClaimedPlace | WaitingNumber): assigned is ClaimedPlace =>
  'rollNumber' in assigned;

describe('four processes that register for one campaign at the same time', () => {
  let store: Store;
  let campaigns: Collection<Stored>;
  let all: Places[];
  const statements = { count: 0 };

  beforeEach(async () => {
    statements.count = 0;
    store = await openSqliteDocuments({ file: ':memory:' });
    campaigns = store.collection<Stored>('campaigns');
    await campaigns.insertOne(opening);
    all = Array.from({ length: processes }, () => createDocumentPlaces(overNetwork(campaigns, statements)));
  });
  afterEach(() => store.close());

  function placesOf(n: number): Places {
    const own = all[n % processes];
    if (own === undefined) throw new Error('each process has its places');
    return own;
  }
  const claim = (n: number) => {
    const registrationId = `r${n}`;
    const at = '2026-02-01T06:00:00.000Z';
    return placesOf(n).claimPlaceOrNumber(campaignId, { registrationId, at, isConfirmed: true });
  };
  const claimAll = (count: number) => Promise.all(Array.from({ length: count }, (_, n) => claim(n)));

  it('give each place once and no place beyond the limit, with few statements [REP-02]', async () => {
    const assigned = await claimAll(400);
    const rolls = assigned.filter(isPlace).map(({ rollNumber }) => Number(rollNumber));
    const numbers = assigned.flatMap((one) => (isPlace(one) ? [] : [one.waitingNumber]));
    const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);
    expect(rolls.toSorted((one, other) => one - other)).toEqual(upTo(places));
    expect(numbers.toSorted((one, other) => one - other)).toEqual(upTo(400 - places));
    expect(await campaigns.findOne({ _id: campaignId })).toMatchObject({
      seatsTaken: places,
      waitingCount: 400 - places,
      claims: { length: places },
    });
    // Each process has one write at a time, and a lost race is another's progress: not two for each of 400 registrations.
    expect(statements.count).toBeLessThan(100);
  });

  it('serve those of one process in their order [REP-02]', async () => {
    const assigned = await claimAll(400);
    const ofFirst = assigned.filter((_, n) => n % processes === 0);
    const places = ofFirst.filter(isPlace).map(({ rollNumber }) => Number(rollNumber));
    const numbers = ofFirst.flatMap((one) => (isPlace(one) ? [] : [one.waitingNumber]));
    expect(ofFirst.slice(0, places.length).every(isPlace)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  });

  it('remove the claims that are completed together [REP-02]', async () => {
    await claimAll(40);
    statements.count = 0;
    await Promise.all(Array.from({ length: 40 }, (_, n) => placesOf(n).removeClaim(campaignId, `r${n}`)));
    expect(await campaigns.findOne({ _id: campaignId })).toMatchObject({ claims: [], seatsTaken: 40 });
    expect(statements.count).toBeLessThan(12);
  });
});
