import { compareNames } from '@pathshala/rules/bengali-order';
import type { QuestionBank } from '../../question-bank/index.ts';
import { masteryBySubject, type SubjectMastery } from '../domain/mastery.ts';
import type { PracticeAnswers } from '../ports.ts';

interface ReadMasteryDependencies {
  readonly questionBank: Pick<QuestionBank, 'forPractice'>;
  readonly practiceAnswers: Pick<PracticeAnswers, 'of'>;
}

/** A student's mastery of the questions for practice, by subject and chapter. */
export function readMastery({ questionBank, practiceAnswers }: ReadMasteryDependencies) {
  return async (studentId: string): Promise<readonly SubjectMastery[]> => {
    const [questions, answers] = await Promise.all([
      questionBank.forPractice(),
      practiceAnswers.of(studentId),
    ]);
    return masteryBySubject(questions, answers)
      .map((one) => ({
        ...one,
        chapters: one.chapters.toSorted((a, b) => compareNames(a.chapter, b.chapter)),
      }))
      .toSorted((one, other) => compareNames(one.subject, other.subject));
  };
}
