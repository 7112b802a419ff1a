import type { readCampaignFunnel } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Link, useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { fileNameOf } from '../../../reports/file-name-of.ts';
import { reportPaths } from '../../../reports/paths.ts';
import { ReportPage } from '../../../reports/report-page.tsx';
import type { ReportRange } from '../../../reports/report-range.ts';
import { ReportStates } from '../../../reports/report-states.tsx';
import styles from '../../../reports/reports.module.css';
import { useReportRange } from '../../../reports/use-report-range.ts';
import { Funnel } from './funnel.tsx';
import { isEmptyFunnel } from './funnel-steps.ts';
import { texts } from './texts.ts';

/** /boss/reports/campaigns/:campaignId (ADM-20). */
export function CampaignReportPage(): ReactNode {
  const { campaignId = '' } = useParams();
  return (
    <ReportPage report="campaigns">
      {(range) => <OneCampaign campaignId={campaignId} range={range} />}
    </ReportPage>
  );
}

interface OneCampaignProps {
  readonly campaignId: string;
  readonly range: ReportRange;
}

function OneCampaign({ campaignId, range: { from, to } }: OneCampaignProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { search } = useReportRange();
  const query = useApiQuery<typeof readCampaignFunnel>('/campaign/reports/funnel/{id}', {
    params: { id: campaignId },
    query: { from, to },
  });
  return (
    <>
      <Link to={reportPaths.campaigns + search}>{translate(texts.all)}</Link>
      {query.data && <h2 className={styles['subject']}>{inLanguage(query.data.title)}</h2>}
      <ReportStates
        range={{ from, to }}
        query={query}
        isEmpty={isEmptyFunnel}
        emptyText={translate(texts.emptyOne)}
      >
        {(report) => (
          <>
            <Funnel
              title={translate(texts.funnel)}
              fileName={fileNameOf(`campaign-${campaignId}`, { from, to })}
              counts={report}
              hasExam={report.kind === 'exam'}
            />
            <p className={styles['note']}>{translate(texts.counted)}</p>
          </>
        )}
      </ReportStates>
    </>
  );
}
