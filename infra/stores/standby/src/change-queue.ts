import type { Change } from './messages.ts';

/** Changes that wait for a standby which does not answer; more of them, and only a new copy helps. */
const maxBytes = 64 * 1024 * 1024;

type WithoutSequence<Kind> = Kind extends unknown ? Omit<Kind, 'sequence'> : never;

export interface QueuedChange {
  readonly change: Change;
  readonly body: Buffer;
  /** Milliseconds of a clock that is never set. */
  readonly at: number;
}

/** Changes that the standby does not have yet, so that it can go on after a lost connection. */
export class ChangeQueue {
  #changes: QueuedChange[] = [];
  #bytes = 0;
  #isOpen = false;
  last = 0;

  /** Closed: nothing is queued until the next copy. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  get oldestAt(): number | null {
    return this.#changes[0]?.at ?? null;
  }

  open(): void {
    this.close();
    this.#isOpen = true;
  }

  close(): void {
    this.#isOpen = false;
    this.#changes = [];
    this.#bytes = 0;
  }

  /** Null: the queue is closed, now or since before. */
  add(made: WithoutSequence<Change>, body: Buffer, at: number): QueuedChange | null {
    if (!this.#isOpen) return null;
    this.last += 1;
    const queued = { change: { ...made, sequence: this.last }, body, at };
    this.#changes.push(queued);
    this.#bytes += body.length;
    if (this.#bytes <= maxBytes) return queued;
    this.close();
    return null;
  }

  remove(upTo: number): void {
    const first = this.#changes.findIndex(({ change }) => change.sequence > upTo);
    const removed = this.#changes.splice(0, first < 0 ? this.#changes.length : first);
    for (const { body } of removed) this.#bytes -= body.length;
  }

  /** The changes after that one; null: some of them are not here any more. */
  after(sequence: number): readonly QueuedChange[] | null {
    const oldest = this.#changes[0]?.change.sequence ?? this.last + 1;
    if (!this.#isOpen || sequence < oldest - 1 || sequence > this.last) return null;
    return this.#changes.filter(({ change }) => change.sequence > sequence);
  }
}

export type Done = (error: Error | null) => void;

/** Commits that wait until the standby has them. */
export class WaitingCommits {
  readonly #commits: { readonly sequence: number; readonly done: Done }[] = [];

  add(sequence: number, done: Done): void {
    this.#commits.push({ sequence, done });
  }

  /** Removes those up to the sequence. */
  take(upTo = Infinity): readonly Done[] {
    const first = this.#commits.findIndex(({ sequence }) => sequence > upTo);
    const taken = this.#commits.splice(0, first < 0 ? this.#commits.length : first);
    return taken.map(({ done }) => done);
  }
}
