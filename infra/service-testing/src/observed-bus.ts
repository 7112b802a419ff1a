import { setTimeout as wait } from 'node:timers/promises';
import type { Bus, BusMessage } from '@pathshala/stores/bus/port';
import type { EventName } from '@pathshala/contract-kit/event';
import { SimulatedCrash } from './crashing-store.ts';

/** The header of a message whose handler is meant to fail: `idle` does not reject for it. */
export const expectedFailure = 'expected-failure';

export interface ObservedBus extends Bus {
  readonly messages: readonly BusMessage[];
  /** Resolves when every message published to a consumed queue has been handled; rejects with what a handler threw. */
  idle(): Promise<void>;
  /** True while something published waits for its handler. */
  isBusy(): boolean;
}

/** A real bus that remembers what went through it. */
export function observeBus(bus: Bus): ObservedBus {
  const messages: BusMessage[] = [];
  const keysOf = new Map<string, Set<EventName>>();
  const consumed = new Set<string>();
  const pending = new Set<string>();
  const failures: unknown[] = [];

  return {
    ...bound(bus),
    messages,
    isBusy: () => pending.size > 0,
    async declare(queue) {
      const keys = keysOf.get(queue.name) ?? new Set();
      for (const key of queue.routingKeys) keys.add(key);
      keysOf.set(queue.name, keys);
      await bus.declare(queue);
    },
    async publish(message, to) {
      const expected = [...consumed]
        .filter((queue) => (to ? queue === to.queue : keysOf.get(queue)?.has(message.routingKey)))
        .map((queue) => `${queue} ${message.id}`);
      for (const delivery of expected) pending.add(delivery);
      try {
        await bus.publish(message, to);
      } catch (error) {
        for (const delivery of expected) pending.delete(delivery);
        throw error;
      }
      messages.push(message);
    },
    consume(queue, handle, options) {
      consumed.add(queue);
      return bus.consume(
        queue,
        async (delivery) => {
          try {
            await handle(delivery);
          } catch (error) {
            // A process that crashes is meant to: the bus delivers again later.
            const isExpected =
              error instanceof SimulatedCrash || delivery.headers[expectedFailure] !== undefined;
            if (!isExpected) failures.push(error);
            throw error;
          } finally {
            pending.delete(`${queue} ${delivery.id}`);
          }
        },
        options,
      );
    },
    async idle() {
      while (pending.size > 0 && failures.length === 0) await wait(2);
      const [failure] = failures.splice(0);
      if (failure !== undefined) throw failure;
    },
  };
}

function bound(bus: Bus): Bus {
  return {
    declare: (queue) => bus.declare(queue),
    publish: (message, to) => bus.publish(message, to),
    countDeadLetters: (queue) => bus.countDeadLetters(queue),
    consume: (queue, handle, options) => bus.consume(queue, handle, options),
    deadLetters: (queue, limit, skip) => bus.deadLetters(queue, limit, skip),
    discard: (queue, ids) => bus.discard(queue, ids),
    depth: (queue) => bus.depth(queue),
    replay: (queue, ids) => bus.replay(queue, ids),
    ready: () => bus.ready(),
    close: () => bus.close(),
  };
}
