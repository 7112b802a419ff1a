import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { EnrollableCourse, ManyEnrolments } from '../../enrolments/index.ts';
import type { Batch } from '../domain/batch.ts';
import { isMember, type Membership } from '../domain/membership.ts';
import type { Batches, Memberships } from '../ports.ts';

interface EnrolMembersDependencies {
  readonly batches: Pick<Batches, 'find'>;
  readonly memberships: Pick<Memberships, 'find' | 'membersAfter' | 'batchesOf'>;
  readonly manyEnrolments: Pick<ManyEnrolments, 'findCourse' | 'enrol' | 'end'>;
}

const later = (one: string, other: string): string => (one > other ? one : other);

/**
 * Enrols in one course, whatever its fee and its dates. The time of the enrolment follows from what is stored, so that a repeat
 * enrols nobody twice, and does not reopen an enrolment that was ended since.
 */
function enrolOne(
  { manyEnrolments }: EnrolMembersDependencies,
  course: EnrollableCourse,
  { batch, member }: { readonly batch: Batch; readonly member: Pick<Membership, 'studentId' | 'joinedAt'> },
) {
  const { studentId, joinedAt } = member;
  const enrolledAt = later(joinedAt, batch.courseSince[course.courseId] ?? joinedAt);
  return manyEnrolments.enrol({ studentId, course, enrolledAt });
}

/** Enrols a new member in all courses of the batch that are not deleted. Does nothing for who has left again. */
export function enrolMember(deps: EnrolMembersDependencies) {
  const { batches, memberships, manyEnrolments } = deps;
  return async (membershipId: string): Promise<void> => {
    const member = await memberships.find(membershipId);
    if (member === null || !isMember(member)) return;
    const batch = await batches.find(member.batchId);
    if (batch === null) return;
    for (const courseId of batch.courseIds) {
      const course = await manyEnrolments.findCourse(courseId);
      if (course !== null) await enrolOne(deps, course, { batch, member });
    }
  };
}

const membersAtOnce = 100;
const enrolledAtOnce = 10;

/** Enrols all members in courses that were added to the batch. */
export function enrolInAddedCourses(deps: EnrolMembersDependencies) {
  const { batches, memberships, manyEnrolments } = deps;

  async function enrolAll(batch: Batch, course: EnrollableCourse): Promise<void> {
    let last = '';
    for (;;) {
      const members = await memberships.membersAfter(batch._id, last, membersAtOnce);
      await mapInBatches(members, enrolledAtOnce, (member) => enrolOne(deps, course, { batch, member }));
      last = members.at(-1)?._id ?? last;
      if (members.length < membersAtOnce) return;
    }
  }

  return async (batchId: string, addedCourseIds: readonly string[]): Promise<void> => {
    if (addedCourseIds.length === 0) return;
    const batch = await batches.find(batchId);
    for (const courseId of addedCourseIds) {
      // It may have been taken out again.
      if (batch === null || !batch.courseIds.includes(courseId)) continue;
      const course = await manyEnrolments.findCourse(courseId);
      if (course !== null) await enrolAll(batch, course);
    }
  };
}

/** Ends the enrolments in the courses of a batch that was left, except for those of another batch of the student. */
export function endEnrolments({ batches, memberships, manyEnrolments }: EnrolMembersDependencies) {
  return async (membershipId: string, version: number): Promise<void> => {
    const left = await memberships.find(membershipId);
    // The student may have come back.
    if (left === null || left.version !== version || !left.endsEnrolments || left.leftAt === null) return;
    const { studentId, batchId, leftAt: at, leftReason: reason } = left;
    const others = await memberships.batchesOf(studentId);
    const found = await Promise.all([batchId, ...others].map((id) => batches.find(id)));
    const ofOthers = new Set(found.slice(1).flatMap((batch) => batch?.courseIds ?? []));
    const ended = (found[0]?.courseIds ?? []).filter((courseId) => !ofOthers.has(courseId));
    for (const courseId of ended) await manyEnrolments.end({ studentId, courseId, at, reason });
  };
}
