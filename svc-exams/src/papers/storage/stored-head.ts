import type { Versioned } from '@pathshala/stores/documents/write-if-newer';
import type { PaperHead } from '../domain/paper.ts';

/**
 * The pointer to the current version. `version` counts publishings and withdrawals together, a withdrawal half a step above the
 * version that it withdraws: it wins over the publishing of the same version, in either order.
 */
export interface StoredHead extends Versioned, Pick<PaperHead, 'extraTimes' | 'extendedTo' | 'graceMs'> {
  readonly isWithdrawn: boolean;
  /** Absent until the first publishing. */
  readonly head?: StoredFacts;
  readonly windowMovedAt?: number | null;
}

/** `courseId` and `scoreVisible` are missing in heads stored before they were known. */
export type StoredFacts = Omit<
  PaperHead,
  'isWithdrawn' | 'windowMovedAt' | 'courseId' | 'scoreVisible' | 'extraTimes' | 'extendedTo' | 'graceMs'
> &
  Partial<Pick<PaperHead, 'courseId' | 'scoreVisible'>>;
