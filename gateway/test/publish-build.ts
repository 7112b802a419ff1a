import { createHash } from 'node:crypto';
import type { Need } from '@pathshala/releases/contracts/records';
import { storeNeeds } from '@pathshala/releases/contracts/stored-records';
import type { ReleaseStore } from '@pathshala/releases/port';

interface PublishedBuild {
  readonly name: string;
  readonly version: string;
  readonly contract?: string;
  readonly path?: string;
  /** The build's requirements of other parts; null: contract tests were not recorded. */
  readonly needs?: readonly Need[] | null;
}

/** Puts a build into the store as `npm run deploy -- publish` does. */
export async function publishBuild(store: ReleaseStore, build: PublishedBuild): Promise<void> {
  const { name, version, contract = '^2.0', path = '/exams', needs = [] } = build;
  if (needs !== null) await storeNeeds(store, { part: name, version }, needs);
  const entry = `var ${version} = 1;`;
  const hash = createHash('sha384').update(entry).digest('base64');
  const remote = {
    name,
    version,
    contract,
    entry: 'remoteEntry.js',
    integrity: { 'remoteEntry.js': `sha384-${hash}` },
    routes: [{ path, access: 'visitor' }],
  };
  const files = { 'remoteEntry.js': entry, 'remote.json': JSON.stringify(remote) };
  const publication = {
    name,
    version,
    publishedAt: '2026-01-15T10:00:00.000Z',
    publishedBy: 'ci',
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [file, createHash('sha256').update(text).digest('hex')]),
    ),
  };
  for (const [file, text] of Object.entries({ ...files, 'publication.json': JSON.stringify(publication) }))
    await store.create(`builds/${name}/${version}/${file}`, Buffer.from(text));
}
