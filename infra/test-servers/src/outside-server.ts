import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface OutsideServer {
  readonly url: string;
  /** False for a server that the tests did not start: it cannot be killed. */
  readonly isOurs: boolean;
  kill(): Promise<void>;
  /** Restarts it after `kill`, with the same port and files. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export function given(url: string): OutsideServer {
  const refuse = () => Promise.reject(new Error(`${url} was not started by the tests`));
  return { url, isOurs: false, kill: refuse, restart: refuse, stop: async () => undefined };
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** Resolves when the port accepts connections; rejects when the process exits first. */
export async function listening(port: number, child: ChildProcess, timeoutMs = 10_000): Promise<void> {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await wait(50);
  }
  throw new Error(`nobody listens on ${port}`);
}

/** Rejects when the program cannot be started. */
export async function failed(child: ChildProcess): Promise<never> {
  const [error] = await once(child, 'error');
  throw error;
}
