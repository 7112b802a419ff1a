import type { RequestListener, Server } from 'node:http';
import { createServer } from '@pathshala/service-kit/http/node-http';
import type { AddressInfo } from 'node:net';

export interface HttpListener {
  /** The address with the port that was bound, without a slash at the end. */
  readonly url: string;
  /** Requests go to `listener` from here on; before that each is answered with 503 and Retry-After. */
  use(listener: RequestListener): void;
  /** Accepts no new connection, waits at most `graceMs` for answers in progress, then closes the remaining connections. */
  close(graceMs?: number): Promise<void>;
}

/** How long a client may take to send, in milliseconds; a slow one must not hold a socket for ever. */
interface ReceiveTimeouts {
  readonly headersMs: number;
  readonly requestMs: number;
}

/**
 * Connections that wait to be accepted, when a whole room arrives in one instant. The system drops those beyond the
 * backlog, and their clients retry seconds later. The system may allow fewer (`somaxconn`).
 */
const backlog = 16_384;

/**
 * Binds the port before anything else is opened: a taken port is reported at once, and the address is known early.
 * Rejects as `listen` does (EADDRINUSE, EACCES).
 */
export async function openHttpListener(
  place: { host: string; port: number },
  timeouts: ReceiveTimeouts = { headersMs: 10_000, requestMs: 60_000 },
): Promise<HttpListener> {
  let answer: RequestListener = (_, response) => {
    response.setHeader('retry-after', 1);
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end('Starting.\n');
  };
  const listener: RequestListener = (request, response) => answer(request, response);
  const server = createServer(
    {
      connectionsCheckingInterval: Math.min(2000, timeouts.headersMs),
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
    },
    listener,
  );
  server.headersTimeout = timeouts.headersMs;
  server.requestTimeout = timeouts.requestMs;
  server.on('checkContinue', listener);
  await listen(server, place);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${hostInUrl(place.host)}:${port}`,
    use(next) {
      answer = next;
    },
    close: (graceMs = 8000) => close(server, graceMs),
  };
}

/** A browser cannot open the address that means "all interfaces". */
function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
