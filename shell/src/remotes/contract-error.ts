import { contract } from '@pathshala/web-kit/registry';

/** The remote was built for another version of the shell: a retry cannot help, a reload may. */
export class ContractError extends Error {
  override readonly name = 'ContractError';

  constructor(remote: string, spoken: string) {
    super(`${remote} speaks contract ${spoken}, this shell ${contract}.`);
  }
}
