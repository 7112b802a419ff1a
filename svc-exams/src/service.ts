import { messages } from '@pathshala/svc-exams-contract/messages';
import { prefixes } from '@pathshala/svc-exams-contract/prefixes';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { CreateService, Subscription } from '@pathshala/service-kit/service/service';
import { examStarted, examSubmitted } from '@pathshala/svc-exams-contract/events';
import type { Attempt } from './attempts/domain/attempt.ts';
import { attemptRoutes } from './attempts/http/attempt-routes.ts';
import {
  attemptIndexes,
  createDocumentAttempts,
  type StoredAttempt,
} from './attempts/storage/document-attempts.ts';
import { changeSubjects } from './attempts/use-cases/change-subjects.ts';
import { closeOverdueAttempt } from './attempts/use-cases/close-overdue-attempt.ts';
import {
  confirmMovedWindows,
  moveDeadlines,
  type FollowWindow,
} from './attempts/use-cases/move-deadlines.ts';
import { moveScoreTimes } from './attempts/use-cases/move-score-times.ts';
import { createDocumentExamStarts, type ExamStart } from './attempts/storage/document-exam-starts.ts';
import { listOpenAttempts } from './attempts/use-cases/list-open-attempts.ts';
import { listRegisteredExams } from './attempts/use-cases/list-registered-exams.ts';
import { paperRoutes } from './papers/http/paper-routes.ts';
import { createPaperResources } from './papers/http/paper-resources.ts';
import { previewExam } from './papers/use-cases/preview-exam.ts';
import { readPaper } from './papers/use-cases/read-paper.ts';
import { readPaperKey } from './papers/use-cases/read-paper-key.ts';
import { readAttempt } from './attempts/use-cases/read-attempt.ts';
import { saveAnswers } from './attempts/use-cases/save-answers.ts';
import { startAttempt } from './attempts/use-cases/start-attempt.ts';
import { submitAttempt } from './attempts/use-cases/submit-attempt.ts';
import { sweepOverdueAttempts } from './attempts/use-cases/sweep-overdue-attempts.ts';
import {
  onCampaignRegistered,
  onCampaignRegistrationCancelled,
} from './entitlements/events/on-campaign-registration.ts';
import { onCourseDeleted } from './entitlements/events/on-course-deleted.ts';
import { onResultsReleased } from './entitlements/events/on-results-released.ts';
import { onStudentEnrolled } from './entitlements/events/on-student-enrolled.ts';
import { onUserDeleted } from './entitlements/events/on-user-deleted.ts';
import {
  createDocumentEntitlements,
  createDocumentReleases,
  entitlementIndexes,
} from './entitlements/storage/document-entitlements.ts';
import { onCampaignPaperPublished, onPastYearPublished } from './papers/events/on-paper-published.ts';
import { onCampaignPaperWithdrawn, onPastYearWithdrawn } from './papers/events/on-paper-withdrawn.ts';
import { createDocumentPapers, paperIndexes } from './papers/storage/document-papers.ts';
import { resultRoutes } from './results/http/result-routes.ts';
import { createDocumentResults, resultIndexes } from './results/storage/document-results.ts';
import { areAnswersVisible } from './papers/use-cases/are-answers-visible.ts';
import { listResults } from './results/use-cases/list-results.ts';
import { correctStoredResult } from './results/use-cases/correct-stored-result.ts';
import { readResult } from './results/use-cases/read-result.ts';
import { readUnitResults } from './results/use-cases/read-unit-results.ts';
import { recordExamResult } from './results/use-cases/record-exam-result.ts';
import { showSubmitted } from './results/use-cases/show-submitted.ts';
import { republishable } from './storage/republishable.ts';

/** Papers, entitlements, attempts and results: the one way any exam is sat. */
export const createService: CreateService = (platform) => {
  const stores = storesOf(platform);
  const { now } = platform;
  const closeOverdue = closeOverdueAttempt(stores);
  const followWindow = followWindowBy(moveDeadlines({ ...stores, now }), moveScoreTimes(stores));
  const sitting = { ...stores, closeOverdue };
  const marking = { ...sitting, areAnswersVisible: areAnswersVisible(stores) };
  const attempts = {
    startAttempt: startAttempt(sitting),
    readAttempt: readAttempt(sitting),
    saveAnswers: saveAnswers(stores),
    changeSubjects: changeSubjects(stores),
    submitAttempt: submitAttempt(stores),
    listOpenAttempts: listOpenAttempts(stores),
    listRegisteredExams: listRegisteredExams(sitting),
    now,
  };
  const results = {
    ...attempts,
    recordExamResult: recordExamResult({ ...stores, ...attempts }),
    showSubmitted: showSubmitted(marking),
    readResult: readResult(marking),
    readUnitResults: readUnitResults(stores),
    correctStoredResult: correctStoredResult(stores),
    listResults: listResults(stores),
  };
  const papers = {
    previewExam: previewExam(marking),
    readPaper: readPaper(marking),
    readPaperKey: readPaperKey(marking),
    now,
  };
  return {
    name: 'svc-exams',
    republishable: republishable(platform),
    prefixes,
    messages,
    routes: [
      ...attemptRoutes(attempts),
      ...paperRoutes(papers, createPaperResources()),
      ...resultRoutes(results),
    ],
    publishes: [examSubmitted, examStarted],
    subscriptions: subscriptionsOf(stores, followWindow),
    aggregates: ['attempts', 'exam_starts'],
    indexes: [...paperIndexes, ...entitlementIndexes, ...attemptIndexes, ...resultIndexes],
    jobs: [
      {
        name: 'sweep-overdue-attempts',
        everyMs: 1000,
        run: sweepOverdueAttempts({ attempts: stores.attempts, closeOverdue, now }),
      },
      {
        name: 'confirm-moved-windows',
        everyMs: 1000,
        run: confirmMovedWindows({ ...stores, now }, followWindow),
      },
    ],
  };
};

function subscriptionsOf(stores: Stores, followWindow: FollowWindow): readonly Subscription[] {
  return [
    onPastYearPublished(stores),
    onPastYearWithdrawn(stores),
    onCampaignPaperPublished({ ...stores, followWindow }),
    onCampaignPaperWithdrawn(stores),
    onStudentEnrolled(stores),
    onCourseDeleted(stores),
    onCampaignRegistered(stores),
    onCampaignRegistrationCancelled(stores),
    onResultsReleased(stores),
    onUserDeleted(stores),
  ];
}

/** One after the other, for the same head. */
function followWindowBy(...steps: readonly FollowWindow[]): FollowWindow {
  return async (head) => {
    for (const step of steps) await step(head);
  };
}

type Stores = ReturnType<typeof storesOf>;

function storesOf({ documents, now, newId }: Platform) {
  const collection = documents.collection<StoredAttempt>('attempts');
  const aggregates = createAggregateStore<Attempt>({ collection, now, newId });
  return {
    attempts: createDocumentAttempts({ documents, aggregates }),
    examStarts: createDocumentExamStarts(
      createAggregateStore<ExamStart>({ collection: documents.collection('exam_starts'), now, newId }),
    ),
    papers: createDocumentPapers({ documents, now }),
    entitlements: createDocumentEntitlements(documents),
    releases: createDocumentReleases(documents),
    results: createDocumentResults(documents),
  };
}
