import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openAttempt } from '../../../test/support/attempts.ts';
import { pastYearPaper, prepared } from '../../../test/support/papers.ts';
import { checkAnswers } from './answers.ts';
import type { Attempt, SubmittedAttempt } from './attempt.ts';
import { graceMs } from './clock.ts';
import { takeLateSave, takeLateSubmit, takesLate } from './late-answers.ts';
import { closeOverdue, submit } from './submit-attempt.ts';

const paper = prepared(pastYearPaper());
const open = openAttempt(paper.paper, { chosenSubjects: ['Biology'], answers: { p1: 'p1-b' }, savedSeq: 4 });
const end = Date.parse(open.deadlineAt);
const now = end + 60_000;
const answer = fc
  .record({ questionId: fc.constantFrom('p1', 'p2', 'b1'), letter: fc.constantFrom('a', 'b', 'c') })
  .map(({ questionId, letter }) => ({ questionId, selectedOption: `${questionId}-${letter}` }));
const answers = fc.array(answer, { minLength: 1, maxLength: 4 });
const inTime = fc.integer({ min: -3_600_000, max: graceMs }).map((offset) => end + offset);

function closed(attempt: Attempt = open): SubmittedAttempt {
  const swept = closeOverdue(attempt, paper, end + graceMs + 1);
  if (swept === null) throw new Error('the attempt is not over');
  return swept;
}
const checkedOf = (sent: readonly { questionId: string; selectedOption: string }[]) =>
  checkAnswers(paper, open.chosenSubjects, sent);

/** The result without the number of its version. */
function unversioned(attempt: SubmittedAttempt | null) {
  if (attempt === null) return null;
  const { scoreVersion: _version, ...outcome } = attempt.outcome;
  return { ...attempt, outcome };
}

describe('an answer that comes after the clock has submitted', () => {
  it('counts, if it was received in time, as if it had been stored then [EXM-03]', () => {
    fc.assert(
      fc.property(answers, inTime, (sent, receivedAt) => {
        const received = { checked: checkedOf(sent), clientSeq: 5, receivedAt, now };
        const late = takeLateSave(closed(), paper, received);
        const all = sent.map(({ questionId, selectedOption }) => [questionId, selectedOption] as const);
        const stored = { ...open, savedSeq: 5, answers: { ...open.answers, ...Object.fromEntries(all) } };
        expect(unversioned(late)).toEqual(unversioned(closed(stored)));
        expect(late?.outcome.scoreVersion).toBe(2);
        expect(late && takeLateSave(late, paper, received)).toBeNull();
      }),
    );
  });

  it('counts with a submit that was received in time, as if it had been stored then', () => {
    fc.assert(
      fc.property(answers, inTime, fc.boolean(), (sent, receivedAt, mayBeAuto) => {
        const isAuto = mayBeAuto && receivedAt > end - 5000;
        const late = takeLateSubmit(closed(), paper, { answers: sent, isAuto, receivedAt, now });
        const stored = submit(open, paper, { answers: sent, isAuto, now: receivedAt });
        const submittedAt = closed().outcome.submittedAt;
        expect(unversioned(late)).toEqual(
          unversioned(stored && { ...stored, outcome: { ...stored.outcome, submittedAt } }),
        );
        expect(late && takesLate(late, { receivedAt, now })).toBe(false);
      }),
    );
  });

  it.each([
    ['received after the grace', closed(), { receivedAt: end + graceMs + 1 }],
    ['stored 15 minutes after the deadline', closed(), { now: end + 15 * 60_000 + 1 }],
    ['for an attempt that is open', open, {}],
    [
      'for one that its student has submitted',
      submit(open, paper, { answers: [], isAuto: true, now: end }),
      {},
    ],
    [
      'for one whose result was corrected',
      {
        ...closed(),
        outcome: {
          ...closed().outcome,
          corrections: [
            { correctedAt: '', correctedBy: '', reason: '', scoreBefore: 1, score: 2, feedback: null },
          ],
        },
      },
      {},
    ],
  ])('does not count %s', (_, attempt, times) => {
    if (attempt === null) throw new Error('the attempt was not submitted');
    const received = { receivedAt: end, now, ...times };
    const sent = [{ questionId: 'p1', selectedOption: 'p1-a' }];
    expect(takesLate(attempt, received)).toBe(false);
    expect(takeLateSubmit(attempt, paper, { answers: sent, isAuto: true, ...received })).toBeNull();
    const save = { checked: checkedOf(sent), clientSeq: 5, ...received };
    expect(takeLateSave(attempt, paper, save)).toBeNull();
  });

  it('counts at the last millisecond of the 15 minutes', () => {
    expect(takesLate(closed(), { receivedAt: end + graceMs, now: end + 15 * 60_000 })).toBe(true);
  });
});
