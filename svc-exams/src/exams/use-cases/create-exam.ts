import { firstEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { draftExam } from '../domain/author-exam.ts';
import type { Exam } from '../domain/exam.ts';
import type { ExamForm } from '../domain/exam-form.ts';
import type { ParentRef } from '../domain/exam-place.ts';
import { requireValidForm } from '../domain/exam-rules.ts';
import type { ExamNumbers } from '../ports.ts';
import { requirePlace } from './find-place.ts';
import { followOutline, type FollowOutlineDependencies } from './follow-outline.ts';
import { changeOf } from './paper-events.ts';

interface CreateExamDependencies extends FollowOutlineDependencies {
  readonly examNumbers: ExamNumbers;
  readonly now: () => number;
  readonly newId: () => string;
}

interface CreateExamCommand {
  readonly parent: ParentRef;
  readonly form: ExamForm;
  readonly editor: Editor;
}

/** One write stores the exam and publishes its paper. */
export function createExam(deps: CreateExamDependencies) {
  const { exams, examNumbers, now, newId } = deps;
  const placeOf = requirePlace(deps);
  const follow = followOutline(deps);
  return async ({ parent, form, editor }: CreateExamCommand): Promise<Exam> => {
    const place = await placeOf(parent);
    requireValidForm(form, { parentType: parent.parentType, prefix: 'examDetails.' });
    const time = new Date(now()).toISOString();
    const draft = draftExam(form, {
      place,
      examNumber: await examNumbers.next(parent),
      mark: firstEditMark(editor, time),
      now: time,
      newId,
    });
    const { state, events } = changeOf(null, draft);
    await exams.insert(state, events);
    // The parent may have been removed while this exam was not stored yet.
    await follow(place.courseId);
    return state;
  };
}
