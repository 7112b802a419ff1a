import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import {
  noticeRequested,
  progressChanged,
  studentEnrolled,
  studentUnenrolled,
} from '@pathshala/svc-catalog-contract/events';
import { onExamSubmitted, onUserDeleted, onUserVerified } from './events.ts';
import { enrolmentRoutes } from './http/routes.ts';
import type {
  CompletedLessons,
  CourseAccess,
  CourseLookup,
  CourseMembers,
  CoursePages,
  EnrolmentStatuses,
  LessonStudents,
  ManyEnrolments,
  PaidEnrolments,
  Students,
} from './ports.ts';
import {
  createDocumentCourseMembers,
  createDocumentEnrolmentCounts,
  createDocumentEnrolments,
  createDocumentLessonStudents,
  enrolmentAggregates,
  enrolmentIndexes,
} from './storage/document-enrolments.ts';
import { createDocumentStudents } from './storage/document-students.ts';
import { republishEnrolments } from './storage/republish-enrolments.ts';
import { createCompletedLessons } from './use-cases/completed-lessons.ts';
import { firstFound } from './use-cases/course-lookup.ts';
import { endEnrolment, undoEnd } from './use-cases/end-enrolment.ts';
import { createManyEnrolments } from './use-cases/enrol-many.ts';
import { createPaidEnrolments } from './use-cases/enrol-paid.ts';
import { enrol } from './use-cases/enrol.ts';
import { createEnrolmentStatuses } from './use-cases/enrolment-status.ts';
import { createCoursePages } from './use-cases/list-members.ts';
import { endTimedEnrolments, giveTimeUntil } from './use-cases/give-time.ts';
import { listEnrolledCourses } from './use-cases/list-enrolled-courses.ts';
import { recordExam } from './use-cases/record-exam.ts';
import { singleFlight } from '@pathshala/service-kit/caches/single-flight';

/** Created before the capability, because the courses that it looks up need these statuses for their own answers. */
export function createStatuses(
  { documents }: Pick<Platform, 'documents'>,
  access: CourseAccess,
): EnrolmentStatuses {
  return createEnrolmentStatuses(createDocumentEnrolmentCounts(documents), access);
}

interface EnrolmentsCapability extends Capability {
  readonly completedLessons: CompletedLessons;
  /** Finds courses of every kind. */
  readonly courseLookup: CourseLookup;
  readonly coursePages: CoursePages;
  readonly paidEnrolments: PaidEnrolments;
  readonly manyEnrolments: ManyEnrolments;
  readonly students: Students;
}

/** Created before the capability, because academic courses count these students before a delete. */
export function createLessonStudents({ documents }: Pick<Platform, 'documents'>): LessonStudents {
  return createDocumentLessonStudents(documents);
}

/** Created before the capability, because assignments mail the students of a course. */
export function createCourseMembers({ documents }: Pick<Platform, 'documents'>): CourseMembers {
  return createDocumentCourseMembers(documents);
}

/** Students' places in courses of every kind, and their progress. */
export function createEnrolmentsCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  { courseLookups }: { courseLookups: readonly CourseLookup[] },
): EnrolmentsCapability {
  const { documents, now } = platform;
  const enrolments = createDocumentEnrolments(platform);
  const students = createDocumentStudents(documents);
  const courses = firstFound(courseLookups);
  const counts = createDocumentEnrolmentCounts(documents);
  return {
    routes: enrolmentRoutes({
      enrol: enrol({ enrolments, students, courses, now }),
      listEnrolledCourses: listEnrolledCourses({ enrolments, courses }),
      listEnrolments: (query) => enrolments.page(query),
      endEnrolment: endEnrolment({ enrolments, courses, now }),
      giveTimeUntil: giveTimeUntil({ enrolments, now }),
      undoEnd: undoEnd({ enrolments, courses, now }),
    }),
    subscriptions: [
      onExamSubmitted(recordExam({ enrolments, findCourse: singleFlight((id) => courses.find(id)) })),
      onUserVerified(students),
      onUserDeleted({ enrolments, students }),
    ],
    jobs: [{ name: 'end-timed-enrolments', everyMs: 60_000, run: endTimedEnrolments({ enrolments, now }) }],
    publishes: [studentEnrolled, studentUnenrolled, progressChanged, noticeRequested],
    aggregates: enrolmentAggregates,
    indexes: enrolmentIndexes,
    republishable: republishEnrolments(documents, courses),
    completedLessons: createCompletedLessons({ enrolments, courses }),
    courseLookup: courses,
    coursePages: createCoursePages({ enrolments }),
    paidEnrolments: createPaidEnrolments({ enrolments, students, courses, now }),
    manyEnrolments: createManyEnrolments({ enrolments, students, courses, counts }),
    students,
  };
}
