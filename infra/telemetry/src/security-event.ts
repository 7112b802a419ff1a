import type { Logger } from './logger.ts';

/** What is known of a security event. Never a password, code, token, cookie or session id. */
export type SecurityDetail = Readonly<Record<string, string | number | boolean | null>>;

/** Events that somebody should look at when there are many of them: refusals, failures and what takes rights away. */
const warnings = /(?:failed|refused|locked|limited|denied|given-up)$/u;

/**
 * Writes one line of the security log (OWASP ASVS 5, chapter 16): `event` is a stable name such as `login.failed`,
 * `security: true` marks the line for filters. Names that end in a failure or refusal are logged at `warn`, the others at `info`.
 */
export function securityEvent(
  log: Pick<Logger, 'info' | 'warn'>,
  name: string,
  detail: SecurityDetail,
): void {
  const line = { ...detail, security: true, event: name };
  if (warnings.test(name)) log.warn(line, name);
  else log.info(line, name);
}
