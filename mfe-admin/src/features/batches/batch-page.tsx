import { Button } from '@mantine/core';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useMayDo, useMayDoWithLimits } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { Batch, readBatch } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { Link, useParams } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { type ReactNode, useState } from 'react';
import { batchFields } from '../../resources/batch.fields.ts';
import { AddMembersDialog } from './add-members-dialog.tsx';
import { EditBatch } from './batch-dialog.tsx';
import { BatchParts } from './batch-parts.tsx';
import { batchPath, bossBatchesPath } from '../../batches/batch-paths.ts';
import { texts as memberTexts } from '../../batches/member-texts.ts';
import { ResultsList } from '../../batches/results-list.tsx';
import { MembersList } from './members-list.tsx';
import { texts } from './texts.ts';
import { writePath, writeText } from '../../messages/message-paths.ts';
import { useArchiveBatch } from './use-archive-batch.ts';
import { useMemberCount } from '../../batches/use-member-count.ts';

/** /boss/batches/:id: what the batch is, and who is in it. */
export function BatchPage(): ReactNode {
  const translate = useText();
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readBatch>(batchPath, { params: { id } });
  return (
    <QueryStates query={query} failedTitle={() => translate(texts.loadFailed)}>
      {(batch) => <BatchDetails key={batch._id} batch={batch} />}
    </QueryStates>
  );
}

function BatchDetails({ batch }: { readonly batch: Batch }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const may = useMayDo();
  const mayChange = may(permissions.support);
  const mayRank = useMayDoWithLimits()(permissions.marking, permissions.questions);
  const [params] = useQueryParams();
  const part = mayRank && params.get('part') === 'results' ? 'results' : 'members';
  const [opened, open] = useState<'edit' | 'add'>();
  const close = (): void => open(undefined);
  return (
    <AdminPage
      title={inLanguage(batch.name)}
      breadcrumbs={[{ text: translate(texts.title), to: bossBatchesPath }]}
      actions={mayChange && <Changes batch={batch} onOpen={open} />}
    >
      {batch.archivedAt !== null && <Notice tone="attention">{translate(texts.isArchived)}</Notice>}
      <BatchFacts batch={batch} />
      {mayRank && <BatchParts batchId={batch._id} current={part} />}
      {part === 'results' ? (
        <ResultsList batchId={batch._id} />
      ) : (
        <MembersList batch={batch} mayChange={mayChange} />
      )}
      {opened === 'edit' && <EditBatch id={batch._id} name={batch.name} onClose={close} />}
      {opened === 'add' && <AddMembersDialog batch={batch} onClose={close} />}
    </AdminPage>
  );
}

interface ChangesProps {
  readonly batch: Batch;
  readonly onOpen: (dialog: 'edit' | 'add') => void;
}

function Changes({ batch, onOpen }: ChangesProps): ReactNode {
  const translate = useText();
  const archive = useArchiveBatch();
  const isArchived = batch.archivedAt !== null;
  return (
    <>
      <Button component={Link} variant="default" to={`/boss/fees?batchId=${batch._id}`}>
        {translate(memberTexts.dues)}
      </Button>
      <Button
        variant="subtle"
        component={Link}
        to={writePath({ kind: 'batch', id: batch._id, name: batch.name })}
      >
        {translate(writeText)}
      </Button>
      <Button variant="subtle" onClick={() => void archive(batch)}>
        {translate(isArchived ? texts.unarchive : texts.archive)}
      </Button>
      <Button variant="default" onClick={() => onOpen('edit')}>
        {translate(texts.edit)}
      </Button>
      {!isArchived && <Button onClick={() => onOpen('add')}>{translate(memberTexts.add)}</Button>}
    </>
  );
}

function BatchFacts({ batch }: { readonly batch: Batch }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { shortDate } = useFormat();
  const countOf = useMemberCount();
  const { courses, teacherName, room, startsOn, endsOn } = batch;
  const days = [
    startsOn !== '' && translate(texts.from, { start: shortDate(startsOn) }),
    endsOn !== '' && translate(texts.until, { end: shortDate(endsOn) }),
  ].filter((part) => part !== false);
  const given = [
    [translate(texts.courses), courses.map(({ courseName }) => inLanguage(courseName)).join(', ')],
    [translate(texts.teacher), inLanguage(teacherName)],
    [translate(batchFields.room.label), inLanguage(room)],
    [translate(texts.days), days.join(' ')],
  ] as const;
  return (
    <Facts
      facts={[[translate(texts.members), countOf(batch)], ...given.filter(([, value]) => value !== '')]}
    />
  );
}
