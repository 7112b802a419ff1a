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

/** Whether the message `l` of the log is for a queue: by its name, or as it was bound to the key when the message arrived. */
const isFor = (queue: string): string => `(l.queue = ${queue} OR (l.queue IS NULL AND EXISTS
  (SELECT 1 FROM bindings b WHERE b.queue = ${queue} AND b.routing_key = l.routing_key AND b.since < l.seq)))`;

/**
 * `log` holds each message once, in order of arrival, for all queues that were bound to its key when it arrived (`queue` is
 * null), or for one queue. `positions` states up to where a queue has handled its messages. `waiting` joins them.
 */
const schema = `
  CREATE TABLE IF NOT EXISTS bindings (queue TEXT NOT NULL, routing_key TEXT NOT NULL, since INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (queue, routing_key)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS positions (queue TEXT PRIMARY KEY, seq INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS log (seq INTEGER PRIMARY KEY AUTOINCREMENT, queue TEXT, attempt INTEGER NOT NULL,
    id TEXT NOT NULL, routing_key TEXT NOT NULL, body TEXT NOT NULL, headers TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS delayed (seq INTEGER PRIMARY KEY AUTOINCREMENT, queue TEXT NOT NULL, attempt INTEGER NOT NULL,
    id TEXT NOT NULL, routing_key TEXT NOT NULL, body TEXT NOT NULL, headers TEXT NOT NULL, due_at INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS delayed_by_time ON delayed (due_at);
  CREATE TABLE IF NOT EXISTS dead (seq INTEGER PRIMARY KEY AUTOINCREMENT, queue TEXT NOT NULL, attempt INTEGER NOT NULL,
    id TEXT NOT NULL, routing_key TEXT NOT NULL, body TEXT NOT NULL, headers TEXT NOT NULL, reason TEXT NOT NULL, failed_at TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS dead_by_queue ON dead (queue, seq);
  CREATE VIEW IF NOT EXISTS waiting AS
    SELECT p.queue, l.seq, l.attempt, l.id, l.routing_key, l.body, l.headers FROM positions p JOIN log l ON l.seq > p.seq
    WHERE ${isFor('p.queue')};
`;

/** Files of version 0.1.0 have a row for each queue in `ready`. */
function upgrade(database: DatabaseSync): void {
  const isThere = (table: string, column: string): boolean =>
    database.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column) !== undefined;
  if (!isThere('ready', 'seq')) return;
  const since = isThere('bindings', 'since')
    ? ''
    : 'ALTER TABLE bindings ADD COLUMN since INTEGER NOT NULL DEFAULT 0;';
  // The first use may be in a transaction already.
  database.exec(`SAVEPOINT convert; ${since} ${schema}
    INSERT OR IGNORE INTO positions SELECT DISTINCT queue, 0 FROM bindings;
    INSERT INTO log (queue, attempt, id, routing_key, body, headers)
      SELECT queue, attempt, id, routing_key, body, headers FROM ready ORDER BY seq;
    DROP TABLE ready; RELEASE convert`);
}

type Row = Record<string, unknown>;

const lastSeq = `ifnull((SELECT seq FROM sqlite_sequence WHERE name = 'log'), 0)`;

function prepare(database: DatabaseSync) {
  return {
    begin: database.prepare(`INSERT OR IGNORE INTO positions VALUES (?, ${lastSeq})`),
    bind: database.prepare(
      `INSERT OR IGNORE INTO bindings (queue, routing_key, since) VALUES (?, ?, ${lastSeq})`,
    ),
    bound: database.prepare('SELECT queue FROM bindings WHERE routing_key = ?'),
    insert: database.prepare(
      'INSERT INTO log (queue, attempt, id, routing_key, body, headers) VALUES (?, 1, ?, ?, ?, ?)',
    ),
    // The statement has no limit, by whose value SQLite would prepare it again at each run.
    next: database.prepare(`SELECT * FROM log l WHERE seq > ?2 AND ${isFor('?1')} ORDER BY seq`),
    position: database.prepare('SELECT seq FROM positions WHERE queue = ?'),
    last: database.prepare(`SELECT ${lastSeq} AS seq`),
    move: database.prepare('UPDATE positions SET seq = max(seq, ?) WHERE queue = ?'),
    prune: database.prepare(
      `DELETE FROM log AS l WHERE seq > ? AND seq <= ?
       AND NOT EXISTS (SELECT 1 FROM positions p WHERE p.seq < l.seq AND ${isFor('p.queue')})`,
    ),
    delay: database.prepare(
      `INSERT INTO delayed (queue, attempt, id, routing_key, body, headers, due_at)
       SELECT ?, attempt + 1, id, routing_key, body, headers, ? FROM log WHERE seq = ?`,
    ),
    nextDue: database.prepare('SELECT min(due_at) AS due_at FROM delayed'),
    release: database.prepare(
      `INSERT INTO log (queue, attempt, id, routing_key, body, headers)
       SELECT queue, attempt, id, routing_key, body, headers FROM delayed WHERE due_at <= ? ORDER BY seq`,
    ),
    forget: database.prepare('DELETE FROM delayed WHERE due_at <= ?'),
    park: database.prepare(
      `INSERT INTO dead (queue, attempt, id, routing_key, body, headers, reason, failed_at)
       SELECT ?, attempt, id, routing_key, body, headers, ?, ? FROM log WHERE seq = ?`,
    ),
    dead: database.prepare('SELECT * FROM dead WHERE queue = ? ORDER BY seq LIMIT ? OFFSET ?'),
    countDead: database.prepare('SELECT count(*) AS count FROM dead WHERE queue = ?'),
    countAfter: database.prepare(`SELECT count(*) AS count FROM log l WHERE seq > ?2 AND ${isFor('?1')}`),
    countDelayed: database.prepare('SELECT count(*) AS count FROM delayed WHERE queue = ?'),
    deadOfId: database.prepare('SELECT * FROM dead WHERE queue = ? AND id = ? ORDER BY seq'),
    declared: database.prepare('SELECT 1 FROM bindings WHERE queue = ? LIMIT 1'),
    deadIds: database.prepare('SELECT seq, id FROM dead WHERE queue = ? ORDER BY seq'),
    revive: database.prepare(
      `INSERT INTO log (queue, attempt, id, routing_key, body, headers)
       SELECT queue, 1, id, routing_key, body, headers FROM dead WHERE seq = ?`,
    ),
    bury: database.prepare('DELETE FROM dead WHERE seq = ?'),
  };
}

/** The tables: `log` in order of arrival, `delayed` until they are due, `dead` until they are replayed. */
export type MessageTables = ReturnType<typeof createMessageTables>;

export function createMessageTables(database: DatabaseSync) {
  upgrade(database);
  database.exec(schema);
  const sql = prepare(database);
  const seqOf = (row: Row | undefined): number => Number(row?.['seq'] ?? 0);

  return {
    declare({ name, routingKeys }: Queue): void {
      sql.begin.run(name);
      for (const key of routingKeys) sql.bind.run(name, key);
    },
    queuesFor: (routingKey: string): string[] => sql.bound.all(routingKey).map((row) => String(row['queue'])),
    isDeclared: (queue: string): boolean => sql.declared.get(queue) !== undefined,
    /** For all queues that are bound to its key, or for one. Returns its sequence number. */
    add: ({ id, routingKey, body, headers }: BusMessage, queue: string | null): number =>
      Number(sql.insert.run(queue, id, routingKey, body, JSON.stringify(headers)).lastInsertRowid),
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
    /** Everything up to this sequence number is handled. */
    position: (queue: string): number => seqOf(sql.position.get(queue)),
    last: (): number => seqOf(sql.last.get()),
    move(queue: string, seq: number): void {
      sql.move.run(seq, queue);
    },
    /** Removes what no queue needs any more. */
    prune(after: number, upTo: number): void {
      sql.prune.run(after, upTo);
    },
    delay({ queue, seq }: StoredDelivery, dueAt: number): void {
      sql.delay.run(queue, dueAt, seq);
    },
    nextDueAt(): number | null {
      const dueAt = sql.nextDue.get()?.['due_at'];
      return typeof dueAt === 'number' ? dueAt : null;
    },
    releaseDue(now: number): void {
      sql.release.run(now);
      sql.forget.run(now);
    },
    park({ queue, seq }: StoredDelivery, { reason, failedAt }: Failure): void {
      sql.park.run(queue, reason, failedAt, seq);
    },
    ...deadLettersOf(sql),
    /** Counts the messages of the queue after this sequence number. */
    depth: (queue: string, after: number): QueueDepth => ({
      waiting: countOf(sql.countAfter.get(queue, after)),
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
