import type { Logger } from '@pathshala/service-kit/telemetry/logger';

/**
 * Returns a log for work that is no news, such as what the people of the sample did: it leaves out what succeeded, with the
 * security events that are otherwise written at every LOG_LEVEL.
 */
export function failuresOnly(log: Logger): Logger {
  return {
    debug: () => undefined,
    info: () => undefined,
    warn: log.warn.bind(log),
    error: log.error.bind(log),
    child: log.child.bind(log),
  };
}
