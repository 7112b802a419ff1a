import type { QuestionInput, SubjectInput } from './course-input.ts';
import type { Question, Subject } from './paper.ts';

/** Returns the submitted id if it is known and not used yet, else a new one. */
export interface Identifier {
  (submitted: string | undefined): string;
}

/**
 * Ids from a request are untrusted: an id that a client invented or copied from another course must never be stored, because a
 * yearId is the id of a paper.
 */
export function createIdentifier(known: Iterable<string>, newId: () => string): Identifier {
  const unused = new Set(known);
  return (submitted) => (submitted !== undefined && unused.delete(submitted) ? submitted : newId());
}

function identifyQuestion(question: QuestionInput, idOf: Identifier): Question {
  return {
    _id: idOf(question._id),
    question: question.question,
    points: question.points,
    explanation: question.explanation,
    options: question.options.map(({ _id, text, isCorrect }) => ({ _id: idOf(_id), text, isCorrect })),
    ...(question.isSample && { isSample: true }),
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
