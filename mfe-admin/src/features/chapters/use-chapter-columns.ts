import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import type { listChapters } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

export type Chapter = AnswerOf<typeof listChapters>['items'][number];

export function useChapterColumns(): readonly DataColumn<Chapter>[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  return [
    {
      id: 'name',
      title: translate(texts.name),
      sortable: true,
      cell: ({ chapterTitle }) => inLanguage(chapterTitle),
      exportValue: ({ chapterTitle }) => chapterTitle,
    },
    {
      id: 'position',
      title: translate(texts.number),
      isNumber: true,
      sortable: true,
      cell: ({ chapterNumber }) => format.number(chapterNumber),
      exportValue: ({ chapterNumber }) => chapterNumber,
    },
    {
      id: 'summary',
      title: translate(texts.summary),
      cell: ({ chapterSummary }) => inLanguage(chapterSummary),
      exportValue: ({ chapterSummary }) => chapterSummary,
    },
    {
      id: 'lessons',
      title: translate(texts.lessons),
      isNumber: true,
      cell: ({ lessons }) => format.number(lessons),
      exportValue: ({ lessons }) => lessons,
    },
  ];
}
