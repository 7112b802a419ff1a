import { derivedId } from '@pathshala/service-kit/platform/derived-id';

/** One account for each student and course, so that concurrent calls meet on one document. */
export function accountIdOf(studentId: string, courseId: string): string {
  return derivedId('fee-account', studentId, courseId);
}

/** The id of what a command posts, from the key of the command. */
export function entryIdOf(key: string): string {
  return derivedId('ledger-entry', key);
}

/** A day is closed once. */
export function closingIdOf(day: string): string {
  return `closing-${day}`;
}
