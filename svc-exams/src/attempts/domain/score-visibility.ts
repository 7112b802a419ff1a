import type { PaperHead } from '../../papers/ports.ts';
import { graceMs, isOver } from './clock.ts';

type End = Pick<PaperHead, 'window' | 'extendedTo' | 'graceMs'>;

type Visibility = End & Pick<PaperHead, 'scoreVisible'>;

/**
 * From when on a student sees the own score; ISO 8601, null: at once. While others still sit, the score of a throw-away
 * account that answered one question would be that question's key.
 */
export function scoreVisibleFrom(head: Visibility | null): string | null {
  const end = lastEnd(head);
  if (end === null || head?.scoreVisible === 'at-once') return null;
  return new Date(Date.parse(end) + (head?.graceMs ?? graceMs)).toISOString();
}

/** As `scoreVisibleFrom`, but null as well once that time has come. */
export function scoreHiddenUntil(head: Visibility | null, now: number): string | null {
  const from = scoreVisibleFrom(head);
  return from === null || isWindowOver(head, now) ? null : from;
}

/** The window and its grace have ended; always, where there is none or it does not close. */
export function isWindowOver(head: End | null, now: number): boolean {
  const end = lastEnd(head);
  return end === null || isOver({ deadlineAt: end, graceMs: head?.graceMs }, now);
}

/** The end of the window, or a later deadline that an administrator gave; null: it does not close. */
function lastEnd(head: End | null): string | null {
  const closesAt = head?.window?.closesAt ?? null;
  const extendedTo = head?.extendedTo ?? null;
  return closesAt !== null && extendedTo !== null && extendedTo > closesAt ? extendedTo : closesAt;
}
