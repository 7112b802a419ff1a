import { setTimeout as pause } from 'node:timers/promises';
import { openHttpListener, type HttpListener } from '@pathshala/gateway/http-listener';
import type { Config } from '@pathshala/service-kit/config/config';
import { createLogger } from '@pathshala/service-kit/telemetry/create-logger';
import { BackupError } from '@pathshala/stores/backup/backup-error';
import { PrimaryFollower } from '@pathshala/stores/standby/follow-primary';
import type { FollowerState } from '@pathshala/stores/standby/port';
import { lockData } from '../data-lock.ts';
import { configAt, readSettings, startBehind, type EmbeddedOptions, type Site } from '../embedded.ts';
import { storeFilesIn } from '../first-start.ts';
import { productVersion } from '../site-backups.ts';
import { connectTo } from './connect.ts';
import { copiesIn, discardData, finishPlacing, placeCopy, refuseData } from './copy-files.ts';
import { askPeer, createPeerCalls } from './peer-calls.ts';
import { createRefusingListener } from './refusing-listener.ts';
import { readStanding } from './standing-file.ts';

const reconnectMs = 1_000;
const watchEveryMs = 500;
const agreeWithinMs = 3_000;

export interface StandbyOptions extends EmbeddedOptions {
  /** Base URL of the primary. */
  readonly primary: string;
  /** Takes over by itself when nothing was heard of the primary for so long; left out: by an order alone. */
  readonly takeOverAfterMs?: number | undefined;
  /** The data directory has a site, which is given up. */
  readonly discardsData?: boolean;
}

export interface Standby {
  /** Base URL, without a slash at the end. */
  readonly url: string;
  state(): FollowerState;
  /** Resolves with the site once it serves. Rejects with BackupError. */
  takeOver(): Promise<Site>;
  /** Resolves when it has taken over, by whatever order. Rejects when that failed so late that only a new start helps. */
  readonly site: Promise<Site>;
  stop(): Promise<void>;
}

/**
 * Follows a primary until it takes over. Null: this machine has taken over before, and is a primary. Rejects with
 * BackupError, ConfigError or DataInUseError.
 */
export async function startStandby(options: StandbyOptions): Promise<Standby | null> {
  const { config } = readSettings(options);
  const { standby, dataDir } = config;
  if (standby === undefined)
    throw new BackupError('Set STANDBY_SECRET to the same value as on the primary: at least 32 characters.');
  const lock = lockData(dataDir);
  try {
    finishPlacing(config);
    if (hasTakenOver(dataDir)) {
      lock.release();
      return null;
    }
    await makeRoom(config, options);
    const httpListener = await openHttpListener(config);
    return new FollowingStandby({ options, config, httpListener, lock, secret: standby.secret });
  } catch (error) {
    lock.release();
    throw error;
  }
}

function hasTakenOver(dataDir: string): boolean {
  const { tookOverFrom, fencedBy } = readStanding(dataDir);
  return tookOverFrom !== null && fencedBy === null && storeFilesIn(dataDir).length > 0;
}

/** A site in the data directory is moved aside only if it is to be, and if the primary is not an older one. */
async function makeRoom({ dataDir, standby }: Config, { primary, discardsData = false }: StandbyOptions) {
  if (storeFilesIn(dataDir).length === 0) return;
  if (!discardsData) return refuseData(dataDir);
  const answer = await askPeer(primary, standby?.secret ?? '');
  const mine = readStanding(dataDir).epoch;
  if (answer === null || answer.is !== 'primary')
    throw new BackupError(`${primary} does not answer as a primary with this secret. Nothing was discarded.`);
  if (answer.epoch < mine)
    throw new BackupError(
      `${primary} has epoch ${answer.epoch}, this machine has ${mine}: the data here is the newer one. Nothing was discarded.`,
    );
  const aside = discardData(dataDir, Date.now());
  const log = createLogger({ service: 'standby' });
  log.warn({ aside }, 'the data of this machine was moved aside; delete it when it is not needed');
}

interface Parts {
  readonly options: StandbyOptions;
  readonly config: Config;
  readonly httpListener: HttpListener;
  readonly lock: { release(): void };
  readonly secret: string;
}

class FollowingStandby implements Standby {
  readonly url: string;
  readonly site: Promise<Site>;
  readonly #parts: Parts;
  readonly #follower: PrimaryFollower;
  readonly #hasEnded = new AbortController();
  readonly #ended: PromiseWithResolvers<Site> = Promise.withResolvers();
  #takingOver: Promise<Site> | null = null;
  #watchedAt = performance.now();

  constructor(parts: Parts) {
    this.#parts = parts;
    const { config, httpListener } = parts;
    const log = createLogger({ service: 'standby', level: config.logLevel });
    this.url = httpListener.url;
    this.site = this.#ended.promise;
    this.site.catch(() => undefined);
    this.#follower = new PrimaryFollower({
      folder: copiesIn(config.dataDir),
      product: productVersion(),
      address: config.standby?.address ?? null,
      port: Number(new URL(httpListener.url).port),
      report: (words) => log.warn(words),
    });
    this.#answer();
    void this.#follow();
    setInterval(() => this.#watch(), watchEveryMs).unref();
  }

  state(): FollowerState {
    return this.#follower.state();
  }

  #answer(): void {
    const { secret, httpListener } = this.#parts;
    const answers = createPeerCalls({
      secret,
      whoAmI: () => ({ epoch: this.state().epoch, is: 'standby' }),
      takeOver: async () => `Taken over: ${(await this.takeOver()).publicUrl} is served by this machine.`,
    });
    const refuse = createRefusingListener({
      words: () => this.#words(),
      status: () => ({ status: 'standby', primary: this.#parts.options.primary, standby: this.state() }),
    });
    httpListener.use((request, response) => {
      if (!answers(request, response)) refuse(request, response);
    });
  }

  #words(): string {
    const { isConnected, lagMs, isWhole, problem } = this.state();
    const lag = lagMs === null ? 'not known yet' : `${(lagMs / 1000).toFixed(1)} s`;
    return [
      `This machine is the standby of ${this.#parts.options.primary}, and serves nothing until it takes over.`,
      `Connected: ${isConnected ? 'yes' : 'no'}. Whole copy: ${isWhole ? 'yes' : 'no'}. Lag: ${lag}.`,
      ...(problem === null ? [] : [problem]),
    ].join('\n');
  }

  async #follow(): Promise<void> {
    const { options, secret } = this.#parts;
    const { signal } = this.#hasEnded;
    while (!signal.aborted) {
      try {
        const channel = await connectTo(options.primary, secret);
        if (signal.aborted) channel.end('this standby stops');
        else await this.#follower.follow(channel);
      } catch (error) {
        this.#follower.noteFailure(error instanceof Error ? error.message : String(error));
      }
      await pause(reconnectMs, undefined, { signal }).catch(() => undefined);
    }
  }

  #watch(): void {
    const { takeOverAfterMs } = this.#parts.options;
    const now = performance.now();
    // A process that stood still knows nothing of the primary.
    if (now - this.#watchedAt > watchEveryMs * 3) this.#follower.restartSilence();
    this.#watchedAt = now;
    const { isWhole, isStale, isPrimaryStopped, lagMs } = this.state();
    if (takeOverAfterMs === undefined || this.#takingOver !== null || this.#hasEnded.signal.aborted) return;
    if (!isWhole || isStale || isPrimaryStopped || lagMs === null) return;
    if (this.#follower.silentForMs > takeOverAfterMs)
      this.takeOver().catch((error: unknown) => this.#follower.noteFailure(String(error)));
  }

  takeOver(): Promise<Site> {
    this.#takingOver ??= this.#takeOver().catch((error: unknown) => {
      this.#takingOver = null;
      throw error;
    });
    return this.#takingOver;
  }

  async #takeOver(): Promise<Site> {
    const taken = await this.#follower.takeOver(agreeWithinMs);
    if (taken === null)
      throw new BackupError('There is no whole copy yet. Wait until /statusz says isWhole: true.');
    this.#hasEnded.abort();
    try {
      const site = await this.#startSite(taken);
      this.#ended.resolve(site);
      return site;
    } catch (error) {
      this.#ended.reject(error);
      throw error;
    }
  }

  async #startSite({
    copy,
    hasAgreed,
  }: NonNullable<Awaited<ReturnType<PrimaryFollower['takeOver']>>>): Promise<Site> {
    const { options, config, httpListener, lock } = this.#parts;
    const epoch = copy.facts.epoch + 1;
    const log = createLogger({ service: 'standby', level: config.logLevel });
    log.warn(
      { epoch, hasAgreed },
      hasAgreed ? 'taking over: the primary has stopped' : 'taking over: the primary did not answer',
    );
    placeCopy(config, copy.folder, { epoch, peer: null, fencedBy: null, tookOverFrom: options.primary });
    lock.release();
    const settings = readSettings({ ...options, port: Number(new URL(httpListener.url).port) });
    const site = configAt(httpListener, settings);
    return startBehind(httpListener, { ...options, config: site, env: settings.env });
  }

  async stop(): Promise<void> {
    if (this.#takingOver !== null) return (await this.#takingOver).stop();
    this.#hasEnded.abort();
    this.#follower.close();
    await this.#parts.httpListener.close();
    this.#parts.lock.release();
  }
}
