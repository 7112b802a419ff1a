import type { BulkAction, RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { Operations, ShownDeadLetter } from '@pathshala/contract-kit/operations';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { texts } from './texts.ts';
import { useLetterBulkActions } from './use-letter-bulk-actions.ts';

interface LetterActions {
  readonly rowActions: (letter: ShownDeadLetter) => readonly RowAction[];
  readonly bulkActions: readonly BulkAction<ShownDeadLetter>[];
  readonly replayAll: () => Promise<void>;
  readonly isBusy: boolean;
}

/** Replay and discard, of one, of those selected, of all. Discarding is confirmed. */
export function useLetterActions(service: string): LetterActions {
  const translate = useText();
  const confirm = useConfirm();
  const { toast } = useServices();
  const list = `/operations/${service}/dead-letters` as const;
  const onError = ({ message }: { readonly message: string }): void => toast.error(message);
  const replay = useApiMutation<Operations['replayDeadLetters']>('post', `${list}/replay`, {
    invalidates: [list, `/operations/${service}/status`],
    onSuccess: ({ count }) => toast.success(translate(texts.replayed, { n: count })),
    onError,
  });
  const discard = useApiMutation<Operations['discardDeadLetters']>('post', `${list}/discard`, {
    invalidates: [list, `/operations/${service}/status`],
    onSuccess: () => toast.success(translate(texts.discarded)),
    onError,
  });
  async function discardOne(id: string): Promise<void> {
    const isConfirmed = await confirm({
      title: translate(texts.discardTitle, { n: 1 }),
      body: translate(texts.discardText),
      confirmText: translate(texts.discard),
      isDangerous: true,
    });
    if (isConfirmed) discard.mutate({ body: { ids: [id], confirm: true } });
  }

  async function replayAll(): Promise<void> {
    const isConfirmed = await confirm({
      title: translate(texts.replayAllTitle, { service }),
      body: translate(texts.replayText),
      confirmText: translate(texts.replayAll),
    });
    if (isConfirmed) replay.mutate({ body: {} });
  }

  return {
    isBusy: replay.isPending || discard.isPending,
    replayAll,
    rowActions: ({ _id }) => [
      {
        id: 'replay',
        text: translate(texts.replay),
        onSelect: () => replay.mutate({ body: { ids: [_id] } }),
      },
      {
        id: 'discard',
        text: translate(texts.discard),
        isDangerous: true,
        onSelect: () => void discardOne(_id),
      },
    ],
    bulkActions: useLetterBulkActions(service),
  };
}
