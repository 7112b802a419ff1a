import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import type { readRanking } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

export type RankedPerson = AnswerOf<typeof readRanking>['items'][number];

type Column = DataColumn<RankedPerson>;

export function useRankingColumns(): readonly Column[] {
  return [...useRankColumns(), ...useContactColumns()];
}

function useRankColumns(): readonly Column[] {
  const translate = useText();
  const format = useFormat();
  const inLanguage = useBilingual();
  return [
    {
      id: 'name',
      title: translate(texts.name),
      cell: ({ fullName, rollNumber }) => inLanguage(fullName) || format.digits(rollNumber ?? '–'),
      exportValue: ({ fullName }) => inLanguage(fullName),
    },
    {
      id: 'rank',
      title: translate(texts.rank),
      isNumber: true,
      cell: ({ rank }) => format.number(rank),
      exportValue: ({ rank }) => rank,
    },
    {
      id: 'roll',
      title: translate(texts.roll),
      cell: ({ rollNumber }) => format.digits(rollNumber ?? '–'),
      exportValue: ({ rollNumber }) => rollNumber,
    },
    {
      id: 'score',
      title: translate(texts.score),
      cell: ({ score, totalMarks }) =>
        translate(texts.scoreOf, { score: format.number(score), total: format.number(totalMarks) }),
      exportValue: ({ score }) => score,
    },
    {
      id: 'total',
      title: translate(texts.total),
      isHiddenAtFirst: true,
      cell: ({ totalMarks }) => format.number(totalMarks),
      exportValue: ({ totalMarks }) => totalMarks,
    },
    {
      id: 'time',
      title: translate(texts.minutes),
      cell: ({ durationMs }) => format.duration(durationMs),
      exportValue: ({ durationMs }) => Math.ceil(durationMs / 60_000),
    },
  ];
}

function useContactColumns(): readonly Column[] {
  const translate = useText();
  const format = useFormat();
  return [
    {
      id: 'mobile',
      title: translate(texts.mobile),
      cell: ({ mobile }) => (mobile === '' ? '–' : format.digits(mobile)),
      exportValue: ({ mobile }) => mobile,
    },
    {
      id: 'email',
      title: translate(texts.email),
      cell: ({ email }) => email || '–',
      exportValue: ({ email }) => email,
    },
  ];
}
