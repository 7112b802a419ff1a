import { on, type Subscription } from '@pathshala/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { Mistakes } from '../ports.ts';

/** The notebook goes with the account; a card that is collected later is not stored. */
export function onUserDeleted(mistakes: Mistakes): Subscription {
  return on(userDeleted, ({ data }) => mistakes.removeAllOf(data.userId));
}
