import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf, dhakaDayRange } from '@pathshala/rules/dhaka-time';
import type { Campaign } from './campaign.ts';
import { hasQuestions } from './exam-rules.ts';
import { hasStarted } from './freeze.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The start of yesterday in Dhaka: a form that was opened before midnight can still be saved. */
function startOfYesterday(now: string): string {
  return dhakaDayRange(dhakaDayOf(Date.parse(now) - dayMs)).from;
}

/** Throws `invalid` for a new or moved window in the past. Unchanged dates are not checked. */
export function requireDatesAhead(before: Campaign | null, after: Campaign, now: string): void {
  const fields = {
    ...(before?.startDate !== after.startDate && after.startDate < startOfYesterday(now)
      ? { startDate: 'campaigns.start-past' }
      : {}),
    ...(before?.endDate !== after.endDate && after.endDate < now ? { endDate: 'campaigns.end-past' } : {}),
  };
  if (Object.keys(fields).length > 0) throw new DomainError('invalid', 'campaigns.dates-past', { fields });
}

/**
 * Throws `invalid` for a window that is shorter than the time limit of its exam, also before it has questions. Once students
 * sit the exam its end may be moved to any time in the future.
 */
export function requireRoomForExam(before: Campaign | null, after: Campaign, now: string): void {
  if (!after.exam || (before && hasStarted(before, now))) return;
  const minutes = Math.floor((Date.parse(after.endDate) - Date.parse(after.startDate)) / minuteMs);
  if (after.exam.timeLimit <= minutes) return;
  throw new DomainError('invalid', 'campaigns.window-short', {
    params: { window: minutes, exam: after.exam.timeLimit },
    fields: { endDate: 'campaigns.window-short-end', 'exam.timeLimit': 'campaigns.window-short-exam' },
  });
}

/** Throws `invalid` when registration is open for a paper whose subjects have no questions at all. */
export function requireQuestions({ exam, registrationOpen }: Campaign): void {
  if (!registrationOpen || !exam || exam.subjects.length === 0 || hasQuestions(exam)) return;
  throw new DomainError('invalid', 'campaigns.no-questions', {
    fields: { 'exam.subjects': 'campaigns.no-questions-here' },
  });
}
