import { recordCheckout, verifyCheckout, type Checkout } from './checkout.ts';
import { decide, type Candidate, type Decision } from './decide.ts';
import { openPactStore } from './pact-store.ts';

export type { Decision } from './decide.ts';
export type { LiveVersions } from './pact-store.ts';

export interface DeployQuestion extends Candidate {
  readonly checkout: Checkout;
  /** The version that the checkout builds of a part: a live provider of that version is verified here and now. */
  readonly versionOf: (part: string) => string;
  /** The folder in which versions, pacts and results are recorded. */
  readonly store: string;
}

/**
 * Whether this version of a part can be deployed beside what is live. Where the checkout builds it, its pacts are recorded,
 * and what it provides is verified with the pacts of the live consumers.
 */
export async function canDeploy(question: DeployQuestion): Promise<Decision> {
  const { part, version, live, checkout, versionOf, store } = question;
  const opened = openPactStore(store);
  if (versionOf(part) === version) {
    if (opened.pactsOf(question) === null) recordCheckout(checkout, question, store);
    // A service that subscribes to its own events is a consumer of itself.
    await verifyCheckout(checkout, { part, version, live: { ...live, [part]: version }, store });
  }
  await verifyLiveProviders(question);
  return decide(question, opened);
}

/** A live provider whose code is this checkout's can verify what the candidate needs. */
async function verifyLiveProviders({ part, version, live, ...from }: DeployQuestion): Promise<void> {
  const { checkout, versionOf, store } = from;
  const pacts = openPactStore(store).pactsOf({ part, version }) ?? [];
  const providers = [...new Set(pacts.map(({ pact }) => pact.provider.name))].filter((name) => name !== part);
  await Promise.all(
    providers.map(async (name) => {
      const liveVersion = live[name];
      if (liveVersion === undefined || versionOf(name) !== liveVersion) return;
      const consumer = { [part]: version };
      await verifyCheckout(checkout, {
        part: name,
        version: liveVersion,
        live: consumer,
        store,
        isUrgent: true,
      });
    }),
  );
}
