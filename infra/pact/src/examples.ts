import type { EventName } from '@pathshala/contract-kit/event';
import { pactFolder } from './given-pacts.ts';
import { readPacts } from './pact-files.ts';

/** An event as a pact has it: valid for the consumer that recorded it. */
export interface EventExample {
  readonly publisher: string;
  /** The name, and what distinguishes it from other examples of the event: `exams.exam.submitted.v1 of a campaign`. */
  readonly description: string;
  readonly name: EventName;
  readonly aggregateId: string;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A call as a pact has it, with the provider's answer. */
export interface CallExample {
  readonly consumer: string;
  readonly provider: string;
  readonly description: string;
  readonly method: string;
  /** The path without `/api`. */
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

interface Content {
  readonly aggregateId: string;
  readonly occurredAt: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Examples of the events that a service subscribes to; those of each publisher in the order of their descriptions. */
export function eventExamplesFor(consumer: string, folder: string = pactFolder): readonly EventExample[] {
  return readPacts(folder)
    .filter(({ pact }) => pact.consumer.name === consumer)
    .flatMap(({ pact }) =>
      pact.interactions.flatMap(({ description, metadata, contents }) => {
        if (metadata?.routingKey === undefined || contents === undefined) return [];
        const { aggregateId, occurredAt, data } = contents.content as Content;
        const name = metadata.routingKey as EventName;
        return [{ publisher: pact.provider.name, description, name, aggregateId, occurredAt, data }];
      }),
    );
}

/** Examples of the calls that a remote makes, with their answers. */
export function callExamplesOf(consumer: string, folder: string = pactFolder): readonly CallExample[] {
  return readPacts(folder)
    .filter(({ pact }) => pact.consumer.name === consumer)
    .flatMap(({ pact }) =>
      pact.interactions.flatMap(({ description, request, response }) => {
        if (request === undefined || response === undefined) return [];
        const { method, path } = request;
        const { status, body } = response;
        return [
          { consumer, provider: pact.provider.name, description, method, path, status, body: body?.content },
        ];
      }),
    );
}
