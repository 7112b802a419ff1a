import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import {
  batchJoined,
  batchLeft,
  studentEnrolled,
  studentUnenrolled,
} from '@pathshala/svc-catalog-contract/events';
import type { CourseLookup } from '../enrolments/index.ts';
import type { ChargeStart, FeeAccounts } from './ports.ts';
import type { placeInBatch } from './use-cases/place-in-batch.ts';
import type { ChargeEnrolment, closeAccounts, endAccount } from './use-cases/open-account.ts';
import { accountIdOf } from './use-cases/ledger-ids.ts';

interface ChargeReaction {
  readonly accounts: Pick<FeeAccounts, 'find'>;
  readonly charge: ChargeEnrolment;
  readonly courses: CourseLookup;
  readonly start: ChargeStart;
}

/** Charges the enrolment. Who was enrolled before the school kept a ledger owes nothing by it. */
export function onStudentEnrolled({ accounts, charge, courses, start }: ChargeReaction): Subscription {
  return on(studentEnrolled, async ({ data }) => {
    const { studentId, courseId, enrolledAt, version = 1, courseName, fee = 0 } = data;
    const isKnown = (await accounts.find(accountIdOf(studentId, courseId))) !== null;
    if (!isKnown && enrolledAt < (await start.startedAt())) return;
    const courseKind = data.courseKind === 'admission' ? 'admission' : 'academic';
    const course = await courses.find(courseId);
    const teacher = course?.teacher ?? '';
    await charge({ studentId, version, enrolledAt }, { courseId, courseKind, courseName, teacher, fee });
  });
}

/** An enrolment that ended after its last day leaves what is owed due. */
export function onStudentUnenrolled(endOf: ReturnType<typeof endAccount>): Subscription {
  return on(studentUnenrolled, async ({ data }) => {
    if (data.isTimeOver === true) return;
    await endOf(data.studentId, data.courseId, data.version);
  });
}

export function onUserDeleted(close: ReturnType<typeof closeAccounts>): Subscription {
  return on(userDeleted, ({ data }) => close(data.userId));
}

/** Dues are listed by the present batch of the student, whatever the order of these events. */
export function onBatchMoves(place: ReturnType<typeof placeInBatch>): readonly Subscription[] {
  return [
    on(batchJoined, ({ data }) => place(data.studentId)),
    on(batchLeft, ({ data }) => place(data.studentId)),
  ];
}
