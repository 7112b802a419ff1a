import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isAbove, marks } from '@pathshala/rules/marks';
import { sumOfMarks } from '@pathshala/rules/paper';
import type { Paper } from '../../papers/index.ts';
import type { Outcome, SubmittedAttempt } from './attempt.ts';
import { meritOf } from './marked-parts.ts';
import type { PastMarking, WrittenMarking } from './written-marking.ts';

export type GivenMarking = Omit<WrittenMarking, 'history'>;

/** Sets the marks of a written exam. `rev` names the marking that this one replaces, 0 for the first. */
export function grade(attempt: SubmittedAttempt, paper: Paper, given: GivenMarking): SubmittedAttempt {
  const { outcome } = attempt;
  if (paper.examType !== 'Written') throw new DomainError('conflict', 'exams.answer-kind');
  const replaced = outcome.marking?.rev ?? 0;
  if (given.rev !== replaced) throw new DomainError('conflict', 'common.conflict');
  if (given.criteria.some((one) => one.marks < 0 || isAbove(marks(one.marks), marks(one.maxMarks)))) {
    throw new DomainError('invalid', 'exams.marks-exceed');
  }
  const score = sumOfMarks(given.criteria.map((one) => one.marks));
  const { awaitsMarks: _awaited, ...marked } = outcome;
  const after: Outcome = {
    ...marked,
    score,
    feedback: outcome.feedback.filter((code) => code !== 'exams.feedback.to-be-determined'),
    // The first marking is the first score that anybody sees.
    scoreVersion: replaced === 0 ? outcome.scoreVersion : outcome.scoreVersion + 1,
    marking: { ...given, rev: replaced + 1, history: historyOf(outcome) },
    ...meritOf(attempt, paper, score),
  };
  return { ...attempt, outcome: after };
}

function historyOf({ marking, score }: Outcome): readonly PastMarking[] {
  if (marking === undefined) return [];
  const { rev, reason, markedBy, markedAt, history } = marking;
  return [...history, { rev, reason, markedBy, markedAt, score }];
}
