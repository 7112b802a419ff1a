import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { PartLock } from '@pathshala/rules/part-lock';
import { refusalByLock } from '../../openings/index.ts';
import type { ExamWindow } from '../../papers/index.ts';
import type { Scope } from './scope.ts';

/** The error for a student without any right to the exam, or null. */
export function refusalWithoutRight(scope: Scope, isEntitled: boolean): DomainError | null {
  if (isEntitled) return null;
  switch (scope.kind) {
    case 'course':
      return new DomainError('forbidden', scope.batchIds ? 'exams.not-in-batch' : 'exams.not-enrolled');
    case 'campaign':
      return new DomainError('forbidden', 'exams.not-registered');
    default:
      // The error hides that another student's practice exists.
      return new DomainError('not-found', 'exams.not-found');
  }
}

interface Circumstances {
  readonly scope: Scope;
  readonly isEntitled: boolean;
  /** Dues of the course pause the right. */
  readonly isPaused?: boolean;
  readonly isWithdrawn: boolean;
  /** The part of the course is closed that the exam belongs to. */
  readonly lock?: PartLock | null;
  readonly window: ExamWindow | null;
  readonly now: number;
}

/** The error for an exam that cannot be started now, or null. */
export function refusalToStart(circumstances: Circumstances): DomainError | null {
  const { scope, isEntitled, window, now } = circumstances;
  const withoutRight = refusalWithoutRight(scope, isEntitled);
  const byWindow = window === null ? null : refusalByWindow(window, now);
  // An exam that is over is refused as such, instead of asking the student to register or to enrol.
  if (withoutRight?.kind === 'forbidden' && byWindow?.code === 'exams.window-over') return byWindow;
  return withoutRight ?? refusalWithRight(circumstances) ?? byWindow;
}

function refusalWithRight({ isPaused = false, isWithdrawn, lock = null }: Circumstances): DomainError | null {
  if (isPaused) return new DomainError('payment-required', 'exams.fees-due');
  if (isWithdrawn) return new DomainError('gone', 'exams.withdrawn');
  return lock && refusalByLock(lock);
}

function refusalByWindow({ opensAt, closesAt }: ExamWindow, now: number): DomainError | null {
  if (now < Date.parse(opensAt)) {
    return new DomainError('forbidden', 'exams.not-open-yet', { params: { opensAt: new Date(opensAt) } });
  }
  if (closesAt === null || now < Date.parse(closesAt)) return null;
  return new DomainError('forbidden', 'exams.window-over', { params: { closesAt: new Date(closesAt) } });
}
