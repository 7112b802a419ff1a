import { satisfies, validRange } from 'semver';
import type { ProvidedContract } from './check-contract.ts';
import type { FederationManifest } from './federation-manifest.ts';

export interface SharingRemote {
  readonly name: string;
  readonly manifest: FederationManifest | null;
}

/** The modules that the remote takes from the page are those that the live shell has. */
export function checkShared(
  { name: remote, manifest }: SharingRemote,
  shell: Pick<ProvidedContract, 'shared'>,
): readonly string[] {
  return (manifest?.shared ?? []).flatMap((module) => {
    const { name, requiredVersion: range, singleton = false, assets } = module;
    const provided = shell.shared[name];
    const hasOwnCopy = assets.js.sync.length + assets.js.async.length > 0;
    if (provided === undefined)
      return hasOwnCopy
        ? []
        : [
            `${remote} takes ${name} from the page, and the live shell does not share it: bring a copy, or stop sharing it.`,
          ];
    const isFine = typeof range !== 'string' || validRange(range) === null || satisfies(provided, range);
    if (isFine || (hasOwnCopy && !singleton)) return [];
    return [
      `${remote} needs ${name} ${range} and the live shell has ${provided}: build it with a range that ${provided} is in.`,
    ];
  });
}
