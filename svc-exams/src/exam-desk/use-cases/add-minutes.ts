import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Attempts, requireOpen, requireTime } from '../../attempts/index.ts';
import type { Releases } from '../../entitlements/index.ts';
import type { Papers } from '../../papers/index.ts';
import { beginAct, newAct, requireSaneMinutes, type DeskEdit } from '../domain/desk-acts.ts';
import type { SiteRules } from '../../site-rules/index.ts';
import type { ExamDesks } from '../ports.ts';
import type { applyAct } from './apply-act.ts';
import { requireAttempt, requireExam, requireUnreleased, type DeskHead } from './require-exam.ts';

interface AddMinutesDependencies {
  readonly desks: ExamDesks;
  readonly attempts: Attempts;
  readonly papers: Papers;
  readonly releases: Releases;
  readonly applyAct: ReturnType<typeof applyAct>;
  readonly siteRules: SiteRules;
  readonly newId: () => string;
  readonly now: () => number;
}

interface AddMinutesCommand extends DeskEdit {
  readonly examId: string;
  /** Null: all students who sit now. */
  readonly attemptId: string | null;
  readonly minutes: number;
}

/** Gives more time to one or to all students in progress, including those at the very deadline. */
export function addMinutes({
  desks,
  attempts,
  papers,
  releases,
  applyAct,
  siteRules,
  newId,
  now,
}: AddMinutesDependencies) {
  return async (command: AddMinutesCommand): Promise<void> => {
    const { examId, attemptId, minutes } = command;
    const time = now();
    const head = await requireExam(papers, examId);
    await requireUnreleased(releases, head);
    const studentId = attemptId === null ? requireForAll(head, minutes) : await requireForOne(command, time);
    const kind = attemptId === null ? 'minutes-for-all' : 'minutes';
    const facts = { _id: newId(), at: new Date(time).toISOString(), minutes, attemptId, studentId };
    const act = newAct(kind, command, facts);
    await desks.change(examId, (desk) => beginAct(desk, act, command));
    if (!(await applyAct(examId, act))) throw new DomainError('gone', 'exams.time-over');
  };

  function maxMinutes(): number {
    return siteRules.current().exams.deskMinutes;
  }

  function requireForAll({ extraTimes = [] }: DeskHead, minutes: number): null {
    requireSaneMinutes(extraTimes, minutes, maxMinutes());
    return null;
  }

  async function requireForOne({ examId, attemptId, minutes }: AddMinutesCommand, time: number) {
    const attempt = await requireAttempt(attempts, examId, attemptId ?? '');
    requireOpen(attempt);
    requireTime(attempt, time);
    requireSaneMinutes(attempt.extraTimes ?? [], minutes, maxMinutes());
    return attempt.studentId;
  }
}
