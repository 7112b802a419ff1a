import type { Registration } from './registration.ts';
import { orderOf, type RankedResult } from './standing.ts';

/** Takes in a result, once per version of its score; an older version than the known one changes nothing. */
export function rank(registration: Registration, result: RankedResult): Registration | null {
  const known = registration.standing;
  if (known !== null && known.scoreVersion >= result.scoreVersion) return null;
  return { ...registration, standing: { ...result, order: orderOf(result) } };
}

/** After the release: the participant is to be told by mail, once. Who did not sit the exam is not. */
export function tellOfRelease(registration: Registration, nowMs: number): Registration | null {
  if (registration.standing === null || registration.isToldOfRelease) return null;
  const isReachable = registration.basicInfo.email !== '';
  return {
    ...registration,
    isToldOfRelease: true,
    ...(isReachable ? { mailDue: 'released', mailDueAt: nowMs } : {}),
  };
}

/** CMP-06: whether the merit list shows the name is the participant's own choice. */
export function chooseName(registration: Registration, showsName: boolean): Registration | null {
  return registration.showsName === showsName ? null : { ...registration, showsName };
}
