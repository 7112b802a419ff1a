import { listKeyOf } from '@pathshala/rules/bengali-order';
import { pending } from '@pathshala/events/aggregate';
import { notDeleted } from '@pathshala/rules/undo-window';
import { firstEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { academicResultEnteredNotice } from '@pathshala/svc-exams-contract/academic-notices';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import type { AcademicDetails, AcademicResult } from '../domain/academic-result.ts';
import { requireValidResult } from '../domain/require-valid-result.ts';
import type { AcademicResults } from '../ports.ts';

export interface EnterAcademicResultDependencies {
  readonly academicResults: AcademicResults;
  readonly now: () => number;
  readonly newId: () => string;
}

/** The notice to the student is requested by the same write. */
export function enterAcademicResult({ academicResults, now, newId }: EnterAcademicResultDependencies) {
  return ({ details, editor }: { details: AcademicDetails; editor: Editor }): Promise<AcademicResult> => {
    const entered = {
      _id: newId(),
      ...requireValidResult(details),
      titleKey: listKeyOf(details.title),
      ...notDeleted,
      ...firstEditMark(editor, new Date(now()).toISOString()),
    };
    const values = { title: details.title, path: '/exams/report-card' };
    const notice = academicResultEnteredNotice.request(details.studentId, values);
    return academicResults.insert(entered, [pending(noticeRequested, notice)]);
  };
}
