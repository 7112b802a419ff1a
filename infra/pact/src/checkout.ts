import { needIn } from './decide.ts';
import type { VerificationRun } from './given-pacts.ts';
import type { PactFile } from './pact-files.ts';
import { openPactStore, type LiveVersions, type PartVersion } from './pact-store.ts';

/** The sources of parts in a folder: what they need, and their tests as providers. */
export interface Checkout {
  /** The pacts in which the part is the consumer. */
  readonly pactsOf: (part: string) => readonly PactFile[];
  /** Whether there is a test of what the part provides. */
  readonly isProvider: (part: string) => boolean;
  /** Runs that test with these pacts, which records its results; returns what it printed. */
  readonly verify: (part: string, run: VerificationRun) => Promise<string>;
}

/** Records the pacts in which a part of the checkout is the consumer. */
export function recordCheckout(checkout: Checkout, consumer: PartVersion, store: string): void {
  openPactStore(store).recordPacts(consumer, checkout.pactsOf(consumer.part));
}

export interface VerifyCheckout extends PartVersion {
  readonly live: LiveVersions;
  readonly store: string;
  /** Verifies what is missing, and not all pacts of the checkout with it. */
  readonly isUrgent?: boolean;
}

/**
 * Runs the provider's own test with the pacts of the live consumers, and records the results for its version. A part
 * without such a test provides nothing, and what was verified before is not verified again. Throws if the test could not run.
 */
export async function verifyCheckout(
  checkout: Checkout,
  { part, version, live, store, isUrgent = false }: VerifyCheckout,
): Promise<void> {
  if (!checkout.isProvider(part)) return;
  const opened = openPactStore(store);
  const consumers = Object.entries(live).map(([name, of]) => ({ part: name, version: of }));
  const needed = consumers
    .flatMap((consumer) => opened.pactsOf(consumer) ?? [])
    .filter(({ pact }) => pact.provider.name === part);
  const isUnverified = (pact: PactFile) => opened.verificationOf({ part, version }, needIn(pact)) === null;
  const asked = isUrgent ? needed.filter(isUnverified) : needed;
  if (!needed.some(isUnverified)) return;
  const files = asked.map(({ file }) => file);
  const printed = await checkout.verify(part, { store, version, files, isUrgent });
  const missing = needed.find(isUnverified);
  if (missing !== undefined) throw new Error(`${missing.file} was not verified by ${printed}`);
}
