import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import {
  remoteDescription,
  remoteVersion,
  type RemoteDescription,
} from '@pathshala/releases/remote-description';
import { z } from 'zod';

const pointer = z.object({ version: remoteVersion });
const manifest = z.looseObject({ exposes: z.array(z.looseObject({ path: z.string() })) });

export interface RemoteBuild {
  readonly description: RemoteDescription;
  /** Times and sizes of the files when they were last checked. */
  readonly checked: string;
}

interface RemoteBuildFound {
  /** Null: nothing can be listed. */
  readonly build: RemoteBuild | null;
  /** The fault of the build, for the log; null if it has none. */
  readonly problem: string | null;
}

/** Reads and checks a remote's current build; unchanged files are not read again. */
export async function readRemoteBuild(remote: {
  root: string;
  name: string;
  known: RemoteBuild | null;
}): Promise<RemoteBuildFound> {
  const { root, name, known } = remote;
  try {
    const { version } = pointer.parse(await readJson(`${root}/${name}/dist/current.json`));
    const folder = `${root}/${name}/dist/${version}`;
    const state = await stateOf(folder, known?.description.entry ?? 'remoteEntry.js');
    if (state !== null && state === known?.checked) return { build: known, problem: null };
    const described = remoteDescription.parse(await readJson(`${folder}/remote.json`));
    const problem = await problemWith(folder, { name, version, described }).catch(messageOf);
    // A broken build is not marked as checked, so that the next read notices the repair.
    return {
      build: { description: described, checked: problem === null && state !== null ? state : '' },
      problem,
    };
  } catch (error) {
    return { build: null, problem: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function problemWith(
  folder: string,
  remote: { name: string; version: string; described: RemoteBuild['description'] },
): Promise<string | null> {
  const { described } = remote;
  if (described.name !== remote.name || described.version !== remote.version)
    return 'remote.json names another build';
  const { exposes } = manifest.parse(await readJson(`${folder}/mf-manifest.json`));
  if (!exposes.some(({ path }) => path === './app')) return 'mf-manifest.json does not expose ./app';
  for (const [file, expected] of Object.entries(described.integrity)) {
    const hash = createHash('sha384').update(await readFile(`${folder}/${file}`));
    if (`sha384-${hash.digest('base64')}` !== expected) return `${file} is not what was built`;
  }
  return described.integrity[described.entry] === undefined ? `${described.entry} has no integrity` : null;
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Time and size of the files that make a remote load; null when one is missing. */
async function stateOf(folder: string, entry: string): Promise<string | null> {
  const files = ['remote.json', 'mf-manifest.json', entry];
  const stats = await Promise.allSettled(files.map((file) => stat(`${folder}/${file}`)));
  if (stats.some(({ status }) => status === 'rejected')) return null;
  const states = stats.map((result) =>
    result.status === 'fulfilled' ? `${result.value.mtimeMs}/${result.value.size}` : '',
  );
  return [folder, ...states].join(' ');
}
