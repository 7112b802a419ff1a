import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { AcademicResult } from '@pathshala/svc-exams-contract/academic-result';
import type {
  deleteAcademicResult,
  listAcademicResults,
  restoreAcademicResult,
} from '@pathshala/svc-exams-contract/academic-routes';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { useText } from '@pathshala/web-kit/texts';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import { useAccountName } from '../../students/account-name.tsx';
import { academicPaths, staleAcademicResults } from './paths.ts';
import { texts } from './texts.ts';
import { useAcademicColumns } from './use-academic-columns.ts';
import { useDeleteWithUndo } from '../../undo/use-delete-with-undo.ts';

/** /boss/academic-results?student=…: the entered results of one student (EXM-16). */
export function AcademicResultsPage(): ReactNode {
  const [query] = useQueryParams();
  const studentId = query.get('student') ?? '';
  return studentId === '' ? <NobodyChosen /> : <ResultsOf key={studentId} studentId={studentId} />;
}

function NobodyChosen(): ReactNode {
  const translate = useText();
  return (
    <AdminPage title={translate(texts.title)}>
      <EmptyState
        text={translate(texts.choose)}
        action={<LinkButton to="/boss/user-management">{translate(texts.toUsers)}</LinkButton>}
      />
    </AdminPage>
  );
}

function ResultsOf({ studentId }: { readonly studentId: string }): ReactNode {
  const translate = useText();
  const name = useAccountName(studentId);
  const remove = useDeleteAcademicResult();
  const title = translate(texts.titleOf, { name });
  return (
    <AdminPage
      title={title}
      lead={translate(texts.lead)}
      actions={
        <>
          <LinkButton to={`/exams/report-card?student=${studentId}`}>
            {translate(texts.reportCard)}
          </LinkButton>
          <LinkButton to={academicPaths.create(studentId)} kind="primary">
            {translate(texts.enter)}
          </LinkButton>
        </>
      }
    >
      <DataTable<AcademicResult>
        name="academic-results"
        title={title}
        source={useApiList<typeof listAcademicResults>('/academicresult/student/{studentId}', { studentId })}
        columns={useAcademicColumns()}
        defaultSort="-dateTaken"
        rowName={(result) => result.title}
        rowHref={({ _id }) => academicPaths.edit(_id)}
        actions={(result) => [
          { id: 'edit', text: translate(texts.edit), href: academicPaths.edit(result._id) },
          {
            id: 'delete',
            text: translate(texts.delete),
            isDangerous: true,
            onSelect: () => void remove(result),
          },
        ]}
        texts={texts}
      />
    </AdminPage>
  );
}

/** Asks first; the delete can be undone. */
function useDeleteAcademicResult(): (result: AcademicResult) => Promise<boolean> {
  const translate = useText();
  return useDeleteWithUndo<AcademicResult>({
    stale: staleAcademicResults,
    restore: (api, id) =>
      api.call<typeof restoreAcademicResult>('post', '/academicresult/{id}/restore', { params: { id } }),
    remove: (api, { _id: id }) =>
      api.call<typeof deleteAcademicResult>('delete', '/academicresult/{id}', { params: { id } }),
    textOf: ({ title: name }) => translate(texts.deleted, { name }),
    question: ({ title: name }) => ({
      title: translate(texts.deleteAsk),
      body: translate(texts.deleteText, { name }),
      confirmText: translate(texts.delete),
    }),
  });
}
