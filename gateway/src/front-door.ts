import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FrontDoor {
  /** With the port that was really taken, without a slash at the end. */
  readonly url: string;
  /** Answers come from here on; before that every request is told to come back. */
  use(listener: RequestListener): void;
  /** Takes no new connection, lets answers in hand finish for at most `graceMs`, then cuts the rest. */
  close(graceMs?: number): Promise<void>;
}

/** How long a sender may take; a slow one must not hold a socket for ever. */
export interface Patience {
  readonly headersMs: number;
  readonly requestMs: number;
}

/**
 * Connections that wait to be accepted: a room that comes in one instant. One too many believes that it is connected,
 * and what it says is dropped until it says it again, seconds later. The system may allow fewer (`somaxconn`).
 */
const mostWaiting = 16_384;

/**
 * Listens before anything else is opened: a taken port is found out at once, and the address is known to who needs it.
 * Rejects as `listen` does (EADDRINUSE, EACCES).
 */
export async function openFrontDoor(
  place: { host: string; port: number },
  patience: Patience = { headersMs: 10_000, requestMs: 60_000 },
): Promise<FrontDoor> {
  let answer: RequestListener = (_, response) => {
    response.setHeader('retry-after', 1);
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end('Starting.\n');
  };
  const listener: RequestListener = (request, response) => answer(request, response);
  const server = createServer(
    {
      connectionsCheckingInterval: Math.min(2000, patience.headersMs),
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
    },
    listener,
  );
  server.headersTimeout = patience.headersMs;
  server.requestTimeout = patience.requestMs;
  server.on('checkContinue', listener);
  await listen(server, place);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${reachable(place.host)}:${port}`,
    use(next) {
      answer = next;
    },
    close: (graceMs = 8000) => close(server, graceMs),
  };
}

/** "All addresses" is nothing that a browser could open. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: mostWaiting }, () => {
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
