import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { needIn } from './decide.ts';
import { runVariable, type VerificationRun } from './given-pacts.ts';
import { pactFolder, readPacts } from './pact-files.ts';
import { openPactStore, type LiveVersions, type PartVersion } from './pact-store.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');

/** Records the pacts in which a part of this checkout is the consumer. */
export function recordCheckout(consumer: PartVersion, store: string): void {
  const files = readPacts(pactFolder).filter(({ pact }) => pact.consumer.name === consumer.part);
  openPactStore(store).recordPacts(consumer, files);
}

export interface VerifyCheckout extends PartVersion {
  readonly live: LiveVersions;
  readonly store: string;
}

/**
 * Runs the provider's own test with the pacts of this checkout and those of the live consumers, and records the results
 * for its version. A part without such a test provides nothing, and what was verified before is not verified again. Throws if the test could not run.
 */
export function verifyCheckout({ part, version, live, store }: VerifyCheckout): void {
  const test = path.join(part, 'test/pact-provider.test.ts');
  if (!existsSync(path.join(root, test))) return;
  const opened = openPactStore(store);
  const consumers = Object.entries(live).map(([name, of]) => ({ part: name, version: of }));
  const needed = consumers
    .flatMap((consumer) => opened.pactsOf(consumer) ?? [])
    .filter(({ pact }) => pact.provider.name === part);
  const unverified = needed.filter((pact) => opened.verificationOf({ part, version }, needIn(pact)) === null);
  if (unverified.length === 0) return;
  const run: VerificationRun = { store, version, files: needed.map(({ file }) => file) };
  const { stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', '--project', 'node', test], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, [runVariable]: JSON.stringify(run) },
  });
  const missing = needed.find((pact) => opened.verificationOf({ part, version }, needIn(pact)) === null);
  if (missing !== undefined) throw new Error(`${test} did not verify ${missing.file}:\n${stdout}\n${stderr}`);
}
