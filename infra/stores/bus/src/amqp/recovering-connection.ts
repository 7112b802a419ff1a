import { connect, type ChannelModel } from 'amqplib';
import { closeWithTimeout } from './close-with-timeout.ts';
import type { Warn } from './warn.ts';

export interface RecoveringConnection {
  /** The open connection; null while disconnected. */
  model(): ChannelModel | null;
  /** False while the broker blocks publishers (its memory or disk alarm). */
  takesPublishes(): boolean;
  /** Declares the topology again: a channel may have closed because a queue or exchange was deleted. */
  declareAgain(model: ChannelModel): Promise<void>;
  onConnect(listener: (model: ChannelModel) => void): void;
  /** Rejects when there is no connection after five seconds. */
  whenConnected(): Promise<ChannelModel>;
  close(): Promise<void>;
}

export interface RecoveringConnectionOptions {
  readonly url: string;
  readonly log: Warn;
  /** Runs after every connect, before the connection is used. */
  readonly setUp: (model: ChannelModel) => Promise<void>;
}

const connectTimeoutMs = 5_000;
/** The heartbeat in seconds. The library closes a silent connection after two to three heartbeats: within ten seconds. */
const heartbeat = 3;

function withHeartbeat(url: string): string {
  const parsed = new URL(url);
  if (!parsed.searchParams.has('heartbeat')) parsed.searchParams.set('heartbeat', String(heartbeat));
  return parsed.href;
}

/** A connection that reconnects by itself, about a second after the broker is back. No connection error ends the process. */
export async function openRecoveringConnection({
  url,
  log,
  setUp,
}: RecoveringConnectionOptions): Promise<RecoveringConnection> {
  const listeners = new Set<(model: ChannelModel) => void>();
  let current: ChannelModel | null = null;
  let isBlocked = false;
  const connection = await connect(withHeartbeat(url), {
    timeout: connectTimeoutMs,
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
        const onConnected = (model: ChannelModel): void => {
          clearTimeout(timer);
          listeners.delete(onConnected);
          resolve(model);
        };
        const timer = setTimeout(() => {
          listeners.delete(onConnected);
          reject(new Error('the broker does not answer'));
        }, connectTimeoutMs);
        listeners.add(onConnected);
      });
    },
    async close() {
      current = null;
      await closeWithTimeout(log, () => connection.close());
    },
  };
}
