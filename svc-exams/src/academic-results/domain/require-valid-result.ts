import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isAbove, marks } from '@pathshala/rules/marks';
import { searchKeyOf } from '@pathshala/rules/bengali';
import type { AcademicDetails } from './academic-result.ts';

const refused = (code: string, field: string, params = {}) =>
  new DomainError('invalid', code, { params, fields: { [field]: code } });

/** Throws `invalid` for marks above the full marks and for a duplicate subject. */
export function requireValidResult(details: AcademicDetails): AcademicDetails {
  const names = new Set<string>();
  for (const [index, { subjectName, fullMarks, marks: obtained }] of details.subjects.entries()) {
    if (isAbove(marks(obtained), marks(fullMarks))) {
      throw refused('exams.academic.marks-too-high', `subjects.${index}.marks`, { max: fullMarks });
    }
    const name = searchKeyOf(subjectName);
    if (names.has(name)) throw refused('exams.academic.same-subject', `subjects.${index}.subjectName`);
    names.add(name);
  }
  return details;
}
