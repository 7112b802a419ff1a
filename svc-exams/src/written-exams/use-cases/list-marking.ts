import type { LimitedTo } from '@pathshala/rules/limited-rights';
import type { LimitedReach } from '../../exams/index.ts';
import type { AnswerQuery, WaitingExam, WrittenResult, WrittenResults } from '../ports.ts';

interface ListMarkingDependencies {
  readonly writtenResults: WrittenResults;
  readonly limitedReach: LimitedReach;
}

interface MarkingQueue {
  readonly items: readonly WrittenResult[];
  readonly total: number;
  readonly counts: { readonly unmarked: number; readonly marked: number };
  readonly exams: readonly WaitingExam[];
}

const examsShown = 100;

export function listMarking({ writtenResults, limitedReach }: ListMarkingDependencies) {
  return async (query: Omit<AnswerQuery, 'within'>, limitedTo?: LimitedTo): Promise<MarkingQueue> => {
    const within = limitedTo && (await limitedReach.attempts(limitedTo));
    const { examId } = query;
    const [page, unmarked, marked, exams] = await Promise.all([
      writtenResults.list({ ...query, within }),
      writtenResults.count({ state: 'unmarked', examId, within }),
      writtenResults.count({ state: 'marked', examId, within }),
      writtenResults.waitingExams(within),
    ]);
    return { ...page, counts: { unmarked, marked }, exams: exams.slice(0, examsShown) };
  };
}
