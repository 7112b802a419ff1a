import { upgradeListKeys } from '@pathshala/stores/documents/upgrade-list-keys';
import type { ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { courseFileLimit } from '@pathshala/svc-catalog-contract/academic-authoring-routes';
import { courseDeleted } from '@pathshala/svc-catalog-contract/events';
import { createStoredPictures } from '@pathshala/uploads/stored-pictures';
import { createZipWriter, openZip } from '@pathshala/uploads/zip';
import type { CourseCopier } from '../copies/index.ts';
import type { CourseSessions } from '../classes/index.ts';
import type { CourseLookup } from '../enrolments/index.ts';
import type { FindCourseParts } from '../openings/index.ts';
import { createOrderedCourses, type OrderedCourses } from '../course-order/index.ts';
import type { RatedCourses } from '../ratings/index.ts';
import type { FindSharedCourse } from '../sharing/index.ts';
import { loadAcademicCourses } from '../sample/load-academic-courses.ts';
import { courseFileParser } from './adapters/course-file-parser.ts';
import { onUserDeleted } from './events.ts';
import { academicCourseRoutes } from './http/academic-course-routes.ts';
import { academicUnitRoutes } from './http/academic-unit-routes.ts';
import { chapterRoutes } from './http/chapter-routes.ts';
import { courseFileRoutes } from './http/course-file-routes.ts';
import { courseRoutes } from './http/course-routes.ts';
import { courseTreeRoutes } from './http/course-tree-routes.ts';
import { deletionRoutes } from './http/deletion-routes.ts';
import type { AcademicCoursesDependencies, CourseOutlines, LessonOutlines } from './ports.ts';
import {
  academicCourseAggregates,
  academicCourseIndexes,
  createDocumentAcademicCourses,
  academicCourseListKeys,
} from './storage/document-academic-courses.ts';
import { chapterHeadIndexes, createDocumentChapterHeads } from './storage/document-chapter-heads.ts';
import {
  chapterPartIndexes,
  chapterPartListKeys,
  createDocumentContents,
  createDocumentLessons,
} from './storage/chapter-part-documents.ts';
import { republishAcademicCourses } from './storage/republish-academic-courses.ts';
import { createCourseCopier } from './use-cases/course-copier.ts';
import { courseGate } from './use-cases/course-gate.ts';
import { createFindCourseParts } from './use-cases/course-parts.ts';
import { countDeletion, previewDeletions } from './use-cases/count-deletion.ts';
import { countCourses } from './use-cases/count-courses.ts';
import { createCourseLookup } from './use-cases/course-lookup.ts';
import { createLessonOutlines } from './use-cases/lesson-outlines.ts';
import { createCourseOutlines, createCourseSessions } from './use-cases/course-outlines.ts';
import { createChapter } from './use-cases/create-chapter.ts';
import { createContent } from './use-cases/create-content.ts';
import { beginCourse, createCourse } from './use-cases/create-course.ts';
import { createLesson } from './use-cases/create-lesson.ts';
import { createSubject } from './use-cases/create-subject.ts';
import { deleteCourse } from './use-cases/delete-course.ts';
import { deleteContent, deleteLesson } from './use-cases/delete-lesson.ts';
import { deleteChapter, deleteSubject } from './use-cases/delete-part.ts';
import { deleteUnit } from './use-cases/delete-unit.ts';
import { duplicateCourse } from './use-cases/duplicate-course.ts';
import { editTree, type EditTree } from './use-cases/edit-tree.ts';
import { exportCourse } from './use-cases/export-course.ts';
import { finishDeletes } from './use-cases/finish-deletes.ts';
import { findSharedCourse } from './use-cases/find-shared-course.ts';
import { importCourse } from './use-cases/import-course.ts';
import { listCourseCards, listCourses } from './use-cases/list-courses.ts';
import { listDeleted } from './use-cases/list-deleted.ts';
import { listDrafts } from './use-cases/list-drafts.ts';
import { listChapters, listSubjects } from './use-cases/list-subjects.ts';
import { listUnits } from './use-cases/list-units.ts';
import { orderChapters, orderContents, orderLessons, orderSubjects } from './use-cases/order-parts.ts';
import { locateForMember } from './use-cases/locate-for-member.ts';
import { openCourseFile } from './use-cases/open-course-file.ts';
import { describeCourse, readCourse } from './use-cases/read-course.ts';
import { listContents, readContent } from './use-cases/read-contents.ts';
import { listLessons, readLesson } from './use-cases/read-lessons.ts';
import { readChapter, readCourseItem, readSubject } from './use-cases/read-parts.ts';
import { readStatistics } from './use-cases/read-statistics.ts';
import { replaceCourseItem } from './use-cases/replace-course-item.ts';
import { createRatedCourses } from './use-cases/rated-courses.ts';
import { replaceCourse } from './use-cases/replace-course.ts';
import { replaceContent, replaceLesson } from './use-cases/replace-lesson.ts';
import { replaceChapter, replaceSubject } from './use-cases/replace-parts.ts';
import { createUnit, replaceUnit } from './use-cases/save-unit.ts';
import { storeCourse } from './use-cases/store-course.ts';
import { trackedCourses, trackedLessons, trackedOrder } from './use-cases/tracked-courses.ts';
import { undoDeletion } from './use-cases/undo-deletion.ts';

export { createAcademicOutlineSource as academicOutlines } from './storage/academic-outline-source.ts';

interface AcademicCoursesCapability extends Capability {
  readonly listDeleted: ListDeleted;
  readonly listWaitingWork: ListWaitingWork;
  readonly courseLookup: CourseLookup;
  readonly lessonOutlines: LessonOutlines;
  readonly courseOutlines: CourseOutlines;
  readonly courseSessions: CourseSessions;
  readonly findCourseParts: FindCourseParts;
  readonly courseCopier: CourseCopier;
  readonly ratedCourses: RatedCourses;
  readonly orderedCourses: OrderedCourses;
  readonly findSharedCourse: FindSharedCourse;
}

type AcademicCoursesPlatform = Pick<Platform, 'documents' | 'files' | 'now' | 'newId'>;

function dependenciesOf(platform: AcademicCoursesPlatform, others: AcademicCoursesDependencies) {
  const { documents, now, newId } = platform;
  return {
    courses: createDocumentAcademicCourses(platform),
    lessons: createDocumentLessons(documents),
    contents: createDocumentContents(documents),
    chapterHeads: createDocumentChapterHeads(documents),
    pictures: createStoredPictures({ service: 'svc-catalog', files: platform.files }),
    parser: courseFileParser,
    createZipWriter,
    openZip,
    courseFileLimit,
    now,
    newId,
    ...others,
  };
}

type Dependencies = ReturnType<typeof dependenciesOf>;

function readingOf(stored: Dependencies) {
  const deps = {
    ...stored,
    list: listCourses(stored),
    locate: locateForMember(stored),
    gate: courseGate(stored),
  };
  return {
    lessonOutlines: createLessonOutlines(deps),
    countCourses: countCourses(deps),
    describeCourse: describeCourse(deps),
    listChapters: listChapters(deps),
    listContents: listContents(deps),
    listCourseCards: listCourseCards(deps),
    listCourses: deps.list,
    listLessons: listLessons(deps),
    listSubjects: listSubjects(deps),
    listUnits: listUnits(deps),
    readChapter: readChapter(deps),
    readContent: readContent(deps),
    readCourse: readCourse(deps),
    readCourseItem: readCourseItem(deps),
    readLesson: readLesson(deps),
    readStatistics: readStatistics(deps),
    readSubject: readSubject(deps),
  };
}

/** A copy and an import store their lessons before the course is visible: one outline at the end is enough. */
function copyingOf(deps: Dependencies) {
  const store = storeCourse(deps);
  return {
    duplicateCourse: duplicateCourse({ ...deps, store }),
    exportCourse: exportCourse(deps),
    importCourse: importCourse({ ...deps, open: openCourseFile(deps), store }),
  };
}

function writingOf(deps: Dependencies & { readonly edit: EditTree }) {
  const create = createCourse(deps);
  return {
    beginCourse: beginCourse({ create }),
    createChapter: createChapter(deps),
    createContent: createContent(deps),
    createCourse: create,
    createLesson: createLesson(deps),
    createSubject: createSubject(deps),
    createUnit: createUnit(deps),
    orderChapters: orderChapters(deps),
    orderContents: orderContents(deps),
    orderLessons: trackedOrder(orderLessons(deps), deps.trackOutline),
    orderSubjects: orderSubjects(deps),
    replaceChapter: replaceChapter(deps),
    replaceContent: replaceContent(deps),
    replaceCourse: replaceCourse(deps),
    replaceCourseItem: replaceCourseItem(deps),
    replaceLesson: replaceLesson(deps),
    replaceSubject: replaceSubject(deps),
    replaceUnit: replaceUnit(deps),
  };
}

function deletingOf(stored: Dependencies & { readonly edit: EditTree }) {
  const deps = { ...stored, count: countDeletion(stored) };
  const ofChapter = deleteChapter(deps);
  return {
    deleteChapter: ofChapter,
    deleteContent: deleteContent(deps),
    deleteCourse: deleteCourse(deps),
    deleteLesson: deleteLesson(deps),
    deleteSubject: deleteSubject(deps),
    deleteUnit: deleteUnit({ ...deps, deleteChapter: ofChapter }),
    previewDeletions: previewDeletions(deps),
    undoDeletion: undoDeletion(deps),
  };
}

/** Academic courses with their subjects, units (chapters), lessons and contents. */
export function createAcademicCoursesCapability(
  platform: AcademicCoursesPlatform,
  others: AcademicCoursesDependencies,
): AcademicCoursesCapability {
  const deps = dependenciesOf(platform, others);
  const { courses, lessons, contents } = deps;
  const copying = { ...deps, courses: trackedCourses(courses, others.trackOutline) };
  const tracked = { ...copying, lessons: trackedLessons(lessons, others.trackOutline) };
  const editing = { ...tracked, edit: editTree(tracked) };
  const reading = readingOf(deps);
  const useCases = {
    ...reading,
    ...copyingOf(copying),
    ...writingOf(editing),
    ...deletingOf(editing),
  };
  return {
    listDeleted: listDeleted(deps),
    listWaitingWork: listDrafts(deps),
    routes: [
      ...academicCourseRoutes(useCases),
      ...academicUnitRoutes(useCases),
      ...courseFileRoutes(useCases),
      ...courseRoutes(useCases),
      ...courseTreeRoutes(useCases),
      ...chapterRoutes(useCases),
      ...deletionRoutes(useCases),
    ],
    subscriptions: [onUserDeleted([courses, lessons, contents])],
    publishes: [courseDeleted],
    aggregates: academicCourseAggregates,
    indexes: [...academicCourseIndexes, ...chapterPartIndexes, ...chapterHeadIndexes],
    jobs: [{ name: 'finish-academic-deletes', everyMs: 5_000, run: finishDeletes(deps) }],
    republishable: republishAcademicCourses(platform.documents),
    prepare: upgradeListKeys(platform.documents, [...academicCourseListKeys, ...chapterPartListKeys]),
    loadSample: () => loadAcademicCourses({ ...tracked, ...useCases }),
    courseLookup: createCourseLookup(deps),
    ratedCourses: createRatedCourses(courses),
    orderedCourses: createOrderedCourses(courses),
    findSharedCourse: findSharedCourse(courses),
    lessonOutlines: reading.lessonOutlines,
    courseOutlines: createCourseOutlines(deps),
    courseSessions: createCourseSessions(deps),
    findCourseParts: createFindCourseParts(deps),
    courseCopier: createCourseCopier({ courses, duplicate: useCases.duplicateCourse }),
  };
}
