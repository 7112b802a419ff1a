import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { liveVersions } from '@pathshala/releases/live-versions';
import { openStore, readS3Variables } from '@pathshala/releases/open-store';
import { readState } from '@pathshala/releases/state-log';
import { isFrontEnd, partVersion } from '@pathshala/tooling/part-version';
import { canDeploy, pactStoreFolder, type LiveVersions } from '@pathshala/pact/can-deploy';
import { recordCheckout, verifyCheckout } from '@pathshala/pact/checkout';
import { decide } from '@pathshala/pact/decide';
import { openPactStore } from '@pathshala/pact/pact-store';
import { storeContracts } from './store-contracts.ts';

const usage = `npm run can-i-deploy -- PART [VERSION] [--live FILE]
  Without VERSION: the code of this checkout. FILE is JSON, part to live version (default: what REMOTES_STORE says).
npm run verify-pacts -- PART VERSION [--live FILE]
  Records what this version of the part needs, and verifies the pacts of the live consumers with this checkout.
`;

/** The version of a front end that this checkout has not built. */
const notBuilt = 'checkout';

function checkoutVersion(part: string): string {
  try {
    return partVersion(part);
  } catch (error) {
    if (isFrontEnd(part)) return notBuilt;
    throw error;
  }
}

/** Reads the live versions from the file, else from the store that `npm run deploy` writes. */
async function readLive(file: string | undefined): Promise<LiveVersions> {
  if (file !== undefined) return JSON.parse(readFileSync(file, 'utf8')) as LiveVersions;
  const { REMOTES_STORE = '' } = process.env;
  if (REMOTES_STORE === '')
    throw new Error(
      'What is live? Set REMOTES_STORE to the store of npm run deploy, or name a file with --live.',
    );
  return liveVersions(await readState(await openReleases(REMOTES_STORE)));
}

const openReleases = (address: string) => openStore(address, readS3Variables(process.env));

/** The exit code: 0 yes, 1 no. */
async function canIDeploy(part: string, given: string | undefined, live: LiveVersions): Promise<number> {
  const store = openPactStore(pactStoreFolder);
  const version = given ?? checkoutVersion(part);
  const question = { part, version, live };
  // A version is a hash of what runs: its tests may have changed since it was recorded.
  if (given === undefined && live[part] !== version) store.forget(question);
  const { ok, reasons } =
    given === undefined
      ? await canDeploy({ ...question, versionOf: checkoutVersion })
      : await decide(question, store);
  const name = `${part} ${version}${given === undefined ? ', of this checkout,' : ''}`;
  process.stdout.write(ok ? `yes: ${name} can be deployed\n` : `no: ${name} cannot be deployed\n`);
  for (const reason of reasons) process.stdout.write(`  - ${reason}\n`);
  return ok ? 0 : 1;
}

async function verifyPacts(part: string, version: string, live: LiveVersions): Promise<number> {
  recordCheckout({ part, version }, pactStoreFolder);
  verifyCheckout({ part, version, live, store: pactStoreFolder });
  const { REMOTES_STORE = '' } = process.env;
  if (REMOTES_STORE !== '')
    await storeContracts(await openReleases(REMOTES_STORE), pactStoreFolder, { [part]: version });
  process.stdout.write(`verified: ${part} ${version}\n`);
  return 0;
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { live: { type: 'string' } },
  });
  const [command, part, version] = positionals;
  if (command === 'can-i-deploy' && part !== undefined)
    return canIDeploy(part, version, await readLive(values.live));
  if (command === 'verify-pacts' && part !== undefined && version !== undefined)
    return verifyPacts(part, version, await readLive(values.live));
  process.stderr.write(usage);
  return 2;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
