import type { PreparedPaper } from '../../papers/index.ts';
import { applyChanges, checkAnswers, withText, type CheckedAnswers } from './answers.ts';
import { isMarkedByHand, isSubmitted, type Attempt, type Outcome, type SubmittedAttempt } from './attempt.ts';
import { isOver, isTimeUp } from './clock.ts';
import { markedParts } from './marked-parts.ts';
import type { Submit } from './submit-attempt.ts';

/** How long after the deadline the service stores answers that were received in time. */
const lateMs = 15 * 60_000;

/** Epoch ms: when a call was received, and when it can be stored. */
export interface Received {
  readonly receivedAt: number;
  readonly now: number;
}

interface LateSave extends Received {
  readonly checked: Pick<CheckedAnswers, 'accepted' | 'text'>;
  readonly clientSeq: number;
}

type LateSubmit = Omit<Submit, 'now'> & Received;

/**
 * Whether the clock has submitted the attempt although answers of its student were on the way: they were received in time, but
 * the store was unavailable (decision 0016). An attempt that the student has submitted, or that is marked, takes no late
 * answers.
 */
export function takesLate(attempt: Attempt, { receivedAt, now }: Received): attempt is SubmittedAttempt {
  if (!isSubmitted(attempt) || attempt.outcome.takesReceipts !== true) return false;
  if (isMarkedByHand(attempt.outcome) || isOver(attempt, receivedAt)) return false;
  return now <= Date.parse(attempt.deadlineAt) + lateMs;
}

/**
 * Adds a save that was received in time and marks it as if it had been stored then. null: a newer one was stored, or none is
 * accepted.
 */
export function takeLateSave(
  attempt: Attempt,
  prepared: PreparedPaper,
  { checked, clientSeq, ...received }: LateSave,
): SubmittedAttempt | null {
  if (!takesLate(attempt, received) || attempt.savedSeq >= clientSeq) return null;
  return markedAgain({ ...withChecked(attempt, checked), savedSeq: clientSeq }, prepared, attempt.outcome);
}

/** Adds the student's submit that was received in time, which makes the result final. Nothing is checked, as at the deadline. */
export function takeLateSubmit(
  attempt: Attempt,
  prepared: PreparedPaper,
  { answers, isAuto, receivedAt, now }: LateSubmit,
): SubmittedAttempt | null {
  if (!takesLate(attempt, { receivedAt, now })) return null;
  const { takesReceipts: _taken, ...outcome } = attempt.outcome;
  const { startedAt, deadlineAt } = attempt;
  const isByClock = isAuto || isTimeUp(deadlineAt, receivedAt);
  const checked = checkAnswers(prepared, attempt.chosenSubjects, answers);
  return markedAgain(withChecked(attempt, checked), prepared, {
    ...outcome,
    closedBy: isByClock ? 'clock' : 'student',
    durationMs: Math.max(0, Math.min(receivedAt, Date.parse(deadlineAt)) - Date.parse(startedAt)),
    lateAnswersIgnored: false,
  });
}

function withChecked(attempt: SubmittedAttempt, checked: LateSave['checked']): SubmittedAttempt {
  const answers = applyChanges(attempt.answers, checked.accepted);
  return { ...attempt, answers, ...withText(attempt.written, checked) };
}

function markedAgain(attempt: SubmittedAttempt, prepared: PreparedPaper, outcome: Outcome): SubmittedAttempt {
  const marked = markedParts(attempt, prepared, outcome.closedBy);
  return { ...attempt, outcome: { ...outcome, ...marked, scoreVersion: outcome.scoreVersion + 1 } };
}
