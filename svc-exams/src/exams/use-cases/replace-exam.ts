import { hasCorrectOption } from '@pathshala/rules/paper-rules';
import { nextEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { requireExam, reviseExam } from '../domain/author-exam.ts';
import type { Exam } from '../domain/exam.ts';
import type { ExamForm } from '../domain/exam-form.ts';
import { requireValidForm } from '../domain/exam-rules.ts';
import type { Exams } from '../ports.ts';
import { changeOf } from './paper-events.ts';

export interface ReplaceExamDependencies {
  readonly exams: Exams;
  readonly now: () => number;
  readonly newId: () => string;
}

interface ReplaceExamCommand {
  readonly id: string;
  readonly form: ExamForm;
  /** The revision that the editor has read; undefined replaces whatever is stored. */
  readonly rev: number | undefined;
  readonly editor: Editor;
}

/** New attempts get the new paper; open ones keep the version that they began with. */
export function replaceExam({ exams, now, newId }: ReplaceExamDependencies) {
  return async ({ id, form, rev, editor }: ReplaceExamCommand): Promise<Exam> => {
    const { parentType, mcqs } = requireExam(await exams.find(id));
    const keyless = mcqs.filter((question) => !hasCorrectOption(question));
    const confirmed = new Set(keyless.map(({ _id }) => _id));
    requireValidForm(form, { parentType, prefix: '', confirmed });
    const time = new Date(now()).toISOString();
    return exams.update(id, (stored) => {
      const mark = nextEditMark(requireExam(stored), editor, { rev, now: time });
      return changeOf(stored, reviseExam(stored, form, { mark, newId }));
    });
  };
}
