import type { Logger } from '../../telemetry/logger.ts';

/** Trouble with the broker is told as warnings; it never ends the process. */
export type Warn = Pick<Logger, 'warn'>;
