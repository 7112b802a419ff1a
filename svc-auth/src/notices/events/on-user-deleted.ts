import { on, type Subscription } from '@pathshala/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { NoticeChoices } from '../ports.ts';

/** Removes the choice with the account. */
export function onUserDeleted(choices: Pick<NoticeChoices, 'turnOn'>): Subscription {
  return on(userDeleted, ({ data }) => choices.turnOn(data.userId));
}
