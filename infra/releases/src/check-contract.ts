import { acceptsVersion } from '@pathshala/rules/version-range';

/** The part of the live shell on which a release depends. */
export interface ProvidedContract {
  /** The version of the contract between shell and remotes. */
  readonly contract: string;
  /** The modules that it shares → their versions. */
  readonly shared: Readonly<Record<string, string>>;
}

/** The contract that the live shell provides is in the remote's range. */
export function checkContract(
  { name, contract }: { readonly name: string; readonly contract: string },
  shell: Pick<ProvidedContract, 'contract'>,
): readonly string[] {
  if (acceptsVersion(contract, shell.contract)) return [];
  return [
    `${name} needs the contract ${contract} and the live shell provides ${shell.contract}: put a shell live that provides it, or build ${name} with the kit of the live shell.`,
  ];
}
