import { Button } from '@mantine/core';
import { ModalActions } from '@pathshala/admin-kit/modal/modal';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { AccountName } from '../../students/account-name.tsx';
import { texts } from '../../batches/member-texts.ts';
import type { CheckedList } from './use-add-members.ts';

const shown = 50;

interface CheckedMembersProps {
  readonly checked: CheckedList;
  readonly onBack: () => void;
  readonly onAdd: (studentIds: readonly string[]) => void;
}

/** Shows who would be added and who is left out; nobody is added before the confirmation. */
export function CheckedMembers({ checked, onBack, onAdd }: CheckedMembersProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const { free, students, missing, invited } = checked;
  const ready = students.filter(({ outcome }) => outcome === 'ready');
  const already = students.filter(({ outcome }) => outcome === 'already').length;
  const unknown = students.length - ready.length - already;
  const added = ready.slice(0, free);
  return (
    <>
      <Facts
        facts={[
          [translate(texts.ready), number(ready.length)],
          [translate(texts.free), number(free)],
          [translate(texts.already), number(already)],
          [translate(texts.unknown), number(unknown + missing.length)],
          ...(invited > 0 ? [[translate(texts.invited), number(invited)] as const] : []),
        ]}
      />
      {ready.length > free && (
        <Notice tone="attention">{translate(texts.noPlace, { free: number(free) })}</Notice>
      )}
      <Ready students={ready} />
      <Missing people={missing} />
      <ModalActions>
        <Button variant="default" onClick={onBack}>
          {translate(texts.back)}
        </Button>
        <Button disabled={added.length === 0} onClick={() => onAdd(added.map(({ studentId }) => studentId))}>
          {translate(texts.confirmAdd, { n: added.length })}
        </Button>
      </ModalActions>
    </>
  );
}

type Student = CheckedList['students'][number];

const studentOf = ({ studentId }: Student): ReactNode => <AccountName userId={studentId} />;

function Ready({ students }: { readonly students: readonly Student[] }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { number } = useFormat();
  if (students.length === 0) return null;
  const batchesOf = ({ otherBatches }: Student): string =>
    otherBatches.map((name) => inLanguage(name)).join(', ') || '–';
  return (
    <>
      <Table
        onPhone="cards"
        caption={translate(texts.readyList, { n: number(students.length) })}
        rows={students.slice(0, shown)}
        keyOf={({ studentId }) => studentId}
        columns={[
          { id: 'student', title: translate(texts.student), cell: studentOf },
          { id: 'elsewhere', title: translate(texts.elsewhere), cell: batchesOf },
        ]}
      />
      {students.length > shown && <p>{translate(texts.more, { n: number(students.length - shown) })}</p>}
    </>
  );
}

function Missing({ people }: { readonly people: CheckedList['missing'] }): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  if (people.length === 0) return null;
  return (
    <Table
      onPhone="cards"
      caption={translate(texts.notFoundList, { n: number(people.length) })}
      rows={people.slice(0, shown)}
      keyOf={({ who }) => who}
      columns={[
        { id: 'who', title: translate(texts.who), cell: ({ who }) => who },
        { id: 'why', title: translate(texts.why), cell: ({ why }) => translate(texts[why]) },
      ]}
    />
  );
}
