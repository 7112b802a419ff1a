import type { AnswerInput } from '@pathshala/svc-exams-contract/attempt';
import type { PaperHead } from '../../papers/domain/paper.ts';
import type { Papers, PreparedPaper } from '../../papers/domain/papers.ts';
import { differFrom } from '../domain/answers.ts';
import { isSubmitted, type Attempt, type SubmittedAttempt } from '../domain/attempt.ts';
import type { Attempts } from '../domain/attempts.ts';
import { deadlineOf } from '../domain/clock.ts';
import { scoreVisibleFrom } from '../domain/score-visibility.ts';
import { submit } from '../domain/submit-attempt.ts';
import { attemptNotFound } from './read-attempt.ts';

interface Dependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
}

export interface SubmitCommand {
  readonly attemptId: string;
  readonly studentId: string;
  readonly answers: readonly AnswerInput[];
  readonly isAuto: boolean;
  readonly now: number;
}

export interface Submitted {
  readonly attempt: SubmittedAttempt;
  readonly paper: PreparedPaper;
  /** The paper as it is now, for a campaign; null for a past year. */
  readonly head: PaperHead | null;
}

/** Submits once. Every later call, and every one that lost the race, gets the result that stands. */
export function submitAttempt({ attempts, papers }: Dependencies) {
  return async (command: SubmitCommand): Promise<Submitted> => {
    const facts = await attempts.facts(command.attemptId);
    if (facts === null || facts.studentId !== command.studentId) throw attemptNotFound();
    const paper = await papers.version(facts.examId, facts.paperVersion);
    const head = facts.examKind === 'campaign' ? await papers.head(facts.examId) : null;
    const attempt = await attempts.submit(facts._id, {
      rule: (current) => submit(extended(current, paper, head), paper, command),
      scoreVisibleFrom: scoreVisibleFrom(head),
    });
    return { attempt: markLateAnswers(requireResult(attempt), command.answers), paper, head };
  };
}

/** An end that was extended a moment ago may not have reached the attempt. */
function extended(attempt: Attempt, { paper }: PreparedPaper, head: PaperHead | null): Attempt {
  if (head === null) return attempt;
  const due = deadlineOf({ timeLimit: paper.timeLimit, window: head.window }, Date.parse(attempt.startedAt));
  return due > attempt.deadlineAt ? { ...attempt, deadlineAt: due } : attempt;
}

/** The clock may have closed the attempt before this call: then its answers were late, and the answer to it says so. */
function markLateAnswers(attempt: SubmittedAttempt, answers: readonly AnswerInput[]): SubmittedAttempt {
  const { outcome } = attempt;
  if (outcome.closedBy === 'student' || !differFrom(attempt.answers, answers)) return attempt;
  return { ...attempt, outcome: { ...outcome, lateAnswersIgnored: true } };
}

function requireResult(attempt: Attempt): SubmittedAttempt {
  if (isSubmitted(attempt)) return attempt;
  throw new Error(`attempt ${attempt._id} is not submitted after its submit`);
}
