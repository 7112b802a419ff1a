import type { Message, Options } from 'amqplib';
import type { EventName } from '@pathshala/contract-kit/event';
import type { BusMessage, DeadLetter, Delivery } from '../port.ts';
import { header } from './names.ts';

const own = new Set<string>(Object.values(header));

type Extra = Readonly<Record<string, string | number>>;

export function optionsOf(message: BusMessage, extra: Extra = {}): Options.Publish {
  return {
    persistent: true,
    mandatory: true,
    messageId: message.id,
    contentType: 'application/json',
    headers: { ...message.headers, [header.routingKey]: message.routingKey, ...extra },
  };
}

export function deliveryOf(message: Message): Delivery {
  const headers = headersOf(message);
  return { ...messageOf(message, headers), attempt: Number(headers[header.attempt] ?? 1) };
}

export function deadLetterOf(queue: string, message: Message): DeadLetter {
  const headers = headersOf(message);
  const death = deathOf(headers);
  return {
    ...messageOf(message, headers),
    queue,
    reason: textOf(headers[header.reason]) ?? death.reason,
    failedAt: textOf(headers[header.failedAt]) ?? death.at,
    attempts: Number(headers[header.attempt] ?? 1),
  };
}

function headersOf({ properties }: Message): Readonly<Record<string, unknown>> {
  return properties.headers ?? {};
}

function messageOf(
  { content, fields, properties }: Message,
  headers: Readonly<Record<string, unknown>>,
): BusMessage {
  const passed = Object.entries(headers).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && !entry[0].startsWith('x-') && !own.has(entry[0]),
  );
  return {
    id: String(properties.messageId),
    routingKey: (textOf(headers[header.routingKey]) ?? fields.routingKey) as EventName,
    body: content.toString('utf8'),
    headers: Object.fromEntries(passed),
  };
}

/** The reason and time that the broker recorded when it dead-lettered the message itself, at the delivery limit. */
function deathOf(headers: Readonly<Record<string, unknown>>): { reason: string; at: string } {
  const deaths = headers['x-death'];
  const death: unknown = Array.isArray(deaths) ? deaths[0] : undefined;
  const facts = typeof death === 'object' && death !== null ? (death as Record<string, unknown>) : {};
  const time = facts['time'];
  const seconds = typeof time === 'object' && time !== null && 'value' in time ? Number(time.value) : 0;
  return { reason: textOf(facts['reason']) ?? 'unknown', at: new Date(seconds * 1000).toISOString() };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
