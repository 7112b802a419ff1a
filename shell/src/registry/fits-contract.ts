import { contract } from '@pathshala/web-kit/registry';

const majorOf = (version: string): string | undefined => version.split('.')[0];

/** Whether a remote built for `version` of the contract runs in this shell. */
export function fitsContract(version: string): boolean {
  return majorOf(version) === majorOf(contract);
}
