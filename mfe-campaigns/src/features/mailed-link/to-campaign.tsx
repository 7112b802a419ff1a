import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Link } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { campaignPath } from '../../campaigns/campaign-path.ts';
import type { OpenedLink } from './opened-link.ts';

/** Link to the campaign of a mailed link. */
export function ToCampaign({ campaign }: Pick<OpenedLink, 'campaign'>): ReactNode {
  const inLanguage = useBilingual();
  return (
    <p>
      <Link to={campaignPath(campaign)}>{inLanguage(campaign.title)}</Link>
    </p>
  );
}
