import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { AnswerInput } from '@pathshala/svc-exams-contract/attempt';
import type { Papers } from '../../papers/domain/papers.ts';
import { checkAnswers, requireAllowed, type CheckedAnswers } from '../domain/answers.ts';
import { isSubmitted, type Attempt } from '../domain/attempt.ts';
import type { AttemptFacts, Attempts } from '../domain/attempts.ts';
import { isOver, requireTime } from '../domain/clock.ts';
import { attemptNotFound } from './read-attempt.ts';

interface Dependencies {
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
}

/**
 * The hot path: what a save must know is in memory, so it is one conditional write. Only when memory refuses it,
 * or the write matches nothing, is the attempt read: to learn why, or that memory was behind.
 */
export function saveAnswers({ attempts, papers }: Dependencies) {
  return async (command: SaveCommand): Promise<Saved> => {
    const known = await attempts.facts(command.attemptId);
    if (known === null || known.studentId !== command.studentId) throw attemptNotFound();
    return (await saveByMemory(known, command)) ?? saveAfterReading(command);
  };

  /** null: memory refuses it, or is behind. */
  async function saveByMemory(known: AttemptFacts, command: SaveCommand): Promise<Saved | null> {
    if (isOver(known.deadlineAt, command.now)) return null;
    const checked = await check(known, command);
    if (checked.refusals.length > 0 || !(await save(known, checked, command))) return null;
    return { savedSeq: command.clientSeq, isApplied: true, deadlineAt: known.deadlineAt };
  }

  async function saveAfterReading(command: SaveCommand): Promise<Saved> {
    const attempt = await attempts.find(command.attemptId);
    if (attempt === null) throw attemptNotFound();
    requireOpen(attempt);
    requireTime(attempt.deadlineAt, command.now);
    const { savedSeq, deadlineAt } = attempt;
    if (savedSeq >= command.clientSeq) return { savedSeq, isApplied: false, deadlineAt };

    const checked = await check(attempt, command);
    requireAllowed(checked);
    if (await save(attempt, checked, command)) {
      return { savedSeq: command.clientSeq, isApplied: true, deadlineAt };
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

/** Refuses a change of what is submitted: as over when the clock did it, as submitted when the student did. */
export function requireOpen(attempt: Attempt): void {
  if (!isSubmitted(attempt)) return;
  throw attempt.outcome.closedBy === 'clock'
    ? new DomainError('gone', 'exams.time-over')
    : new DomainError('conflict', 'exams.already-submitted');
}
