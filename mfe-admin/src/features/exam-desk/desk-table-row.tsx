import type { DeskRow } from '@pathshala/svc-exams-contract/http';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Button } from '@pathshala/web-kit/parts/button';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useAccountName } from '../../students/account-name.tsx';
import type { DeskTableProps } from './desk-table-props.ts';
import styles from './exam-desk.module.css';
import { isSilent } from './stream/listed-rows.ts';
import { texts } from './texts.ts';

type DeskTableRowProps = Omit<DeskTableProps, 'rows'> & { readonly row: DeskRow };

export function DeskTableRow({ row, now, desk, rollNumbers, onAct }: DeskTableRowProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const name = useAccountName(row.studentId);
  const none = translate(texts.none);
  const rollNumber = rollNumbers.get(row.studentId);
  const ago = (time: string | null): string =>
    time === null
      ? none
      : translate(texts.ago, { time: format.duration(Math.max(0, now - Date.parse(time))) });
  const left = row.state === 'sitting' && row.deadlineAt !== null ? Date.parse(row.deadlineAt) - now : null;
  const answered = { n: format.number(row.answered), all: format.number(desk.questions) };
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={translate(texts.rollNumber)} className={styles['number']}>
        {rollNumber === undefined ? none : format.digits(rollNumber)}
      </td>
      <td data-label={translate(texts.state)}>
        <StateBadge row={row} now={now} />
      </td>
      <td data-label={translate(texts.started)}>
        {row.startedAt === null ? none : format.time(row.startedAt)}
      </td>
      <td data-label={translate(texts.lastSave)}>{ago(row.savedAt)}</td>
      <td data-label={translate(texts.lastSeen)}>{row.state === 'sitting' ? ago(row.seenAt) : none}</td>
      <td data-label={translate(texts.answered)}>
        {row.attemptId === null ? none : translate(texts.ofQuestions, answered)}
      </td>
      <td data-label={translate(texts.timeLeft)} className={styles['number']}>
        {left === null ? none : format.clock(Math.max(0, left))}
      </td>
      <td>{!desk.isReleased && <RowAct row={row} name={name} onAct={onAct} />}</td>
    </tr>
  );
}

function StateBadge({ row, now }: Pick<DeskTableRowProps, 'row' | 'now'>): ReactNode {
  const translate = useText();
  if (row.state === 'not-started') return <Badge>{translate(texts.isNotStarted)}</Badge>;
  if (row.state === 'submitted') {
    return <Badge>{translate(row.closedBy === 'clock' ? texts.isClosed : texts.isSubmitted)}</Badge>;
  }
  if (isSilent(row, now)) return <Badge tone="attention">{translate(texts.isSilent)}</Badge>;
  return <Badge tone="good">{translate(texts.isSitting)}</Badge>;
}

function RowAct({
  row,
  name,
  onAct,
}: Pick<DeskTableRowProps, 'row' | 'onAct'> & { name: string }): ReactNode {
  const translate = useText();
  if (row.attemptId === null) return null;
  const isSitting = row.state === 'sitting';
  return (
    <Button
      size="small"
      aria-label={translate(isSitting ? texts.addMinutesTo : texts.reopenFor, { name })}
      onClick={() => onAct(isSitting ? 'minutes' : 'reopen', row)}
    >
      {translate(isSitting ? texts.addMinutes : texts.reopen)}
    </Button>
  );
}
