import { promises as files, writeSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';

/**
 * Loaded into a process before the product. Counts every step that makes something durable (a commit to a SQLite
 * file, named by the tables written; a mail renamed into place; each with its sequence number) and ends the process with
 * kill -9 immediately before or after the first one that is not in the skip list. A kill between two steps leaves the same
 * files and differs only in the responses that clients received; killing before and after a step covers both.
 */
type Side = 'before' | 'after';

type Method = (...values: unknown[]) => unknown;

interface Origin {
  readonly database: DatabaseSync;
  readonly sql: string;
}

interface Choice {
  readonly side: Side;
  readonly isChosen: (name: string, count: number) => boolean;
}

export interface ChosenStep {
  readonly side: Side;
  /** The names of steps that end no process. */
  readonly spared: readonly string[];
  /** The number of steps on the same tables that are tried, counted from the start of the story. */
  readonly repetitions: number;
  /** null: every step is tried. Otherwise these, and of the others every eighth one, chosen by its name. */
  readonly always: readonly string[] | null;
}

/** `KILL_AT_STEP`: the process is killed at the step with this number, counted from its start. */
const lastStep = Number(process.env['KILL_AT_STEP'] ?? 0);
let total = 0;
let choice: Choice | null = lastStep > 0 ? { side: 'after', isChosen: () => total === lastStep } : null;
const counts = new Map<string, number>();
const databases = new Map<string, DatabaseSync>();
const touched = new WeakMap<DatabaseSync, Set<string>>();
const origins = new WeakMap<StatementSync, Origin>();

/** Starts counting steps; null: no step ends the process. */
export function chooseStep(chosen: ChosenStep | null): void {
  const spared = new Set(chosen?.spared);
  choice = chosen && {
    side: chosen.side,
    isChosen: (name, count) =>
      count <= chosen.repetitions && !spared.has(name) && isInSample(name, chosen.always),
  };
  counts.clear();
}

function isInSample(name: string, always: ChosenStep['always']): boolean {
  if (always === null || always.includes(name)) return true;
  return Buffer.from(name).reduce((sum, byte) => sum + byte, 0) % 8 === 0;
}

/** Ends the process at its next step on these tables (`svc-exams: attempts`). */
export function killAtNext(side: Side, what: string): void {
  choice = { side, isChosen: (name) => name.startsWith(`${what} (`) };
}

/** The open databases of the product, by the name of the service or port. */
export function openDatabases(): ReadonlyMap<string, DatabaseSync> {
  return databases;
}

/** Counts the step. Returns its name if the process must end there. */
function chosenName(what: string): string | null {
  const count = (counts.get(what) ?? 0) + 1;
  counts.set(what, count);
  total += 1;
  const name = `${what} (${count})`;
  return choice?.isChosen(name, count) === true ? name : null;
}

function endAt(side: Side, name: string | null): void {
  if (name === null || choice?.side !== side) return;
  writeSync(1, `killed at ${name}\n`);
  process.kill(process.pid, 'SIGKILL');
  // The signal may arrive late; nothing may run before it.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

function passing(what: string, step: () => unknown): unknown {
  const name = chosenName(what);
  endAt('before', name);
  const done = step();
  endAt('after', name);
  return done;
}

const writing = /^\s*(?:INSERT(?: OR \w+)? INTO|REPLACE INTO|UPDATE|DELETE FROM)\s+(?:"([^"]+)"|(\w+))/iu;
const committing = /^\s*(?:COMMIT|END)\b/iu;

function execute({ database, sql }: Origin, run: () => unknown): unknown {
  const tables = touched.get(database) ?? new Set<string>();
  touched.set(database, tables);
  const [, quoted, plain] = writing.exec(sql) ?? [];
  const table = (quoted ?? plain)?.replace('c:', '');
  if (table !== undefined) tables.add(table);
  const isDurable = committing.test(sql) ? tables.size > 0 : table !== undefined && !database.isTransaction;
  if (!isDurable) return run();
  const what = `${nameOf(database)}: ${[...tables].join(', ')}`;
  tables.clear();
  return passing(what, run);
}

function nameOf(database: DatabaseSync): string {
  return basename(database.location() ?? '', '.sqlite');
}

function replaceMethod(prototype: object, name: string, replacement: (original: Method) => Method): void {
  const original = Reflect.get(prototype, name) as Method;
  Reflect.defineProperty(prototype, name, {
    value: replacement(original),
    configurable: true,
    writable: true,
  });
}

replaceMethod(
  DatabaseSync.prototype,
  'prepare',
  (prepare) =>
    function (this: DatabaseSync, ...values) {
      const statement = prepare.apply(this, values) as StatementSync;
      origins.set(statement, { database: this, sql: String(values[0]) });
      databases.set(nameOf(this), this);
      return statement;
    },
);
replaceMethod(
  DatabaseSync.prototype,
  'exec',
  (exec) =>
    function (this: DatabaseSync, ...values) {
      return execute({ database: this, sql: String(values[0]) }, () => exec.apply(this, values));
    },
);
for (const name of ['run', 'get', 'all']) {
  replaceMethod(
    StatementSync.prototype,
    name,
    (original) =>
      function (this: StatementSync, ...values) {
        const origin = origins.get(this);
        const run = () => original.apply(this, values);
        return origin === undefined ? run() : execute(origin, run);
      },
  );
}
replaceMethod(
  files,
  'rename',
  (rename) =>
    async function (from, to) {
      const name = chosenName('a mail in its place');
      endAt('before', name);
      await rename(from, to);
      endAt('after', name);
    },
);
syncBuiltinESMExports();
