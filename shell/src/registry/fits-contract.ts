import { acceptsContract } from '@pathshala/web-kit/contract-range';
import { contract } from '@pathshala/web-kit/registry';

/** Whether a remote that declares `range` runs in this shell. */
export function fitsContract(range: string): boolean {
  return acceptsContract(range, contract);
}
