import { Button, Select } from '@mantine/core';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import type { Batch, listBatches } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { batchesPath } from './batch-paths.ts';
import { texts } from './member-texts.ts';
import { useMemberCount } from './use-member-count.ts';
import { type BatchMemberName, useMemberCalls } from './use-member-calls.ts';

interface MoveDialogProps {
  readonly batch: Pick<Batch, '_id'>;
  readonly member: BatchMemberName;
  readonly onClose: () => void;
}

/** Asks for the batch that the student goes to, found by its name. */
export function MoveDialog({ batch, member, onClose }: MoveDialogProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const name = member.studentName;
  const countOf = useMemberCount();
  const { move, isBusy } = useMemberCalls(batch);
  const [search, setSearch] = useState('');
  const [to, setTo] = useState<Batch>();
  const [isMissing, setMissing] = useState(false);
  const labelOf = (one: Batch): string => `${inLanguage(one.name)} (${countOf(one)})`;
  // The name of the chosen batch is no search.
  const found = useFoundBatches(to !== undefined && search === labelOf(to) ? '' : search, batch);
  const options = to === undefined || found.some(({ _id }) => _id === to._id) ? found : [to, ...found];
  async function submit(): Promise<void> {
    setMissing(to === undefined);
    if (to !== undefined && !isBusy && (await move(member, to))) onClose();
  }
  return (
    <AdminModal title={translate(texts.moveTitle, { name })} onClose={onClose}>
      <p>{translate(texts.moveText)}</p>
      <Select
        searchable
        label={translate(texts.to)}
        error={isMissing && to === undefined && translate(texts.toRequired)}
        data={options.map((one) => ({ value: one._id, label: labelOf(one) }))}
        // The service has searched; it also knows the other script.
        filter={({ options: listed }) => listed}
        value={to?._id ?? null}
        onSearchChange={setSearch}
        onChange={(id) => setTo(options.find(({ _id }) => _id === id))}
      />
      <ModalActions>
        <Button variant="default" onClick={onClose}>
          {translate(texts.cancel)}
        </Button>
        <Button loading={isBusy} onClick={() => void submit()}>
          {translate(texts.confirmMove)}
        </Button>
      </ModalActions>
    </AdminModal>
  );
}

/** The first batches that the service finds, without this one. */
function useFoundBatches(q: string, { _id: id }: Pick<Batch, '_id'>): readonly Batch[] {
  const query = { pageSize: 20, sort: 'name', ...(q !== '' && { q }) } as const;
  const { data } = useApiQuery<typeof listBatches>(batchesPath, { query }, { keepPrevious: true });
  return (data?.items ?? []).filter(({ _id }) => _id !== id);
}
