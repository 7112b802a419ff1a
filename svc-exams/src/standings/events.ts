import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { profileChanged, userDeleted } from '@pathshala/svc-auth-contract/events';
import { studentEnrolled, studentUnenrolled } from '@pathshala/svc-catalog-contract/events';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import type { countSubmitted } from './use-cases/count-submitted.ts';
import type { forgetStudent } from './use-cases/forget-student.ts';
import type { moveStudent } from './use-cases/move-student.ts';

interface StandingReactions {
  readonly countSubmitted: ReturnType<typeof countSubmitted>;
  readonly moveStudent: ReturnType<typeof moveStudent>;
  readonly forgetStudent: ReturnType<typeof forgetStudent>;
}

/** The reactions run after those of the entitlements, which store the courses. */
export function standingReactions(standings: StandingReactions): readonly Subscription[] {
  const { countSubmitted: count, moveStudent: move, forgetStudent: forget } = standings;
  return [
    on(examSubmitted, async ({ data }) => {
      // A participant has no profile and no list: the result is published again for the account.
      if (data.isParticipant !== true) await count(data);
    }),
    on(profileChanged, ({ data: { userId: studentId, district, college, changeNo: version } }) =>
      move({ studentId, place: { district, college, version } }),
    ),
    on(studentEnrolled, ({ data: { studentId } }) => move({ studentId, place: null })),
    on(studentUnenrolled, ({ data: { studentId } }) => move({ studentId, place: null })),
    on(userDeleted, ({ data: { userId } }) => forget(userId)),
  ];
}
