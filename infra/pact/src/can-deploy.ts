import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordCheckout, verifyCheckout } from './checkout.ts';
import { decide, type Candidate, type Decision } from './decide.ts';
import { openPactStore } from './pact-store.ts';

export type { Decision } from './decide.ts';
export type { LiveVersions } from './pact-store.ts';

/** The folder in which versions, pacts and results are recorded: `PACT_STORE`, or `data/pacts` of this checkout. */
export const pactStoreFolder = path.resolve(
  process.env['PACT_STORE'] ?? fileURLToPath(new URL('../../../data/pacts', import.meta.url)),
);

export interface DeployQuestion extends Candidate {
  /** The version that this checkout builds of a part: a live provider of that version is verified here and now. */
  readonly versionOf?: (part: string) => string;
  readonly store?: string;
}

/**
 * Whether this version of a part can be deployed beside what is live. A version that is asked for the first time is the
 * one of this checkout: its pacts are recorded, and what it provides is verified with the pacts of the live consumers.
 */
export async function canDeploy(question: DeployQuestion): Promise<Decision> {
  const { part, version, live, versionOf, store = pactStoreFolder } = question;
  const opened = openPactStore(store);
  const isNew = opened.pactsOf(question) === null;
  const isCheckout = versionOf === undefined ? isNew : versionOf(part) === version;
  if (isNew && isCheckout) recordCheckout(question, store);
  // A service that subscribes to its own events is a consumer of itself.
  if (isCheckout) verifyCheckout({ part, version, live: { ...live, [part]: version }, store });
  verifyLiveProviders(question, store);
  return decide(question, opened);
}

/** A live provider whose code is this checkout's can verify what the candidate needs. */
function verifyLiveProviders({ part, version, live, versionOf }: DeployQuestion, store: string): void {
  const pacts = openPactStore(store).pactsOf({ part, version }) ?? [];
  for (const provider of new Set(pacts.map(({ pact }) => pact.provider.name))) {
    const liveVersion = live[provider];
    if (provider === part || liveVersion === undefined || versionOf?.(provider) !== liveVersion) continue;
    verifyCheckout({ part: provider, version: liveVersion, live: { ...live, [part]: version }, store });
  }
}
