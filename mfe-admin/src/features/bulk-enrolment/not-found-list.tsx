import { Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from '../../bulk/bulk.module.css';
import { ReportButtons } from '../../bulk/report-buttons.tsx';
import { texts } from './texts.ts';
import type { MissingPerson } from './use-check-people.ts';

const shown = 50;

/** Who of the list has no account; nothing while all have one. */
export function NotFoundList({ people }: { readonly people: readonly MissingPerson[] }): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  if (people.length === 0) return null;
  const title = translate(texts.notFound, { n: number(people.length) });
  const columns = [
    { id: 'who', title: translate(texts.who), value: ({ who }: MissingPerson) => who },
    { id: 'why', title: translate(texts.why), value: ({ why }: MissingPerson) => translate(texts[why]) },
  ];
  return (
    <section className={styles['section']}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        <ReportButtons
          name="not-found"
          columns={columns.map((column) => ({ title: column.title, exportValue: column.value }))}
          readPage={async () => ({ items: people, total: 0 })}
        />
      </div>
      <p className={styles['help']}>{translate(texts.notFoundText)}</p>
      <Table
        onPhone="cards"
        caption={title}
        rows={people.slice(0, shown)}
        keyOf={({ who }) => who}
        columns={columns.map((column) => ({ id: column.id, title: column.title, cell: column.value }))}
      />
      {people.length > shown && <p>{translate(texts.more, { n: number(people.length - shown) })}</p>}
    </section>
  );
}
