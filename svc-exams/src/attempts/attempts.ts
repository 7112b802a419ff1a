import { createAggregateStore } from '@pathshala/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { examStarted, examSubmitted, noticeRequested } from '@pathshala/svc-exams-contract/events';
import type { EntitlementPorts } from '../entitlements/ports.ts';
import type { FollowWindow, Papers } from '../papers/ports.ts';
import type { Attempt } from './domain/attempt.ts';
import { attemptRoutes } from './http/attempt-routes.ts';
import type { AttemptPorts } from './ports.ts';
import {
  attemptStatisticsIndexes,
  createDocumentAttemptStatistics,
} from './storage/document-attempt-statistics.ts';
import { attemptsIndexes, createDocumentAttempts, type StoredAttempt } from './storage/document-attempts.ts';
import { createDocumentExamStarts, type ExamStart } from './storage/document-exam-starts.ts';
import { republishable } from './storage/republishable.ts';
import { changeSubjects } from './use-cases/change-subjects.ts';
import { closeOverdueAttempt } from './use-cases/close-overdue-attempt.ts';
import { confirmMovedWindows } from './use-cases/confirm-moved-windows.ts';
import { listOpenAttempts } from './use-cases/list-open-attempts.ts';
import { listRegisteredExams } from './use-cases/list-registered-exams.ts';
import { moveDeadlines } from './use-cases/move-deadlines.ts';
import { moveScoreTimes } from './use-cases/move-score-times.ts';
import { readAttempt } from './use-cases/read-attempt.ts';
import { readOverview } from './use-cases/read-overview.ts';
import { saveAnswers } from './use-cases/save-answers.ts';
import { startAttempt } from './use-cases/start-attempt.ts';
import { submitAttempt } from './use-cases/submit-attempt.ts';
import { sweepOverdueAttempts } from './use-cases/sweep-overdue-attempts.ts';

/** Sitting an exam: start, saves, submit, the clock that ends it, and windows that are moved meanwhile. */
export function createAttemptsCapability(
  platform: Platform,
  ports: Pick<EntitlementPorts, 'entitlements'> & { readonly papers: Papers },
): Capability & { readonly ports: AttemptPorts } {
  const { now } = platform;
  const stored = { ...ports, ...storageOf(platform), now };
  const sitting = { ...stored, closeOverdue: closeOverdueAttempt(stored) };
  const shared: AttemptPorts = {
    attempts: stored.attempts,
    closeOverdue: sitting.closeOverdue,
    followWindow: inSequence(moveDeadlines(stored), moveScoreTimes(stored)),
    startAttempt: startAttempt(sitting),
    changeSubjects: changeSubjects(stored),
    submitAttempt: submitAttempt(stored),
  };
  const useCases = {
    ...shared,
    readAttempt: readAttempt(sitting),
    saveAnswers: saveAnswers(stored),
    listOpenAttempts: listOpenAttempts(stored),
    listRegisteredExams: listRegisteredExams(sitting),
    readOverview: readOverview({
      ...ports,
      statistics: createDocumentAttemptStatistics(platform.documents),
      now,
    }),
    now,
  };
  const sweep = sweepOverdueAttempts(sitting);
  const confirm = confirmMovedWindows({ ...stored, ...shared });
  return {
    ports: shared,
    routes: attemptRoutes(useCases),
    publishes: [examSubmitted, examStarted, noticeRequested],
    aggregates: ['attempts', 'exam_starts'],
    indexes: [...attemptsIndexes, ...attemptStatisticsIndexes],
    republishable: republishable(platform),
    jobs: [
      { name: 'sweep-overdue-attempts', everyMs: 1000, run: sweep },
      { name: 'confirm-moved-windows', everyMs: 1000, run: confirm },
    ],
  };
}

function storageOf({ documents, now, newId }: Platform) {
  const attempts = documents.collection<StoredAttempt>('attempts');
  const aggregates = createAggregateStore<Attempt>({ collection: attempts, now, newId });
  return {
    attempts: createDocumentAttempts({ documents, aggregates }),
    examStarts: createDocumentExamStarts(
      createAggregateStore<ExamStart>({ collection: documents.collection('exam_starts'), now, newId }),
    ),
  };
}

function inSequence(...steps: readonly FollowWindow[]): FollowWindow {
  return async (head) => {
    for (const step of steps) await step(head);
  };
}
