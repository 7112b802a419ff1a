import { Button } from '@mantine/core';
import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { readExamCampaign, readRanking } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { Link, useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { campaignPaths } from '../../campaigns/paths.ts';
import { PrintRanking } from './print-ranking.tsx';
import styles from './ranking.module.css';
import { texts } from './texts.ts';
import { useRankingColumns } from './use-ranking-columns.tsx';

/** /boss/campaign-management/ranking/:id: the merit list with names and contacts. */
export function RankingPage(): ReactNode {
  const translate = useText();
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readExamCampaign>('/examcampaigns/{id}', { params: { id } });
  return (
    <QueryStates query={query} failedTitle={() => translate(texts.loadFailed)}>
      {(campaign) => <Ranking key={id} campaign={campaign} />}
    </QueryStates>
  );
}

function Ranking({ campaign }: { readonly campaign: AnswerOf<typeof readExamCampaign> }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { _id: id, title, resultsReleasedAt } = campaign;
  const source = useApiList<typeof readRanking>('/examcampaigns/{id}/ranking', { id });
  const name = translate(texts.title, { name: inLanguage(title) });
  return (
    <AdminPage
      title={name}
      lead={translate(texts.lead)}
      breadcrumbs={[{ text: translate(texts.management), to: campaignPaths.list.exam }]}
      actions={
        <div className={styles['actions']}>
          <Button component={Link} variant="default" to={`/campaigns/exam/${id}/merit-list`}>
            {translate(texts.meritList)}
          </Button>
          <PrintRanking title={name} source={source} />
        </div>
      }
    >
      {resultsReleasedAt === null && (
        <Notice tone="attention">
          <p>{translate(texts.preview)}</p>
        </Notice>
      )}
      <DataTable
        name="ranking"
        title={translate(texts.list)}
        source={source}
        columns={useRankingColumns()}
        rowName={({ fullName, rollNumber }) => inLanguage(fullName) || (rollNumber ?? '–')}
        texts={texts}
      />
    </AdminPage>
  );
}
