import { notPublished, type ContractRecords, type Mismatch, type Need, type PartVersion } from './records.ts';

export interface Decision {
  readonly ok: boolean;
  /** The reasons against it, a sentence each. */
  readonly reasons: readonly string[];
}

export interface Candidate extends PartVersion {
  /** Part → the version that is live. */
  readonly live: Readonly<Record<string, string>>;
}

/** Whether a version can replace the live one, from the records: every pact between it and a live part is verified. */
export async function decide(candidate: Candidate, records: ContractRecords): Promise<Decision> {
  const own = await records.needsOf(candidate);
  if (own === null) {
    const { part, version } = candidate;
    return {
      ok: false,
      reasons: [`What ${part} ${version} needs is not recorded: ${recordHint(part, version)}`],
    };
  }
  const others = Object.entries(candidate.live).filter(([part]) => part !== candidate.part);
  const found = await Promise.all([
    ...own.map((need) => asConsumer(candidate, need, records)),
    ...others.map(([part, version]) => asProvider(candidate, { part, version }, records)),
  ]);
  const reasons = found.flat();
  return { ok: reasons.length === 0, reasons };
}

/** Returns why the live provider is not enough for the candidate. */
async function asConsumer(
  { part, version, live }: Candidate,
  need: Need,
  records: ContractRecords,
): Promise<readonly string[]> {
  const { provider } = need;
  const providerVersion = provider === part ? version : live[provider];
  if (providerVersion === undefined)
    return need.hasCalls
      ? [
          `${part} calls ${provider}, which is not recorded as live: deploy it, then npm run deploy -- record ${provider}.`,
        ]
      : [];
  const found = await records.verificationOf({ part: provider, version: providerVersion }, need);
  if (found === null)
    return [
      `${provider} ${providerVersion}, which is live, has not verified what ${part} ${version} needs: ${recordHint(provider, providerVersion, provider === part ? '' : ` --for ${part}@${version}`)}`,
    ];
  // A consumer may be deployed before the event's publisher: its queue is empty until then.
  return found
    .filter(({ problem }) => problem !== notPublished)
    .map(
      (mismatch) =>
        `${part} ${version} needs ${needOf(mismatch)}. ${provider} ${providerVersion}, which is live, does not give it: ${mismatch.problem}. Deploy ${provider} with it first.`,
    );
}

/** Returns why a live consumer would break. */
async function asProvider(
  { part, version }: Candidate,
  consumer: PartVersion,
  records: ContractRecords,
): Promise<readonly string[]> {
  if (!isProvider(part)) return [];
  const name = `${consumer.part} ${consumer.version}, which is live,`;
  const needs = await records.needsOf(consumer);
  if (needs === null)
    return [`What ${name} needs is not recorded: ${recordHint(consumer.part, consumer.version)}`];
  const reasons = needs
    .filter(({ provider }) => provider === part)
    .map(async (need) => {
      const found = await records.verificationOf({ part, version }, need);
      if (found === null)
        return [`${part} ${version} has not verified what ${name} needs: ${recordHint(part, version)}`];
      return found.map(
        (mismatch) =>
          `${name} needs ${needOf(mismatch)}. ${part} ${version} does not give it: ${mismatch.problem}. Deploy a version of ${consumer.part} that does not need it first.`,
      );
    });
  return (await Promise.all(reasons)).flat();
}

function needOf({ interaction, field }: Mismatch): string {
  return field === '' || field === '$' ? `“${interaction}”` : `${field} of “${interaction}”`;
}

/** `waiting`: a consumer that is not live yet, ` --for mfe-words@v1`. */
function recordHint(part: string, version: string, waiting = ''): string {
  return `run npm run verify-pacts -- ${part} ${version}${waiting} in a checkout of it, or pathshala-deploy verify-pacts${waiting} in its own repository.`;
}

/** Services answer calls and publish events, the gateway answers some calls itself; a front end provides nothing. */
function isProvider(part: string): boolean {
  return part.startsWith('svc-') || part === 'gateway';
}
