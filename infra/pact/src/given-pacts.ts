import { fileURLToPath } from 'node:url';
import { readPact, readPacts, type PactFile } from './pact-files.ts';
import { openPactStore } from './pact-store.ts';
import type { Mismatch } from './verify.ts';

/** The pacts of this revision, written by the consumer tests. */
export const pactFolder = fileURLToPath(new URL('../pacts', import.meta.url));

/** The input of a provider's test from `verify-pacts`: a JSON object of this shape in the variable PACT_VERIFICATION. */
export interface VerificationRun {
  readonly store: string;
  /** The version of the provider whose results are recorded. */
  readonly version: string;
  /** The files of live consumers' pacts, beside those of this checkout. */
  readonly files: readonly string[];
  /** Leaves those of this checkout out: somebody waits for the answer on these files. */
  readonly isUrgent?: boolean;
}

export const runVariable = 'PACT_VERIFICATION';

export interface GivenPacts {
  /** The pacts of this checkout. */
  readonly committed: readonly PactFile[];
  /** The pacts to verify: each content once. */
  readonly files: readonly PactFile[];
  readonly record: (pact: PactFile, mismatches: readonly Mismatch[]) => void;
}

/** The pacts that a provider's test verifies. */
export function givenPacts(provider: string, environment = process.env): GivenPacts {
  const committed = readPacts(pactFolder).filter(({ pact }) => pact.provider.name === provider);
  const text = environment[runVariable];
  if (text === undefined) return { committed, files: committed, record: () => undefined };
  const run = JSON.parse(text) as VerificationRun;
  const store = openPactStore(run.store);
  const all = [...(run.isUrgent === true ? [] : committed), ...run.files.map(readPact)];
  return {
    committed,
    files: [...new Map(all.map((file) => [`${file.pact.consumer.name} ${file.hash}`, file])).values()],
    record: (pact, mismatches) =>
      store.recordVerification({ part: provider, version: run.version }, { pact, mismatches }),
  };
}
