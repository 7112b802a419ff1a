import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import {
  userDeleted,
  userEmailChanged,
  userMobileProved,
  userVerified,
} from '@pathshala/svc-auth-contract/events';
import {
  courseDeleted,
  courseOutlined,
  progressChanged,
  studentEnrolled,
  studentUnenrolled,
} from '@pathshala/svc-catalog-contract/events';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import {
  applyEnrolment,
  applyLessons,
  applyProgress,
  applyResult,
  endEnrolment,
} from './domain/projection.ts';
import { replaceContactEmail, replaceContactMobile } from './domain/contact.ts';
import type { EnsureStudent, HiddenCourses } from './ports.ts';
import { resultOf } from './use-cases/result-of.ts';
import type { UpdateRecordForCourse } from './use-cases/update-record-for-course.ts';
import type { UpdateRecord } from './use-cases/update-record.ts';

export function onCourseDeleted(
  deleteCourse: (courseId: string, deletedAt: string) => Promise<void>,
): Subscription {
  return on(courseDeleted, ({ data }) => deleteCourse(data.courseId, data.deletedAt));
}

/** A deletion can still be undone: the course is hidden, and stays stored in the records. */
export function onCourseOutlined(hiddenCourses: Pick<HiddenCourses, 'record'>): Subscription {
  return on(courseOutlined, ({ data: { courseId, isDeleted, version } }) =>
    hiddenCourses.record({ courseId, isDeleted, version }),
  );
}

/** Idempotent by the attempt and the version of its score. Accepts results of every kind of exam, also unknown ones; ignores those of participants. */
export function onExamSubmitted(updateRecord: UpdateRecord, now: () => number): Subscription {
  return on(examSubmitted, async ({ data }) => {
    // A participant has no account yet: the result is published again for the account that the participant creates.
    if (data.isParticipant === true) return;
    const result = resultOf(data);
    await updateRecord(data.studentId, (record) => applyResult(record, result, now()));
  });
}

/** Idempotent by the version: an older progress never replaces a newer one, but its lessons are counted. */
export function onProgressChanged(
  updateRecordForCourse: UpdateRecordForCourse,
  now: () => number,
): Subscription {
  return on(progressChanged, async ({ data }) => {
    const { courseId, courseName, overallProgress, version, lastLessonAt, recentLessons = [] } = data;
    const progress = {
      courseId,
      courseName,
      overallProgress,
      version,
      ...(lastLessonAt !== undefined && { lastLessonAt }),
    };
    await updateRecordForCourse(data, (record) => {
      const moved = applyProgress(record, progress);
      return applyLessons(moved ?? record, recentLessons, now()) ?? moved;
    });
  });
}

/** Idempotent by the course: the same enrolment changes nothing when it is delivered again. */
export function onStudentEnrolled(updateRecordForCourse: UpdateRecordForCourse): Subscription {
  return on(studentEnrolled, async ({ data }) => {
    const {
      enrolmentId,
      courseId,
      courseKind,
      courseName,
      courseCode,
      courseThumbnail,
      enrolledAt,
      version,
    } = data;
    const enrolment = {
      enrolmentId,
      courseId,
      courseKind,
      courseName,
      courseCode,
      courseThumbnail,
      enrolledAt,
      ...(version !== undefined && { version }),
    };
    await updateRecordForCourse(data, (record) => applyEnrolment(record, enrolment));
  });
}

/** Results stay as the student's history. */
export function onStudentUnenrolled(updateRecordForCourse: UpdateRecordForCourse): Subscription {
  return on(studentUnenrolled, ({ data }) => {
    const { courseId, version } = data;
    return updateRecordForCourse(data, (record) => endEnrolment(record, { courseId, version }));
  });
}

/** Removes record and photo with the account. Idempotent. */
export function onUserDeleted(removeStudent: (studentId: string) => Promise<void>): Subscription {
  return on(userDeleted, ({ data }) => removeStudent(data.userId));
}

/** The contact address follows the account's, unless the student has entered another one. */
function onUserEmailChanged(updateRecord: UpdateRecord): Subscription {
  return on(userEmailChanged, async ({ data }) => {
    const { userId, email, previousEmail } = data;
    await updateRecord(userId, (record) => replaceContactEmail(record, previousEmail, email));
  });
}

/** The contact number follows the account's, unless the student has entered another one. */
function onUserMobileProved(updateRecord: UpdateRecord): Subscription {
  return on(userMobileProved, async ({ data }) => {
    const { userId, mobile, previousMobile } = data;
    await updateRecord(userId, (record) => replaceContactMobile(record, previousMobile, mobile));
  });
}

/** The contacts of the record follow those of the account. */
export function onContactsChanged(updateRecord: UpdateRecord): readonly Subscription[] {
  return [onUserEmailChanged(updateRecord), onUserMobileProved(updateRecord)];
}

/** Creates the record where the verification crashed before it could. */
export function onUserVerified(ensureStudent: EnsureStudent): Subscription {
  return on(userVerified, async ({ data }) => {
    const { userId, name, email, mobile } = data;
    await ensureStudent({ userId, name, email, mobile });
  });
}
