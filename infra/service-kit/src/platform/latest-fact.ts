import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Capability } from '../service/capability.ts';

interface StoredFact<Fact> {
  readonly _id: string;
  readonly version: number;
  readonly fact: Fact;
}

/** One fact that another service publishes whole, with a version: the highest version is stored, in any order of events. */
export interface LatestFact<Fact> extends Required<Pick<Capability, 'jobs' | 'prepare'>> {
  /** Returns the fact from memory, without a call; the initial one until the first has arrived. */
  readonly current: () => Fact;
  /** Stores it unless a newer one is stored; `current` is the stored one from then on. */
  readonly take: (version: number, fact: Fact) => Promise<void>;
}

export interface LatestFactOptions<Fact> {
  readonly documents: DocumentStore;
  /** The name in kebab-case, of the document and the job. */
  readonly name: string;
  readonly initial: Fact;
}

/** The interval in which the other processes read it; the one that takes the event has it at once. */
const refreshMs = 1000;

export function createLatestFact<Fact>({
  documents,
  name,
  initial,
}: LatestFactOptions<Fact>): LatestFact<Fact> {
  const stored = documents.collection<StoredFact<Fact>>('latest_facts');
  let known: Pick<StoredFact<Fact>, 'version' | 'fact'> = { version: 0, fact: initial };

  async function refresh(): Promise<void> {
    const found = await stored.findOne({ _id: name });
    // A read that began earlier may end later.
    if (found !== null && found.version > known.version) known = found;
  }

  async function store(version: number, fact: Fact): Promise<void> {
    const older = { _id: name, version: { $lt: version } };
    const change = { $set: { version, fact } };
    if ((await stored.updateOne(older, change)).matchedCount > 0) return;
    try {
      await stored.insertOne({ _id: name, version, fact });
    } catch (error) {
      if (!(error instanceof DuplicateKeyError)) throw error;
      // One is stored: it is as new as ours, or a concurrent call has just inserted a lower version.
      await stored.updateOne(older, change);
    }
  }

  return {
    current: () => known.fact,
    async take(version, fact) {
      await store(version, fact);
      await refresh();
    },
    prepare: refresh,
    jobs: [{ name: `read-${name}`, everyMs: refreshMs, inEveryProcess: true, run: refresh }],
  };
}
