import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { batchChanged, batchJoined, batchLeft } from '@pathshala/svc-catalog-contract/events';
import type { Batches, Memberships } from './ports.ts';
import type { endEnrolments, enrolInAddedCourses, enrolMember } from './use-cases/enrol-members.ts';
import type { finishMove } from './use-cases/move-member.ts';

interface BatchReactions {
  readonly finishMove: ReturnType<typeof finishMove>;
  readonly enrolMember: ReturnType<typeof enrolMember>;
  readonly enrolInAddedCourses: ReturnType<typeof enrolInAddedCourses>;
  readonly endEnrolments: ReturnType<typeof endEnrolments>;
}

/** Enrolments and the end of a move are reactions to the events, so that a crash does not leave them half done. */
export function batchReactions(reactions: BatchReactions): readonly Subscription[] {
  return [
    on(batchJoined, async ({ data }) => {
      await reactions.finishMove(data);
      await reactions.enrolMember(data.membershipId);
    }),
    on(batchChanged, ({ data }) => reactions.enrolInAddedCourses(data.batchId, data.addedCourseIds)),
    on(batchLeft, ({ data }) => reactions.endEnrolments(data.membershipId, data.version)),
  ];
}

export function onUserDeleted(deps: {
  readonly batches: Pick<Batches, 'forgetPerson'>;
  readonly memberships: Pick<Memberships, 'removeStudent'>;
}): Subscription {
  return on(userDeleted, async ({ data: { userId } }) => {
    await deps.memberships.removeStudent(userId);
    await deps.batches.forgetPerson(userId);
  });
}
