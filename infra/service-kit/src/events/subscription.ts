import type { z } from 'zod';
import type { EventDefinition, EventName, ReceivedEvent } from '@pathshala/contract-kit/event';

/** A reaction to an event. Delivery is at least once, in no promised order: guard the effect in the same write. */
export interface Subscription {
  readonly event: EventDefinition;
  readonly react: (event: ReceivedEvent<never>) => Promise<void>;
}

export function on<Data extends z.ZodType>(
  event: EventDefinition<EventName, Data>,
  react: (event: ReceivedEvent<z.output<Data>>) => Promise<void>,
): Subscription {
  return { event, react };
}
