import { UnprocessableMessageError } from './port.ts';

/** Delays before the second, third and fourth attempt, in milliseconds. */
export const defaultRetryDelaysMs: readonly number[] = [10_000, 60_000, 600_000];

/** The delay after a failed attempt; null when the message becomes a dead letter. */
export function retryDelayMs(failure: unknown, attempt: number, delaysMs: readonly number[]): number | null {
  if (failure instanceof UnprocessableMessageError) return null;
  return delaysMs[attempt - 1] ?? null;
}

export function reasonOf(failure: unknown): string {
  return failure instanceof Error ? `${failure.name}: ${failure.message}` : String(failure);
}
