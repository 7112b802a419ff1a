import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Link } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import type { OpenedLink } from './opened-link.ts';

/** Link to the campaign of a mailed link. */
export function ToCampaign({ campaign }: Pick<OpenedLink, 'campaign'>): ReactNode {
  const half = useBilingual();
  const { _id, kind, title } = campaign;
  return (
    <p>
      <Link to={`/campaigns/${kind === 'exam' ? 'exam/' : ''}${_id}`}>{half(title)}</Link>
    </p>
  );
}
