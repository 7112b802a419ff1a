import type { IncomingMessage } from 'node:http';
import { isSame } from '../api/csrf-tokens.ts';

export interface MetricsAccess {
  /** Required as a bearer token from every reader of the metrics. */
  readonly metricsToken?: string | undefined;
  /** The metrics have a port of their own, and are not served here. */
  readonly metricsPort?: number | undefined;
}

/** Whether the caller may read the metrics; undefined where neither token nor port decides it. */
export function grantsMetrics(
  request: IncomingMessage,
  { metricsToken, metricsPort }: MetricsAccess,
): boolean | undefined {
  if (metricsPort !== undefined) return false;
  return metricsToken === undefined ? undefined : bearsToken(request, metricsToken);
}

export function bearsToken({ headers }: IncomingMessage, token: string): boolean {
  return isSame(headers.authorization ?? '', `Bearer ${token}`);
}
