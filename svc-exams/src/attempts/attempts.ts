import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import { createPersonKeys } from '@pathshala/service-kit/platform/person-keys';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import {
  attemptBegun,
  examStarted,
  examSubmitted,
  noticeRequested,
} from '@pathshala/svc-exams-contract/events';
import type { EntitlementPorts } from '../entitlements/index.ts';
import type { DeskNews } from '../exam-desk/index.ts';
import type { OpeningPorts } from '../openings/index.ts';
import type { FollowWindow, Papers } from '../papers/index.ts';
import type { ParticipantJoins } from '../participants/index.ts';
import type { SiteRules } from '../site-rules/index.ts';
import { attemptRoutes } from './http/attempt-routes.ts';
import { workedExamples } from './use-cases/worked-examples.ts';
import type { AttemptPorts } from './ports.ts';
import { createDocumentAttemptHistories } from './storage/document-attempt-histories.ts';
import {
  attemptStatisticsIndexes,
  createDocumentAttemptStatistics,
} from './storage/document-attempt-statistics.ts';
import { attemptsIndexes, createDocumentAttempts } from './storage/document-attempts.ts';
import { createDocumentExamStarts, type ExamStart } from './storage/document-exam-starts.ts';
import { createDocumentSitters } from './storage/document-sitters.ts';
import { createAttemptChanges, type AttemptChanges } from './storage/attempt-changes.ts';
import { republishable } from './storage/republishable.ts';
import { changeSubjects } from './use-cases/change-subjects.ts';
import { closeOverdueAttempt } from './use-cases/close-overdue-attempt.ts';
import { confirmMovedWindows } from './use-cases/confirm-moved-windows.ts';
import { gradeAttempt } from './use-cases/grade-attempt.ts';
import { countOpenAttempts, listOpenAttempts } from './use-cases/open-attempts.ts';
import { listRegisteredExams } from './use-cases/list-registered-exams.ts';
import { moveDeadlines } from './use-cases/move-deadlines.ts';
import { moveScoreTimes } from './use-cases/move-score-times.ts';
import { readAttempt, requireOwnResult } from './use-cases/own-attempt.ts';
import { countSittings, readOverview } from './use-cases/read-overview.ts';
import { saveAnswers } from './use-cases/save-answers.ts';
import { saveLateAnswers } from './use-cases/save-late-answers.ts';
import { startAttempt } from './use-cases/start-attempt.ts';
import { requireFewStarts, requireNotJoined, requireOneSitting } from './use-cases/start-rules.ts';
import { submitAttempt } from './use-cases/submit-attempt.ts';
import { sweepOverdueAttempts } from './use-cases/sweep-overdue-attempts.ts';

interface AttemptNeeds extends Pick<EntitlementPorts, 'entitlements'>, Pick<OpeningPorts, 'findLock'> {
  readonly papers: Papers;
  readonly news: DeskNews;
  readonly joins: ParticipantJoins;
  readonly siteRules: SiteRules;
}

/** Sitting an exam: start, saves, submit, the end by the clock, and moved windows. */
export function createAttemptsCapability(
  platform: Platform,
  ports: AttemptNeeds,
): Capability & { readonly ports: AttemptPorts } {
  const { now } = platform;
  const changes = createAttemptChanges();
  const stored = { ...ports, ...storageOf(platform, changes), now };
  const sitting = { ...stored, closeOverdue: closeOverdueAttempt(stored) };
  const shared: AttemptPorts = {
    attempts: stored.attempts,
    deskAttempts: stored.deskAttempts,
    histories: createDocumentAttemptHistories(platform.documents),
    closeOverdue: sitting.closeOverdue,
    requireOwnResult: requireOwnResult(sitting),
    grade: gradeAttempt(stored),
    onChange: changes.onChange,
    onMovedDeadline: changes.onMovedDeadline,
    followWindow: inSequence(moveDeadlines(stored), moveScoreTimes(stored), async ({ paperId, examKind }) =>
      changes.report({ examId: paperId, examKind, attemptId: null }),
    ),
    startAttempt: startAttempt({
      ...sitting,
      requireFewStarts: requireFewStarts(stored.attempts, () => ports.siteRules.current().exams),
      requireOneSitting: requireOneSitting(stored),
      requireNotJoined: requireNotJoined(stored),
    }),
    changeSubjects: changeSubjects(stored),
    submitAttempt: submitAttempt(stored),
  };
  const statistics = createDocumentAttemptStatistics(platform.documents);
  const useCases = {
    ...shared,
    readAttempt: readAttempt(sitting),
    saveAnswers: saveAnswers({ ...stored, saveLate: saveLateAnswers(stored) }),
    newsNoOf: ports.news.newsNoOf,
    listOpenAttempts: listOpenAttempts(stored),
    listRegisteredExams: listRegisteredExams(sitting),
    countOpenAttempts: countOpenAttempts({ statistics }),
    readOverview: readOverview({ ...ports, statistics, now }),
    countSittings: countSittings({ statistics, now }),
    now,
  };
  const sweep = sweepOverdueAttempts(sitting);
  const confirm = confirmMovedWindows({ ...stored, ...shared });
  return {
    ports: shared,
    routes: attemptRoutes(useCases),
    publishes: [examSubmitted, examStarted, attemptBegun, noticeRequested],
    aggregates: ['attempts', 'exam_starts'],
    indexes: [...attemptsIndexes, ...attemptStatisticsIndexes],
    republishable: republishable(platform),
    workedExamples,
    jobs: [
      { name: 'sweep-overdue-attempts', everyMs: 1000, run: sweep },
      { name: 'confirm-moved-windows', everyMs: 1000, run: confirm },
    ],
  };
}

function storageOf(platform: Platform, changes: AttemptChanges) {
  const { documents, secrets, now, newId } = platform;
  const { attempts, deskAttempts } = createDocumentAttempts(platform, changes);
  return {
    attempts,
    deskAttempts,
    sitters: createDocumentSitters(documents, attempts),
    personKeys: createPersonKeys(secrets.sessionSecret),
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
