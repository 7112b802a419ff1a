import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Attempt, dueOf, isMarkedByHand, isOver, isSubmitted } from '../../attempts/index.ts';
import type { ExtraTime, PaperHead } from '../../papers/index.ts';
import type { DeskAct } from '../ports.ts';

const minuteMs = 60_000;

type Times = Pick<PaperHead, 'window' | 'extraTimes'> & { readonly timeLimit: number };

/** When an attempt that is opened again ends: as it would have, and not before `minutes` from the act on. */
function reopenedUntil(attempt: Attempt, times: Times, act: DeskAct): string {
  const inMinutes = new Date(Date.parse(act.at) + (act.minutes ?? 0) * minuteMs).toISOString();
  const due = dueOf(attempt, times);
  return due > inMinutes ? due : inMinutes;
}

interface Regained {
  /** The deadline with the time of the act. */
  readonly until: string;
  /** Where it is for this attempt alone. */
  readonly own?: ExtraTime;
}

/**
 * The clock may submit an attempt after an act gave it time, and before that time has reached it: it is open again, with
 * its time. null: it is not one of these.
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
 * null: it is open already, or was by this act, or somebody has marked it meanwhile. The result goes, its version stays
 * below that of the next one.
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

/** Throws why the result cannot be taken back. */
export function requireUnmarked(attempt: Attempt): void {
  if (!isSubmitted(attempt)) throw new DomainError('conflict', 'exams.reopen-open');
  if (isMarkedByHand(attempt.outcome)) throw new DomainError('conflict', 'exams.reopen-marked');
}

/** The act has given its time to the attempt, or to all of the exam. */
export function hasTimeOf({ extraTimes = [] }: Pick<Attempt, 'extraTimes'>, actId: string): boolean {
  return extraTimes.some((extra) => extra.actId === actId);
}
