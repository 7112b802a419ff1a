import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useMayDo, useMayDoWithLimits } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { AssignmentItem } from '@pathshala/svc-catalog-contract/assignment';
import type { listAssignments } from '@pathshala/svc-catalog-contract/assignment-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import { useAssignmentColumns } from './use-assignment-columns.tsx';
import { useAssignmentBulkActions, useDeleteAssignment } from './use-delete-assignment.ts';

const editPath = ({ _id }: AssignmentItem): string => `/boss/assignments/edit/${_id}`;
const markingPath = ({ _id }: AssignmentItem): string => `/boss/assignments/${_id}/marking`;

/** /boss/assignments: those who author edit them, those who mark go to the marking desk. */
export function AssignmentsPage(): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const isAuthor = useMayDo()(permissions.questions);
  const isMarker = useMayDoWithLimits()(permissions.marking);
  const remove = useDeleteAssignment();
  const bulkActions = useAssignmentBulkActions();
  const create = isAuthor && (
    <LinkButton kind="primary" to="/boss/assignments/create">
      {translate(texts.create)}
    </LinkButton>
  );
  const actionsOf = (assignment: AssignmentItem): readonly RowAction[] => [
    ...(isMarker ? [{ id: 'mark', text: translate(texts.mark), href: markingPath(assignment) }] : []),
    ...(isAuthor ? [{ id: 'edit', text: translate(texts.edit), href: editPath(assignment) }] : []),
    { id: 'view', text: translate(texts.view), href: `/assignments/view/${assignment._id}` },
    ...(isAuthor
      ? [
          {
            id: 'delete',
            text: translate(texts.delete),
            isDangerous: true,
            onSelect: () => void remove(assignment),
          },
        ]
      : []),
  ];
  return (
    <AdminPage title={translate(texts.title)} actions={create}>
      <DataTable
        name="assignments"
        title={translate(texts.title)}
        source={useApiList<typeof listAssignments>('/assignments')}
        columns={useAssignmentColumns()}
        defaultSort="-due"
        rowName={({ title }) => inLanguage(title)}
        rowHref={isAuthor ? editPath : markingPath}
        actions={actionsOf}
        {...(isAuthor && { bulkActions })}
        emptyAction={create}
        texts={texts}
      />
    </AdminPage>
  );
}
