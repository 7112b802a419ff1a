import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Paper, Question } from '../../papers/index.ts';
import type { Attempt } from './attempt.ts';

/** The number of optional subjects in a complete choice, never more than the paper has. */
export function optionalSubjectsToChoose(paper: Paper): number {
  const optional = paper.subjects.filter((subject) => !subject.mandatory).length;
  const mandatory = paper.subjects.length - optional;
  return Math.min(optional, Math.max(0, paper.requiredSubjects - mandatory));
}

/** The chosen optional subjects in paper order. Names of mandatory subjects are accepted and ignored. */
export function chooseSubjects(paper: Paper, names: readonly string[]): readonly string[] {
  const wanted = new Set(names);
  const known = new Set(paper.subjects.map((subject) => subject.subjectName));
  const unknown = [...wanted].find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new DomainError('invalid', 'exams.unknown-subject', { params: { subject: unknown } });
  }
  const chosen = optionalIn(paper, wanted);
  const limit = optionalSubjectsToChoose(paper);
  if (chosen.length > limit) {
    throw new DomainError('invalid', 'exams.too-many-subjects', { params: { n: limit } });
  }
  return chosen;
}

/** Required of a manual submit; not checked at the deadline. */
export function requireCompleteChoice(paper: Paper, chosen: readonly string[]): void {
  const needed = optionalSubjectsToChoose(paper);
  if (chosen.length !== needed) {
    throw new DomainError('invalid', 'exams.too-few-subjects', { params: { n: needed } });
  }
}

/** The subjects that are marked: the mandatory ones and the first allowed chosen ones, in paper order. */
export function countedSubjects(paper: Paper, chosen: readonly string[]): ReadonlySet<string> {
  const mandatory = paper.subjects
    .filter((subject) => subject.mandatory)
    .map((subject) => subject.subjectName);
  const optional = optionalIn(paper, new Set(chosen)).slice(0, optionalSubjectsToChoose(paper));
  return new Set([...mandatory, ...optional]);
}

/** The questions that are marked, in paper order. */
export function countedQuestions(
  paper: Paper,
  { chosenSubjects }: Pick<Attempt, 'chosenSubjects'>,
): readonly Question[] {
  const counted = countedSubjects(paper, chosenSubjects);
  return paper.subjects.filter(({ subjectName }) => counted.has(subjectName)).flatMap(({ mcqs }) => mcqs);
}

function optionalIn(paper: Paper, names: ReadonlySet<string>): readonly string[] {
  return paper.subjects
    .filter((subject) => !subject.mandatory && names.has(subject.subjectName))
    .map((subject) => subject.subjectName);
}
