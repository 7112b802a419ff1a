import type { AttemptSignal } from '@pathshala/svc-exams-contract/exam-desk';
import { partsOf } from '../domain/parts-of.ts';
import type { PublishedMessages } from '../ports.ts';

/** A moved end of a large exam is written into several documents. */
const messagesOfDocument = 1000;

/** Every process has read a message after this time; a page that missed it asks for news later. */
const lifeMs = 60_000;

interface PageSignalsDependencies {
  readonly published: PublishedMessages;
  readonly newId: () => string;
  readonly now: () => number;
}

export interface PageSignals {
  /** Records a change for the students of the exam with this id, or for the attempt with it. */
  note(topic: string, signal: AttemptSignal): void;
  /** A failed write is repeated by the next call. */
  publish(): Promise<void>;
}

/** Collects the signals for pages, so that ten thousand moved deadlines cost ten small writes. */
export function createPageSignals({ published, newId, now }: PageSignalsDependencies): PageSignals {
  let noted = new Map<string, AttemptSignal>();
  let removedAt = 0;

  function note(topic: string, signal: AttemptSignal): void {
    noted.set(topic, { ...noted.get(topic), ...signal });
  }

  async function publishNoted(): Promise<void> {
    const batch = [...noted];
    noted = new Map();
    const messages = batch.map(([topic, data]) => ({ topic, data }));
    try {
      for (const part of partsOf(messages, messagesOfDocument))
        await published.publish({ _id: newId(), at: now(), messages: part });
    } catch (error) {
      const newer = noted;
      noted = new Map(batch);
      for (const [topic, signal] of newer) note(topic, signal);
      throw error;
    }
  }

  return {
    note,
    async publish() {
      if (noted.size > 0) await publishNoted();
      if (now() - removedAt < lifeMs) return;
      removedAt = now();
      await published.removeBefore(removedAt - lifeMs);
    },
  };
}
