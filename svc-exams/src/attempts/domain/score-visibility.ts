import type { PaperHead } from '../../papers/index.ts';
import { graceMs } from './clock.ts';

type End = Pick<PaperHead, 'window' | 'extendedTo' | 'graceMs'>;

type Visibility = End & Pick<PaperHead, 'scoreVisible'>;

/**
 * The time from which a student sees the own score; ISO 8601, null: at once. While others still sit, the score of a second
 * account that answered one question would reveal that question's key.
 */
export function scoreVisibleFrom(head: Visibility | null): string | null {
  if (head?.scoreVisible === 'at-once') return null;
  const last = lastMoment(head);
  return last === null ? null : new Date(last).toISOString();
}

/** Like `scoreVisibleFrom`, but null once that time has come. */
export function scoreHiddenUntil(head: Visibility | null, now: number): string | null {
  return isWindowOver(head, now) ? null : scoreVisibleFrom(head);
}

/** Whether the window and its grace have ended; true without a window or an end. */
export function isWindowOver(head: End | null, now: number): boolean {
  const last = lastMoment(head);
  return last === null || now > last;
}

/**
 * The last moment at which an answer can count: the end of the window, or a later deadline that an administrator gave, and the
 * grace; epoch ms, null: the window does not close.
 */
function lastMoment(head: End | null): number | null {
  if (head === null) return null;
  const { window, extendedTo, graceMs: own = graceMs } = head;
  const closesAt = window?.closesAt ?? null;
  if (closesAt === null) return null;
  return Math.max(Date.parse(closesAt), Date.parse(extendedTo ?? closesAt)) + own;
}
