import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from '../../backup/src/backup-error.ts';
import { isNewer } from '../../backup/src/manifest.ts';
import type { Channel, Message } from './channel.ts';
import type { ReceivedChange } from './copy-journal.ts';
import { toStandby, type Hello, type ToStandby, type Welcome } from './messages.ts';
import { StandbyCopy } from './standby-copy.ts';
import type { FollowerOptions, FollowerState } from './port.ts';
import { lostAfterMs } from './standing.ts';

const applyEveryMs = 1_000;

/** Receives what a primary sends, and stores it. Connections come and go; the copy stays. */
export class PrimaryFollower {
  readonly #options: FollowerOptions;
  readonly #id = randomBytes(8).toString('hex');
  #copy: StandbyCopy | null;
  /** The one that is being fetched. */
  #draft: StandbyCopy | null = null;
  #channel: Channel | null = null;
  #welcome: Welcome | null = null;
  #queue: Message[] = [];
  #isScheduled = false;
  #completeAt: number | null = null;
  #heardAt = performance.now();
  #clockDifferenceMs: number | null = null;
  #isPrimaryStopped = false;
  #isStale = false;
  #fenced: (() => void) | null = null;
  #problem: string | null = null;
  readonly #timer: NodeJS.Timeout;

  constructor(options: FollowerOptions) {
    this.#options = options;
    mkdirSync(options.folder, { recursive: true, mode: 0o700 });
    this.#copy = StandbyCopy.openIn(options.folder);
    this.#timer = setInterval(() => this.#work(), applyEveryMs).unref();
  }

  state(): FollowerState {
    return {
      isConnected: this.#channel !== null,
      isWhole: this.#copy !== null,
      isStale: this.#isStale,
      lagMs: this.#completeAt === null ? null : Math.round(performance.now() - this.#completeAt),
      epoch: this.#copy?.facts.epoch ?? 0,
      clockDifferenceMs: this.#clockDifferenceMs,
      isPrimaryStopped: this.#isPrimaryStopped,
      problem: this.#problem,
    };
  }

  get silentForMs(): number {
    return performance.now() - this.#heardAt;
  }

  /** This process stood still, so that it says nothing about the primary that it has not heard of it. */
  restartSilence(): void {
    this.#heardAt = performance.now();
  }

  /** Resolves when the connection ends. */
  follow(channel: Channel): Promise<void> {
    const { product, address, port } = this.#options;
    this.#channel = channel;
    this.#welcome = null;
    this.#heardAt = performance.now();
    const copy = this.#copy;
    const hello: Hello = {
      is: 'hello',
      standby: this.#id,
      product,
      address,
      port,
      epoch: copy?.facts.epoch ?? 0,
      has: copy === null ? null : { feed: copy.facts.feed, sequence: copy.sequence },
    };
    return new Promise((resolve) => {
      channel.onMessage = (message) => this.#take(message);
      channel.onEnd = (reason) => {
        this.#channel = null;
        const failure = this.#process();
        this.#dropDraft();
        if (!this.#isPrimaryStopped)
          this.noteFailure(`The connection to the primary ended: ${failure ?? reason}.`);
        this.#fenced?.();
        resolve();
      };
      channel.send(hello);
    });
  }

  /** Why the primary cannot be followed just now. */
  noteFailure(words: string): void {
    if (this.#problem !== words) this.#options.report(words);
    this.#problem = words;
  }

  #take(message: Message): void {
    this.#heardAt = performance.now();
    this.#queue.push(message);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    // Messages of the same turn share a flush of the disk.
    setImmediate(() => {
      this.#isScheduled = false;
      const failure = this.#process();
      if (failure !== null) this.#channel?.end(failure);
    });
  }

  /** Stores and obeys what has arrived. Returns what was in the way, such as a full disk: the last whole copy stays. */
  #process(): string | null {
    const messages = this.#queue;
    this.#queue = [];
    try {
      let changes: ReceivedChange[] = [];
      for (const { head, body } of messages) {
        const message = toStandby.parse(head);
        if (message.is === 'frames' || message.is === 'upload') changes.push({ change: message, body });
        else {
          this.#store(changes);
          changes = [];
          this.#obey(message, body);
        }
      }
      this.#store(changes);
      this.#acknowledge();
      return null;
    } catch (error) {
      return wordsOf(error);
    }
  }

  #store(changes: readonly ReceivedChange[]): void {
    if (changes.length > 0) (this.#draft ?? this.#copy)?.store(changes);
  }

  #obey(message: Exclude<ToStandby, { is: 'frames' | 'upload' }>, body: Uint8Array): void {
    if (message.is === 'welcome') this.#meet(message);
    else if (message.is === 'begin') this.#begin(message);
    else if (message.is === 'piece') this.#draft?.writePiece(message, body);
    else if (message.is === 'whole') this.#replaceCopy();
    else if (message.is === 'stopping') this.#isPrimaryStopped = true;
    else if (message.is === 'fenced') this.#fenced?.();
    else if (message.is === 'refused') throw new BackupError(`The primary refuses: ${message.why}`);
  }

  #meet(welcome: Welcome): void {
    const { product } = this.#options;
    this.#isPrimaryStopped = false;
    if (isNewer(welcome.product, product))
      throw new BackupError(
        `The primary runs Pathshala ${welcome.product}, this is ${product}: install ${welcome.product} here first, then start again`,
      );
    if (welcome.epoch < (this.#copy?.facts.epoch ?? 0))
      throw new BackupError(
        `The primary has epoch ${welcome.epoch}, and this standby followed a newer one: start the right primary, or delete ${this.#options.folder}`,
      );
    this.#welcome = welcome;
    this.#clockDifferenceMs = welcome.now - Date.now();
    this.#problem = null;
    this.#isStale = !welcome.resumes;
    if (welcome.resumes) this.#options.report('following the primary again, from where the connection ended');
  }

  #begin(message: Extract<ToStandby, { is: 'begin' }>): void {
    const welcome = this.#welcome;
    if (welcome === null) throw new BackupError('the primary sent a copy before its greeting');
    this.#draft?.remove();
    const folder = join(this.#options.folder, `copy-${Date.now()}`);
    this.#draft = StandbyCopy.begin(folder, welcome, message);
    this.#options.report('copying everything from the primary');
  }

  #replaceCopy(): void {
    this.#draft?.endSnapshot();
    this.#copy?.remove();
    this.#copy = this.#draft;
    this.#draft = null;
    this.#isStale = false;
    this.#options.report('the copy is whole: following the primary');
  }

  #acknowledge(): void {
    if (this.#welcome === null) return;
    const current = this.#isStale ? this.#draft : this.#copy;
    const isWhole = !this.#isStale && current !== null;
    this.#channel?.send({ is: 'received', sequence: current?.sequence ?? 0, isWhole });
    if (isWhole) this.#completeAt = performance.now();
  }

  #dropDraft(): void {
    const draft = this.#draft;
    this.#draft = null;
    draft?.remove();
  }

  #work(): void {
    if (this.#channel !== null && this.silentForMs > lostAfterMs)
      this.#channel.end('it said nothing for 3 s');
    try {
      this.#copy?.apply();
    } catch (error) {
      this.#channel?.end(wordsOf(error));
    }
  }

  /** Asks a primary that can be reached to stop, then completes the copy: its stores can be opened. Null: there is no whole copy. */
  async takeOver(
    withinMs: number,
  ): Promise<{ readonly copy: StandbyCopy; readonly hasAgreed: boolean } | null> {
    const copy = this.#copy;
    if (copy === null) return null;
    if (this.#channel !== null && this.#isStale)
      throw new BackupError(
        'Everything is being copied anew. Wait until that is done, or stop the primary first.',
      );
    const hasAgreed = await this.#fence(copy.facts.epoch + 1, withinMs);
    clearInterval(this.#timer);
    this.#channel?.end('taken over');
    this.#dropDraft();
    copy.finish();
    return { copy, hasAgreed };
  }

  #fence(epoch: number, withinMs: number): Promise<boolean> {
    const channel = this.#channel;
    if (channel === null) return Promise.resolve(false);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), withinMs);
      this.#fenced = () => {
        clearTimeout(timer);
        resolve(!channel.hasEnded);
      };
      channel.send({ is: 'fence', epoch });
    });
  }

  close(): void {
    clearInterval(this.#timer);
    this.#channel?.end('this standby stops');
    this.#dropDraft();
    this.#copy?.close();
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
