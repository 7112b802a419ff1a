import type { IncomingMessage } from 'node:http';
import { isSame } from '../api/csrf-tokens.ts';

export interface MetricsAccess {
  /** Whoever sends it as a bearer token may read the metrics, and nobody else. */
  readonly metricsToken?: string | undefined;
  /** The metrics have a port of their own, and are not served here. */
  readonly metricsPort?: number | undefined;
}

/** With neither token nor port: a collector on this machine that comes directly, not through a proxy on this machine. */
export function mayReadMetrics(
  request: IncomingMessage,
  { metricsToken, metricsPort }: MetricsAccess,
): boolean {
  if (metricsPort !== undefined) return false;
  if (metricsToken !== undefined) return bearsToken(request, metricsToken);
  return isLoopback(request) && !isForwarded(request);
}

export function bearsToken({ headers }: IncomingMessage, token: string): boolean {
  return isSame(headers.authorization ?? '', `Bearer ${token}`);
}

/** Proxies add at least one of these; nginx with nothing but `proxy_pass` adds none, and is why there is a token. */
function isForwarded({ headers }: IncomingMessage): boolean {
  return Object.keys(headers).some(
    (name) => ['via', 'forwarded', 'x-real-ip'].includes(name) || name.startsWith('x-forwarded'),
  );
}

function isLoopback(request: IncomingMessage): boolean {
  const address = request.socket.remoteAddress ?? '';
  return address === '::1' || /^(?:::ffff:)?127\./.test(address);
}
