import type { ListedRow, ListSource } from '@pathshala/admin-kit/data-table/list-source';
import { ReorderButton } from '@pathshala/admin-kit/reorder/reorder-button';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { orderCalls, type PartKind } from './part-calls.ts';
import { texts } from './texts.ts';

interface PartsOrderProps<Row extends ListedRow> {
  readonly kind: Exclude<PartKind, 'course'>;
  readonly parentId: string;
  readonly source: ListSource<Row>;
  /** The name as it is stored, in one language or both. */
  readonly nameOf: (row: Row) => string;
}

/** The button to reorder all parts of one kind below their parent. */
export function PartsOrder<Row extends ListedRow>(props: PartsOrderProps<Row>): ReactNode {
  const { kind, parentId, source, nameOf } = props;
  const translate = useText();
  const inLanguage = useBilingual();
  const { api } = useServices();
  return (
    <ReorderButton
      title={translate(texts.order[kind])}
      source={source}
      rowName={(row) => inLanguage(nameOf(row))}
      save={(ids) => orderCalls[kind](api, parentId, [...ids])}
      savedText={translate(texts.ordered[kind])}
    />
  );
}
