import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useMutation, useQuery, useQueryClient } from '@pathshala/web-kit/query';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { fetchAll, listKey, type ListedRow, type ListSource } from '../data-table/list-source.ts';
import { showUndo } from '../feedback/undo-toast.ts';
import { useConfirm } from '../feedback/use-confirm.ts';
import styles from './reorder.module.css';
import { type Entry, OrderList } from './order-list.tsx';

const texts = {
  save: { en: 'Save the order', bn: 'ক্রম সংরক্ষণ করুন' },
  few: { en: 'There are no two entries to reorder yet.', bn: 'সাজানোর মতো দুটি এখনো নেই।' },
  failed: { en: 'The order is not saved', bn: 'ক্রম সংরক্ষণ করা যায়নি' },
  discardTitle: { en: 'Discard the new order?', bn: 'নতুন ক্রম বাদ দেবেন?' },
  discardText: { en: 'The new order is not saved yet.', bn: 'নতুন ক্রম এখনো সংরক্ষণ করা হয়নি।' },
};

export interface ReorderDialogProps<Row extends ListedRow> {
  /** 'Order of the pages' */
  readonly title: string;
  /** A request without a sort returns the rows in their order. */
  readonly source: ListSource<Row>;
  readonly rowName: (row: Row) => string;
  /** Saves the order; the ids are those of all rows. */
  readonly save: (ids: readonly string[]) => Promise<unknown>;
  /** 'The pages have a new order.' */
  readonly savedText: string;
  readonly onClose: () => void;
}

/** Loads all rows of a list and saves their new order; a saved order can be undone. */
export function ReorderDialog<Row extends ListedRow>(props: ReorderDialogProps<Row>): ReactNode {
  const { source } = props;
  const query = useQuery({
    queryKey: listKey(source, { isWhole: true }),
    queryFn: ({ signal }) => fetchAll(source, {}, { signal, onProgress: () => undefined }),
  });
  if (query.isFetchedAfterMount && query.data) return <OrderEditor {...props} rows={query.data} />;
  return (
    <Dialog isOpen title={props.title} onClose={props.onClose}>
      {query.error ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <LoadingState />
      )}
    </Dialog>
  );
}

interface OrderEditorProps<Row extends ListedRow> extends ReorderDialogProps<Row> {
  readonly rows: readonly Row[];
}

function OrderEditor<Row extends ListedRow>({ rows, ...props }: OrderEditorProps<Row>): ReactNode {
  const translate = useText();
  const confirm = useConfirm();
  // A later fetch does not change the order that is being edited.
  const [before] = useState<readonly Entry[]>(() =>
    rows.map((row) => ({ id: row._id, name: props.rowName(row) })),
  );
  const [entries, setEntries] = useState(before);
  const isChanged = entries.some(({ id }, index) => id !== before[index]?.id);
  const saving = useSaveOrder(props, before);

  async function close(): Promise<void> {
    const question = {
      title: translate(texts.discardTitle),
      body: translate(texts.discardText),
      confirmText: translate(commonTexts.discard),
      isDangerous: true,
    };
    if (!isChanged || (await confirm(question))) props.onClose();
  }
  return (
    <Dialog
      isOpen
      title={props.title}
      onClose={() => void close()}
      actions={
        <>
          <Button onClick={() => void close()}>{translate(commonTexts.cancel)}</Button>
          <Button
            kind="primary"
            isBusy={saving.isPending}
            onClick={() => (isChanged ? saving.mutate(entries) : props.onClose())}
          >
            {translate(texts.save)}
          </Button>
        </>
      }
    >
      {saving.error && (
        <Notice tone="bad" isLive title={translate(texts.failed)}>
          <p>{saving.error.message}</p>
        </Notice>
      )}
      {entries.length < 2 ? (
        <p className={styles['few']}>{translate(texts.few)}</p>
      ) : (
        <OrderList entries={entries} onChange={setEntries} />
      )}
    </Dialog>
  );
}

function useSaveOrder<Row extends ListedRow>(props: ReorderDialogProps<Row>, before: readonly Entry[]) {
  const queryClient = useQueryClient();
  async function saveOrder(entries: readonly Entry[]): Promise<void> {
    await props.save(entries.map(({ id }) => id));
    await queryClient.invalidateQueries({ queryKey: [props.source.path] });
  }
  return useMutation({
    mutationFn: saveOrder,
    onSuccess: () => {
      showUndo({ text: props.savedText, undo: () => saveOrder(before) });
      props.onClose();
    },
  });
}
