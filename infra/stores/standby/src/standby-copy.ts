import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { BackupError } from '../../backup/src/backup-error.ts';
import { GrowingLog, type LogPosition } from '../../backup/src/growing-log.ts';
import { safeKey } from '../../files/src/safe-key.ts';
import { CopyJournal, type CopyFacts, type ReceivedChange } from './copy-journal.ts';
import { frames, upload, type Begin, type Piece } from './messages.ts';
import { storeUpload } from './uploads.ts';

/**
 * The copy of a site in a folder of its own. What is received is durable once it is in the journal, as a whole message: a
 * kill never leaves some stores ahead of others. From there it is written into the stores.
 */
export class StandbyCopy {
  readonly folder: string;
  readonly #journal: CopyJournal;
  readonly #logs: ReadonlyMap<string, GrowingLog>;
  #piece: string | null = null;

  private constructor(folder: string, journal: CopyJournal) {
    this.folder = folder;
    this.#journal = journal;
    this.#logs = new Map(
      Object.entries(journal.facts.positions).map(([store, position]) => {
        const file = join(folder, 'stores', safeKey(store));
        return [store, new GrowingLog(file, cutToLength(`${file}-wal`, position))];
      }),
    );
  }

  /** A new copy in a new folder. */
  static begin(
    folder: string,
    { feed, epoch, product }: Pick<CopyFacts, 'feed' | 'epoch' | 'product'>,
    { sequence, stores }: Begin,
  ): StandbyCopy {
    mkdirSync(join(folder, 'stores'), { recursive: true, mode: 0o700 });
    const empty = { frames: 0, bytes: 0 };
    const positions = Object.fromEntries(
      stores.map(({ store, generation }) => [store, { generation, ...empty }]),
    );
    const made = { feed, epoch, product, isWhole: false, applied: sequence, positions };
    return new StandbyCopy(folder, CopyJournal.create(folder, made));
  }

  /** The newest whole copy in the folder; what an interrupted fetch left is removed. */
  static openIn(folder: string): StandbyCopy | null {
    let whole: StandbyCopy | null = null;
    const names = readdirSync(folder).filter((name) => name.startsWith('copy-'));
    for (const name of names.sort().toReversed()) {
      const journal = CopyJournal.open(join(folder, name));
      if (whole === null && journal?.facts.isWhole === true)
        whole = new StandbyCopy(join(folder, name), journal);
      else {
        journal?.close();
        rmSync(join(folder, name), { recursive: true, force: true });
      }
    }
    return whole;
  }

  get facts(): CopyFacts {
    return this.#journal.facts;
  }

  /** The number of the last change that is durable here. */
  get sequence(): number {
    return this.#journal.sequence;
  }

  writePiece({ folder, name, isFirst }: Piece, content: Uint8Array): void {
    const file = join(this.folder, folder, safeKey(name));
    if (isFirst) {
      this.#endPiece();
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      writeFileSync(file, content, { mode: 0o600 });
    } else appendFileSync(file, content);
    this.#piece = file;
  }

  #endPiece(): void {
    if (this.#piece === null) return;
    const descriptor = openSync(this.#piece, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
    this.#piece = null;
  }

  /** The snapshot is complete. */
  endSnapshot(): void {
    this.#endPiece();
    this.#journal.remember({ isWhole: true });
  }

  store(received: readonly ReceivedChange[]): void {
    this.#journal.store(received);
  }

  /** Writes what is in the journal into the stores. */
  apply(): void {
    if (!this.facts.isWhole) return;
    for (let changes = this.#journal.next(); changes.length > 0; changes = this.#journal.next()) {
      for (const { head, body } of changes) this.#applyOne(head, body);
      this.#confirm(changes.at(-1)?.sequence ?? this.facts.applied);
    }
  }

  #applyOne(head: unknown, body: Uint8Array): void {
    const written = upload.safeParse(head);
    if (written.success) {
      const { key, isDeleted } = written.data;
      storeUpload(join(this.folder, 'uploads'), key, isDeleted ? null : body);
      return;
    }
    const { parts, sequence } = frames.parse(head);
    const begun = parts.filter(
      ({ store, generation }) => this.#log(store).position.generation !== generation,
    );
    if (begun.length > 0) {
      // A restarted log is written into its database first. A kill in between leaves either the log or all of it in the database.
      this.#confirm(sequence - 1);
      for (const { store, generation } of begun) this.#log(store).begin(generation);
      this.#confirm(sequence - 1);
    }
    let start = 0;
    for (const part of parts) {
      this.#log(part.store).append(part, body.subarray(start, start + part.bytes));
      start += part.bytes;
    }
  }

  #log(store: string): GrowingLog {
    const log = this.#logs.get(store);
    if (log === undefined) throw new BackupError(`${store} is not in the copy`);
    return log;
  }

  #confirm(sequence: number): void {
    for (const log of this.#logs.values()) log.sync();
    const positions = Object.fromEntries([...this.#logs].map(([store, log]) => [store, log.position]));
    this.#journal.confirm(sequence, positions);
  }

  /** Writes the logs into the databases: they can be opened. Nothing can be received afterwards. */
  finish(): void {
    this.apply();
    for (const log of this.#logs.values()) log.apply();
    this.close();
  }

  close(): void {
    for (const log of this.#logs.values()) log.close();
    this.#journal.close();
  }

  remove(): void {
    this.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Removes what was written after the position. A log that is shorter was written into its database before a kill. */
function cutToLength(log: string, position: LogPosition): LogPosition {
  const size = existsSync(log) ? statSync(log).size : 0;
  if (size < position.bytes) return { ...position, bytes: 0 };
  if (size > position.bytes) truncateSync(log, position.bytes);
  return position;
}
