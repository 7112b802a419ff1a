import { basename, join } from 'node:path';
import { readFileSync, statSync } from 'node:fs';
import { requireDeployable } from '@pathshala/releases/can-deploy';
import { liveVersions } from '@pathshala/releases/live-versions';
import { readService } from '@pathshala/releases/live-descriptions';
import { readPublication } from '@pathshala/releases/publication';
import { Rejection } from '@pathshala/releases/rejection';
import { serviceDescription, serviceFile } from '@pathshala/releases/service-description';
import { readState } from '@pathshala/releases/state-log';
import type { Deployment } from '../deployment.ts';
import type { Published } from './publish.ts';
import { filesIn } from './read-build.ts';
import { isPublished, upload } from './upload.ts';

/** Bytes, and files: a service is published as a bundle and not with its dependencies. */
const limits = { bytes: 200_000_000, files: 2_000 };

/** The form of a key of the store, three folders deep. */
const storable = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*){0,2}$/;

export interface ServiceVersion {
  readonly name: string;
  readonly version: string;
  /** The bundle; null: the version has an image or a commit instead. */
  readonly folder: string | null;
  /** A file or folder that describes its calls. */
  readonly contract: string | null;
  readonly image?: string | undefined;
  readonly commit?: string | undefined;
}

/**
 * Checks a version of a service and copies it to the store with its contract and its contract tests. Nothing that runs
 * changes. Throws a Rejection with all reasons.
 */
export async function publishService(deployment: Deployment, candidate: ServiceVersion): Promise<Published> {
  const { name, version } = candidate;
  const { store, canDeploy } = deployment;
  const isKnown = (await readPublication(store, name, version)) !== null;
  // A later commit may have the same version; the one that was published first stays.
  const { commit } = isKnown ? await readService(store, candidate) : candidate;
  const build = { description: { name, version }, files: filesOf({ ...candidate, commit }) };
  const isNew = !(await isPublished(store, build));
  const state = await readState(store);
  await requireDeployable(canDeploy, { name, version }, state);
  await deployment.storeContracts?.({ ...liveVersions(state), [name]: version });
  if (isNew) await upload(store, build, deployment.author());
  return { name, version, isNew };
}

function filesOf({ folder, contract, image, commit, ...named }: ServiceVersion): ReadonlyMap<string, Buffer> {
  const { data, error } = serviceDescription.safeParse({ ...named, image, commit });
  if (data === undefined)
    throw new Rejection(...error.issues.map(({ path, message }) => `${path.join('.')} ${message}`));
  const bundle = folder === null ? [] : [...filesIn(folder)];
  if (bundle.length === 0 && image === undefined && commit === undefined)
    throw new Rejection(
      `${named.name} has nothing that could run: name the folder of its bundle ("build" in pathshala.json), or --image.`,
    );
  const all = [...bundle, ...contractFiles(contract)];
  const wrong = all.map(([file]) => file).filter((file) => !storable.test(file));
  const bytes = all.reduce((sum, [, content]) => sum + content.length, 0);
  const reasons = [
    ...wrong.map(
      (file) =>
        `${file} cannot be stored: plain names, at most three folders deep. Bundle the service first.`,
    ),
    ...(all.length > limits.files
      ? [`The build has ${all.length} files, at most ${limits.files} are stored.`]
      : []),
    ...(bytes > limits.bytes
      ? [`The build has ${Math.ceil(bytes / 1e6)} MB, at most ${limits.bytes / 1e6} MB are stored.`]
      : []),
  ];
  if (reasons.length > 0) throw new Rejection(...reasons);
  return new Map([...all, [serviceFile, Buffer.from(`${JSON.stringify(data)}\n`)]]);
}

function contractFiles(contract: string | null): readonly (readonly [string, Buffer])[] {
  if (contract === null) return [];
  const stats = statSync(contract, { throwIfNoEntry: false });
  if (stats === undefined) throw new Rejection(`There is no contract at ${contract}.`);
  if (stats.isFile()) return [[join('contract', basename(contract)), readFileSync(contract)]];
  return [...filesIn(contract)].map(([file, content]) => [join('contract', file), content] as const);
}
