import { Button, Group } from '@mantine/core';
import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { listClasses } from '@pathshala/svc-catalog-contract/class-routes';
import type { ClassItem } from '@pathshala/svc-catalog-contract/classes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import { useClassColumns } from './use-class-columns.tsx';
import { useDeleteClasses } from './use-delete-classes.ts';

const editPath = ({ _id }: ClassItem): string => `/boss/classes/${_id}/edit`;
const attendancePath = ({ _id }: ClassItem): string => `/boss/classes/${_id}/attendance`;

/** Attendance, its report for the batch or the course, and the series for all; edit and delete for authors. */
function useClassActions(isAuthor: boolean): (one: ClassItem) => readonly RowAction[] {
  const translate = useText();
  const remove = useDeleteClasses();
  const authorActions = (one: ClassItem): readonly RowAction[] => {
    const deletion = (scope: 'this' | 'following'): RowAction => ({
      id: `delete-${scope}`,
      text: translate(scope === 'this' ? texts.delete : texts.deleteFollowing),
      isDangerous: true,
      onSelect: () => void remove(one, scope),
    });
    return [
      { id: 'edit', text: translate(texts.edit), href: editPath(one) },
      deletion('this'),
      ...(one.seriesId === null ? [] : [deletion('following')]),
    ];
  };
  return (one) => {
    const series = `/boss/classes?show=all&seriesId=${one.seriesId ?? ''}`;
    const place = one.batchId === '' ? `courseId=${one.courseId}` : `batchId=${one.batchId}`;
    return [
      { id: 'attendance', text: translate(texts.attendance), href: attendancePath(one) },
      { id: 'report', text: translate(texts.report), href: `/boss/classes/attendance?${place}` },
      ...(one.seriesId === null ? [] : [{ id: 'series', text: translate(texts.sameSeries), href: series }]),
      ...(isAuthor ? authorActions(one) : []),
    ];
  };
}

/** /boss/classes: those ahead; `?show=past`, `?courseId=`, `?batchId=` and `?seriesId=` show others. */
export function ClassesPage(): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const may = useMayDo();
  const isAuthor = may(permissions.questions);
  const create = isAuthor && (
    <LinkButton kind="primary" to="/boss/classes/create">
      {translate(texts.create)}
    </LinkButton>
  );
  return (
    <AdminPage
      title={translate(texts.title)}
      actions={
        <Group gap="sm">
          <Button component={Link} to="/boss/classes/week" variant="default">
            {translate(texts.week)}
          </Button>
          <Button component={Link} to="/boss/classes/attendance" variant="default">
            {translate(texts.report)}
          </Button>
          {create}
        </Group>
      }
    >
      <DataTable
        name="classes"
        title={translate(texts.title)}
        source={useApiList<typeof listClasses>('/classes')}
        columns={useClassColumns()}
        defaultSort="start"
        rowName={({ title }) => inLanguage(title)}
        rowHref={isAuthor ? editPath : attendancePath}
        actions={useClassActions(isAuthor)}
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
