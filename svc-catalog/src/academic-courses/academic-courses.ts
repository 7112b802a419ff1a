import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { courseDeleted } from '@pathshala/svc-catalog-contract/events';
import type { AdmissionCourseCount } from '../admission-courses/ports.ts';
import type { CourseLookup, EnrolmentStatuses } from '../enrolments/ports.ts';
import type { RatedCourses } from '../ratings/ports.ts';
import { loadAcademicCourses } from '../sample/load-academic-courses.ts';
import { onUserDeleted } from './events/on-user-deleted.ts';
import { academicCourseRoutes } from './http/academic-course-routes.ts';
import { chapterRoutes } from './http/chapter-routes.ts';
import { courseRoutes } from './http/course-routes.ts';
import {
  academicCourseAggregates,
  academicCourseIndexes,
  createDocumentAcademicCourses,
} from './storage/document-academic-courses.ts';
import {
  chapterPartIndexes,
  createDocumentContents,
  createDocumentLessons,
} from './storage/chapter-part-documents.ts';
import { republishAcademicCourses } from './storage/republish-academic-courses.ts';
import { countCourses } from './use-cases/count-courses.ts';
import { createCourseLookup } from './use-cases/course-lookup.ts';
import { createChapter } from './use-cases/create-chapter.ts';
import { createContent } from './use-cases/create-content.ts';
import { beginCourse, createCourse } from './use-cases/create-course.ts';
import { createLesson } from './use-cases/create-lesson.ts';
import { createSubject } from './use-cases/create-subject.ts';
import { deleteCourse } from './use-cases/delete-course.ts';
import { listCourseCards, listCourses } from './use-cases/list-courses.ts';
import { listChapters, listSubjects } from './use-cases/list-subjects.ts';
import { describeCourse, readCourse } from './use-cases/read-course.ts';
import { listContents, readContent } from './use-cases/read-contents.ts';
import { listLessons, readLesson } from './use-cases/read-lessons.ts';
import { createRatedCourses } from './use-cases/rated-courses.ts';
import { replaceCourse } from './use-cases/replace-course.ts';

export interface AcademicCoursesCapability extends Capability {
  readonly courseLookup: CourseLookup;
  readonly ratedCourses: RatedCourses;
}

interface AcademicCoursesDependencies {
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly admissionCourses: AdmissionCourseCount;
}

/** Academic courses with their subjects, units (chapters), lessons and contents. */
export function createAcademicCoursesCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  { enrolmentStatuses, admissionCourses }: AcademicCoursesDependencies,
): AcademicCoursesCapability {
  const { documents, now, newId } = platform;
  const courses = createDocumentAcademicCourses(platform);
  const lessons = createDocumentLessons(documents);
  const contents = createDocumentContents(documents);
  const deps = { courses, lessons, contents, enrolmentStatuses, admissionCourses, now, newId };
  const useCases = {
    beginCourse: beginCourse(deps),
    countCourses: countCourses(deps),
    createChapter: createChapter(deps),
    createContent: createContent(deps),
    createCourse: createCourse(deps),
    createLesson: createLesson(deps),
    createSubject: createSubject(deps),
    deleteCourse: deleteCourse(deps),
    describeCourse: describeCourse(deps),
    listChapters: listChapters(deps),
    listContents: listContents(deps),
    listCourseCards: listCourseCards(deps),
    listCourses: listCourses(deps),
    listLessons: listLessons(deps),
    listSubjects: listSubjects(deps),
    readContent: readContent(deps),
    readCourse: readCourse(deps),
    readLesson: readLesson(deps),
    replaceCourse: replaceCourse(deps),
  };
  return {
    routes: [...academicCourseRoutes(useCases), ...courseRoutes(useCases), ...chapterRoutes(useCases)],
    subscriptions: [onUserDeleted(courses)],
    publishes: [courseDeleted],
    aggregates: academicCourseAggregates,
    indexes: [...academicCourseIndexes, ...chapterPartIndexes],
    republishable: republishAcademicCourses(documents),
    loadSample: () => loadAcademicCourses({ courses, ...useCases }),
    ratedCourses: createRatedCourses(courses),
    courseLookup: createCourseLookup({ courses, now }),
  };
}
