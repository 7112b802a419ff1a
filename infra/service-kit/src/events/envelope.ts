import { z } from 'zod';
import type { EventName } from '@pathshala/contract-kit/event';
import { UnprocessableMessageError, type BusMessage } from '@pathshala/stores/bus/port';
import type { OutboxEntry } from './aggregate.ts';

const envelope = z.looseObject({
  aggregateId: z.string(),
  sequence: z.number(),
  occurredAt: z.string(),
  data: z.unknown(),
});

export function messageOf(aggregateId: string, entry: OutboxEntry): BusMessage {
  const { id, name, sequence, occurredAt, data, traceparent, requestId } = entry;
  return {
    id,
    routingKey: name,
    body: JSON.stringify({ aggregateId, sequence, occurredAt, data }),
    headers: {
      ...(traceparent !== undefined && { traceparent }),
      ...(requestId !== undefined && { requestId }),
    },
  };
}

/** Throws UnprocessableMessageError for what can never be read. */
export function readEnvelope(message: BusMessage) {
  let body: unknown;
  try {
    body = JSON.parse(message.body);
  } catch (error) {
    throw new UnprocessableMessageError('the body is not JSON', { cause: error });
  }
  const parsed = envelope.safeParse(body);
  if (!parsed.success) throw new UnprocessableMessageError(`not an event: ${parsed.error.message}`);
  const name: EventName = message.routingKey;
  return { ...parsed.data, id: message.id, name };
}
