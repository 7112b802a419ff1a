import { describe, expect, it } from 'vitest';
import { campaignPaper, campaignWindow, pastYearPaper } from '../../../test/support/papers.ts';
import { refusalToStart } from './right-to-sit.ts';
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

  it('begins when the window opens, to the millisecond, and says when', () => {
    expect(refusalToStart(campaign)).toBeNull();
    expect(refusalToStart({ ...campaign, now: opens - 1 })).toMatchObject({
      kind: 'forbidden',
      code: 'exams.not-open-yet',
      detail: { params: { opensAt: new Date('2026-01-15T09:00:00.000Z') } },
    });
  });

  it('ends when the window closes', () => {
    expect(refusalToStart({ ...campaign, now: closes - 1 })).toBeNull();
    expect(refusalToStart({ ...campaign, now: closes })).toMatchObject({ code: 'exams.window-over' });
  });

  it('ends with the withdrawal, which only the entitled are told of', () => {
    const withdrawn = { ...campaign, isWithdrawn: true };
    expect(refusalToStart(withdrawn)).toMatchObject({ kind: 'gone', code: 'exams.withdrawn' });
    expect(refusalToStart({ ...withdrawn, isEntitled: false })?.code).toBe('exams.not-registered');
  });
});
