import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Paper } from '../../papers/ports.ts';

/** What the network is allowed after the deadline; never shown. Browsers spread their submits over it (goals.md F12: at most 3 s). */
export const graceMs = 3000;

/** How early a page's own submit "at zero" may come: its clock follows ours, but never exactly. */
const autoToleranceMs = 5000;

/** Minutes of a past year that states none (spec §9). */
const defaultTimeLimit = 60;

const minuteMs = 60_000;

/** The earlier of start + limit and the end of the window; ISO 8601. Without a limit of its own a campaign runs to the end of its window. */
export function deadlineOf(paper: Pick<Paper, 'timeLimit' | 'window'>, startedAt: number): string {
  const windowEnd = paper.window === null ? Number.POSITIVE_INFINITY : Date.parse(paper.window.closesAt);
  const ownLimit = paper.timeLimit > 0 ? paper.timeLimit : unlimitedIn(paper.window);
  return new Date(Math.min(startedAt + ownLimit * minuteMs, windowEnd)).toISOString();
}

/**
 * The deadline of an attempt under the window as it is now. A later end gives time up to the attempt's own limit; an
 * earlier one takes time, but none that has passed.
 */
export function movedDeadline(
  { startedAt, deadlineAt }: { readonly startedAt: string; readonly deadlineAt: string },
  paper: Pick<Paper, 'timeLimit' | 'window'>,
  now: number,
): string {
  const due = Date.parse(deadlineOf(paper, Date.parse(startedAt)));
  const given = Date.parse(deadlineAt);
  return new Date(due >= given ? due : Math.max(due, Math.min(given, now))).toISOString();
}

function unlimitedIn(window: Paper['window']): number {
  return window === null ? defaultTimeLimit : Number.POSITIVE_INFINITY;
}

/** The deadline itself belongs to the exam. */
export function isTimeUp(deadlineAt: string, now: number): boolean {
  return now >= Date.parse(deadlineAt);
}

/** Nothing more is accepted: the deadline and its grace have passed. */
export function isOver(deadlineAt: string, now: number): boolean {
  return now > Date.parse(deadlineAt) + graceMs;
}

/** Deadlines before this moment are over at `now`; ISO 8601. */
export function overBefore(now: number): string {
  return new Date(now - graceMs).toISOString();
}

/** Throws after the deadline and its grace. */
export function requireTime(deadlineAt: string, now: number): void {
  if (isOver(deadlineAt, now)) throw new DomainError('gone', 'exams.time-over');
}

/** Throws while there is time left by the server's clock: a browser's clock may be fast. */
export function requireNearlyOver(deadlineAt: string, now: number): void {
  const left = Date.parse(deadlineAt) - now;
  if (left <= autoToleranceMs) return;
  throw new DomainError('conflict', 'exams.time-left', { params: { seconds: Math.ceil(left / 1000) } });
}
