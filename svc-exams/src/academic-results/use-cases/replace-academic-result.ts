import { listKeyOf } from '@pathshala/rules/bengali-order';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { nextEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import type { AcademicDetails, AcademicResult } from '../domain/academic-result.ts';
import { requireValidResult } from '../domain/require-valid-result.ts';
import type { AcademicResults } from '../ports.ts';
import { requireAcademicResult } from './require-academic-result.ts';

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

/** Throws `invalid` for another student: who has read the result must not lose it. */
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
