import { on, type Subscription } from '@pathshala/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { WorkMailChoices } from '../ports.ts';

/** Removes the choice with the account. */
export function onUserDeleted(choices: Pick<WorkMailChoices, 'turnOff'>): Subscription {
  return on(userDeleted, ({ data }) => choices.turnOff(data.userId));
}
