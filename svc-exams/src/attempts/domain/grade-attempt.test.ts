import { defaultSchemes } from '@pathshala/rules/default-schemes';
import { describe, expect, it } from 'vitest';
import { submittedAttempt } from '../../../test/support/attempts.ts';
import { pastYearPaper, writtenExam } from '../../../test/support/papers.ts';
import { grade, type GivenMarking } from './grade-attempt.ts';

const paper = writtenExam();
const unmarked = submittedAttempt(paper);
const criterion = (marks: number, maxMarks = 7.5) => ({ name: 'Content', maxMarks, marks, comment: '' });
const given: GivenMarking = {
  rev: 0,
  criteria: [criterion(5.25), criterion(2.5, 2.5)],
  comment: 'Clear',
  annotations: [],
  markedBy: 'admin1',
  markedAt: '2026-01-16T10:00:00.000Z',
  reason: '',
};
const again: GivenMarking = {
  ...given,
  rev: 1,
  criteria: [criterion(6)],
  markedBy: 'admin2',
  markedAt: '2026-01-17T10:00:00.000Z',
  reason: 'A page was overlooked',
};

describe('the first marking of a written exam', () => {
  it('sets the sum of the marks as the first score that anybody sees', () => {
    const { awaitsMarks, ...rest } = unmarked.outcome;
    expect(awaitsMarks).toBe(true);
    expect(grade(unmarked, paper, given)).toStrictEqual({
      ...unmarked,
      outcome: {
        ...rest,
        score: 7.75,
        feedback: ['exams.feedback.auto'],
        scoreVersion: 1,
        marking: { ...given, rev: 1, history: [] },
      },
    });
  });

  it('gives a merit score where the scheme has one', () => {
    const scheme = { ...defaultSchemes.standalone(0), gpa: { sscWeight: 2, hscWeight: 3 } };
    const withGpa = writtenExam({ markingScheme: scheme });
    const declaration = { sscGpa: 5, hscGpa: 4, isSecondTimer: false };
    const attempt = submittedAttempt(withGpa, { declaration });
    expect(grade(attempt, withGpa, given).outcome.meritScore).toBe(29.75);
  });
});

describe('a later marking', () => {
  it('replaces the score under a new version, and keeps what it replaced, the oldest first', () => {
    const first = grade(unmarked, paper, given);
    const second = grade(first, paper, again);
    const third = grade(second, paper, { ...again, rev: 2, criteria: [criterion(1)], reason: 'Copied' });
    const past = [
      { rev: 1, reason: '', markedBy: 'admin1', markedAt: given.markedAt, score: 7.75 },
      { rev: 2, reason: again.reason, markedBy: 'admin2', markedAt: again.markedAt, score: 6 },
    ];
    expect(second.outcome).toMatchObject({ score: 6, scoreVersion: 2 });
    expect(second.outcome.marking).toEqual({ ...again, rev: 2, history: past.slice(0, 1) });
    expect(third.outcome).toMatchObject({ score: 1, scoreVersion: 3, marking: { rev: 3, history: past } });
  });

  it('is refused where it does not name the marking that it replaces', () => {
    const refusal = expect.objectContaining({ kind: 'conflict', code: 'common.conflict' });
    const first = grade(unmarked, paper, given);
    expect(() => grade(first, paper, given)).toThrow(refusal);
    expect(() => grade(first, paper, { ...again, rev: 2 })).toThrow(refusal);
    expect(() => grade(unmarked, paper, again)).toThrow(refusal);
  });
});

describe('marks', () => {
  it('are from 0 to the most that the criterion gives', () => {
    const graded = (marks: number) => grade(unmarked, paper, { ...given, criteria: [criterion(marks)] });
    const refusal = expect.objectContaining({ kind: 'invalid', code: 'exams.marks-exceed' });
    expect([0, 0.01, 7.49, 7.5].map((marks) => graded(marks).outcome.score)).toEqual([0, 0.01, 7.49, 7.5]);
    expect(() => graded(-0.01)).toThrow(refusal);
    expect(() => graded(7.51)).toThrow(refusal);
  });

  it('are refused altogether where one criterion has too many', () => {
    const criteria = [criterion(5), criterion(3, 2.5)];
    expect(() => grade(unmarked, paper, { ...given, criteria })).toThrow('exams.marks-exceed');
  });

  it('are not set on an exam that is marked by its key', () => {
    const byKey = pastYearPaper();
    expect(() => grade(submittedAttempt(byKey), byKey, given)).toThrow(
      expect.objectContaining({ kind: 'conflict', code: 'exams.answer-kind' }),
    );
  });
});
