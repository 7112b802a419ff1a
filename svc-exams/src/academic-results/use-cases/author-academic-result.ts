import { type Editor, firstEditMark, nextEditMark } from '@pathshala/back-office/edit-mark';
import { deletedThingOf, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { pending } from '@pathshala/service-kit/events/aggregate';
import { listKeyOf } from '@pathshala/rules/bengali-order';
import { deletedNow, isDeletedForGood, notDeleted, undoUntilOf } from '@pathshala/rules/undo-window';
import { forEachSettled } from '@pathshala/service-kit/platform/for-each-settled';
import { academicResultEnteredNotice } from '@pathshala/svc-exams-contract/academic-notices';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import type { Entitlements } from '../../entitlements/index.ts';
import {
  type AcademicDetails,
  type AcademicResult,
  requireAcademicResult,
} from '../domain/academic-result.ts';
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

/**
 * Throws `not-found` for an account that does not exist. An account with a right to an exam counts as existing: it may be older
 * than the stored accounts.
 */
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

interface ReplaceAcademicResultDependencies {
  readonly academicResults: AcademicResults;
  readonly now: () => number;
}

interface ReplaceAcademicResultCommand {
  readonly id: string;
  readonly details: AcademicDetails;
  /** The revision that the editor has read; undefined replaces whatever is stored. */
  readonly rev: number | undefined;
  readonly editor: Editor;
}

/** Throws `invalid` for another student: a student who has read the result must not lose it. */
export function replaceAcademicResult({ academicResults, now }: ReplaceAcademicResultDependencies) {
  return async ({ id, details, rev, editor }: ReplaceAcademicResultCommand): Promise<AcademicResult> => {
    requireAcademicResult(await academicResults.find(id));
    return academicResults.update(id, (found) => {
      const stored = requireAcademicResult(found);
      if (details.studentId !== stored.studentId) {
        const code = 'exams.academic.other-student';
        throw new DomainError('invalid', code, { fields: { studentId: code } });
      }
      const mark = nextEditMark(stored, editor, { rev, now: new Date(now()).toISOString() });
      return {
        state: { ...stored, ...requireValidResult(details), titleKey: listKeyOf(details.title), ...mark },
      };
    });
  };
}

interface DeleteAcademicResultDependencies {
  readonly academicResults: AcademicResults;
  readonly now: () => number;
}

const batchSize = 50;

/** Hides the result at once. The job `remove-academic-results` removes it after the undo window. */
export function deleteAcademicResult({ academicResults, now }: DeleteAcademicResultDependencies) {
  return async (id: string, editor: Editor): Promise<{ undoUntil: string }> => {
    requireAcademicResult(await academicResults.find(id));
    const deletion = deletedNow(now(), editor);
    await academicResults.update(id, (stored) => ({
      state: { ...requireAcademicResult(stored), ...deletion },
    }));
    return { undoUntil: undoUntilOf(deletion) };
  };
}

/** Throws `gone` once the undo window is over. Has no effect on a result that is not deleted. */
export function restoreAcademicResult({ academicResults, now }: DeleteAcademicResultDependencies) {
  return async (id: string): Promise<AcademicResult> => {
    if ((await academicResults.find(id)) === null) requireAcademicResult(null);
    return academicResults.update(id, (stored) => {
      if (stored.deletedAt === null) return null;
      if (isDeletedForGood(stored, now())) {
        throw new DomainError('gone', 'exams.academic.restore-too-late');
      }
      return { state: { ...stored, ...notDeleted } };
    });
  };
}

/** The job `remove-academic-results`. */
export function removeAcademicResults({ academicResults, now }: DeleteAcademicResultDependencies) {
  return async (): Promise<void> => {
    await forEachSettled(await academicResults.listRemovalDue(now(), batchSize), (id) =>
      academicResults.remove(id),
    );
  };
}

interface ListDeletedDependencies {
  readonly academicResults: Pick<AcademicResults, 'listRestorable'>;
}

/** Academic results that can be restored. */
export function listDeleted({ academicResults }: ListDeletedDependencies): ListDeleted {
  return async (now) =>
    (await academicResults.listRestorable(now)).map((stored) =>
      deletedThingOf(stored, { _id: stored._id, kind: 'academic-result', title: stored.title }),
    );
}
