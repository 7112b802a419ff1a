import { DomainError } from '@pathshala/contract-kit/domain-error';

const hourMs = 3_600_000;

/** The start of the hour that counts at `now`; ISO 8601. */
export function countedSince(now: number): string {
  return new Date(now - hourMs).toISOString();
}

/** Refuses a start until the oldest counted one is an hour ago. */
export function tooManyStarts(oldestStartedAt: string, now: number): DomainError {
  const seconds = Math.max(1, Math.ceil((Date.parse(oldestStartedAt) + hourMs - now) / 1000));
  const params = { minutes: Math.ceil(seconds / 60) };
  return new DomainError('too-many', 'exams.too-many-starts', { params, retryAfterSeconds: seconds });
}
