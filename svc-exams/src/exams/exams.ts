import { upgradeListKeys } from '@pathshala/stores/documents/upgrade-list-keys';
import type { ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { examPaperPublished, examPaperWithdrawn } from '@pathshala/svc-exams-contract/events';
import { uploadExamPdf } from '@pathshala/svc-exams-contract/exam-routes';
import { createPdfUpload } from '@pathshala/uploads/pdf-upload';
import type { AttemptPorts } from '../attempts/index.ts';
import type { EntitlementPorts } from '../entitlements/index.ts';
import {
  onBatchChanged,
  onCourseCopied,
  onCourseDeleted,
  onCourseOutlined,
  onKeyCorrected,
  onUserDeleted,
} from './events.ts';
import { examRoutes } from './http/exam-routes.ts';
import type { Papers } from '../papers/index.ts';
import type { LimitedReach } from './ports.ts';
import type { LocksFor } from '../openings/index.ts';
import type { QuestionStock } from '../question-bank/index.ts';
import { loadSampleExams } from '../sample/load-exams.ts';
import { courseBatchIndexes, createDocumentCourseBatches } from './storage/document-course-batches.ts';
import { createDocumentExamNumbers } from './storage/document-exam-numbers.ts';
import { createDocumentExams, examAggregates, examIndexes, examListKeys } from './storage/document-exams.ts';
import { createDocumentOutlines, outlineIndexes } from './storage/document-outlines.ts';
import { republishExams } from './storage/republish-exams.ts';
import {
  createExam,
  deleteExam,
  listDeleted,
  previewDeletion,
  replaceExam,
  restoreExam,
} from './use-cases/author-exam.ts';
import { copyExams } from './use-cases/copy-exams.ts';
import { followOutline } from './use-cases/follow-outline.ts';
import { describeForStudent, listExams, listExamsOfParent } from './use-cases/list-exams.ts';
import { limitedExams } from './use-cases/limited-exams.ts';
import { limitedReach } from './use-cases/limited-reach.ts';
import { readBatchResults, readOwnBatchRanks } from './use-cases/read-batch-results.ts';
import { readExam } from './use-cases/read-exam.ts';
import { storeCorrectedKey } from './use-cases/store-corrected-key.ts';

/** Created before the capability, for those that show attempts. */
export function createLimitedReach(
  { documents }: Pick<Platform, 'documents'>,
  { entitlements }: Pick<EntitlementPorts, 'entitlements'>,
): { readonly limitedReach: LimitedReach } {
  const courseBatches = createDocumentCourseBatches(documents);
  return { limitedReach: limitedReach({ courseBatches, entitlements }) };
}

interface ExamsDependencies {
  readonly limitedReach: LimitedReach;
  readonly papers: Papers;
  readonly attempts: AttemptPorts['attempts'];
  readonly entitlements: EntitlementPorts['entitlements'];
  readonly histories: AttemptPorts['histories'];
  readonly locksFor: LocksFor;
  readonly questionStock: QuestionStock;
}

interface ExamsCapability extends Capability {
  readonly listDeleted: ListDeleted;
}

/** Standalone exams (EXM-01): written by administrators for a part of a course, sat by the students of the course. */
export function createExamsCapability(
  platform: Pick<Platform, 'documents' | 'files' | 'now' | 'newId'>,
  ports: ExamsDependencies,
): ExamsCapability {
  const { documents, files, now, newId } = platform;
  const exams = createDocumentExams(platform);
  const outlines = createDocumentOutlines(documents);
  const numbered = { examNumbers: createDocumentExamNumbers(documents), outlines };
  const courseBatches = createDocumentCourseBatches(documents);
  const stored = { ...ports, ...numbered, exams, courseBatches, now, newId };
  const follow = followOutline(stored);
  const deps = { ...stored, follow, describe: describeForStudent(stored) };
  const create = createExam(deps);
  const following = { outlines, followOutline: follow };
  return {
    listDeleted: listDeleted(deps),
    routes: [
      createPdfUpload({ service: 'svc-exams', files, route: uploadExamPdf }),
      ...examRoutes({
        createExam: create,
        deleteExam: deleteExam(deps),
        listExams: listExams(deps),
        listExamsOfParent: listExamsOfParent(deps),
        previewDeletion: previewDeletion(deps),
        readBatchResults: readBatchResults(deps),
        readOwnBatchRanks: readOwnBatchRanks(deps),
        readExam: readExam(deps),
        replaceExam: replaceExam(deps),
        restoreExam: restoreExam(deps),
      }),
    ],
    withinLimits: limitedExams(deps),
    subscriptions: [
      onCourseOutlined(following),
      onCourseDeleted(following),
      onCourseCopied(copyExams(deps)),
      onBatchChanged(deps.courseBatches),
      onKeyCorrected(storeCorrectedKey(deps)),
      onUserDeleted(exams),
    ],
    publishes: [examPaperPublished, examPaperWithdrawn],
    aggregates: examAggregates,
    prepare: upgradeListKeys(documents, examListKeys),
    indexes: [...examIndexes, ...outlineIndexes, ...courseBatchIndexes],
    republishable: republishExams(documents),
    loadSample: () => loadSampleExams({ ...deps, createExam: create }),
  };
}
