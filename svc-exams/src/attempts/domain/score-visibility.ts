import type { PaperHead } from '../../papers/ports.ts';
import { graceMs, isOver } from './clock.ts';

type Visibility = Pick<PaperHead, 'window' | 'scoreVisible'>;

/**
 * From when on a student sees the own score; ISO 8601, null: at once. While others still sit, the score of a throw-away
 * account that answered one question would be that question's key.
 */
export function scoreVisibleFrom(head: Visibility | null): string | null {
  if (head === null || head.window === null || head.scoreVisible === 'at-once') return null;
  return new Date(Date.parse(head.window.closesAt) + graceMs).toISOString();
}

/** As `scoreVisibleFrom`, but null as well once that time has come. */
export function scoreHiddenUntil(head: Visibility | null, now: number): string | null {
  const from = scoreVisibleFrom(head);
  return from === null || isWindowOver(head, now) ? null : from;
}

/** The window and its grace have ended; always, where there is none. */
export function isWindowOver(head: Pick<PaperHead, 'window'> | null, now: number): boolean {
  return head === null || head.window === null || isOver(head.window.closesAt, now);
}
