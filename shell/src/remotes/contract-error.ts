import { contract } from '@pathshala/web-kit/registry';

/** The remote needs another version of the shell's contract: a retry cannot help, a reload may. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly remote: string;
  readonly range: string;

  constructor(remote: string, range: string) {
    super(`${remote} needs contract ${range}, this shell provides ${contract}.`);
    this.remote = remote;
    this.range = range;
  }
}
