import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openAttempt, submittedAttempt } from '../../../test/support/attempts.ts';
import { campaignPaper, campaignWindow } from '../../../test/support/papers.ts';
import type { PaperHead } from '../../papers/index.ts';
import { inOrder, isCampaign, registeredExam, type RegisteredExam } from './registered-exam.ts';

const opens = Date.parse(campaignWindow.opensAt);
const closes = Date.parse(campaignWindow.closesAt);
const head = {
  paperId: 'exam1',
  examKind: 'campaign',
  courseId: null,
  campaignId: 'campaign1',
  paperVersion: 1,
  isWithdrawn: false,
  title: 'Model test',
  timeLimit: 45,
  totalMarks: 100,
  window: campaignWindow,
  scoreVisible: 'after-end',
  windowMovedAt: null,
} as const satisfies PaperHead;

describe('a head', () => {
  it('is a campaign’s with a window that closes and a campaign, and not without one of them', () => {
    expect(isCampaign(head)).toBe(true);
    expect(isCampaign({ ...head, campaignId: null })).toBe(false);
    expect(isCampaign({ ...head, window: null })).toBe(false);
    expect(isCampaign({ ...head, window: { ...campaignWindow, closesAt: null } })).toBe(false);
  });
});

describe('an exam for which a student is registered', () => {
  const stateAt = (now: number) => registeredExam(head, undefined, now).state;

  it('has the facts of its head, and no attempt before the start', () => {
    expect(registeredExam(head, undefined, opens)).toEqual({
      examId: 'exam1',
      campaignId: 'campaign1',
      title: 'Model test',
      timeLimit: 45,
      totalMarks: 100,
      ...campaignWindow,
      state: 'open',
      attemptId: null,
      resultId: null,
    });
  });

  it('opens and closes at the very millisecond', () => {
    expect([opens - 1, opens, opens + 1].map(stateAt)).toEqual(['upcoming', 'open', 'open']);
    expect([closes - 1, closes, closes + 1].map(stateAt)).toEqual(['open', 'over', 'over']);
  });

  it('is in progress with an open attempt, whatever the time, and has no result yet', () => {
    const attempt = openAttempt(campaignPaper());
    for (const now of [opens - 1, opens, closes]) {
      expect(registeredExam(head, attempt, now)).toMatchObject({
        state: 'in-progress',
        attemptId: 'attempt1',
        resultId: null,
      });
    }
  });

  it('is submitted with its result, whatever the time', () => {
    const attempt = submittedAttempt(campaignPaper());
    for (const now of [opens - 1, opens, closes]) {
      expect(registeredExam(head, attempt, now)).toMatchObject({
        state: 'submitted',
        attemptId: 'attempt1',
        resultId: 'attempt1',
      });
    }
  });
});

describe('the list of registered exams', () => {
  const states = ['in-progress', 'open', 'upcoming', 'submitted', 'over'] as const;
  const exam = (state: RegisteredExam['state'], day: number): RegisteredExam => ({
    ...registeredExam(head, undefined, opens),
    state,
    opensAt: `2026-01-0${day}T09:00:00.000Z`,
  });

  it('has those in progress first, then open, upcoming, submitted and over, each by when they open', () => {
    const expected = states.flatMap((state) => [1, 2, 3].map((day) => exam(state, day)));
    fc.assert(
      fc.property(
        fc.shuffledSubarray(expected, { minLength: expected.length, maxLength: expected.length }),
        (exams) => {
          expect(inOrder(exams)).toEqual(expected);
        },
      ),
    );
  });
});
