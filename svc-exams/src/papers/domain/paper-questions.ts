import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Paper, Question } from './paper.ts';

/** All questions of a paper, sorted as in the paper. */
export function questionsOf({ subjects }: Pick<Paper, 'subjects'>): readonly Question[] {
  return subjects.flatMap(({ mcqs }) => mcqs);
}

export function requireQuestion(paper: Pick<Paper, 'subjects'>, questionId: string): Question {
  const question = questionsOf(paper).find(({ _id }) => _id === questionId);
  if (question === undefined) throw unknownQuestion();
  return question;
}

export function unknownQuestion(): DomainError {
  return new DomainError('invalid', 'exams.unknown-question', {
    fields: { questionId: 'exams.unknown-question' },
  });
}
