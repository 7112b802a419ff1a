import type { Logger as PinoLogger } from 'pino';

/** Structured log: an object of facts first, a short message second. Secrets are redacted by name. */
export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;
