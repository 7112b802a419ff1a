import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../http/client-address.ts';
import { equalInConstantTime } from '../http/equal-in-constant-time.ts';

export interface MetricsAccess {
  /** Required as a bearer token from every reader of the metrics. */
  readonly metricsToken?: string | undefined;
  /** The metrics have a port of their own, and are not served here. */
  readonly metricsPort?: number | undefined;
}

/** The collector with its token; where no token is set, programs on this machine. */
export function mayReadMetrics(request: IncomingMessage, access: MetricsAccess): boolean {
  if (access.metricsPort !== undefined) return false;
  const { metricsToken } = access;
  return metricsToken === undefined ? isLoopback(request) : hasBearerToken(request, metricsToken);
}

export function hasBearerToken({ headers }: IncomingMessage, token: string): boolean {
  return equalInConstantTime(headers.authorization ?? '', `Bearer ${token}`);
}

/** Programs on this machine, and those that have the token, where one is set. */
export function mayReadStatus(request: IncomingMessage, { metricsToken }: MetricsAccess): boolean {
  return isLoopback(request) || (metricsToken !== undefined && hasBearerToken(request, metricsToken));
}
