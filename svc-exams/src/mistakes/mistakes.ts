import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { AttemptPorts } from '../attempts/index.ts';
import type { IsKeyReleased, Papers } from '../papers/index.ts';
import type { GradeAnswer, PracticePorts } from '../practice/index.ts';
import type { QuestionBank } from '../question-bank/index.ts';
import { createFsrsScheduler } from './adapters/fsrs-scheduler.ts';
import { onExamSubmitted, onUserDeleted } from './events.ts';
import { mistakeRoutes } from './http/mistake-routes.ts';
import type { MistakePorts } from './ports.ts';
import { createDocumentMistakes, mistakesIndexes } from './storage/document-mistakes.ts';
import { createDocumentMistakeWaits } from './storage/document-mistake-waits.ts';
import { collectMistakes } from './use-cases/collect-mistakes.ts';
import { collectReleased } from './use-cases/collect-released.ts';
import { collectSubmitted } from './use-cases/collect-submitted.ts';
import { findWeakestChapter } from './use-cases/find-weakest-chapter.ts';
import { dueTimesOf } from './use-cases/due-times-of.ts';
import { gradeAnswers, type GradeAnswers } from './use-cases/grade-answers.ts';
import { gradeMistake } from './use-cases/grade-mistake.ts';
import { listMistakes } from './use-cases/list-mistakes.ts';
import { mistakesToPractise, sourceOfMistake } from './use-cases/mistakes-to-practise.ts';
import { readSummary } from './use-cases/read-summary.ts';
import { removeMistake } from './use-cases/remove-mistake.ts';

interface MistakeNeeds extends PracticePorts, Pick<AttemptPorts, 'attempts' | 'deskAttempts'> {
  readonly papers: Papers;
  readonly questionBank: Pick<QuestionBank, 'find' | 'practiceChoices'>;
  readonly isKeyReleased: IsKeyReleased;
}

const collectMs = 60_000;

/** The mistakes notebook: questions answered wrong are repeated before they are forgotten. */
export function createMistakesCapability(
  { documents, now }: Pick<Platform, 'documents' | 'now'>,
  ports: MistakeNeeds,
): Capability & { readonly ports: MistakePorts } {
  const stored = {
    mistakes: createDocumentMistakes(documents),
    mistakeWaits: createDocumentMistakeWaits(documents),
    scheduler: createFsrsScheduler(),
  };
  const grading = gradeAnswers({ ...ports, ...stored });
  const deps = { ...ports, ...stored, now, collect: collectMistakes({ ...ports, gradeAnswers: grading }) };
  return {
    ports: {
      mistakesToPractise: mistakesToPractise(deps),
      gradeAnswer: gradeOne(grading),
      dueReviews: (query) => stored.mistakes.dueReviews(query),
      sourceOfMistake: sourceOfMistake(deps),
      dueTimesOf: dueTimesOf(deps),
    },
    routes: mistakeRoutes({
      listMistakes: listMistakes(deps),
      readSummary: readSummary(deps),
      findWeakestChapter: findWeakestChapter(deps),
      gradeMistake: gradeMistake(deps),
      removeMistake: removeMistake(deps),
      now,
    }),
    subscriptions: [onExamSubmitted(collectSubmitted(deps)), onUserDeleted(stored.mistakes)],
    jobs: [{ name: 'collect-released-mistakes', everyMs: collectMs, run: collectReleased(deps) }],
    indexes: mistakesIndexes,
  };
}

function gradeOne(grade: GradeAnswers): GradeAnswer {
  return async ({ questionId, isCorrect, ...answer }) => {
    const cards = await grade({ ...answer, questions: [{ questionId, isCorrect }] });
    const card = cards.get(questionId);
    return card === undefined ? null : { cardId: card._id, dueAt: card.memory.dueAt };
  };
}
