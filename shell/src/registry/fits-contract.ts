import { contract } from '@pathshala/web-kit/registry';
import { accepts } from '../federation/accepts.ts';

/** Whether a remote that declares `range` runs in this shell. Only ranges other than `^2.1` need the whole grammar. */
export async function fitsContract(range: string): Promise<boolean> {
  if (range.startsWith('^') && accepts(range, contract)) return true;
  const { acceptsContract } = await import(
    /* webpackChunkName: "version" */ '@pathshala/web-kit/contract-range'
  );
  return acceptsContract(range, contract);
}

const majorIn = new RegExp(`(^|[^.\\d])${Number.parseInt(contract, 10)}(\\D|$)`);

/** A short test for the boot script: false for most ranges that `fitsContract` refuses, for none that it accepts. */
export function mayFitContract(range: string): boolean {
  return majorIn.test(range);
}
