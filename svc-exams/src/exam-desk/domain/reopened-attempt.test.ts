import { describe, expect, it } from 'vitest';
import { openAttempt } from '../../../test/support/attempts.ts';
import { pastYearPaper, prepared } from '../../../test/support/papers.ts';
import type { SubmittedAttempt } from '../../attempts/index.ts';
import { closeOverdue } from '../../attempts/domain/submit-attempt.ts';
import type { DeskAct } from '../ports.ts';
import { regain, reopen } from './reopened-attempt.ts';

const paper = prepared(pastYearPaper());
const open = openAttempt(paper.paper);
const at = open.deadlineAt;
const until = new Date(Date.parse(at) + 600_000).toISOString();
const closed = closeOverdue(open, paper, Date.parse(at) + 3001);
if (closed === null) throw new Error('the attempt was not over');
const times = { timeLimit: 60, window: null, extraTimes: [] };
const act: DeskAct = {
  _id: 'act1',
  kind: 'reopened',
  at,
  by: 'Ayesha',
  editorId: null,
  minutes: 10,
  attemptId: open._id,
  studentId: open.studentId,
};

function markedByHand(attempt: SubmittedAttempt): SubmittedAttempt {
  const marking = {
    rev: 1,
    criteria: [],
    comment: '',
    annotations: [],
    markedBy: 'Rina',
    markedAt: at,
    reason: '',
    history: [],
  };
  return { ...attempt, outcome: { ...attempt.outcome, marking } };
}

function corrected(attempt: SubmittedAttempt, keyVersion?: number): SubmittedAttempt {
  const facts = { correctedAt: at, correctedBy: 'Rina', reason: 'Counted', scoreBefore: 0, score: 1 };
  const correction = { ...facts, feedback: null, ...(keyVersion === undefined ? {} : { keyVersion }) };
  return { ...attempt, outcome: { ...attempt.outcome, corrections: [correction] } };
}

describe('a submitted attempt', () => {
  it('is opened again with its time, whether or not its key was corrected', () => {
    for (const attempt of [closed, corrected(closed, 2)]) {
      expect(reopen(attempt, times, act)).toMatchObject({ status: 'open', deadlineAt: until });
      expect(regain(attempt, act, { until })).toMatchObject({ status: 'open', deadlineAt: until });
    }
  });

  it('stays as it is once somebody has marked or corrected it by hand', () => {
    for (const attempt of [markedByHand(closed), corrected(closed)]) {
      expect(reopen(attempt, times, act)).toBeNull();
      expect(regain(attempt, act, { until })).toBeNull();
    }
  });
});
