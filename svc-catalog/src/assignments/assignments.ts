import { upgradeListKeys } from '@pathshala/stores/documents/upgrade-list-keys';
import type { ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { ListLimitedWork, ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { noticeRequested, workChanged } from '@pathshala/svc-catalog-contract/events';
import type { CourseOutlines } from '../academic-courses/index.ts';
import type { DueAssignments } from '../classes/index.ts';
import type { BatchDirectory } from '../batches/index.ts';
import type { SeasonPart } from '../copies/index.ts';
import type { CourseLocks, FindCourseParts } from '../openings/index.ts';
import type { CourseLookup, CourseMembers, EnrolmentStatuses } from '../enrolments/index.ts';
import { loadSampleAssignments } from '../sample/load-assignments.ts';
import { createStoredContents } from './adapters/stored-contents.ts';
import { onUserDeleted } from './events.ts';
import { assignmentRoutes } from './http/assignment-routes.ts';
import { submissionRoutes } from './http/submission-routes.ts';
import type { AssignmentCounts, AssignmentDeletions, CourseWork } from './ports.ts';
import {
  assignmentAggregates,
  assignmentIndexes,
  createDocumentAssignments,
  assignmentListKeys,
} from './storage/document-assignments.ts';
import { createDocumentExtensions, extensionIndexes } from './storage/document-extensions.ts';
import { createDocumentHandInFiles, handInFileIndexes } from './storage/document-hand-in-files.ts';
import {
  createDocumentSubmissions,
  submissionAggregates,
  submissionIndexes,
} from './storage/document-submissions.ts';
import { createAssignmentCourses } from './use-cases/assignment-courses.ts';
import { createAssignmentCounts, createAssignmentDeletions } from './use-cases/assignment-deletions.ts';
import { announceAssignments } from './use-cases/announce-assignments.ts';
import {
  createAssignment,
  deleteAssignment,
  listDeleted,
  previewDeletion,
  replaceAssignment,
  restoreAssignment,
} from './use-cases/author-assignment.ts';
import { createCourseWork } from './use-cases/course-work.ts';
import { createDueAssignments } from './use-cases/due-assignments.ts';
import { describeAssignments } from './use-cases/describe-assignments.ts';
import {
  listExtensions,
  listExtensionsOfStudent,
  readExtension,
  setExtension,
} from './use-cases/extend-deadline.ts';
import { handIn } from './use-cases/hand-in.ts';
import { listAssignments } from './use-cases/list-assignments.ts';
import { limitedAssignments } from './use-cases/limited-assignments.ts';
import { listLimitedHandIns } from './use-cases/list-limited-hand-ins.ts';
import { listSubmissions } from './use-cases/list-submissions.ts';
import { listWaitingHandIns } from './use-cases/list-waiting-hand-ins.ts';
import { listWaiting } from './use-cases/list-waiting.ts';
import { markSubmission } from './use-cases/mark-submission.ts';
import { describeAssignment, readAssignment, readOwnSubmission } from './use-cases/read-assignment.ts';
import { readHandInFile } from './use-cases/read-hand-in-file.ts';
import { removeAssignments, removeStudent, sweepFiles } from './use-cases/remove-work.ts';
import { assignmentLocks } from './use-cases/assignment-locks.ts';
import { requireMember, requireOpen } from './use-cases/require-member.ts';
import { createSeasonPart } from './use-cases/season-part.ts';
import { uploadHandIn } from './use-cases/upload-hand-in.ts';

const removalMs = 30_000;
const announceMs = 10_000;

type Stores = Pick<Platform, 'documents' | 'now' | 'newId'>;

/** The ports are created before the capability, because the courses that it looks up need them for their own deletion. */
export function createAssignmentPorts(
  platform: Stores,
): AssignmentCounts &
  AssignmentDeletions & { readonly dueAssignments: DueAssignments; readonly courseWork: CourseWork } {
  const assignments = createDocumentAssignments(platform);
  const submissions = createDocumentSubmissions(platform);
  const extensions = createDocumentExtensions(platform.documents);
  return {
    ...createAssignmentCounts({ assignments, submissions }),
    ...createAssignmentDeletions({ assignments, now: platform.now }),
    dueAssignments: createDueAssignments({ assignments, submissions, extensions }),
    courseWork: createCourseWork({ assignments, submissions }),
  };
}

interface AssignmentsDependencies {
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly courseMembers: CourseMembers;
  readonly batchDirectory: BatchDirectory;
  /** The lookup of admission courses. */
  readonly courseLookup: CourseLookup;
  readonly courseOutlines: CourseOutlines;
  readonly courseLocks: CourseLocks;
  readonly findCourseParts: readonly FindCourseParts[];
}

interface AssignmentsCapability extends Capability {
  readonly listDeleted: ListDeleted;
  readonly listWaitingWork: ListWaitingWork;
  readonly seasonPart: SeasonPart;
}

interface AssignmentsCapability extends Capability {
  readonly listDeleted: ListDeleted;
  readonly listWaitingWork: ListWaitingWork;
  readonly listLimitedWork: ListLimitedWork;
}

/** Assignments of courses, hand-ins and their marks. */
export function createAssignmentsCapability(
  platform: Stores & Pick<Platform, 'files'>,
  { enrolmentStatuses, courseMembers, batchDirectory, ...lookups }: AssignmentsDependencies,
): AssignmentsCapability {
  const { documents, files, now, newId } = platform;
  const stored = {
    assignments: createDocumentAssignments(platform),
    submissions: createDocumentSubmissions(platform),
    handInFiles: createDocumentHandInFiles(documents),
    extensions: createDocumentExtensions(documents),
    fileContents: createStoredContents(files),
    courses: createAssignmentCourses(lookups),
    enrolmentStatuses,
    courseMembers,
    batchDirectory,
    now,
    newId,
  };
  const locks = assignmentLocks(lookups);
  const describe = describeAssignments({ ...stored, locks });
  const member = { requireMember: requireMember(stored), locks };
  const deps = { ...stored, ...member, describe, requireOpen: requireOpen(member) };
  const create = createAssignment(deps);
  return {
    listDeleted: listDeleted(deps),
    seasonPart: createSeasonPart(deps),
    listWaitingWork: listWaitingHandIns({ list: listWaiting(deps) }),
    listLimitedWork: listLimitedHandIns(deps),
    withinLimits: limitedAssignments(deps),
    routes: [
      ...assignmentRoutes({
        createAssignment: create,
        deleteAssignment: deleteAssignment(deps),
        describeAssignment: describeAssignment({ describe }),
        listAssignments: listAssignments(deps),
        previewDeletion: previewDeletion(deps),
        readAssignment: readAssignment({ ...deps, describeOne: describeAssignment({ describe }) }),
        replaceAssignment: replaceAssignment(deps),
        restoreAssignment: restoreAssignment(deps),
      }),
      ...submissionRoutes({
        handIn: handIn(deps),
        listSubmissions: listSubmissions(deps),
        markSubmission: markSubmission(deps),
        readHandInFile: readHandInFile(deps),
        readOwnSubmission: readOwnSubmission(deps),
        uploadHandIn: uploadHandIn(deps),
        ...extensionUseCases(deps),
      }),
    ],
    subscriptions: [onUserDeleted(removeStudent(deps))],
    jobs: jobsOf(deps),
    publishes: [noticeRequested, workChanged],
    loadSample: () =>
      loadSampleAssignments({ ...deps, courseOutlines: lookups.courseOutlines, createAssignment: create }),
    aggregates: [...assignmentAggregates, ...submissionAggregates],
    prepare: upgradeListKeys(documents, assignmentListKeys),
    indexes: [...assignmentIndexes, ...submissionIndexes, ...handInFileIndexes, ...extensionIndexes],
  };
}

function extensionUseCases(deps: Parameters<typeof setExtension>[0]) {
  return {
    setExtension: setExtension(deps),
    readExtension: readExtension(deps),
    listExtensions: listExtensions(deps),
    listExtensionsOfStudent: listExtensionsOfStudent(deps),
  };
}

function jobsOf(deps: Parameters<typeof announceAssignments>[0] & Parameters<typeof removeAssignments>[0]) {
  return [
    { name: 'announce-assignments', everyMs: announceMs, run: announceAssignments(deps) },
    { name: 'remove-assignments', everyMs: removalMs, run: removeAssignments(deps) },
    { name: 'sweep-hand-in-files', everyMs: removalMs, run: sweepFiles(deps) },
  ];
}
