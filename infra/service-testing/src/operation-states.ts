import { setTimeout as wait } from 'node:timers/promises';
import { queueOf } from '@pathshala/service-kit/events/queue-of';
import { expectedFailure } from './observed-bus.ts';
import type { TestService } from './start-test-service.ts';

let count = 0;

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (const startedAt = Date.now(); !(await isTrue());) {
    if (Date.now() - startedAt > 3_000) throw new Error('the state was not reached within three seconds');
    await wait(5);
  }
}

/** Makes the service refuse a message permanently, in one attempt; returns its id. */
async function failEvent({ platform: { bus }, running }: TestService): Promise<string> {
  const { name, subscriptions } = running.definition;
  const [subscription] = subscriptions;
  if (subscription === undefined) throw new Error(`${name} subscribes to nothing.`);
  const id = `failed-${(count += 1)}`;
  const queue = queueOf(name);
  const headers = { [expectedFailure]: '1' };
  await bus.publish({ id, routingKey: subscription.event.name, body: '{"data":{}}', headers }, { queue });
  await until(async () => (await bus.deadLetters(queue, 1_000)).some((letter) => letter.id === id));
  return id;
}

/** The provider states of the calls of `defineOperations`. */
export const operationStates = {
  'an event has failed for good': async (service: TestService) => ({ eventId: await failEvent(service) }),
  'an event was published again': async ({ platform: { documents } }: TestService) => {
    const runs = documents.collection('kitRepublishing');
    await until(async () => (await runs.countDocuments({ state: 'running' })) === 0);
  },
};

/** The provider state of the calls of `defineMailOperations`. */
export const failedMailStates = {
  'a mail could not be sent': async ({ platform: { documents, now } }: TestService) => {
    const _id = `mail-${(count += 1)}`;
    const facts = { ref: _id, template: 'registered', to: 'r•••@example.com', reason: 'EENVELOPE 550' };
    const mail = { _id, ...facts, failures: 1, failedAt: now(), nextTryAt: now() };
    await documents.collection('kitFailedMails').insertOne(mail);
    return { mailId: _id };
  },
};
