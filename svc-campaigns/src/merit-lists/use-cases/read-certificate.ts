import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { SiteRules } from '../../site-rules/index.ts';
import type { CertificateCodes, Certificates } from '../ports.ts';
import type { ReadMeritListDependencies } from './read-merit-list.ts';
import { readOwnRank, type OwnRank, type ReadOwnRankCommand } from './read-own-rank.ts';

export interface ReadCertificateDependencies extends ReadMeritListDependencies {
  readonly certificates: Certificates;
  readonly codes: CertificateCodes;
  readonly siteRules: SiteRules;
}

export interface Certificate extends OwnRank {
  readonly code: string;
}

/** Returns the caller's own certificate and makes its code valid for checks. Throws `not-found` for a rank without one. */
export function readCertificate(dependencies: ReadCertificateDependencies) {
  const { certificates, codes, siteRules } = dependencies;
  const readOwn = readOwnRank(dependencies);
  return async ({ campaignId, studentId }: ReadOwnRankCommand): Promise<Certificate> => {
    if (!siteRules.current().features.certificates) {
      throw new DomainError('forbidden', 'campaigns.certificates-off');
    }
    const own = await readOwn({ campaignId, studentId });
    if (!own.hasCertificate) throw new DomainError('not-found', 'campaigns.no-certificate');
    const code = codes.codeOf(own.registration._id);
    await certificates.save(code, own.registration._id);
    return { ...own, code };
  };
}
