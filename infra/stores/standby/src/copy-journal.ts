import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { BackupError } from '../../backup/src/backup-error.ts';
import type { Change } from './messages.ts';

const facts = z.object({
  feed: z.string(),
  epoch: z.number().int(),
  product: z.string(),
  isWhole: z.boolean(),
  /** The last change that is in the files; later ones are in the journal. */
  applied: z.number().int(),
  positions: z.record(
    z.string(),
    z.object({ generation: z.number(), frames: z.number(), bytes: z.number() }),
  ),
});
export type CopyFacts = z.output<typeof facts>;

export interface ReceivedChange {
  readonly change: Change;
  readonly body: Uint8Array;
}

/** The changes that a copy has received and not yet written into its stores: whole messages, each there or not, also after a kill. */
export class CopyJournal {
  readonly #database: DatabaseSync;
  #facts: CopyFacts;
  #sequence: number;

  private constructor(database: DatabaseSync, found: CopyFacts) {
    this.#database = database;
    this.#facts = found;
    const last = database.prepare('SELECT max(sequence) AS last FROM changes').get()?.['last'];
    this.#sequence = typeof last === 'number' ? last : found.applied;
  }

  static create(folder: string, made: CopyFacts): CopyJournal {
    const database = openIn(folder);
    database.exec(
      'CREATE TABLE facts (content TEXT); CREATE TABLE changes (sequence INTEGER PRIMARY KEY, head TEXT, body BLOB)',
    );
    database.prepare('INSERT INTO facts VALUES (?)').run(JSON.stringify(made));
    return new CopyJournal(database, made);
  }

  /** Null: the folder has none that can be read. */
  static open(folder: string): CopyJournal | null {
    if (!existsSync(join(folder, file))) return null;
    const database = openIn(folder);
    const found = facts.safeParse(readFacts(database));
    if (found.success) return new CopyJournal(database, found.data);
    database.close();
    return null;
  }

  get facts(): CopyFacts {
    return this.#facts;
  }

  /** The number of the last change that is durable here. */
  get sequence(): number {
    return this.#sequence;
  }

  /** Durable when it returns, by one flush of the disk. */
  store(received: readonly ReceivedChange[]): void {
    const insert = this.#database.prepare('INSERT INTO changes VALUES (?, ?, ?)');
    let last = this.#sequence;
    this.#transact(() => {
      for (const { change, body } of received) {
        last += 1;
        if (change.sequence !== last) throw new BackupError(`change ${last} is missing`);
        insert.run(change.sequence, JSON.stringify(change), body);
      }
    });
    this.#sequence = last;
  }

  /** The next changes that are not in the files yet. */
  next(): readonly { readonly head: unknown; readonly body: Uint8Array; readonly sequence: number }[] {
    const rows = this.#database
      .prepare('SELECT sequence, head, body FROM changes WHERE sequence > ? ORDER BY sequence LIMIT 200')
      .all(this.#facts.applied);
    return rows.map(({ sequence, head, body }) => ({
      sequence: Number(sequence),
      head: JSON.parse(String(head)) as unknown,
      body: body as Uint8Array,
    }));
  }

  /** Changes up to this one are in the files, and on disk. */
  confirm(applied: number, positions: CopyFacts['positions']): void {
    this.#transact(() => {
      this.remember({ applied, positions });
      this.#database.prepare('DELETE FROM changes WHERE sequence <= ?').run(applied);
    });
  }

  remember(changed: Partial<CopyFacts>): void {
    this.#facts = { ...this.#facts, ...changed };
    this.#database.prepare('UPDATE facts SET content = ?').run(JSON.stringify(this.#facts));
  }

  close(): void {
    this.#database.close();
  }

  #transact(work: () => void): void {
    this.#database.exec('BEGIN');
    try {
      work();
      this.#database.exec('COMMIT');
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}

const file = 'journal.sqlite';

function openIn(folder: string): DatabaseSync {
  const database = new DatabaseSync(join(folder, file));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  return database;
}

function readFacts(database: DatabaseSync): unknown {
  try {
    return JSON.parse(String(database.prepare('SELECT content FROM facts').get()?.['content']));
  } catch {
    return null;
  }
}
