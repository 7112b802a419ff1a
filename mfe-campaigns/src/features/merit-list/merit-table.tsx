import type { readMeritList } from '@pathshala/svc-campaigns/contract/http';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Table } from '@pathshala/web-kit/parts/table';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useTexts } from '../../texts.ts';
import styles from './merit-list.module.css';

type MeritEntry = z.output<(typeof readMeritList)['answer']>['items'][number];

export interface MeritTableProps {
  readonly entries: readonly MeritEntry[];
  readonly ownRollNumber: string | undefined;
}

/** Rank, who, marks and time used; the reader's own line is marked. */
export function MeritTable({ entries, ownRollNumber }: MeritTableProps): ReactNode {
  const say = useTexts();
  const format = useFormat();
  return (
    <Table
      caption={say('merit.title')}
      rows={entries}
      keyOf={({ rank, rollNumber }) => `${rank}-${rollNumber}`}
      columns={[
        {
          id: 'rank',
          title: say('merit.rank'),
          cell: ({ rank }) => <span className={styles['rank']}>{format.number(rank)}</span>,
        },
        {
          id: 'who',
          title: say('merit.who'),
          cell: ({ name, rollNumber }) => (
            <>
              {name ?? say('merit.roll', { roll: format.digits(rollNumber ?? '') })}
              {rollNumber !== null && rollNumber === ownRollNumber && (
                <>
                  {' '}
                  <Badge tone="good">{say('merit.you')}</Badge>
                </>
              )}
            </>
          ),
        },
        {
          id: 'marks',
          title: say('merit.marks'),
          isNumber: true,
          cell: ({ score }) => format.number(score),
        },
        {
          id: 'time',
          title: say('merit.time'),
          isNumber: true,
          cell: ({ durationMs }) => format.clock(durationMs),
        },
      ]}
    />
  );
}
