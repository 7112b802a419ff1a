import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Campaign, Campaigns } from '../../campaigns/index.ts';
import { hasCertificate } from '../domain/certificate.ts';
import { latestVersion, type IssuedVersion } from '../domain/merit-head.ts';
import type { MeritEntry } from '../domain/merit-list.ts';
import type { CertificateCodes, Certificates, IssuedLists, MeritLists } from '../ports.ts';

interface CheckCertificateDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly certificates: Pick<Certificates, 'findRegistrationId'>;
  readonly codes: Pick<CertificateCodes, 'clean'>;
  readonly meritLists: Pick<MeritLists, 'findByIds'>;
  readonly issuedLists: Pick<IssuedLists, 'find' | 'readOf'>;
}

export interface CheckedCertificate extends MeritEntry {
  readonly campaign: Campaign;
  readonly issued: IssuedVersion;
  readonly isValid: boolean;
}

/** The public check of a certificate: the rank by the latest version. Throws `not-found`. */
export function checkCertificate(dependencies: CheckCertificateDependencies) {
  const { campaigns, certificates, codes, meritLists, issuedLists } = dependencies;

  async function find(typed: string): Promise<CheckedCertificate | null> {
    const registrationId = await certificates.findRegistrationId(codes.clean(typed));
    const [registration] = registrationId === null ? [] : await meritLists.findByIds([registrationId]);
    if (!registration) return null;
    const campaign = await campaigns.find(registration.campaignId);
    const head = await issuedLists.find(registration.campaignId);
    const issued = head && latestVersion(head);
    if (!campaign || campaign.deletedAt !== null || !issued) return null;
    const [entry] = await issuedLists.readOf(issued, [registration._id]);
    if (!entry) return null;
    return { campaign, registration, entry, issued, isValid: hasCertificate(entry.rank, campaign) };
  }

  return async (typed: string): Promise<CheckedCertificate> => {
    const found = await find(typed);
    if (!found) throw new DomainError('not-found', 'campaigns.no-such-certificate');
    return found;
  };
}
