import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ShellFacts } from '@pathshala/tooling/shell-facts';
import type { LiveShell } from '../src/live-shell.ts';

export interface FakeBuild {
  readonly name: string;
  readonly version: string;
  /** Text of the entry. */
  readonly entry?: string;
  /** The fields that replace those of remote.json. */
  readonly remote?: Readonly<Record<string, unknown>>;
  /** `shared` of mf-manifest.json; null: there is no such file. */
  readonly shared?: readonly object[] | null;
  readonly exposes?: readonly object[];
  readonly files?: Readonly<Record<string, string>>;
}

/** Writes a build that every check accepts, but for what is given; returns its folder. */
export function writeBuild(root: string, build: FakeBuild): string {
  const { name, version, entry = `var ${name.replaceAll('-', '_')} = {};`, shared = [], files = {} } = build;
  const folder = join(root, name, version);
  const hash = createHash('sha384').update(entry).digest('base64');
  const remote = {
    name,
    version,
    contract: '^2.0',
    entry: 'remoteEntry.js',
    integrity: { 'remoteEntry.js': `sha384-${hash}` },
    routes: [{ path: `/${name}`, access: 'visitor' }],
    nav: [],
    ...build.remote,
  };
  const all: Record<string, string> = {
    'remoteEntry.js': entry,
    'remote.json': JSON.stringify(remote),
    ...files,
  };
  if (shared !== null)
    all['mf-manifest.json'] = JSON.stringify({ exposes: build.exposes ?? [{ path: './app' }], shared });
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

export const shellFacts: ShellFacts = {
  version: 'shell-1',
  contract: '2.1.0',
  shared: { react: '19.3.1', 'react-dom': '19.3.1' },
};

export function fakeShell(facts: ShellFacts = shellFacts): LiveShell {
  return { place: 'the tests', facts: () => Promise.resolve(facts), file: () => Promise.resolve(null) };
}
