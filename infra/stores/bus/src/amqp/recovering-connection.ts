import { connect, type ChannelModel } from 'amqplib';
import { closeWithTimeout } from './close-with-timeout.ts';
import type { Warn } from './warn.ts';

export interface RecoveringConnection {
  /** The living connection; null while there is none. */
  model(): ChannelModel | null;
  /** False while the broker takes no publishes (its memory or disk alarm). */
  takesPublishes(): boolean;
  /** Declares everything again: what a channel died of may be that something is gone. */
  declareAgain(model: ChannelModel): Promise<void>;
  onConnect(listener: (model: ChannelModel) => void): void;
  /** Rejects when there is no connection after `patienceMs`. */
  whenConnected(): Promise<ChannelModel>;
  close(): Promise<void>;
}

export interface RecoveringConnectionOptions {
  readonly url: string;
  readonly log: Warn;
  /** Runs at every connect, before anybody may use the connection. */
  readonly setUp: (model: ChannelModel) => Promise<void>;
}

const patienceMs = 5_000;
/** In seconds; the library finds a silent connection dead after two to three of them: within ten seconds. */
const heartbeat = 3;

function withHeartbeat(url: string): string {
  const parsed = new URL(url);
  if (!parsed.searchParams.has('heartbeat')) parsed.searchParams.set('heartbeat', String(heartbeat));
  return parsed.href;
}

/** A connection that comes back by itself, within a second or so of the broker. Nothing it meets ends the process. */
export async function openRecoveringConnection({
  url,
  log,
  setUp,
}: RecoveringConnectionOptions): Promise<RecoveringConnection> {
  const listeners = new Set<(model: ChannelModel) => void>();
  let current: ChannelModel | null = null;
  let isBlocked = false;
  const connection = await connect(withHeartbeat(url), {
    timeout: patienceMs,
    noDelay: true,
    recovery: { initialDelay: 100, maxDelay: 1_000, waitForConnect: false, setup: setUp },
  });
  connection.on('connect', (model) => {
    current = model;
    isBlocked = false;
    for (const listener of listeners) listener(model);
  });
  connection.on('disconnect', (error) => {
    current = null;
    log.warn({ err: error }, 'the connection to the broker is lost');
  });
  connection.on('connect-failed', (error) => log.warn({ err: error }, 'the broker does not answer'));
  connection.on('error', (error) => log.warn({ err: error }, 'the broker reports an error'));
  connection.on('blocked', () => {
    isBlocked = true;
  });
  connection.on('unblocked', () => {
    isBlocked = false;
  });

  return {
    model: () => current,
    takesPublishes: () => current !== null && !isBlocked,
    declareAgain: setUp,
    onConnect: (listener) => void listeners.add(listener),
    whenConnected() {
      if (current !== null) return Promise.resolve(current);
      return new Promise((resolve, reject) => {
        const settle = (model: ChannelModel): void => {
          clearTimeout(timer);
          listeners.delete(settle);
          resolve(model);
        };
        const timer = setTimeout(() => {
          listeners.delete(settle);
          reject(new Error('the broker does not answer'));
        }, patienceMs);
        listeners.add(settle);
      });
    },
    async close() {
      current = null;
      await closeWithTimeout(log, () => connection.close());
    },
  };
}
