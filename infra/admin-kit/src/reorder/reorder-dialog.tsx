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
import { SortableList } from './sortable-list.tsx';

const texts = {
  save: { en: 'Save the order', bn: 'ক্রম সংরক্ষণ করুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  few: { en: 'There are no two entries to reorder yet.', bn: 'সাজানোর মতো দুটি এখনো নেই।' },
  failed: { en: 'The order is not saved', bn: 'ক্রম সংরক্ষণ করা যায়নি' },
  discardTitle: { en: 'Discard the new order?', bn: 'নতুন ক্রম বাদ দেবেন?' },
  discardText: { en: 'The new order is not saved yet.', bn: 'নতুন ক্রম এখনো সংরক্ষণ করা হয়নি।' },
  discard: { en: 'Discard', bn: 'বাদ দিন' },
};

export interface ReorderDialogProps<Row extends ListedRow> {
  /** 'Order of the chapters' */
  readonly title: string;
  /** A request without a sort returns the rows in their order. */
  readonly source: ListSource<Row>;
  readonly rowName: (row: Row) => string;
  /** Saves the order; the ids are those of all rows. */
  readonly save: (ids: readonly string[]) => Promise<unknown>;
  /** 'The chapters have a new order.' */
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
  const [names] = useState(() => new Map(rows.map((row) => [row._id, props.rowName(row)])));
  const before = [...names.keys()];
  const [ids, setIds] = useState<readonly string[]>(before);
  const isChanged = ids.some((id, index) => id !== before[index]);
  const saving = useSaveOrder(props, before);

  async function close(): Promise<void> {
    const question = {
      title: translate(texts.discardTitle),
      body: translate(texts.discardText),
      confirmText: translate(texts.discard),
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
          <Button onClick={() => void close()}>{translate(texts.cancel)}</Button>
          <Button
            kind="primary"
            isBusy={saving.isPending}
            onClick={() => (isChanged ? saving.mutate(ids) : props.onClose())}
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
      {ids.length < 2 ? (
        <p className={styles['few']}>{translate(texts.few)}</p>
      ) : (
        <SortableList ids={ids} names={names} onChange={setIds} />
      )}
    </Dialog>
  );
}

function useSaveOrder<Row extends ListedRow>(props: ReorderDialogProps<Row>, before: readonly string[]) {
  const queryClient = useQueryClient();
  async function saveOrder(ids: readonly string[]): Promise<void> {
    await props.save(ids);
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
