import type { LimitedTo } from '@pathshala/rules/limited-rights';
import { permissions } from '@pathshala/rules/permissions';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-exams-contract/http';
import type { AttemptPorts } from '../../attempts/index.ts';
import type { AllResultsQuery, Results } from '../ports.ts';
import { readerOf, requireUserId } from '@pathshala/service-kit/identity/reader';
import type { correctStoredResult } from '../use-cases/correct-stored-result.ts';
import type { listResults } from '../use-cases/list-results.ts';
import type { readResult } from '../use-cases/read-result.ts';
import type { readUnitResults } from '../use-cases/read-unit-results.ts';
import type { recordExamResult } from '../use-cases/record-exam-result.ts';
import type { showSubmitted } from '../use-cases/show-submitted.ts';
import { toResult, toResultSummary } from './views.ts';

interface ResultUseCases {
  readonly submitAttempt: AttemptPorts['submitAttempt'];
  readonly recordExamResult: ReturnType<typeof recordExamResult>;
  readonly showSubmitted: ReturnType<typeof showSubmitted>;
  readonly readResult: ReturnType<typeof readResult>;
  readonly readUnitResults: ReturnType<typeof readUnitResults>;
  readonly correctStoredResult: ReturnType<typeof correctStoredResult>;
  readonly listResults: ReturnType<typeof listResults>;
  readonly listExamResults: (
    query: AllResultsQuery,
    limitedTo: LimitedTo | undefined,
  ) => ReturnType<Results['pageOfAll']>;
  readonly now: () => number;
}

export function resultRoutes(exams: ResultUseCases): readonly BoundRoute[] {
  return [...submitRoutes(exams), ...readRoutes(exams), correctRoute(exams)];
}

function submitRoutes(exams: ResultUseCases): readonly BoundRoute[] {
  return [
    handle(contract.submitAttempt, async ({ identity, params, body, receivedAt, language }) => {
      const { answers = [], auto: isAuto } = body;
      const studentId = requireUserId(identity);
      const now = exams.now();
      const command = { attemptId: params.id, studentId, answers, isAuto, receivedAt, now };
      const submitted = await exams.submitAttempt(command);
      return toResult(await exams.showSubmitted(submitted, now), { language, isAdmin: false });
    }),
    handle(contract.recordExamResult, async ({ body, language }) => {
      const { studentId, yearId, unitId, answers, subjects } = body;
      const now = exams.now();
      const recorded = await exams.recordExamResult({ studentId, yearId, unitId, answers, subjects, now });
      return toResult(await exams.showSubmitted(recorded, now), { language, isAdmin: false });
    }),
  ];
}

function readRoutes(exams: ResultUseCases): readonly BoundRoute[] {
  return [
    handle(contract.readResult, async ({ identity, params, language }) => {
      const reader = readerOf(identity, permissions.marking);
      const shown = await exams.readResult({ ...params, reader, now: exams.now() });
      return toResult(shown, { language, isAdmin: reader.isAdmin });
    }),
    handle(contract.listResults, async ({ identity, query, language }) => {
      const { isAdmin } = readerOf(identity, permissions.marking);
      const { items, total } = await exams.listResults({ ...query, isAdmin, now: exams.now() });
      const answers = items.map(({ attempt, ...shown }) =>
        toResultSummary(attempt, { language, isAdmin, ...shown }),
      );
      return { items: answers, total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.readUnitResults, ({ params }) => exams.readUnitResults(params.studentId, params.unitId)),
    handle(contract.listExamResults, async ({ query, language, identity: { limitedTo } }) => {
      const { items, total } = await exams.listExamResults(query, limitedTo);
      const shown = { language, hiddenUntil: null, isKeyReasonShown: true, isAdmin: true } as const;
      const answers = items.map((attempt) => toResultSummary(attempt, shown));
      return { items: answers, total, page: query.page, pageSize: query.pageSize };
    }),
  ];
}

function correctRoute(exams: ResultUseCases): BoundRoute {
  return handle(contract.correctResult, async ({ identity, params, body, language }) => {
    const { resultId, updateData, rev } = body;
    if (resultId !== undefined && resultId !== params.resultId) {
      throw new DomainError('invalid', 'exams.other-result', { fields: { resultId: 'exams.other-result' } });
    }
    const { score, feedback } = updateData;
    const correctedAt = new Date(exams.now()).toISOString();
    const reason = body.reason ?? updateData.reason ?? '';
    const command = { score, feedback, reason, correctedBy: requireUserId(identity), correctedAt, rev };
    const corrected = await exams.correctStoredResult(params.resultId, command);
    const shown = { hiddenUntil: null, isKeyReasonShown: true, isAdmin: true } as const;
    return toResultSummary(corrected, { language, ...shown });
  });
}
