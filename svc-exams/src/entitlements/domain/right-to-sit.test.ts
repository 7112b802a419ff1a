import { describe, expect, it } from 'vitest';
import { campaignPaper, campaignWindow, pastYearPaper } from '../../../test/support/papers.ts';
import { refusalToStart, refusalWithoutRight } from './right-to-sit.ts';
import { scopeOf } from './scope.ts';

const opens = Date.parse(campaignWindow.opensAt);
const closes = Date.parse(campaignWindow.closesAt);
const campaign = {
  scope: scopeOf(campaignPaper()),
  isEntitled: true,
  isWithdrawn: false,
  window: campaignWindow,
  now: opens,
};

describe('the right to start', () => {
  it('is an enrolment for a past year and a registration for a campaign', () => {
    const stranger = { ...campaign, isEntitled: false };
    expect(refusalToStart({ ...stranger, scope: scopeOf(pastYearPaper()), window: null })).toMatchObject({
      kind: 'forbidden',
      code: 'exams.not-enrolled',
    });
    expect(refusalToStart(stranger)).toMatchObject({ kind: 'forbidden', code: 'exams.not-registered' });
  });

  it('of an exam that is over is refused because it is over: to register would not help', () => {
    const stranger = { ...campaign, isEntitled: false, now: closes };
    expect(refusalToStart(stranger)?.code).toBe('exams.window-over');
    expect(refusalToStart({ ...stranger, isWithdrawn: true })?.code).toBe('exams.window-over');
  });

  it('of another student’s practice is refused as if the practice did not exist', () => {
    expect(refusalWithoutRight({ kind: 'owner', id: 'student1' }, false)).toMatchObject({
      kind: 'not-found',
      code: 'exams.not-found',
    });
    expect(refusalWithoutRight({ kind: 'owner', id: 'student1' }, true)).toBeNull();
  });

  it('of an exam without a window holds at any time', () => {
    const pastYear = { ...campaign, scope: scopeOf(pastYearPaper()), window: null };
    expect([0, opens, closes + 1].map((now) => refusalToStart({ ...pastYear, now }))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('of an exam that does not close holds from its start on', () => {
    const window = { ...campaignWindow, closesAt: null };
    expect(refusalToStart({ ...campaign, window, now: opens - 1 })?.code).toBe('exams.not-open-yet');
    expect(refusalToStart({ ...campaign, window, now: opens })).toBeNull();
    expect(refusalToStart({ ...campaign, window, now: closes + 1 })).toBeNull();
  });

  it('begins when the window opens, to the millisecond, and says when', () => {
    expect(refusalToStart(campaign)).toBeNull();
    expect(refusalToStart({ ...campaign, now: opens - 1 })).toMatchObject({
      kind: 'forbidden',
      code: 'exams.not-open-yet',
      detail: { params: { opensAt: new Date('2026-01-15T09:00:00.000Z') } },
    });
  });

  it('ends when the window closes, and says when', () => {
    expect(refusalToStart({ ...campaign, now: closes - 1 })).toBeNull();
    expect(refusalToStart({ ...campaign, now: closes })).toMatchObject({
      kind: 'forbidden',
      code: 'exams.window-over',
      detail: { params: { closesAt: new Date('2026-01-15T12:00:00.000Z') } },
    });
  });

  it('ends with the withdrawal, which only entitled students learn', () => {
    const withdrawn = { ...campaign, isWithdrawn: true };
    expect(refusalToStart(withdrawn)).toMatchObject({ kind: 'gone', code: 'exams.withdrawn' });
    expect(refusalToStart({ ...withdrawn, isEntitled: false })?.code).toBe('exams.not-registered');
  });
});
