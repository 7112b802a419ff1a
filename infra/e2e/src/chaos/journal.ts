import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** Question id → the id of the chosen option. */
export type Choices = Readonly<Record<string, string>>;

/** One request with what came back: a line of the journal. Times are epoch milliseconds of the client. */
export interface Call {
  readonly is: 'call';
  readonly kind: 'start' | 'save' | 'submit';
  readonly studentId: string;
  readonly examId: string;
  readonly attemptId?: string;
  /** By which the product recognises a repeat; what has the same one is the same request. */
  readonly key: string;
  readonly bodyHash: string;
  readonly choices?: Choices;
  readonly gateway: number;
  readonly sentAt: number;
  readonly endedAt: number;
  /** When the body reached a gateway first, if its receipt was sent along. */
  readonly receiptAt?: number;
  /** null: none came. */
  readonly status: number | null;
  readonly hasRetryAfter?: boolean;
  readonly started?: { readonly attemptId: string; readonly deadlineAt: string; readonly paperUrl: string };
  readonly saved?: { readonly savedSeq: number; readonly isApplied: boolean };
  /** The hash of the result that a submit was answered with. */
  readonly resultHash?: string;
  readonly score?: number | null;
}

/** The key of a paper, by the address of one of its versions: what the author wrote. */
export interface PaperKey {
  readonly is: 'paper';
  readonly paperUrl: string;
  readonly questions: Readonly<Record<string, { readonly points: number; readonly right: string }>>;
}

/** How far the clocks of the processes are ahead, from this moment on. */
export interface ClocksSet {
  readonly is: 'clocks';
  readonly at: number;
  readonly skewsMs: readonly number[];
}

/** The stores were set back to an earlier moment. What was acknowledged between them may be missing. */
export interface SetBack {
  readonly is: 'set back';
  readonly to: number;
  readonly at: number;
}

/** A message that no consumer can handle was published on purpose. */
interface Poison {
  readonly is: 'poison';
  readonly id: string;
}

export type Entry = Call | PaperKey | ClocksSet | SetBack | Poison;

/** The requests and answers of all clients, in a file, so that it does not depend on the product or on memory. */
export class Journal {
  readonly file: string;
  readonly #stream: WriteStream;

  constructor(file: string) {
    this.file = file;
    this.#stream = createWriteStream(file);
  }

  write(entry: Entry): void {
    this.#stream.write(`${JSON.stringify(entry)}\n`);
  }

  /** Resolves when the file is complete. */
  close(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#stream.once('error', reject);
      this.#stream.end(resolve);
    });
  }
}

export async function* readJournal(file: string): AsyncGenerator<Entry> {
  for await (const line of createInterface({ input: createReadStream(file) }))
    yield JSON.parse(line) as Entry;
}
