import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { readMeritList } from '@pathshala/svc-campaigns-contract/http';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { type Column, Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import styles from './merit-list.module.css';
import { RankMark } from './rank-mark.tsx';
import { texts } from './texts.ts';

/** A page of the list, as the API returns it. */
export type MeritListPageOf = z.output<(typeof readMeritList)['answer']>;

type MeritEntry = MeritListPageOf['items'][number];

interface MeritTableProps {
  readonly entries: readonly MeritEntry[];
  readonly ownRollNumber: string | undefined;
}

/** Rank, participant, marks and time; the reader's row is marked. */
export function MeritTable({ entries, ownRollNumber }: MeritTableProps): ReactNode {
  const translate = useText();
  return (
    <Table
      caption={translate(texts.title)}
      rows={entries}
      keyOf={({ rank, rollNumber }) => `${rank}-${rollNumber}`}
      columns={useColumns(ownRollNumber)}
    />
  );
}

function useColumns(ownRollNumber: MeritTableProps['ownRollNumber']): readonly Column<MeritEntry>[] {
  const translate = useText();
  const { number, clock } = useFormat();
  return [
    {
      id: 'rank',
      title: translate(texts.meritRank),
      cell: ({ rank }) => <RankMark rank={rank} />,
    },
    {
      id: 'who',
      title: translate(texts.who),
      cell: (entry) => (
        <Participant entry={entry} isOwn={entry.rollNumber !== null && entry.rollNumber === ownRollNumber} />
      ),
    },
    { id: 'marks', title: translate(texts.meritMarks), isNumber: true, cell: ({ score }) => number(score) },
    {
      id: 'time',
      title: translate(texts.time),
      isNumber: true,
      cell: ({ durationMs }) => clock(durationMs),
    },
  ];
}

/** The name or the initials if the participant shows one of them, otherwise the roll number. */
function Participant({ entry, isOwn }: { readonly entry: MeritEntry; readonly isOwn: boolean }): ReactNode {
  const translate = useText();
  const { digits } = useFormat();
  const inLanguage = useBilingual();
  const name = entry.name ?? entry.initials;
  const shown = name === null ? null : inLanguage(name);
  const roll = translate(texts.meritRoll, { roll: digits(entry.rollNumber ?? '') });
  return (
    <>
      {shown ?? roll}
      {shown !== null && <span className={`${styles['quiet']} ${styles['roll']}`}> {roll}</span>}
      {isOwn && (
        <>
          {' '}
          <Badge tone="good">{translate(texts.you)}</Badge>
        </>
      )}
    </>
  );
}
