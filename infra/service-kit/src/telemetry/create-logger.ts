import { pino, stdSerializers, type DestinationStream, type LevelWithSilent } from 'pino';
import { hideSecrets } from './hide-secrets.ts';
import type { Logger } from './logger.ts';
import { rememberLine } from './recent-logs.ts';

export interface LoggerOptions {
  readonly service: string;
  readonly level?: LevelWithSilent;
  readonly destination?: DestinationStream;
}

/** JSON lines on standard output, times in ISO 8601, secrets left out by their names. The process remembers its last warnings and errors. */
export function createLogger({ service, level = 'info', destination }: LoggerOptions): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: hideSecrets },
    hooks: {
      streamWrite(line: string) {
        rememberLine(line);
        return line;
      },
    },
    serializers: { err: (error: Error) => hideSecrets({ ...stdSerializers.err(error) }) },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
