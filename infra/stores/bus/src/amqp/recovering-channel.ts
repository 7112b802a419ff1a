import type { Channel, ChannelModel } from 'amqplib';
import type { RecoveringConnection } from './recovering-connection.ts';
import type { Warn } from './warn.ts';
import { closeWithTimeout } from './close-with-timeout.ts';

export interface RecoveringChannelOptions<Kind extends Channel> {
  readonly link: RecoveringConnection;
  readonly log: Warn;
  readonly open: (model: ChannelModel) => Promise<Kind>;
  /** Prepares a new channel; a failure opens another one. */
  readonly prepare: (channel: Kind) => Promise<void>;
}

const pauseMs = 100;
const triesBeforeReconnect = 5;

/**
 * amqplib's recovery opens a lost connection again, but not a channel that the broker closed for an error. This class opens
 * another channel, after the topology is declared again, and closes the connection after repeated failures.
 */
export class RecoveringChannel<Kind extends Channel> {
  readonly #options: RecoveringChannelOptions<Kind>;
  #channel: Kind | null = null;
  #building: Promise<void> = Promise.resolve();
  #failures = 0;
  #isClosed = false;

  constructor(options: RecoveringChannelOptions<Kind>) {
    this.#options = options;
    options.link.onConnect(() => {
      this.#channel = null;
      void this.start();
    });
  }

  /** The open channel; null while there is none. */
  current(): Kind | null {
    return this.#channel;
  }

  /** Resolves when the first attempt to open it has succeeded or failed. */
  start(): Promise<void> {
    this.#building = this.#building.then(() => this.#build());
    return this.#building;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const last = this.#channel;
    this.#channel = null;
    if (last !== null) await closeWithTimeout(this.#options.log, () => last.close());
  }

  async #build(): Promise<void> {
    const { link, log } = this.#options;
    const model = link.model();
    if (this.#isClosed || this.#channel !== null || model === null) return;
    try {
      if (this.#failures > 0) await link.declareAgain(model);
      this.#channel = await this.#openWatched(model);
      this.#failures = 0;
    } catch (error) {
      log.warn({ err: error }, 'a channel could not be opened');
      await this.#failed(model);
    }
  }

  async #openWatched(model: ChannelModel): Promise<Kind> {
    const { log, open, prepare } = this.#options;
    const opened = await open(model);
    opened.on('error', (error: Error) => log.warn({ err: error }, 'a channel failed'));
    opened.on('close', () => {
      if (this.#channel !== opened) return;
      this.#channel = null;
      void this.#failed(model);
    });
    await prepare(opened);
    return opened;
  }

  /** If the connection is lost too, the next connect opens a channel. */
  async #failed(model: ChannelModel): Promise<void> {
    if (this.#isClosed || this.#options.link.model() !== model) return;
    this.#failures += 1;
    if (this.#failures < triesBeforeReconnect) {
      setTimeout(() => void this.start(), pauseMs * 2 ** this.#failures);
      return;
    }
    this.#failures = 0;
    await closeWithTimeout(this.#options.log, () => model.close());
  }
}
