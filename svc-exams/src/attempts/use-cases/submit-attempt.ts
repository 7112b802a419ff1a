import { type PaperHead, type Papers, type PreparedPaper, windowHeadOf } from '../../papers/index.ts';
import { isSubmitted, type Attempt, type SubmittedAttempt } from '../domain/attempt.ts';
import type { AttemptPorts, Attempts, SubmitCommand } from '../ports.ts';
import { dueOf } from '../domain/clock.ts';
import { takeLateSubmit } from '../domain/late-answers.ts';
import { scoreVisibleFrom } from '../domain/score-visibility.ts';
import { submit, withLateAnswers } from '../domain/submit-attempt.ts';
import { requireOwnFacts } from './own-attempt.ts';

interface SubmitAttemptDependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
}

/** Submits once. Every later call, and every call that lost a race, gets the same result. */
export function submitAttempt({
  attempts,
  papers,
}: SubmitAttemptDependencies): AttemptPorts['submitAttempt'] {
  return async (command) => {
    const facts = await requireOwnFacts(attempts, command);
    const paper = await papers.version(facts.examId, facts.paperVersion);
    const head = await windowHeadOf(papers, facts);
    const attempt = await attempts.submit(facts._id, {
      rule: (current) => submitted(extended(current, paper, head), paper, command),
      scoreVisibleFrom: scoreVisibleFrom(head),
    });
    const noteLate = (current: Attempt) => withLateAnswers(current, paper, command.answers);
    const noted = noteLate(attempt) === null ? attempt : await attempts.change(facts._id, noteLate);
    return { attempt: requireResult(noted), paper, head };
  };
}

/** Submits by the time of receipt; the clock may have submitted the attempt since. */
function submitted(
  attempt: Attempt,
  paper: PreparedPaper,
  { answers, isAuto, now, receivedAt = now }: SubmitCommand,
): SubmittedAttempt | null {
  const sent = { answers, isAuto };
  return attempt.status === 'open'
    ? submit(attempt, paper, { ...sent, now: receivedAt })
    : takeLateSubmit(attempt, paper, { ...sent, now, receivedAt });
}

/** Moves the deadline of an attempt that a recently extended end has not reached yet. */
function extended(attempt: Attempt, { paper }: PreparedPaper, head: PaperHead | null): Attempt {
  if (head === null) return attempt;
  const { window, extraTimes } = head;
  const due = dueOf(attempt, { timeLimit: paper.timeLimit, window, extraTimes });
  return due > attempt.deadlineAt ? { ...attempt, deadlineAt: due } : attempt;
}

function requireResult(attempt: Attempt): SubmittedAttempt {
  if (isSubmitted(attempt)) return attempt;
  throw new Error(`attempt ${attempt._id} is not submitted after its submit`);
}
