import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Papers } from '../../papers/ports.ts';
import { checkAnswers, requireAllowed, type AnswerInput, type CheckedAnswers } from '../domain/answers.ts';
import { isSubmitted, type Attempt } from '../domain/attempt.ts';
import type { AttemptFacts, Attempts } from '../ports.ts';
import { isOver, requireTime } from '../domain/clock.ts';
import { attemptNotFound } from './read-attempt.ts';

export interface SaveAnswersDependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
}

export interface SaveCommand {
  readonly attemptId: string;
  readonly studentId: string;
  readonly answers: readonly AnswerInput[];
  readonly clientSeq: number;
  readonly now: number;
}

export interface Saved {
  readonly savedSeq: number;
  /** False: a save with this or a higher `clientSeq` came first, and nothing was changed. */
  readonly isApplied: boolean;
  readonly deadlineAt: string;
  readonly examId: string;
}

/**
 * The hot path: the facts of the attempt are in memory, so a save is one conditional write. The attempt is read only when
 * these facts refuse the save, or the write matches nothing: then they may be out of date.
 */
export function saveAnswers({ attempts, papers }: SaveAnswersDependencies) {
  return async (command: SaveCommand): Promise<Saved> => {
    const known = await attempts.facts(command.attemptId);
    if (known === null || known.studentId !== command.studentId) throw attemptNotFound();
    return (await saveByMemory(known, command)) ?? saveAfterReading(command);
  };

  /** null: refused by the facts in memory, which may be out of date. */
  async function saveByMemory(known: AttemptFacts, command: SaveCommand): Promise<Saved | null> {
    if (isOver(known.deadlineAt, command.now)) return null;
    const checked = await check(known, command);
    if (checked.refusals.length > 0 || !(await save(known, checked, command))) return null;
    const { deadlineAt, examId } = known;
    return { savedSeq: command.clientSeq, isApplied: true, deadlineAt, examId };
  }

  async function saveAfterReading(command: SaveCommand): Promise<Saved> {
    const attempt = await attempts.find(command.attemptId);
    if (attempt === null) throw attemptNotFound();
    requireOpen(attempt);
    requireTime(attempt.deadlineAt, command.now);
    const { savedSeq, deadlineAt, examId } = attempt;
    if (savedSeq >= command.clientSeq) return { savedSeq, isApplied: false, deadlineAt, examId };

    const checked = await check(attempt, command);
    requireAllowed(checked);
    if (await save(attempt, checked, command)) {
      return { savedSeq: command.clientSeq, isApplied: true, deadlineAt, examId };
    }
    throw new DomainError('conflict', 'common.conflict');
  }

  async function check(facts: AttemptFacts, { answers }: SaveCommand): Promise<CheckedAnswers> {
    const { places } = await papers.version(facts.examId, facts.paperVersion);
    return checkAnswers(places, facts.chosenSubjects, answers);
  }

  function save(facts: AttemptFacts, checked: CheckedAnswers, { clientSeq }: SaveCommand): Promise<boolean> {
    return attempts.save({ facts, changes: checked.accepted, clientSeq });
  }
}

/** Throws for a submitted attempt: 410 when the clock submitted it, 409 when the student did. */
export function requireOpen(attempt: Attempt): void {
  if (!isSubmitted(attempt)) return;
  throw attempt.outcome.closedBy === 'clock'
    ? new DomainError('gone', 'exams.time-over')
    : new DomainError('conflict', 'exams.already-submitted');
}
