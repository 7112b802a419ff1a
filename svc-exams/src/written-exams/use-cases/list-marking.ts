import type { AnswerQuery, WaitingExam, WrittenResult, WrittenResults } from '../ports.ts';

interface ListMarkingDependencies {
  readonly writtenResults: WrittenResults;
}

interface MarkingQueue {
  readonly items: readonly WrittenResult[];
  readonly total: number;
  readonly counts: { readonly unmarked: number; readonly marked: number };
  readonly exams: readonly WaitingExam[];
}

const examsShown = 100;

export function listMarking({ writtenResults }: ListMarkingDependencies) {
  return async (query: AnswerQuery): Promise<MarkingQueue> => {
    const { examId } = query;
    const [page, unmarked, marked, exams] = await Promise.all([
      writtenResults.list(query),
      writtenResults.count({ state: 'unmarked', examId }),
      writtenResults.count({ state: 'marked', examId }),
      writtenResults.waitingExams(),
    ]);
    return { ...page, counts: { unmarked, marked }, exams: exams.slice(0, examsShown) };
  };
}
