import type { StudentPaper } from '@pathshala/svc-exams-contract/http';

export type Mcq = StudentPaper['subjects'][number]['mcqs'][number];

export interface Question extends Mcq {
  readonly subjectName: string;
  /** Counted from 1 over the subjects that are in. */
  readonly number: number;
}

export interface Section {
  readonly subjectName: string;
  readonly questions: readonly Question[];
}

/** The mandatory subjects and the chosen ones, in paper order, their questions counted through. */
export function sectionsOf({ subjects }: StudentPaper, chosen: readonly string[]): readonly Section[] {
  let number = 0;
  return subjects
    .filter(({ mandatory, subjectName }) => mandatory || chosen.includes(subjectName))
    .map(({ subjectName, mcqs }) => ({
      subjectName,
      questions: mcqs.map((mcq) => {
        number += 1;
        return { ...mcq, subjectName, number };
      }),
    }));
}

export function questionsIn(sections: readonly Section[]): readonly Question[] {
  return sections.flatMap(({ questions }) => questions);
}

/** Returns how many optional subjects make a complete choice: the required ones less the mandatory ones. */
export function optionalToChoose(paper: {
  readonly requiredSubjects: number;
  readonly subjects: readonly { readonly mandatory: boolean }[];
}): number {
  const optional = paper.subjects.filter(({ mandatory }) => !mandatory).length;
  const mandatory = paper.subjects.length - optional;
  return Math.min(optional, Math.max(0, paper.requiredSubjects - mandatory));
}
