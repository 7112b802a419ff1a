import type { PreparedPaper } from '../../papers/ports.ts';
import { applyChanges, checkAnswers, differFrom, requireAllowed, type AnswerInput } from './answers.ts';
import type { Attempt, FeedbackCode, Outcome, SubmittedAttempt } from './attempt.ts';
import { countedSubjects, requireCompleteChoice } from './chosen-subjects.ts';
import { isOver, isTimeUp, requireNearlyOver } from './clock.ts';
import { markPaper } from './scoring.ts';

export interface Submit {
  /** The last answers, which may not have been saved yet. */
  readonly answers: readonly AnswerInput[];
  /** The page's own submit at zero. */
  readonly isAuto: boolean;
  readonly now: number;
}

/**
 * The submit of a student. null: it was submitted before, and that result is final.
 * In time the last answers count; from the deadline on nothing is checked; after the grace only what was saved counts.
 */
export function submit(attempt: Attempt, prepared: PreparedPaper, command: Submit): SubmittedAttempt | null {
  if (attempt.status === 'submitted') return null;
  if (isOver(attempt.deadlineAt, command.now)) {
    return close(attempt, prepared, {
      now: command.now,
      closedBy: 'clock',
      lateAnswersIgnored: differFrom(attempt.answers, command.answers),
    });
  }
  const checked = checkAnswers(prepared.places, attempt.chosenSubjects, command.answers);
  const isByClock = command.isAuto || isTimeUp(attempt.deadlineAt, command.now);
  if (isByClock) {
    requireNearlyOver(attempt.deadlineAt, command.now);
  } else {
    requireAllowed(checked);
    requireCompleteChoice(prepared.paper, attempt.chosenSubjects);
  }
  return close({ ...attempt, answers: applyChanges(attempt.answers, checked.accepted) }, prepared, {
    now: command.now,
    closedBy: isByClock ? 'clock' : 'student',
    lateAnswersIgnored: false,
  });
}

/** The submit by the clock, from the saved answers. null: submitted before, or still in time. */
export function closeOverdue(
  attempt: Attempt,
  prepared: PreparedPaper,
  now: number,
): SubmittedAttempt | null {
  if (attempt.status === 'submitted' || !isOver(attempt.deadlineAt, now)) return null;
  return close(attempt, prepared, { now, closedBy: 'clock', lateAnswersIgnored: false });
}

function close(
  attempt: Attempt,
  { paper }: PreparedPaper,
  closing: Pick<Outcome, 'closedBy' | 'lateAnswersIgnored'> & { now: number },
): SubmittedAttempt {
  const { isCapped, ...tally } = markPaper(
    paper,
    countedSubjects(paper, attempt.chosenSubjects),
    attempt.answers,
  );
  const end = Math.min(closing.now, Date.parse(attempt.deadlineAt));
  return {
    ...attempt,
    status: 'submitted',
    outcome: {
      ...tally,
      totalMarks: paper.totalMarks,
      closedBy: closing.closedBy,
      feedback: feedbackOf(closing.closedBy, isCapped),
      submittedAt: new Date(closing.now).toISOString(),
      durationMs: Math.max(0, end - Date.parse(attempt.startedAt)),
      lateAnswersIgnored: closing.lateAnswersIgnored,
      scoreVersion: 1,
      corrections: [],
    },
  };
}

function feedbackOf(closedBy: Outcome['closedBy'], isCapped: boolean): readonly FeedbackCode[] {
  const how = closedBy === 'clock' ? 'exams.feedback.auto' : 'exams.feedback.manual';
  return isCapped ? [how, 'exams.score-exceeds'] : [how];
}
