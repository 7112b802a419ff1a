import { DomainError } from '@pathshala/contract-kit/domain-error';
import { cleanPersonName } from '@pathshala/rules/person-name';
import { standingNameKey, standingNameLimits, standingNameProblem } from '@pathshala/rules/standings';

export interface StandingName {
  readonly name: string;
  /** Equal for names that look the same. */
  readonly nameKey: string;
}

/** The name in its stored form; throws its error. */
export function checkedName(name: string): StandingName {
  const problem = standingNameProblem(name);
  if (problem !== null) throw refusedName(problem);
  return { name: cleanPersonName(name), nameKey: standingNameKey(name) };
}

export function refusedName(problem: 'length' | 'form' | 'contact' | 'taken'): DomainError {
  const code = `exams.standing-name-${problem}`;
  const kind = problem === 'taken' ? 'conflict' : 'invalid';
  return new DomainError(kind, code, { fields: { name: code }, params: standingNameLimits });
}
