import { Button, Input, TextInput } from '@mantine/core';
import { Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type FormEvent, type ReactNode, useId } from 'react';
import styles from '../../bulk/bulk.module.css';
import type { MissingPerson } from '../../bulk/find-people.ts';
import { ReportButtons } from '../../bulk/report-buttons.tsx';
import { texts } from './texts.ts';
import { type CheckedOrder, useCheckPeople } from './use-check-people.ts';

const shown = 50;

interface NotFoundListProps {
  readonly order: CheckedOrder;
  readonly onChecked: (order: CheckedOrder) => void;
}

/** Returns the texts of the fields; an empty field leaves the person out. */
function writtenIn(form: HTMLFormElement): string[] {
  const values = new FormData(form).getAll('who');
  return values.flatMap((who) => (typeof who === 'string' && who.trim() !== '' ? [who.trim()] : []));
}

/** Lists the people without an account, to be corrected and looked up again; renders nothing if all have one. */
export function NotFoundList({ order, onChecked }: NotFoundListProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const formId = useId();
  const { progress, error, check } = useCheckPeople(onChecked);
  const { missing: people, found } = order;
  if (people.length === 0) return null;
  const title = translate(texts.notFound, { n: number(people.length) });
  const columns = [
    { id: 'who', title: translate(texts.who), value: ({ who }: MissingPerson) => who },
    { id: 'why', title: translate(texts.why), value: ({ why }: MissingPerson) => translate(texts[why]) },
  ];
  const lookUp = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const others = people.slice(shown).map(({ who }) => who);
    void check(found.courseId, [...writtenIn(event.currentTarget), ...others], found);
  };
  const field = ({ who }: MissingPerson): ReactNode => <WhoField who={who} formId={formId} />;
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
        columns={columns.map(({ id, title: head, value }) => ({
          id,
          title: head,
          cell: id === 'who' ? field : value,
        }))}
      />
      {people.length > shown && <p>{translate(texts.more, { n: number(people.length - shown) })}</p>}
      <form id={formId} onSubmit={lookUp} className={styles['actions']}>
        <Button type="submit" variant="default" loading={progress !== undefined && error === undefined}>
          {translate(texts.lookUpAgain)}
        </Button>
        {error !== undefined && <Input.Error role="alert">{error}</Input.Error>}
      </form>
    </section>
  );
}

function WhoField({ who, formId }: { readonly who: string; readonly formId: string }): ReactNode {
  const translate = useText();
  const label = translate(texts.whoOf, { who });
  return <TextInput form={formId} name="who" size="xs" aria-label={label} defaultValue={who} />;
}
