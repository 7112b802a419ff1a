import { type Paper, type PreparedPaper, type PublishedPaper, schemeOfPaper } from '../../papers/index.ts';
import {
  applyChanges,
  checkAnswers,
  differFrom,
  requireAllowed,
  withText,
  type AnswerInput,
} from './answers.ts';
import { isSubmitted, type Attempt, type Outcome, type SubmittedAttempt } from './attempt.ts';
import { requireCompleteChoice } from './chosen-subjects.ts';
import { isOver, isTimeUp, requireNearlyOver } from './clock.ts';
import { markedParts } from './marked-parts.ts';

export interface Submit {
  /** The last answers, which may not have been saved yet. */
  readonly answers: readonly AnswerInput[];
  /** The automatic submit of the page at zero. */
  readonly isAuto: boolean;
  /** When it was received. */
  readonly now: number;
}

/**
 * The submit of a student. null: it was submitted before, and that result is final. In time, the last answers count; from the
 * deadline on nothing is checked; after the grace only saved answers count.
 */
export function submit(attempt: Attempt, prepared: PreparedPaper, command: Submit): SubmittedAttempt | null {
  if (attempt.status === 'submitted') return null;
  if (isOver(attempt, command.now)) {
    return close(attempt, prepared, {
      now: command.now,
      closedBy: 'clock',
      lateAnswersIgnored: differFrom(attempt, prepared, command.answers),
      takesReceipts: true,
    });
  }
  const checked = checkAnswers(prepared, attempt.chosenSubjects, command.answers);
  const isByClock = command.isAuto || isTimeUp(attempt.deadlineAt, command.now);
  if (isByClock) {
    requireNearlyOver(attempt.deadlineAt, command.now);
  } else {
    requireAllowed(checked);
    requireCompleteChoice(prepared.paper, attempt.chosenSubjects);
  }
  const answers = applyChanges(attempt.answers, checked.accepted);
  return close({ ...attempt, answers, ...withText(attempt.written, checked) }, prepared, {
    now: command.now,
    closedBy: isByClock ? 'clock' : 'student',
    lateAnswersIgnored: false,
  });
}

/** Notes in the result that answers arrived after the clock closed the attempt. null: it is noted already, or they were not late. */
export function withLateAnswers(
  attempt: Attempt,
  prepared: PublishedPaper,
  answers: readonly AnswerInput[],
): SubmittedAttempt | null {
  if (!isSubmitted(attempt)) return null;
  const { outcome } = attempt;
  if (outcome.closedBy === 'student' || outcome.lateAnswersIgnored) return null;
  if (!differFrom(attempt, prepared, answers)) return null;
  return { ...attempt, outcome: { ...outcome, lateAnswersIgnored: true } };
}

/** The submit by the clock, from the saved answers. null: submitted before, or still in time. */
export function closeOverdue(
  attempt: Attempt,
  prepared: PreparedPaper,
  now: number,
): SubmittedAttempt | null {
  if (attempt.status === 'submitted' || !isOver(attempt, now)) return null;
  const withoutStudent = { closedBy: 'clock', lateAnswersIgnored: false, takesReceipts: true } as const;
  return close(attempt, prepared, { now, ...withoutStudent });
}

function close(
  attempt: Attempt,
  prepared: PreparedPaper,
  { now, ...closing }: Pick<Outcome, 'closedBy' | 'lateAnswersIgnored' | 'takesReceipts'> & { now: number },
): SubmittedAttempt {
  const { paper } = prepared;
  const end = Math.min(now, Date.parse(attempt.deadlineAt));
  return {
    ...attempt,
    status: 'submitted',
    outcome: {
      ...markedParts(attempt, prepared, closing.closedBy),
      totalMarks: paper.totalMarks,
      ...closing,
      submittedAt: new Date(now).toISOString(),
      durationMs: Math.max(0, end - Date.parse(attempt.startedAt)),
      scoreVersion: (attempt.reopenedFrom ?? 0) + 1,
      corrections: [],
      ...(paper.examType === 'Written' ? { awaitsMarks: true } : {}),
      ...passingOf(paper),
    },
  };
}

/** The requirements for passing, stored with the result, which lists show without its paper. */
function passingOf(paper: Paper): Pick<Outcome, 'passing'> {
  const { passingScore = null } = paper;
  const { minimumTotal, subjectMinima } = schemeOfPaper(paper);
  if (passingScore === null && minimumTotal === null && subjectMinima.length === 0) return {};
  return { passing: { passingScore, minimumTotal, subjectMinima } };
}
