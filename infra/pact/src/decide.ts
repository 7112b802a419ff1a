import { decide as decideFrom, type Candidate, type Decision } from '@pathshala/releases/contracts/decide';
import type { ContractRecords, Need } from '@pathshala/releases/contracts/records';
import type { PactFile } from './pact-files.ts';
import type { PactStore } from './pact-store.ts';

export type { Candidate, Decision } from '@pathshala/releases/contracts/decide';

/** Whether a version can replace the live one, from the records of a folder. */
export function decide(candidate: Candidate, store: PactStore): Promise<Decision> {
  return decideFrom(candidate, recordsIn(store));
}

export function needIn({ pact, hash }: PactFile): Need {
  const hasCalls = pact.interactions.some(({ request }) => request !== undefined);
  return { consumer: pact.consumer.name, provider: pact.provider.name, hash, hasCalls };
}

function recordsIn(store: PactStore): ContractRecords {
  return {
    needsOf: (consumer) => Promise.resolve(store.pactsOf(consumer)?.map(needIn) ?? null),
    verificationOf: (provider, need) => Promise.resolve(store.verificationOf(provider, need)),
  };
}
