import type { AdmissionCourseInput } from '@pathshala/svc-catalog-contract/admission';
import type { Question, Subject } from './paper.ts';

type UnitInput = AdmissionCourseInput['units'][number];
type YearInput = UnitInput['years'][number];
type SubjectInput = YearInput['subjects'][number];
type QuestionInput = SubjectInput['mcqs'][number];

/** Gives each part an id: the one it came with if that is known here and not yet taken, else a new one. */
export interface Identifier {
  (sent: string | undefined): string;
}

/** An id that a client made up, or took from another course, must never reach the store: a yearId names a paper. */
export function createIdentifier(known: Iterable<string>, newId: () => string): Identifier {
  const free = new Set(known);
  return (sent) => (sent !== undefined && free.delete(sent) ? sent : newId());
}

function identifyQuestion(question: QuestionInput, idOf: Identifier): Question {
  return {
    _id: idOf(question._id),
    question: question.question,
    points: question.points,
    explanation: question.explanation,
    options: question.options.map(({ _id, text, isCorrect }) => ({ _id: idOf(_id), text, isCorrect })),
  };
}

export function identifySubjects(subjects: readonly SubjectInput[], idOf: Identifier): Subject[] {
  return subjects.map(({ subjectName, mandatory, mcqs }) => ({
    subjectName,
    mandatory,
    mcqs: mcqs.map((question) => identifyQuestion(question, idOf)),
  }));
}

export function partIdsOf(subjects: readonly Subject[]): string[] {
  return subjects.flatMap(({ mcqs }) =>
    mcqs.flatMap(({ _id, options }) => [_id, ...options.map((option) => option._id)]),
  );
}
