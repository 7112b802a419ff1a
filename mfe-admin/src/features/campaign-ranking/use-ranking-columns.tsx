import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { readRanking } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

export type RankedPerson = AnswerOf<typeof readRanking>['items'][number] & {
  /** The rank within the batch that was chosen. */
  readonly batchRank?: number;
};

export function useRankingColumns(isOfBatch: boolean): readonly DataColumn<RankedPerson>[] {
  const translate = useText();
  const format = useFormat();
  const inLanguage = useBilingual();
  const { number, text } = useColumns<RankedPerson>();
  return [
    {
      ...text('name', texts.name, ({ fullName }) => inLanguage(fullName)),
      cell: ({ fullName, rollNumber }) => inLanguage(fullName) || format.digits(rollNumber ?? '–'),
    },
    number('rank', texts.rank, ({ rank }) => rank),
    ...(isOfBatch ? [number('batchRank', texts.batchRank, ({ batchRank }) => batchRank ?? 0)] : []),
    {
      ...text('roll', texts.roll, ({ rollNumber }) => rollNumber),
      cell: ({ rollNumber }) => format.digits(rollNumber ?? '–'),
    },
    {
      ...number('score', texts.score, ({ score }) => score),
      isNumber: false,
      cell: ({ score, totalMarks }) =>
        translate(texts.scoreOf, { score: format.number(score), total: format.number(totalMarks) }),
    },
    {
      ...number('total', texts.total, ({ totalMarks }) => totalMarks),
      isNumber: false,
      isHiddenAtFirst: true,
    },
    {
      ...number('time', texts.minutes, ({ durationMs }) => Math.ceil(durationMs / 60_000)),
      isNumber: false,
      cell: ({ durationMs }) => format.duration(durationMs),
    },
    {
      ...text('mobile', texts.mobile, ({ mobile }) => mobile),
      cell: ({ mobile }) => (mobile === '' ? '–' : format.digits(mobile)),
    },
    { ...text('email', texts.email, ({ email }) => email), cell: ({ email }) => email || '–' },
  ];
}
