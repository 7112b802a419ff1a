import type { Language } from '@pathshala/web-kit/language';
import { unsatisfiedVersion } from '../federation/unsatisfied-version.ts';

interface NeededVersion {
  /** A shared module, or the contract. */
  readonly module: string;
  readonly range: string;
  readonly provided: string;
}

/** The remote needs another version of the shell: a retry cannot help, a reload may. */
export class VersionError extends Error {
  override readonly name = 'VersionError';
  /** The summary that a reader sends to the site's team. */
  readonly summary: Readonly<Record<Language, string>>;

  constructor(remote: string, needed: NeededVersion, options?: ErrorOptions) {
    super(
      `${remote} needs ${needed.module} ${needed.range}, this shell provides ${needed.provided}.`,
      options,
    );
    this.summary = summaryOf(remote, needed);
  }
}

function summaryOf(remote: string, { module, range, provided }: NeededVersion): VersionError['summary'] {
  const isContract = module === 'contract';
  const inEnglish = isContract ? 'version' : module;
  const inBengali = isContract ? 'সংস্করণ' : module;
  return {
    en: `For the site’s team: ${remote} needs ${inEnglish} ${range}, the site provides ${provided}.`,
    bn: `সাইটের দলের জন্য: ${remote}-এর দরকার ${inBengali} ${range}, সাইটে আছে ${provided}।`,
  };
}

/** The error itself, or the VersionError that it stands for. */
export function namingVersions(remote: string, error: unknown): unknown {
  const needed = unsatisfiedVersion(error);
  return needed ? new VersionError(remote, needed, { cause: error }) : error;
}
