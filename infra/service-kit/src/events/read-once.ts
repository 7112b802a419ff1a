import type { EventDefinition } from '@pathshala/contract-kit/event';
import { UnprocessableMessageError, type Delivery } from '@pathshala/stores/bus/port';
import { readEnvelope } from './envelope.ts';

/** A parsed delivery, with its data as each definition parsed it. */
interface Read {
  readonly envelope: ReturnType<typeof readEnvelope>;
  readonly data: Map<EventDefinition, unknown>;
}

const deliveries = new WeakMap<Delivery, Read>();

/**
 * The event in a delivery. The embedded bus gives the consumers of all queues the same object: the services of one process
 * that parse by the same definition share one result, which is frozen. An event of an earlier version is upcast to that of the
 * definition. Throws UnprocessableMessageError.
 */
export function readOnce(delivery: Delivery, definition: EventDefinition) {
  const read = deliveries.get(delivery) ?? { envelope: readEnvelope(delivery), data: new Map() };
  deliveries.set(delivery, read);
  const { envelope, data } = read;
  if (!data.has(definition)) data.set(definition, frozen(dataOf(definition, envelope)));
  return { ...envelope, name: definition.name, data: data.get(definition) };
}

function dataOf(definition: EventDefinition, envelope: Pick<Read['envelope'], 'name' | 'data'>): unknown {
  const { name, earlier } = definition;
  if (earlier === undefined || envelope.name === name) return parse(definition, envelope.data);
  return parse(definition, earlier.upcast(dataOf(earlier.event, envelope) as never));
}

function parse({ name, data }: EventDefinition, received: unknown): unknown {
  const read = data.safeParse(received);
  if (!read.success) throw new UnprocessableMessageError(`${name}: ${read.error.message}`);
  return read.data;
}

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
