import type { ShellFacts } from '@pathshala/tooling/shell-facts';
import { acceptsContract } from '@pathshala/web-kit/contract-range';
import { satisfies, validRange } from 'semver';
import type { CandidateBuild } from './read-build.ts';

/** The contract that the live shell provides is in the remote's range. */
export function checkContract(
  { name, contract }: { readonly name: string; readonly contract: string },
  shell: ShellFacts,
): readonly string[] {
  if (acceptsContract(contract, shell.contract)) return [];
  return [
    `${name} needs the contract ${contract} and the live shell provides ${shell.contract}: put a shell live that provides it, or build ${name} with the kit of the live shell.`,
  ];
}

/** The modules that the remote takes from the page are those that the live shell has. */
export function checkShared({ manifest, description }: CandidateBuild, shell: ShellFacts): readonly string[] {
  return (manifest?.shared ?? []).flatMap((module) => {
    const { name, requiredVersion: range, singleton = false, assets } = module;
    const provided = shell.shared[name];
    const hasOwnCopy = assets.js.sync.length + assets.js.async.length > 0;
    if (provided === undefined)
      return hasOwnCopy
        ? []
        : [
            `${description.name} takes ${name} from the page, and the live shell does not share it: bring a copy, or stop sharing it.`,
          ];
    const isFine = typeof range !== 'string' || validRange(range) === null || satisfies(provided, range);
    if (isFine || (hasOwnCopy && !singleton)) return [];
    return [
      `${description.name} needs ${name} ${range} and the live shell has ${provided}: build it with a range that ${provided} is in.`,
    ];
  });
}
