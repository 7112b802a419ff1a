import { DomainError } from '@pathshala/contract-kit/domain-error';
import { deletedNow, isDeletedForGood, notDeleted, undoUntilOf } from '@pathshala/rules/undo-window';
import type { Editor } from '@pathshala/back-office/edit-mark';
import { eachSeparately } from '@pathshala/service-kit/platform/each-separately';
import type { AcademicResult } from '../domain/academic-result.ts';
import type { AcademicResults } from '../ports.ts';
import { requireAcademicResult } from './require-academic-result.ts';

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
    await eachSeparately(await academicResults.listRemovalDue(now(), batchSize), (id) =>
      academicResults.remove(id),
    );
  };
}
