import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-exams-contract/exam-findings';
import type { ExamFindings } from '../domain/exam-findings.ts';
import type { readFindings, reviewFinding } from '../use-cases/review-finding.ts';

interface FindingUseCases {
  readonly readFindings: ReturnType<typeof readFindings>;
  readonly reviewFinding: ReturnType<typeof reviewFinding>;
  readonly now: () => number;
}

export function findingRoutes({ readFindings, reviewFinding, now }: FindingUseCases): readonly BoundRoute[] {
  return [
    handle(contract.readExamFindings, async ({ params: { paperId } }) =>
      viewFindings(paperId, await readFindings(paperId)),
    ),
    handle(contract.reviewFinding, async ({ identity, params, body: { isKeyRight, keyVersion } }) => {
      const { paperId, questionId } = params;
      const { id: byId, name: by } = editorOf(identity);
      const review = isKeyRight ? { at: new Date(now()).toISOString(), byId, by } : null;
      return viewFindings(paperId, await reviewFinding(paperId, { questionId, review, keyVersion }));
    }),
  ];
}

function viewFindings(examId: string, stored: ExamFindings | null): contract.ExamFindings {
  const questions = (stored?.questions ?? []).map(({ questionId, findings, review }) => ({
    questionId,
    findings: [...findings],
    review: review && { at: review.at, by: review.by },
  }));
  return { examId, keyVersion: stored?.keyVersion ?? 0, madeAt: stored?.madeAt ?? null, questions };
}
