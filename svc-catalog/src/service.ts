import { messages } from '@pathshala/svc-catalog-contract/messages';
import { prefixes } from '@pathshala/svc-catalog-contract/prefixes';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { CreateService } from '@pathshala/service-kit/service/service';
import * as events from '@pathshala/svc-catalog-contract/events';
import { openStatuses, type AcademicCourse } from './academic/domain/course.ts';
import type { Content, Lesson } from './academic/domain/lesson.ts';
import { academicRoutes } from './academic/http/academic-routes.ts';
import { chapterRoutes } from './academic/http/chapter-routes.ts';
import { courseRoutes } from './academic/http/course-routes.ts';
import {
  createAcademicCourses,
  type AcademicCourseDocument,
} from './academic/storage/document-academic-courses.ts';
import { createChapterParts } from './academic/storage/document-chapter-parts.ts';
import type { AdmissionCourse } from './admission/domain/course.ts';
import type { Paper } from './admission/domain/paper.ts';
import { admissionRoutes } from './admission/http/routes.ts';
import {
  createAdmissionCourses,
  type AdmissionCourseDocument,
} from './admission/storage/document-admission-courses.ts';
import { createPapers, type PaperDocument } from './admission/storage/document-papers.ts';
import { repairPapers } from './admission/use-cases/settle-papers.ts';
import { createEnrollables } from './enrollables.ts';
import type { Enrolment } from './enrolments/domain/enrolment.ts';
import { onExamSubmitted } from './enrolments/events/on-exam-submitted.ts';
import { onUserDeleted } from './enrolments/events/on-user-deleted.ts';
import { onUserVerified } from './enrolments/events/on-user-verified.ts';
import { enrolmentRoutes } from './enrolments/http/routes.ts';
import { createEnrolments, type EnrolmentDocument } from './enrolments/storage/document-enrolments.ts';
import { createStudents, type StudentDocument } from './enrolments/storage/document-students.ts';
import { createStandings } from './enrolments/use-cases/standings.ts';
import { republishable } from './storage/republishable.ts';
import { loadSample } from './sample/load-sample.ts';
import { createEditors } from './storage/document-editors.ts';

function dependenciesOf({ documents, now, newId }: Platform) {
  const courses = documents.collection<AdmissionCourseDocument>('admission-courses');
  const papers = documents.collection<PaperDocument>('papers');
  const academic = documents.collection<AcademicCourseDocument>('academic-courses');
  const enrolled = documents.collection<EnrolmentDocument>('enrolments');
  const stores = {
    courses: createAdmissionCourses(
      courses,
      createAggregateStore<AdmissionCourse>({ collection: courses, now, newId }),
    ),
    papers: createPapers(papers, createAggregateStore<Paper>({ collection: papers, now, newId })),
    academicCourses: createAcademicCourses(
      academic,
      createAggregateStore<AcademicCourse>({ collection: academic, now, newId }),
    ),
    lessons: createChapterParts(documents.collection<Lesson>('lessons')),
    contents: createChapterParts(documents.collection<Content>('contents')),
  };
  const enrolments = createEnrolments(
    enrolled,
    createAggregateStore<Enrolment>({ collection: enrolled, now, newId }),
  );
  return {
    ...stores,
    enrolments,
    students: createStudents(documents.collection<StudentDocument>('students'), enrolled),
    editors: createEditors([courses, academic]),
    enrollables: createEnrollables({ ...stores, now }),
    standings: createStandings(enrolments),
    async countGroups() {
      const [academicCount, admission] = await Promise.all([
        stores.academicCourses.count(openStatuses),
        stores.courses.count(),
      ]);
      return { academic: academicCount, admission };
    },
    now,
    newId,
  };
}

/** Admission courses with their past-year papers, academic courses with their lessons, and enrolments in both. */
export const createService: CreateService = (platform) => {
  const deps = dependenciesOf(platform);
  return {
    name: 'svc-catalog',
    republishable: republishable({ documents: platform.documents, enrollables: deps.enrollables }),
    prefixes,
    messages,
    routes: [
      ...admissionRoutes(deps),
      ...academicRoutes(deps),
      ...courseRoutes(deps),
      ...chapterRoutes(deps),
      ...enrolmentRoutes(deps),
    ],
    publishes: Object.values(events),
    subscriptions: [onExamSubmitted(deps), onUserVerified(deps), onUserDeleted(deps)],
    aggregates: ['admission-courses', 'papers', 'academic-courses', 'enrolments'],
    indexes: [
      { collection: 'admission-courses', keys: { codeKey: 1 }, unique: true },
      { collection: 'admission-courses', keys: { createdAt: 1 } },
      { collection: 'papers', keys: { 'content.courseId': 1 } },
      { collection: 'papers', keys: { settleAt: 1 } },
      { collection: 'academic-courses', keys: { createdAt: 1 } },
      { collection: 'enrolments', keys: { studentId: 1, enrolledAt: 1 } },
      { collection: 'enrolments', keys: { courseId: 1 } },
      { collection: 'lessons', keys: { chapterId: 1, position: 1 } },
      { collection: 'contents', keys: { chapterId: 1, position: 1 } },
    ],
    jobs: [{ name: 'repair-papers', everyMs: 30_000, run: repairPapers(deps) }],
    loadSample: () => loadSample(deps),
  };
};
