import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { BatchMember } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { NamedRow } from '../../students/use-named-rows.ts';
import { texts } from '../../batches/member-texts.ts';

export type NamedMember = NamedRow<BatchMember>;

export function useMemberColumns(): readonly DataColumn<NamedMember>[] {
  const { dateTime, text } = useColumns<NamedMember>();
  const translate = useText();
  const reasonOf = useLeftReason();
  return [
    text('student', texts.student, ({ studentName }) => studentName),
    {
      ...dateTime('joined', texts.joined, ({ joinedAt }) => joinedAt),
      cell: (member) => <Joined member={member} />,
    },
    {
      id: 'state',
      title: translate(texts.state),
      filter: {
        kind: 'choice',
        name: 'state',
        unset: translate(texts.isIn),
        options: [{ value: 'left', text: translate(texts.hasLeft) }],
      },
      cell: (member) => <State member={member} />,
      exportValue: reasonOf,
    },
  ];
}

function Joined({ member: { joinedAt, movedFrom } }: { readonly member: BatchMember }): string {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const time = format.shortDateTime(joinedAt);
  return movedFrom === null
    ? time
    : `${time}, ${translate(texts.cameFrom, { batch: inLanguage(movedFrom.name) })}`;
}

/** Why the student has left, or where to. */
function useLeftReason(): (member: BatchMember) => string {
  const translate = useText();
  const inLanguage = useBilingual();
  return ({ movedTo, leftReason }) =>
    movedTo === null ? inLanguage(leftReason) : translate(texts.movedTo, { batch: inLanguage(movedTo.name) });
}

function State({ member }: { readonly member: BatchMember }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const reasonOf = useLeftReason();
  if (member.leftAt === null) return <Badge tone="good">{translate(texts.isIn)}</Badge>;
  const words = { time: format.shortDateTime(member.leftAt), reason: reasonOf(member) };
  return (
    <>
      <Badge>{translate(texts.hasLeft)}</Badge> {translate(texts.leftAt, words)}
    </>
  );
}
