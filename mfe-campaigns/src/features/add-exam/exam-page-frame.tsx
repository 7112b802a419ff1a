import { useBilingual } from '@pathshala/web-kit/bilingual';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { type TextInBoth, useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { examCampaignPath } from '../../campaigns/campaign-path.ts';
import type { ExamCampaign } from '../../campaigns/campaign-types.ts';
import { PhaseBadge } from '../../campaigns/phase-badge.tsx';
import { texts } from './texts.ts';

interface ExamPageFrameProps {
  readonly campaign: ExamCampaign;
  readonly title: TextInBoth;
  readonly children: ReactNode;
}

/** The title with the name and the dates of the campaign, and a link back to it. */
export function ExamPageFrame({ campaign, title, children }: ExamPageFrameProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const { _id, phase, startDate, endDate } = campaign;
  return (
    <AdminPage
      title={translate(title, { campaign: inLanguage(campaign.title) })}
      breadcrumbs={[{ to: examCampaignPath(_id), text: translate(texts.pageBack) }]}
      actions={<PhaseBadge phase={phase} />}
      lead={translate(texts.pageWindow, { from: format.dateTime(startDate), to: format.dateTime(endDate) })}
    >
      {children}
    </AdminPage>
  );
}
