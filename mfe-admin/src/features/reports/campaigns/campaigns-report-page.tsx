import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { CampaignInReport, listCampaignFunnels } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { type ReactNode, useCallback } from 'react';
import { fileNameOf } from '../../../reports/file-name-of.ts';
import { reportOfOnePath } from '../../../reports/paths.ts';
import { ReportPage } from '../../../reports/report-page.tsx';
import type { ReportRange } from '../../../reports/report-range.ts';
import { ReportStates } from '../../../reports/report-states.tsx';
import styles from '../../../reports/reports.module.css';
import { useReportList } from '../../../reports/use-report-list.ts';
import { useReportRange } from '../../../reports/use-report-range.ts';
import { Funnel } from './funnel.tsx';
import { isEmptyFunnel } from './funnel-steps.ts';
import { texts } from './texts.ts';
import { type CampaignRow, useFunnelColumns } from './use-funnel-columns.ts';

type Route = typeof listCampaignFunnels;

const path = '/campaign/reports/funnel';

/** /boss/reports/campaigns (ADM-20): how far people come, from the page of a campaign to its exam. */
export function CampaignsReportPage(): ReactNode {
  return <ReportPage report="campaigns">{(range) => <Campaigns range={range} />}</ReportPage>;
}

function Campaigns({ range: { from, to } }: { readonly range: ReportRange }): ReactNode {
  const translate = useText();
  const asked = useQueryParams()[0].get('kind');
  const kind = asked === 'exam' || asked === 'general' ? asked : undefined;
  const query = useApiQuery<Route>(path, { query: { from, to, pageSize: 1, ...(kind && { kind }) } });
  return (
    <ReportStates
      range={{ from, to }}
      query={query}
      isEmpty={({ all }) => kind === undefined && isEmptyFunnel(all)}
      emptyText={translate(texts.empty)}
    >
      {({ all }) => (
        <>
          <Funnel
            title={translate(texts.allFunnel)}
            fileName={fileNameOf('campaigns', { from, to })}
            counts={all}
            hasExam={kind !== 'general'}
          />
          <CampaignList range={{ from, to }} />
          <p className={styles['note']}>{translate(texts.counted)}</p>
        </>
      )}
    </ReportStates>
  );
}

const rowOf = (campaign: CampaignInReport): CampaignRow => ({ ...campaign, _id: campaign.campaignId });

/** Every campaign that has anything in the range. */
function CampaignList({ range }: { readonly range: ReportRange }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { api } = useServices();
  const { search } = useReportRange();
  const fetch = useCallback(
    (query: ReportRange, signal?: AbortSignal) =>
      api.call<Route>('get', path, { query }, signal ? { signal } : {}),
    [api],
  );
  return (
    <DataTable<CampaignRow>
      name="report-campaigns"
      title={translate(texts.all)}
      source={useReportList({ path, range, fetch, rowOf })}
      columns={useFunnelColumns()}
      defaultSort="-start"
      rowName={({ title }) => inLanguage(title)}
      rowHref={({ campaignId }) => reportOfOnePath('campaigns', campaignId) + search}
      texts={texts}
    />
  );
}
