import type { ReleaseState } from '@pathshala/releases/state';
import { requireDeployable } from '../can-deploy.ts';
import type { Deployment } from '../deployment.ts';
import { checkRoutes } from '../publish/check-routes.ts';
import { checkContract } from '../publish/check-shell.ts';
import { liveDescriptions, readDescription } from '../publish/live-descriptions.ts';
import { Rejection } from '../rejection.ts';
import { changeState } from '../releases/change-state.ts';
import { promote, recordService, rollback, startCanary } from '../releases/transitions.ts';

/** Gives a published version to everybody. */
export function promoteRemote(deployment: Deployment, name: string, version: string): Promise<ReleaseState> {
  const author = deployment.author();
  return changeState(deployment.store, {
    ...author,
    name,
    what: `promote ${name} ${version}`,
    apply: async (state) => {
      await requireReleasable(deployment, { name, version }, state);
      return promote(state, name, { version, ...author });
    },
  });
}

export interface Canary {
  readonly name: string;
  readonly version: string;
  readonly percent: number;
}

/** Gives a published version to a share of the visitors. */
export function startCanaryOf(deployment: Deployment, canary: Canary): Promise<ReleaseState> {
  const { name, version, percent } = canary;
  const author = deployment.author();
  return changeState(deployment.store, {
    ...author,
    name,
    what: `canary ${name} ${version} ${percent} %`,
    apply: async (state) => {
      await requireReleasable(deployment, canary, state);
      return startCanary(state, name, { ...author, version, percent });
    },
  });
}

/** Asks for no check: it must be possible at once. */
export function rollbackRemote(deployment: Deployment, name: string): Promise<ReleaseState> {
  const author = deployment.author();
  const apply = (state: ReleaseState) => rollback(state, name, author);
  return changeState(deployment.store, { ...author, name, what: `rollback ${name}`, apply });
}

/** For the rollout of a service: rejected like a remote if its contract tests fail against a live part. */
export function recordServiceVersion(
  deployment: Deployment,
  name: string,
  version: string,
): Promise<ReleaseState> {
  const author = deployment.author();
  return changeState(deployment.store, {
    ...author,
    name,
    what: `record ${name} ${version}`,
    apply: async (state) => {
      await requireDeployable(deployment.canDeploy, { name, version }, state);
      return recordService(state, name, { version, ...author });
    },
  });
}

/** What may have changed since it was published: the shell, the other remotes, the services. */
async function requireReleasable(
  { store, shell, canDeploy }: Deployment,
  candidate: { readonly name: string; readonly version: string },
  state: ReleaseState,
): Promise<void> {
  const [description, others, facts] = await Promise.all([
    readDescription(store, candidate),
    liveDescriptions(store, state),
    shell.facts(),
  ]);
  const reasons = [...checkContract(description, facts), ...checkRoutes(description, others)];
  if (reasons.length > 0) throw new Rejection(...reasons);
  await requireDeployable(canDeploy, candidate, state);
}
