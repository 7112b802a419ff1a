import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { LogEnd, SegmentPart } from './segment.ts';

const headerBytes = 32;
const frameHeaderBytes = 24;
/** Pages of 4 kB; the same limit as SQLite's own checkpoints have without a backup (open-database.ts). */
const checkpointFrames = 4_000;

/** New frames of a log. */
export interface ReadFrames {
  readonly part: SegmentPart;
  readonly content: Uint8Array;
}

/** The log was restarted by something else than this class, so frames may be missing: only a new snapshot helps. */
export class LogGapError extends Error {}

/**
 * Reads the write-ahead log of an open database and alone decides when it is restarted: never before everything in it was
 * read. All methods are synchronous, and are called between transactions.
 */
export class FollowedLog {
  readonly store: string;
  readonly file: string;
  readonly #database: DatabaseSync;
  readonly #state: StatementSync;
  readonly #descriptor: number;
  readonly #head = Buffer.alloc(headerBytes);
  #end: LogEnd = { generation: 0, salt: '', frames: 0, checksum: '' };
  /** The next frame may begin a new log. */
  #mayRestart = false;
  #isClosed = false;

  constructor(file: string, database: DatabaseSync) {
    this.file = file;
    this.store = basename(file);
    this.#database = database;
    database.exec('PRAGMA wal_autocheckpoint = 0');
    this.#state = database.prepare('PRAGMA wal_checkpoint(NOOP)');
    this.#descriptor = openSync(`${file}-wal`, 'r');
  }

  get end(): LogEnd {
    return this.#end;
  }

  /** Committed frames that were not read yet; null: there are none. Throws LogGapError. */
  read(): ReadFrames | null {
    if (this.#isClosed) return null;
    const frames = this.#frames();
    if (frames === 0) return null;
    const { salt, pageBytes } = this.#readHead();
    if (salt !== this.#end.salt) this.#enter(salt);
    const from = this.#end.frames;
    if (frames < from) throw new LogGapError(`${this.store}: the log is shorter than before`);
    if (frames === from) return null;
    const place = (count: number) => headerBytes + count * (pageBytes + frameHeaderBytes);
    const start = from === 0 ? 0 : place(from);
    const content = Buffer.allocUnsafe(place(frames) - start);
    if (readSync(this.#descriptor, content, 0, content.length, start) !== content.length)
      throw new LogGapError(`${this.store}: the log is shorter than its frames`);
    const last = content.length - pageBytes - frameHeaderBytes;
    const checksum = content.toString('hex', last + 16, last + frameHeaderBytes);
    this.#end = { ...this.#end, frames, checksum };
    return { content, part: { ...this.#end, store: this.store, from, bytes: content.length } };
  }

  /** Goes on after what an earlier process read. False: the log is another one, or its frames are. */
  resumeAfter(end: LogEnd): boolean {
    const frames = this.#frames();
    if (frames < end.frames || end.frames === 0) return false;
    const { salt, pageBytes } = this.#readHead();
    const checksum = Buffer.alloc(8);
    const last = headerBytes + (end.frames - 1) * (pageBytes + frameHeaderBytes);
    readSync(this.#descriptor, checksum, 0, checksum.length, last + 16);
    if (salt !== end.salt || checksum.toString('hex') !== end.checksum) return false;
    this.#end = end;
    return true;
  }

  /** Goes on after a log that was written into the database as a whole. */
  continueAfter({ generation }: { readonly generation: number }): void {
    this.#end = { generation, salt: '', frames: 0, checksum: '' };
    this.#mayRestart = true;
  }

  /** Call right after `read`: writes the log into the database once it is long, so that its file is used again from its start. */
  checkpointIfLong(): void {
    if (this.#isClosed || this.#end.frames < checkpointFrames) return;
    this.#mayRestart = this.#checkpoint('PASSIVE');
  }

  /** Call right after `read`. True: the database file has everything, and stays as it is until the next checkpoint. */
  empty(): boolean {
    if (this.#isClosed) return false;
    const isEmptied = this.#checkpoint('TRUNCATE');
    if (isEmptied) this.continueAfter(this.#end);
    return isEmptied;
  }

  /** Whether nothing was written into the database file since `empty`. */
  isUntouched(): boolean {
    return this.#isClosed || Number(this.#state.get()?.['checkpointed']) === 0;
  }

  /** Call after the last commit, before the database is closed: its close writes the log into the database. */
  close(): void {
    this.#isClosed = true;
    closeSync(this.#descriptor);
  }

  #frames(): number {
    return Number(this.#state.get()?.['log']);
  }

  #checkpoint(mode: 'PASSIVE' | 'TRUNCATE'): boolean {
    const [row] = this.#database.prepare(`PRAGMA wal_checkpoint(${mode})`).all();
    const isComplete = row?.['busy'] === 0 && row['log'] === row['checkpointed'];
    return isComplete && (mode === 'TRUNCATE' || Number(row['log']) === this.#end.frames);
  }

  #enter(salt: string): void {
    const isFirst = this.#end.salt === '' && this.#end.generation === 0;
    if (!isFirst && !this.#mayRestart)
      throw new LogGapError(`${this.store}: the log was restarted by another program`);
    this.#mayRestart = false;
    this.#end = { generation: this.#end.generation + 1, salt, frames: 0, checksum: '' };
  }

  #readHead(): { readonly salt: string; readonly pageBytes: number } {
    readSync(this.#descriptor, this.#head, 0, headerBytes, 0);
    return { salt: this.#head.toString('hex', 16, 24), pageBytes: this.#head.readUInt32BE(8) };
  }
}

export function sizeAndTime(file: string): { readonly bytes: number; readonly modifiedAt: number } {
  const { size: bytes, mtimeMs: modifiedAt } = statSync(file);
  return { bytes, modifiedAt };
}
