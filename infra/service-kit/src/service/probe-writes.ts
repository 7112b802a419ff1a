import type { StoredDocument } from '@pathshala/stores/documents/port';
import type { Platform } from '../platform/platform.ts';
import type { Job } from './service.ts';

interface Probe extends StoredDocument {
  readonly at: number;
}

export interface WriteProbe {
  readonly job: Job;
  takesWrites(): boolean;
}

const everyMs = 15_000;

/** Writes one small document every 15 s: a store whose disk is full still answers reads and pings. */
export function createWriteProbe({
  documents,
  now,
  log,
}: Pick<Platform, 'documents' | 'now' | 'log'>): WriteProbe {
  let takesWrites = true;
  return {
    takesWrites: () => takesWrites,
    job: {
      name: 'probe-writes',
      everyMs,
      inEveryProcess: true,
      async run() {
        const marks = documents.collection<Probe>('kitMarks');
        try {
          await marks.updateOne({ _id: 'write-probe' }, { $set: { at: now() } }, { upsert: true });
          takesWrites = true;
        } catch (error) {
          if (takesWrites) log.error({ err: error }, 'the store takes no writes');
          takesWrites = false;
        }
      },
    },
  };
}
