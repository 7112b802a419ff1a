import { Button } from '@mantine/core';
import { ModalActions } from '@pathshala/admin-kit/modal/modal';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { AccountName } from '../../students/account-name.tsx';
import { texts } from './member-texts.ts';
import type { CheckedList } from './use-add-members.ts';

const shown = 50;

interface CheckedMembersProps {
  readonly checked: CheckedList;
  readonly onBack: () => void;
  readonly onAdd: (studentIds: readonly string[]) => void;
}

/** Who would be added and who is left out; nobody is added before the confirmation. */
export function CheckedMembers({ checked, onBack, onAdd }: CheckedMembersProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { number } = useFormat();
  const { free, students, missing, invited } = checked;
  const ready = students.filter(({ outcome }) => outcome === 'ready');
  const already = students.filter(({ outcome }) => outcome === 'already').length;
  const unknown = students.length - ready.length - already;
  const added = ready.slice(0, free);
  const title = translate(texts.readyList, { n: number(ready.length) });
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
      {ready.length > 0 && (
        <Table
          onPhone="cards"
          caption={title}
          rows={ready.slice(0, shown)}
          keyOf={({ studentId }) => studentId}
          columns={[
            {
              id: 'student',
              title: translate(texts.student),
              cell: ({ studentId }) => <AccountName userId={studentId} />,
            },
            {
              id: 'elsewhere',
              title: translate(texts.elsewhere),
              cell: ({ otherBatches }) => otherBatches.map((name) => inLanguage(name)).join(', ') || '–',
            },
          ]}
        />
      )}
      {ready.length > shown && <p>{translate(texts.more, { n: number(ready.length - shown) })}</p>}
      {missing.length > 0 && (
        <Table
          onPhone="cards"
          caption={translate(texts.leftOut, { n: number(missing.length) })}
          rows={missing.slice(0, shown)}
          keyOf={({ who }) => who}
          columns={[
            { id: 'who', title: translate(texts.who), cell: ({ who }) => who },
            { id: 'why', title: translate(texts.why), cell: ({ why }) => translate(texts[why]) },
          ]}
        />
      )}
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
