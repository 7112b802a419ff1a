import { hasCorrectOption } from '@pathshala/rules/paper-rules';
import { nextEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import type { AttemptHistories } from '../../attempts/index.ts';
import { requireExam, reviseExam } from '../domain/author-exam.ts';
import { requireSameKey } from '../domain/correct-key.ts';
import type { Exam } from '../domain/exam.ts';
import type { ExamForm } from '../domain/exam-form.ts';
import { requireValidForm } from '../domain/exam-rules.ts';
import type { Exams } from '../ports.ts';
import { changeOf } from './paper-events.ts';

interface ReplaceExamDependencies {
  readonly exams: Exams;
  readonly histories: Pick<AttemptHistories, 'countOf'>;
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

/**
 * New attempts get the new paper; open ones keep the version that they began with. Once the exam was sat its key is changed by
 * a correction only, which marks them all again.
 */
export function replaceExam({ exams, histories, now, newId }: ReplaceExamDependencies) {
  return async ({ id, form, rev, editor }: ReplaceExamCommand): Promise<Exam> => {
    const { parentType, mcqs, written } = requireExam(await exams.find(id));
    const keyless = mcqs.filter((question) => !hasCorrectOption(question));
    const confirmed = new Set(keyless.map(({ _id }) => _id));
    requireValidForm(form, { parentType, prefix: '', confirmed, stored: written });
    const time = new Date(now()).toISOString();
    const { attempts } = await histories.countOf(id);
    return exams.update(id, (stored) => {
      const mark = nextEditMark(requireExam(stored), editor, { rev, now: time });
      const revised = reviseExam(stored, form, { mark, newId });
      if (attempts > 0) requireSameKey(stored, revised);
      return changeOf(stored, revised);
    });
  };
}
