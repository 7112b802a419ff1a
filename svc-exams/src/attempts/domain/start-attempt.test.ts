import { defaultSchemes } from '@pathshala/rules/default-schemes';
import { describe, expect, it } from 'vitest';
import { startedAt } from '../../../test/support/attempts.ts';
import { pastYearPaper } from '../../../test/support/papers.ts';
import { newAttempt } from './start-attempt.ts';

const paper = pastYearPaper({ version: 3 });
const start = {
  id: 'attempt1',
  studentId: 'student1',
  attemptNo: 2,
  subjects: ['Maths'],
  now: startedAt,
  grace: 3000,
};
const declaration = { sscGpa: 5, hscGpa: 4.5, isSecondTimer: false };
const gpaPaper = pastYearPaper({
  markingScheme: { ...defaultSchemes['past-year'](25), gpa: { sscWeight: 2, hscWeight: 3 } },
});

describe('a fresh attempt', () => {
  it('fixes clock, version of the paper and choice of subjects, and has nothing else', () => {
    expect(newAttempt(paper, start)).toStrictEqual({
      _id: 'attempt1',
      studentId: 'student1',
      examKind: 'past-year',
      examId: 'year1',
      paperVersion: 3,
      courseId: 'course1',
      unitId: 'unit1',
      title: 'Dhaka University A unit 2023',
      attemptNo: 2,
      status: 'open',
      startedAt: '2026-01-15T10:00:00.000Z',
      deadlineAt: '2026-01-15T11:00:00.000Z',
      chosenSubjects: ['Maths'],
      choiceNo: 0,
      savedSeq: 0,
      answers: {},
      device: null,
      outcome: null,
    });
  });

  it('keeps the grace of its start where that is not the usual one', () => {
    expect(newAttempt(paper, start)).not.toHaveProperty('graceMs');
    expect(newAttempt(paper, { ...start, grace: 9000 }).graceMs).toBe(9000);
  });

  it('keeps the device that began it', () => {
    expect(newAttempt(paper, { ...start, device: 'device1' }).device).toBe('device1');
  });

  it('is a participant’s where a participant began it, and not otherwise', () => {
    expect(newAttempt(paper, { ...start, isParticipant: true }).isParticipant).toBe(true);
    for (const isParticipant of [false, undefined]) {
      expect(newAttempt(paper, { ...start, isParticipant })).not.toHaveProperty('isParticipant');
    }
  });

  it('has what was declared, which the scheme may ask for', () => {
    expect(newAttempt(gpaPaper, { ...start, declaration }).declaration).toEqual(declaration);
    expect(newAttempt(paper, { ...start, declaration }).declaration).toEqual(declaration);
    expect(newAttempt(paper, start)).not.toHaveProperty('declaration');
  });

  it('is refused without the declaration that the scheme asks for', () => {
    const refusal = expect.objectContaining({
      kind: 'invalid',
      code: 'exams.declaration-required',
      detail: { fields: { declaration: 'exams.declaration-required' } },
    });
    expect(() => newAttempt(gpaPaper, start)).toThrow(refusal);
    const incomplete = { ...declaration, hscGpa: null };
    expect(() => newAttempt(gpaPaper, { ...start, declaration: incomplete })).toThrow(refusal);
  });

  it('is refused with a subject that the paper does not have', () => {
    expect(() => newAttempt(paper, { ...start, subjects: ['History'] })).toThrow('exams.unknown-subject');
  });
});
