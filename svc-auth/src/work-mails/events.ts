import type { EventDefinition, EventName } from '@pathshala/contract-kit/event';
import type { waitingWork, WaitingWork } from '@pathshala/contract-kit/waiting-work';
import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { WorkMailChoices } from './ports.ts';

/** Removes the choice with the account. */
export function onUserDeleted(choices: Pick<WorkMailChoices, 'turnOff'>): Subscription {
  return on(userDeleted, ({ data }) => choices.turnOff(data.userId));
}

/** Every service has its own event. */
export function onWorkWaiting(
  event: EventDefinition<EventName, typeof waitingWork>,
  store: (domain: string, work: WaitingWork) => Promise<void>,
): Subscription {
  return on(event, ({ name, data }) => store(name.split('.')[0] ?? '', data));
}
