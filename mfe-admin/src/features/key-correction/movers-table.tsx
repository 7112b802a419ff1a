import type { KeyCorrectionPreview } from '@pathshala/svc-exams-contract/key-corrections';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { type Column, Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { AccountName } from '../../students/account-name.tsx';
import { texts } from './texts.ts';

type Mover = KeyCorrectionPreview['movers'][number];

/** Lists the students who move furthest, with their scores and, if the exam ranks, their places. */
export function MoversTable({ movers }: Pick<KeyCorrectionPreview, 'movers'>): ReactNode {
  const translate = useText();
  const ranks = useRankColumn();
  const scores = useScoreColumns();
  const isRanked = movers.some(({ rank }) => rank !== null);
  return (
    <>
      <p>{translate(texts.shownMovers, { n: movers.length })}</p>
      <Table
        onPhone="cards"
        caption={translate(texts.previewTitle)}
        rows={movers}
        keyOf={({ resultId }) => resultId}
        columns={[...scores, ...(isRanked ? [ranks] : [])]}
      />
    </>
  );
}

function useScoreColumns(): readonly Column<Mover>[] {
  const translate = useText();
  const { number } = useFormat();
  return [
    {
      id: 'student',
      title: translate(texts.student),
      cell: ({ studentId }) => <AccountName userId={studentId} />,
    },
    {
      id: 'before',
      title: translate(texts.before),
      isNumber: true,
      cell: ({ scoreBefore }) => number(scoreBefore),
    },
    { id: 'after', title: translate(texts.after), isNumber: true, cell: ({ score }) => number(score) },
    {
      id: 'difference',
      title: translate(texts.difference),
      isNumber: true,
      cell: ({ scoreBefore, score }) => (
        <Badge tone={score < scoreBefore ? 'bad' : 'good'}>
          {number(score - scoreBefore, { signDisplay: 'always', maximumFractionDigits: 2 })}
        </Badge>
      ),
    },
  ];
}

function useRankColumn(): Column<Mover> {
  const translate = useText();
  const { number } = useFormat();
  const shown = (rank: number | null): string => (rank === null ? translate(texts.none) : number(rank));
  return {
    id: 'rank',
    title: translate(texts.rank),
    isNumber: true,
    cell: ({ rankBefore, rank }) => translate(texts.ranks, { before: shown(rankBefore), after: shown(rank) }),
  };
}
