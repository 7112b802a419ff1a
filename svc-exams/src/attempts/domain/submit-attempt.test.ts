import { defaultSchemes } from '@pathshala/rules/default-schemes';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openAttempt } from '../../../test/support/attempts.ts';
import { pastYearPaper, prepared } from '../../../test/support/papers.ts';
import { graceMs } from './clock.ts';
import { closeOverdue, submit, withLateAnswers } from './submit-attempt.ts';
import type { Paper } from '../../papers/index.ts';

const paper = prepared(pastYearPaper());
const attempt = openAttempt(paper.paper, { chosenSubjects: ['Biology'], answers: { p1: 'p1-a' } });
const end = Date.parse(attempt.deadlineAt);
const right = [{ questionId: 'p2', selectedOption: 'p2-a' }];

describe('submitting an attempt', () => {
  it('counts the last answers and says who submitted', () => {
    const submitted = submit(attempt, paper, { answers: right, isAuto: false, now: end - 1000 });
    expect(submitted?.outcome).toMatchObject({
      score: 2,
      closedBy: 'student',
      feedback: ['exams.feedback.manual'],
      durationMs: 3_599_000,
      lateAnswersIgnored: false,
    });
  });

  it('leaves a submitted attempt as it is', () => {
    const submitted = submit(attempt, paper, { answers: [], isAuto: false, now: end - 1000 });
    expect(
      submitted && submit(submitted, paper, { answers: right, isAuto: false, now: end - 500 }),
    ).toBeNull();
  });

  it('needs the whole choice of subjects before the deadline, and no longer at it', () => {
    const unchosen = { ...attempt, chosenSubjects: [] };
    const command = { answers: [], isAuto: false };
    expect(() => submit(unchosen, paper, { ...command, now: end - 1 })).toThrow('exams.too-few-subjects');
    expect(submit(unchosen, paper, { ...command, now: end })?.outcome.closedBy).toBe('clock');
  });

  it('drops what is not allowed instead of failing at the bell', () => {
    const answers = [{ questionId: 'c1', selectedOption: 'c1-a' }, ...right];
    expect(() => submit(attempt, paper, { answers, isAuto: false, now: end - 1 })).toThrow(
      'exams.not-selected-subject',
    );
    const submitted = submit(attempt, paper, { answers, isAuto: true, now: end - 1 });
    expect(submitted?.answers).toEqual({ p1: 'p1-a', p2: 'p2-a' });
  });

  it('is not ended early by a page whose clock runs fast', () => {
    expect(() => submit(attempt, paper, { answers: [], isAuto: true, now: end - 60_000 })).toThrow(
      'exams.time-left',
    );
  });

  it('counts answers to the last millisecond of the grace, for everybody alike [EXM-03]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 3000 }), fc.boolean(), (offset, isAuto) => {
        const now = end + graceMs + offset;
        const submitted = submit(attempt, paper, { answers: right, isAuto, now });
        const isLate = offset > 0;
        expect(submitted?.outcome).toMatchObject({
          score: isLate ? 1 : 2,
          closedBy: 'clock',
          feedback: ['exams.feedback.auto'],
          lateAnswersIgnored: isLate,
          durationMs: 3_600_000,
        });
      }),
    );
  });

  it('takes answers that were received in time only where the clock ended it without its student', () => {
    const takesReceiptsAt = (now: number) =>
      submit(attempt, paper, { answers: [], isAuto: true, now })?.outcome.takesReceipts;
    expect(takesReceiptsAt(end + graceMs)).toBeUndefined();
    expect(takesReceiptsAt(end + graceMs + 1)).toBe(true);
    expect(closeOverdue(attempt, paper, end + graceMs + 1)?.outcome.takesReceipts).toBe(true);
  });

  it('does not call answers late that were saved before', () => {
    const saved = [{ questionId: 'p1', selectedOption: 'p1-a' }];
    const submitted = submit(attempt, paper, { answers: saved, isAuto: true, now: end + graceMs + 1 });
    expect(submitted?.outcome.lateAnswersIgnored).toBe(false);
  });

  it('reports a score that the total marks cut off', () => {
    const small = prepared(pastYearPaper({ totalMarks: 0.5 }));
    const submitted = submit(attempt, small, { answers: [], isAuto: false, now: end - 1 });
    expect(submitted?.outcome).toMatchObject({
      score: 0.5,
      feedback: ['exams.feedback.manual', 'exams.score-exceeds'],
    });
  });

  it('leaves answers of a dropped subject stored and uncounted', () => {
    const dropped = { ...attempt, chosenSubjects: ['Maths'], answers: { b1: 'b1-a' } };
    const submitted = submit(dropped, paper, { answers: [], isAuto: false, now: end - 1 });
    expect(submitted?.answers).toEqual({ b1: 'b1-a' });
    expect(submitted?.outcome).toMatchObject({ score: 0, correct: 0, blank: 4 });
  });
});

describe('closing an overdue attempt', () => {
  it('happens one millisecond after the grace and not before', () => {
    const last = end + graceMs;
    expect([last - 1, last, last + 1].map((now) => closeOverdue(attempt, paper, now)?.status)).toEqual([
      undefined,
      undefined,
      'submitted',
    ]);
  });

  it('counts what was saved', () => {
    const closed = closeOverdue(attempt, paper, end + graceMs + 1);
    expect(closed?.outcome).toMatchObject({
      score: 1,
      closedBy: 'clock',
      durationMs: 3_600_000,
      lateAnswersIgnored: false,
    });
  });

  it('leaves a submitted attempt as it is', () => {
    const submitted = submit(attempt, paper, { answers: [], isAuto: false, now: end - 1000 });
    expect(submitted && closeOverdue(submitted, paper, end + graceMs + 1)).toBeNull();
  });
});

describe('answers that come after the clock has closed the attempt', () => {
  const closed = closeOverdue(attempt, paper, end + graceMs + 1);
  if (closed === null) throw new Error('the attempt was not overdue');

  it('are noted once, and change nothing else', () => {
    const noted = withLateAnswers(closed, paper, right);
    expect(noted).toEqual({ ...closed, outcome: { ...closed.outcome, lateAnswersIgnored: true } });
    expect(noted && withLateAnswers(noted, paper, right)).toBeNull();
  });

  it('are not late where they were saved, the student had submitted, or the attempt is open', () => {
    const saved = [{ questionId: 'p1', selectedOption: 'p1-a' }];
    expect(withLateAnswers(closed, paper, saved)).toBeNull();
    const submitted = submit(attempt, paper, { answers: [], isAuto: false, now: end - 1000 });
    expect(submitted && withLateAnswers(submitted, paper, right)).toBeNull();
    expect(withLateAnswers(attempt, paper, right)).toBeNull();
  });
});

describe('the result of a submit', () => {
  const outcomeOf = (changes: Partial<Paper>) => {
    const sat = prepared(pastYearPaper(changes));
    return submit(attempt, sat, { answers: [], isAuto: false, now: end - 1 })?.outcome;
  };
  const scheme = defaultSchemes['past-year'](25);
  const subjectMinima = [{ subjectName: 'Physics', marks: 1 }];

  it('has what must be reached, where anything must', () => {
    expect(outcomeOf({})).not.toHaveProperty('passing');
    expect(outcomeOf({})).not.toHaveProperty('awaitsMarks');
    expect(outcomeOf({ passingScore: 0 })?.passing).toEqual({
      passingScore: 0,
      minimumTotal: null,
      subjectMinima: [],
    });
    expect(outcomeOf({ markingScheme: { ...scheme, minimumTotal: 3 } })?.passing).toEqual({
      passingScore: null,
      minimumTotal: 3,
      subjectMinima: [],
    });
    expect(outcomeOf({ markingScheme: { ...scheme, subjectMinima } })?.passing).toEqual({
      passingScore: null,
      minimumTotal: null,
      subjectMinima,
    });
  });

  it('awaits marks where the exam is written', () => {
    expect(outcomeOf({ examType: 'Written' })).toMatchObject({
      awaitsMarks: true,
      feedback: ['exams.feedback.manual', 'exams.feedback.to-be-determined'],
    });
  });

  it('has a version above that of the result before the attempt was opened again', () => {
    const command = { answers: [], isAuto: false, now: end - 1 };
    expect(submit(attempt, paper, command)?.outcome.scoreVersion).toBe(1);
    expect(submit({ ...attempt, reopenedFrom: 3 }, paper, command)?.outcome.scoreVersion).toBe(4);
  });
});
