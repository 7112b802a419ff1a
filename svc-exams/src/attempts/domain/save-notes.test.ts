import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openAttempt, startedAt } from '../../../test/support/attempts.ts';
import { pastYearPaper, prepared, writtenExam } from '../../../test/support/papers.ts';
import { checkNotes, noNotes } from './save-notes.ts';

const paper = prepared(pastYearPaper());
const attempt = openAttempt(paper.paper);
const spentOn = (questionId: string, seconds: number) => [{ questionId, seconds }];
const refusal = expect.objectContaining({ kind: 'invalid', code: 'exams.unknown-question' });

describe('the notes of a save', () => {
  it('are none where none were sent', () => {
    expect(checkNotes(paper, attempt, { now: startedAt })).toEqual(noNotes);
    expect(noNotes).toEqual({ marked: new Map(), spent: new Map(), focusLosses: [] });
  });

  it('keep what was sent, the last for each question', () => {
    const focusLosses = [{ at: '2026-01-15T10:05:00.000Z', awayMs: 1200 }];
    const sent = {
      marked: [
        { questionId: 'p1', isMarked: true },
        { questionId: 'p2', isMarked: true },
        { questionId: 'p1', isMarked: false },
      ],
      spent: [...spentOn('p1', 5), ...spentOn('m2', 8), ...spentOn('p1', 9)],
      focusLosses,
    };
    expect(checkNotes(paper, attempt, { ...sent, now: startedAt + 600_000 })).toEqual({
      marked: new Map([
        ['p1', false],
        ['p2', true],
      ]),
      spent: new Map([
        ['p1', 9],
        ['m2', 8],
      ]),
      focusLosses,
    });
  });

  it('are refused for a question that the paper does not have, marked or timed', () => {
    const now = startedAt + 600_000;
    const spent = [...spentOn('p1', 5), ...spentOn('x9', 5)];
    expect(() => checkNotes(paper, attempt, { spent, now })).toThrow(refusal);
    const marked = [{ questionId: 'x9', isMarked: true }];
    expect(() => checkNotes(paper, attempt, { marked, now })).toThrow(refusal);
  });

  it('may name the text of a written exam, and that of no other', () => {
    const written = prepared(writtenExam());
    const now = startedAt + 600_000;
    expect(checkNotes(written, attempt, { spent: spentOn('written', 5), now }).spent).toEqual(
      new Map([['written', 5]]),
    );
    expect(() => checkNotes(written, attempt, { spent: spentOn('p1', 5), now })).toThrow(refusal);
    expect(() => checkNotes(paper, attempt, { spent: spentOn('written', 5), now })).toThrow(refusal);
  });
});

describe('the time spent on a question', () => {
  const spentAt = (seconds: number, passedMs: number) =>
    checkNotes(paper, attempt, { spent: spentOn('p1', seconds), now: startedAt + passedMs }).spent.get('p1');

  it('is never more than has passed, where a begun second counts', () => {
    expect([29_999, 30_000, 30_001].map((passed) => spentAt(31, passed))).toEqual([30, 30, 31]);
    expect([29, 30, 31].map((seconds) => spentAt(seconds, 30_000))).toEqual([29, 30, 30]);
  });

  it('is none before the start by the clock of the server', () => {
    expect([-5000, -1, 0, 1].map((passed) => spentAt(10, passed))).toEqual([0, 0, 0, 1]);
  });

  it('is what was sent as long as that fits', () => {
    fc.assert(
      fc.property(fc.nat(7200), fc.nat(7200), (seconds, passed) => {
        expect(spentAt(seconds, passed * 1000)).toBe(seconds > passed ? passed : seconds);
      }),
    );
  });
});
