import { openStoredRecords } from '@pathshala/releases/contracts/stored-records';
import { liveVersions } from '@pathshala/releases/live-versions';
import { readState } from '@pathshala/releases/state-log';
import { requireDeployable } from '@pathshala/releases/can-deploy';
import type { Deployment } from '../deployment.ts';
import { Rejection } from '@pathshala/releases/rejection';
import { checkFiles, checkSize } from './check-files.ts';
import { checkRoutes } from '@pathshala/releases/check-routes';
import { checkContract } from '@pathshala/releases/check-contract';
import { checkShared } from '@pathshala/releases/check-shared';
import { liveDescriptions } from '@pathshala/releases/live-descriptions';
import { readBuild, type CandidateBuild } from './read-build.ts';
import { isPublished, upload } from './upload.ts';

export interface Published {
  readonly name: string;
  readonly version: string;
  /** False: the store has had this version before. */
  readonly isNew: boolean;
}

/** Checks a build and copies it to the store. Nothing that visitors get changes. Throws a Rejection with all reasons. */
export async function publish(deployment: Deployment, name: string, folder: string): Promise<Published> {
  const build = readBuild(folder);
  const { version } = build.description;
  if (build.description.name !== name)
    throw new Rejection(`${folder} is a build of ${build.description.name}: publish it by that name.`);
  if (await isPublished(deployment.store, build)) {
    await completeContracts(deployment, build);
    return { name, version, isNew: false };
  }
  await requireAccepted(deployment, build);
  await storeContractsOf(deployment, build);
  await upload(deployment.store, build, deployment.author());
  return { name, version, isNew: true };
}

/** A version that was published before contract tests were stored beside it. */
async function completeContracts(deployment: Deployment, build: CandidateBuild): Promise<void> {
  const { store, canDeploy } = deployment;
  const { name, version } = build.description;
  if ((await openStoredRecords(store).needsOf({ part: name, version })) !== null) return;
  await requireDeployable(canDeploy, build.description, await readState(store));
  await storeContractsOf(deployment, build);
}

async function storeContractsOf(deployment: Deployment, { description }: CandidateBuild): Promise<void> {
  const { name, version } = description;
  const live = liveVersions(await readState(deployment.store));
  await deployment.storeContracts?.({ ...live, [name]: version });
}

async function requireAccepted(deployment: Deployment, build: CandidateBuild): Promise<void> {
  const { store, shell, canDeploy, smoke } = deployment;
  const [facts, state] = await Promise.all([shell.facts(), readState(store)]);
  const reasons = [
    ...checkFiles(build),
    ...checkSize(build),
    ...checkContract(build.description, facts),
    ...checkShared({ ...build, name: build.description.name }, facts),
    ...checkRoutes(build.description, await liveDescriptions(store, state)),
  ];
  if (reasons.length > 0) throw new Rejection(...reasons);
  // Both take seconds and need nothing of each other.
  const checks = await Promise.allSettled([
    requireDeployable(canDeploy, build.description, state),
    smoke(build, shell),
  ]);
  for (const check of checks) if (check.status === 'rejected') throw check.reason;
}
