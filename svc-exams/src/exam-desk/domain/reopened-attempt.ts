import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Attempt, dueOf, isMarkedByHand, isOver, isSubmitted } from '../../attempts/index.ts';
import type { ExtraTime, PaperHead } from '../../papers/index.ts';
import type { DeskAct } from '../ports.ts';

const minuteMs = 60_000;

type Times = Pick<PaperHead, 'window' | 'extraTimes'> & { readonly timeLimit: number };

/** The end of a reopened attempt: its earlier end, but not before `minutes` from the act on. */
function reopenedUntil(attempt: Attempt, times: Times, act: DeskAct): string {
  const inMinutes = new Date(Date.parse(act.at) + (act.minutes ?? 0) * minuteMs).toISOString();
  const due = dueOf(attempt, times);
  return due > inMinutes ? due : inMinutes;
}

interface Regained {
  /** The deadline with the time of the act. */
  readonly until: string;
  /** Set where the time is for this attempt alone. */
  readonly own?: ExtraTime;
}

/**
 * Reopens an attempt that the clock submitted after an act gave it time, and before that time reached it. null: it is not one
 * of these.
 */
export function regain(attempt: Attempt, act: DeskAct, { until, own }: Regained): Attempt | null {
  if (!isSubmitted(attempt) || isMarkedByHand(attempt.outcome)) return null;
  const { closedBy, submittedAt, scoreVersion } = attempt.outcome;
  const isAfterAct = closedBy === 'clock' && submittedAt >= act.at && !isOver(attempt, Date.parse(act.at));
  if (!isAfterAct || until <= attempt.deadlineAt) return null;
  const extraTimes = [...(attempt.extraTimes ?? []), ...(own === undefined ? [] : [own])];
  return {
    ...attempt,
    status: 'open',
    outcome: null,
    deadlineAt: until,
    extraTimes,
    reopenedFrom: scoreVersion,
  };
}

/**
 * Reopens an attempt. null: it is open already, or was reopened by this act, or was marked meanwhile. The result is removed;
 * the next one has a higher version.
 */
export function reopen(attempt: Attempt, times: Times, act: DeskAct): Attempt | null {
  if (!isSubmitted(attempt) || hasTimeOf(attempt, act._id) || isMarkedByHand(attempt.outcome)) return null;
  const deadlineAt = reopenedUntil(attempt, times, act);
  const minutes = (Date.parse(deadlineAt) - Date.parse(dueOf(attempt, times))) / minuteMs;
  const extra: ExtraTime = { actId: act._id, at: act.at, minutes, isReopening: true };
  return {
    ...attempt,
    status: 'open',
    outcome: null,
    device: null,
    deadlineAt,
    extraTimes: [...(attempt.extraTimes ?? []), extra],
    reopenedFrom: attempt.outcome.scoreVersion,
  };
}

/** Throws the reason for which the result cannot be withdrawn. */
export function requireUnmarked(attempt: Attempt): void {
  if (!isSubmitted(attempt)) throw new DomainError('conflict', 'exams.reopen-open');
  if (isMarkedByHand(attempt.outcome)) throw new DomainError('conflict', 'exams.reopen-marked');
}

/** Whether the act has given its time to the attempt, or to the whole exam. */
export function hasTimeOf({ extraTimes = [] }: Pick<Attempt, 'extraTimes'>, actId: string): boolean {
  return extraTimes.some((extra) => extra.actId === actId);
}
