import type { PartLock } from '@pathshala/rules/part-lock';
import type { Attempt, Attempts, CloseOverdue } from '../../attempts/index.ts';
import { type Entitlements, refusalToStart, scopeOf } from '../../entitlements/index.ts';
import type { FindLock } from '../../openings/index.ts';
import { rulesOf } from '../domain/exam-kinds.ts';
import type { Paper, PaperHead } from '../domain/paper.ts';
import type { AreAnswersVisible, PaperReader, Papers } from '../ports.ts';
import type { IsForStaff } from '../domain/staff-rights.ts';
import { paperNotFound } from './find-paper.ts';

interface PreviewExamDependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
  readonly entitlements: Entitlements;
  readonly findLock: FindLock;
  readonly closeOverdue: CloseOverdue;
  readonly areAnswersVisible: AreAnswersVisible;
  readonly isForStaff: IsForStaff;
}

interface PreviewExamCommand {
  readonly paperId: string;
  readonly reader: PaperReader;
  readonly now: number;
}

export interface ExamPreview {
  /** The current version. */
  readonly paper: Paper;
  /** The code of the reason for which no attempt can be started; null: one can, or one is open. */
  readonly refusal: string | null;
  readonly lock: PartLock | null;
  readonly openAttempt: Attempt | null;
  /** Submitted attempts. */
  readonly attempts: number;
  readonly lastResultId: string | null;
  /** The version of the open attempt, else the current one. */
  readonly paperVersion: number;
  /** The current version of the key. */
  readonly keyVersion: number;
  readonly isPaperReadable: boolean;
  readonly isKeyReadable: boolean;
}

/** The facts for a student before Start, including the deadline and a refusal, without questions. */
export function previewExam(dependencies: PreviewExamDependencies) {
  const { attempts, papers, entitlements, closeOverdue, areAnswersVisible } = dependencies;
  return async ({ paperId, reader, now }: PreviewExamCommand): Promise<ExamPreview> => {
    const studentId = reader.userId;
    const head = await papers.head(paperId);
    if (head === null) throw paperNotFound();
    const { paper, keyVersion } = await papers.version(paperId, head.paperVersion);
    const last = await lastAttempt(head, studentId, now);
    const openAttempt = ifOpen(last);
    const { isEntitled, refusal, lock } = await rightOf({ paper, head, reader, last, now });
    const paperVersion = openAttempt?.paperVersion ?? head.paperVersion;
    const isKeyReadable =
      (reader.staff !== null && (await dependencies.isForStaff(head, reader.staff, now))) ||
      (isEntitled && (await areAnswersVisible({ head, version: paperVersion, studentId, now })));
    return {
      paper,
      // An open attempt is resumed, whatever refuses a new one.
      ...(openAttempt === null ? { refusal, lock } : { refusal: null, lock: null }),
      openAttempt,
      attempts: submittedAttempts(last),
      lastResultId: lastResultId(last),
      paperVersion,
      keyVersion,
      isPaperReadable: openAttempt !== null || refusal === null || isKeyReadable,
      isKeyReadable,
    };
  };

  async function rightOf({ paper, head, reader, last, now }: RightCheck) {
    const scope = scopeOf(paper);
    const right = await entitlements.rightTo(reader.userId, scope);
    const { isWithdrawn, window } = head;
    const lock = await dependencies.findLock(paper, reader.userId, now);
    const refused = refusalToStart({ scope, ...right, isWithdrawn, lock, window, now });
    // The answer hides that another student's practice exists.
    if (refused?.kind === 'not-found' && reader.staff === null) throw refused;
    const refusal = refused?.code ?? alreadySat(head, last);
    return { isEntitled: right.isEntitled, refusal, lock };
  }

  async function lastAttempt({ examKind, paperId: examId }: PaperHead, studentId: string, now: number) {
    const latest = await attempts.latest({ studentId, examKind, examId });
    return latest === null ? null : closeOverdue(latest, now);
  }

  function lastResultId(last: Attempt | null): string | null {
    if (last === null || last.status === 'submitted') return last?._id ?? null;
    return last.attemptNo === 1 ? null : attempts.idOf({ ...last, attemptNo: last.attemptNo - 1 });
  }
}

interface RightCheck {
  readonly paper: Paper;
  readonly head: PaperHead;
  readonly reader: PaperReader;
  readonly last: Attempt | null;
  readonly now: number;
}

function ifOpen(attempt: Attempt | null): Attempt | null {
  return attempt?.status === 'open' ? attempt : null;
}

function alreadySat(head: PaperHead, last: Attempt | null): string | null {
  return rulesOf(head).isAgainAllowed || last === null ? null : 'exams.already-sat';
}

function submittedAttempts(last: Attempt | null): number {
  if (last === null) return 0;
  return last.status === 'open' ? last.attemptNo - 1 : last.attemptNo;
}
