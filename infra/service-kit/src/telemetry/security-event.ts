import type { Logger as PinoLogger } from 'pino';
import type { Logger } from './logger.ts';

/** The facts of a security event. Never a password, code, token, cookie or session id. */
export type SecurityDetail = Readonly<Record<string, string | number | boolean | null>>;

/** Events that somebody should look at when there are many of them: refusals, failures and what takes rights away. */
const warnings = /(?:failed|refused|locked|limited|denied|given-up)$/u;

type SecurityLog = Pick<Logger, 'info' | 'warn'> & Partial<Pick<PinoLogger, 'child' | 'level'>>;

/** Writes from `info` on, at every LOG_LEVEL: a school that looks at warnings only needs to see who logged in, too. */
function alwaysWritten(log: SecurityLog): SecurityLog {
  const isLess = log.level === 'warn' || log.level === 'error' || log.level === 'fatal';
  return isLess && log.child !== undefined ? log.child({}, { level: 'info' }) : log;
}

/**
 * Writes one line of the security log (OWASP ASVS 5, chapter 16): `event` is a stable name such as `login.failed`,
 * `security: true` marks the line for filters. Names that end in a failure or refusal are logged at `warn`, the others at `info`.
 * LOG_LEVEL does not leave them out, except `silent`.
 */
export function securityEvent(log: SecurityLog, name: string, detail: SecurityDetail): void {
  const line = { ...detail, security: true, event: name };
  const written = alwaysWritten(log);
  if (warnings.test(name)) written.warn(line, name);
  else written.info(line, name);
}
