import { readFileSync } from 'node:fs';
import { platformRanges } from '@pathshala/web-kit/build/shared';
import { contract } from '@pathshala/web-kit/registry';
import { root } from './root.ts';

/** `build.json` of the shell: what a remote is checked against before it is published. */
export interface ShellFacts {
  readonly version: string;
  /** The version of the contract between shell and remotes that it provides. */
  readonly contract: string;
  /** The modules that it shares → their versions. */
  readonly shared: Readonly<Record<string, string>>;
}

export function shellFacts(version: string): ShellFacts {
  const shared = Object.keys(platformRanges).map((key) => [key, versionOf(key)] as const);
  return { version, contract, shared: Object.fromEntries(shared) };
}

/** `react/jsx-runtime` → the version of react. */
function versionOf(module: string): string {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;
  const manifest = readFileSync(`${root}/node_modules/${name}/package.json`, 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
