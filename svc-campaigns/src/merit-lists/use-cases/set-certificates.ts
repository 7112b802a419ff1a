import { requireKind, type Campaigns } from '../../campaigns/ports.ts';

export interface SetCertificatesDependencies {
  readonly campaigns: Pick<Campaigns, 'find' | 'update'>;
}

export interface SetCertificatesCommand {
  readonly campaignId: string;
  /** 0: nobody. */
  readonly upTo: number;
}

/** Possible before and after the release: a certificate is checked by the rule of now. */
export function setCertificates({ campaigns }: SetCertificatesDependencies) {
  return async ({ campaignId, upTo }: SetCertificatesCommand): Promise<{ upTo: number }> => {
    requireKind('exam', await campaigns.find(campaignId));
    await campaigns.update(campaignId, (campaign) =>
      campaign.certificatesUpTo === upTo ? null : { state: { ...campaign, certificatesUpTo: upTo } },
    );
    return { upTo };
  };
}
