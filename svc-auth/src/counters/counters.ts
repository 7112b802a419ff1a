import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { CounterPorts } from './ports.ts';
import { countersIndexes, createDocumentCounters } from './storage/document-counters.ts';
import { createDocumentTries } from './storage/document-tries.ts';

const minute = 60_000;

/** The counters behind the limits of log-ins, mails and guesses. */
export function createCountersCapability({
  documents,
  now,
}: Pick<Platform, 'documents' | 'now'>): Capability & { readonly ports: CounterPorts } {
  const counters = createDocumentCounters(documents, now);
  return {
    ports: { counters, tries: createDocumentTries(documents, now) },
    jobs: [{ name: 'delete-expired-counters', everyMs: 10 * minute, run: () => counters.deleteExpired() }],
    indexes: countersIndexes,
  };
}
