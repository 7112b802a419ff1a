import { DomainError } from '@pathshala/contract-kit/domain-error';
import { examLimits } from '@pathshala/rules/exam-limits';
import type { ExtraTime, Paper, PaperHead } from '../../papers/index.ts';

/** The grace after the deadline for attempts that state none; never shown. Browsers spread their submits over it (goals.md F12). */
export const graceMs = examLimits.graceSeconds.standard * 1000;

/** The end of an attempt; its grace is fixed at its start, whatever administrators set later. */
interface Ending {
  readonly deadlineAt: string;
  readonly graceMs?: number | undefined;
}

/** The grace to store in an attempt that starts now: only where it is not the usual one. */
export function statedGrace(ms: number): Pick<Ending, 'graceMs'> {
  return ms === graceMs ? {} : { graceMs: ms };
}

/** The last moment at which answers count; epoch ms. */
function endOf({ deadlineAt, graceMs: own = graceMs }: Ending): number {
  return Date.parse(deadlineAt) + own;
}

/** How early the automatic submit of a page may arrive: its clock is close to the server's, but not exact. */
const autoToleranceMs = 5000;

/** Minutes of an exam that states none and does not close (spec §9). */
const defaultTimeLimit = 60;

const minuteMs = 60_000;

/** The earlier of start + limit and the end of the window; ISO 8601. Without a limit of its own a campaign runs to the end of its window. */
export function deadlineOf(paper: Pick<Paper, 'timeLimit' | 'window'>, startedAt: number): string {
  const closesAt = paper.window?.closesAt ?? null;
  const windowEnd = closesAt === null ? Number.POSITIVE_INFINITY : Date.parse(closesAt);
  const unlimited = closesAt === null ? defaultTimeLimit : Number.POSITIVE_INFINITY;
  const ownLimit = paper.timeLimit > 0 ? paper.timeLimit : unlimited;
  return new Date(Math.min(startedAt + ownLimit * minuteMs, windowEnd)).toISOString();
}

interface Timed extends Ending {
  readonly startedAt: string;
  /** The times that were given to this attempt alone. */
  readonly extraTimes?: readonly ExtraTime[] | undefined;
}

type Times = Pick<Paper, 'timeLimit' | 'window'> & Pick<PaperHead, 'extraTimes'>;

/**
 * The deadline by start, limit and current window, and the times that administrators gave beyond them. A time for all applies
 * to attempts in progress at that moment, not to later or ended ones.
 */
export function dueOf(
  { startedAt, extraTimes = [], graceMs: own = graceMs }: Omit<Timed, 'deadlineAt'>,
  paper: Times,
): string {
  const given = [
    ...(paper.extraTimes ?? []).map((extra) => ({ ...extra, isForAll: true })),
    ...extraTimes.map((extra) => ({ ...extra, isForAll: false })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  let due = Date.parse(deadlineOf(paper, Date.parse(startedAt)));
  for (const { at, minutes, isForAll } of given) {
    const isSitting = startedAt <= at && Date.parse(at) <= due + own;
    if (!isForAll || isSitting) due += Math.round(minutes * minuteMs);
  }
  return new Date(due).toISOString();
}

/**
 * The deadline of an attempt under the current window. A later end gives time up to the attempt's own limit; an earlier one
 * takes time, but none that has passed.
 */
export function movedDeadline(attempt: Timed, paper: Times, now: number): string {
  const due = Date.parse(dueOf(attempt, paper));
  const given = Date.parse(attempt.deadlineAt);
  return new Date(Math.max(due, Math.min(given, now))).toISOString();
}

/** The deadline itself is still in time. */
export function isTimeUp(deadlineAt: string, now: number): boolean {
  return now >= Date.parse(deadlineAt);
}

/** Whether no answer is accepted any more: the deadline and its grace have passed. */
export function isOver(ending: Ending, now: number): boolean {
  return now > endOf(ending);
}

/** Deadlines before this moment are over at `now`, with this grace; ISO 8601. */
export function overBefore(now: number, grace = graceMs): string {
  return new Date(now - grace).toISOString();
}

/** Every grace that an attempt can have, other than the usual one; ms. */
export const otherGraces: readonly number[] = Array.from(
  { length: examLimits.graceSeconds.max - examLimits.graceSeconds.min + 1 },
  (_, index) => (examLimits.graceSeconds.min + index) * 1000,
).filter((ms) => ms !== graceMs);

/** Throws after the deadline and its grace. */
export function requireTime(ending: Ending, now: number): void {
  if (isOver(ending, now)) throw new DomainError('gone', 'exams.time-over');
}

/** Throws while there is time left by the server's clock: a browser's clock may be fast. */
export function requireNearlyOver(deadlineAt: string, now: number): void {
  const left = Date.parse(deadlineAt) - now;
  if (left <= autoToleranceMs) return;
  throw new DomainError('conflict', 'exams.time-left', { params: { seconds: Math.ceil(left / 1000) } });
}
