import { contract } from '@pathshala/web-kit/registry';
import { unsatisfiedVersion } from '../federation/unsatisfied-version.ts';

export interface NeededVersion {
  /** A shared module, or the contract. */
  readonly module: string;
  readonly range: string;
  readonly provided: string;
}

/** The remote needs another version of the shell: a retry cannot help, a reload may. */
export class VersionError extends Error {
  override readonly name = 'VersionError';
  readonly remote: string;
  readonly needed: NeededVersion;

  constructor(remote: string, needed: NeededVersion, options?: ErrorOptions) {
    super(
      `${remote} needs ${needed.module} ${needed.range}, this shell provides ${needed.provided}.`,
      options,
    );
    this.remote = remote;
    this.needed = needed;
  }
}

export function contractError(remote: string, range: string): VersionError {
  return new VersionError(remote, { module: 'contract', range, provided: contract });
}

/** The error itself, or the VersionError that it stands for. */
export function namingVersions(remote: string, error: unknown): unknown {
  const needed = unsatisfiedVersion(error);
  return needed ? new VersionError(remote, needed, { cause: error }) : error;
}
