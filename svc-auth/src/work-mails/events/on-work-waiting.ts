import type { EventDefinition, EventName } from '@pathshala/contract-kit/event';
import type { WaitingWork, waitingWork } from '@pathshala/contract-kit/waiting-work';
import { on, type Subscription } from '@pathshala/events/subscription';

/** The event is that of one service; every service has its own. */
export function onWorkWaiting(
  event: EventDefinition<EventName, typeof waitingWork>,
  store: (domain: string, work: WaitingWork) => Promise<void>,
): Subscription {
  return on(event, ({ name, data }) => store(name.split('.')[0] ?? '', data));
}
