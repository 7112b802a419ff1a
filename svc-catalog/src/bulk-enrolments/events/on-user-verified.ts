import { on, type Subscription } from '@pathshala/events/subscription';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import type { enrolWaiting } from '../use-cases/enrol-waiting.ts';

/** An account that was opened by an invitation has its id; one that was opened beside it names it. */
export function onUserVerified(enrol: ReturnType<typeof enrolWaiting>): Subscription {
  return on(userVerified, ({ data: { userId, invitationId } }) =>
    enrol({ userId, personIds: invitationId === undefined ? [userId] : [userId, invitationId] }),
  );
}
