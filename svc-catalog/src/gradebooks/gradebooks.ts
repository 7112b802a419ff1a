import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { CourseWork } from '../assignments/index.ts';
import type { BatchDirectory } from '../batches/index.ts';
import type { CourseLookup, CourseMembers, CoursePages, EnrolmentStatuses } from '../enrolments/index.ts';
import { examReactions, onExamSubmitted, onUserDeleted, rowReactions } from './events.ts';
import { gradebookRoutes } from './http/routes.ts';
import {
  createDocumentGradedExams,
  createDocumentGradedResults,
  gradedExamIndexes,
} from './storage/document-graded-exams.ts';
import {
  createDocumentGradebookOrders,
  createDocumentGradebooks,
  gradebookIndexes,
} from './storage/document-gradebooks.ts';
import { createDocumentRows, rowIndexes } from './storage/document-rows.ts';
import { readGradebook, replaceGradebook } from './use-cases/author-gradebook.ts';
import { followFacts, readCourseFacts } from './use-cases/course-facts.ts';
import { listCourseMembers, listRows, readOwnMarks } from './use-cases/read-rows.ts';
import { recordResult } from './use-cases/record-result.ts';
import { refreshRow, refreshStudent } from './use-cases/refresh-row.ts';
import { sortGradebooks } from './use-cases/sort-gradebooks.ts';

const sortMs = 5_000;

interface GradebooksDependencies {
  /** Courses of every kind. */
  readonly courseLookup: CourseLookup;
  readonly coursePages: CoursePages;
  readonly courseMembers: CourseMembers;
  readonly courseWork: CourseWork;
  readonly batchDirectory: BatchDirectory;
  readonly enrolmentStatuses: EnrolmentStatuses;
}

/** The marks of the students of a course in all its exams and assignments, weighted (GRD-01 to GRD-04). */
export function createGradebooksCapability(
  { documents, now }: Pick<Platform, 'documents' | 'now'>,
  { courseLookup: courses, ...ports }: GradebooksDependencies,
): Capability {
  const stored = {
    gradebooks: createDocumentGradebooks(documents),
    orders: createDocumentGradebookOrders(documents),
    exams: createDocumentGradedExams(documents),
    results: createDocumentGradedResults(documents),
    rows: createDocumentRows(documents),
    ...ports,
    courses,
    now,
  };
  const facts = { ...stored, readFacts: readCourseFacts(stored), followFacts: followFacts(stored) };
  const deps = { ...facts, refresh: refreshRow(facts) };
  return {
    routes: gradebookRoutes({
      readGradebook: readGradebook(deps),
      replaceGradebook: replaceGradebook(deps),
      listRows: listRows(deps),
      listCourseMembers: listCourseMembers(deps),
      readOwnMarks: readOwnMarks(deps),
    }),
    subscriptions: [
      ...examReactions(deps.exams),
      onExamSubmitted(recordResult(deps)),
      ...rowReactions({ refresh: deps.refresh, refreshStudent: refreshStudent(deps.rows, deps.refresh) }),
      onUserDeleted(deps),
    ],
    jobs: [{ name: 'sort-gradebooks', everyMs: sortMs, run: sortGradebooks(deps) }],
    indexes: [...gradebookIndexes, ...gradedExamIndexes, ...rowIndexes],
  };
}
