import type { DeadLetter } from '@pathshala/stores/bus/port';
import type { ShownDeadLetter } from '@pathshala/contract-kit/operations';
import { hideSecrets } from '../telemetry/hide-secrets.ts';

const maxBody = 4_000;
const maxReason = 2_000;

/** A dead letter as administrators see it: without secrets at any depth, and cut. */
export function shownDeadLetter(letter: DeadLetter): ShownDeadLetter {
  const { id: _id, routingKey: event, reason, failedAt, attempts, body } = letter;
  const read = parsed(body);
  return {
    _id,
    event,
    aggregateId: aggregateIdIn(read),
    reason: cut(reason, maxReason),
    failedAt,
    attempts,
    // A body that is not a JSON object cannot be an event, and secrets in it could not be masked by key: nothing of it is
    // shown.
    body: read === null ? '' : cut(JSON.stringify(hideSecrets(read, Infinity), null, 2), maxBody),
  };
}

function parsed(body: string): object | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function aggregateIdIn(event: object | null): string | null {
  return event !== null && 'aggregateId' in event && typeof event.aggregateId === 'string'
    ? event.aggregateId
    : null;
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).toWellFormed()}…`;
}
