import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer } from '@pathshala/service-kit/http/node-http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

export interface HttpListener {
  /** The address with the port that was bound, without a slash at the end. */
  readonly url: string;
  /** Requests go to `listener` from here on; before that each is answered with 503 and Retry-After. */
  use(listener: RequestListener): void;
  /** Requests to change to another protocol go to `accept`; without it they are answered as if they did not ask for that. */
  useUpgrade(accept: (request: IncomingMessage, socket: Duplex) => void): void;
  /** Accepts no new connection, waits at most `graceMs` for answers in progress, then closes the remaining connections but those of another protocol. */
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
  const upgraded = new Set<Duplex>();
  return {
    url: `http://${hostInUrl(place.host)}:${port}`,
    use(next) {
      answer = next;
    },
    useUpgrade(accept) {
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        upgraded.add(socket);
        socket.once('close', () => upgraded.delete(socket));
        if (head.length > 0) socket.unshift(head);
        accept(request, socket);
      });
    },
    close: (graceMs = 8000) => close(server, { graceMs, upgraded }),
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

interface Closing {
  readonly graceMs: number;
  readonly upgraded: ReadonlySet<Duplex>;
}

function close(server: Server, { graceMs, upgraded }: Closing): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    const look = setInterval(() => {
      if (upgraded.size > 0) server.getConnections((_, open) => open <= upgraded.size && done());
    }, 50);
    function done(): void {
      clearTimeout(timer);
      clearInterval(look);
      resolve();
    }
    server.close(done);
    server.closeIdleConnections();
  });
}
