import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { requireUserId } from '@pathshala/service-kit/identity/reader';
import { readPracticeMastery, readPracticeProgress } from '@pathshala/svc-exams-contract/mastery';
import * as contract from '@pathshala/svc-exams-contract/practice';
import { createPracticeFromSearch } from '@pathshala/svc-exams-contract/practice-search';
import type { checkAnswer } from '../use-cases/check-answer.ts';
import type { createFromMistakes } from '../use-cases/create-from-mistakes.ts';
import type { createFromPaper } from '../use-cases/create-from-paper.ts';
import type { createFromResult } from '../use-cases/create-from-result.ts';
import type { createFromSearch } from '../use-cases/create-from-search.ts';
import type { createOwnTest } from '../use-cases/create-own-test.ts';
import type { discardPractice } from '../use-cases/discard-practice.ts';
import type { listArchive } from '../use-cases/list-archive.ts';
import type { readChoices } from '../use-cases/read-choices.ts';
import type { readMastery } from '../use-cases/read-mastery.ts';
import type { readPracticeAttempt } from '../use-cases/read-practice-attempt.ts';
import type { readProgress } from '../use-cases/read-progress.ts';
import { toArchivedPaper, toCheckedAnswer, toPracticePaper } from './views.ts';

interface PracticeUseCases {
  readonly readChoices: ReturnType<typeof readChoices>;
  readonly createOwnTest: ReturnType<typeof createOwnTest>;
  readonly createFromResult: ReturnType<typeof createFromResult>;
  readonly createFromMistakes: ReturnType<typeof createFromMistakes>;
  readonly createFromPaper: ReturnType<typeof createFromPaper>;
  readonly createFromSearch: ReturnType<typeof createFromSearch>;
  readonly checkAnswer: ReturnType<typeof checkAnswer>;
  readonly readPracticeAttempt: ReturnType<typeof readPracticeAttempt>;
  readonly readMastery: ReturnType<typeof readMastery>;
  readonly readProgress: ReturnType<typeof readProgress>;
  readonly discardPractice: ReturnType<typeof discardPractice>;
  readonly listArchive: ReturnType<typeof listArchive>;
  readonly now: () => number;
}

export function practiceRoutes(practice: PracticeUseCases): readonly BoundRoute[] {
  return [...createRoutes(practice), ...sittingRoutes(practice), ...choiceRoutes(practice)];
}

function createRoutes(practice: PracticeUseCases): readonly BoundRoute[] {
  return [
    handle(contract.createPractice, async ({ identity, body }) => {
      const command = { ...body, studentId: requireUserId(identity), now: practice.now() };
      return toPracticePaper(await practice.createOwnTest(command));
    }),
    handle(contract.createPracticeFromResult, async ({ identity, body }) => {
      const command = { ...body, studentId: requireUserId(identity), now: practice.now() };
      return toPracticePaper(await practice.createFromResult(command));
    }),
    handle(contract.createPracticeFromMistakes, async ({ identity, body }) => {
      const command = { ...body, studentId: requireUserId(identity), now: practice.now() };
      return toPracticePaper(await practice.createFromMistakes(command));
    }),
    handle(contract.createPracticeFromPaper, async ({ identity, body }) => {
      const command = { ...body, studentId: requireUserId(identity), now: practice.now() };
      return toPracticePaper(await practice.createFromPaper(command));
    }),
    handle(createPracticeFromSearch, async ({ identity, body }) => {
      const command = { ...body, studentId: requireUserId(identity), now: practice.now() };
      return toPracticePaper(await practice.createFromSearch(command));
    }),
  ];
}

function sittingRoutes(practice: PracticeUseCases): readonly BoundRoute[] {
  return [
    handle(contract.checkPracticeAnswer, async ({ identity, params, body }) => {
      const studentId = requireUserId(identity);
      const command = { ...body, attemptId: params.id, studentId, now: practice.now() };
      return toCheckedAnswer(await practice.checkAnswer(command));
    }),
    handle(contract.discardPractice, async ({ identity, params: { id: attemptId } }) => {
      await practice.discardPractice({ attemptId, studentId: requireUserId(identity) });
      return { attemptId };
    }),
    handle(contract.readPracticeAttempt, async ({ identity, params }) => {
      const command = { attemptId: params.id, studentId: requireUserId(identity), now: practice.now() };
      const { checked, held, several, ...attempt } = await practice.readPracticeAttempt(command);
      return {
        ...attempt,
        checked: checked.map(toCheckedAnswer),
        held: held.map(({ question, selectedOptions }) => ({
          questionId: question._id,
          selectedOptions: [...selectedOptions],
        })),
        several: [...several],
      };
    }),
  ];
}

function choiceRoutes(practice: PracticeUseCases): readonly BoundRoute[] {
  return [
    handle(contract.readPracticeChoices, () => practice.readChoices()),
    handle(readPracticeMastery, async ({ identity }) => {
      const subjects = await practice.readMastery(requireUserId(identity));
      return { subjects: subjects.map((one) => ({ ...one, chapters: [...one.chapters] })) };
    }),
    handle(readPracticeProgress, async ({ identity, params }) => {
      const command = { attemptId: params.id, studentId: requireUserId(identity) };
      const { chapters, returning } = await practice.readProgress(command);
      return { chapters: [...chapters], returning: [...returning] };
    }),
    handle(contract.listPracticeArchive, async ({ identity, query }) => {
      const command = { ...query, studentId: requireUserId(identity), now: practice.now() };
      const { items, total } = await practice.listArchive(command);
      return { items: items.map(toArchivedPaper), total, page: query.page, pageSize: query.pageSize };
    }),
  ];
}
