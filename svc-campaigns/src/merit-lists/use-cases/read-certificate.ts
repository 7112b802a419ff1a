import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { SiteRules } from '../../site-rules/index.ts';
import type { CertificateCodes, Certificates } from '../ports.ts';
import type { OwnRank, ReadOwnRank, ReadOwnRankCommand } from './read-own-rank.ts';

interface ReadCertificateDependencies {
  readonly certificates: Pick<Certificates, 'save'>;
  readonly codes: Pick<CertificateCodes, 'codeOf'>;
  readonly readOwn: ReadOwnRank;
  readonly siteRules: SiteRules;
}

export interface Certificate extends OwnRank {
  readonly code: string;
}

/** Returns the caller's own certificate and makes its code valid for checks. Throws `not-found` for a rank without one. */
export function readCertificate(dependencies: ReadCertificateDependencies) {
  const { certificates, codes, readOwn, siteRules } = dependencies;
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
