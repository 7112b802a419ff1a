import type { PactFile } from './pact-files.ts';
import type { LiveVersions, PactStore, PartVersion } from './pact-store.ts';
import { notPublished, type Mismatch } from './verify.ts';

export interface Decision {
  readonly ok: boolean;
  /** Why not, a sentence each. */
  readonly reasons: readonly string[];
}

export interface Candidate extends PartVersion {
  readonly live: LiveVersions;
}

/** Whether a version can replace the live one, from the records: every pact between it and a live part is verified. */
export function decide(candidate: Candidate, store: PactStore): Decision {
  const own = store.pactsOf(candidate);
  if (own === null) {
    const { part, version } = candidate;
    return {
      ok: false,
      reasons: [`What ${part} ${version} needs is not recorded: ${recordHint(part, version)}`],
    };
  }
  const reasons = [
    ...own.flatMap((pact) => asConsumer(candidate, pact, store)),
    ...Object.entries(candidate.live).flatMap(([part, version]) =>
      part === candidate.part ? [] : asProvider(candidate, { part, version }, store),
    ),
  ];
  return { ok: reasons.length === 0, reasons };
}

/** Why the live provider is not enough for the candidate. */
function asConsumer({ part, version, live }: Candidate, pact: PactFile, store: PactStore): readonly string[] {
  const provider = pact.pact.provider.name;
  const hasCalls = pact.pact.interactions.some(({ request }) => request !== undefined);
  const providerVersion = provider === part ? version : live[provider];
  if (providerVersion === undefined)
    return hasCalls
      ? [`${part} calls ${provider}, which is not deployed yet: deploy ${provider} first.`]
      : [];
  const found = store.verificationOf({ part: provider, version: providerVersion }, pact);
  if (found === null)
    return [
      `${provider} ${providerVersion}, which is live, has not verified what ${part} ${version} needs: ${recordHint(provider, providerVersion)}`,
    ];
  // A consumer may be deployed before the event's publisher: its queue is empty until then.
  return found
    .filter(({ problem }) => problem !== notPublished)
    .map(
      (mismatch) =>
        `${part} ${version} needs ${needOf(mismatch)}. ${provider} ${providerVersion}, which is live, does not give it: ${mismatch.problem}. Deploy ${provider} with it first.`,
    );
}

/** Why a live consumer would break. */
function asProvider(
  { part, version }: Candidate,
  consumer: PartVersion,
  store: PactStore,
): readonly string[] {
  if (!isProvider(part)) return [];
  const name = `${consumer.part} ${consumer.version}, which is live,`;
  const pacts = store.pactsOf(consumer);
  if (pacts === null)
    return [`What ${name} needs is not recorded: ${recordHint(consumer.part, consumer.version)}`];
  return pacts
    .filter(({ pact }) => pact.provider.name === part)
    .flatMap((pact) => {
      const found = store.verificationOf({ part, version }, pact);
      if (found === null)
        return [`${part} ${version} has not verified what ${name} needs: ${recordHint(part, version)}`];
      return found.map(
        (mismatch) =>
          `${name} needs ${needOf(mismatch)}. ${part} ${version} does not give it: ${mismatch.problem}. Deploy a version of ${consumer.part} that does not need it first.`,
      );
    });
}

function needOf({ interaction, field }: Mismatch): string {
  return field === '' || field === '$' ? `“${interaction}”` : `${field} of “${interaction}”`;
}

function recordHint(provider: string, version: string): string {
  return `run npm run verify-pacts -- ${provider} ${version} in a checkout of it.`;
}

/** Only services answer calls and publish events. */
function isProvider(part: string): boolean {
  return part.startsWith('svc-');
}
