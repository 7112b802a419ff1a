import type { DeskAct } from '@pathshala/svc-exams-contract/http';
import { type Column, Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useAccountName } from '../../../students/account-name.tsx';
import { texts } from '../texts.ts';

/** Lists who did what, the latest first; the audit log has it permanently. */
export function DeskActs({ acts }: { readonly acts: readonly DeskAct[] }): ReactNode {
  const translate = useText();
  const columns = useColumns();
  return (
    <section>
      <h2>{translate(texts.acts)}</h2>
      {acts.length === 0 ? (
        <p>{translate(texts.noActs)}</p>
      ) : (
        <Table
          onPhone="cards"
          caption={translate(texts.acts)}
          rows={acts}
          keyOf={({ _id }) => _id}
          columns={columns}
        />
      )}
    </section>
  );
}

function useColumns(): readonly Column<DeskAct>[] {
  const translate = useText();
  const format = useFormat();
  return [
    { id: 'when', title: translate(texts.when), cell: ({ at }) => format.shortDateTime(at) },
    { id: 'who', title: translate(texts.who), cell: ({ by }) => by ?? translate(texts.none) },
    { id: 'what', title: translate(texts.what), cell: (act) => <What act={act} /> },
  ];
}

const whats = {
  'minutes-for-all': texts['minutes-for-all'],
  minutes: texts.minutesForOne,
  reopened: texts.reopenedFor,
  announced: texts.announcedAct,
  withdrawn: texts.withdrawnAct,
};

function What({ act }: { readonly act: DeskAct }): string {
  const translate = useText();
  const { number } = useFormat();
  const name = useAccountName(act.studentId ?? '');
  return translate(whats[act.kind], { n: number(act.minutes ?? 0), name });
}
