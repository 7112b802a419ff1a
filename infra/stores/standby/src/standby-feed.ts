import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import type { Files } from '../../files/src/port.ts';
import type { Reading } from '../../backup/src/followed-stores.ts';
import type { LogFollower } from '../../sqlite/src/log-follower.ts';
import { ChangeQueue, WaitingCommits, type Done } from './change-queue.ts';
import type { Channel } from './channel.ts';
import type { FeedOptions } from './feed-options.ts';
import { toPrimary, type Hello } from './messages.ts';
import type { StandbyState } from './port.ts';
import { sendSnapshot } from './send-snapshot.ts';
import { lostAfterMs, Standing } from './standing.ts';
import { sendUploads } from './uploads.ts';

const everyMs = 200;
const closeTimeoutMs = 3_000;

/** `isWhole`: it has a snapshot, so what it receives counts. */
interface Following {
  readonly channel: Channel;
  readonly id: string;
  readonly address: string;
  isWhole: boolean;
}

/** Sends each commit of this site to its standby, and makes commits wait for it. One standby at a time. */
export class StandbyFeed {
  readonly follower: LogFollower;
  readonly #options: FeedOptions;
  readonly #id = randomBytes(8).toString('hex');
  readonly #queue = new ChangeQueue();
  /** Sessions and events are sent with the next commit of a service: nobody waits for their own. */
  readonly #services = new WeakSet<DatabaseSync>();
  #following: Following | null = null;
  readonly #waiting = new WaitingCommits();
  #received = 0;
  #heardAt = 0;
  #tickedAt = performance.now();
  #peer: string | null;
  readonly #standing: Standing;
  #problem: string | null = null;
  #timer: NodeJS.Timeout | undefined;
  /** Before that, what a start writes is not refused. */
  #isStarted = false;

  constructor(options: FeedOptions) {
    this.#options = options;
    this.#peer = options.peer;
    this.#standing = new Standing(options);
    const { log } = options;
    log.onReading = (reading) => this.#send(reading);
    this.follower = {
      follow: (database) => {
        log.follow(database);
        if (basename(database.location() ?? '').startsWith('svc-')) this.#services.add(database);
      },
      release: (database) => log.release(database),
      beforeCommit: () => this.#refuseUnsafe(),
      committed: (database, done) => this.#committed(database, done),
    };
  }

  start(): void {
    this.#isStarted = true;
    this.#timer = setInterval(() => this.#tick(), everyMs).unref();
  }

  state(): StandbyState {
    const { epoch, isSynchronous, whenAway } = this.#options;
    const isKnown = this.#peer !== null;
    const since = this.#queue.oldestAt ?? (this.#isFollowed ? performance.now() : this.#heardAt);
    return {
      is: this.#is(isKnown),
      address: this.#following?.address ?? this.#peer,
      lagMs: isKnown ? Math.round(performance.now() - since) : null,
      isSynchronous,
      isDegraded: isKnown && isSynchronous && !this.#isFollowed && whenAway === 'degrade',
      epoch,
      problem: this.#problem,
    };
  }

  #is(isKnown: boolean): StandbyState['is'] {
    if (this.#following !== null) return this.#following.isWhole ? 'following' : 'copying';
    return isKnown ? 'away' : 'none';
  }

  /** The files, with each change sent before a document can name it. */
  watched(files: Files): Files {
    const { uploadsDir } = this.#options;
    if (uploadsDir === null) return files;
    return sendUploads(files, uploadsDir, {
      isNeeded: () => this.#queue.isOpen,
      send: (made, content) => this.#enqueue(made, content),
    });
  }

  /** A standby has connected and sent its first message. */
  accept(channel: Channel, hello: Hello, address: string): void {
    const { standby, epoch } = hello;
    const isTaken = this.#following !== null && this.#following.id !== standby;
    const refusal = this.#standing.refusalOf(epoch, isTaken ? this.#following?.address : undefined);
    if (refusal !== null) {
      channel.send({ is: 'refused', why: refusal });
      channel.finish();
      return this.#standing.fenceIfOlder(epoch);
    }
    this.#following?.channel.end('the standby has connected again');
    const following: Following = { channel, id: standby, address, isWhole: false };
    this.#following = following;
    this.#heardAt = performance.now();
    this.#received = 0;
    channel.onEnd = (reason) => this.#lose(following, reason);
    channel.onMessage = ({ head }) => this.#hear(following, head);
    this.#begin(channel, hello);
  }

  #begin(channel: Channel, { has }: Hello): void {
    const missing = has?.feed === this.#id ? this.#queue.after(has.sequence) : null;
    const { product, epoch, now = Date.now } = this.#options;
    const known = { feed: this.#id, product, epoch, now: now(), resumes: missing !== null };
    channel.send({ is: 'welcome', ...known });
    if (missing === null) void sendSnapshot(channel, { ...this.#options, queue: this.#queue });
    else for (const { change, body } of missing) channel.send(change, body);
  }

  #send({ frames, gap }: Reading): void {
    if (gap !== null) return this.#restart(gap);
    if (!this.#queue.isOpen) return;
    const parts = frames.map(({ part }) => part);
    this.#enqueue({ is: 'frames', parts }, Buffer.concat(frames.map(({ content }) => content)));
  }

  #enqueue(made: Parameters<ChangeQueue['add']>[0], body: Buffer): void {
    if (!this.#queue.isOpen) return;
    const queued = this.#queue.add(made, body, performance.now());
    if (queued === null) this.#restart('the standby takes too little; everything has to be copied anew');
    else this.#following?.channel.send(queued.change, body);
  }

  /** Ends the connection: the copy of the standby cannot be continued. */
  #restart(why: string): void {
    this.#queue.close();
    this.#following?.channel.end(why);
  }

  #hear(following: Following, head: unknown): void {
    const message = toPrimary.parse(head);
    this.#heardAt = performance.now();
    if (message.is === 'fence') return this.#stepDown(message.epoch);
    this.#received = message.sequence;
    this.#queue.remove(message.sequence);
    if (message.isWhole && !following.isWhole) this.#follow(following);
    if (!following.isWhole) return;
    for (const done of this.#waiting.take(message.sequence)) done(null);
  }

  #follow(following: Following): void {
    following.isWhole = true;
    this.#peer = following.address;
    this.#problem = null;
    this.#options.onFollowed(following.address);
    this.#options.report(`the standby ${following.address} follows`);
  }

  #lose(following: Following, reason: string): void {
    if (this.#following !== following) return;
    this.#following = null;
    this.#problem = `The standby ${following.address} is away: ${reason}.`;
    this.#options.report(this.#problem);
    this.#standing.forget();
    for (const done of this.#waiting.take()) this.#withoutStandby(done);
  }

  get #isFollowed(): boolean {
    return this.#following?.isWhole === true;
  }

  #withoutStandby(done: Done): void {
    this.#standing.afterAsking(this.#peer, () => done(this.#standing.refusal(this.#isFollowed)));
  }

  #refuseUnsafe(): void {
    const refusal = this.#standing.refusal(this.#isFollowed || !this.#isStarted || this.#peer === null);
    if (refusal !== null) throw refusal;
  }

  #committed(database: DatabaseSync, done: Done): void {
    const { log, isSynchronous } = this.#options;
    log.noteCommit(database);
    if (this.#peer === null) return done(null);
    if (!this.#isFollowed || !this.#isInTouch()) return this.#withoutStandby(done);
    if (!isSynchronous || !this.#services.has(database)) return done(null);
    log.readWritten();
    const sequence = this.#queue.last;
    if (sequence <= this.#received) done(null);
    else this.#waiting.add(sequence, done);
  }

  #isInTouch(): boolean {
    return performance.now() - this.#heardAt < lostAfterMs;
  }

  #stepDown(epoch: number): void {
    this.#standing.fence(epoch, () => {
      this.#options.log.read();
      this.#following?.channel.send({ is: 'fenced' });
    });
  }

  #tick(): void {
    const now = performance.now();
    // A process that stood still has not heard anything for that reason alone.
    const stoodStill = now - this.#tickedAt > everyMs * 5;
    this.#tickedAt = now;
    this.#options.log.read();
    const channel = this.#following?.channel;
    channel?.send({ is: 'tick' });
    if (!this.#isInTouch() && !stoodStill) channel?.end('it has not answered for 3 s');
    if (!this.#isFollowed) this.#standing.askIfDue(this.#peer);
  }

  /** Call before the stores are closed: their close changes files that may be being copied. */
  halt(): void {
    if (!this.#isFollowed) this.#following?.channel.end('the primary stops');
  }

  /** Call when all stores are closed: sends the last commits and says that this is no failure. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    const channel = this.#following?.channel;
    const until = performance.now() + closeTimeoutMs;
    while (this.#following !== null && this.#received < this.#queue.last && performance.now() < until)
      await pause(20);
    this.#following = null;
    channel?.send({ is: 'stopping' });
    channel?.finish();
    for (const done of this.#waiting.take()) done(this.#standing.refusal(false));
  }
}
