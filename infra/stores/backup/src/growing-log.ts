import { closeSync, fdatasyncSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BackupError } from './backup-error.ts';
import type { SegmentPart } from './segment.ts';

/** How far the log of a copied store is written. */
export interface LogPosition {
  readonly generation: number;
  readonly frames: number;
  /** The size of the log. */
  readonly bytes: number;
}

/** The write-ahead log of a copied store; SQLite itself reads it, and checks each frame. */
export class GrowingLog {
  readonly #file: string;
  #position: LogPosition;
  #descriptor: number | null = null;

  constructor(file: string, position: LogPosition) {
    this.#file = file;
    this.#position = position;
  }

  get position(): LogPosition {
    return this.#position;
  }

  append(part: SegmentPart, content: Uint8Array): void {
    if (part.generation !== this.#position.generation) this.begin(part.generation);
    const { frames, bytes, generation } = this.#position;
    if (part.from !== frames)
      throw new BackupError(`${part.store}: the log has a gap. Restore to an earlier moment with --at.`);
    this.#open();
    if (writeSync(this.#descriptor ?? 0, content, 0, content.length, bytes) !== content.length)
      throw new BackupError(`${this.#file}-wal: the disk took only a part. Free space there.`);
    this.#position = { generation, frames: part.frames, bytes: bytes + content.length };
  }

  #open(): void {
    this.#descriptor ??= openSync(`${this.#file}-wal`, this.#position.bytes === 0 ? 'w' : 'r+', 0o600);
  }

  /** Writes the log into the database and begins the next one. */
  begin(generation: number): void {
    this.apply();
    this.#position = { generation, frames: 0, bytes: 0 };
  }

  /** Everything appended is on disk. */
  sync(): void {
    if (this.#descriptor !== null) fdatasyncSync(this.#descriptor);
  }

  close(): void {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
  }

  /** Writes the log into the database. Nothing can be appended to this generation afterwards. */
  apply(): void {
    if (this.#position.bytes === 0) return;
    this.#open();
    if (this.#descriptor !== null) fsyncSync(this.#descriptor);
    this.close();
    const database = new DatabaseSync(this.#file);
    const state = database.prepare('PRAGMA wal_checkpoint(NOOP)').get();
    const [row] = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
    database.close();
    if (Number(state?.['log']) !== this.#position.frames || row?.['busy'] !== 0)
      throw new BackupError(`${this.#file}: the log is damaged. Restore to an earlier moment with --at.`);
    this.#position = { ...this.#position, bytes: 0 };
  }
}
