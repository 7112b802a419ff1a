import { type Attempts, type DeskAttempts, type CloseOverdue, isWindowOver } from '../../attempts/index.ts';
import type { Releases } from '../../entitlements/index.ts';
import type { FindLock } from '../../openings/index.ts';
import { rulesOf } from '../domain/exam-kinds.ts';
import type { AreAnswersVisible, IsKeyReleased, KeyReader } from '../ports.ts';

interface IsKeyReleasedDependencies {
  readonly deskAttempts: Pick<DeskAttempts, 'hasUnclosed'>;
  readonly releases: Releases;
}

/**
 * Whether the results are released, the current window has ended with its grace, every attempt has its deadline, and none is
 * open.
 */
export function isKeyReleased({ deskAttempts, releases }: IsKeyReleasedDependencies): IsKeyReleased {
  return async (head, now) => {
    if (head.campaignId === null || !isWindowOver(head, now) || head.windowMovedAt !== null) return false;
    if (!(await releases.isReleased(head.campaignId))) return false;
    return !(await deskAttempts.hasUnclosed(head.paperId, now));
  };
}

interface AreAnswersVisibleDependencies {
  readonly attempts: Pick<Attempts, 'hasVersion' | 'latest'>;
  readonly closeOverdue: CloseOverdue;
  readonly isKeyReleased: IsKeyReleased;
  readonly findLock: FindLock;
}

/** EXM-20, by the kind of the exam. Except where the key is always visible, a student who sits the exam does not see it. */
export function areAnswersVisible(dependencies: AreAnswersVisibleDependencies): AreAnswersVisible {
  const { attempts, closeOverdue } = dependencies;
  return async (reader) => {
    switch (rulesOf(reader.head).keyVisible) {
      case 'always':
        // The questions of a closed past year are shown to those who have sat it, and to nobody else.
        return (await hasSat(reader)) || (await isUnlocked(reader));
      case 'after-release':
        return (
          (await dependencies.isKeyReleased(reader.head, reader.now)) && (await lastStatus(reader)) !== 'open'
        );
      default:
        return (await hasSat(reader)) && (await lastStatus(reader)) === 'submitted';
    }
  };

  async function isUnlocked({ head, studentId, now }: KeyReader): Promise<boolean> {
    return (await dependencies.findLock(head, studentId, now)) === null;
  }

  function hasSat({ head, version, studentId }: KeyReader): Promise<boolean> {
    return attempts.hasVersion(studentId, { examId: head.paperId, version });
  }

  async function lastStatus({ head, studentId, now }: KeyReader) {
    const latest = await attempts.latest({ studentId, examKind: head.examKind, examId: head.paperId });
    return latest === null ? null : (await closeOverdue(latest, now)).status;
  }
}
