import type { History } from '../telemetry/metric-history.ts';
import type { Figure } from '../telemetry/metrics.ts';
import type { ServiceReport } from './report-service.ts';

/** A process says this of itself every 15 s. */
export interface ProcessReport {
  readonly id: string;
  /** `gateway`, the name of a service, or `pathshala`: all of them in one process. */
  readonly part: string;
  readonly version: string | null;
  readonly startedAt: string;
  /** Epoch ms of this report. */
  readonly at: number;
  readonly host: string;
  readonly pid: number;
  readonly node: string;
  readonly services: readonly ServiceReport[];
  readonly figures: readonly Figure[];
}

/** A process remembers this beyond its report. */
export interface ProcessMemory {
  readonly id: string;
  readonly part: string;
  readonly history: History;
  /** Warnings and errors, without what is secret or personal. */
  readonly log: readonly unknown[];
  readonly settings: Readonly<Record<string, string>>;
  readonly machine: Readonly<Record<string, string | number>>;
}
