import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { ListedBlueprint } from '@pathshala/svc-exams-contract/blueprint';
import type {
  deleteBlueprint,
  listBlueprints,
  restoreBlueprint,
} from '@pathshala/svc-exams-contract/blueprint-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { blueprintFields } from '../../resources/blueprint.fields.ts';
import { useDeleteWithUndo } from '../../undo/use-delete-with-undo.ts';
import { blueprintPaths, staleBlueprints } from './paths.ts';
import { texts } from './texts.ts';

/** /boss/blueprints: the plans by which papers are drawn from the bank. */
export function BlueprintsPage(): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const remove = useDeleteBlueprint();
  const { bilingual, number, dateTime } = useColumns<ListedBlueprint>();
  const create = (
    <LinkButton kind="primary" to={blueprintPaths.create}>
      {translate(texts.create)}
    </LinkButton>
  );
  return (
    <AdminPage title={translate(texts.title)} lead={translate(texts.lead)} actions={create}>
      <DataTable<ListedBlueprint>
        name="blueprints"
        title={translate(texts.title)}
        source={useApiList<typeof listBlueprints>('/questions/blueprints')}
        columns={[
          { ...bilingual('title', blueprintFields.title.label, ({ title }) => title), sortable: true },
          number('rows', texts.rows, ({ rows }) => rows.length),
          { ...number('questions', texts.questions, ({ questions }) => questions), sortable: true },
          { ...dateTime('changed', texts.changed, ({ changedAt }) => changedAt), sortable: true },
        ]}
        defaultSort="title"
        rowName={({ title }) => inLanguage(title)}
        rowHref={({ _id }) => blueprintPaths.edit(_id)}
        actions={(blueprint) => [
          { id: 'edit', text: translate(texts.edit), href: blueprintPaths.edit(blueprint._id) },
          {
            id: 'delete',
            text: translate(texts.delete),
            isDangerous: true,
            onSelect: () => void remove(blueprint),
          },
        ]}
        emptyAction={create}
        texts={{
          search: translate(texts.search),
          empty: translate(texts.empty),
          notFound: translate(texts.notFound),
        }}
      />
    </AdminPage>
  );
}

/** Asks first; the delete can be undone. */
function useDeleteBlueprint(): (blueprint: ListedBlueprint) => Promise<boolean> {
  const translate = useText();
  const inLanguage = useBilingual();
  return useDeleteWithUndo<ListedBlueprint>({
    stale: staleBlueprints,
    restore: (api, id) =>
      api.call<typeof restoreBlueprint>('post', '/questions/blueprints/{id}/restore', { params: { id } }),
    remove: (api, { _id: id }) =>
      api.call<typeof deleteBlueprint>('delete', '/questions/blueprints/{id}', { params: { id } }),
    textOf: ({ title }) => translate(texts.deleted, { name: inLanguage(title) }),
    question: () => ({
      title: translate(texts.deleteAsk),
      body: translate(texts.deleteText),
      confirmText: translate(texts.delete),
    }),
  });
}
