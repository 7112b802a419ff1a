import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, Suspense, useState } from 'react';
import type { ListedRow } from '../data-table/list-source.ts';
import type { ReorderDialogProps } from './reorder-dialog.tsx';

const texts = { change: { en: 'Change the order', bn: 'ক্রম বদলান' } };

/** The library for dragging is loaded with the first dialog. */
const ReorderDialog = lazyPage(
  () => import(/* webpackChunkName: "reorder-dialog" */ './reorder-dialog.tsx'),
  (file) => file.ReorderDialog<ListedRow>,
);

export type ReorderButtonProps<Row extends ListedRow> = Omit<ReorderDialogProps<Row>, 'onClose'>;

/** Opens the dialog in which the rows of a list get another order: by drag, by keys, or one step at a time. */
export function ReorderButton<Row extends ListedRow>(props: ReorderButtonProps<Row>): ReactNode {
  const translate = useText();
  const [isOpen, open] = useState(false);
  // The dialog passes only rows of its own source to `rowName`.
  const untyped = props as unknown as ReorderButtonProps<ListedRow>;
  return (
    <>
      <Button onClick={() => open(true)}>{translate(texts.change)}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReorderDialog {...untyped} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
