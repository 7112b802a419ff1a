import { createAggregateStore } from '@pathshala/service-kit/events';
import type { Platform } from '@pathshala/service-kit/platform';
import type { CreateService } from '@pathshala/service-kit/service';
import { examSubmitted } from '../contract/events.ts';
import type { Attempt } from './attempts/domain/attempt.ts';
import { attemptRoutes } from './attempts/http/attempt-routes.ts';
import {
  attemptIndexes,
  createDocumentAttempts,
  type StoredAttempt,
} from './attempts/storage/document-attempts.ts';
import { changeSubjects } from './attempts/use-cases/change-subjects.ts';
import { closeOverdueAttempt } from './attempts/use-cases/close-overdue-attempt.ts';
import { listOpenAttempts } from './attempts/use-cases/list-open-attempts.ts';
import { listRegisteredExams } from './attempts/use-cases/list-registered-exams.ts';
import { previewExam } from './attempts/use-cases/preview-exam.ts';
import { readAttempt } from './attempts/use-cases/read-attempt.ts';
import { saveAnswers } from './attempts/use-cases/save-answers.ts';
import { startAttempt } from './attempts/use-cases/start-attempt.ts';
import { submitAttempt } from './attempts/use-cases/submit-attempt.ts';
import { sweepOverdueAttempts } from './attempts/use-cases/sweep-overdue-attempts.ts';
import {
  onCampaignRegistered,
  onCampaignRegistrationCancelled,
} from './entitlements/events/on-campaign-registration.ts';
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
import { areAnswersVisible } from './results/use-cases/are-answers-visible.ts';
import { correctStoredResult } from './results/use-cases/correct-stored-result.ts';
import { readPaperAnswers } from './results/use-cases/read-paper-answers.ts';
import { readResult } from './results/use-cases/read-result.ts';
import { readUnitResults } from './results/use-cases/read-unit-results.ts';
import { recordExamResult } from './results/use-cases/record-exam-result.ts';
import { showSubmitted } from './results/use-cases/show-submitted.ts';
import { republishable } from './storage/republishable.ts';

/** Papers, entitlements, attempts and results: the one way any exam is sat. */
export const createExamsService: CreateService = (platform) => {
  const stores = storesOf(platform);
  const { now } = platform;
  const closeOverdue = closeOverdueAttempt(stores);
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
    previewExam: previewExam(sitting),
    now,
  };
  const results = {
    ...attempts,
    recordExamResult: recordExamResult({ ...stores, ...attempts }),
    showSubmitted: showSubmitted(marking),
    readResult: readResult(marking),
    readPaperAnswers: readPaperAnswers(marking),
    readUnitResults: readUnitResults(stores),
    correctStoredResult: correctStoredResult(stores),
    results: stores.results,
  };
  return {
    name: 'svc-exams',
    republishable: republishable(platform),
    prefixes: ['/exams', '/academicresult', '/questions'],
    routes: [...attemptRoutes(attempts), ...resultRoutes(results)],
    publishes: [examSubmitted],
    subscriptions: [
      onPastYearPublished(stores),
      onPastYearWithdrawn(stores),
      onCampaignPaperPublished(stores),
      onCampaignPaperWithdrawn(stores),
      onStudentEnrolled(stores),
      onCampaignRegistered(stores),
      onCampaignRegistrationCancelled(stores),
      onResultsReleased(stores),
      onUserDeleted(stores),
    ],
    aggregates: ['attempts'],
    indexes: [...paperIndexes, ...entitlementIndexes, ...attemptIndexes, ...resultIndexes],
    jobs: [
      {
        name: 'sweep-overdue-attempts',
        everyMs: 1000,
        run: sweepOverdueAttempts({ attempts: stores.attempts, closeOverdue, now }),
      },
    ],
  };
};

function storesOf({ documents, now, newId }: Platform) {
  const collection = documents.collection<StoredAttempt>('attempts');
  const aggregates = createAggregateStore<Attempt>({ collection, now, newId });
  return {
    attempts: createDocumentAttempts({ documents, aggregates }),
    papers: createDocumentPapers(documents),
    entitlements: createDocumentEntitlements(documents),
    releases: createDocumentReleases(documents),
    results: createDocumentResults(documents),
  };
}
