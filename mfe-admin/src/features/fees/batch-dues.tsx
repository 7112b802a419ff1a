import { Button, Group } from '@mantine/core';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { remindBatchOfDues } from '@pathshala/svc-catalog-contract/fees';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import { BatchSelect } from '../../batches/batch-select.tsx';
import { duesPath } from './fee-paths.ts';
import { texts } from './texts.ts';

/** The batch whose dues are listed, which the address names, and a reminder to all of its students. */
export function BatchDues(): ReactNode {
  const translate = useText();
  const [params, change] = useQueryParams();
  const batchId = params.get('batchId') ?? '';
  const remind = useRemindBatch();
  return (
    <Group mb="md" align="end">
      <BatchSelect
        value={batchId}
        onChange={(next) => change({ batchId: next === '' ? undefined : next, page: undefined })}
      />
      {batchId !== '' && (
        <Button variant="default" loading={remind.isBusy} onClick={() => void remind.ask(batchId)}>
          {translate(texts.remindBatch)}
        </Button>
      )}
    </Group>
  );
}

function useRemindBatch() {
  const translate = useText();
  const confirm = useConfirm();
  const { toast } = useServices();
  const { mutate, isPending } = useApiMutation<typeof remindBatchOfDues>('post', '/courses/fees/reminders', {
    invalidates: [duesPath],
    onSuccess: ({ mailed, already }) => toast.success(translate(texts.batchReminded, { n: mailed, already })),
    onError: ({ message }) => toast.error(message),
  });
  async function ask(batchId: string): Promise<void> {
    const isConfirmed = await confirm({
      title: translate(texts.remindBatchTitle),
      body: translate(texts.remindBody),
      confirmText: translate(texts.remind),
    });
    if (isConfirmed) mutate({ body: { batchId } });
  }
  return { ask, isBusy: isPending };
}
