import { examLockErrors } from './exam-lock.ts';

/** The errors for a paper that cannot be read or sat. */
export const paperErrors = [
  'exams.not-found',
  'exams.not-enrolled',
  'exams.not-in-batch',
  'exams.fees-due',
  'exams.not-registered',
  ...examLockErrors,
  'exams.not-open-yet',
  'exams.window-over',
  'exams.withdrawn',
] as const;
