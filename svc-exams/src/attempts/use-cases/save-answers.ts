import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Papers } from '../../papers/index.ts';
import { checkAnswers, requireAllowed, type AnswerInput, type CheckedAnswers } from '../domain/answers.ts';
import type { Attempt, AttemptFacts } from '../domain/attempt.ts';
import { checkNotes, type SaveNotes, type SentNotes } from '../domain/save-notes.ts';
import type { Attempts } from '../ports.ts';
import { isOver, requireTime } from '../domain/clock.ts';
import { takesLate } from '../domain/late-answers.ts';
import { attemptNotFound, requireOpen } from '../domain/require-open.ts';
import { requireOwnFacts } from './own-attempt.ts';
import type { SaveLateAnswers } from './save-late-answers.ts';

interface SaveAnswersDependencies {
  readonly attempts: Pick<Attempts, 'facts' | 'find' | 'save'>;
  readonly papers: Pick<Papers, 'publishedVersion'>;
  readonly saveLate: SaveLateAnswers;
}

interface SaveCommand extends SentNotes {
  readonly attemptId: string;
  readonly studentId: string;
  readonly answers: readonly AnswerInput[];
  readonly clientSeq: number;
  /** Without it the save is accepted from every device. */
  readonly device?: string | undefined;
  /** Epoch ms: the time of receipt. It decides whether the answers are in time. */
  readonly receivedAt: number;
  readonly now: number;
}

interface Saved {
  readonly savedSeq: number;
  /** False: a save with this or a higher `clientSeq` came first, and nothing was changed. */
  readonly isApplied: boolean;
  readonly deadlineAt: string;
  readonly examId: string;
  readonly examKind: Attempt['examKind'];
}

/**
 * The hot path: the facts of the attempt are in memory, so a save is one conditional write. The attempt is read only when these
 * facts refuse the save, or the write matches nothing: then they may be out of date.
 */
export function saveAnswers({ attempts, papers, saveLate }: SaveAnswersDependencies) {
  return async (command: SaveCommand): Promise<Saved> => {
    const known = await requireOwnFacts(attempts, command);
    return (await saveByMemory(known, command)) ?? saveAfterReading(command);
  };

  /** null: refused by the cached facts, which may be out of date. */
  async function saveByMemory(known: AttemptFacts, command: SaveCommand): Promise<Saved | null> {
    if (isOver(known, command.receivedAt) || isElsewhere(known, command)) return null;
    const checked = await check(known, command);
    if (checked.refusals.length > 0 || !(await save(known, checked, command))) return null;
    const { deadlineAt, examId, examKind } = known;
    return { savedSeq: command.clientSeq, isApplied: true, deadlineAt, examId, examKind };
  }

  async function saveAfterReading(command: SaveCommand): Promise<Saved> {
    const attempt = await attempts.find(command.attemptId);
    if (attempt === null) throw attemptNotFound();
    const isLate = takesLate(attempt, command);
    if (!isLate) requireOpen(attempt);
    requireTime(attempt, command.receivedAt);
    if (isElsewhere(attempt, command)) throw new DomainError('conflict', 'exams.other-device');
    const { savedSeq, deadlineAt, examId, examKind } = attempt;
    const exam = { deadlineAt, examId, examKind };
    if (savedSeq >= command.clientSeq) return { savedSeq, isApplied: false, ...exam };

    const checked = await check(attempt, command);
    requireAllowed(checked);
    const { clientSeq, receivedAt, now } = command;
    const isSaved = isLate
      ? await saveLate(attempt, { checked, clientSeq, receivedAt, now })
      : await save(attempt, checked, command);
    if (isSaved) {
      return { savedSeq: command.clientSeq, isApplied: true, ...exam };
    }
    throw new DomainError('conflict', 'common.conflict');
  }

  async function check(facts: AttemptFacts, command: SaveCommand): Promise<Checked> {
    const paper = await papers.publishedVersion(facts.examId, facts.paperVersion);
    const checked = checkAnswers(paper, facts.chosenSubjects, command.answers);
    return {
      ...checked,
      notes: { ...checkNotes(paper, facts, { ...command, now: command.receivedAt }), text: checked.text },
    };
  }

  function save(
    facts: AttemptFacts,
    checked: Checked,
    { clientSeq, receivedAt }: SaveCommand,
  ): Promise<boolean> {
    const at = new Date(receivedAt).toISOString();
    return attempts.save({ facts, changes: checked.accepted, notes: checked.notes, clientSeq, at });
  }
}

type Checked = CheckedAnswers & { readonly notes: SaveNotes };

/** Whether a device other than the sender holds the attempt. */
function isElsewhere({ device = null }: Pick<Attempt, 'device'>, command: SaveCommand): boolean {
  return command.device !== undefined && device !== null && device !== command.device;
}
