import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import type { Batch, listBatchMembers } from '@pathshala/svc-catalog-contract/http';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { studentPageText, studentPath } from '../../students/student-path.ts';
import { useNamedRows } from '../../students/use-named-rows.ts';
import { usePeopleSearch } from '../../students/use-people-search.ts';
import { membersPath } from '../../batches/batch-paths.ts';
import { EndDialog } from './end-dialog.tsx';
import { texts } from '../../batches/member-texts.ts';
import { MoveDialog } from '../../batches/move-dialog.tsx';
import { useMemberCalls } from '../../batches/use-member-calls.ts';
import { type NamedMember, useMemberColumns } from './use-member-columns.tsx';

const searched = { keepsText: false, withVisitors: false };

interface MembersListProps {
  readonly batch: Batch;
  readonly mayChange: boolean;
}

/** The students who are in the batch, or with `?state=left` those who have left it. */
export function MembersList({ batch, mayChange }: MembersListProps): ReactNode {
  const translate = useText();
  const { putBack } = useMemberCalls(batch);
  const listed = useApiList<typeof listBatchMembers>(membersPath, { id: batch._id });
  const [opened, open] = useState<{ readonly as: 'move' | 'end'; readonly member: NamedMember }>();
  const changesOf = (member: NamedMember): readonly RowAction[] =>
    member.leftAt === null
      ? [
          { id: 'move', text: translate(texts.move), onSelect: () => open({ as: 'move', member }) },
          {
            id: 'end',
            text: translate(texts.end),
            isDangerous: true,
            onSelect: () => open({ as: 'end', member }),
          },
        ]
      : [{ id: 'again', text: translate(texts.again), onSelect: () => void putBack(member) }];
  const actions = (member: NamedMember): readonly RowAction[] => [
    { id: 'page', text: translate(studentPageText), href: studentPath(member.studentId) },
    {
      id: 'student',
      text: translate(texts.allOfStudent),
      href: `/boss/enrolments?studentId=${member.studentId}`,
    },
    ...changesOf(member),
  ];
  const close = (): void => open(undefined);
  return (
    <>
      <DataTable
        name="batch-members"
        title={translate(texts.members)}
        source={usePeopleSearch(useNamedRows(listed), searched)}
        columns={useMemberColumns()}
        rowName={({ studentName }) => studentName}
        {...(mayChange && { actions })}
        texts={{
          search: translate(texts.search),
          empty: translate(texts.empty),
          notFound: translate(texts.notFound),
        }}
      />
      {opened?.as === 'move' && <MoveDialog batch={batch} member={opened.member} onClose={close} />}
      {opened?.as === 'end' && <EndDialog batch={batch} member={opened.member} onClose={close} />}
    </>
  );
}
