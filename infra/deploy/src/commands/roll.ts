import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readService } from '@pathshala/releases/live-descriptions';
import { buildKey } from '@pathshala/releases/keys';
import type { ReleaseStore } from '@pathshala/releases/port';
import { readPublication, sha256 } from '@pathshala/releases/publication';
import { Rejection } from '@pathshala/releases/rejection';
import { recordServiceVersion } from '@pathshala/releases/release';
import type { ReleaseState } from '@pathshala/releases/state';
import { readState } from '@pathshala/releases/state-log';
import { remoteIn } from '@pathshala/releases/transitions';
import type { Command, Options } from '../command.ts';
import type { Deployment } from '../deployment.ts';

/** Milliseconds until a version that was started has to be ready. */
const readyTimeoutMs = 60_000;

interface Version {
  readonly name: string;
  readonly version: string;
}

/**
 * Compares the version of a service that is wanted with the one on this machine, and runs a command where they differ: the
 * files are in `--to` by then, with `current` as a link to them. A version that fails is taken back.
 */
export const roll: Command = async ({ open, options }, [name = '']) => {
  const deployment = await open();
  const state = await readState(deployment.store);
  const target = { name, version: wantedIn(state, name) };
  const running = options.to === undefined ? state.services[name]?.version : currentIn(options.to);
  const isThere = running === target.version;
  if (!isThere) await replace(deployment.store, { target, running }, options);
  if (options.record === true) await record(deployment, target);
  const before = isThere ? 'already' : `after ${running ?? 'none'}`;
  return { text: `${name} ${target.version} runs, ${before}.`, data: { ...target, before: running ?? null } };
};

function wantedIn(state: ReleaseState, name: string): string {
  const { live } = remoteIn(state, name);
  if (live === null) throw new Rejection(`No version of ${name} is wanted: promote one first.`);
  return live.version;
}

/** Asks no contract tests: `promote` did, an operator may have overridden them, and a rollback must be possible at once. */
async function record(deployment: Deployment, { name, version }: Version): Promise<void> {
  const { services } = await readState(deployment.store);
  if (services[name]?.version === version) return;
  await recordServiceVersion({ ...deployment, canDeploy: undefined }, name, version);
  await deployment.storeContracts?.({ [name]: version });
}

async function replace(
  store: ReleaseStore,
  { target, running }: { readonly target: Version; readonly running: string | undefined },
  options: Options,
): Promise<void> {
  const { run, to } = options;
  if (run === undefined)
    throw new Rejection(
      'Name the command that starts the version, --run "systemctl restart pathshala@svc-words-1".',
    );
  if (to !== undefined) await fetchVersion(store, target, to);
  const problem = await start(store, target, options);
  if (problem === null) return;
  if (running === undefined) {
    if (to !== undefined) rmSync(join(to, 'current'));
    throw new Rejection(`${target.name} ${target.version} did not start: ${problem}.`);
  }
  const back = await start(store, { ...target, version: running }, options).catch(messageOf);
  const outcome = back === null ? `${running} runs again` : `${running} did not start either: ${back}`;
  throw new Rejection(`${target.name} ${target.version} did not start: ${problem}. ${outcome}.`);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns why it does not run; null: it does. */
async function start(
  store: ReleaseStore,
  { name, version }: Version,
  { to, run = '', url }: Options,
): Promise<string | null> {
  if (to !== undefined) pointTo(to, version);
  const { image = '', commit = '' } = await readService(store, { name, version });
  const env = { ...process.env, PART: name, VERSION: version, IMAGE: image, COMMIT: commit };
  const child = spawn(run, { shell: true, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) return `"${run}" ended with ${code ?? 'a signal'}`;
  return url === undefined || (await becomesReady(url))
    ? null
    : `${url}/readyz was not ready within ${readyTimeoutMs / 1000} s`;
}

async function becomesReady(url: string): Promise<boolean> {
  const end = Date.now() + readyTimeoutMs;
  while (Date.now() < end) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer?.ok === true) return true;
    await wait(250);
  }
  return false;
}

/** Writes the files of a version to a folder of its own; those of other versions stay for a rollback. */
async function fetchVersion(store: ReleaseStore, { name, version }: Version, to: string): Promise<void> {
  const publication = await readPublication(store, name, version);
  if (publication === null) throw new Rejection(`${name} ${version} is not published.`);
  const part = join(to, `.${version}.part`);
  rmSync(part, { recursive: true, force: true });
  for (const [file, hash] of Object.entries(publication.files)) {
    const content = await store.read(buildKey(name, version, file));
    if (content === null || sha256(content) !== hash)
      throw new Rejection(`${file} of ${name} ${version} is not in the store as it was published.`);
    mkdirSync(dirname(join(part, file)), { recursive: true });
    writeFileSync(join(part, file), content);
  }
  rmSync(join(to, version), { recursive: true, force: true });
  renameSync(part, join(to, version));
}

function pointTo(to: string, version: string): void {
  const draft = join(to, '.current.part');
  rmSync(draft, { force: true });
  symlinkSync(version, draft);
  renameSync(draft, join(to, 'current'));
}

/** Returns the version to which `current` points; undefined: none was rolled out here. */
function currentIn(to: string): string | undefined {
  try {
    return readlinkSync(join(to, 'current'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
