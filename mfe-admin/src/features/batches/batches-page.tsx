import { Button } from '@mantine/core';
import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useMayDo, useMayDoWithLimits } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { Batch, listBatches } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useNavigate } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { BatchDialog, EditBatch } from './batch-dialog.tsx';
import { batchesPath, bossBatchesPath, bossBatchPath } from '../../batches/batch-paths.ts';
import { texts } from './texts.ts';
import { useArchiveBatch } from './use-archive-batch.ts';
import { useBatchColumns } from './use-batch-columns.tsx';

/** /boss/batches: batches by name, with `?courseId=` or `?teacherId=` those of one course or teacher. */
export function BatchesPage(): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const navigate = useNavigate();
  const archive = useArchiveBatch();
  const mayChange = useMayDo()(permissions.support);
  const [opened, open] = useState<Batch | 'new'>();
  const create = mayChange && <Button onClick={() => open('new')}>{translate(texts.create)}</Button>;
  const changes = (batch: Batch): readonly RowAction[] => [
    { id: 'edit', text: translate(texts.edit), onSelect: () => open(batch) },
    {
      id: 'archive',
      text: translate(batch.archivedAt === null ? texts.archive : texts.unarchive),
      onSelect: () => void archive(batch),
    },
  ];
  const linksOf = useBatchLinks();
  const actions = (batch: Batch) => [...linksOf(batch), ...(mayChange ? changes(batch) : [])];
  const close = (): void => open(undefined);
  return (
    <AdminPage title={translate(texts.title)} lead={translate(texts.lead)} actions={create}>
      <DataTable
        name="batches"
        title={translate(texts.title)}
        source={useApiList<typeof listBatches>(batchesPath)}
        columns={useBatchColumns()}
        defaultSort="name"
        rowName={({ name }) => inLanguage(name)}
        rowHref={({ _id }) => bossBatchPath(_id)}
        actions={actions}
        emptyAction={create}
        texts={{
          search: translate(texts.search),
          empty: translate(texts.empty),
          notFound: translate(texts.notFound),
          failed: (error) => translate(texts.failed, { error: error.message }),
        }}
      />
      {opened === 'new' && (
        <BatchDialog onSaved={({ _id }) => void navigate(bossBatchPath(_id))} onClose={close} />
      )}
      {opened !== undefined && opened !== 'new' && (
        <EditBatch id={opened._id} name={opened.name} onClose={close} />
      )}
    </AdminPage>
  );
}

/** The pages that a row leads to: its students, classes, attendance and dues, and the batches of the same course or teacher. */
function useBatchLinks(): (batch: Batch) => readonly RowAction[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const may = useMayDo();
  const mayWithLimits = useMayDoWithLimits();
  const ofClasses = (batchId: string): readonly RowAction[] => [
    { id: 'classes', text: translate(texts.classes), href: `/boss/classes?batchId=${batchId}` },
    {
      id: 'attendance',
      text: translate(texts.attendance),
      href: `/boss/classes/attendance?batchId=${batchId}`,
    },
  ];
  return ({ _id, courses, teacherId, teacherName }) => {
    const dues = { id: 'dues', text: translate(texts.dues), href: `/boss/fees?batchId=${_id}` };
    const ofTeacher = {
      id: 'teacher',
      text: `${translate(texts.teacher)}: ${inLanguage(teacherName)}`,
      href: `${bossBatchesPath}?teacherId=${teacherId}`,
    };
    return [
      { id: 'members', text: translate(texts.members), href: bossBatchPath(_id) },
      ...(mayWithLimits(permissions.questions, permissions.support) ? ofClasses(_id) : []),
      ...(may(permissions.support) ? [dues] : []),
      ...courses.map(({ courseId, courseName }) => ({
        id: courseId,
        text: `${translate(texts.course)}: ${inLanguage(courseName)}`,
        href: `${bossBatchesPath}?courseId=${courseId}`,
      })),
      ...(teacherId === '' ? [] : [ofTeacher]),
    ];
  };
}
