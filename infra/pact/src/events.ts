import { randomUUID } from 'node:crypto';
import type { EventDefinition, EventName } from '@pathshala/contract-kit/event';
import type { TestService } from '@pathshala/service-testing/start-test-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { matchersOf, plainOf, type Uses } from './example.ts';
import { exampleTime } from './move-times.ts';
import { recordedPact, type RecordedPact } from './recorded-pact.ts';

export { exactly } from './example.ts';

export interface EventsOptions<Service extends TestService> {
  /** The service that subscribes. */
  readonly consumer: string;
  /** The real consumer with embedded stores; started once. */
  readonly start: () => Promise<Service>;
}

export interface ExpectedEvent<Service, Data> {
  /** Distinguishes two kinds of one event, such as `of a campaign`. */
  readonly kind?: string;
  /**
   * The fields of the event that the consumer needs. Its subscription refuses an event that lacks a field its schema
   * requires.
   */
  readonly data: Uses<Data>;
  /** Prepares the consumer. Returns ids that only it knows: the delivered event has them in place of the example's. */
  readonly before?: (service: Service) => Promise<Uses<Data>>;
  /** Throws unless the event had its effect. */
  readonly after?: (service: Service) => Promise<unknown>;
}

export type DescribeEvent<Service> = <Data extends z.ZodType>(
  event: EventDefinition<EventName, Data>,
  expected: ExpectedEvent<Service, z.output<Data>>,
) => void;

/** The events that a service reacts to: each is delivered to the real reaction and is written to the pact with its publisher. */
export function eventsOf<Service extends TestService>(
  { consumer, start }: EventsOptions<Service>,
  list: (event: DescribeEvent<Service>) => void,
): void {
  describe(`the events that ${consumer} reacts to`, () => {
    const pacts = new Map<string, RecordedPact>();
    const pactWith = (provider: string): RecordedPact => {
      const known = pacts.get(provider) ?? recordedPact({ consumer, provider });
      pacts.set(provider, known);
      return known;
    };
    let service: Service;
    beforeAll(async () => {
      service = await start();
    });
    afterAll(() => service.stop());

    list(({ name: routingKey }, { kind, data, before, after }) => {
      const description = kind === undefined ? routingKey : `${routingKey} ${kind}`;
      const { pact } = pactWith(publisherOf(routingKey));
      it(`${description} is handled`, async () => {
        const known = await before?.(service);
        const message = { aggregateId: 'aggregate1', sequence: 1, occurredAt: exampleTime, data };
        const handled = pact
          .addAsynchronousInteraction()
          .expectsToReceive(description, (builder) => {
            builder.withJSONContent(matchersOf(message)).withMetadata({ routingKey });
          })
          .executeTest(async () => {
            const body = JSON.stringify(
              plainOf({ ...message, data: { ...(data as object), ...(known as object | undefined) } }),
            );
            await service.platform.bus.publish({ id: randomUUID(), routingKey, body, headers: {} });
            await service.waitUntilIdle();
          });
        await expect(handled).resolves.toBeUndefined();
        await after?.(service);
      });
    });
    for (const { compare } of pacts.values()) compare();
  });
}

/** `catalog.course.deleted.v1` is published by svc-catalog. */
export function publisherOf(event: string): string {
  return `svc-${event.split('.')[0]}`;
}
