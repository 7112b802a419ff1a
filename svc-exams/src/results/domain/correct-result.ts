import { DomainError } from '@pathshala/contract-kit/domain-error';
import { marks, rounded } from '@pathshala/rules/marks';
import { sumOfMarks } from '@pathshala/rules/paper';
import type { Outcome, SubmittedAttempt } from '../../attempts/index.ts';

export interface CorrectionCommand {
  readonly score: number | undefined;
  readonly feedback: string | undefined;
  readonly reason: string;
  readonly correctedBy: string;
  /** ISO 8601. */
  readonly correctedAt: string;
  /** The version of the score that the marker has read; undefined: the latest. */
  readonly rev?: number | undefined;
}

/** An administrator's correction: stores the reason and the values before, and increases the version of the score. Throws `conflict` for an outdated `rev`. */
export function correctResult(attempt: SubmittedAttempt, command: CorrectionCommand): SubmittedAttempt {
  const { outcome } = attempt;
  const { score = outcome.score, feedback = null, reason, correctedAt, correctedBy } = command;
  if (reason === '') {
    throw new DomainError('invalid', 'exams.reason-required', {
      fields: { reason: 'exams.reason-required' },
    });
  }
  if (command.score === undefined && feedback === null) {
    throw new DomainError('invalid', 'exams.nothing-to-correct');
  }
  requireLatest(outcome, command);
  if (outcome.awaitsMarks === true) throw new DomainError('conflict', 'exams.not-marked-yet');
  const limit = rounded(marks(outcome.totalMarks));
  if (limit > 0 && score > limit) {
    throw new DomainError('invalid', 'exams.score-exceeds', { fields: { score: 'exams.score-exceeds' } });
  }
  const correction = { correctedAt, correctedBy, reason, scoreBefore: outcome.score, score, feedback };
  return {
    ...attempt,
    outcome: {
      ...outcome,
      score,
      ...meritAfter(outcome, score),
      scoreVersion: outcome.scoreVersion + 1,
      corrections: [...outcome.corrections, correction],
    },
  };
}

function requireLatest({ scoreVersion }: Outcome, { rev = scoreVersion }: CorrectionCommand): void {
  if (rev !== scoreVersion) throw new DomainError('conflict', 'common.edited-meanwhile-unknown');
}

/** The parts for GPA and the deduction are unchanged. */
function meritAfter({ meritScore, score: before }: Outcome, score: number): Pick<Outcome, 'meritScore'> {
  if (meritScore === undefined) return {};
  return { meritScore: sumOfMarks([meritScore, score, -before]) };
}
