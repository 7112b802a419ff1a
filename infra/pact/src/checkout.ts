import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { needIn } from './decide.ts';
import { runVariable, type VerificationRun } from './given-pacts.ts';
import { pactFolder, readPacts, type PactFile } from './pact-files.ts';
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

const root = fileURLToPath(new URL('../../..', import.meta.url));
const testOf = (part: string) => path.join(part, 'test/pact-provider.test.ts');

/** All parts of this repository. */
export const thisRepository: Checkout = {
  pactsOf: (part) => readPacts(pactFolder).filter(({ pact }) => pact.consumer.name === part),
  isProvider: (part) => existsSync(path.join(root, testOf(part))),
  async verify(part, run) {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    const env = { ...process.env, [runVariable]: JSON.stringify(run) };
    const args = [vitest, 'run', '--project', 'node', testOf(part)];
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = once(child, 'close');
    const printed = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return `${testOf(part)}:\n${printed[0]}\n${printed[1]}`;
  },
};

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
