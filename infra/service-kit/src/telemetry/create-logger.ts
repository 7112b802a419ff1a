import { pino, type DestinationStream, type LevelWithSilent } from 'pino';
import type { Logger } from './logger.ts';

const secretNames = [
  'password',
  'passwordHash',
  'newPassword',
  'currentPassword',
  'confirmPassword',
  'otp',
  'code_hash',
  'secret',
  'token',
  'sid',
  'sessionId',
  'cookie',
  'cookies',
  'authorization',
  'set-cookie',
  'x-identity',
  'x-xsrf-token',
];

/** At the top, and up to two levels down: where such a thing could come along with a body, a header or an error. */
const paths = secretNames.flatMap((name) => {
  const key = `["${name}"]`;
  return [key, `*${key}`, `*.*${key}`];
});

export interface LoggerOptions {
  readonly service: string;
  readonly level?: LevelWithSilent;
  readonly destination?: DestinationStream;
}

/** JSON lines on standard output, times in ISO 8601, secrets left out by their names. */
export function createLogger({ service, level = 'info', destination }: LoggerOptions): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths, censor: '[secret]' },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
