import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { readBankedPaper } from '@pathshala/svc-exams-contract/banked-papers';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { questionPaths } from '../../exams/paths.ts';
import { BankForm } from './bank-form.tsx';
import { texts } from './texts.ts';

/** /boss/paper-questions/:paperId: the questions of a paper flow into the bank. */
export function PaperQuestionsPage(): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { paperId = '' } = useParams();
  const query = useApiQuery<typeof readBankedPaper>('/questions/papers/{paperId}', { params: { paperId } });
  return (
    <QueryStates query={query}>
      {(paper) => (
        <AdminPage
          title={translate(texts.title, { name: inLanguage(paper.title) })}
          lead={translate(texts.lead)}
          breadcrumbs={[{ text: translate(texts.bank), to: questionPaths.all }]}
        >
          {paper.subjects.length === 0 ? (
            <EmptyState text={translate(texts.noQuestions)} />
          ) : (
            <BankForm key={paperId} paper={paper} />
          )}
        </AdminPage>
      )}
    </QueryStates>
  );
}
