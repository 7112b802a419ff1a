import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../src/service.ts';
import { cancelOwn, expectConsistent, fullCampaign, path, registerOwn, stateOf, storedOf } from './offers.ts';
import { admin, type Campaigns, type StoredCampaign } from './service.ts';

/** A callback that runs just before the next place or waiting number is taken. */
let interrupt: (() => Promise<unknown>) | undefined;

function interrupted(documents: DocumentStore): DocumentStore {
  return {
    ping: () => documents.ping(),
    close: () => documents.close(),
    collection: <T extends { readonly _id: string }>(name: string) => {
      const collection = documents.collection<T>(name);
      if (name !== 'campaigns') return collection;
      return new Proxy(collection, {
        get(target: Collection<T>, key: keyof Collection<T>) {
          const value: unknown = target[key];
          if (typeof value !== 'function') return value;
          return (...input: unknown[]) => {
            const call = () => Reflect.apply(value, target, input) as unknown;
            const first = key === 'findOneAndUpdate' ? interrupt : undefined;
            if (first === undefined) return call();
            interrupt = undefined;
            return first().then(call);
          };
        },
      });
    },
  };
}

let service: Campaigns;
beforeEach(async () => {
  interrupt = undefined;
  service = await startTestService(createService, {
    now: '2026-02-01T06:00:00.000Z',
    replace: ({ documents }) => ({ documents: interrupted(documents) }),
  });
});
afterEach(() => service.stop());

async function changeLimit(campaign: StoredCampaign, maxParticipants: number): Promise<void> {
  const form = (await service.client.as(admin).get<object>(path(campaign))).body;
  const saved = await service.client.as(admin).put(path(campaign), { ...form, maxParticipants });
  expect(saved.status).toBe(200);
}

const held = async () => (await storedOf(service)).filter(({ status }) => status === 'registered');

describe('a limit that changes just before a place is taken', () => {
  it('raised: the place of the new limit is taken at once [CMP-03]', async () => {
    const campaign = await fullCampaign(service, { places: 1, people: 1 });
    interrupt = () => changeLimit(campaign, 2);
    await registerOwn(service, 2, campaign);
    expect(await stateOf(service, 2, campaign)).toMatchObject({ status: 'registered', rollNumber: '000002' });
    await expectConsistent(service, campaign);
  });

  it('lowered: there is no place beyond the new limit', async () => {
    const campaign = await fullCampaign(service, { places: 3, people: 1 });
    interrupt = () => changeLimit(campaign, 1);
    await registerOwn(service, 2, campaign);
    expect(await stateOf(service, 2, campaign)).toMatchObject({ status: 'waiting', waitingPosition: 1 });
    await expectConsistent(service, campaign);
  });

  it('lowered while a free place is offered: nobody has an offer too many', async () => {
    const campaign = await fullCampaign(service, { places: 2, people: 3 });
    interrupt = () => changeLimit(campaign, 1);
    await cancelOwn(service, 1, campaign);
    expect(await stateOf(service, 3, campaign)).toMatchObject({ status: 'waiting' });
    expect(await held()).toHaveLength(1);
    await expectConsistent(service, campaign);
  });

  it('removed while a free place is offered: everybody has a place and nobody an offer', async () => {
    const campaign = await fullCampaign(service, { places: 1, people: 3 });
    interrupt = () => changeLimit(campaign, 0);
    await cancelOwn(service, 1, campaign);
    for (const n of [2, 3]) {
      const state = await stateOf(service, n, campaign);
      expect(state).toMatchObject({ status: 'registered' });
      expect(state).not.toHaveProperty('isOffered');
    }
    await expectConsistent(service, campaign);
  });
});

describe('a place that becomes free', () => {
  it('goes to the first in line, not to somebody who registers at that moment [CMP-03]', async () => {
    const campaign = await fullCampaign(service, { places: 1, people: 2 });
    interrupt = () => registerOwn(service, 3, campaign);
    await cancelOwn(service, 1, campaign);
    expect(await stateOf(service, 2, campaign)).toMatchObject({ isOffered: true });
    expect(await stateOf(service, 3, campaign)).toMatchObject({ status: 'waiting', waitingPosition: 1 });
    await expectConsistent(service, campaign);
  });

  it('goes to the next at once when the first in line leaves before it is offered', async () => {
    const campaign = await fullCampaign(service, { places: 1, people: 3 });
    interrupt = () => cancelOwn(service, 2, campaign);
    await cancelOwn(service, 1, campaign);
    expect(await stateOf(service, 3, campaign)).toMatchObject({ isOffered: true });
    expect(await held()).toHaveLength(1);
    await expectConsistent(service, campaign);
  });
});
