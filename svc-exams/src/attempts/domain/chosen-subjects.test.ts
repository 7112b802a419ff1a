import { describe, expect, it } from 'vitest';
import { pastYearPaper } from '../../../test/support/papers.ts';
import {
  chooseSubjects,
  countedQuestions,
  countedSubjects,
  optionalSubjectsToChoose,
  requireCompleteChoice,
} from './chosen-subjects.ts';

const paper = pastYearPaper({ requiredSubjects: 3 });

describe('choosing optional subjects', () => {
  it('leaves room for the required ones less the mandatory ones', () => {
    expect(optionalSubjectsToChoose(paper)).toBe(2);
  });

  it('asks for no more than the paper has', () => {
    expect(optionalSubjectsToChoose(pastYearPaper({ requiredSubjects: 9 }))).toBe(3);
    expect(optionalSubjectsToChoose(pastYearPaper({ requiredSubjects: 0 }))).toBe(0);
  });

  it('keeps the choice in paper order, each once, and needs no mandatory names', () => {
    expect(chooseSubjects(paper, ['Maths', 'Physics', 'Biology', 'Maths'])).toEqual(['Biology', 'Maths']);
  });

  it('refuses one too many with the number allowed', () => {
    expect(() => chooseSubjects(paper, ['Maths', 'Chemistry', 'Biology'])).toThrow(
      expect.objectContaining({
        kind: 'invalid',
        code: 'exams.too-many-subjects',
        detail: { params: { n: 2 } },
      }),
    );
  });

  it('refuses a subject that the paper does not have', () => {
    expect(() => chooseSubjects(paper, ['Maths', 'History'])).toThrow(
      expect.objectContaining({
        kind: 'invalid',
        code: 'exams.unknown-subject',
        detail: { params: { subject: 'History' } },
      }),
    );
  });

  it('asks a manual submit for exactly the number', () => {
    expect(() => requireCompleteChoice(paper, ['Maths', 'Biology'])).not.toThrow();
    expect(() => requireCompleteChoice(paper, ['Maths'])).toThrow(
      expect.objectContaining({
        kind: 'invalid',
        code: 'exams.too-few-subjects',
        detail: { params: { n: 2 } },
      }),
    );
  });
});

describe('the subjects that count', () => {
  it('are the mandatory and the chosen ones', () => {
    expect([...countedSubjects(paper, ['Maths'])]).toEqual(['Physics', 'Maths']);
  });

  it('are the first allowed of too many, in paper order', () => {
    expect([...countedSubjects(paper, ['Maths', 'Chemistry', 'Biology'])]).toEqual([
      'Physics',
      'Biology',
      'Chemistry',
    ]);
  });
});

describe('the questions that count', () => {
  it('are those of the subjects that count, in paper order', () => {
    const questions = countedQuestions(paper, { chosenSubjects: ['Maths'] });
    expect(questions.map(({ _id }) => _id)).toEqual(['p1', 'p2', 'm1', 'm2']);
  });
});
