import { Button, Group } from '@mantine/core';
import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { readExamCampaign } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { Link, useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import { BatchSelect } from '../../batches/batch-select.tsx';
import { campaignPaths } from '../../campaigns/paths.ts';
import { PrintRanking } from './print-ranking.tsx';
import styles from './ranking.module.css';
import { texts } from './texts.ts';
import { useRanking } from './use-ranking.ts';
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
  const [params, change] = useQueryParams();
  const batchId = params.get('batchId') ?? '';
  const source = useRanking(id, batchId);
  const mayReadBatches = useMayDo()(permissions.support, permissions.questions, permissions.marking);
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
      {mayReadBatches && (
        <Group mb="md">
          <BatchSelect
            value={batchId}
            onChange={(next) => change({ batchId: next === '' ? undefined : next, page: undefined })}
          />
        </Group>
      )}
      <DataTable
        key={batchId}
        name="ranking"
        title={translate(texts.list)}
        source={source}
        columns={useRankingColumns(batchId !== '')}
        rowName={({ fullName, rollNumber }) => inLanguage(fullName) || (rollNumber ?? '–')}
        texts={texts}
      />
    </AdminPage>
  );
}
