import { StatementSync } from 'node:sqlite';

/** SQLite's number for a disk that fails. */
const ioError = 10;

/** While it lives, no store of this process writes anything: every transaction fails as it begins. Reads work. */
export class FailingCommits implements Disposable {
  readonly #run = Object.getOwnPropertyDescriptor(StatementSync.prototype, 'run');

  constructor() {
    const run = this.#run?.value as (...values: unknown[]) => unknown;
    StatementSync.prototype.run = function failing(this: StatementSync, ...values: unknown[]) {
      if (this.sourceSQL !== 'BEGIN IMMEDIATE') return run.apply(this, values);
      throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: ioError });
    } as typeof StatementSync.prototype.run;
  }

  [Symbol.dispose](): void {
    if (this.#run !== undefined) Object.defineProperty(StatementSync.prototype, 'run', this.#run);
  }
}
