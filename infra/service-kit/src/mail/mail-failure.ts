/** The fields that nodemailer adds to an error: its own code, the command that failed, and the reply code of the server. */
interface SmtpFailure {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
}

/** About the session or the school’s settings, not about this message: bad sequence of commands, log-in needed. */
const sessionReplies: readonly unknown[] = [503, 530, 534, 535, 538];

/**
 * Returns whether trying this message again is useless: the server refused its recipient or content permanently (5xx), or
 * the address cannot be parsed. Everything else (no connection, 4xx, a refused sender or log-in) may pass and is tried
 * again.
 */
export function isPermanentMailFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, command, responseCode } = error as SmtpFailure;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  if (typeof responseCode !== 'number') return !error.message.startsWith('Invalid sender');
  return command !== 'MAIL FROM' && responseCode >= 500 && !sessionReplies.includes(responseCode);
}

/** Returns only codes: the message of a mail server's error contains the address. */
export function mailFailureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, command, responseCode } = error as SmtpFailure;
  const known = [code, command, responseCode].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  return known.length === 0 ? error.name : known.join(' ');
}

const minute = 60_000;
const largestDelay = 4 * 60 * minute;
const tries = 14;

/**
 * Milliseconds to wait after a message failed for the `failures`-th time (from 1): 1, 2, 4, … minutes, at most 4 hours.
 * null: it was tried for a day, give up.
 */
export function mailRetryDelay(failures: number): number | null {
  return failures >= tries ? null : Math.min(largestDelay, minute * 2 ** (failures - 1));
}

const givenUp = new Map<string, number>();

/** Counts a mail that is not tried any more, for the metric `pathshala_mails_given_up_total`. */
export function countMailGivenUp(service: string): void {
  givenUp.set(service, (givenUp.get(service) ?? 0) + 1);
}

/** Mails given up since the start of this process, by service. */
export function mailsGivenUp(): ReadonlyMap<string, number> {
  return givenUp;
}
