import type { DatabaseSync } from 'node:sqlite';
import type { EventName } from '@pathshala/contract-kit/event';
import type { BusMessage, DeadLetter, Delivery, Queue, QueueDepth } from '../port.ts';

/** A delivery with its place in the queue. */
export interface StoredDelivery {
  readonly seq: number;
  readonly queue: string;
  readonly delivery: Delivery;
}

export interface Failure {
  readonly reason: string;
  readonly failedAt: string;
}

const schema = `
  CREATE TABLE IF NOT EXISTS bindings (queue TEXT NOT NULL, routing_key TEXT NOT NULL, PRIMARY KEY (queue, routing_key)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS ready (seq INTEGER PRIMARY KEY AUTOINCREMENT, queue TEXT NOT NULL, attempt INTEGER NOT NULL,
    id TEXT NOT NULL, routing_key TEXT NOT NULL, body TEXT NOT NULL, headers TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS ready_by_queue ON ready (queue, seq);
  CREATE TABLE IF NOT EXISTS delayed (seq INTEGER PRIMARY KEY AUTOINCREMENT, queue TEXT NOT NULL, attempt INTEGER NOT NULL,
    id TEXT NOT NULL, routing_key TEXT NOT NULL, body TEXT NOT NULL, headers TEXT NOT NULL, due_at INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS delayed_by_time ON delayed (due_at);
  CREATE TABLE IF NOT EXISTS dead (seq INTEGER PRIMARY KEY AUTOINCREMENT, queue TEXT NOT NULL, attempt INTEGER NOT NULL,
    id TEXT NOT NULL, routing_key TEXT NOT NULL, body TEXT NOT NULL, headers TEXT NOT NULL, reason TEXT NOT NULL, failed_at TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS dead_by_queue ON dead (queue, seq);
`;

type Row = Record<string, unknown>;

function prepare(database: DatabaseSync) {
  return {
    bind: database.prepare('INSERT OR IGNORE INTO bindings VALUES (?, ?)'),
    bound: database.prepare('SELECT queue FROM bindings WHERE routing_key = ?'),
    insert: database.prepare(
      'INSERT INTO ready (queue, attempt, id, routing_key, body, headers) VALUES (?, 1, ?, ?, ?, ?)',
    ),
    // The statement has no limit, by whose value SQLite would prepare it again at each run.
    next: database.prepare('SELECT * FROM ready WHERE queue = ? AND seq > ? ORDER BY seq'),
    remove: database.prepare('DELETE FROM ready WHERE seq = ?'),
    delay: database.prepare(
      `INSERT INTO delayed (queue, attempt, id, routing_key, body, headers, due_at)
       SELECT queue, attempt + 1, id, routing_key, body, headers, ? FROM ready WHERE seq = ?`,
    ),
    nextDue: database.prepare('SELECT min(due_at) AS due_at FROM delayed'),
    release: database.prepare(
      `INSERT INTO ready (queue, attempt, id, routing_key, body, headers)
       SELECT queue, attempt, id, routing_key, body, headers FROM delayed WHERE due_at <= ? ORDER BY seq`,
    ),
    forget: database.prepare('DELETE FROM delayed WHERE due_at <= ?'),
    park: database.prepare(
      `INSERT INTO dead (queue, attempt, id, routing_key, body, headers, reason, failed_at)
       SELECT queue, attempt, id, routing_key, body, headers, ?, ? FROM ready WHERE seq = ?`,
    ),
    dead: database.prepare('SELECT * FROM dead WHERE queue = ? ORDER BY seq LIMIT ? OFFSET ?'),
    countDead: database.prepare('SELECT count(*) AS count FROM dead WHERE queue = ?'),
    countReady: database.prepare('SELECT count(*) AS count FROM ready WHERE queue = ?'),
    countDelayed: database.prepare('SELECT count(*) AS count FROM delayed WHERE queue = ?'),
    deadOfId: database.prepare('SELECT * FROM dead WHERE queue = ? AND id = ? ORDER BY seq'),
    declared: database.prepare('SELECT 1 FROM bindings WHERE queue = ? LIMIT 1'),
    deadIds: database.prepare('SELECT seq, id FROM dead WHERE queue = ? ORDER BY seq'),
    revive: database.prepare(
      `INSERT INTO ready (queue, attempt, id, routing_key, body, headers)
       SELECT queue, 1, id, routing_key, body, headers FROM dead WHERE seq = ?`,
    ),
    bury: database.prepare('DELETE FROM dead WHERE seq = ?'),
  };
}

/** The queue's tables: `ready` in order of arrival, `delayed` until they are due, `dead` until they are replayed. */
export type MessageTables = ReturnType<typeof createMessageTables>;

export function createMessageTables(database: DatabaseSync) {
  database.exec(schema);
  const sql = prepare(database);

  return {
    declare({ name, routingKeys }: Queue): void {
      for (const key of routingKeys) sql.bind.run(name, key);
    },
    queuesFor: (routingKey: string): string[] => sql.bound.all(routingKey).map((row) => String(row['queue'])),
    isDeclared: (queue: string): boolean => sql.declared.get(queue) !== undefined,
    /** Its sequence number in each queue. */
    add(queues: readonly string[], { id, routingKey, body, headers }: BusMessage): readonly number[] {
      const packed = JSON.stringify(headers);
      return queues.map((queue) =>
        Number(sql.insert.run(queue, id, routingKey, body, packed).lastInsertRowid),
      );
    },
    next: (queue: string, after: number, limit: number): StoredDelivery[] =>
      sql.next
        .iterate(queue, after)
        .take(limit)
        .map((row) => ({
          seq: Number(row['seq']),
          queue,
          delivery: { ...messageOf(row), attempt: Number(row['attempt']) },
        }))
        .toArray(),
    remove(seqs: readonly number[]): void {
      for (const seq of seqs) sql.remove.run(seq);
    },
    delay(seq: number, dueAt: number): void {
      sql.delay.run(dueAt, seq);
      sql.remove.run(seq);
    },
    nextDueAt(): number | null {
      const dueAt = sql.nextDue.get()?.['due_at'];
      return typeof dueAt === 'number' ? dueAt : null;
    },
    releaseDue(now: number): void {
      sql.release.run(now);
      sql.forget.run(now);
    },
    park(seq: number, { reason, failedAt }: Failure): void {
      sql.park.run(reason, failedAt, seq);
      sql.remove.run(seq);
    },
    ...deadLettersOf(sql),
    depth: (queue: string): QueueDepth => ({
      waiting: countOf(sql.countReady.get(queue)),
      retrying: countOf(sql.countDelayed.get(queue)),
      isRetryingShared: false,
    }),
  };
}

function deadLettersOf(sql: ReturnType<typeof prepare>) {
  return {
    dead: (queue: string, limit: number, skip: number): DeadLetter[] =>
      sql.dead.all(queue, limit, skip).map(deadLetterOf),
    countDead: (queue: string): number => countOf(sql.countDead.get(queue)),
    discard(queue: string, ids: readonly string[]): DeadLetter[] {
      const rows = [...new Set(ids)].flatMap((id) => sql.deadOfId.all(queue, id));
      for (const row of rows) sql.bury.run(Number(row['seq']));
      return rows.map(deadLetterOf);
    },
    replay(queue: string, ids: readonly string[] | undefined): number {
      const wanted = ids === undefined ? null : new Set(ids);
      const chosen = sql.deadIds.all(queue).filter((row) => wanted === null || wanted.has(String(row['id'])));
      for (const row of chosen) {
        sql.revive.run(Number(row['seq']));
        sql.bury.run(Number(row['seq']));
      }
      return chosen.length;
    },
  };
}

const countOf = (row: Row | undefined): number => Number(row?.['count'] ?? 0);

function messageOf(row: Row): BusMessage {
  return {
    id: String(row['id']),
    routingKey: String(row['routing_key']) as EventName,
    body: String(row['body']),
    headers: JSON.parse(String(row['headers'])) as Record<string, string>,
  };
}

function deadLetterOf(row: Row): DeadLetter {
  return {
    ...messageOf(row),
    queue: String(row['queue']),
    reason: String(row['reason']),
    failedAt: String(row['failed_at']),
    attempts: Number(row['attempt']),
  };
}
