import type { LimitedTo } from '@pathshala/rules/limited-rights';
import type { Attempts } from '../../attempts/index.ts';
import type { Papers } from '../../papers/index.ts';
import { isAttemptWithin, isPaperWithin } from '../domain/within.ts';
import type { Exams, LimitedReach } from '../ports.ts';

interface LimitedExamsDependencies {
  readonly exams: Pick<Exams, 'head'>;
  readonly papers: Pick<Papers, 'head'>;
  readonly attempts: Pick<Attempts, 'find'>;
  readonly limitedReach: LimitedReach;
}

/** Whether an exam, a paper, an attempt with its result, or a batch is of an administrator with limited rights. */
export function limitedExams({ exams, papers, attempts, limitedReach }: LimitedExamsDependencies) {
  return {
    exam: async (examId: string, limitedTo: LimitedTo) => {
      const head = await exams.head(examId);
      return head !== null && isPaperWithin(await limitedReach.of(limitedTo), head);
    },
    paper: async (paperId: string, limitedTo: LimitedTo) => {
      // The exam knows the batches that it is addressed to; other papers are for the whole course.
      const head = (await exams.head(paperId)) ?? (await papers.head(paperId));
      return head !== null && isPaperWithin(await limitedReach.of(limitedTo), head);
    },
    attempt: async (attemptId: string, limitedTo: LimitedTo) => {
      const attempt = await attempts.find(attemptId);
      return attempt !== null && isAttemptWithin(await limitedReach.attempts(limitedTo), attempt);
    },
    batch: async (batchId: string, limitedTo: LimitedTo) =>
      (await limitedReach.of(limitedTo)).batchIds.includes(batchId),
  };
}
