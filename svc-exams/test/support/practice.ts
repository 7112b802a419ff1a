import type { BankQuestion, BankQuestionInput } from '@pathshala/svc-exams-contract/question';
import type { Bookmark } from '@pathshala/svc-exams-contract/bookmarks';
import type { Mistake } from '@pathshala/svc-exams-contract/mistakes';
import type { ArchivedPaper, CheckedAnswer, PracticePaper } from '@pathshala/svc-exams-contract/practice';
import { sitter, type AttemptAnswer, type ExamsService } from './exams-service.ts';
import { questionForm } from './question-forms.ts';

interface Page<Item> {
  readonly items: Item[];
  readonly total: number;
}

/** Questions of the bank for practice, each with the first option right; names are the texts. */
export async function fillBank(
  exams: ExamsService,
  questions: readonly Partial<BankQuestionInput>[],
): Promise<readonly BankQuestion[]> {
  const added: BankQuestion[] = [];
  for (const changes of questions) {
    added.push((await exams.admin.post<BankQuestion>('/questions', questionForm(changes))).body);
  }
  return added;
}

/** The calls of practice of one student. */
export function practiser(exams: ExamsService, userId: string) {
  const student = sitter(exams, userId);
  return {
    ...student,
    create: (wish: Record<string, unknown> = {}) => student.post<PracticePaper>('/exams/practice', wish),
    fromResult: (resultId: string, more: Record<string, unknown> = {}) =>
      student.post<PracticePaper>('/exams/practice/from-result', { resultId, ...more }),
    fromMistakes: (body: Record<string, unknown> = {}) =>
      student.post<PracticePaper>('/exams/practice/from-mistakes', body),
    fromPaper: (paperId: string, more: Record<string, unknown> = {}) =>
      student.post<PracticePaper>('/exams/practice/from-paper', { paperId, ...more }),
    begin: async (examId: string) => (await student.start({ examKind: 'practice', examId })).body,
    check: (attemptId: string, questionId: string, selectedOptions: readonly string[]) =>
      student.post<CheckedAnswer>(`/exams/practice/attempts/${attemptId}/check`, {
        questionId,
        selectedOptions,
      }),
    discard: (attemptId: string) => student.delete(`/exams/practice/attempts/${attemptId}`),
    open: () => student.get<Page<{ attemptId: string; examId: string; answered: number }>>('/exams/attempts'),
    archive: () => student.get<Page<ArchivedPaper>>('/exams/practice/archive'),
    mistakes: (query = '') => student.get<Page<Mistake>>(`/exams/mistakes${query}`),
    summary: () =>
      student.get<{ due: number; total: number; nextDueAt: string | null }>('/exams/mistakes/summary'),
    bookmark: (questionId: string, examId: string, version = 1) =>
      student.put(`/exams/bookmarks/${questionId}`, { examId, version }),
    bookmarks: () => student.get<Page<Bookmark>>('/exams/bookmarks'),
    /** The questions of an attempt's paper, sorted as in the paper. */
    questions: async ({ examId }: Pick<AttemptAnswer, 'examId'>) =>
      (await student.paper(examId)).body.subjects.flatMap(({ mcqs }) => mcqs),
  };
}
