import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import { expect, it } from 'vitest';
import { createService } from '../src/service.ts';
import { startExam } from './merit-lists.ts';

/** A document store that runs `state.before` once, before a registration is read by its id to be changed. */
function pausingStore() {
  const state: { before: (() => Promise<void>) | null } = { before: null };
  async function pause(): Promise<void> {
    const { before } = state;
    state.before = null;
    await before?.();
  }
  const wrap = (documents: DocumentStore): DocumentStore => ({
    ping: () => documents.ping(),
    close: () => documents.close(),
    collection: <T extends { readonly _id: string }>(name: string) =>
      new Proxy(documents.collection<T>(name), {
        get(target: Collection<T>, key: keyof Collection<T>) {
          const value: unknown = target[key];
          if (typeof value !== 'function') return value;
          return (...input: unknown[]) => {
            const call = () => Reflect.apply(value, target, input) as unknown;
            return name === 'registrations' && key === 'findOne' ? pause().then(call) : call();
          };
        },
      }),
  });
  return { wrap, state };
}

it('a result that waits for the store while the campaign ends and is released is in the next version', async () => {
  const { wrap, state } = pausingStore();
  await using service = await startTestService(createService, {
    now: '2026-02-01T06:00:00.000Z',
    replace: ({ documents }) => ({ documents: wrap(documents) }),
  });
  const exam = await startExam(service);
  for (const n of [0, 1]) await exam.register(n);
  await exam.submit(0, { score: 20 });
  state.before = async () => {
    await exam.release();
    expect(await exam.list()).toMatchObject({ version: 1, of: 1 });
  };
  await exam.submit(1, { score: 25 });
  await exam.runJobs();
  expect(await exam.list()).toMatchObject({ version: 2, items: [{ score: 25 }, { score: 20 }] });
});
