import type { AuditFacts, ReleaseState } from './state.ts';
import { requireDeployable, type CanDeploy } from './can-deploy.ts';
import { checkRoutes } from './check-routes.ts';
import { checkContract, type ProvidedContract } from './check-contract.ts';
import { liveDescriptions, readDescription, readService } from './live-descriptions.ts';
import { readManifest } from './federation-manifest.ts';
import type { ReleaseStore } from './port.ts';
import { isRemote } from './remote-description.ts';
import { ContractRejection, Rejection } from './rejection.ts';
import { changeState } from './change-state.ts';
import { endCanary, promote, recordService, rollback, startCanary, type Author } from './transitions.ts';

/** The dependencies of a release. */
export interface ReleaseDesk {
  readonly store: ReleaseStore;
  /** The live one. */
  readonly shell: { facts(): Promise<ProvidedContract> };
  /** Left out: contract tests are not asked. */
  readonly canDeploy?: CanDeploy | undefined;
  /** The reason why a version is released although contract tests fail. */
  readonly override?: string | undefined;
  readonly author: () => Author;
  /** The revision that the operator looked at: a later change of the same part is then a rejection. */
  readonly since?: number | undefined;
}

/** Gives a published version to everybody. */
export function promotePart(desk: ReleaseDesk, name: string, version: string): Promise<ReleaseState> {
  const author = desk.author();
  let facts: OverrideFacts = {};
  return changeState(desk.store, {
    ...author,
    since: desk.since,
    name,
    verb: 'promote',
    what: `promote ${name} ${version}`,
    apply: async (state) => {
      facts = await requireReleasable(desk, { name, version }, state);
      return promote(state, name, { version, ...author });
    },
    facts: () => facts,
  });
}

export interface Canary {
  readonly name: string;
  readonly version: string;
  readonly percent: number;
  /** The addresses at which this version of a service runs. */
  readonly urls?: readonly string[] | undefined;
}

/** Gives a published version to a share of the visitors. */
export function startCanaryOf(desk: ReleaseDesk, canary: Canary): Promise<ReleaseState> {
  const { name, version, percent, urls } = canary;
  const author = desk.author();
  let facts: OverrideFacts = {};
  return changeState(desk.store, {
    ...author,
    since: desk.since,
    name,
    verb: 'canary',
    what: `canary ${name} ${version} ${percent} %`,
    apply: async (state) => {
      facts = await requireReleasable(desk, canary, state);
      return startCanary(state, name, { ...author, version, percent, urls });
    },
    facts: () => facts,
  });
}

/** Asks for no check: it must be possible at once. */
export function rollbackPart(desk: ReleaseDesk, name: string): Promise<ReleaseState> {
  const author = desk.author();
  const apply = (state: ReleaseState) => rollback(state, name, author);
  const what = `rollback ${name}`;
  return changeState(desk.store, { ...author, since: desk.since, name, verb: 'rollback', what, apply });
}

/** Ends the canary of this version, and changes nothing else: another operator may have done so already. */
export function endCanaryOf(
  desk: Pick<ReleaseDesk, 'store' | 'author'>,
  { name, version, reason }: { readonly name: string; readonly version: string; readonly reason: string },
): Promise<ReleaseState> {
  const author = desk.author();
  const apply = (state: ReleaseState) => endCanary(state, name, { version, ...author });
  const what = `end canary ${name} ${version}: ${reason}`;
  return changeState(desk.store, { ...author, name, verb: 'rollback', what, apply });
}

/** Records the rollout of a service: rejected like a remote if its contract tests fail against a live part. */
export function recordServiceVersion(
  desk: ReleaseDesk,
  name: string,
  version: string,
): Promise<ReleaseState> {
  const author = desk.author();
  return changeState(desk.store, {
    ...author,
    since: desk.since,
    name,
    verb: 'record',
    what: `record ${name} ${version}`,
    apply: async (state) => {
      await requireDeployable(desk.canDeploy, { name, version }, state);
      return recordService(state, name, { version, ...author });
    },
  });
}

/** The history's facts of an override; empty if none was needed. */
type OverrideFacts = Pick<AuditFacts, 'reason' | 'overridden'>;

interface Candidate {
  readonly name: string;
  readonly version: string;
}

/** Checks what may have changed since it was published: the shell, the other remotes, the services. */
async function requireReleasable(
  desk: ReleaseDesk,
  candidate: Candidate,
  state: ReleaseState,
): Promise<OverrideFacts> {
  const { store, canDeploy, override } = desk;
  if (isRemote(candidate.name)) await requireFitting(desk, candidate, state);
  else await readService(store, candidate);
  try {
    await requireDeployable(canDeploy, candidate, state);
    return {};
  } catch (error) {
    if (override === undefined || !(error instanceof ContractRejection)) throw error;
    return { reason: override, overridden: [...error.reasons] };
  }
}

/** Throws a Rejection where a remote does not fit the live shell and the other remotes. */
async function requireFitting(
  { store, shell }: ReleaseDesk,
  candidate: Candidate,
  state: ReleaseState,
): Promise<void> {
  // The module needs semver, which a gateway needs for nothing else.
  const { checkShared } = await import('./check-shared.ts');
  const [description, manifest, others, facts] = await Promise.all([
    readDescription(store, candidate),
    readManifest(store, candidate),
    liveDescriptions(store, state),
    shell.facts(),
  ]);
  const reasons = [
    ...checkContract(description, facts),
    ...checkShared({ name: candidate.name, manifest }, facts),
    ...checkRoutes(description, others),
  ];
  if (reasons.length > 0) throw new Rejection(...reasons);
}
