import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { createGroupCommit, type GroupCommit } from '../../../sqlite/src/group-commit.ts';
import { checkpointRarely } from '../../../sqlite/src/open-database.ts';
import { openWriteAheadLog, type FlushOptions } from '../../../sqlite/src/write-ahead-log.ts';
import type { Bus, BusMessage, Consumer, DeadLetter, Delivery, Queue, QueueDepth } from '../port.ts';
import { defaultRetryDelaysMs, reasonOf, retryDelayMs } from '../retry-schedule.ts';
import { createMessageTables, type MessageTables, type StoredDelivery } from './message-tables.ts';
import { createQueueWorkers, type QueueWorkers } from './queue-workers.ts';
import { createStoredPositions, type StoredPositions } from './stored-positions.ts';

export interface SqliteBusOptions extends FlushOptions {
  readonly file: string;
  /** Epoch milliseconds; the real time by default. */
  readonly now?: () => number;
  readonly retryDelaysMs?: readonly number[];
}

/** Interval of the check for changes by another process (a replay). */
const externalChangePollMs = 1000;
const writeRetryDelayMs = 500;

class SqliteBus implements Bus {
  readonly #database: DatabaseSync;
  readonly #commits: GroupCommit;
  #madeTables: MessageTables | null = null;
  readonly #workers = new Map<string, QueueWorkers>();
  readonly #bindings = new Map<string, readonly string[]>();
  readonly #now: () => number;
  readonly #delaysMs: readonly number[];
  readonly #externalChangeTimer: NodeJS.Timeout;
  readonly #positions: StoredPositions;
  #dueTimer: NodeJS.Timeout | undefined;
  #dataVersion = 0;
  /** The sequence number of the message that this process published last. */
  #lastSeq = -1;
  #isClosing = false;

  constructor(database: DatabaseSync, { now, retryDelaysMs, ...flushing }: SqliteBusOptions) {
    this.#database = database;
    this.#commits = createGroupCommit(database, openWriteAheadLog(database, flushing));
    this.#positions = createStoredPositions({
      tables: () => this.#tables,
      positionsOf: () => this.#workers,
      write: (work) => this.#writeWithRetry(work),
    });
    this.#now = now ?? Date.now;
    this.#delaysMs = retryDelaysMs ?? defaultRetryDelaysMs;
    this.#externalChangeTimer = this.#watchExternalChanges();
  }

  /** A file of an earlier version is converted at the first use: an update copies the stores before it. */
  get #tables(): MessageTables {
    if (this.#madeTables !== null) return this.#madeTables;
    this.#madeTables = createMessageTables(this.#database);
    this.#scheduleDue();
    return this.#madeTables;
  }

  async declare(queue: Queue): Promise<void> {
    await this.#commits.write(() => this.#tables.declare(queue));
    this.#bindings.clear();
  }

  async publish(message: BusMessage, to?: { readonly queue: string }): Promise<void> {
    const queues = to === undefined ? this.#queuesFor(message.routingKey) : this.#declared(to.queue);
    if (queues.length === 0) throw new Error(`no queue is bound to ${to?.queue ?? message.routingKey}`);
    const seq = await this.#commits.write(() => this.#tables.add(message, to?.queue ?? null));
    this.#deliverDirectly(queues, seq, message);
  }

  /** If no other message was stored since the last one, its consumers get it from memory and need not read the file. */
  #deliverDirectly(queues: readonly string[], seq: number, message: BusMessage): void {
    const isNext = seq === this.#lastSeq + 1;
    this.#lastSeq = seq;
    if (!isNext) return this.#pollAll();
    const delivery = { ...message, attempt: 1 };
    for (const [queue, workers] of this.#workers) {
      if (queues.includes(queue)) workers.offer({ seq, queue, delivery });
      else workers.skip(seq);
    }
  }

  #pollAll(): void {
    for (const workers of this.#workers.values()) workers.poll();
  }

  async consume(
    queue: string,
    handle: (delivery: Delivery) => Promise<void>,
    { prefetch = 20 }: { prefetch?: number } = {},
  ): Promise<Consumer> {
    const workers = this.#workers.get(queue) ?? this.#workersOf(queue);
    this.#workers.set(queue, workers);
    return workers.add(handle, prefetch);
  }

  #workersOf(queue: string): QueueWorkers {
    return createQueueWorkers({
      position: this.#positions.begin(queue),
      read: (after, limit) => this.#tables.next(queue, after, limit),
      last: () => this.#tables.last(),
      acknowledge: () => this.#positions.changed(),
      fail: (stored, failure) => this.#fail(stored, failure),
    });
  }

  async deadLetters(queue: string, limit = 100, skip = 0): Promise<readonly DeadLetter[]> {
    return this.#tables.dead(queue, limit, skip);
  }

  discard(queue: string, ids: readonly string[]): Promise<readonly DeadLetter[]> {
    return this.#commits.write(() => this.#tables.discard(queue, ids));
  }

  async depth(queue: string): Promise<QueueDepth> {
    // The stored position is a moment late.
    const position = this.#workers.get(queue)?.position ?? this.#tables.position(queue);
    return this.#tables.depth(queue, position);
  }

  async countDeadLetters(queue: string): Promise<number> {
    return this.#tables.countDead(queue);
  }

  async replay(queue: string, ids?: readonly string[]): Promise<number> {
    const count = await this.#commits.write(() => this.#tables.replay(queue, ids));
    this.#workers.get(queue)?.poll();
    return count;
  }

  async ready(): Promise<boolean> {
    return this.#database.isOpen;
  }

  async close(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    clearInterval(this.#externalChangeTimer);
    await Promise.all([...this.#workers.values()].map((workers) => workers.stop()));
    clearTimeout(this.#dueTimer);
    await this.#positions.close();
    this.#commits.close();
    this.#database.close();
  }

  #queuesFor(routingKey: string): readonly string[] {
    const known = this.#bindings.get(routingKey);
    if (known !== undefined) return known;
    const queues = this.#tables.queuesFor(routingKey);
    if (queues.length > 0) this.#bindings.set(routingKey, queues);
    return queues;
  }

  #declared(queue: string): readonly string[] {
    return this.#tables.isDeclared(queue) ? [queue] : [];
  }

  async #fail(stored: StoredDelivery, failure: unknown): Promise<void> {
    const delayMs = retryDelayMs(failure, stored.delivery.attempt, this.#delaysMs);
    const failedAt = this.#now();
    await this.#writeWithRetry(() => {
      if (delayMs !== null) this.#tables.delay(stored, failedAt + delayMs);
      else {
        const time = new Date(failedAt).toISOString();
        this.#tables.park(stored, { reason: reasonOf(failure), failedAt: time });
      }
    });
    if (delayMs !== null) this.#scheduleDue();
  }

  /** Retries until the write succeeds. If the process ends before that, the message is delivered again. */
  async #writeWithRetry(work: () => void): Promise<void> {
    do {
      try {
        await this.#commits.write(work);
        return;
      } catch {
        // Nothing was written; publishers receive the error.
        await pause(writeRetryDelayMs);
      }
    } while (!this.#isClosing);
  }

  #scheduleDue(): void {
    clearTimeout(this.#dueTimer);
    if (this.#isClosing) return;
    const dueAt = this.#tables.nextDueAt();
    if (dueAt === null) return;
    this.#dueTimer = setTimeout(() => void this.#releaseDue(), Math.max(1, dueAt - this.#now()));
  }

  async #releaseDue(): Promise<void> {
    try {
      await this.#commits.write(() => this.#tables.releaseDue(this.#now()));
      this.#pollAll();
      this.#scheduleDue();
    } catch {
      // The write failed: due messages are released by the next attempt.
      this.#dueTimer = setTimeout(() => void this.#releaseDue(), externalChangePollMs);
    }
  }

  #watchExternalChanges(): NodeJS.Timeout {
    const version = this.#database.prepare('PRAGMA data_version');
    return setInterval(() => {
      const dataVersion = Number(version.get()?.['data_version']);
      if (dataVersion === this.#dataVersion) return;
      this.#dataVersion = dataVersion;
      this.#bindings.clear();
      this.#pollAll();
    }, externalChangePollMs).unref();
  }
}

/**
 * A durable queue in one SQLite file. `publish` resolves when the message is on disk; publishes of one event-loop
 * iteration share a flush. One process consumes; another may read and replay dead letters at the same time.
 */
export async function openSqliteBus(options: SqliteBusOptions): Promise<Bus> {
  mkdirSync(dirname(options.file), { recursive: true });
  const database = new DatabaseSync(options.file, { timeout: 2000 });
  // The group commit flushes the log after each commit.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  database.exec(checkpointRarely);
  // A first read creates the log file, which is opened next to be flushed.
  database.prepare('SELECT 1 FROM sqlite_schema').get();
  return new SqliteBus(database, options);
}
