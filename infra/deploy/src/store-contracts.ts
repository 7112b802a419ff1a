import { needIn } from '@pathshala/pact/decide';
import { openPactStore } from '@pathshala/pact/pact-store';
import { storeNeeds, storeVerification } from '@pathshala/releases/contracts/stored-records';
import type { ReleaseStore } from '@pathshala/releases/port';

/**
 * Copies what contract tests found of these versions from the folder of records to the store of the releases, where a
 * gateway asks it when an administrator promotes a version.
 */
export async function storeContracts(
  store: ReleaseStore,
  folder: string,
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  const records = openPactStore(folder);
  for (const [part, version] of Object.entries(versions)) {
    const of = { part, version };
    for (const verification of records.verificationsOf(of)) await storeVerification(store, of, verification);
    const pacts = records.pactsOf(of);
    // Last: needs that are there have their results beside them.
    if (pacts !== null) await storeNeeds(store, of, pacts.map(needIn));
  }
}
