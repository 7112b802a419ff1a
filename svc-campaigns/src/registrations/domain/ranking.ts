import type { Registration } from './registration.ts';
import { orderOf, type RankedResult } from './standing.ts';

/** Stores a result. Returns null for a version of the score that is not newer than the stored one. */
export function rank(registration: Registration, result: RankedResult): Registration | null {
  const known = registration.standing;
  if (known !== null && known.scoreVersion >= result.scoreVersion) return null;
  return { ...registration, standing: { ...result, order: orderOf(result) } };
}

/** Queues the release mail, once and only for participants who sat the exam. */
export function withReleaseMail(registration: Registration, nowMs: number): Registration | null {
  if (registration.standing === null || registration.isToldOfRelease) return null;
  const isReachable = registration.basicInfo.email !== '';
  return {
    ...registration,
    isToldOfRelease: true,
    ...(isReachable ? { mailDue: 'released', mailDueAt: nowMs } : {}),
  };
}

/** CMP-06: the participant chooses whether the merit list shows the name. */
export function chooseName(registration: Registration, showsName: boolean): Registration | null {
  return registration.showsName === showsName ? null : { ...registration, showsName };
}
