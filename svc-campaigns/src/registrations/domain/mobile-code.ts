import { isByNumber, type MobileCodeState } from './contact.ts';
import type { Registration } from './registration.ts';

const minuteMs = 60_000;
const codeLifetimeMs = 10 * minuteMs;
const codeEveryMs = minuteMs;
const maxTries = 5;
/** With five tries each, somebody who guesses has one chance in several thousand. */
const maxCodes = 30;

const sentAt = ({ codeSentAt }: MobileCodeState): number =>
  codeSentAt === undefined ? 0 : Date.parse(codeSentAt);

/** Replaces the code. Null: the last one is less than a minute old, or there were too many. */
export function renewCode(registration: Registration, nowMs: number): Registration | null {
  const { codes = 0 } = registration;
  if (codes >= maxCodes || nowMs - sentAt(registration) < codeEveryMs) return null;
  return { ...registration, codes: codes + 1, codeSentAt: new Date(nowMs).toISOString(), codeTries: 0 };
}

/** The time until which the last code is valid, epoch ms. */
export const codeEndOf = (state: MobileCodeState): number => sentAt(state) + codeLifetimeMs;

/** Whether a code can be entered now. */
export function takesCode(registration: Registration, nowMs: number): boolean {
  const { codes = 0, codeTries = 0, status, basicInfo } = registration;
  const isActive = status === 'registered' || status === 'waiting';
  return (
    isActive && isByNumber(basicInfo) && codes > 0 && codeTries < maxTries && nowMs < codeEndOf(registration)
  );
}

/** Counts a try; a right code can be used once. */
export function countTry(registration: Registration, isRight: boolean): Registration {
  return { ...registration, codeTries: isRight ? maxTries : (registration.codeTries ?? 0) + 1 };
}
