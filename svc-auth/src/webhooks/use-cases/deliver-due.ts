import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import type { Webhook } from '../domain/webhook.ts';
import type { Deliveries, DeliverMessage, Webhooks } from '../ports.ts';
import { leaseMs } from './deliver-message.ts';

interface DeliverDueDependencies {
  readonly webhooks: Pick<Webhooks, 'list'>;
  readonly deliveries: Pick<Deliveries, 'lease'>;
  readonly deliver: DeliverMessage;
  readonly log: Logger;
  readonly now: () => number;
}

/** Messages of one webhook that are under way at the same time, in each process. */
const callsAtOnce = 4;
/** Messages of one webhook in one round: the settings of the webhook are read again after it. */
const roundSize = 500;
/** The next run starts the webhooks that have ended meanwhile, without the slow ones. */
const runMs = 1_000;

/**
 * The job `deliver-webhooks`: each webhook has a queue of its own, so that a slow receiver delays nobody else. It goes on in the
 * background where a run would take long; after a crash the leases end, and the messages are sent again with their ids.
 */
export function deliverDue(deps: DeliverDueDependencies) {
  const busy = new Set<string>();

  async function start(webhook: Webhook): Promise<void> {
    busy.add(webhook._id);
    try {
      await deliverQueue(deps, webhook);
    } catch (error) {
      deps.log.error({ err: error, webhook: webhook._id }, 'messages of a webhook wait for the next run');
    } finally {
      busy.delete(webhook._id);
    }
  }

  return async (): Promise<void> => {
    const idle = (await deps.webhooks.list()).filter(({ _id, isOn }) => isOn && !busy.has(_id));
    const running = Promise.all(idle.map(start));
    await Promise.race([running, wait(runMs, undefined, { ref: false })]);
  };
}

/** Stops where nobody answers: the other messages would wait for a dead server one after the other. */
async function deliverQueue(
  { deliveries, deliver, now }: DeliverDueDependencies,
  webhook: Webhook,
): Promise<void> {
  let left = roundSize;
  async function deliverNext(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const leased = await deliveries.lease(webhook._id, now(), now() + leaseMs);
      if (leased === null) return;
      const { status } = await deliver(webhook, leased);
      if (status === null || status === 410) left = 0;
    }
  }
  await Promise.all(Array.from({ length: callsAtOnce }, deliverNext));
}
