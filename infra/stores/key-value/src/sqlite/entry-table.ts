import type { DatabaseSync } from 'node:sqlite';

export interface Entry {
  readonly value: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

const schema = `
  CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value TEXT NOT NULL, expires_at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS entries_expiry ON entries (expires_at);
  CREATE TABLE IF NOT EXISTS members (key TEXT NOT NULL, member TEXT NOT NULL, expires_at INTEGER NOT NULL, PRIMARY KEY (key, member)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS members_expiry ON members (expires_at);`;

/** The statements of the embedded key-value store; what writes must run inside a transaction. */
export function createEntryTable(database: DatabaseSync) {
  database.exec(schema);
  const read = database.prepare('SELECT value, expires_at AS expiresAt FROM entries WHERE key = ?');
  const write = database.prepare('INSERT OR REPLACE INTO entries VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM entries WHERE key = ?');
  const removeSet = database.prepare('DELETE FROM members WHERE key = ?');
  const life = database.prepare('SELECT MAX(expires_at) AS expiresAt FROM members WHERE key = ?');
  const add = database.prepare('INSERT OR REPLACE INTO members VALUES (?, ?, ?)');
  const extend = database.prepare('UPDATE members SET expires_at = ? WHERE key = ?');
  const forget = database.prepare('DELETE FROM members WHERE key = ? AND expires_at <= ?');
  const removeMember = database.prepare('DELETE FROM members WHERE key = ? AND member = ?');
  const members = database.prepare(
    'SELECT member FROM members WHERE key = ? AND expires_at > ? ORDER BY member',
  );
  const sweepEntries = database.prepare('DELETE FROM entries WHERE expires_at <= ?');
  const sweepMembers = database.prepare('DELETE FROM members WHERE expires_at <= ?');

  return {
    read: (key: string) => (read.get(key) as Entry | undefined) ?? null,
    write: (key: string, { value, expiresAt }: Entry) => void write.run(key, value, expiresAt),
    remove(key: string) {
      remove.run(key);
      removeSet.run(key);
    },
    /** A set expires with its latest member. */
    add(key: string, member: string, { expiresAt, now }: { expiresAt: number; now: number }) {
      forget.run(key, now);
      const youngest = Math.max(Number(life.get(key)?.['expiresAt'] ?? 0), expiresAt);
      add.run(key, member, youngest);
      if (youngest === expiresAt) extend.run(expiresAt, key);
    },
    removeMember: (key: string, member: string) => void removeMember.run(key, member),
    members: (key: string, now: number) =>
      (members.all(key, now) as unknown as { member: string }[]).map(({ member }) => member),
    sweep(now: number) {
      sweepEntries.run(now);
      sweepMembers.run(now);
    },
  };
}

export type EntryTable = ReturnType<typeof createEntryTable>;
