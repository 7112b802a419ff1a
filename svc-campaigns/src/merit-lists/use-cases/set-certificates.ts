import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Campaigns, requireKind } from '../../campaigns/index.ts';

interface SetCertificatesDependencies {
  readonly campaigns: Pick<Campaigns, 'find' | 'update'>;
}

interface SetCertificatesCommand {
  readonly campaignId: string;
  /** 0: no certificates. */
  readonly upTo: number;
  /** The revision that the administrator has seen; undefined: the latest. */
  readonly rev?: number | undefined;
}

/**
 * Possible before and after the release, because a certificate is checked by the current rule. Throws `conflict` when another
 * administrator has changed the rule meanwhile.
 */
export function setCertificates({ campaigns }: SetCertificatesDependencies) {
  return async ({
    campaignId,
    upTo,
    rev,
  }: SetCertificatesCommand): Promise<{ upTo: number; rev: number }> => {
    requireKind('exam', await campaigns.find(campaignId));
    const { certificatesRev = 1 } = await campaigns.update(campaignId, (campaign) => {
      const latest = campaign.certificatesRev ?? 1;
      if (rev !== undefined && rev !== latest) {
        throw new DomainError('conflict', 'common.edited-meanwhile-unknown');
      }
      if ((campaign.certificatesUpTo ?? 0) === upTo) return null;
      return { state: { ...campaign, certificatesUpTo: upTo, certificatesRev: latest + 1 } };
    });
    return { upTo, rev: certificatesRev };
  };
}
