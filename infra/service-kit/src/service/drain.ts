import type { Server } from 'node:http';

/**
 * Takes no new connections, lets calls in hand finish and closes the rest after `patienceMs`.
 * Answers whether all of them finished in time.
 */
export function drain(server: Server, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    // A kept connection whose call has just ended would hold the process until its own time is up.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const timer = setTimeout(() => {
      server.closeAllConnections();
      finish(false);
    }, patienceMs);
    const finish = (isDrained: boolean): void => {
      clearInterval(sweep);
      clearTimeout(timer);
      resolve(isDrained);
    };
    server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
    server.close(() => finish(true));
    server.closeIdleConnections();
  });
}
