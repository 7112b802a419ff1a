import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { endEventStreams } from '../http/event-stream.ts';

/**
 * Still takes calls for `drainMs`, and asks with each answer for the connection to be closed: callers move to another
 * process, and none is about to use a connection that `drain` closes.
 */
export async function announceStop(server: Server, drainMs: number): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  await wait(drainMs);
}

/**
 * Takes no new connections, lets calls in progress finish and closes the rest after `timeoutMs`.
 * Returns whether all of them finished in time.
 */
export function drain(server: Server, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    // A keep-alive connection whose call has just ended would hold the process until its own timeout.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const timer = setTimeout(() => {
      server.closeAllConnections();
      finish(false);
    }, timeoutMs);
    const finish = (isDrained: boolean): void => {
      clearInterval(sweep);
      clearTimeout(timer);
      resolve(isDrained);
    };
    server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
    server.close(() => finish(true));
    endEventStreams();
    server.closeIdleConnections();
  });
}
