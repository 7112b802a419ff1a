import { handle, type BoundRoute } from '@pathshala/service-kit/http';
import * as contract from '../../../contract/http.ts';
import type { submitAttempt } from '../../attempts/use-cases/submit-attempt.ts';
import { callerId, readerOf } from '../../http/caller.ts';
import type { Results } from '../domain/results.ts';
import type { correctStoredResult } from '../use-cases/correct-stored-result.ts';
import type { readPaperAnswers } from '../use-cases/read-paper-answers.ts';
import type { readResult } from '../use-cases/read-result.ts';
import type { readUnitResults } from '../use-cases/read-unit-results.ts';
import type { recordExamResult } from '../use-cases/record-exam-result.ts';
import type { showSubmitted } from '../use-cases/show-submitted.ts';
import { resultAnswer, shownAnswer } from './result-answer.ts';

export interface ResultUseCases {
  readonly submitAttempt: ReturnType<typeof submitAttempt>;
  readonly recordExamResult: ReturnType<typeof recordExamResult>;
  readonly showSubmitted: ReturnType<typeof showSubmitted>;
  readonly readResult: ReturnType<typeof readResult>;
  readonly readPaperAnswers: ReturnType<typeof readPaperAnswers>;
  readonly readUnitResults: ReturnType<typeof readUnitResults>;
  readonly correctStoredResult: ReturnType<typeof correctStoredResult>;
  readonly results: Results;
  readonly now: () => number;
}

export function resultRoutes(exams: ResultUseCases): readonly BoundRoute[] {
  return [...submitRoutes(exams), ...readRoutes(exams), correctRoute(exams)];
}

function submitRoutes(exams: ResultUseCases): readonly BoundRoute[] {
  return [
    handle(contract.submitAttempt, async ({ identity, params, body, language }) => {
      const { answers = [], auto: isAuto } = body;
      const studentId = callerId(identity);
      const command = { attemptId: params.id, studentId, answers, isAuto, now: exams.now() };
      return shownAnswer(await exams.showSubmitted(await exams.submitAttempt(command)), language);
    }),
    handle(contract.recordExamResult, async ({ body, language }) => {
      const { studentId, yearId, unitId, answers, subjects } = body;
      const command = { studentId, yearId, unitId, answers, subjects, now: exams.now() };
      return shownAnswer(await exams.showSubmitted(await exams.recordExamResult(command)), language);
    }),
  ];
}

function readRoutes(exams: ResultUseCases): readonly BoundRoute[] {
  return [
    handle(contract.readResult, async ({ identity, params, language }) =>
      shownAnswer(
        await exams.readResult({ ...params, reader: readerOf(identity), now: exams.now() }),
        language,
      ),
    ),
    handle(contract.listResults, async ({ query, language }) => {
      const { page, pageSize } = query;
      const { items, total } = await exams.results.page(query);
      return { items: items.map((attempt) => resultAnswer(attempt, language)), total, page, pageSize };
    }),
    handle(contract.readPaperAnswers, ({ identity, params }) =>
      exams.readPaperAnswers({ ...params, reader: readerOf(identity) }),
    ),
    handle(contract.readUnitResults, ({ params }) => exams.readUnitResults(params.studentId, params.unitId)),
  ];
}

function correctRoute(exams: ResultUseCases): BoundRoute {
  return handle(contract.correctResult, async ({ identity, params, body, language }) => {
    const { score, feedback } = body.updateData;
    const correctedAt = new Date(exams.now()).toISOString();
    const command = { score, feedback, reason: body.reason, correctedBy: callerId(identity), correctedAt };
    return resultAnswer(await exams.correctStoredResult(params.resultId, command), language);
  });
}
