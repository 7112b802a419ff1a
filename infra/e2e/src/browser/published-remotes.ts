import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remotes } from '@pathshala/platform';
import { buildKey } from '@pathshala/releases/keys';
import { openStore, readS3Variables } from '@pathshala/releases/open-store';
import { publicationFile, sha256 } from '@pathshala/releases/publication';
import { appendState, readState } from '@pathshala/releases/state-log';
import type { ReleaseState } from '@pathshala/releases/state';
import { promote, startCanary } from '@pathshala/releases/transitions';

const root = path.resolve(import.meta.dirname, '../../../..');
const author = { at: '2026-01-15T10:00:00.000Z', by: 'test' } as const;

export interface PublishedRemotes extends AsyncDisposable {
  /** The value of REMOTES_STORE. */
  readonly folder: string;
  /** Publishes the built remote as another version, and makes it live. */
  readonly deploy: (name: string, version: string) => Promise<void>;
  /** The same, of a version that no page loads: its description alone is published. */
  readonly deployUnopened: (name: string, version: string) => Promise<void>;
  /** Publishes the built remote as another version, and gives it to 50 % of the visitors. */
  readonly deployCanary: (name: string, version: string) => Promise<void>;
}

/** A store with the builds of all remotes live, as `npm run deploy` leaves one, without its checks. */
export async function publishRemotes(): Promise<PublishedRemotes> {
  const folder = await mkdtemp(path.join(tmpdir(), 'remotes-'));
  const store = await openStore(folder, readS3Variables({}));

  async function publish(name: string, version: string, wanted = '**/*.*'): Promise<void> {
    const { version: built } = JSON.parse(await readFile(`${root}/${name}/dist/current.json`, 'utf8')) as {
      version: string;
    };
    const from = `${root}/${name}/dist/${built}`;
    const files: Record<string, string> = {};
    for (const file of globSync(wanted, { cwd: from })) {
      const original = await readFile(`${from}/${file}`);
      const content = file === 'remote.json' ? withVersion(original, version) : original;
      files[file] = sha256(content);
      await store.create(buildKey(name, version, file), content);
    }
    const publication = { name, version, publishedAt: author.at, publishedBy: author.by, files };
    await store.create(buildKey(name, version, publicationFile), Buffer.from(JSON.stringify(publication)));
  }

  async function change(what: string, to: (state: ReleaseState) => ReleaseState): Promise<void> {
    const state = await readState(store);
    await appendState(store, { ...to(state), revision: state.revision + 1, change: { ...author, what } });
  }

  async function makeLive(name: string, version: string): Promise<void> {
    await change(`promote ${name} ${version}`, (state) => promote(state, name, { ...author, version }));
  }

  async function deploy(name: string, version: string): Promise<void> {
    await publish(name, version);
    await makeLive(name, version);
  }

  async function deployUnopened(name: string, version: string): Promise<void> {
    await publish(name, version, 'remote.json');
    await makeLive(name, version);
  }

  async function deployCanary(name: string, version: string): Promise<void> {
    await publish(name, version);
    await change(`canary ${name} ${version}`, (state) =>
      startCanary(state, name, { ...author, version, percent: 50 }),
    );
  }

  for (const { name } of remotes) await deploy(name, 'v1');
  return {
    folder,
    deploy,
    deployUnopened,
    deployCanary,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

function withVersion(description: Buffer, version: string): Buffer {
  return Buffer.from(JSON.stringify({ ...(JSON.parse(description.toString()) as object), version }));
}
