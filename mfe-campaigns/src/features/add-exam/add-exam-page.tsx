import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import { AdminLayout } from '@pathshala/admin-kit/layout/admin-layout';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { readExamCampaign } from '@pathshala/svc-campaigns-contract/http';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import type { ExamCampaign } from '../../campaigns/campaign-types.ts';
import { ExamForm } from './exam-form.tsx';
import { isForAdmin } from './exam-types.ts';
import { FixedPaper } from './paper/fixed-paper.tsx';
import { isPaperFixed } from './save/concerns.ts';
import { texts } from './texts.ts';

/** /campaigns/:id/add-exam (CMP-02): an administrator creates or edits the exam of a campaign. */
export function AddExamPage(): ReactNode {
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readExamCampaign>('/examcampaigns/{id}', { params: { id } });
  return (
    <AdminLayout>
      <QueryStates query={useFreshQuery(query)}>
        {(campaign) => <Exam key={id} campaign={campaign} />}
      </QueryStates>
    </AdminLayout>
  );
}

function Exam({ campaign }: { readonly campaign: ExamCampaign }): ReactNode {
  const translate = useText();
  // Without permission for the questions the server returns only the exam's numbers.
  if (!isForAdmin(campaign))
    return (
      <AdminPage title={translate(texts.pageNotAllowed)}>
        <p>{translate(texts.pageNotAllowedText)}</p>
      </AdminPage>
    );
  return isPaperFixed(campaign) ? <FixedPaper campaign={campaign} /> : <ExamForm campaign={campaign} />;
}
