import type { AuditFacts, ReleaseState } from './state.ts';
import { requireDeployable, type CanDeploy } from './can-deploy.ts';
import { checkRoutes } from './check-routes.ts';
import { checkContract, type ProvidedContract } from './check-contract.ts';
import { liveDescriptions, readDescription } from './live-descriptions.ts';
import { readManifest } from './federation-manifest.ts';
import type { ReleaseStore } from './port.ts';
import { ContractRejection, Rejection } from './rejection.ts';
import { changeState } from './change-state.ts';
import { promote, recordService, rollback, startCanary, type Author } from './transitions.ts';

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
export function promoteRemote(desk: ReleaseDesk, name: string, version: string): Promise<ReleaseState> {
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
}

/** Gives a published version to a share of the visitors. */
export function startCanaryOf(desk: ReleaseDesk, canary: Canary): Promise<ReleaseState> {
  const { name, version, percent } = canary;
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
      return startCanary(state, name, { ...author, version, percent });
    },
    facts: () => facts,
  });
}

/** Asks for no check: it must be possible at once. */
export function rollbackRemote(desk: ReleaseDesk, name: string): Promise<ReleaseState> {
  const author = desk.author();
  const apply = (state: ReleaseState) => rollback(state, name, author);
  const what = `rollback ${name}`;
  return changeState(desk.store, { ...author, since: desk.since, name, verb: 'rollback', what, apply });
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

/** Checks what may have changed since it was published: the shell, the other remotes, the services. */
async function requireReleasable(
  desk: ReleaseDesk,
  candidate: { readonly name: string; readonly version: string },
  state: ReleaseState,
): Promise<OverrideFacts> {
  const { store, shell, canDeploy, override } = desk;
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
  try {
    await requireDeployable(canDeploy, candidate, state);
    return {};
  } catch (error) {
    if (override === undefined || !(error instanceof ContractRejection)) throw error;
    return { reason: override, overridden: [...error.reasons] };
  }
}
