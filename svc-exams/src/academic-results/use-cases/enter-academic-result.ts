import { listKeyOf } from '@pathshala/rules/bengali-order';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { pending } from '@pathshala/events/aggregate';
import { notDeleted } from '@pathshala/rules/undo-window';
import { firstEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { academicResultEnteredNotice } from '@pathshala/svc-exams-contract/academic-notices';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import type { Entitlements } from '../../entitlements/index.ts';
import type { AcademicDetails, AcademicResult } from '../domain/academic-result.ts';
import { requireValidResult } from '../domain/require-valid-result.ts';
import type { AcademicResults, Students } from '../ports.ts';

interface EnterAcademicResultDependencies {
  readonly students: Pick<Students, 'find'>;
  readonly entitlements: Pick<Entitlements, 'coursesOf' | 'campaignsOf'>;
  readonly academicResults: AcademicResults;
  readonly now: () => number;
  readonly newId: () => string;
}

interface EnterCommand {
  readonly details: AcademicDetails;
  readonly editor: Editor;
}

/** Throws `not-found` for an account that does not exist. One with a right to an exam does: it may be older than the stored accounts. */
async function requireStudent(
  { students, entitlements }: Pick<EnterAcademicResultDependencies, 'students' | 'entitlements'>,
  studentId: string,
): Promise<void> {
  const found = await students.find(studentId);
  if (found === 'known') return;
  const rights = [await entitlements.coursesOf(studentId), await entitlements.campaignsOf(studentId)].flat();
  if (found === 'unknown' && rights.length > 0) return;
  const code = 'exams.academic.student-not-found';
  throw new DomainError('not-found', code, { fields: { studentId: code } });
}

/** The notice to the student is requested by the same write. */
export function enterAcademicResult(dependencies: EnterAcademicResultDependencies) {
  const { academicResults, now, newId } = dependencies;
  return async ({ details, editor }: EnterCommand): Promise<AcademicResult> => {
    await requireStudent(dependencies, details.studentId);
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
