import { defaultSchemes } from '@pathshala/rules/default-schemes';
import { describe, expect, it } from 'vitest';
import { openAttempt } from '../../../test/support/attempts.ts';
import { pastYearPaper, prepared, writtenExam } from '../../../test/support/papers.ts';
import { markedParts, meritOf } from './marked-parts.ts';

const declaration = { sscGpa: 5, hscGpa: 4, isSecondTimer: false };
const gpaScheme = { ...defaultSchemes['past-year'](25), gpa: { sscWeight: 2, hscWeight: 3 } };
const gpaPaper = pastYearPaper({ markingScheme: gpaScheme });

describe('the merit score', () => {
  it('is the score with the parts for GPA', () => {
    expect(meritOf({ declaration }, gpaPaper, 50)).toEqual({ meritScore: 72 });
  });

  it('is missing where the scheme has none, nothing was declared, or the score is not known', () => {
    expect(meritOf({ declaration }, pastYearPaper(), 50)).toStrictEqual({});
    expect(meritOf({}, gpaPaper, 50)).toStrictEqual({});
    expect(meritOf({ declaration: null }, gpaPaper, 50)).toStrictEqual({});
    expect(meritOf({ declaration }, gpaPaper, null)).toStrictEqual({});
  });
});

describe('what the key decides of a result', () => {
  const attempt = openAttempt(gpaPaper, {
    chosenSubjects: ['Maths'],
    answers: { p1: 'p1-a', p2: 'p2-b', b1: 'b1-a' },
    declaration,
  });

  it('is the tally of the subjects that count, with merit score, feedback and version of the key', () => {
    expect(markedParts(attempt, { ...prepared(gpaPaper), keyVersion: 4 }, 'student')).toStrictEqual({
      score: 0.75,
      correct: 1,
      wrong: 1,
      blank: 2,
      subjects: [
        { subjectName: 'Physics', score: 0.75, correct: 1, wrong: 1, blank: 0 },
        { subjectName: 'Maths', score: 0, correct: 0, wrong: 0, blank: 2 },
      ],
      marksLost: 0.25,
      scoreWithoutWrong: 1,
      meritScore: 22.75,
      feedback: ['exams.feedback.manual'],
      keyVersion: 4,
    });
  });

  it('states who submitted, and whether the total marks cut the score off', () => {
    const small = prepared(pastYearPaper({ totalMarks: 0.5 }));
    const feedbackOf = (paper: typeof small, closedBy: 'student' | 'clock') =>
      markedParts(attempt, paper, closedBy).feedback;
    expect(feedbackOf(prepared(gpaPaper), 'clock')).toEqual(['exams.feedback.auto']);
    expect(feedbackOf(small, 'student')).toEqual(['exams.feedback.manual', 'exams.score-exceeds']);
    expect(feedbackOf(small, 'clock')).toEqual(['exams.feedback.auto', 'exams.score-exceeds']);
  });

  it('has no merit score of a written exam, which somebody has to mark', () => {
    const written = prepared(writtenExam({ markingScheme: gpaScheme }));
    const parts = markedParts(openAttempt(written.paper, { declaration }), written, 'clock');
    expect(parts).not.toHaveProperty('meritScore');
    expect(parts.feedback).toEqual(['exams.feedback.auto', 'exams.feedback.to-be-determined']);
  });
});
