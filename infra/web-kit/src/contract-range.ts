import { acceptsVersion } from '@pathshala/rules/version-range';

/** Whether the shell's version of the contract (`2.1.0`) satisfies the range that a remote declares (`^2.1`). */
export function acceptsContract(range: string, provided: string): boolean {
  return acceptsVersion(range, provided);
}
