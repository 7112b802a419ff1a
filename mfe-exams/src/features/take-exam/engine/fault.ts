import { type ApiError, isApiError } from '@pathshala/web-kit/api-error';

/** The ways in which the sitting reacts to a failed call. */
export type Fault =
  | 'offline'
  | 'failing'
  | 'received'
  | 'logged-out'
  | 'over'
  | 'time-left'
  | 'elsewhere'
  | 'refused';

const byCode: Readonly<Record<string, Fault>> = {
  'exams.time-over': 'over',
  'exams.already-submitted': 'over',
  'exams.time-left': 'time-left',
  'exams.other-device': 'elsewhere',
  'common.conflict': 'failing',
};

const byStatus: Readonly<Record<number, Fault>> = {
  0: 'offline',
  // A 404 is somebody else's attempt: another account logged in meanwhile.
  401: 'logged-out',
  403: 'logged-out',
  404: 'logged-out',
  408: 'failing',
  429: 'failing',
};

export function faultOf(error: unknown): Fault {
  if (!isApiError(error)) throw error;
  if (error.receiptTicket !== undefined) return 'received';
  return byCode[error.code] ?? byStatus[error.status] ?? (error.status >= 500 ? 'failing' : 'refused');
}

export function messageOf(error: unknown): string {
  return (error as ApiError).message;
}

const maxWaitMs = 15_000;

/** Milliseconds before the next retry: 1 s, 2 s, 4 s … 15 s, a quarter of it random so that a class does not retry in one instant. */
export function waitAfter(failures: number, random: () => number): number {
  const wait = Math.min(maxWaitMs, 1000 * 2 ** Math.max(0, failures - 1));
  return wait * (0.75 + random() / 4);
}
