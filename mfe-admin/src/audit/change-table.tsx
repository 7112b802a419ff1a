import { Table } from '@pathshala/web-kit/parts/table';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { type AuditEntry, readableChanges } from './audit-entry.ts';
import styles from './change-table.module.css';
import { texts } from './texts.ts';
import { useFieldText, useValueText } from './use-audit-words.ts';

/** Shows what an entry changed: field, before, after. */
export function ChangeTable({ entry }: { readonly entry: AuditEntry }): ReactNode {
  const translate = useText();
  const fieldText = useFieldText();
  const valueText = useValueText();
  const changes = readableChanges(entry);
  if (changes.length === 0) return <p className={styles['none']}>{translate(texts.noFields)}</p>;
  return (
    <div className={styles['changes']}>
      <Table
        onPhone="cards"
        caption={translate(texts.changes)}
        rows={changes}
        keyOf={({ field }) => field}
        columns={[
          { id: 'field', title: translate(texts.field), cell: ({ field }) => fieldText(entry, field) },
          { id: 'before', title: translate(texts.before), cell: ({ before }) => valueText(before) },
          { id: 'after', title: translate(texts.after), cell: ({ after }) => valueText(after) },
        ]}
      />
    </div>
  );
}
