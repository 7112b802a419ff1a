import { pactFolder, readPacts, type PactFile } from './pact-files.ts';
import type { Mismatch } from './verify.ts';

export interface GivenPacts {
  /** Those of this revision. */
  readonly committed: readonly PactFile[];
  /** Those to verify. */
  readonly files: readonly PactFile[];
  record(file: PactFile, mismatches: readonly Mismatch[]): void;
}

/** The pacts that a provider verifies. */
export function givenPacts(provider: string): GivenPacts {
  const committed = readPacts(pactFolder).filter(({ pact }) => pact.provider.name === provider);
  return { committed, files: committed, record: () => undefined };
}
