import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { AttemptPorts } from '../attempts/index.ts';
import type { EntitlementPorts } from '../entitlements/index.ts';
import type { FindLock } from '../openings/index.ts';
import type { MistakePorts } from '../mistakes/index.ts';
import type { AreAnswersVisible, FindClosedQuestions, FindVisibleKey, Papers } from '../papers/index.ts';
import type { QuestionBank } from '../question-bank/index.ts';
import type { QuestionSearchPorts } from '../question-search/index.ts';
import type { SiteRules } from '../site-rules/index.ts';
import { onExamSubmitted, onUserDeleted } from './events.ts';
import { practiceRoutes } from './http/practice-routes.ts';
import type { PracticePorts } from './ports.ts';
import { createDocumentLastAnswers } from './storage/document-last-answers.ts';
import { createDocumentPracticeTests, practiceTestsIndexes } from './storage/document-practice-tests.ts';
import { checkAnswer } from './use-cases/check-answer.ts';
import { createFromMistakes } from './use-cases/create-from-mistakes.ts';
import { createFromPaper } from './use-cases/create-from-paper.ts';
import { createFromResult } from './use-cases/create-from-result.ts';
import { createFromSearch } from './use-cases/create-from-search.ts';
import { createOwnTest } from './use-cases/create-own-test.ts';
import { discardPractice } from './use-cases/discard-practice.ts';
import { findQuestions, sourceOf } from './use-cases/find-questions.ts';
import { listArchive } from './use-cases/list-archive.ts';
import { publishPractice } from './use-cases/publish-practice.ts';
import { readChoices } from './use-cases/read-choices.ts';
import { readMastery } from './use-cases/read-mastery.ts';
import { readPracticeAttempt } from './use-cases/read-practice-attempt.ts';
import { readProgress } from './use-cases/read-progress.ts';
import { recordSubmitted } from './use-cases/record-submitted.ts';
import { removePractice } from './use-cases/remove-practice.ts';
import { sweepPracticeTests } from './use-cases/sweep-practice-tests.ts';

interface PracticeSources {
  readonly papers: Papers;
  readonly questionBank: QuestionBank;
  readonly areAnswersVisible: AreAnswersVisible;
  readonly visibleKey: FindVisibleKey;
  readonly closedQuestions: FindClosedQuestions;
  readonly findLock: FindLock;
}

/** The practice tests and their questions, which the mistakes notebook needs before this capability can be composed. */
export function createPracticePorts(
  { documents }: Pick<Platform, 'documents'>,
  sources: PracticeSources,
): PracticePorts {
  const practiceTests = createDocumentPracticeTests(documents);
  return {
    practiceTests,
    sourceOf: sourceOf(practiceTests),
    findQuestions: findQuestions(sources),
  };
}

type PracticeNeeds = PracticeSources &
  PracticePorts &
  MistakePorts &
  QuestionSearchPorts &
  AttemptPorts &
  EntitlementPorts & { readonly siteRules: SiteRules };

const sweepMs = 3_600_000;

/** Own tests, tests of one's mistakes, and past exams outside of the ranking: each is a practice paper. */
export function createPracticeCapability(
  { documents, now }: Pick<Platform, 'documents' | 'now'>,
  ports: PracticeNeeds,
): Capability {
  const remove = removePractice(ports);
  const deps = {
    ...ports,
    now,
    practiceAnswers: createDocumentLastAnswers(documents),
    removePractice: remove,
    publishPractice: publishPractice({ ...ports, removePractice: remove }),
  };
  return {
    routes: practiceRoutes({
      readChoices: readChoices(deps),
      createOwnTest: createOwnTest(deps),
      createFromResult: createFromResult(deps),
      createFromMistakes: createFromMistakes(deps),
      createFromPaper: createFromPaper(deps),
      createFromSearch: createFromSearch(deps),
      checkAnswer: checkAnswer(deps),
      discardPractice: discardPractice(deps),
      readPracticeAttempt: readPracticeAttempt(deps),
      readMastery: readMastery(deps),
      readProgress: readProgress(deps),
      listArchive: listArchive(deps),
      now,
    }),
    subscriptions: [onUserDeleted(deps), onExamSubmitted(recordSubmitted(deps))],
    jobs: [{ name: 'sweep-practice-tests', everyMs: sweepMs, run: sweepPracticeTests(deps) }],
    indexes: practiceTestsIndexes,
  };
}
