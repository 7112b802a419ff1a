import type { ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { courseDeleted, paperPublished, paperWithdrawn } from '@pathshala/svc-catalog-contract/events';
import type { CourseCopier } from '../copies/index.ts';
import type { CourseLookup, EnrolmentStatuses } from '../enrolments/index.ts';
import type { CourseLocks, FindCourseParts } from '../openings/index.ts';
import type { TrackOutline } from '../outlines/index.ts';
import { createOrderedCourses, type OrderedCourses } from '../course-order/index.ts';
import type { RatedCourses } from '../ratings/index.ts';
import type { FindSharedCourse } from '../sharing/index.ts';
import { loadAdmissionCourses } from '../sample/load-admission-courses.ts';
import { onExamSubmitted, onKeyCorrected, onUserDeleted } from './events.ts';
import { admissionCourseRoutes } from './http/routes.ts';
import type { AdmissionCourseCount } from './ports.ts';
import {
  admissionCourseAggregates,
  admissionCourseIndexes,
  createDocumentAdmissionCourses,
} from './storage/document-admission-courses.ts';
import { createDocumentPapers, paperAggregates, paperIndexes } from './storage/document-papers.ts';
import { republishAdmissionCourses } from './storage/republish-admission-courses.ts';
import { countOlderCourses } from './use-cases/count-older-courses.ts';
import { createCourseLookup } from './use-cases/course-lookup.ts';
import { createCourseCopier } from './use-cases/course-copier.ts';
import { createFindCourseParts } from './use-cases/course-parts.ts';
import {
  createCourse,
  deleteCourse,
  type DeleteCourseCommand,
  listDeleted,
  publishCourse,
  replaceCourse,
  type ReplaceCourseCommand,
  restoreCourse,
} from './use-cases/author-course.ts';
import { finishDeletes } from './use-cases/finish-deletes.ts';
import { findSharedCourse } from './use-cases/find-shared-course.ts';
import { listCourses } from './use-cases/list-courses.ts';
import { listSampleQuestions } from './use-cases/list-sample-questions.ts';
import { readCourseForAuthor } from './use-cases/read-course-for-author.ts';
import { readCourse, readUnits } from './use-cases/read-course.ts';
import { reconcilePapers } from './use-cases/reconcile-papers.ts';
import { recordSitting } from './use-cases/record-sitting.ts';
import { repairPapers } from './use-cases/repair-papers.ts';
import { createRatedCourses } from './use-cases/rated-courses.ts';
import { saveCourse } from './use-cases/save-course.ts';
import { storeCorrectedKey } from './use-cases/store-corrected-key.ts';
import { withTrackedInsert } from './use-cases/with-tracked-insert.ts';

export { createAdmissionOutlineSource as admissionOutlines } from './storage/admission-outline-source.ts';

interface AdmissionCoursesCapability extends Capability {
  readonly listDeleted: ListDeleted;
  readonly courseLookup: CourseLookup;
  readonly ratedCourses: RatedCourses;
  readonly orderedCourses: OrderedCourses;
  readonly findSharedCourse: FindSharedCourse;
  readonly courseCount: AdmissionCourseCount;
  readonly findCourseParts: FindCourseParts;
  readonly courseCopier: CourseCopier;
}

interface AdmissionCoursesDependencies {
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly trackOutline: TrackOutline;
  readonly courseLocks: CourseLocks;
}

/** Admission courses with their units and past-year papers. */
export function createAdmissionCoursesCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  { enrolmentStatuses, trackOutline, courseLocks }: AdmissionCoursesDependencies,
): AdmissionCoursesCapability {
  const { documents, now, newId } = platform;
  const courses = createDocumentAdmissionCourses(platform);
  const papers = createDocumentPapers(platform);
  const stored = { courses, papers, enrolmentStatuses, now, newId };
  const reconcile = reconcilePapers(stored);
  const inserting = withTrackedInsert(courses, trackOutline);
  const deps = { ...stored, reconcile, save: saveCourse({ ...stored, courses: inserting, reconcile }) };
  const orderedCourses = createOrderedCourses(courses);
  const replace = replaceCourse(deps);
  const remove = deleteCourse(deps);
  const restore = restoreCourse(deps);
  const read = readCourse(deps);
  const useCases = {
    createCourse: createCourse(deps),
    replaceCourse: (command: ReplaceCourseCommand) =>
      trackOutline({ courseId: command.id }, () => replace(command)),
    deleteCourse: (command: DeleteCourseCommand) =>
      trackOutline({ courseId: command.id }, () => remove(command)),
    publishCourse: publishCourse(deps),
    restoreCourse: (courseId: string) => trackOutline({ courseId }, () => restore(courseId)),
    listCourses: listCourses(deps),
    listSampleQuestions: listSampleQuestions(deps),
    readCourse: read,
    readCourseForAuthor: readCourseForAuthor(deps),
    readUnits: readUnits({ read, enrolmentStatuses, courseLocks }),
  };
  return {
    listDeleted: listDeleted(deps),
    routes: admissionCourseRoutes(useCases),
    subscriptions: [
      onUserDeleted(courses),
      onKeyCorrected(storeCorrectedKey(deps)),
      onExamSubmitted(recordSitting(deps)),
    ],
    publishes: [paperPublished, paperWithdrawn, courseDeleted],
    aggregates: [...admissionCourseAggregates, ...paperAggregates],
    indexes: [...admissionCourseIndexes, ...paperIndexes],
    jobs: [
      { name: 'repair-papers', everyMs: 30_000, run: repairPapers(deps) },
      { name: 'finish-deletes', everyMs: 5_000, run: finishDeletes(deps) },
    ],
    republishable: republishAdmissionCourses(documents),
    prepare: countOlderCourses(deps),
    loadSample: () => loadAdmissionCourses({ courses, orderedCourses, createCourse: useCases.createCourse }),
    ratedCourses: createRatedCourses(courses),
    orderedCourses,
    findSharedCourse: findSharedCourse(courses),
    courseLookup: createCourseLookup(courses),
    courseCount: courses,
    findCourseParts: createFindCourseParts(courses),
    courseCopier: createCourseCopier({ courses, papers, create: useCases.createCourse }),
  };
}
