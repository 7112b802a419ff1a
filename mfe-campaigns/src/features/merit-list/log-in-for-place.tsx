import { Notice } from '@pathshala/web-kit/parts/notice';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useSession } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { examCampaignPath } from '../../campaigns/campaign-path.ts';
import { outcomeTexts as texts } from './outcome-texts.ts';

/** Is shown to a reader who is logged out: the mail of a release leads here, and the own rank requires the log-in. */
export function LogInForPlace({ campaignId }: { readonly campaignId: string }): ReactNode {
  const text = useText();
  const { user } = useSession();
  if (user !== null) return null;
  const next = encodeURIComponent(`${examCampaignPath(campaignId)}/merit-list`);
  return (
    <Notice title={text(texts.satIt)}>
      <p>
        <Link to={`/login?next=${next}`}>{text(texts.logIn)}</Link>
      </p>
      <p>{text(texts.withoutAccount)}</p>
    </Notice>
  );
}
